import { type AskedBefore, rows } from './question';

/** Private people and small traders of the region: a bride, a football father, a florist, a plumber, a baker, a grandmother, scouts. */
export const locals: readonly AskedBefore[] = [
  ...rows('fr', [
    [
      'je me marie en juin, je voudrais 12 t-shirts roses pour mes copines avec un texte rigolo. vous faites ça ?',
      'textile-printing shirt-designer textile-printing-embroidery',
    ],
    ['evjf 8 tshirts prix', 'shirt-designer textile-printing textile-printing-embroidery', /devis|estim/i],
    [
      'combien de temps pour avoir mes tee-shirts',
      'textile-printing textile-printing-embroidery shirt-designer home',
      /2\s?à\s?3\s?semaines/i,
    ],
    [
      'La fête est dans huit jours et j’ai rien commandé, c’est trop tard pour des t-shirts ?',
      'textile-printing-embroidery',
      /téléphon|appel/i,
    ],
    ['on peut mettre un surnom différent dans le dos de chaque fille?', 'textile-printing shirt-designer'],
    ['minimum de comande pour un tee shirt', 'shirt-designer textile-printing textile-printing-embroidery'],
    [
      'j’ai trouvé un dessin disney sur internet, vous pouvez l’imprimer ?',
      'shirt-designer textile-printing-embroidery graphic-design',
      /accord|permission|autoris|auteur|titulaire|imite/i,
    ],
    ['Le dessin sur le t-shirt va-t-il partir à la machine ?', 'textile-printing', /lavages/i],
    [
      'quelle temperature pour laver un swaet imprimé',
      'textile-printing textile-printing-embroidery',
      /40\s?°/,
    ],
    [
      'Est-ce que je vois à quoi ça ressemble avant que vous imprimiez ?',
      'shirt-designer home about textile-printing textile-printing-embroidery terms',
    ],
    [
      'ma sœur est en France, je peux lui montrer le t-shirt que j’ai dessiné sur votre site ?',
      'shirt-designer',
      /lien/i,
    ],
    [
      'vous avez des tailles pour un enfant de 8 ans et aussi du 3xl',
      'shirt-designer textile-printing-embroidery',
      /3\s?XL/i,
    ],
    [
      'est-ce que je peux apporter mes propres t-shirts achetés au magasin',
      'textile-printing-embroidery',
      /neu(f|ve)/i,
    ],
    ['une image faite avec chatgpt ca passe sur un tshirt', 'shirt-designer', /9\s?cm|pixels|marque/i],
    [
      'on peut venir chercher les vêtements sur place ou c’est envoyé',
      'textile-printing-embroidery home',
      /Zaventem|colis/i,
    ],

    [
      'vareuses de foot avec numéros et noms des gamins, ça vous connaissez ?',
      'textile-printing textile-printing-embroidery shirt-designer',
    ],
    [
      'nos maillots rouges sont en polyester brillant, les chiffres blancs vont rester blancs ?',
      'textile-printing-embroidery textile-printing',
      /bloquant|migr|basse\s?température|ros[eé]/i,
    ],
    [
      'Bonjour, 60 t-shirts du club tous pareils, quelle technique revient le moins cher ?',
      'textile-printing textile-printing-embroidery',
      /sérigraphie/i,
    ],
    ['banderole pour le terrain >> elle résiste combien d’années dehors', 'banners', /\d\s?à\s?\d\s?ans/i],
    ['bache pour le tournoi de l’école, delais de fabriquation ?', 'banners', /1\s?à\s?2\s?semaines/i],
    ['faut il demander à la commune pour pendre une banderole 3 jours', 'banners signs-banners', /commune/i],
    ['on peut réutiliser la même bâche chaque année en changeant la date ?', 'banners'],
    ['vous offrez une réduction aux clubs sportifs ?', ''],
    ['vous sponsorisez des équipes de jeunes ?', ''],

    [
      'fleuriste à Tervuren, je voudrais juste mon nom et mes heures sur la vitre du magasin. Ca coûte quoi ?',
      'lettering lettering-signage',
      /surface|couleurs/i,
    ],
    ['les lettres de ma vitrine je peux les coller moi même?', 'lettering', /mètre|mode\s?d.emploi/i],
    ['coment netoyer les carreaux apres la pose des lettres', 'lettering', /semaine/i],
    ['Faut-il fermer le magasin pendant que vous collez ?', 'lettering-signage'],
    [
      'il fait sombre dans ma boutique, quelle couleur de lettre se voit le mieux de la rue',
      'lettering-signage',
      /blanc|jaune/i,
    ],
    [
      'je déménage peut-être dans deux ans, je peux reprendre mes lettres et mes panneaux ?',
      'lettering-signage',
    ],
    ['si on enlève un lettrage, il reste des traces ?', 'lettering', /verre/i],
    ['vous vendez des fleurs artificielles pour décorer la vitrine ?', ''],

    [
      'plombier indépendant, un seul utilitaire. faut juste que les gens retiennent mon numéro, c’est quoi le moins cher',
      'lettering wrapping-ppf lettering-signage',
    ],
    ['recouvrir toute la camionette combien', 'car-wrapping wrapping-ppf wrap-simulator', /1\s?500/],
    [
      'je veux emballer mon Transit dans une autre couleur >> je suis sans véhicule pendant combien de jours',
      'car-wrapping wrapping-ppf',
      /3\s?à\s?5\s?jours/i,
    ],
    [
      'je suis dans la construction, mon numéro bce doit être sur le camion ?',
      'lettering',
      /num[ée]ro\s?d.entreprise/i,
    ],
    ['plaque aimantée pour portière, bonne idée ou pas', 'lettering', /acier/i],
    [
      'des pulls de travail avec mon nom, je lave tout à 60',
      'embroidery textile-printing-embroidery',
      /60\s?°/,
    ],
    [
      'broder 6 vestes et 4 polos, c’est assez ou vous demandez plus ?',
      'textile-printing-embroidery',
      /10\s?pièces|dizaine/i,
    ],
    ['vos prix c’est avec ou sans tva', 'terms home', /21\s?%/],

    ['enseigne au dessus de ma boulangerie à partir de quel prix', 'signs signs-banners home', /500\s?€/],
    [
      'combien pour un panneau de façade >> et vous le fixez pour ce prix-là ?',
      'signs signs-banners terms home',
    ],
    ['enseigne avec de la lumiere dedans, prix svp', 'illuminated-signs signs-banners home', /800\s?€/],
    ['ca consome beaucoup une enseigne allumée le soir ?', 'illuminated-signs', /kWh/i],
    ['des étiquettes et autocollants pour mes boîtes à gâteaux, vous imprimez ?', 'graphic-design'],
    [
      'Dois-je avoir un permis pour un panneau au-dessus de ma porte à Uccle ?',
      'signs signs-banners home lettering-signage',
      /permis/i,
    ],
    ['impression sur gateau avec encre alimentaire possible ?', ''],

    [
      'J’ouvre un food truck en avril, il est blanc et tout carré. On pourrait le couvrir d’un motif ?',
      'car-wrapping wrapping-ppf wrap-simulator',
    ],
    ['carte des plats lavable pour mon food-truck', 'graphic-design point-of-sale'],
    ['quel fichier pour décorer mon camion avec des photos de burgers', 'car-wrapping home', /vectori/i],
    ['une bâche à accrocher sur mon comptoir de marché 2m x 80', 'banners'],

    ['plaque pour mon cabinet de pédicure a coté de la sonnette', 'signs signage lettering-signage'],
    ['combien coute une plaque en metal gravé', 'signage lettering-signage', /150\s?€/],
    [
      'site internet tout simple pour un cabinet, une page, un bouton pour appeler',
      'website-design graphic-design',
      /1\s?200/,
    ],
    [
      'Les passants voient mes patients depuis le trottoir. Que puis-je mettre sur la vitre sans perdre la lumière ?',
      'solar-film walls-solar-film lettering',
      /dépoli/i,
    ],
    ['une image de forêt sur le mur de ma salle d’attente', 'wall-decoration walls-solar-film'],
    ['logo pour pédicure médicale, j’ai max 350 euros', 'logo-design graphic-design', /299/],
    ['combien de corrections je peux demander sur le logo à ce prix', 'logo-design graphic-design'],

    ['garagiste ici. un grand totem au bord de la chaussée vous faites?', 'signs signage'],
    [
      'mon vieux caisson a des tubes morts, on peut mettre du led dedans au lieu d’en racheter un ?',
      'illuminated-signs',
      /LED/i,
    ],
    ['Vous travaillez avec une commission si je vous envoie mes clients du garage ?', ''],

    ['film anti chaleur pour 15 m2 de vitres combien', 'solar-film walls-solar-film home', /25\s?€/],
    [
      'film contre la chaleur pour véranda >> le toit est en plaques de plastique, ça va aussi ?',
      'solar-film',
    ],
    ['ça risque pas de fendre mes doubles vitrages votre film ?', 'solar-film'],
    [
      'avec un film sur la fenetre, en hiver je perds le soleil gratuit ?',
      'solar-film',
      /nord|bilan|janvier/i,
    ],
    [
      'Je suis propriétaire d’un appartement et mon locataire veut un film miroir côté rue. Qui doit donner son accord ?',
      'solar-film walls-solar-film',
      /assemblée|copropri/i,
    ],
    ['quand puis je laver la fenetre apres la pose du film', 'solar-film', /30\s?jours/i],
    ['combien d’années tient un film solaire', 'solar-film home', /10\s?à\s?15\s?ans/i],
    [
      'les voisins me voient quand même le soir avec le film miroir ?',
      'solar-film walls-solar-film',
      /rideau|dépoli|lampes/i,
    ],
    ['vous installez des panneaux photovoltaïques sur le toit ?', ''],
    ['vous organisez des anniversaires créatifs pour enfants ?', ''],

    ['proteger le cadre de mon velo de course contre les éclats', 'paint-protection', /150/],
    [
      'maillots cyclistes en tissu respirant, broder ou imprimer ?',
      'textile-printing-embroidery textile-printing',
      /film|déconseillée/i,
    ],

    ['stage de fin d’études en graphisme possible chez vous ?', 'careers'],
    ['job etudiant', 'careers'],
    ['je ne parle que français, ça pose problème pour travailler dans votre atelier ?', 'careers'],
    ['mon cv vous le gardez combien de temps', 'careers privacy', /6\s?mois/i],
    ['c’est payé combien un poseur', 'careers', /fourchette|invitation/i],

    ['mon nom en autocollant pour la boîte aux lettres', 'lettering'],
    [
      'Mon voisin a une enseigne qui éclaire ma chambre toute la nuit, il a le droit ?',
      'illuminated-signs',
      /intensité|commun|éclairage/i,
    ],
    ['vous êtes où exactement', 'about legal-notice', /Letterstraat/i],
    ['Peut-on passer toucher les matières un mercredi après-midi ?', 'about', /rendez-vous/i],
    ['ouvert le samedi matin ?', 'home about', /vendredi/i],
    ['il y a une place pour se garer chez vous quand on vient en voiture', ''],
    ['vous venez poser jusqu’à Namur', 'home illuminated-signs', /Belgique|Namur/i],
    ['vous fermez en aout ?', ''],

    [
      'on est un groupe de rock, on tourne avec un vieux sprinter. Juste un gros dessin sur les côtés, faisable sans tout recouvrir ?',
      'car-wrapping lettering wrapping-ppf',
    ],
    [
      'on veut vendre nos tshirts aux concerts, y a des règles pour l’étiquette ?',
      'textile-printing',
      /étiquette|adresse/i,
    ],
    ['vous pressez des 33 tours ?', ''],
    [
      'une pancarte qui se déroule à côté de la scène, prête pour vendredi en 8 ?',
      'roll-up signs-banners home',
      /5\s?à\s?7\s?jours/i,
    ],

    [
      'je voudrais faire broder les prénoms de mes cinq petits-enfants sur des essuies de bain, c’est possible madame ?',
      'embroidery',
    ],
    ['quelle grandeur de lettre sur une serviette bien épaisse', 'embroidery', /8\s?mm/i],
    ['la broderie va gratter la peau du petit?', 'embroidery', /voile/i],
    ['vous raccourcissez aussi les pantalons', ''],

    ['capot plein de petits trous de gravier sur ma Golf, que faire', 'paint-protection wrapping-ppf'],
    [
      'Le film transparent efface-t-il les coups de cailloux déjà là ?',
      'paint-protection',
      /enferme|retouch|poli/i,
    ],
    ['proteger juste l’avant de la voiture prix', 'paint-protection', /1\s?200/],
    [
      'film transparent sur voiture blanche >> ça jaunit avec le temps ?',
      'paint-protection',
      /7\s?à\s?10\s?ans|lentement/i,
    ],
    ['ma voiture a deja recu une ceramique, problème pour le film ?', 'paint-protection', /poli/i],
    ['vous réparez un éclat dans le pare-brise', ''],

    [
      'je veux ma voiture en vert mat, je peux voir le résultat sur une photo de MA voiture avant ?',
      'wrap-photo wrap-simulator',
    ],
    ['changer la couleur de l’auto, je dois le déclarer quelque part ?', 'car-wrapping', /DIV/],
    [
      'voiture de société en leasing, on peut la recouvrir et puis enlever',
      'car-wrapping wrapping-ppf',
      /accord|restitu|retir|rendez/i,
    ],

    [
      'unité scoute : 80 pulls à capuche avec notre totem dans le dos. délai et technique svp',
      'textile-printing textile-printing-embroidery',
      /semaines|sérigraphie/i,
    ],
    ['accompte a payer à la commande ?', 'terms', /30\s?%/],
    [
      'mon fils a laissé une faute dans le texte et j’ai validé, qui paie la réimpression ?',
      'terms',
      /frais|charge/i,
    ],
    ['on peut payer en trois fois ?', ''],
    ['bon cadeau pour l’anniversaire de mon mari, ça existe ?', ''],
  ]),

  ...rows('nl', [
    [
      'hallo, vrijgezellenfeest van mijn zus, 14 meisjes, elk een shirt met eigen bijnaam. Lukt dat?',
      'textile-printing shirt-designer textile-printing-embroidery',
    ],
    ['wat kost 1 tshirt', 'shirt-designer textile-printing textile-printing-embroidery', /offerte|raming/i],
    ['kan ik zelf iets tekenen op jullie site of moet ik al een ontwerp hebben', 'shirt-designer'],
    [
      'ik kan totaal niet tekenen, helpen jullie met het ontwerp voor de meisjes hun truitjes?',
      'shirt-designer',
    ],
    ['het feest is volgende zaterdag!! nog haalbaar met 10 shirts?', 'textile-printing-embroidery', /bel/i],
    ['de prijs die ik zie als ik mijn t-shirt teken, is dat definitief', 'shirt-designer', /raming/i],
    [
      'is een foto van mijn gsm goed genoeg om op een shirt te drukken',
      'shirt-designer textile-printing',
      /dpi|pixels/i,
    ],
    ['screenshot van insta op een t-shirt zetten', 'shirt-designer', /9\s?cm|pixels|\b9\b/i],
    ['hoeveel keer wassen voor de tekening begint te lossen', 'textile-printing', /wasbeurten/i],
    ['mag een bedrukt tshirt in de drogkast', 'textile-printing', /zacht/i],
    [
      'kunnen we er eerst 1 zien voor we er 30 bestellen',
      'textile-printing textile-printing-embroidery shirt-designer',
    ],
    [
      'worden de shirts opgestuurd of moet ik ze komen halen?',
      'textile-printing-embroidery home',
      /Zaventem|pak/i,
    ],

    [
      'truitjes voor de U11, 16 stuks met rugnummer',
      'textile-printing textile-printing-embroidery shirt-designer',
    ],
    [
      'namen en nummers van de spelers, hoe moet ik die doorsturen? in excel?',
      'textile-printing shirt-designer',
    ],
    [
      'Onze sponsors moeten op een doek rond het veld. Welk doek overleeft 4 winters?',
      'banners',
      /510|versterkt/i,
    ],
    [
      'hoe groot moeten letters zijn om leesbaar te zijn van 60 meter ver',
      'lettering signs signage',
      /20\s?cm/i,
    ],
    ['spandoel van 4 op 1 metr, prijs?', 'banners signs-banners', /offerte|oppervlakte/i],
    ['mag ik een spandoek zelf ophangen of komen jullie', 'banners'],
    [
      'kindjes van 8 en volwassenen door elkaar, hoe weet ik welke maat ik voor de ploeg moet bestelen',
      'textile-printing-embroidery',
      /cm|centimeter|pasmodel/i,
    ],
    ['geve jullie korting aan jeugdploegen', ''],
    ['bedrukken jullie ook de ballen zelf?', ''],

    [
      'bloemenwinkel in mechelen. welke plakletters op de etalage gaan het langst mee',
      'lettering lettering-signage',
      /7\s?tot\s?10\s?jaar/i,
    ],
    [
      'mijn bloemen en linten verkleuren door de zon, kan er iets op de ruit dat je bijna niet ziet',
      'walls-solar-film solar-film',
    ],
    ['kunnen de letters in exact mijn kleur groen', 'lettering-signage brand-charter', /RAL|tint/i],
    ['letters op het raam kleven als het vriest, kan dat', 'lettering', /10\s?°/],
    [
      'ik wil dat je van buiten een foto ziet op mijn etalageruit maar dat ik nog naar buiten kan kijken',
      'lettering',
      /geperforeerd|gaatjes/i,
    ],

    ['1 camionette, klein budget, wat zet ik er best op', 'lettering wrapping-ppf about lettering-signage'],
    [
      'naam + gsm nummer op mijn bestelwagen, gaat dat er later weer af of zie je dat altijd blijven',
      'lettering',
      /schim|verbleekt|polijst/i,
    ],
    [
      'Hoe lang staat mijn busje bij jullie als alleen de achterkant in folie moet?',
      'car-wrapping wrapping-ppf',
      /1\s?tot\s?2\s?werkdagen/i,
    ],
    ['busje volledig laten inpakken >> kan ik er ’s avonds nog mee naar huis?', 'car-wrapping'],
    ['hebbe jullie een vervangwagen', ''],
    [
      'loodgieter. werkbroeken en vesten met logo, wat is het sterkste als ge op 60 graden wast',
      'textile-printing-embroidery embroidery',
      /bordu/i,
    ],
    ['hoeveel jaar blijft een geborduurd logo mooi', 'embroidery', /langer/i],
    ['moet ik btw bijtellen bij wat er op de site staat', 'terms home', /21\s?%/],
    ['kunnen we in schijven betalen', ''],
    ['mijn logo staat alleen op een oud visitekaartje, kunt u daar iets mee', 'home graphic-design'],

    [
      'bord boven mijn bakkerij, hoelang duurt dat alles samen',
      'signs signs-banners home',
      /3\s?tot\s?5\s?weken/i,
    ],
    ['betaal je meer taks als je bord licht geeft?', 'illuminated-signs signs-banners', /gemeente/i],
    ['halen jullie het oude bord van de vorige bakker weg', 'signs-banners'],
    ['hoe onderhoudt ik mijn gevelbort', 'signs', /zeep/i],
    ['stickers voor op de broodzakken, doen jullie dat', 'graphic-design'],
    ['bord op een gevel met isolatie en crepi, blijft dat hangen?', 'signs signage', /isol|ïsol/i],
    [
      'Moet ik in Vlaanderen iets aanvragen voor een klein bordje zonder licht aan mijn winkel',
      'signs home lettering-signage signs-banners',
      /vier\s?vierkante|vrijgesteld|vergunning/i,
    ],
    ['printen jullie foto’s op eetbaar papier voor taarten', ''],

    [
      'Ik heb een foodtruck, oude citroën met geribde zijkanten. Kan daar folie op?',
      'car-wrapping lettering wrapping-ppf',
    ],
    ['krijg ik iets te zien voor jullie beginnen te snijden', 'home about terms', /proef/i],
    ['neonletters in mijn frietkraam, hoeveel verbruikt dat', 'illuminated-signs', /8\s?tot\s?12\s?W|kWh/i],
    ['doek voor aan mijn marktkraam >> met wat maak ik dat best vast', 'banners', /elasti/i],

    ['podoloog, bortje aan de deur aub', 'signs signage lettering-signage'],
    ['op welke hoogte hang je zo een naambordje', 'signage', /1,20|1,60/],
    ['website voor mijn praktijk, kost en duur', 'website-design graphic-design', /1\.?200/],
    [
      'mijn behandelkamer kijkt uit op straat. dat melkglas effect, wat kost dat per vierkante meter?',
      'solar-film walls-solar-film',
      /35/,
    ],
    ['site laten maken >> sta ik dan eerst in Google?', 'website-design', /niemand|beloven/i],
    ['hoeveel logo voorstelen krijg ik te zien', 'logo-design', /twee|drie/i],
    ['ik wil 250 kaartjes met mijn naam en uren erop', 'graphic-design'],
    ['behang met een foto van mijn eigen, hoe scherp moet die zijn', 'wall-decoration', /dpi|megapixel/i],

    ['carrosseriebedrijf zoekt een reclamezuil voor op de parking', 'signs signage'],
    ['doen jullie ook de autokeuring', ''],
    [
      'wij spuiten zelf auto’s. na hoeveel tijd mag er folie op een vers gespoten deur',
      'car-wrapping',
      /3\s?tot\s?4\s?weken/i,
    ],
    ['leveren jullie folie op rol aan garages', ''],

    ['wat kost het om 8 ramen tegen de zon te laten doen', 'solar-film walls-solar-film home', /25/],
    ['hoeveel zon houdt zo’n spiegelend ding tegen', 'solar-film', /60\s?tot\s?80/i],
    [
      'er zitten blaasjes water onder de folie die vorige week geplaatst is, normaal?',
      'solar-film',
      /maand|verdampt/i,
    ],
    [
      'ik huur het huis, mag ik zomaar folie op de ramen laten zetten',
      'solar-film walls-solar-film',
      /eigenaar/i,
    ],
    ['folie of screens, wat raadt u aan voor een slaapkamer onder het dak', 'walls-solar-film'],
    [
      'Wij verhuren een huis met een veranda, glas van binnen beslagen tussen de twee bladen. Kan daar nog folie op?',
      'solar-film',
      /vervang|stuk|beslaat/i,
    ],
    ['zetten jullie ook zonnepanelen', ''],
    ['verkopen jullie die zonnefolie in een doe-het-zelfpakket', ''],

    [
      'wielerclub: truien van sportstof, welke druk kan daar tegen',
      'textile-printing-embroidery textile-printing',
    ],
    ['bescherming tegen krassen voor mijn koersfiets', 'paint-protection', /150/],
    ['bakfiets met de naam van mijn zaak erop, kan ik dat ergens proberen?', 'wrap-simulator'],

    ['ik zoek vakansiewerk', 'careers'],
    ['Moet ik ervaring hebben om bij jullie te leren plakken?', 'careers'],
    ['hoe verloopt soliciteren bij jullie', 'careers'],
    ['raak ik met de trein tot bij jullie atelier', 'careers', /station|kwartier/i],
    ['krijg ik bericht als ge mij niet wilt', 'careers'],

    [
      'Mijn buur heeft al 2 maand een reuzegroot spandoek langs de straat hangen, mag dat?',
      'banners signs-banners',
      /gemeente/i,
    ],
    ['adres aub', 'about legal-notice', /Letterstraat/i],
    ['tot hoe laat zijt ge open', 'home about', /17[.:u]\s?30/],
    ['mag ik eens binnenspringen zonder iets af te spreken?', 'about', /afspraak/i],
    ['mag mijn hond mee naar binnen', ''],
    ['is er plaats om te parkeren met een aanhangwagen', ''],
    ['komen jullie ook tot in Brugge om te plaatsen', 'home illuminated-signs', /België|Brugge/i],
    [
      'één schilderij op de kinderkamermuur, doet u dat ook bij mensen thuis?',
      'wall-decoration about walls-solar-film',
    ],

    [
      'Bandje met een oude tourbus, wij willen alleen de achterdeuren in kleur. Vanaf welk bedrag?',
      'car-wrapping wrapping-ppf wrap-simulator',
      /300/,
    ],
    ['rolbanner voor naast het podium hoe breed bestaan die', 'roll-up', /85/],
    ['zo’n oprolbare banner voor op een festival >> mag die buiten in de wei staan?', 'roll-up'],
    ['verhuren jullie podiumdoeken', ''],
    [
      'vijftig shirts met ons bandlogo, 2 kleuren op zwart. wat is dan de beste manier',
      'textile-printing textile-printing-embroidery',
      /zeefdruk/i,
    ],

    [
      'dag mevrouw, naam borduren op 6 handdoeken voor een doop, doet u dat ook voor gewone mensen?',
      'embroidery about textile-printing-embroidery',
    ],
    ['mag ik de handdoeken zelf meebrengen', 'textile-printing-embroidery', /nieuw/i],
    ['hoe strijk ik een servet met borduursel', 'embroidery', /binnenstebuiten|handdoek/i],
    ['kunt u een foto van mijn man borduren op een kussen', 'embroidery'],
    ['geven jullie naailes', ''],

    ['steenslag op mijn motorkapp', 'paint-protection wrapping-ppf'],
    ['hoe dik is die doorzichtige folie voor de lak', 'paint-protection wrapping-ppf', /200|220/],
    [
      'Zie je dat zitten op een zwarte wagen, zo’n doorzichtige bescherming?',
      'paint-protection',
      /lijn|rand/i,
    ],
    ['heel de auto in beschermfoli prijs', 'paint-protection wrapping-ppf', /2\.?800/],
    ['is folie beter dan een keramische coating tegen steentjes', 'paint-protection', /coating/i],
    ['wisselen jullie ook winterbanden', ''],

    [
      'wagen van grijs naar donkerblauw satijn, hoeveel',
      'car-wrapping wrap-simulator wrapping-ppf',
      /1\.?500/,
    ],
    [
      'op mijn scherm ziet het er anders uit, kan ik een echt staaltje van de kleur krijgen',
      'about wrap-simulator wrapping-ppf',
      /sta(al|len)/i,
    ],
    [
      'hoeveel jaar garantie als ge mijn auto van kleur verandert',
      'car-wrapping terms home about',
      /5\s?jaar/i,
    ],
    ['mag ik een beplakte auto onder de hogedrukreiniger zetten', 'car-wrapping', /hogedruk|druk/i],

    [
      'scouts, 45 hoodies donkergroen, tekening in 2 kleuren op de rug. hoe lang op voorhand bestellen?',
      'textile-printing textile-printing-embroidery shirt-designer',
      /2\s?tot\s?3\s?weken/i,
    ],
    ['mogen we het officiële scoutsembleem gebruiken', 'textile-printing-embroidery', /toestemming/i],
    ['paswoord vergeten', 'auth'],
    ['wat kost het ons als we de bestelling toch niet meer willen', 'terms'],
    ['verkoopt u een cadeaubon', ''],
  ]),

  ...rows('en', [
    [
      'hi! hen party in may, 11 of us, I want pink shirts with a silly slogan on the back. can you do that?',
      'textile-printing shirt-designer textile-printing-embroidery',
    ],
    [
      'how much for ten printed shirts',
      'shirt-designer textile-printing textile-printing-embroidery',
      /quote|estimate/i,
    ],
    [
      'can i order just a single tshirt for the bride',
      'shirt-designer textile-printing textile-printing-embroidery',
    ],
    ['The wedding is next week and we forgot the shirts. Any chance at all?', 'textile-printing-embroidery'],
    ['is there something online where I can place the text on the shirt myself', 'shirt-designer'],
    ['is a picture from whatsapp sharp enough for a shirt', 'shirt-designer', /original|pixels|shrunk/i],
    ['how do i wsah it so the pictuer stays on', 'textile-printing', /inside\s?out|40\s?°/i],
    ['can I wash the shirt the evening i get it', 'textile-printing', /24\s?hours|day/i],
    [
      'do you show me a picture of the finished shirt before printing it?',
      'shirt-designer home about textile-printing textile-printing-embroidery',
    ],
    [
      'which print feels softest, I hate that plasticky feeling on the chest',
      'textile-printing',
      /DTG|water-based/i,
    ],
    [
      'Can the shirts be posted to my maid of honour or do I collect them',
      'textile-printing-embroidery home',
      /Zaventem|parcel|shipped/i,
    ],
    ['do you also rent out wedding dresses', ''],

    [
      'football kit for my sons team, fifteen names and fifteen numbers',
      'textile-printing textile-printing-embroidery shirt-designer',
    ],
    [
      'white number went pink on last years red shirts, how do you avoid this??',
      'textile-printing-embroidery textile-printing',
      /block|dye|low-temperature/i,
    ],
    [
      'is it cheaper per shirt if we take 70 instead of 30',
      'textile-printing-embroidery textile-printing',
      /screen/i,
    ],
    ['we need a banner behind the goal >> it is very windy there', 'banners'],
    ['how do we store the club banner over the winter', 'banners', /roll|dry/i],
    ['banner for the summer fete, how soon could we have it', 'banners', /1\s?to\s?2\s?weeks/i],
    ['do amatuer clubs get a discount?', ''],
    ['would you sponsor our under 9s', ''],

    [
      'florist here. small window, just want the shop name and opening times on it. what does the price depend on',
      'lettering lettering-signage',
      /height|colours|area/i,
    ],
    ['can i stick the window letters on myself', 'lettering'],
    ['can we pay in instalments', ''],
    ['I rent the shop. If I leave in 2 years will the letters come off the glass cleanly?', 'lettering'],
    [
      'frosted look on the bottom half of my shop door with my logo cut out',
      'solar-film lettering walls-solar-film',
      /frosted|etch/i,
    ],
    ['do you sell vases with names on', ''],

    [
      'plumber, one white van. name and phone number on the sides and back, no full job. ok?',
      'lettering wrapping-ppf lettering-signage',
    ],
    ['half the van covered what would that set me back', 'car-wrapping wrapping-ppf wrap-simulator', /300/],
    ['changing my whole van to dark green >> can i still drive it to jobs in between', 'car-wrapping'],
    ['do you lend out a van while mine is with you', ''],
    [
      'what ruins the stickers on my van, can I use a pressure washer on it',
      'car-wrapping lettering',
      /pressure/i,
    ],
    [
      'two fleeces and three polos with my name sewn on, is that too few',
      'textile-printing-embroidery embroidery',
      /10\s?pieces|ten/i,
    ],
    ['will sewn logos survive a boiling hot wash every week', 'embroidery', /60\s?°/],
    ['prices on the webiste include vat or not', 'terms home', /21\s?%/],
    ['the sliding door will cut through my logo wont it', 'lettering car-wrapping wrap-simulator'],

    ['sign over a bakery door, starting price?', 'signs signs-banners home', /500/],
    ['price of a shop sign >> does that include putting it up', 'signs signs-banners terms home'],
    [
      'from ordering to having it on the wall how many weeks for a sign',
      'signs signs-banners home',
      /3\s?to\s?5\s?weeks/i,
    ],
    [
      'We close at six in the evening, is a sign with lights worth it for a bakery?',
      'signs-banners illuminated-signs',
    ],
    ['could we keep the old panel and only change the picture on it', 'signs'],
    [
      'does the town hall need to say yes to my sign in Ixelles',
      'signs signs-banners home lettering-signage',
      /permit/i,
    ],
    ['can you print directly onto icing', ''],

    [
      'my food truck is a big white box, I want pizzas all over it. what will you need from me',
      'car-wrapping',
    ],
    ['can I see on my phone how a box truck would look in yellow', 'wrap-simulator wrap-photo'],
    ['washable menu boards for a burger van', 'graphic-design point-of-sale'],
    ['handwritten glowing word for the inside of my truck, like neon', 'illuminated-signs', /LED/],
    ['do you also fit gas and a fryer in the truck', ''],

    ['metal plaque wiht my name by the door, Im a podiatrist', 'signs signage lettering-signage'],
    ['cheapest websight you make for a one-person practice', 'website-design graphic-design', /1,?200/],
    ['can i change the opening hours on the website myself later', 'website-design'],
    [
      'people on the pavement can look straight into my treatment room, also in the evening with the lamps on',
      'solar-film walls-solar-film',
      /frosted/i,
    ],
    [
      'a calm landscape on the waiting room wall, how long until it is up',
      'wall-decoration walls-solar-film',
      /2\s?to\s?3\s?weeks/i,
    ],
    ['wall was painted last week, can you stick on it already', 'wall-decoration'],
    ['do i own the logo when i have paid for it', 'logo-design terms', /assign|written|writing/i],

    [
      'garage in Wavre. old light box with tubes is half dead, fix it or buy new?',
      'illuminated-signs',
      /LED/,
    ],
    [
      'tall sign standing by the road with our name, do you do the concrete base as well',
      'signs signage',
      /concrete|footing/i,
    ],
    ['do you pay a finders fee to garages who send customers', ''],

    [
      'I let a house with a conservatory that gets unbearable. Tenant complains. What can be done?',
      'solar-film walls-solar-film',
    ],
    ['price per sqare metre to keep the heat out of my windows', 'solar-film walls-solar-film home', /25/],
    ['heat film >> my roof panels are plastic not glass', 'solar-film'],
    ['can the film crack my window?', 'solar-film'],
    [
      'will my plants and my room get much darker',
      'solar-film walls-solar-film',
      /50\s?to\s?70|15\s?to\s?35|darker|neutral/i,
    ],
    [
      'flat on third floor, do the other owners need to agree before I put a mirror film up',
      'solar-film walls-solar-film',
      /meeting|two-thirds/i,
    ],
    ['how many years before the sun film needs replacing', 'solar-film home', /10\s?to\s?15\s?years/i],
    ['what may i clean filmed windows with', 'solar-film', /soap|30\s?days/i],
    ['do you put in air conditioning too', ''],

    [
      'cycling club jerseys thin stretchy fabric, sew or print the badge',
      'textile-printing-embroidery textile-printing',
    ],
    ['clear film on a carbon bike frame possible?', 'paint-protection', /150|bicycle/i],
    [
      'we are a cycling club of 22, do you have something ready-made we can change for our shirts',
      'shirt-designer',
    ],

    ['studnet looking for a part time job', 'careers'],
    ['can i do my internship with you in september', 'careers'],
    ['Do I need to speak Dutch to work in your workshop?', 'careers', /Dutch|French/],
    ['just finished school no experience, would you still read my application', 'careers'],
    ['how long till i hear back after i come for the trial', 'careers', /week/i],

    ['name sticker for my letterbox', 'lettering', /letterbox|instructions/i],
    ['would like to see and feel the colours, just drop in?', 'about', /appointment/i],
    [
      'Neighbour opposite wants a glowing sign. Is there any rule on how bright or how late?',
      'illuminated-signs',
      /street\s?lighting|switch-off|intensity/i,
    ],
    ['is there wheelchair access at your workshop', ''],
    ['do you come out to Ghent for fitting', 'home illuminated-signs', /Belgium|Ghent/i],

    [
      'band with a tour van. logo on the rear doors only, whats the least it could cost',
      'car-wrapping wrapping-ppf',
      /300/,
    ],
    ['backdrop for a small stage that fits in a bag', 'roll-up', /150/],
    ['pull up banner >> can it go outside at a festival', 'roll-up'],
    [
      'selling our band shirts at gigs, is there something that has to be on the label',
      'textile-printing',
      /label|address/i,
    ],
    [
      'our singer drew the design with AI, any problem for printing',
      'shirt-designer',
      /pixels|brand|9\s?cm/i,
    ],
    ['do you tune guitars lol', ''],

    [
      'Good morning, I would like my grandchildren’s names sewn on towels. Is that something you do for private people?',
      'embroidery about textile-printing-embroidery',
    ],
    ['how small can sewn letters be on a fluffy towel', 'embroidery', /8\s?mm/i],
    ['may i bring my own bath towells', 'textile-printing-embroidery', /new/i],
    ['can you take out a name that was sewn wrong years ago', 'embroidery'],
    ['do you repair ripped jackets', ''],

    ['my bonnet is full of stone chips', 'paint-protection wrapping-ppf'],
    ['clear flim for the front of the car, price', 'paint-protection', /1,?200/],
    ['car is five years old, too late to protect the paint?', 'paint-protection'],
    [
      'do little scratches in the clear film realy disappear by themselves',
      'paint-protection',
      /60\s?°|sun|warm|heal/i,
    ],
    ['when may I go to the car wash after the clear film', 'paint-protection', /week/i],
    ['someone keyed one door after you protected it, redo everything?', 'paint-protection', /panel/i],

    [
      'white to mat black, ruff price and how many days',
      'car-wrapping wrapping-ppf wrap-simulator',
      /1,?500/,
    ],
    ['do i have to tell my insurence when the car gets another colour', 'car-wrapping', /insur|omnium/i],
    ['can I try colours on a photo of my own car', 'wrap-photo wrap-simulator'],
    ['can the colour come off again when I sell it', 'car-wrapping wrapping-ppf', /remov/i],
    ['rust bubbles on the sill, will the film cover that up', 'wrapping-ppf'],

    [
      'scouts group, 60 hoodies, one colour on the back, plus a few kids sizes. what do you advise',
      'textile-printing textile-printing-embroidery',
      /screen/i,
    ],
    ['we approved it but then saw a spelling mistake of ours, who pays', 'terms', /expense/i],
    ['i want my details deleted from your system', 'account privacy'],
    ['do you sell gift cards', ''],
  ]),
];
