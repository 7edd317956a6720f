import { type AskedBefore, rows } from './question';

/** People who tell a little story around one question: shops, trades, clubs, offices, drivers, private people. */
export const storytellers: readonly AskedBefore[] = [
  ...rows('fr', [
    [
      "Bonjour, je suis boulangère à Wavre et on a repeint toute la devanture le mois passé. Mon mari avait écrit les heures d'ouverture au marqueur sur la porte, c'est moche. Vous pouvez me faire ça proprement en autocollant et il faut compter combien de temps ?",
      'lettering home',
      /5 à 10/,
    ],
    [
      "Ma camionnette est blanche et elle le restera, j'ai pas besoin d'un arc en ciel. Juste mon nom et le gsm sur les portes. Un collègue maçon me dit que le numéro d'entreprise doit y être aussi, c'est vrai ça ?",
      'lettering',
      /num[ée]ro d.entreprise/i,
    ],
    [
      "Je reprends le café de mon oncle. L'enseigne marche encore mais c'est des vieux tubes qui clignotent et ca bouffe un pognon fou. Je dois tout jeter ou on peut mettre du led dedans",
      'illuminated-signs',
      /led/i,
    ],
    [
      "Dans mon salon de coiffure les clientes cuisent sous le casque, et c'est pas à cause du casque : on a quatre mètres de vitrine plein sud. Un store coûte une fortune et le proprio veut pas qu'on perce la façade. Y a moyen de coller quelque chose sur le verre ?",
      'solar-film walls-solar-film',
    ],
    [
      "On fête les 40 ans du club de pétanque et on veut un grand truc imprimé à accrocher à la clôture du terrain. Celui de l'an passé s'est arraché à la première rafale. Vous avez une matière qui laisse passer le vent ?",
      'banners',
      /50/,
    ],
    [
      "Je fais 45.000 bornes par an sur l'E411 et ma nouvelle Volvo arrive en mars. La précédente avait le capot comme une passoire. Que pouvez-vous faire pour tout l'avant, et à quel prix ?",
      'paint-protection',
      /1.?200/,
    ],
    [
      "Mon gamin de six ans est fou de dinosaures et sa chambre vient d'être plafonnée. On aimerait une grande image imprimée sur tout un mur. Le plâtre est encore frais, faut attendre combien avant de coller ?",
      'wall-decoration',
      /semaines/i,
    ],
    [
      "pour l'enterrement de vie de jeune fille de ma soeur je voudrais UN tshirt débile avec sa tete dessus. une copine me dit que partout c'est minimum 20 pièces. vous en faites aussi un seul ?",
      'shirt-designer textile-printing',
    ],
    [
      "Nous sommes quatre plombiers, on lave nos vestes à 60 et l'ancien logo est parti en lambeaux après six mois. Le vendeur jurait que c'était du costaud. Est-ce que cousu au fil ça résiste mieux à la machine ?",
      'embroidery textile-printing-embroidery',
      /60/,
    ],
    [
      "Je vends des gaufres sur les marchés. Le camion est déjà peint, les menus sont imprimés, mais je n'ai jamais eu de vrai logo, juste un dessin de ma nièce. Votre formule la moins chère, c'est combien ?",
      'logo-design graphic-design',
      /299/,
    ],
    [
      "Les cartes sont d'un bleu, la fourgonnette d'un autre, et les polos tirent sur le violet. Ma compagne dit qu'il nous faut un document avec les règles une bonne fois pour toutes. Ça commence à quel prix ?",
      'brand-charter graphic-design',
      /890/,
    ],
    [
      "Kiné à Nivelles, ma plaque est posée, le cabinet est repeint, tout va bien. Sauf que quand on tape mon nom on tombe sur un homonyme à Liège ! Un petit site d'une seule page, ça me reviendrait à combien ?",
      'website-design graphic-design',
      /1.?200/,
    ],
    [
      "Ma femme vend des bougies depuis le garage, pour l'instant tout passe par Messenger et c'est le bazar. Elle voudrait que les gens paient direct par Bancontact. Vous faites ça, et à partir de combien ?",
      'website-design',
      /3.?500/,
    ],
    [
      "Dans notre immeuble les livreurs sonnent toujours chez le dentiste. On a scotché des feuilles A4 dans l'ascenseur, personne ne les lit. Vous pourriez nous faire des flèches et un tableau des étages ?",
      'signage',
    ],
    [
      "Je gère une maison médicale, et chaque fois qu'un docteur s'en va il faut recommander toute la plaque du couloir. Existe-t-il un système où la secrétaire change le nom elle-même ?",
      'signage',
    ],
    [
      "On ouvre une librairie à Namur dans une vieille rue protégée, le voisin s'est déjà fait taper sur les doigts. Je ne veux rien qui brille, seulement des lettres au-dessus de la porte. Qui dois-je interroger avant de commander ?",
      'signs home',
    ],
    [
      "Mon bail finit dans deux ans et le propriétaire est du genre à compter les trous. Si je fixe un panneau à mon nom sur sa façade, il restera quoi quand je m'en vais ?",
      'signs',
    ],
    [
      "Resto au rez, trois familles au-dessus. L'ancien locataire s'est fait insulter pendant des années parce que ses lettres éclairaient les chambres. Chez vous la lumière peut s'éteindre toute seule ou se baisser le soir ?",
      'illuminated-signs',
    ],
    [
      "Je tiens un stand à Batibouw dans trois semaines, l'emplacement est payé et j'ai rien à mettre derrière moi. Une collègue a un machin qu'on déroule et qui tient debout tout seul. En combien de jours je peux avoir ça ?",
      'roll-up home',
      /5 à 7/,
    ],
    [
      "J'ai une petite épicerie bio, les clients rentrent, tournent en rond et ne voient jamais les promos. Mon beau-fils dit que c'est mal affiché. Quelqu'un de chez vous peut venir voir sur place, et c'est payant ?",
      'point-of-sale',
      /gratuit|offert|sans frais/i,
    ],
    [
      'On lance une bière de quartier et on voudrait un gros autocollant par terre dans les night shops. Les gens vont marcher dessus toute la journée, parfois avec les pieds mouillés. Ça glisse pas, et ça tient combien de mois ?',
      'point-of-sale',
    ],
    [
      "L'année passée on avait commandé 60 t-shirts pour le camp scout chez un type sur internet, au troisième lavage le dessin craquelait. Même nombre cette année, un dessin, deux couleurs. C'est quoi la bonne technique pour cette quantité-là ?",
      'textile-printing',
      /s[ée]rigraphie/i,
    ],
    [
      "Ma fille a mis son hoodie de rhéto au séchoir et moi j'ai repassé sur le dessin comme une idiote. Il a cloqué. Pour le prochain, comment je dois le laver et le repasser ?",
      'textile-printing',
      /envers/i,
    ],
    [
      "Le comité de la brocante veut des polos et des casquettes pour les bénévoles. La brocante c'est la semaine prochaine, oui je sais, pas la peine de me gronder. C'est encore jouable ?",
      'textile-printing-embroidery',
    ],
    [
      "J'ai déjà quinze softshells achetées en Allemagne, neuves dans leur plastique. Le brodeur de ma commune refuse de toucher à ce qui ne vient pas de chez lui. Vous, vous acceptez les vêtements du client ?",
      'textile-printing-embroidery',
    ],
    [
      "On bosse de nuit le long des autoroutes, donc gilets fluo obligatoires, et le patron veut un énorme logo dans le dos. Moi j'ai peur qu'on perde la norme. On peut le faire aussi grand qu'on veut ?",
      'embroidery textile-printing',
    ],
    [
      "Mon neveu a fait faire un dragon par une intelligence artificielle et il veut le pull pour ses 15 ans. L'image sort de son téléphone. Est-ce que ça passe à l'impression ?",
      'shirt-designer',
    ],
    [
      "Tournoi de mini-foot entre collègues, douze joueurs, douze surnoms ridicules et douze numéros. J'ai tout dans un tableau. Je peux coller ma liste quelque part sur votre site pour voir chaque maillot ?",
      'shirt-designer',
    ],
    [
      "Ma Golf d'occasion est parfaite sauf la couleur, un beige de pharmacie. Le carrossier me demande quatre mille balles pour la repeindre. Et tout recouvrir d'un film, ça démarre à combien ?",
      'car-wrapping wrapping-ppf',
      /1.?500/,
    ],
    [
      "Ma boîte me donne une voiture en leasing, grise comme un lundi. Je voudrais rouler en vert pendant les quatre ans et la rendre comme elle était. J'ai besoin de l'accord de qui ?",
      'car-wrapping wrapping-ppf terms',
    ],
    [
      "L'été passé on m'a embouti l'aile, et l'omnium n'a pas voulu entendre parler des autocollants. Maintenant je fais habiller toute la carrosserie. Faut que je prévienne mon assureur cette fois ?",
      'car-wrapping',
    ],
    [
      "Le toit de ma Clio commence à rouiller près du joint et une portière a pris un coup de caddie. Je me disais qu'un film noir cacherait la misère. Bonne ou mauvaise idée ?",
      'wrapping-ppf',
    ],
    [
      'Mon mari veut du coloré, mon beau-frère ne jure que par le transparent, moi je fais surtout Bruxelles et les parkings de supermarché. Comment on choisit entre les deux films ?',
      'wrapping-ppf',
    ],
    [
      "J'ai fait mettre une céramique sur ma BM l'an dernier parce que le vendeur disait que ça arrêtait les cailloux. Résultat : deux éclats. C'est donc pas la même chose que votre film ?",
      'paint-protection',
    ],
    [
      "Je suis incapable d'imaginer ma Fiat 500 en vert d'eau, et ma femme encore moins. Une amie dit que sur votre site on essaie les teintes sur une photo de sa propre auto. Et cette photo, elle part où ?",
      'wrap-simulator',
      /appareil/i,
    ],
    [
      "Hier soir j'ai joué une heure avec l'outil pour habiller le Berlingo de ma société de jardinage, verre de vin à la main. Ça m'affiche un montant bas et un montant haut. C'est vraiment ce que je vais payer ?",
      'wrap-simulator',
      /estimation/i,
    ],
    [
      "Notre véranda est une étuve en juillet, même le chat n'y va plus. Seulement le toit n'est pas en verre, c'est ces plaques en plastique alvéolé. Un film contre la chaleur tiendrait quand même ?",
      'solar-film',
    ],
    [
      "On nous a posé un film au bureau il y a quinze jours et la vitre est pleine de petites poches d'eau. Ma collègue veut les percer avec une aiguille. C'est normal docteur ?",
      'solar-film',
    ],
    [
      "La salle de réunion, c'est un aquarium, tout le couloir sait qui se fait engueuler. Et le mur du fond est d'une tristesse... Vous pouvez passer une seule fois pour chiffrer la vitre et le mur ensemble ?",
      'walls-solar-film',
    ],
    [
      "Je suis vétérinaire, pas décoratrice. Ma salle d'attente a encore le papier à fleurs de mon prédécesseur et je rêve d'une forêt imprimée pour calmer bêtes et maîtres. Faut arracher l'ancien d'abord ?",
      'wall-decoration',
    ],
    [
      "Le graphiste de mon ex-associé me réclame de l'argent parce que j'ai mis « son » dessin sur des casquettes. Pas envie de revivre ça avec ma nouvelle boîte. Chez vous, une fois payé, le logo est vraiment à moi ?",
      'logo-design terms',
    ],
    [
      "Tout ce que j'ai comme logo c'est une photo de la camionnette de mon père, prise en 1994. L'imprimeur dit que c'est inutilisable. Vous savez le redessiner au propre, sans inventer autre chose ?",
      'graphic-design home',
    ],
    [
      "L'enseigne est là, le site aussi, les tabliers arrivent. Il me manque bêtement des cartes de visite et une carte de brasserie qu'on peut essuyer. C'est aussi votre rayon ?",
      'graphic-design point-of-sale',
    ],
    [
      "J'ai un commerce à Arlon, autant dire la lune pour les Bruxellois. Trois placeurs m'ont raccroché au nez. Vous descendez jusqu'ici pour fixer un panneau, et le trajet se paie à part ?",
      'home illuminated-signs terms',
    ],
    [
      "Je prends l'avion jeudi, donc je passe presque devant chez vous. J'aimerais toucher les échantillons avant de me décider pour la voiture. On peut entrer comme ça ou il faut s'annoncer ?",
      'about',
      /rendez-vous/i,
    ],
    [
      "Je finis à 17h à Louvain et j'ai un colis de polos à reprendre. Avec les bouchons je serai là vers 17h45. Ce sera encore ouvert ?",
      'home',
      /17 ?[:h.] ?30/i,
    ],
    [
      "Simple particulier ici. J'ai commandé hier des lettres avec notre nom pour la boîte, et ce matin madame a changé d'avis sur tout. On a bien quatorze jours pour se rétracter quand c'est par internet, non ?",
      'terms',
    ],
    [
      "Je débute comme indépendant et le compte est à sec jusqu'au premier chantier. Le prix pour la camionnette me va. Mais il faut avancer combien à la commande ?",
      'terms',
      /30/,
    ],
    [
      "Il y a un an j'ai rempli votre formulaire pour une bâche, avec mon gsm et des photos de ma maison. Le projet est tombé à l'eau. Tout ça reste combien de temps chez vous ?",
      'privacy',
      /2 ans|deux ans/i,
    ],
    [
      "Mon fils a 19 ans, une formation carrosserie et de l'or dans les mains, par contre il écrit comme un pied. Il a vu vos gars poser une vitrine et il en parle tous les jours. Faut une lettre de motivation pour postuler ?",
      'careers',
      /CV/,
    ],
    [
      "Ma comptable bloque le paiement des roll-ups tant que je ne lui donne pas votre numéro de tva. Je ne retrouve plus la facture, elle est sous une pile de fardes. C'est quoi le numéro ?",
      'legal-notice terms',
      /0999/,
    ],
    [
      "On déménage le cabinet dans deux ans, et la dernière fois on a tout laissé derrière nous comme des nigauds. Parmi les plaques, les lettres et les collants de vitrine, qu'est-ce qui peut se réemporter ?",
      'lettering-signage',
    ],
    [
      "J'attends mon permis depuis trois mois et le magasin ouvre samedi. Le voisin me prête des cordes et une échelle. Une toile imprimée à la place de l'enseigne, en attendant, ça se fait ?",
      'signs-banners',
    ],
    [
      "Sur le ring un camion m'a envoyé un caillou, j'ai une étoile de la taille d'une pièce de deux euros dans le pare-brise. Je suis à dix minutes de Zaventem. Vous réparez ça ?",
      '',
    ],
    [
      "Pour la fancy-fair on veut arrêter le jetable. Il nous faudrait cinq cents gobelets réutilisables au nom de l'école. Vous en imprimez ?",
      '',
    ],
    [
      "Ma fille se marie en juin dans notre jardin et il pleut toujours en juin. Quelqu'un m'a dit que vous étiez dans les événements. Vous louez des tonnelles et des chaises ?",
      '',
    ],
    [
      'En vidant la cave de bon-papa je suis tombé sur une plaque émaillée Stella des années cinquante, un peu rouillée. Ça vaut quelque chose à votre avis ?',
      '',
    ],
    [
      'Vu que vous avez des machines à coudre je tente ma chance. Mes pantalons de travail traînent de cinq centimètres par terre. Vous faites les ourlets ?',
      '',
    ],
    [
      'Mon mémoire doit être rendu lundi, 120 pages, et la prof exige une couverture rigide avec lettres dorées. Vous faites de la reliure ?',
      '',
    ],
    [
      "Notre fleuriste est sur Facebook et Insta mais moi j'y connais que dalle. Je cherche quelqu'un qui publie chaque semaine à ma place et répond aux commentaires. C'est dans vos services ?",
      '',
    ],
  ]),
  ...rows('nl', [
    [
      'Ons logo is donkerblauw en op de ruit van de fietsenwinkel ziet ge er overdag geen bal van. Mijn vrouw zegt dat het aan het glas ligt. Welke kleur komt wel goed uit op een raam?',
      'lettering-signage',
    ],
    [
      'Ik ben slager en heb een koelwagen met zo van die ribbels in de flank. De stickers van vorig jaar kwamen na drie maand los in de plooien. Welke soort folie blijft daar wél in zitten?',
      'lettering car-wrapping',
      /gegoten/i,
    ],
    [
      'Mijn dochter leent mijn Kangoo in het weekend en wil niet met Dakwerken Peeters voor de discotheek staan. Zijn van die magneetborden dan een goed gedacht?',
      'lettering',
    ],
    [
      'We hebben een dansschool in een oude fabriek, allemaal ruwe baksteen. Zouden grote letters rechtstreeks op die muur blijven plakken of ligt dat eraf met de eerste regen?',
      'lettering',
    ],
    [
      'Ik heb mijn eigen keuken geplaatst en mijn eigen badkamer betegeld. Kan ik de openingsuren van mijn praktijk dan ook zelf op de deur kleven, als ge mij de letters opstuurt?',
      'lettering',
    ],
    [
      'Ons rusthuis heeft drie vleugels en de bezoekers dolen rond, de verpleging wordt er zot van. Hoe groot moeten de letters op de borden zijn zodat een madam van 85 ze ook leest?',
      'signage',
    ],
    [
      'Op onze laadkade werken mannen uit acht landen en op de borden staat nu van alles door elkaar. De baas wil alles in vier talen. Hoeveel talen zet ge best op één bord?',
      'signage',
    ],
    [
      'Onze garage ligt wat achteruit in de industriezone en iedereen rijdt erlangs. Ik dacht aan zo een hoge zuil aan de straatkant. Moet daar een fundering onder, en hoe diep?',
      'signage signs',
      /80/,
    ],
    [
      'Ik start een naaiatelier aan huis in Aalst en wil gewoon een klein bordje aan de gevel, zonder licht. De buurvrouw beweert dat daar een vergunning voor nodig is. Klopt dat bij ons in Vlaanderen?',
      'signs home',
    ],
    [
      'De vorige uitbater van de frituur is failliet en zijn bord hangt er nog, kaarsrecht. Zonde om weg te smijten. Kunt ge daar gewoon mijn naam op zetten?',
      'signs',
    ],
    [
      'We openen een cocktailbar in Gent, het interieur is top, maar zodra het donker is weet geen kat dat we bestaan. Vanaf hoeveel hebt ge iets met licht aan de gevel?',
      'illuminated-signs signs-banners',
      /800/,
    ],
    [
      'Voor ons trouwfeest in de schuur wil mijn lief onze namen in een roze lichtslang, precies handgeschreven. Achteraf komt dat in de living boven de zetel. Maakt ge zoiets, en is dat niet gevaarlijk met hoogspanning?',
      'illuminated-signs',
    ],
    [
      'Met die ovens is mijn elektriciteitsfactuur al om te bleiten. Nu wil mijn zoon ook nog een verlichte bak boven de bakkerij. Hoeveel verbruikt dat per jaar als het alleen s avonds brandt?',
      'illuminated-signs',
      /110|kWh/i,
    ],
    [
      'Onze chiro heeft elk jaar hetzelfde eetfestijn, en elk jaar smijten we het spandoek weg omdat de datum niet meer klopt. Hoe pakt ge dat slimmer aan?',
      'banners',
    ],
    [
      'Ik werk voor een aannemer en met de vorige storm vloog er een doek van ons op een geparkeerde auto. Vanaf hoeveel wind moeten we die dingen eigenlijk afhalen?',
      'banners',
      /70/,
    ],
    [
      'We huren een sporthal voor het bal van de fanfare en de brandweer begon direct over attesten. Onze doeken hangen boven het podium. Kunt ge die brandvertragend leveren, met papieren erbij?',
      'banners',
      /M1|B1|13501/,
    ],
    [
      'Ik geef lezingen over bijen en sleep al een koffer honing en een beamer mee. Zo een ding dat ge omhoog trekt met onze naam op zou schoon zijn, maar het moet in een Fiat Panda en ik ben alleen. Welke breedte neem ik dan?',
      'roll-up',
      /85/,
    ],
    [
      'Zaterdag staan we met de wijnclub op de markt, in open lucht. De voorzitter wil per se zijn oprolbanner meepakken. Blijft dat staan als er wat wind zit?',
      'roll-up',
    ],
    [
      'Vier keer per jaar een nieuwe collectie, dus vier keer per jaar sta ik met een mesje affiches van mijn winkelraam te krabben. Mijn nagels zijn kapot. Bestaat er iets dat er zonder krabben af komt?',
      'point-of-sale',
    ],
    [
      'Onze apotheek heeft een nieuwe toonbank en daar moet een kartonnen standaardje op voor zonnecrème. We hebben er maar vijf nodig. Maakt ge er zo weinig of is het per honderd?',
      'point-of-sale',
      /honderd|100/i,
    ],
    [
      'Wij zijn met 34 in de fanfare, van een mager fluitistje tot onze tubaspeler van 130 kilo. Vorige keer paste de helft van de polo’s niet. Hoe bestellen we nu de juiste maten?',
      'textile-printing-embroidery',
    ],
    [
      'Wij verhuren kajaks op de Lesse en het personeel loopt heel de zomer in de zon. Ons logo is een lange slang van twintig centimeter. Kan dat zo breed op een klak geborduurd worden?',
      'embroidery',
      /12/,
    ],
    [
      'In onze keuken is er veel verloop, na twee maand zijn ze weer weg. De chef wil toch een voornaam op elke koksvest. Kunt ge die er achteraf terug uithalen?',
      'embroidery',
    ],
    [
      'Mijn papa is in januari gestorven en ik zou zijn foto op een trui willen voor mijn mama. Mijn tante vindt borduren veel schoner dan drukken. Gaat dat met een foto?',
      'embroidery textile-printing',
    ],
    [
      'Onze truitjes zijn rood polyester en bij de vorige drukker werd het witte nummer na een tijd roze. Hij gaf de wasmachine van mijn moeder de schuld! Hoe komt dat eigenlijk?',
      'textile-printing-embroidery textile-printing',
    ],
    [
      'Wij doen dit jaar 80 truien voor de laatstejaars, witte druk op zwart, de helft wil grijs in plaats van zwart. Een leerkracht zegt dat dat dan twee aparte bestellingen zijn en dus duurder. Is dat zo?',
      'textile-printing',
    ],
    [
      'Mijn zoon van 7 tekende met stift een monster en wil dat op zijn buik op een t-shirt, maat 8 jaar. Ik heb het blad al gefotografeerd. Hoe breed mag die tekening dan zijn?',
      'shirt-designer',
      /18/,
    ],
    [
      'mijn getuige wil voor mijn vrijgezellen een foto uit whatsapp groot op de rug. das amper duizend pixels breed denk ik. wordt da geen blokkenboel?',
      'shirt-designer',
    ],
    [
      'Ik ben loodgieter en zonder mijn camionette verdien ik niks. Ge moogt hem helemaal in het antraciet steken, graag zelfs. Maar hoeveel dagen ben ik hem kwijt?',
      'car-wrapping wrapping-ppf',
      /3 tot 5/,
    ],
    [
      'Mijn Polo komt volgende week terug van de carrossier, volledig herspoten na een aanrijding. Daarna zou hij direct mat zwart mogen worden met folie. Kan dat meteen of moet ik wachten?',
      'car-wrapping',
    ],
    [
      'Mijn schoonbroer is flik en beweert op elk familiefeest dat mijn inschrijvingspapieren niet meer kloppen omdat mijn wagen een ander kleur kreeg met folie. Moet ik dat echt ergens melden?',
      'car-wrapping',
      /DIV/,
    ],
    [
      'Ik rijd met een lichtgrijze Caddy en die kleur vind ik eigenlijk schoon. Er moet gewoon op staan wie ik ben, wat ik doe en mijn nummer. Moet ik dan een wrap nemen of volstaat iets simpelers?',
      'wrapping-ppf lettering lettering-signage',
    ],
    [
      'Mijn maten hebben hun voorste zijruiten donker gemaakt en zijn daar fier op. Wij hebben een baby, en mijn vrouw zit vooraan in de volle zon. Mag dat nu op de voorste ramen of niet?',
      'wrapping-ppf solar-film wrap-simulator',
    ],
    [
      'Mijn koersfiets heeft een carbonkader van zesduizend euro en in de koffer schuurt alles tegen alles. Doet ge die doorzichtige folie ook op fietsen of alleen op auto’s?',
      'paint-protection',
    ],
    [
      'Van de borstels in de carwash krijgt mijne zwarte Audi altijd van die spinnenwebben. Een verkoper zei dat zo’n beschermfolie zichzelf geneest, dat klinkt als toverij. Hoe werkt dat?',
      'paint-protection',
      /60/,
    ],
    [
      'Ik ben een nul in computers, mijn kleindochter typt dit. Wij willen u een foto van de bestelwagen sturen zodat ge toont hoe de naam van de bakkerij erop zou staan. Hoe trekken we die foto het best?',
      'wrap-simulator',
    ],
    [
      'In mijn klas is het 34 graden in juni en de directie heeft geen geld voor airco. De zon staat er van de middag tot de bel op. Wat kost zo een folie op het glas per vierkante meter, plaatsing erbij?',
      'solar-film walls-solar-film',
      /25/,
    ],
    [
      'Ik woon op het derde aan de dijk, prachtig zicht maar een serre. De syndicus is een moeilijke. Mag ik zomaar folie op mijn ramen plakken of moet ik toestemming hebben?',
      'solar-film walls-solar-film',
    ],
    [
      'Maandag is de folie geplaatst in onze winkel en donderdag komt de ruitenwasser met zijn schraper. Ik heb er geen goed gevoel bij. Wanneer mag die man er weer aan?',
      'solar-film',
      /30/,
    ],
    [
      'Op kantoor zijn er twee kampen: screens buiten of iets op het glas zelf. De architect verkoopt natuurlijk liever screens. Wat is nu eerlijk gezegd het verschil?',
      'walls-solar-film',
    ],
    [
      'In onze refter verstaat ge uw eigen woord niet van de galm. En tegelijk wil de directrice een foto van het Zoniënwoud over heel de muur. Is er iets dat de twee oplost?',
      'wall-decoration walls-solar-film',
    ],
    [
      'Mijn broer heeft een tuinzaak, ik doe zwembaden, en we zitten samen in dezelfde loods. Elk zijn logo, maar ze moeten wel familie zijn. Welke formule is dat bij u en wat kost dat?',
      'logo-design',
      /999/,
    ],
    [
      'In Breda zit er iemand met exact dezelfde naam als onze koffiebranderij en die stuurt nu boze mails. Wij hebben nooit iets laten registreren, dom natuurlijk. Waar doet ge dat voor België en Nederland samen?',
      'logo-design',
      /BBIE|BOIP|Benelux/,
    ],
    [
      'In september begin ik een kapsalon en ik heb nog niks: geen logo, geen uithangbord, geen website. Het budget is klein. In welke volgorde doe ik dat best zodat ik niet twee keer betaal?',
      'graphic-design',
    ],
    [
      'Wij hebben vier filialen en een rij bestelwagens, en iedere filiaalhouder doet zijn goesting met ons logo. Mijn vader zou zich omdraaien in zijn graf. Welk pakket met huisregels past daarbij?',
      'brand-charter',
    ],
    [
      'De neef die mijn site maakte zit nu in Australië en de domeinnaam staat op zijn naam. Ik kan nergens aan, zelfs de openingsuren niet. Op wiens naam komt dat als ik het bij u laat doen?',
      'website-design',
    ],
    [
      'Ons amateurorkest heeft alleen een wazig logo uit een Worddocument van 2003. Voor we iets laten drukken of borduren wil ik het juist doen. Welk soort bestand moet ik u bezorgen?',
      'home',
      /PDF|SVG|EPS/,
    ],
    [
      'Mijn grootvader was letterschilder, dus ik kijk nogal kritisch naar mensen van uw stiel. Hoe lang zijt ge al bezig?',
      'about',
      /2006/,
    ],
    [
      'Ik ben 52 en stond twintig jaar aan de machines in een drukkerij die nu dicht is. Kleurprofielen ken ik vanbuiten, mijn Frans is wat roestig. Zoekt ge iemand aan de printers?',
      'careers',
    ],
    [
      'Ik ben een gewone klant, geen bedrijf, en de naam op mijn jas is na acht maand losgekomen. Vroeger zei de winkel altijd: zes maand en niet langer. Hoe lang heb ik bij u recht op herstelling?',
      'terms',
      /twee jaar|2 jaar/i,
    ],
    [
      'De prijs voor ons uithangbord ligt al drie weken op de kast, de vennoten geraken er niet uit. De ene is nu ook nog op reis. Hoe lang blijft een offerte geldig?',
      'terms',
      /30/,
    ],
    [
      'Ons boekhoudpakket wil u aanmaken als leverancier en vraagt een ondernemingsnummer en een rekeningnummer. Ik zit hier al een kwartier op die site te zoeken. Kunt ge het mij geven?',
      'legal-notice terms',
      /0999/,
    ],
    [
      'De kinderen hebben op uw site t-shirts zitten tekenen en ik heb het ontwerp bewaard met een link om naar oma te sturen. Hoe lang blijft dat bij u staan?',
      'privacy',
      /13/,
    ],
    [
      'Op het strand van De Haan waait het altijd en onze surfclub wil van die hoge wapperende vlaggen op een voet. We hebben er een stuk of tien nodig. Verkoopt ge die?',
      '',
    ],
    [
      'Mijn rolluik is halverwege blijven hangen en heel de winkel zit in het donker. Ik dacht, die mannen van Zaventem doen toch gevels. Kunt ge iemand sturen om de motor te maken?',
      '',
    ],
    [
      'Voor de kampioenenviering van de duivenbond hebben we twaalf bekers nodig met een plaatje en de naam van de duif. De oude leverancier is gestopt. Levert gij trofeeën?',
      '',
    ],
    [
      'De leren zetels van mijn oldtimer zijn gescheurd, de lak is nog als nieuw. Volgende maand is er een rally. Stoffeert ge ook zetels?',
      '',
    ],
    [
      'Ergens op de E40 ben ik mijn achterste nummerplaat kwijtgespeeld. Zonder plaat mag ik niet rijden, en mijn werk wacht. Kunt ge mij een duplicaat persen?',
      '',
    ],
    [
      'Vrijdag heb ik een afspraak bij jullie voor de stalen. Mijn Duitse herder kan niet alleen thuis blijven, dan eet hij de zetel op. Mag hij mee binnen?',
      '',
    ],
    [
      'Onze camping bestaat vijftig jaar en we willen een promofilmpje met beelden van boven de vijver. Ik zag dat ge ook ontwerpt. Filmt ge met een drone?',
      '',
    ],
  ]),
  ...rows('en', [
    [
      "I run a yoga studio on the ground floor in Ixelles and the whole bus queue watches us do downward dog. I'd like that milky stuff on the glass, maybe with our name cut out of it. What would it be per square metre?",
      'solar-film walls-solar-film',
      /35/,
    ],
    [
      "Our charity shop opens soon and the window still says Nails by Cindy. We're all volunteers and a bit scared of scratching the glass. Do old letters come off cleanly?",
      'lettering',
    ],
    [
      'The new letters went on the restaurant door on Monday and my father-in-law is already out there with a pressure washer. Please tell me what he is allowed to clean it with.',
      'lettering',
    ],
    [
      "I'm a baker, so I'm only free before dawn, and this morning it was minus two. I've got a stick-on name for the shop window lying here. Is it too cold to put it up?",
      'lettering',
      /10/,
    ],
    [
      "We're a dental practice and the last fitters blocked our entrance for a whole day, patients climbing over ladders. Will we have to shut while you do the window?",
      'lettering-signage',
    ],
    [
      "We're renovating a community centre and one of our members is blind. She asked if the toilet doors could have signs she can read with her fingers. Do you make those, and at what height do they go?",
      'signage',
    ],
    [
      "I finally have my own law office and my mother insists on paying for the plate next to the bell. Nothing flashy, it's a quiet street. What would a plate like that start at?",
      'signage lettering-signage',
      /150/,
    ],
    [
      'The fire inspector walked through our hotel and half the exit signs failed. Marketing now wants the new ones in our burgundy. Would you make them like that?',
      'signage',
    ],
    [
      "It was a vape shop, now it's a tea shop, long story. I don't need it lit, just a decent board with the new name above the window. What's the lowest price, and is putting it up included?",
      'signs signs-banners',
      /500/,
    ],
    [
      'After 31 years my wife and I are shutting the hardware store. People say our sign is part of the street. Does it have to come down, or can we just leave it?',
      'signs',
    ],
    [
      "It should say BISTRO and since Tuesday it says B STRO. My regulars find it hilarious, I don't. Does the whole thing need replacing when one letter goes dark?",
      'illuminated-signs',
    ],
    [
      "My café sits right beside a set of traffic lights, and I've fallen in love with a glowing red sign. My brother says the police will make me take it off. Is he right?",
      'illuminated-signs',
      /75/,
    ],
    [
      'For the summer fair we hang something across the village street, so people come at it from both ends. Last year half of them read it backwards. Can you print both sides?',
      'banners',
    ],
    [
      "After ten half-marathons our shed is full of worn-out banners, and our treasurer happens to be the green conscience of the club. He won't let me bin them. What can be done with them?",
      'banners',
    ],
    [
      'My nephew is drawing the six metre thing for the gym façade, the one that hangs on eyelets. He keeps asking me about scale and dpi as if I knew. What do you want from him?',
      'banners',
    ],
    [
      "I'm a nutritionist with a stall at a wellness day in May and I can't draw a straight line. I have a logo and some pictures of salads. Can you lay out the whole pull-up thing for me?",
      'roll-up',
    ],
    [
      'We moved offices, and our three stand-up banners are fine except they show the old address. My boss hates waste. Do we need new ones or can you change only the picture?',
      'roll-up',
    ],
    [
      "A lady in a wheelchair couldn't turn round between my book displays last week and I was mortified. I'm rearranging the shop this weekend. How much room does she need?",
      'point-of-sale',
      /150/,
    ],
    [
      'Took over a small supermarket and the price tickets keep sliding off. I want proper strips for the edge of the shelf. Is there a standard height for that rail?',
      'point-of-sale',
      /39/,
    ],
    [
      'Sixteen nurses, sixteen opinions. All we agree on is a tunic with first name and role that a patient can read when we shake hands. How big should the letters be?',
      'textile-printing-embroidery embroidery',
      /7 to 8/,
    ],
    [
      "There are only four of us in the landscaping firm, five with my dad on Saturdays. The last place wouldn't stitch less than fifty polos. From how many pieces does it make sense with you?",
      'textile-printing-embroidery embroidery',
      /10/,
    ],
    [
      'I asked three companies about the same crest on a rowing club fleece and got three wildly different prices. Someone said it was the colours. What is it that makes stitching expensive?',
      'embroidery',
    ],
    [
      "We do guided walks in Ostend, so it pours. The guides need our name on their waterproof coats, but I've heard a needle makes holes the rain comes through. What's the right way?",
      'textile-printing-embroidery',
    ],
    [
      'I coach under-12 hockey, fourteen kids, and each of them wants a name and a number on the back like the pros. Which technique is that and will it survive my washing machine?',
      'textile-printing',
    ],
    [
      "My band is having 150 shirts made and the drummer and the singer don't speak anymore because of the green. Could we hold one in our hands before you print the lot?",
      'textile-printing',
    ],
    [
      "My daughter has eczema and hates anything plasticky on her chest. She's made a drawing for a white tee. Which kind of print does one feel the least?",
      'textile-printing',
    ],
    [
      'I drew a running potato for the office fun run and now HR wants to sell the tees for charity. If I put it through the drawing tool on your site, whose potato is it?',
      'shirt-designer',
    ],
    [
      'Best man here, out of my depth. Your shirt tool shows me a price for nine tees with a very rude pun. Is that what we pay in the end, tax and all?',
      'shirt-designer',
    ],
    [
      "Some guy on an industrial estate did my van, the edges curled within a year and he has vanished. If I let you do it again, what's guaranteed and for how long?",
      'car-wrapping terms about',
      /5/,
    ],
    [
      "I'm a florist and want my white Transit in dark green. My friend's car looks amazing until she opens the door and it's still yellow inside. Are those inner edges part of your price?",
      'car-wrapping',
    ],
    [
      'Not made of money here, so leave the rest of my Mini alone. I just want a black roof. What does something like that start at, and how long is it with you?',
      'car-wrapping wrapping-ppf',
      /300/,
    ],
    [
      "My son, 22, first salary, wants his Golf like a mirror, full chrome, as seen on TikTok. I'm paying half so I get a say. Does that stuff last?",
      'car-wrapping',
      /2 years/i,
    ],
    [
      'At the meet everyone has smoked tail lights and I feel naked. My Civic comes to you in June for a colour change anyway. Will you do the lamps as well?',
      'wrapping-ppf',
    ],
    [
      "I have a lovely clean garage at home and no desire to take the bus back from Zaventem. Couldn't your people come and film the car at my place?",
      'wrapping-ppf home',
    ],
    [
      "Bought a motorbike in a limited edition blue and the zip of my jacket is already eating the tank. Is there something clear for just that one part, and what's the price?",
      'paint-protection',
      /150/,
    ],
    [
      "My dad's 2009 Mercedes has a see-through film on its nose that's gone the colour of tea. I'm tempted for my own car but not if it does that. Is today's stuff going to yellow too?",
      'paint-protection',
    ],
    [
      "We're a removals firm, six blokes, and nobody agrees on orange or blue for the truck. I'd like to play with a few designs and send the others a link. Is there anything on your site for that?",
      'wrap-simulator',
    ],
    [
      "On my laptop the colour I chose looks like mint, on my wife's phone it's toothpaste. It's a lot of money for a surprise. How do I find out what it's really like on the car?",
      'wrap-simulator',
      /swatch/i,
    ],
    [
      'New-build, triple glazing, and a nursery that hits thirty degrees. The neighbour stuck film on the inside and his pane cracked. Could that happen to me too?',
      'solar-film',
    ],
    [
      "I sell vintage dresses and whatever I hang in the front goes pale in a month. But the shop mustn't look like a limousine. Which film protects the fabric and stays nearly invisible?",
      'solar-film walls-solar-film',
      /selective|45/i,
    ],
    [
      'I share a corridor with a lady who is allergic to everything and complains to the landlord weekly. If you put up a printed wall and do our windows, will it smell for days?',
      'walls-solar-film',
    ],
    [
      "I took a nice shot of the dunes, 24 megapixels, and our hotel would like it three metres wide behind reception. My colleague says it will be a blurry mess. Who's right?",
      'wall-decoration',
    ],
    [
      "Toddlers with jam on their hands, that's the situation in our crèche corridor. We dream of a farmyard along the whole wall, but it has to survive a brush and soap. Which material?",
      'wall-decoration',
      /vinyl/i,
    ],
    [
      'I let ChatGPT make a fox for my podcast and everyone loves it, except my cousin, who is a lawyer. Can a picture like that be my official logo?',
      'logo-design',
    ],
    [
      "Three agencies each sent a free drawing for our gin, all of them ugly. You'd be the fourth. Do you show a first idea before I sign anything?",
      'logo-design',
    ],
    [
      'My uncle owns a print shop and would never forgive me. I like your drawings better than his, though. Could you do the leaflets and leave the printing to him?',
      'graphic-design',
    ],
    [
      'We went from three people to twenty-five and last week somebody put our logo on a purple gradient. The board wants a proper rulebook before summer. How many weeks does that take you?',
      'brand-charter',
      /2 to 5/,
    ],
    [
      "The other chimney sweep in Tervuren comes up first on Google and he can't even spell chimney. Say you build me a site. Will I be above him?",
      'website-design',
      /nobody/i,
    ],
    [
      'Wedding season starts in May, and our castle has a Facebook page from 2016 and a very nice sign. How long from the first chat until a real website is online?',
      'website-design',
      /4 to 8/,
    ],
    [
      'I wrote to three sign makers about my garage and two never answered, the third took a month. How fast do you come back with a price, and do I pay for it?',
      'home about',
      /24/,
    ],
    [
      "My girlfriend speaks French and some English but zero Dutch, and she is brilliant with a heat gun. She's seen your vans around. Would the language be a problem to get hired?",
      'careers',
    ],
    [
      "My business partner has walked out and the shop won't open after all. We paid the deposit for the sign and I guess you've started cutting. What do we get back if we call it off?",
      'terms',
    ],
    [
      "I don't trust websites much since my bank card was hacked. I only wanted to look at your jackets. Do you track me here with cookies if I click nothing?",
      'privacy',
    ],
    [
      'People fly past our farm shop at full speed, and my sister wants the phone number, the hours, eggs, honey and a cow on the board. I say less. How many words should there be?',
      'signs-banners lettering-signage',
    ],
    [
      'Our pottery club turns twenty and, irony of it, nobody wants to make eighty mugs. Do you print logos on ceramic?',
      '',
    ],
    [
      "My husband loves his car more than me and it's his fiftieth on Sunday. He'd adore anything from your workshop but I don't know what. Do you sell gift vouchers?",
      '',
    ],
    [
      "I've only one key left for the van you are going to letter, and it's bent. It makes me nervous each time I lock up. Can you cut a spare?",
      '',
    ],
    [
      'The lights on my trailer have died and the technical inspection is Thursday. I figured you know about LEDs. Could you have a look at the wiring?',
      '',
    ],
    [
      "We're leaving for Lisbon in August with two kids, a piano and a lot of plants. I saw a big van with your phone number on it. Do you do house moves?",
      '',
    ],
    [
      "It's a pirate party for eleven six-year-olds, and shirts are too much money. I was thinking of those little skulls you stick on the arm with a wet sponge. Do you make temporary tattoos?",
      '',
    ],
  ]),
];
