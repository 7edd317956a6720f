import { type AskedBefore, rows } from './question';

/** People in conversation: they go on without naming the thing, ask two things at once, tell a story first. */
export const conversing: readonly AskedBefore[] = [
  ...rows('fr', [
    // They go on without naming the thing.
    [
      'couvrir toute une petite voiture, c’est combien ? >> et juste le toit alors ?',
      'car-wrapping wrapping-ppf wrap-simulator',
      /300/,
    ],
    [
      'je voudrais ma voiture en gris mat >> c’est plus embêtant à nettoyer ?',
      'car-wrapping wrap-simulator',
      /doigt|polish|lavage|main/i,
    ],
    [
      'vous habillez aussi les camionnettes ? >> et elle reste combien de temps chez vous',
      'car-wrapping wrapping-ppf',
      /3\s?à\s?5/,
    ],
    [
      'un film transparent contre les cailloux sur le capot ça existe ? >> ça jaunit pas ?',
      'paint-protection',
      /lent|7\s?à\s?10/i,
    ],
    [
      'film invisible sur toute la carrosserie, votre prix ? >> on peut l’ôter avant de revendre',
      'paint-protection wrapping-ppf',
      /retir/i,
    ],
    [
      'je pense à une enseigne éclairée pour mon snack >> ça bouffe beaucoup de courant ?',
      'illuminated-signs',
      /kWh/i,
    ],
    [
      'caisson lumineux 2 m de long, faisable ? >> et qui le branche au tableau électrique ?',
      'illuminated-signs terms',
      /électricien/i,
    ],
    [
      'Je vais ouvrir un salon de coiffure à Uccle et il me faut mon nom sur la façade. >> C’est vous qui introduisez la demande à la commune ?',
      'signs-banners home terms signs',
      /plans|pièces|permis|dossier/i,
    ],
    [
      'prix d’un panneau de façade sans lumière >> le montage est dedans ?',
      'signs signs-banners terms home',
      /en sus|pas (pour|comprise)/i,
    ],
    [
      'un panneau au-dessus de la porte de mon atelier >> je peux visser ça tout seul ?',
      'signs',
      /gabarit|rez/i,
    ],
    [
      'lettres autocollantes pour ma vitrine >> et si je déménage, on voit encore quelque chose après ?',
      'lettering',
      /chaleur|lame|fantôme|trace/i,
    ],
    [
      'mes horaires en autocollant sur la porte >> vous me les envoyez et je les mets moi-meme ?',
      'lettering',
      /transfert|mode d.emploi/i,
    ],
    [
      'combien pour un logo ? >> j’ai droit à combien de changements',
      'logo-design graphic-design',
      /deux|trois/i,
    ],
    [
      'vous dessinez des logos je crois >> et après il est à moi ou à vous',
      'logo-design terms',
      /cession|cédé/i,
    ],
    [
      'vous créez des sites web ? >> et si je veux y vendre mes savons',
      'website-design graphic-design',
      /3[\s.]?500/,
    ],
    [
      'un petit site d’une page pour mon cabinet >> l’adresse en .be elle est à quel nom',
      'website-design',
      /votre nom/i,
    ],
    [
      'je veux notre nom cousu sur des polos >> à partir de combien ça vaut la peine',
      'textile-printing-embroidery embroidery',
      /10|dizaine/i,
    ],
    ['broderie sur des bodys pour enfants, ok ? >> ça pique pas la peau ?', 'embroidery', /voile/i],
    [
      't-shirts marrants pour un anniversaire >> et si j’en prends qu’un ?',
      'shirt-designer textile-printing-embroidery textile-printing',
      /numérique|une (seule )?pièce/i,
    ],
    [
      'On voudrait imprimer des sweats pour les rhétos. >> Et on les lave comment, ensuite ?',
      'textile-printing',
      /envers|retourn|30/i,
    ],
    [
      'un roll-up pour mon stand au salon de l’auto >> je pourrais le laisser devant la porte, dehors ?',
      'roll-up',
      /porche|réservoir|eau/i,
    ],
    [
      'il me faut une banderole qui se déroule, 85 de large >> ça existe avec une image des deux côtés',
      'roll-up',
      /deux films|double/i,
    ],
    [
      'une bâche sur l’échafaudage pendant les travaux >> et quand il y a tempête on fait quoi',
      'banners',
      /70|décroch|filet/i,
    ],
    [
      'bâche pour la kermesse de l’école >> la date change tous les ans, faut en refaire une à chaque fois ?',
      'banners',
      /bande|autoagrippant|adhésif/i,
    ],
    [
      'du film contre la chaleur dans ma véranda >> ah oui le toit est en plastique, pas en vrai verre',
      'solar-film',
      /cloque|gaz|non/i,
    ],
    [
      'des vitres miroir pour qu’on voie pas dans mon living >> et le soir quand j’allume ?',
      'solar-film',
      /rideau|dépoli|éclairé/i,
    ],
    [
      'J’habite au troisième, j’aimerais un film sur mes fenêtres. >> Les voisins ont leur mot à dire ?',
      'solar-film walls-solar-film',
      /assemblée|deux tiers/i,
    ],
    [
      'coller une photo géante sur le mur du couloir >> y a encore le vieux papier peint, c’est grave ?',
      'wall-decoration',
      /cloque|retir|éviter/i,
    ],
    [
      'une fresque dans la chambre du petit >> et quand il en aura marre, ça part facilement ?',
      'wall-decoration',
      /à sec|chauff/i,
    ],
    [
      'faut payer quelque chose à la commande ? >> et le reste c’est pour quand',
      'terms',
      /échéance|30\s?jours|facture/i,
    ],
    [
      'je dois peut-être laisser tomber ma commande >> et l’argent que j’ai déjà versé ?',
      'terms',
      /surplus|s.impute|rend/i,
    ],
    ['je cherche du travail comme poseur >> il faut le permis ?', 'careers', /permis\s?B/i],
    [
      'j’aimerais voir vos machines avant de me décider >> je peux passer comme ça sans prévenir ?',
      'about',
      /rendez-vous/i,
    ],
    [
      'vous venez voir mon magasin pour les affiches et les rayons ? >> ça me coûte quoi, cette visite',
      'point-of-sale',
      /gratuit/i,
    ],
    [
      'ma voiture est en leasing, je peux la faire couvrir ? >> et l’assurance doit le savoir ?',
      'car-wrapping',
      /omnium|déclaré/i,
    ],
    [
      'le covering est couvert combien d’années >> et pour le film transparent c’est pareil ?',
      'paint-protection terms',
      /devis/i,
    ],
    [
      'prix pour emballer toute la voiture ? >> et seulement une partie ? >> et pour tout enlever dans cinq ans, ça se paie comment',
      'car-wrapping',
      /d.avance|à la demande|en même temps/i,
    ],
    [
      'vous faites les vestes de travail ? >> avec le prénom cousu dessus ? >> et quand la personne s’en va ?',
      'embroidery',
      /badge|débrod|empreinte/i,
    ],
    [
      'enseigne lumineuse, à partir de combien >> et elle vit combien de temps >> et si une lettre tombe en panne ?',
      'illuminated-signs',
      /connecteur|alimentation/i,
    ],
    [
      'mon logo c’est juste une image prise sur facebook, ça ira ? >> et s’il faut le refaire, c’est compris ?',
      'graphic-design home',
      /à part|prix/i,
    ],
    // They leave the trade, or ask what the site does not say.
    ['covering complet pour ma clio, dès combien ? >> vous me prêtez une voiture en attendant ?', ''],
    ['vous brodez des casquettes ? >> et des mugs avec le même dessin, aussi ?', ''],
    ['vous venez poser à Namur ? >> tu connais un bon resto là-bas', ''],
    ['un logo pour ma boulangerie >> et vous pouvez me trouver le local aussi ?', ''],
    ['film solaire pour douze mètres carrés >> il y a une prime de la Région pour ça ?', ''],
    ['un site à partir de combien >> vous tournez aussi la vidéo de présentation ?', ''],
    ['habiller ma camionnette aux couleurs de la boîte >> je peux le déduire à 100 % de mes impôts ?', ''],
    ['je dois passer à l’atelier mardi >> il y a de la place pour se garer avec une remorque ?', ''],
    ['deux roll-ups pour un salon à Courtrai >> et des hôtesses pour tenir le stand, vous avez ça', ''],
    ['t-shirts pour le club de foot >> et les ballons ? et les godasses ?', ''],
    ['vous êtes ouverts demain ? >> et il va pleuvoir à ton avis', ''],
    ['il me faut un film pour mes vitres >> et vous passez les laver tous les mois ensuite ?', ''],
    // Two things at once.
    [
      'prix d’un logo et prix d’un site ?',
      'graphic-design home logo-design website-design',
      /(?=[\s\S]*299)(?=[\s\S]*1[\s.]?200)/i,
    ],
    [
      'habiller toute une voiture ça coûte combien et ça tient combien d’années',
      'wrapping-ppf car-wrapping',
      /(?=[\s\S]*1[\s.]?500)(?=[\s\S]*5\s?à\s?7)/i,
    ],
    [
      'Film de protection ou céramique : quelle différence contre les cailloux, et lequel dure le plus longtemps ?',
      'paint-protection',
      /(?=[\s\S]*(caillou|épaisseur))(?=[\s\S]*(2\s?à\s?5|7\s?à\s?10|plus longtemps))/i,
    ],
    [
      'une enseigne avec lumière et une sans, les deux prix svp',
      'signs-banners home',
      /(?=[\s\S]*500)(?=[\s\S]*800)/i,
    ],
    [
      'film miroir ou film presque invisible contre le soleil, c’est combien le m2 l’un et l’autre',
      'solar-film walls-solar-film',
      /(?=[\s\S]*25)(?=[\s\S]*45)/i,
    ],
    [
      'un roll-up : livré en combien de temps et il reste beau combien d’années à l’intérieur ?',
      'roll-up',
      /(?=[\s\S]*5\s?à\s?7)(?=[\s\S]*3\s?à\s?5)/i,
    ],
    [
      'quel acompte demandez-vous et votre devis reste bon jusqu’à quand',
      'terms',
      /(?=[\s\S]*30\s?%)(?=[\s\S]*30\s?jours)/i,
    ],
    [
      'vos heures et votre adresse s’il vous plait',
      'about home legal-notice',
      /(?=[\s\S]*17)(?=[\s\S]*Letterstraat)/i,
    ],
    [
      'protéger seulement l’avant de la voiture, et protéger toute la voiture : les deux tarifs ?',
      'paint-protection',
      /(?=[\s\S]*1[\s.]?200)(?=[\s\S]*2[\s.]?800)/i,
    ],
    [
      'combien de semaines pour un logo et combien pour un site',
      'website-design logo-design home graphic-design',
      /(?=[\s\S]*2\s?à\s?3)(?=[\s\S]*4\s?à\s?8)/i,
    ],
    [
      'Une bâche de chantier, c’est prêt en combien de temps, et qui l’accroche ?',
      'banners',
      /(?=[\s\S]*1\s?à\s?2\s?semaines)(?=[\s\S]*(nacelle|tendeurs))/i,
    ],
    [
      'nous avons trois magasins et chacun utilise un autre bleu >> la charte la plus simple et la plus complète, combien chacune ?',
      'brand-charter graphic-design home',
      /(?=[\s\S]*890)(?=[\s\S]*2[\s.]?290)/i,
    ],
    [
      'vous gardez mon cv combien de temps, et une demande de prix sans suite ?',
      'privacy',
      /(?=[\s\S]*6\s?mois)(?=[\s\S]*2\s?ans)/i,
    ],
    [
      'des maillots avec un nom différent dans le dos, c’est possible et ça tient combien de lavages',
      'textile-printing',
      /(?=[\s\S]*(flex|différent))(?=[\s\S]*cinquant)/i,
    ],
    [
      'je veux faire couvrir ma voiture >> quelle garantie, et je dois attendre combien de temps après un passage chez le carrossier ?',
      'car-wrapping',
      /(?=[\s\S]*5\s?ans)(?=[\s\S]*3\s?à\s?4\s?semaines)/i,
    ],
    [
      'plaque en plexi ou en inox gravé pour le cabinet : ça tient combien d’années chacun',
      'signs signage',
      /(?=[\s\S]*10\s?ans)(?=[\s\S]*15\s?ans)/i,
    ],
    // A story first.
    [
      'J’ai repris une friterie à Jette en mars. L’ancien panneau est toujours là, bien droit, mais avec l’autre nom. On peut le garder et ne changer que ce qu’il y a dessus ?',
      'signs',
      /film imprimé|moins cher/i,
    ],
    [
      'Une aile de ma voiture a été repeinte la semaine passée. Je voudrais maintenant la faire passer en bleu avec vos films. Je dois patienter ?',
      'car-wrapping',
      /3\s?à\s?4\s?semaines/i,
    ],
    [
      'Mon bureau est plein sud au quatrième étage. À midi on étouffe et les stores restent baissés toute la journée. Qu’est-ce que vous proposez, et à partir de quel prix ?',
      'solar-film walls-solar-film',
      /25/,
    ],
    [
      'Nous ouvrons un cabinet de kinés en septembre, dans un grand immeuble. Les gens se trompent déjà de porte. Vous avez quelque chose pour les guider ?',
      'signage lettering-signage',
      /plaque|panneau|flèche/i,
    ],
    [
      'Je fais des bougies à la maison. Un ami m’a sorti un dessin avec une intelligence artificielle. Je peux m’en servir comme logo ?',
      'logo-design',
      /risqu|croquis|redessin/i,
    ],
    [
      'On était en vacances et votre facture est passée à la trappe. Je suis un simple particulier. Il y a tout de suite des frais en plus ?',
      'terms',
      /rappel|14\s?jours/i,
    ],
    [
      'Ma fille fait sa communion en mai. Elle voudrait un pull avec son propre dessin. On peut le composer soi-même sur votre site et voir le prix ?',
      'shirt-designer',
      /estim|prix/i,
    ],
    [
      'L’an passé j’ai mis moi-même un film foncé et ma vitre a fendu. Depuis j’ai peur de recommencer. Comment évitez-vous ça, vous ?',
      'solar-film',
      /compatibilité|marquage|laser/i,
    ],
    [
      'La chambre de mon voisin est juste derrière ma future enseigne éclairée. Il menace déjà de se plaindre. On peut baisser la lumière la nuit ?',
      'illuminated-signs',
      /variateur|horloge|intensité/i,
    ],
    [
      'Mon associé a approuvé la maquette un peu vite. Le numéro de téléphone est faux, et c’est nous qui l’avions mal écrit. Qui paie la correction ?',
      'terms',
      /frais/i,
    ],
    [
      'Je fais 40 000 km par an sur l’E40. Mon ancien capot était plein de petits éclats et je viens de recevoir une voiture neuve. Comment l’épargner ?',
      'paint-protection wrapping-ppf',
      /PPF|film/i,
    ],
    [
      'Notre chorale part en tournée, on est trente-cinq. On veut un petit dessin devant et un grand derrière sur le même pull. On coud ou on imprime ?',
      'textile-printing-embroidery',
      /10\s?cm|dos/i,
    ],
  ]),
  ...rows('nl', [
    // They go on without naming the thing.
    [
      'wat kost het om heel mijn bestelwagen in folie te steken >> en enkel de achterkant?',
      'car-wrapping wrapping-ppf wrap-simulator',
      /300/,
    ],
    ['mijn auto in chroom, doen jullie dat? >> hoelang blijft dat schoon', 'car-wrapping', /2\s?jaar/],
    [
      'ik wil mijn camionet een ander kleurke geven >> kan ik er intussen mee blijven rijden?',
      'car-wrapping',
      /binnen|nee/i,
    ],
    [
      'folie rond mijn hele wagen, vanaf hoeveel? >> is de binnenkant van de deuren daar bij',
      'car-wrapping',
      /startprijs/i,
    ],
    [
      'mijn wagen is wit en ik wil hem groen laten plakken >> moet ik dat ergens aangeven?',
      'car-wrapping',
      /DIV|Car-Pass|verzeker/i,
    ],
    [
      'doorzichtige folie tegen steenslag op de motorkap >> en als er toch een gat in komt, moet dan alles opnieuw?',
      'paint-protection',
      /paneel/i,
    ],
    ['bescherming op de lak laten leggen >> wanneer mag ik hem dan weer wassen', 'paint-protection', /week/i],
    [
      'hebben jullie folie om de lak te beschermen? >> de mijne is mat, gaat dat daar ook op',
      'paint-protection',
      /satijn|matte/i,
    ],
    [
      'ik zoek een uithangbord voor mijn winkeltje >> mag dat van de gemeente?',
      'signs home signs-banners',
      /vergunning|vrijgesteld/i,
    ],
    [
      'bord aan de voorgevel van de bakkerij >> hoe groot moeten die letters zijn als men mij van 30 meter moet lezen?',
      'signs signs-banners lettering',
      /10\s?cm/,
    ],
    [
      'een naambord op de muur van onze praktijk >> en als ik ooit verhuis, zit ik dan met gaten?',
      'signs',
      /8 tot 12|mortel/i,
    ],
    [
      'lichtbak boven de deur gewenst >> er hangt nog een oude met tl-lampen, kan die niet omgebouwd worden',
      'illuminated-signs',
      /led/i,
    ],
    ['zo van die neonletters binnen in mijn bar >> gaat dat lang mee?', 'illuminated-signs', /5 tot 8/],
    [
      'reclame met licht aan de gevel >> betaal ik daar dan meer taks op?',
      'illuminated-signs signs-banners',
      /belasting/i,
    ],
    ['letters op mijn etalage, hebt u dat? >> hoe kuis ik die ruit dan', 'lettering', /week|spons/i],
    ['plakletters voor buiten aan het huis >> pakt dat op crepi?', 'lettering', /poeder|crepi|proef/i],
    [
      'naam en gsm-nummer op mijn werfbus >> moet mijn ondernemingsnummer er ook op?',
      'lettering',
      /bouw|schoonmaak/i,
    ],
    [
      'bordjes naast de deuren op kantoor >> kunnen we zelf een naam wisselen als er iemand vertrekt?',
      'signage',
      /lamellen|inleg/i,
    ],
    [
      'een logo voor mijn frituur >> tekent ge eerst iets zodat ik kan kiezen of ik het neem?',
      'logo-design',
      /nee/i,
    ],
    [
      'wij hebben al een logo van 1987 dat wat stof mag afkloppen >> herkennen de mensen ons dan nog',
      'logo-design',
      /kleur|vorm/i,
    ],
    ['een nieuw logo laten maken >> in welke bestanden krijg ik dat dan', 'logo-design', /SVG|EPS|AI/],
    [
      'zo’n boekje met al onze kleuren en lettertypes, wat kost dat? >> en wat krijg je meer in het duurste',
      'brand-charter',
      /sjablonen|voertuigen|veertig|halve dag/i,
    ],
    [
      'website met een stuk of acht pagina’s >> kan ik daar later zelf tekst in veranderen?',
      'website-design',
      /Etalage|teksten/i,
    ],
    ['kunt u onze site maken? >> staan wij dan vanboven in google', 'website-design', /beloven|niemand/i],
    [
      'schorten voor het restaurant met ons logo in draad >> verbleekt dat als we op 60 wassen?',
      'embroidery',
      /60/,
    ],
    ['petten met iets op genaaid >> hoe groot mag dat maximum zijn', 'embroidery', /5,5|12\s?cm/],
    [
      'kan je een foto van mijn hond borduren op een trui >> jammer, hoe zou het dan wel kunnen',
      'embroidery textile-printing',
      /druk|DTG|DTF/i,
    ],
    [
      't-shirts voor het jeugdhuis, een stuk of 80 allemaal gelijk >> wat is dan het voordeligst?',
      'textile-printing textile-printing-embroidery',
      /zeefdruk/i,
    ],
    [
      'kunnen jullie iets op kleren drukken >> we hebben de truien zelf al liggen',
      'textile-printing-embroidery',
      /nieuw|reserve/i,
    ],
    [
      'wij hebben zo’n oprolbanner staan in de inkom >> ons adres is veranderd, moet heel dat ding in de vuilbak?',
      'roll-up',
      /folie/i,
    ],
    ['spandoek voor een fuif in de turnzaal >> is dat brandveilig', 'banners', /M1|B1|ontvlambaar/i],
    ['doek aan het bouwhek met onze naam >> tegen hoeveel wind kan dat?', 'banners', /70|72|36/],
    [
      'folie tegen de hitte op de ramen van ons bureau >> en verlies ik dan geen zon in de winter?',
      'solar-film',
      /januari|balans|noord/i,
    ],
    [
      'jullie hebben vorige week folie op mijn ruiten gekleefd >> er zitten nu waterbobbels onder, is da normaal',
      'solar-film',
      /maand|doorprikken/i,
    ],
    [
      'iets tegen inkijk op het badkamerraam >> en als ’s avonds het licht brandt, ziet men mij dan?',
      'solar-film walls-solar-film',
      /niemand|mat/i,
    ],
    [
      'grote print op de muur van de wachtzaal >> het is pas geschilderd, kan dat kwaad?',
      'wall-decoration',
      /3 tot 4|dampen|blazen/i,
    ],
    [
      'kan ik binnen de veertien dagen nog van mijn aankoop af >> ook als mijn naam erop staat?',
      'terms',
      /gepersonaliseerd|specificaties/i,
    ],
    [
      'wat kost een bord aan de gevel >> en als er licht in moet? >> en wie steekt dat op de zekeringkast',
      'illuminated-signs terms',
      /elektricien/i,
    ],
    [
      'doorzichtige folie op heel de wagen, prijs? >> en enkel de voorkant >> hoelang krijg ik daar waarborg op',
      'paint-protection terms',
      /offerte/i,
    ],
    [
      'polo’s met geborduurd logo >> een stuk of vijftien >> hoelang moeten we daarop wachten?',
      'embroidery textile-printing-embroidery',
      /2 tot 3/,
    ],
    // They leave the trade, or ask what the site does not say.
    ['wrap voor mijn tesla, wat kost dat? >> kan ik hem bij jullie ook opladen', ''],
    ['spandoek voor de trouw van mijn broer >> en kent u een goeie dj?', ''],
    ['roll-up van 85 breed >> verhuurt u ook barkrukken en zo’n statafel voor op de beurs?', ''],
    ['fotobehang in de living >> komt ge dan ook de gordijnen naaien', ''],
    ['plaatst u gevelborden in Gent? >> hoe laat rijdt daar de laatste trein terug naar Brussel', ''],
    ['logo voor mijn kapsalon >> en hoeveel zou ik vragen voor een brushing?', ''],
    ['kan u onze website maken >> mijn laptop doet ook raar, herstelt u die', ''],
    ['zonwerende folie op het dak van de veranda >> en leggen jullie ook zonnepanelen?', ''],
    [
      'folie op mijn motorkap laten leggen >> er zit een ster in mijn voorruit, vervangen jullie die mee?',
      '',
    ],
    ['sinds wanneer bestaan jullie eigenlijk >> en hoe heet de baas?', ''],
    ['wat kost een t-shirt met een tekst op >> krijg ik als student korting', ''],
    ['mag ik eens in het atelier komen kijken >> mijn hond mag mee zeker?', ''],
    // Two things at once.
    [
      'wat kost een logo en wat kost zo’n huisstijlboekje',
      'graphic-design home brand-charter logo-design',
      /(?=[\s\S]*299)(?=[\s\S]*890)/i,
    ],
    [
      'hoelang zijn jullie bezig aan een volledige wagen en hoeveel moet dat kosten?',
      'car-wrapping wrapping-ppf',
      /(?=[\s\S]*3 tot 5)(?=[\s\S]*1[\s.]?500)/i,
    ],
    [
      'melkglasfolie en spiegelfolie, graag de prijs per vierkante meter van allebei',
      'solar-film walls-solar-film',
      /(?=[\s\S]*35)(?=[\s\S]*25)/i,
    ],
    [
      'tot hoe laat zijn jullie open en op welk nummer kan ik bellen',
      'about home legal-notice',
      /(?=[\s\S]*17[.:]30)(?=[\s\S]*000\s?20\s?06)/i,
    ],
    [
      'een site van één pagina of een webwinkel: vanaf hoeveel zijn die twee?',
      'website-design graphic-design',
      /(?=[\s\S]*1[\s.]?200)(?=[\s\S]*3[\s.]?500)/i,
    ],
    [
      'dibond of forex voor een bord buiten, hoeveel jaar houdt elk het uit',
      'signs signage',
      /(?=[\s\S]*8 tot 10)(?=[\s\S]*2 tot 4)/i,
    ],
    [
      'Wij zijn een bvba. Hoeveel voorschot vraagt u, en binnen hoeveel dagen moet de rest betaald zijn?',
      'terms',
      /(?=[\s\S]*30\s?%)(?=[\s\S]*30 dagen)/i,
    ],
    [
      'spandoek of roll-up, hoelang moet ik op het ene wachten en hoelang op het andere',
      'banners roll-up',
      /(?=[\s\S]*1 tot 2)(?=[\s\S]*5 tot 7)/i,
    ],
    [
      'hoeveel stroom trekt een lichtbak op een jaar en na hoeveel jaar is die versleten',
      'illuminated-signs',
      /(?=[\s\S]*110)(?=[\s\S]*8 tot 10)/i,
    ],
    [
      'ik wil mijn lak sparen voor de steentjes >> wat is het verschil met een keramische laag, en hoeveel is alleen de voorkant met folie?',
      'paint-protection',
      /(?=[\s\S]*(dikte|micrometer))(?=[\s\S]*1[\s.]?200)/i,
    ],
    [
      'kan zo’n geprinte muur over oud behang, en hoe krijg ik die er later weer af?',
      'wall-decoration',
      /(?=[\s\S]*(liever niet|weekt|bolt))(?=[\s\S]*(droog|warm))/i,
    ],
    [
      'ik zou bij jullie willen werken: welke taal moet ik kennen en is er nachtwerk bij?',
      'careers',
      /(?=[\s\S]*(Nederlands|Frans))(?=[\s\S]*(nachtploeg|weekdagen|overdag))/i,
    ],
    [
      'tekst op ons raam: waar hangt de prijs van af en hoe rap kan het erop',
      'lettering',
      /(?=[\s\S]*(kleuren|hoogte))(?=[\s\S]*5 tot 10)/i,
    ],
    [
      'een bordje naast de bel van mijn praktijk, vanaf hoeveel en is het ophangen inbegrepen?',
      'signage lettering-signage',
      /(?=[\s\S]*150)(?=[\s\S]*(zonder plaatsing|niet))/i,
    ],
    [
      'hoeveel vierkante meter folie gaat er op een berline en hoeveel op een bestelwagen',
      'car-wrapping',
      /(?=[\s\S]*15 tot 20)(?=[\s\S]*25 tot 30)/i,
    ],
    [
      'roll-upje voor de beurs >> de gewone voet of de brede: hoe dikwijls kan ik elk opzetten?',
      'roll-up',
      /(?=[\s\S]*tientallen)(?=[\s\S]*honderden)/i,
    ],
    // A story first.
    [
      'Over twee jaar trekken we naar een groter pand. Toch hebben we nu al borden en raamletters nodig. Wat daarvan kunnen we dan meenemen?',
      'lettering-signage',
      /borden|schroe/i,
    ],
    [
      'Ik heb mijn busje vorig jaar laten wrappen. Sinds de winter komt er aan de bumper een hoekje omhoog. Kan dat nog vastgezet worden?',
      'car-wrapping',
      /vroeg|stof|waarborg/i,
    ],
    [
      'Onze vergaderzaal is langs alle kanten glas. Iedereen in de gang leest mee wat er op het scherm staat. Wat raadt u aan?',
      'walls-solar-film solar-film wall-decoration',
      /mat/i,
    ],
    [
      'Ik ben pas begonnen als tuinman. Veel budget is er niet, maar mijn busje mag wel getoond worden. Waar begin ik best mee?',
      'about wrapping-ppf lettering lettering-signage',
      /letter|portier|gedeeltelijk|deur/i,
    ],
    [
      'De plaatser zou vandaag komen, maar het vriest dat het kraakt. Nu is het een week later geworden. Rekenen jullie daar iets voor aan?',
      'terms',
      /zonder kosten/i,
    ],
    [
      'Mijn zoon vond op internet een prachtige foto van een tijger. Die zou hij op zijn hele muur willen. Mag dat zomaar?',
      'wall-decoration graphic-design',
      /recht|licentie|toestemming/i,
    ],
    [
      'We hebben vijf filialen en elk heeft een andere tint groen. De ene drukker doet dit, de andere dat. Hoe krijgen we dat ooit gelijk?',
      'brand-charter graphic-design about',
      /huisstijl|tint|kleur/i,
    ],
    [
      'Wij baten een rusthuis uit en willen een bosfoto in de gang. De brandweer is streng, zegt de directie. Welke klasse moet dat papier hebben?',
      'wall-decoration',
      /preventieadviseur|hulpverleningszone|EN\s?13501/i,
    ],
    [
      'Vorig jaar vroeg ik een prijs en daarna heb ik niks meer laten horen. Nu vraag ik me af of mijn gegevens er nog staan. Hoelang bewaren jullie zoiets?',
      'privacy',
      /2 jaar/i,
    ],
    [
      'In maart staan we weer op de beurs, vlak naast de deur. De vorige keer waaide onze banner bij elke bezoeker om. Bestaat er een die vaster staat?',
      'roll-up',
      /brede|watertank|wiebelt/i,
    ],
    [
      'Onze voetbalploeg speelt in rode truitjes van polyester. Na het bedrukken zijn de witte cijfers roze geworden. Hoe kan dat nu?',
      'textile-printing textile-printing-embroidery',
      /kleurstof|migr/i,
    ],
    [
      'Ik huur een winkel in Leuven en de eigenaar doet overal moeilijk over. Nu wil ik mijn naam aan de gevel. Moet hij daar ja op zeggen?',
      'signs-banners lettering-signage',
      /eigenaar/i,
    ],
  ]),
  ...rows('en', [
    // They go on without naming the thing.
    ['how much to change the colour of a small car >> and in matt?', 'car-wrapping wrap-simulator', /matt/i],
    [
      'could you do my whole van in dark green >> how long does that hold',
      'car-wrapping wrapping-ppf',
      /5 to 7/,
    ],
    [
      'what would you charge to cover only the roof and bonnet >> is the fitting in that price?',
      'car-wrapping wrapping-ppf home terms',
      /includ/i,
    ],
    ['do you put tinted film on car windows >> the front ones too?', 'wrapping-ppf solar-film', /front/i],
    [
      'one of my doors is rusty, can you cover it with film >> so it wouldn’t disappear under there?',
      'wrapping-ppf',
      /body\s?shop|follows/i,
    ],
    [
      'I drive a company lease. Can it be wrapped? >> Whose permission do I need?',
      'car-wrapping terms',
      /lessor|written|leasing/i,
    ],
    [
      'clear film over the whole car, do you do that >> will people notice it?',
      'paint-protection',
      /line|edge|close up/i,
    ],
    [
      'protecting the front of my car from stones >> its five years old already, too late?',
      'paint-protection',
      /polish|touched/i,
    ],
    [
      'that see-through film for paint >> do small scratches really vanish by themselves',
      'paint-protection',
      /60|soften|close/i,
    ],
    [
      'can I try colours on a picture of my own car >> where does that picture go',
      'wrap-simulator wrap-photo',
      /device/i,
    ],
    [
      'made a design with your van drawing thing >> is what it shows what i’ll pay?',
      'wrap-simulator',
      /estimate/i,
    ],
    [
      'sign above my café in Ixelles >> who files the paperwork with the commune?',
      'signs-banners home terms signs',
      /drawings|permit/i,
    ],
    [
      'I got your price for raised letters over the shop >> why is a plain board so much cheaper',
      'signs',
      /one at a time|cutting|single piece/i,
    ],
    ['steel letters on a house front in Ostend >> wont they go rusty by the sea', 'signs', /316/],
    ['a sign that sticks out over the pavement >> how high must it hang', 'signs', /2\.5/],
    [
      'light box for our pharmacy >> can it turn itself off at night?',
      'illuminated-signs signs-banners',
      /timer|sensor/i,
    ],
    [
      'those letters with light glowing behind them >> our wall is dark brick, is that ok',
      'illuminated-signs',
      /pale|matt/i,
    ],
    [
      'we’d like a red lit sign >> there’s a traffic light twenty metres away',
      'illuminated-signs',
      /75|red/i,
    ],
    ['opening hours in white on the shop door >> does it come off again?', 'lettering', /heat|blade/i],
    [
      'a picture with little holes on the shop window >> and what do we see from inside after dark',
      'lettering',
      /revers/i,
    ],
    [
      'names on the office window pls >> could you come and stick them in January?',
      'lettering',
      /10\s?°C|surface|cold/i,
    ],
    [
      'we need signs for the corridors of a school >> can blind pupils read them too?',
      'signage',
      /braille|raised/i,
    ],
    ['emergency exit signs, can we get those from you >> in our own purple?', 'signage', /never|ISO\s?7010/i],
    ['logo for a start-up >> can I protect it afterwards?', 'logo-design', /BOIP|Benelux|trade mark/i],
    ['will my logo be ready in three weeks >> what could slow it down', 'logo-design', /two days/i],
    [
      'a booklet with the rules for our colours and fonts >> the logo was drawn by somebody else, problem?',
      'brand-charter graphic-design',
      /vector|right|existing/i,
    ],
    ['we need a website >> none of us can write though', 'website-design', /hour|conversation/i],
    [
      'suppose you build our site >> what do we get to keep if we leave you',
      'website-design',
      /files|database/i,
    ],
    ['our name sewn on gym towels >> what’s the smallest lettering that works', 'embroidery', /[58]\s?mm/],
    [
      'logo on yellow safety vests >> can that get us into trouble with the rules?',
      'embroidery textile-printing',
      /class|regulated/i,
    ],
    ['cotton bags with our drawing >> and nylon ones?', 'textile-printing', /test/i],
    [
      'a photo printed straight onto white tees >> how many washes will it survive',
      'textile-printing',
      /twenty-five|forty/i,
    ],
    [
      'can you sew our crest on raincoats >> what then, if not?',
      'textile-printing-embroidery',
      /transfer|badge/i,
    ],
    ['the wide pull-up banner, 150 >> can one person manage it', 'roll-up', /two people/i],
    ['printed sheet on a scaffold >> how far apart are the metal rings', 'banners', /50\s?cm|30\s?cm/i],
    [
      'price strips for the shelves of my deli >> what’s the least I have to order',
      'point-of-sale',
      /one piece/i,
    ],
    [
      'stickers on a shop floor, do you make them >> how long before they wear out',
      'point-of-sale',
      /1 to 6/,
    ],
    [
      'film against the heat, from what price? >> the mirror one then >> and when I switch the lights on, can the street look in?',
      'solar-film',
      /brighter|curtain|yes/i,
    ],
    [
      'I’d like to work for you >> what happens after I send my CV? >> and how long does it stay in your files',
      'careers privacy',
      /6 months/i,
    ],
    [
      'new colour for my car please, how many days? >> ok and the warranty? >> does it cover somebody driving into me',
      'car-wrapping terms',
      /collision|accident/i,
    ],
    // They leave the trade, or ask what the site does not say.
    ['how long is my Polo with you for a wrap >> could you change the tyres meanwhile?', ''],
    ['logo for my bakery, what does it cost >> can you do my bookkeeping as well', ''],
    ['roll-up for a fair at Brussels Expo >> which tram goes there?', ''],
    ['t-shirts for a stag do >> any pub you’d recommend for afterwards', ''],
    ['website from how much >> my printer is jammed, do you repair those?', ''],
    ['shop sign in Leuven possible? >> what do shops pay in rent on the Diestsestraat', ''],
    ['film to keep the sun off our office windows >> and do you install air conditioning?', ''],
    ['a banner for my mum’s 70th >> and the helium balloons?', ''],
    ['are you open right now >> whats the score at Anderlecht', ''],
    ['big picture on our living room wall >> could you lay a wooden floor while you’re at it', ''],
    ['how many clients have you had >> and what was last year’s turnover', ''],
    ['you wrap vans, right? >> would you also do my sailing boat in Nieuwpoort', ''],
    // Two things at once.
    [
      'what does a full colour change cost, and clear protection on the whole car?',
      'wrapping-ppf home',
      /(?=[\s\S]*1,?500)(?=[\s\S]*2,?800)/i,
    ],
    [
      'how long until a lit sign is up, and how many years does it shine',
      'illuminated-signs signs-banners',
      /(?=[\s\S]*3 to 5)(?=[\s\S]*8 to 10)/i,
    ],
    [
      'cast film or the cheaper pressed kind for window letters: how many years for each',
      'lettering',
      /(?=[\s\S]*7 to 10)(?=[\s\S]*4 to 7)/i,
    ],
    [
      'your cheapest logo and your dearest one?',
      'logo-design graphic-design home',
      /(?=[\s\S]*299)(?=[\s\S]*999)/i,
    ],
    [
      'from how much is a little plate by the doorbell, and a panel over the shopfront',
      'lettering-signage home',
      /(?=[\s\S]*150)(?=[\s\S]*500)/i,
    ],
    [
      'when do you close on weekdays and how quickly would I get a price from you',
      'home about',
      /(?=[\s\S]*17:30)(?=[\s\S]*24\s?hours)/i,
    ],
    [
      'I’m a private customer. How long may I change my mind after buying online, and do I get my money back?',
      'terms',
      /(?=[\s\S]*14)(?=[\s\S]*refund)/i,
    ],
    [
      'from how many polos does sewing the logo make sense and from how many does screen printing',
      'textile-printing-embroidery',
      /(?=[\s\S]*(10|ten))(?=[\s\S]*(50|fifty))/i,
    ],
    [
      'milky film for the bathroom window: how much, and can they see me when the lamp is on',
      'solar-film walls-solar-film',
      /(?=[\s\S]*35)(?=[\s\S]*(lamps|nobody|night))/i,
    ],
    [
      'the heavy banner and the one with holes, how many years outdoors for each?',
      'banners',
      /(?=[\s\S]*2 to 4)(?=[\s\S]*1 to 3)/i,
    ],
    [
      'we want a website >> how long does it take, and what is the one with online sales',
      'website-design',
      /(?=[\s\S]*4 to 8)(?=[\s\S]*3,?500)/i,
    ],
    [
      'document with our colour rules: starting price and how many weeks?',
      'brand-charter',
      /(?=[\s\S]*890)(?=[\s\S]*2 to 5)/i,
    ],
    [
      'a picture on fabric in a frame or printed paper on the wall, how many years does each last',
      'wall-decoration',
      /(?=[\s\S]*5 years)(?=[\s\S]*10 years)/i,
    ],
    [
      'whereabouts are you and may I drop in to hold some samples?',
      'about',
      /(?=[\s\S]*(Letterstraat|Zaventem))(?=[\s\S]*appointment)/i,
    ],
    [
      'my company paid your invoice late >> is there a fixed charge, and interest on top?',
      'terms',
      /(?=[\s\S]*40)(?=[\s\S]*interest)/i,
    ],
    [
      'diffrence between the thin base and the heavy base for a pull-up banner, and how often can each be set up',
      'roll-up',
      /(?=[\s\S]*(dozen))(?=[\s\S]*hundreds)/i,
    ],
    // A story first.
    [
      'We took over a toy shop near Wavre last month. The landlord wants to see everything before it happens. Do we need his signature for letters on the glass?',
      'lettering-signage signs-banners',
      /landlord|writing/i,
    ],
    [
      'I pick up a brand new black estate on Friday. It will do two hours of motorway a day. What would you put on it, and from what price?',
      'paint-protection wrapping-ppf',
      /1,?200|2,?800|150/,
    ],
    [
      'You did our delivery van in blue two years ago. Yesterday somebody scraped the sliding door in a car park. Must the whole thing be redone?',
      'car-wrapping',
      /panel|on its own/i,
    ],
    [
      'My little girl drew our dog and it is hilarious. I want it on a shirt for her gran, just the one. Is that too few for you?',
      'shirt-designer textile-printing textile-printing-embroidery',
      /yes|digital|one piece|1 piece/i,
    ],
    [
      'I ordered panels for a shop and now my partner has pulled out. As far as I know you have hardly begun. What do I owe you if I stop here?',
      'terms',
      /work already done|materials/i,
    ],
    [
      'The garden centre next door lost its banner in the last storm. Ours hangs between two posts as well. When should we take it in?',
      'banners',
      /70\s?km/i,
    ],
    [
      'Our law firm moved into a protected old house in Ghent. We’d like our name on the front. Whose answer must we wait for first?',
      'signs home',
      /heritage/i,
    ],
    [
      'Years ago I papered over old paper and everything came down in bubbles. Now we want a printed forest in a hotel corridor. What do you do with the paper that’s there?',
      'wall-decoration',
      /strip|smooth/i,
    ],
    [
      'Our flat faces south and is unbearable in June. One of the double panes is misty on the inside. Would film on that one help?',
      'solar-film',
      /replace|seal/i,
    ],
    [
      'Eight of us work in the kitchen. The aprons get sauce all over and are boiled twice a week. Print the name or sew it?',
      'textile-printing-embroidery embroidery',
      /embroider/i,
    ],
    [
      'I got your mailing for a year and then clicked to stop it. No more mails came, fine. When is my address actually wiped?',
      'privacy',
      /30 days/i,
    ],
    [
      'I trained as a car body man in Lyon and just moved to Brussels. My French is fine but my Dutch is zero. Could I still aply as a fitter?',
      'careers',
      /French|Dutch/i,
    ],
  ]),
];
