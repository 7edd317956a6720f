import { type AskedBefore, rows } from './question';

/** People who care about one exact detail, each answered by a single passage. */
export const detailMinded: readonly AskedBefore[] = [
  ...rows('fr', [
    // about
    ['vous êtes seul ou à plusieurs quand vous habillez une bagnole ?', 'about car-wrapping', /à deux/i],
    ['Les bouts de plastique qui vous restent, ça finit à la poubelle ?', 'about', /imbriquons|filière/i],
    ['Je suis médecin. Je peux écrire ce que je veux à côté de ma sonnette ?', 'about', /l.ordre|vos pairs/i],
    [
      'au tout début de votre boîte ça marchait avec quoi, les trucs qui brillent ?',
      'about',
      /tubes fluorescents/i,
    ],
    // banners
    [
      'mon calicot doit coulisser sur une barre, pas d’anneaux métalliques. possible?',
      'banners',
      /fourreau/i,
    ],
    [
      'un modèle troué pour un coin plein de courants d’air, ça résiste combien d’années ?',
      'banners',
      /1\s?à\s?3\s?ans/i,
    ],
    ['jusqu’à quelle taille en hauteur sans couture pour un calicot', 'banners', /3\s?m\s/i],
    ['ils annoncent une tempete demain, je laisse ma banderole ou je l’enlève ??', 'banners', /70\s?km/i],
    [
      'vous faites des banderoles ? >> j’ai mis un mauvais numéro dessus et c’est déjà sorti, tout est foutu ?',
      'banners',
      /pièce adhésive/i,
    ],
    // brand-charter
    [
      'dans le petit manuel de marque le moins cher, j’ai droit à combien de teintes',
      'brand-charter',
      /quatre couleurs/i,
    ],
    [
      'notre vert est tout terne sur certaines feuilles et pas sur d’autres, pourquoi donc ?',
      'brand-charter',
      /non couché/i,
    ],
    [
      'La ville a-t-elle le droit de dire non à mon orange sur la devanture ?',
      'brand-charter',
      /version sobre|bien classé/i,
    ],
    [
      'c’est quoi le plus gros manuel pour notre marque ? >> et quelqu’un vient former mon personnel ?',
      'brand-charter',
      /demi-journée/i,
    ],
    [
      'On mesure comment que deux bleus sont « pareils » ? Il y a un seuil ?',
      'brand-charter',
      /lumière du jour|côte à côte/i,
    ],
    // car-wrapping
    [
      'faut combien de mètres de rouleau pour une familiale classique genre passat',
      'car-wrapping',
      /15\s?à\s?20\s?m/i,
    ],
    [
      'ma voiture vient d’être repeinte, je peux venir demain pour la faire recouvrir ?',
      'car-wrapping',
      /3\s?à\s?4\s?semaines/i,
    ],
    [
      'j’aimerai l’effet mirroir argenté sur tout le véhicule, mauvaise idée ?',
      'car-wrapping',
      /2\s?ans|chrome/i,
    ],
    ['Si on me vole l’auto, est-ce qu’on me rembourse aussi le revêtement ?', 'car-wrapping', /omnium/i],
    ['en ouvrant ma portière on apercevra encore du rouge ?', 'car-wrapping', /portes fermées/i],
    // careers
    ['pour le job, un cv tout nu ça va ou faut raconter sa vie ?', 'careers', /quelques lignes/i],
    ['on bosse parfois le week-end chez vous', 'careers', /samedi/i],
    [
      'vous engagez en ce moment ? >> je signe en flamand ou en français alors ?',
      'careers',
      /en néerlandais/i,
    ],
    [
      'après l’essai sur place, j’attends combien avant de savoir si je suis pris ?',
      'careers',
      /une\s?semaine/i,
    ],
    // embroidery
    ['hauteur minimum d’une lettre cousue sur un polo svp', 'embroidery logo-design', /5\s?mm/i],
    ['Ça pique sur la peau d’un bébé, votre truc cousu ?', 'embroidery', /voile doux/i],
    ['une employée nous quitte, on sait enlever son prenom du tablier?', 'embroidery', /badge détachable/i],
    ['jusqu’où je peux aller en largeur sur le devant d’un couvre-chef à visière', 'embroidery', /12\s?cm/i],
    ['le tarif grimpe si mon écusson a huit teintes ?', 'embroidery', /quinze aiguilles/i],
    // graphic-design
    [
      'Je démarre et je ne sais pas par quoi commencer : cartes, enseigne, internet ?',
      'graphic-design',
      /le nom d.abord/i,
    ],
    ['mon flyer doit depaser de combien tout autour pour une coupe propre ?', 'graphic-design', /3\s?mm/i],
    [
      'vous dessinez et moi je fais tirer chez mon cousin imprimeur, ça vous va ?',
      'graphic-design',
      /n.importe quel imprimeur/i,
    ],
    // home
    [
      'Une fois le prix accepté, je verrai un montage de ma boutique avant que vous ne lanciez quoi que ce soit ?',
      'home',
      /à l.échelle/i,
    ],
    ['vos gars laissent leurs crasses chez le client ou pas', 'home', /remportent les chutes/i],
    ['c’est quoi l’origine de ce nom bizarre opaak', 'home about', /mot d.imprimeur|néerlandais/i],
    ['vous vous deplacez jusqu’à Arlon ?', 'illuminated-signs home', /toute la Belgique/i],
    // illuminated-signs
    [
      'ça bouffe combien par an sur ma facture d’électricité, cinq heures par soir',
      'illuminated-signs',
      /110\s?kWh/i,
    ],
    ['le « B » de ma façade est mort depuis hier, je fais quoi', 'illuminated-signs', /connecteur humide/i],
    [
      'y a un carrefour avec des feux juste devant chez moi. je peux avoir du rouge qui brille ?',
      'illuminated-signs',
      /75\s?mètres/i,
    ],
    [
      'vous faites des trucs qui s’allument la nuit ? >> j’ai déjà une vieille boîte avec des néons, ça se modernise ?',
      'illuminated-signs',
      /moitié ou plus/i,
    ],
    [
      'celle qui imite un tube de bistrot, elle dure combien de temps si elle est à l’abri',
      'illuminated-signs',
      /5\s?à\s?8\s?ans/i,
    ],
    // legal-notice
    ['Qui stocke les photos que j’envoie, et où ?', 'legal-notice privacy', /Exemplum/i],
    ['il me faut votre BE0… pour encoder une facture', 'legal-notice', /0999\.999\.922/],
    // lettering-signage
    [
      'mon logo est bleu très sombre, on le verra de dehors sur ma vitrine ?',
      'lettering-signage',
      /contour blanc/i,
    ],
    ['pendant que vous collez je peux servir ma clientèle ?', 'lettering-signage', /deux à quatre heures/i],
    [
      'je reste ici encore six ou sept ans, quelle matière pour que ça tienne jusque-là',
      'lettering-signage',
      /7\s?à\s?10\s?ans/i,
    ],
    [
      'vous faites des lettres pour façades ? >> mon crépi part en morceaux, ça va quand même ?',
      'lettering-signage lettering',
      /remise en état|farine/i,
    ],
    // lettering
    ['quand est-ce que je peux passer l’éponge sur ma vitrine toute fraîche', 'lettering', /une semaine/i],
    ['A partir de combien de dégrés dehors vous refusez de venir coller ?', 'lettering', /10\s?°C|15 et 25/i],
    [
      'un maçon doit-il afficher un numéro officiel sur sa camionnette ?',
      'lettering',
      /numéro d.entreprise/i,
    ],
    ['les machins aimentés pour ma portiere, c’est bien ou pas', 'lettering', /magnétique/i],
    [
      'vous mettez du texte sur les vitres ? >> une grande surface noire sur un double vitrage en plein soleil, risque ?',
      'lettering',
      /quart de la vitre|le fendre/i,
    ],
    // logo-design
    ['une fois payé il est à moi le dessin ou pas', 'logo-design terms', /cession|cédé/i],
    ['je peux vous filer un truc pondu par chatgpt comme emblème ?', 'logo-design', /créateur humain/i],
    ['protéger ma marque aussi chez les Hollandais : un ou deux dossiers ?', 'logo-design', /Benelux/i],
    ['Vous faites un petit essai gratuit avant que je signe ?', 'logo-design', /tombe à côté/i],
    [
      'votre formule à 599 pour un emblème, j’ai droit à combien de propositions',
      'logo-design',
      /trois pistes/i,
    ],
    // paint-protection
    [
      'on m’a déjà mis un produit céramique au garage, vous pouvez encore coller ?',
      'paint-protection',
      /la polir/i,
    ],
    ['ca jauni pas avec les annees votre plastique invisible ?', 'paint-protection', /aliphatiques/i],
    [
      'vous mettez le plastique transparent contre les cailloux ? >> et je peux aller au carwash le lendemain ?',
      'paint-protection',
      /une semaine/i,
    ],
    ['juste le réservoir de ma moto, ça coute', 'paint-protection', /150\s?€/i],
    ['si un vandale s’y met avec sa clé, ça résiste ?', 'paint-protection', /main décidée/i],
    // point-of-sale
    [
      'une chaise roulante doit pouvoir tourner entre mes rayons, je laisse combien',
      'point-of-sale',
      /150\s?cm/i,
    ],
    ['Vous passez voir ma boutique pour donner votre avis ? ça se paie ?', 'point-of-sale', /sans frais/i],
    [
      'des fleches collés par terre, les caddies ne les arrachent pas ?',
      'point-of-sale',
      /autolaveuses|chariots/i,
    ],
    ['je tiens une officine, vous rédigez mes pubs pour sirops ?', 'point-of-sale', /texte autorisé/i],
    [
      'dans la première colonne de votre compte rendu de visite y a quoi',
      'point-of-sale',
      /trois colonnes|à enlever/i,
    ],
    // privacy
    ['candidature refusée : mon dossier, vous le jetez quand ?', 'privacy careers', /6\s?mois/i],
    ['alfred se souvient de ce que je lui dis pendant combien de temps', 'privacy', /13\s?mois/i],
    ['vous savez dans quelle commune j’habite quand je clique ici ?', 'privacy', /ni ville/i],
    ['A qui je me plains si vous abusez de mes infos perso', 'privacy', /Autorité de protection/i],
    // roll-up
    ['quand je ressors mon kakémono il est tout penché, j’ai fait quoi de mal', 'roll-up', /film lâché/i],
    [
      'j’ai un panneau déroulant de chez vous >> je garde le pied et je remplace juste l’image, faisable moi-même ?',
      'roll-up',
      /dix minutes/i,
    ],
    [
      'on peut le planter devant l’entrée quand il y a du vent, le truc enroulable ?',
      'roll-up',
      /réservoir d.eau/i,
    ],
    ['jusqu’où en bas je peux écrire sur un panneau déroulant', 'roll-up', /30 derniers/i],
    // shirt-designer
    ['une image reçue sur whatsapp, assez nette pour un tshirt ?', 'shirt-designer', /messagerie/i],
    ['quelle largeur sur le ventre d’un gamin d’environ huit ans', 'shirt-designer', /18 sur un 8/i],
    [
      'j’utilise votre page pour créer des polos >> après je veux vendre le dessin, il est à qui ?',
      'shirt-designer',
      /cession des droits/i,
    ],
    // signage
    ['on fixe ça sur la porte ou à côté, le nom du bureau ?', 'signage', /côté poignée/i],
    ['pour des aveugles il faut quelle epaisseur de relief', 'signage', /millimètre environ/i],
    ['un gros panneau debout sur le parking, il faut creuser jusqu’où', 'signage', /80\s?cm/i],
    ['Quelle teinte pâlit la première sur vos plaques ?', 'signage', /rouge imprimé/i],
    // signs-banners
    ['max combien de mots au-dessus de ma porte', 'signs-banners', /trois à cinq/i],
    ['la boîte du locataire précédent est encore accrochée, vous l’emportez ?', 'signs-banners', /Recupel/i],
    [
      'j’ouvre un resto du soir, l’électricien doit passer avant ou après vous ?',
      'signs-banners',
      /plafonneur/i,
    ],
    // signs
    ['quand je quitterai les lieux il restera quoi dans mes briques ?', 'signs', /8\s?à\s?12\s?mm/i],
    ['faut nettoyer ça combien de fois l’an, le panneau du magasin', 'signs', /deux lavages/i],
    ['à Gand jusqu’à quelle taille je n’ai pas de paperasse à faire', 'signs', /quatre mètres carrés/i],
    ['magazin à Ostende face à la mer, faut il un métal spécial ?', 'signs', /316/],
    [
      'le petit truc qui dépasse du mur : à combien du sol pour que personne ne se cogne',
      'signs',
      /2,50\s?m/i,
    ],
    // solar-film
    [
      'le soir avec la lumière allumée, les passants verront quand même chez moi ?',
      'solar-film walls-solar-film',
      /côté le plus éclairé|effet miroir/i,
    ],
    ['ma véranda est en plastique alvéolé, ça colle ?', 'solar-film', /libère des gaz|cloque/i],
    ['Mon carreau peut-il péter à cause de votre truc ?', 'solar-film', /fissure/i],
    [
      'appartement : mes voisins doivent voter pour que je colle ça ?',
      'solar-film walls-solar-film',
      /deux tiers/i,
    ],
    [
      'vous faites un truc contre le soleil ? >> ça vaut encore le coup en décembre ?',
      'solar-film',
      /janvier/i,
    ],
    // terms
    ['je verse combien d’avance', 'terms', /30\s?%/i],
    [
      'j’ai laissé traîner 300 balles que je vous dois, je suis un particulier, je risque quoi en plus',
      'terms',
      /150,01/i,
    ],
    [
      'je change d’avis après avoir commandé en ligne un truc avec mon nom dessus, je suis remboursé ?',
      'terms',
      /personnalisés/i,
    ],
    ['s’il drache le jour où vous venez, on me compte le déplacement ?', 'terms', /sans frais/i],
    ['votre offre de janvier tient toujours en mars ?', 'terms', /30\s?jours/i],
    // textile-printing-embroidery
    [
      'Un club de foot : le numéro blanc est devenu rose sur le maillot. Pourquoi ?',
      'textile-printing-embroidery textile-printing',
      /140\s?°C|relâché sa teinture/i,
    ],
    ['je peux amener mes propres pulls ?', 'textile-printing-embroidery', /neuves et lavables/i],
    [
      'on est quarante, comment éviter de se planter entre S M et L',
      'textile-printing-embroidery',
      /du S au 3XL/i,
    ],
    // textile-printing
    [
      'mes tshirts se craquele au dessin, c’est vous ou ma machine',
      'textile-printing',
      /manquait de cuisson/i,
    ],
    ['sweat à glissière : le dessin par-dessus, ça va ?', 'textile-printing', /se coupe en deux/i],
    // wall-decoration
    [
      'mon fils a gribouillé sur votre grand paysage, je frotte avec quoi ?',
      'wall-decoration',
      /eau savonneuse/i,
    ],
    [
      'une photo géante dans le salon, vous posez ça ? >> le peintre a fini hier, c’est bon pour cette semaine ?',
      'wall-decoration',
      /sèche au toucher|3\s?à\s?4\s?semaines/i,
    ],
    // walls-solar-film
    ['ça pue pendant que vous travaillez chez moi ?', 'walls-solar-film', /latex/i],
    [
      'd’abord les carreaux ou d’abord le mur, dans quel sens vous travaillez',
      'walls-solar-film',
      /vitres en dernier/i,
    ],
    // website-design
    ['le .be sera a qui ? à vous ou à moi', 'website-design', /à votre nom/i],
    [
      'vous faites des sites ? >> vous me garantissez la tête de google ?',
      'website-design',
      /personne ne peut/i,
    ],
    [
      'je veux vendre la nuit par internet >> vous rentrez combien de produits vous-mêmes au départ ?',
      'website-design',
      /trente premiers/i,
    ],
    // wrap-simulator
    [
      'la photo de ma bagnole que j’essaie avec vos teintes, vous la gardez ?',
      'wrap-simulator',
      /reste sur votre appareil/i,
    ],
    [
      'je me mets à combien de pas pour photographier ma camionnette',
      'wrap-simulator',
      /six ou huit mètres/i,
    ],
    ['votre outil avec les teintes m’affiche un montant >> c’est ferme ?', 'wrap-simulator', /deux bornes/i],
    // wrapping-ppf
    ['je veux des phares fumés noirs, vous faites ?', 'wrapping-ppf', /homologués/i],
    ['bas de portière qui rouille, ça cache ?', 'wrapping-ppf', /carrossier passe/i],
    [
      'pourquoi vous ne venez pas faire ça dans mon garage ?',
      'wrapping-ppf home',
      /à l.atelier|l.abri de la poussière/i,
    ],
  ]),
  ...rows('nl', [
    // about
    [
      'hoelang laten jullie een afdruk liggen voor er een beschermlaagje over gaat?',
      'about',
      /een tot twee dagen/i,
    ],
    ['doen jullie ook iets voor gewone mensen thuis, zonder firma', 'about', /kinderkamer|T-shirt/i],
    ['wat heb ik eigenlijk aan dat kaartje met die code dat ik na afloop krijg', 'about', /fiche online/i],
    [
      'Als ik binnen drie jaar nog een camion koop, hebben jullie dan onze juiste kleur nog?',
      'about wrapping-ppf',
      /kleurreferenties|foliereferentie/i,
    ],
    // banners
    [
      'iets licht om in mijn auto te plooien voor de braderie, hoelang blijft dat goed?',
      'banners',
      /1\s?tot\s?2\s?jaar/i,
    ],
    ['waarmee bind ik mijn groot zeil best vast, koord of draad', 'banners', /elastische spanners/i],
    ['de feestzaal wil een papier dat ons zeil niet snel vuur vat', 'banners', /M1|hulpverleningszone/i],
    ['hoe groot zijn die hekkens rond een werf meestal', 'banners', /340/],
    ['hebt ge zeilen met opdruk voor buiten? >> kan er ook iets op de achterkant', 'banners', /tussenlaag/i],
    // brand-charter
    ['hoelang tot ons boekje met de kleurregels af is', 'brand-charter', /2\s?tot\s?5\s?weken/i],
    [
      'ons embleem is door mijn neef getekend. Kunt u daar regels rond uitschrijven?',
      'brand-charter graphic-design',
      /vectorbestand|bestaand logo/i,
    ],
    ['moet ik betalen voor de letters die we op pc en op onze site gebruiken?', 'brand-charter', /licentie/i],
    [
      'er zijn toch veel venten die rood en groen niet goed zien, houden jullie daar rekening mee',
      'brand-charter signage',
      /vorm of een woord|een op de twintig/i,
    ],
    // car-wrapping
    ['hoe warm maken jullie dat plastiek op het einde', 'car-wrapping', /90\s?tot\s?100/i],
    ['mag ik mijn auto zomaar blauw maken van de staat, of moet ik iemand inlichten', 'car-wrapping', /DIV/],
    ['Hoe krijg ik die dode vliegen van de voorkant van mijn beplakte auto?', 'car-wrapping', /natte doek/i],
    ['rijd ik intussen nog naar mijn klanten met de camionette of niet', 'car-wrapping', /kalme week/i],
    [
      'jullie veranderen mijn kleur >> wordt er dan ergens doorgegeven hoeveel ik al gereden heb?',
      'car-wrapping',
      /Car-Pass/i,
    ],
    ['plakt ge over de klinken of vijst ge die los', 'car-wrapping', /snijtape|gedemonteerd/i],
    // careers
    ['moet ik zeggen wat ik nu verdien als ik bij jullie solliciteer?', 'careers', /loonvork/i],
    ['ik zou met de velo komen werken, krijg ik daar iets voor', 'careers', /fietsvergoeding/i],
    ['Ik ben 57 en spreek met een accent. Heb ik een kans?', 'careers', /leeftijd, afkomst/i],
    ['mag ik ook zonder auto kunnen rijden om borden te hangen bij jullie', 'careers', /rijbewijs\s?B/i],
    ['ben meubelmaker maar zie niks voor mij in de lijst, toch sturen?', 'careers', /schrijnwerk/i],
    // embroidery
    ['hoelang is dat machien bezig aan één groot embleem', 'embroidery', /tien minuten/i],
    [
      'mijn logo is helemaal platgedrukt door het ijzer. Hoe moest het dan wel?',
      'embroidery',
      /opgevouwen handdoek/i,
    ],
    [
      'wegenwerkers: mag ons embleem gelijk waar op zo’n fluo ding?',
      'embroidery textile-printing',
      /20471|vrij moet blijven/i,
    ],
    ['hoe ver naar beneden zit het embleem op een hemd', 'embroidery', /twintig centimeter/i],
    [
      'iets zijdeachtigs voor op ons tafelkleed met initialen, kan dat warm in de was?',
      'embroidery',
      /40\s?°C/i,
    ],
    [
      'we hebben polo’s laten naaien bij u >> zelfde tekening maar groter op de rug, betaal ik dan opnieuw?',
      'embroidery',
      /10\s?%/i,
    ],
    ['een naam op mijn borst vastnaaien, hoe dun mag een streepje zijn', 'embroidery', /twee draden|1\s?mm/i],
    // graphic-design
    [
      'ik heb van ons embleem alleen nen screenshot, moet alles dan van nul',
      'graphic-design home',
      /hertekenen/i,
    ],
    [
      'ge maakt toch ook folders? >> hoeveel keer mag ik daar iets aan laten veranderen',
      'graphic-design',
      /twee rondes/i,
    ],
    ['Hoe zwaar is het karton van een naamkaartje bij jullie?', 'graphic-design', /350\s?g/i],
    ['hoe weet ik of mijn naam nog vrij is voor ik begin', 'graphic-design', /Kruispuntbank/i],
    // home
    ['hoelang staan jullie mannen hier als het zover is', 'home', /halve\sdag\stot\s2\sdagen/i],
    ['welk soort bestand mail ik door van ons embleem', 'home', /vectorbestand/i],
    [
      'er staan altijd auto’s voor mijn deur, wie regelt dat de lift daar kan staan?',
      'home terms',
      /toelating|openbaar domein/i,
    ],
    ['Kan het ook goedkoper en zegt u dat dan eerlijk?', 'home', /regel eronder/i],
    // illuminated-signs
    [
      'mijn buurvrouw slaapt er vlak boven en vreest voor te fel wit',
      'illuminated-signs',
      /3\.000\s?K|dimmer/i,
    ],
    [
      'mag mijn schoonbroer de kabel zelf aan de teller steken',
      'illuminated-signs',
      /vakbekwame elektricien/i,
    ],
    [
      'zo’n geschreven letters gelijk in cafés vroeger met gas, maakt ge dat nog',
      'illuminated-signs',
      /siliconen slang/i,
    ],
    ['hoeveel win ik als ik het ding uitdoe als iederen slaapt', 'illuminated-signs', /153\s?kWh/i],
    [
      'ik wil iets dat brandt boven mijn deur >> testen jullie die lampen eerst voor ze omhoog gaan?',
      'illuminated-signs about',
      /nacht branden|binnen handbereik/i,
    ],
    // legal-notice
    ['mag ik jullie fotos op mijn blog zetten', 'legal-notice', /vraag het ons dan eerst/i],
    ['Ik vond iets dat niet klopt op uw site, aan wie meld ik dat?', 'legal-notice', /info@opaak/i],
    // lettering-signage
    ['binnen twee jaar zijn we hier weg, wat kan ik dan houden', 'lettering-signage', /tweede keer/i],
    ['kunt ge exact ons groen maken of is het ongeveer', 'lettering-signage', /RAL/],
    ['enkel voor een maandje op mijn etalage, wat is het goedkoopste spul', 'lettering-signage', /monomere/i],
    [
      'budget is krap: eerst de pijlen naar de deur of eerst de reclame buiten?',
      'lettering-signage',
      /verdwaalde bezoeker/i,
    ],
    // lettering
    [
      'wat is de fijnste streep die jullie uit plakplastiek kunnen snijden?',
      'lettering',
      /2\s?mm|poetsbeurt/i,
    ],
    [
      'ik wil van binnen nog naar buiten kunnen zien door de prent op mijn etalage',
      'lettering',
      /gaatjes|buiten lichter/i,
    ],
    ['mag ik de cijfers op mijn brivenbus er zelf op doen', 'lettering', /gepeld/i],
    [
      'We denken aan een groot zwart vlak op de voorkant. Springt het venster dan niet?',
      'lettering',
      /kwart van de ruit/i,
    ],
    [
      'kunt ge iets op onze camionnette plakken? >> en als ik hem verkoop, zie je dan nog waar de letters zaten?',
      'lettering',
      /schim/i,
    ],
    // logo-design
    ['welke sorten bestanden geeft ge mij op het einde', 'logo-design', /SVG/],
    ['hoevel schetsen krijg ik in de goedkoopste formule van 299', 'logo-design', /twee voorstellen/i],
    [
      'ons embleem is oubollig, kan het moderner zonder dat klanten ons niet meer kennen?',
      'logo-design',
      /twee van de drie/i,
    ],
    ['Wat laat ik best beschermen, ons woord of onze prent?', 'logo-design', /onderscheidend/i],
    // paint-protection
    [
      'klopt het dat krassekes vanzelf weggaan in de zon',
      'paint-protection',
      /haarfijne krasjes|toplaag vloeit dicht/i,
    ],
    [
      'mijn auto heeft al vijf jaar op de teller, is dat nog de moeite',
      'paint-protection',
      /bestaande putjes|bijgewerkt|werken we eerst bij/i,
    ],
    ['Wat is het verschil met zo’n vloeibaar glas dat ze erop smeren?', 'paint-protection', /silica/i],
    [
      'mijn auto heeft bij jullie een doorzichtig laagje gekregen >> iemand rijdt in mijn vleugel, moet dan alles opnieuw?',
      'paint-protection',
      /alleen dat paneel/i,
    ],
    [
      'mijn auto is van in de fabriek dof, gaat die niet blinken onder jullie plastiek',
      'paint-protection',
      /satijn/i,
    ],
    // point-of-sale
    ['hoe ver zie je een bedrag van vijf centimeter hoog in mijn gang', 'point-of-sale', /15\s?m/i],
    ['Hoelang blijft zo’n papieren staander op de toog overeind?', 'point-of-sale', /2\s?tot\s?6\s?maanden/i],
    ['hoe hoog zijn die goojtes waar het bedrag in schuift', 'point-of-sale', /39\s?mm/i],
    ['waar moet al dat golfspul naartoe als de promo gedaan is', 'point-of-sale', /bij het papier/i],
    // privacy
    ['kost het iets als ik wil weten wat jullie over mij bijhouden', 'privacy', /kosteloos/i],
    ['hoelang moeten jullie een factuur houden, ook als de rest weg is?', 'privacy', /tien jaar/i],
    ['ik heb dat cookiesding gewoon weggeklikt, heb ik dan ja gezegd', 'privacy', /telt niet als akkoord/i],
    ['dat kaartje met jullie adres, zien ze dan in amerika waar ik zit', 'privacy about', /OpenStreetMap/i],
    ['Ik heb stalen laten opsturen, wanneer verdwijnt mijn adres?', 'privacy', /3\s?maanden/i],
    // roll-up
    ['past zo’n oprolbaar ding in een kleine Fiat?', 'roll-up', /koffer van een stadswagen|85/i],
    [
      'hoeveel extra centimeters hou ik onderaan over in mijn ontwerp voor de oprolbanner',
      'roll-up',
      /10\s?tot\s?15\s?cm/i,
    ],
    ['hoe dikwijls gaat dat goedkoopste model open voor het kapot is', 'roll-up', /tientallen keren/i],
    ['hebt ge van die oprolbare panelen? >> waar betaal ik het meest voor', 'roll-up', /drie posten/i],
    // shirt-designer
    ['hoeveel puntjes moet mijn prent hebben als ze 28 cm wordt op een shirt', 'shirt-designer', /3\.300/],
    ['wat is de kleinste letter die nog deftig op een truitje staat', 'shirt-designer', /6\s?mm/i],
    [
      'één enkel truike als grap voor mijn broer, gaat dat',
      'shirt-designer textile-printing-embroidery textile-printing',
      /digitaal/i,
    ],
    [
      'ik teken liever met de hand, hoe krijg ik mijn blad tot bij jullie?',
      'shirt-designer',
      /recht van boven/i,
    ],
    // signage
    [
      'op welke hoogte hang ik een naambordje zodat iemand in een rolstoel het ook kan lezen',
      'signage',
      /1,20/,
    ],
    ['vier talen op één plaatje in de gang, goed idee?', 'signage', /nummer of pictogram/i],
    [
      'er vertrekt hier elke maand imand, kunen we dat naamplaatje zelf aanpassen',
      'signage',
      /magnetische lamellen/i,
    ],
    ['Mogen de bordjes van de nooduitgang in ons paars?', 'signage', /ISO\s?7010|preventieadviseur/i],
    // signs-banners
    [
      'ik wil een bord boven mijn winkel >> hoelang duurt de papierwinkel bij het stadhuis',
      'signs-banners',
      /enkele maanden/i,
    ],
    ['lezen automobilisten mijn gsmnummer als ze passeren aan dertig?', 'signs-banners', /8,3\s?m|zelden/i],
    [
      'ik zet maar één dag iets op de stoep voor de opening, moet dat gevraagd worden',
      'signs-banners',
      /openbaar domein/i,
    ],
    ['Kan ik nu de voorkant laten doen en volgend jaar de rest?', 'signs-banners', /in stappen/i],
    // signs
    ['mag mijn man dat plaatje boven de deur er zelf aan vijzen', 'signs', /gelijkvloers/i],
    [
      'mijn zaak stopt in juni. Blijf ik taks betalen zolang dat ding er hangt?',
      'signs',
      /gemeentebelasting/i,
    ],
    ['onze muren zijn ingepakt met piepschuim, houdt zo’n bord dan', 'signs signage', /thermisch/i],
    ['waarom is een woord in losse stukken duurder dan gewoon een plaat', 'signs', /één voor één/i],
    ['ik wil een plaat in donkere plastiek, pal in de zon >> smelt dat niet?', 'signs', /60\s?°C/i],
    // solar-film
    ['wanner mag de ruitenwaser langskomen nadat jullie geweest zijn', 'solar-film', /30\s?dagen/i],
    [
      'er plakt nu iets tegen de zon op ons raam >> allemaal bubbeltjes na een week, mag ik er met een speld in',
      'solar-film',
      /doorprikken/i,
    ],
    ['Hoeveel hitte houdt dat spiegelende spul tegen?', 'solar-film', /60\s?tot\s?80\s?%/i],
    ['ben ik mijn garanite op mijn ramen kwijt als ge daar iets op plakt', 'solar-film', /glasfabrikanten/i],
    ['onze vloer trekt wit door de zon, lost dat op?', 'solar-film walls-solar-film', /380\s?nm|verkleuren/i],
    // terms
    ['ik ben een particulier en jullie zijn te laat, mag ik opzeggen?', 'terms', /extra termijn/i],
    ['wat moet er klaarstaan bij ons voor ge toekomt', 'terms', /verborgen kabels|stroom/i],
    [
      'er staat een schrijffout in maar ik had al ja gezegd, wie draait daarvoor op',
      'terms',
      /op uw kosten/i,
    ],
    ['Mijn firma heeft u te laat betaald. Wat komt daar bovenop?', 'terms', /€\s?40/],
    [
      'ik ben kwaad en jullie luisteren niet, bij wie kan ik gratis terecht',
      'terms legal-notice',
      /Consumentenombudsdienst/i,
    ],
    // textile-printing-embroidery
    ['wordt een regenjas lek van zo’n genaaid embleem', 'textile-printing-embroidery', /membraan/i],
    [
      'moet ik als baas de klederen van mijn mannen betallen en wassen',
      'textile-printing-embroidery',
      /paritair comité/i,
    ],
    ['ons feest is binnen zes dagen, lukt dat nog?', 'textile-printing-embroidery', /bel eerst/i],
    // textile-printing
    ['hoodie met rits: wat doet ge met de prent in het midden', 'textile-printing', /een helft/i],
    [
      'zo’n foto rechtstreeks in het katoen gespoten, hoeveel keer gaat die mee in het machien',
      'textile-printing',
      /vijfentwintig/i,
    ],
    ['maken jullie ook paraplus met onze naam', 'textile-printing', /coating/i],
    // wall-decoration
    [
      'ik wil een groot beeld in mijn living >> er hangt nog papier van mijn grootmoeder, plakt ge daar gewoon over?',
      'wall-decoration',
      /weekt het oude/i,
    ],
    [
      'wij zijn een rusthuis, wie zegt ons hoe vuurvast die muurprent moet zijn?',
      'wall-decoration',
      /preventieadviseur/i,
    ],
    [
      'tot hoe breed kan ik mijn vakantiekiekje opblazen voor in de living',
      'wall-decoration',
      /6\.000\s?pixels/i,
    ],
    // walls-solar-film
    [
      'is zo’n rolding aan de buitenkant niet beter dan iets op het venster plakken',
      'walls-solar-film',
      /motor/i,
    ],
    [
      'iedereen kijkt binnen als we vergaderen, van waar tot waar maakt ge dat dof',
      'walls-solar-film',
      /1,70/,
    ],
    // website-design
    [
      'maakt ge ook sites? >> kan ik daar dan zelf mijn prijslijst op veranderen',
      'website-design',
      /Etalage/,
    ],
    ['Hoelang duurt het voor mijn webstek er staat?', 'website-design', /4\s?tot\s?8\s?weken/i],
    ['wat moet er van de wet onderaan mijn site staan', 'website-design', /rechtsvorm/i],
    // wrap-simulator
    [
      'als ik foto’s van mijn bus opstuur krijg ik dan een prentje voor niks',
      'wrap-simulator',
      /eerste beeld/i,
    ],
    [
      'In jullie tekenprogramma staat de B net naast de klink. Is dat in het echt ook zo?',
      'wrap-simulator',
      /schuifdeur/i,
    ],
    // wrapping-ppf
    ['mijn auto is van de leasing, in welke kleur geef ik hem terug?', 'wrapping-ppf', /fabriekskleur/i],
    [
      'enkel mijn telefoonnummer op de koffer is ook goed, toch?',
      'wrapping-ppf lettering',
      /zuinigste|achteraan/i,
    ],
    [
      'hoe dik is dat doorzichtig spul tegen steentjes',
      'wrapping-ppf paint-protection',
      /150\s?tot\s?220|200/i,
    ],
  ]),
  ...rows('en', [
    // about
    ['Could I pop in some time to see how you make things?', 'about', /appointment/i],
    ['can you mail me bits of the real stuff so I can touch them', 'about', /the post/i],
    ['how many copies of one letter does your sewing machine do at once?', 'about', /four heads/i],
    ['I work alone and money is short, where would you put it first', 'about', /van doors/i],
    // banners
    ['how hard does a gale tug on a big solid sheet, in kilos', 'banners', /25\s?kg/i],
    [
      'the toughest sheet you sell for our football pitch, how many years out in the weather?',
      'banners',
      /2\s?to\s?4\s?years/i,
    ],
    [
      'do you make cloth ones to hang over the road >> we hold the same fair every summer, must I buy a fresh one each time?',
      'banners',
      /Velcro/i,
    ],
    [
      'our printed sheet from the buiding site is full of holes, any idea what to do with it',
      'banners',
      /trailer cover/i,
    ],
    // brand-charter
    ['do I realy need one of those numbered special inks', 'brand-charter', /every trade can match|seldom/i],
    [
      'our rulebook is six years old >> at what point does it need another page?',
      'brand-charter',
      /first van/i,
    ],
    [
      'how pale may our grey words be on white before people can’t read them',
      'brand-charter website-design',
      /4\.5/,
    ],
    [
      'You take the order for the rulebook. What is the very first thing that happens?',
      'brand-charter',
      /one table/i,
    ],
    // car-wrapping
    [
      'just my hatch lid and the top in black, cheapest figure please',
      'car-wrapping wrapping-ppf',
      /€\s?300/i,
    ],
    [
      'one tip of the coloured skin on my bumper has come up, is it ruined?',
      'car-wrapping',
      /laid back down|call before/i,
    ],
    [
      'what paperwork about my vehicle do you want if I send you a picture to cover it with',
      'car-wrapping',
      /model year/i,
    ],
    ['I’d love blue and yellow squares like the cops have on their cars', 'car-wrapping', /police/i],
    [
      'do you do whole vans? >> and if I blast it with the jet at the petrol station and it lifts, will you pay?',
      'car-wrapping terms',
      /pressure washer|washing against/i,
    ],
    ['why did the guys at another garage stretch it so far it went pale', 'car-wrapping', /place a join/i],
    // careers
    [
      'will you pay if I want to get beter at the trade, or is that my own evening',
      'careers',
      /working hours/i,
    ],
    ['how many times would I have to meet you before you hire me', 'careers', /three conversations/i],
    ['What do I actually do on the try-out half day?', 'careers', /scrap of film|practice file/i],
    [
      'any jobs going? >> does some robot throw out my resume before a human sees it',
      'careers',
      /not screening software/i,
    ],
    // embroidery
    ['can you sew my dog’s face from a snapshot', 'embroidery', /photograph printed|never mix/i],
    ['our last suplier gave us a .dst thing, any use?', 'embroidery', /DST/],
    ['roughly how many needle pricks in a crest the size of a palm', 'embroidery', /5,000 and 10,000/i],
    ['We want the hotel’s initials on bath linen. How heavy should it be?', 'embroidery', /450\s?to\s?550/i],
    ['do I get to see one sewn before you make all sixty', 'embroidery', /beside a ruler/i],
    ['fluffy jumpers swallow the letters dont they', 'embroidery', /dissolves|deep pile/i],
    // graphic-design
    [
      'Head office in Paris sent us a 90 page manual and our name doesn’t fit the shop. Now what?',
      'graphic-design',
      /draw a variant/i,
    ],
    [
      'found a lovely shot on google for my flyer, ok to take it?',
      'graphic-design wall-decoration shirt-designer',
      /permission|rights/i,
    ],
    ['folk hear about us then find some dead facebook thing', 'graphic-design', /small website/i],
    // home
    ['once I’ve signed, how long are you busy making it', 'home', /5\s?to\s?10\s?working/i],
    ['what should I have ready for the very first chat, and is it quick?', 'home', /two measurements/i],
    ['Can I look at thigns you have done already?', 'portfolio home', /specimens/i],
    // illuminated-signs
    [
      'is that thing above my door dangerous to touch in the rain, how much current',
      'illuminated-signs signs-banners',
      /24\s?V/i,
    ],
    ['the box says fifty thousand, so honestly how many years', 'illuminated-signs', /8\s?to\s?10\s?years/i],
    ['my red looked orange at night on the last one, why?', 'illuminated-signs', /lean orange/i],
    ['What kind of wall do I need for the sort that glows from behind?', 'illuminated-signs', /pale, matt/i],
    ['will the town charge me more if it glows?', 'illuminated-signs signs-banners', /by-law|higher/i],
    [
      'you fit those? >> will someone be there after sunset to make it less bright',
      'illuminated-signs',
      /after dark/i,
    ],
    // legal-notice
    ['my blog points at your page, must I ask you first', 'legal-notice', /needs no permission/i],
    [
      'Your Dutch page says something else than the one I read. Which counts?',
      'legal-notice',
      /rely on the one you read/i,
    ],
    // lettering-signage
    [
      'front of the house is crumbeling plaster, cheaper to cover or to mend?',
      'lettering-signage',
      /less than repairing/i,
    ],
    [
      'brass-like thing beside a notary’s door, how long before it looks bad',
      'lettering-signage signage',
      /15\s?years/i,
    ],
    [
      'someone told me ten centimetres smaller and the town asks nothing, true?',
      'lettering-signage',
      /threshold/i,
    ],
    [
      'at what size do a few decals on my van cost the same as covering it',
      'lettering-signage',
      /half the bodywork/i,
    ],
    // lettering
    ['that sandy look so nobody sees the back table, how thick is it', 'lettering', /sandblasting/i],
    [
      'drivers come round a roundabout 60 metres off, how tall should the capitals be',
      'lettering signs',
      /20\s?cm/i,
    ],
    ['How do you arrive at your figure for a shop window? Is it by the letter?', 'lettering', /four things/i],
    ['the cheaper plastic on flat glass, how long will it stay good', 'lettering', /4\s?to\s?7\s?years/i],
    ['why does the fitter squirt soapy stuff on my pane?', 'lettering', /mild soap/i],
    [
      'your team did my shop front >> how many colours before cutting gets silly',
      'lettering',
      /three colours/i,
    ],
    // logo-design
    ['could the artist complain if I squash it later', 'logo-design', /moral rights/i],
    [
      'registered my sign in 2018 and never put it on anything. still mine?',
      'logo-design',
      /five years without use/i,
    ],
    [
      'We are three businesses under one roof. Which of your packs covers that?',
      'logo-design',
      /sub-brands/i,
    ],
    ['how fast must I answer so you are done in time', 'logo-design', /two days/i],
    ['will it still look right on a rubbr stamp', 'logo-design', /one tint/i],
    // paint-protection
    ['only the nose of the car please, what does that come to', 'paint-protection', /€\s?1,200/i],
    ['will the neighbours notice I’ve got an invisible skin on my car?', 'paint-protection', /orange peel/i],
    [
      'clear skin against stones, do you do that? >> what may I wash it with afterwards',
      'paint-protection',
      /two buckets/i,
    ],
    ['Do I get the same five years as for the coloured kind?', 'paint-protection', /depends on the film/i],
    ['lime spots stay behind even though rain rolls off, normal?', 'paint-protection', /limescale/i],
    // point-of-sale
    ['I only need one cardboard stand, is that silly', 'point-of-sale', /around a hundred/i],
    ['must the promo texts be in french too, we’re in Halle', 'point-of-sale', /understood in the region/i],
    ['panels dangling from my shop roof, are they heavy?', 'point-of-sale', /1\s?kg/i],
    ['Which of the bits will my own staff have to put up?', 'point-of-sale', /picture guide/i],
    ['xmas pictures on the glass, can I peel them with my nails', 'point-of-sale', /without a scraper/i],
    // privacy
    ['I stopped your mailings, when is my address gone for good', 'privacy', /30\s?days later/i],
    ['If I come in with my google thing, what do you learn about me?', 'privacy', /name and email address/i],
    ['you got hacked, how many hours till you tell the authorities', 'privacy', /72\s?hours/i],
    ['do you make money from my details', 'privacy', /not sell your data/i],
    [
      'my upload broke halfway >> what happens to the half you received',
      'privacy',
      /disappears from our servers/i,
    ],
    ['does anything about me end up in America', 'privacy', /contractual clauses/i],
    // roll-up
    ['a pull-out thing you can read from front and back, worth it?', 'roll-up', /twice as much/i],
    ['the fair people want a paper saying my stand won’t burn', 'roll-up', /test report/i],
    ['I can’t lay anything out myself, will two lines and my holiday snaps do', 'roll-up', /two sentences/i],
    ['Would my colleague manage the widest one alone?', 'roll-up', /easier with two/i],
    ['which foot lasts longest if we travel every week', 'roll-up', /hundreds of set-ups/i],
    // shirt-designer
    ['sponsor on the arm, how big at most', 'shirt-designer', /8\s?×\s?8/],
    ['midjourney made me a picture, how wide can it go on a tee', 'shirt-designer', /9\s?cm/i],
    ['I drew a tee on your page >> the figure it gives, can I count on it?', 'shirt-designer', /estimate/i],
    [
      'Every player has his own name. Can I throw in the whole team at once on your page?',
      'shirt-designer',
      /list of names/i,
    ],
    // signage
    ['how do you go about a whole hospital, where do you begin', 'signage', /with a walk/i],
    ['the see-through plaque has scratches, lost cause?', 'signage', /polish out/i],
    [
      'how different must the colour of letters be from behind them for old people',
      'signage',
      /reflectance/i,
    ],
    ['cheap white foam sheet in full sun, any good for years?', 'signage signs', /2\s?to\s?4\s?years/i],
    // signs-banners
    ['may I just hang a cloth until the town says yes', 'signs-banners', /sags/i],
    [
      'we signed the usual rental for a shop, does the lamp outlive it',
      'signs-banners',
      /usual minimum term/i,
    ],
    [
      'What do I send so you can name a sum for something above the door?',
      'signs-banners about',
      /straight-on photo|two measurements/i,
    ],
    // signs
    ['place in Ixelles, once they allow it, how long is that good for', 'signs', /9\s?years/i],
    [
      'the old plate is stil straight, could you just put something new over it?',
      'signs',
      /fresh printed film/i,
    ],
    ['cleaner used white spirit on our shiny plate and it went dull', 'signs', /hates alcohol/i],
    ['from what height do you bring a crane and does it cost', 'signs', /four metres/i],
    ['plates get longer when hot, do you think of that?', 'signs', /2\.4\s?mm/i],
    ['our shop is next to a listd church >> who must answer before we order?', 'signs', /heritage service/i],
    // solar-film
    ['three layers of glas here, shoud it go on the outside', 'solar-film', /triple glazing/i],
    ['can you do it on my car’s windows as well', 'solar-film wrapping-ppf', /windscreen/i],
    ['Which number should I compare between brands of sun stuff?', 'solar-film', /EN\s?410/i],
    ['milky kind for the loo, what’s a square metre', 'solar-film walls-solar-film', /€\s?35/i],
    // terms
    ['a hurricane stops everything for months, can I walk away', 'terms', /60\s?days/i],
    ['You’re half done and I pull out. What will I owe?', 'terms', /cannot be used elsewhere/i],
    ['is it mine already before the last euro', 'terms', /paid for in full/i],
    ['the green came out a tad off from my monitor, do I get money back?', 'terms', /not defects/i],
    ['I give you first names of all my staff >> is that ok with gdpr', 'terms', /you tell them/i],
    ['I think there’s asbestos behind the wall, must I say so before you drill', 'terms', /asbestos/i],
    // textile-printing-embroidery
    ['green tees without pesticides, got any?', 'textile-printing-embroidery', /document proves/i],
    ['New hire in 2028: same jacket still around?', 'textile-printing-embroidery', /dye lots|discontinued/i],
    ['how much shorter will it get first time in the machine', 'textile-printing-embroidery', /5\s?%/i],
    [
      'thread in front and ink behind on one and the same piece?',
      'textile-printing-embroidery',
      /flatten the stitches/i,
    ],
    // textile-printing
    [
      'you did 200 tees for us last year >> do you hang on to the frames for the next batch',
      'textile-printing',
      /ink formula/i,
    ],
    [
      'thirty blac and thirty gray tees, same picture, is that one lot or two',
      'textile-printing',
      /run of sixty/i,
    ],
    ['I sell my tees on a market, what must stay on the label?', 'textile-printing', /1007\/2011/],
    ['fabric conditioner, harmful for the picture?', 'textile-printing', /greasy coat/i],
    // wall-decoration
    [
      'we want a giant landscape in the loby >> how would it come down again without a mess',
      'wall-decoration',
      /pulls off dry/i,
    ],
    ['people keep walking into our see-through doors at the office', 'wall-decoration', /eye level/i],
    [
      'Rough stairwell that gets knocked and scrubbed, what do you hang there and for how long?',
      'wall-decoration',
      /10\s?to\s?15\s?years/i,
    ],
    // walls-solar-film
    [
      'can I have the panes done now and the picture next spring',
      'walls-solar-film',
      /start with the glass/i,
    ],
    [
      'you stuck something on our panes last week >> it still looks foggy, when does it clear',
      'walls-solar-film solar-film',
      /slightly hazy|evaporates/i,
    ],
    // website-design
    ['I’m hopeless at writing, who makes up the words', 'website-design', /recorded conversation/i],
    [
      'we’re four people, must our web shop work for blind folk by law?',
      'website-design',
      /28\s?June\s?2025/i,
    ],
    ['what happens to everything if I leave you, is it copied each night', 'website-design', /daily backup/i],
    // wrap-simulator
    ['how do I make sure I pick the right blue and not regret it', 'wrap-simulator', /street lamp/i],
    ['is the dull finish more trouble in the carwash?', 'wrap-simulator', /hand washing/i],
    // wrapping-ppf
    ['Can the clear stuff go over a coloured one I already have?', 'wrapping-ppf', /come away together/i],
    ['my car sees the road with cameras and such, does your stuff get in the way', 'wrapping-ppf', /radar/i],
    ['wouldn’t a fresh coat at the body shop be smarter', 'wrapping-ppf', /paint is failing|if the paint/i],
  ]),
];
