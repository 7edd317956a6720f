import { type AskedBefore, rows } from './question';

/** Small businesses on a phone between two customers, who see the site for the first time. */
export const betweenCustomers: readonly AskedBefore[] = [
  ...rows('fr', [
    ['prix enseigne lumineuse ?', 'illuminated-signs home signs-banners', /\b800\b/i],
    ['ouvert le samedi?', 'home about', /vendredi/i],
    ['acompte combien', 'terms', /30\s?%/i],
    ['permis enseigne Ixelles', 'signs home'],
    [
      'delai tabliers brodés',
      'embroidery textile-printing-embroidery home',
      /(2|deux)\sà\s(3|trois)\ssemaines/i,
    ],
    ['logo le moins cher', 'logo-design graphic-design home', /\b299\b/i],
    ['nettoyer autocollants vitrine comment', 'lettering', /ti[èe]de|savon|éponge/i],
    ["venez jusqu'a Charleroi ?", 'illuminated-signs home'],
    ['site + réservation en ligne, tarif', 'website-design graphic-design', /3[.,\s]?500/i],
    ['vous etes situés ou', 'about legal-notice home', /Zaventem/i],
    ['taxe communale sur enseigne', 'lettering-signage signs-banners illuminated-signs'],
    ['film depoli cabinet €/m2', 'solar-film walls-solar-film', /\b35\b/i],
    ['imprimez cartes de visite ?', 'graphic-design'],
    ["garantie PPF combien d'années", 'paint-protection terms', /devis/i],
    [
      "je peux coller moi meme mes heures d'ouverture sur la porte ou c'est d'office un poseur qui vient",
      'lettering',
    ],
    [
      "Covering ou PPF, qu'est-ce qui est le plus malin pour une voiture neuve qui fait beaucoup d'autoroute ?",
      'wrapping-ppf paint-protection',
    ],
    [
      'Combien de jours ma camionnette reste bloquée chez vous si on la recouvre en entier ?',
      'car-wrapping wrapping-ppf',
      /(3|trois)\sà\s(5|cinq)\sjours/i,
    ],
    ['Faut-il que je ferme mon salon de coiffure le temps que vous collez la vitrine ?', 'lettering-signage'],
    [
      "a partir de combien de polos ca vaut le coup de broder plutot que d'imprimer",
      'textile-printing-embroidery',
      /\b(10|dix|dizaine)\b/i,
    ],
    [
      "On hésite entre mat et satiné pour la vitrine et j'ai pas le temps de venir jusque chez vous. Vous savez envoyer des échantillons par la poste ?",
      'about',
    ],
    [
      "Je suis infirmière, je m'installe à mon compte en septembre. Pour ma plaque à côté de la sonnette, en plein soleil, quelle matière tient vraiment des années ?",
      'signage signs lettering-signage',
    ],
    ["C'est à moi ou à vous de rentrer le dossier de permis à l'urbanisme ?", 'signs-banners terms home'],
    [
      "Mettre une bâche imprimée à la place de l'enseigne pendant quelques mois, c'est une bonne idée ?",
      'signs-banners',
    ],
    [
      "quel largeur de roll up prendre pour un petit coin d'accueil avec pas beaucoup de place",
      'roll-up',
      /\b85\b/i,
    ],
    ['Une fois reçu, votre devis reste valable jusque quand ?', 'terms', /30\sjours/i],
    ["les montants sur le site c'est htva ou tvac ?", 'terms home', /21\s?%|compri|comprenn/i],
    [
      "L'enseigne à partir de 500 €, elle est posée pour ce prix-là ou la pose vient en plus ?",
      'signs signs-banners terms home lettering-signage',
    ],
    [
      "Bonjour, j'ouvre ma boulangerie dans trois semaines à Wavre et je n'ai encore rien commandé, je sais c'est tard. Qu'est ce qui sait encore être prêt, la vitrine ou l'enseigne au-dessus ?",
      'home lettering-signage signs-banners',
      /5\sà\s10\sjours|3\sà\s5\ssemaines/i,
    ],
    [
      "Ma camionnette est en leasing pour encore 3 ans. Est-ce que j'ai le droit de la faire covrir aux couleurs de ma boite, et je demande à qui ?",
      'car-wrapping terms',
      /écrit|accord/i,
    ],
    [
      "Mon logo je l'ai plus qu'en photo sur mon gsm, le graphiste a disparu dans la nature. Il faut tout recommencer à zéro ou vous savez le refaire pareil ?",
      'graphic-design home',
    ],
    [
      "Salon de coiffure plein sud, à 15h on cuit et les clientes sous casque tournent de l'oeil. C'est combien du mètre carré un film contre la chaleur, posé ?",
      'solar-film walls-solar-film home',
      /\b25\b/i,
    ],
    [
      "J'ai repris un café avec un vieux caisson dehors, les tubes clignotent et ça consomme un pont. Le caisson lui-même est encore bon. On peut mettre autre chose dedans sans tout jeter ?",
      'illuminated-signs',
      /\bLED/i,
    ],
    [
      "Je tiens une auto-école et je change de voitures tous les trois ans. Quand on retirera le lettrage des portières, est-ce qu'on verra encore les lettres dans la peinture ?",
      'lettering',
    ],
    [
      'Agence immo ici. On plante des panneaux en plastique alvéolé devant les maisons à vendre et ils finissent toujours par casser. Ça tient combien de temps en principe, votre truc ?',
      'lettering-signage',
      /(2|deux)\sans/i,
    ],
    [
      "J'ai une friterie ambulante, une remorque avec les flancs tout plats. Je voudrais un grand visuel mais pas payer le film le plus cher pour rien. Lequel vous mettriez ?",
      'car-wrapping lettering',
    ],
    [
      'On est plombiers à trois, clients francophones et flamands à moitié-moitié. Ça commence à combien un site dans les deux langues, que je puisse modifier moi même ?',
      'website-design',
      /2[.,\s]?200/i,
    ],
    [
      "Petite question avant de signer : si je relis mal l'épreuve et qu'il y a une faute dans mon numéro de téléphone, c'est qui qui paie pour refaire ?",
      'terms',
    ],
    [
      'Nous sommes cinq infirmières à domicile et on voudrait le prénom brodé sur la tunique. Les patients agés doivent pouvoir lire. Quelle hauteur de lettres il faut ?',
      'textile-printing-embroidery',
      /7\s?(à|-|–|ou)\s?8\s?mm/i,
    ],
    [
      "Je voudrais mettre une pub sur la grille de mon chantier mais c'est un couloir à vent là, la dernière s'est arrachée en une nuit. Vous conseillez quoi comme toile ?",
      'banners signs-banners',
      /filet|mesh|perfor/i,
    ],
    [
      'Ma comptable demande : en tant que société on a combien de temps pour payer la facture ? Parce que chez moi les clients me paient à 60 jours.',
      'terms',
      /30\sjours/i,
    ],
    ['beach flag devant le magasin', ''],
    ["Vous faites aussi le nom du resto sur le lambrequin d'un store banne qui est déjà placé ?", ''],
    [
      "Je refais ma devanture à Molenbeek et un voisin m'a parlé d'une prime de la région pour les commerçants. Vous savez combien on peut toucher et où il faut demander ?",
      '',
    ],
    [
      "Est-ce que quelqu'un chez vous peut tenir ma page Facebook et gérer des pubs Google pour mon institut ?",
      '',
    ],
    ["carnets de bons de travail autocopiants, trois feuillets numérotés, c'est dans vos cordes ?", ''],
    ['dentiste de garde dimanche', ''],
    [
      "Ma pâte à croissants a poussé beaucoup trop cette nuit avec la chaleur, j'en ai six kilos. Je peux encore la rattraper ou je la jette ?",
      '',
    ],
    [
      "Quelle est la date limite pour payer mes cotisations sociales d'indépendant du troisième trimestre ?",
      '',
    ],
    ['pluie demain namur ?', ''],
    [
      "Comment on enlève une tache de coloration pour cheveux sur un carrelage blanc, l'eau de javel marche pas ?",
      '',
    ],
  ]),
  ...rows('nl', [
    ['lichtreclame vergunning nodig?', 'illuminated-signs home'],
    ['volledige wrap camionette prijs', 'car-wrapping wrapping-ppf home wrap-simulator', /1[.,\s]?500/i],
    ['tel nr aub', 'home about legal-notice', /2\s?000\s?20\s?06/i],
    ['hoelang garantie op carwrap', 'car-wrapping terms home about', /(5|vijf)\sjaar/i],
    ['website hoeveel weken werk', 'website-design', /(4|vier)\stot\s(8|acht)/i],
    ['1 tshirt bedrukken kan da', 'shirt-designer textile-printing textile-printing-embroidery'],
    ['menukaarten afwasbaar', 'graphic-design'],
    ['kostprijs huisstijl', 'brand-charter graphic-design home', /\b890\b/i],
    ['spandoek hoe rap klaar', 'banners', /(1|één|een)\stot\s(2|twee)\sweken/i],
    ['bordjes nooduitgang', 'signage'],
    ['folie tegen inkijk wachtkamer', 'solar-film walls-solar-film'],
    ['geprint behangpapier praktijk', 'wall-decoration walls-solar-film'],
    ['letters in RAL kleur?', 'lettering-signage'],
    ['belettering camionet wa kost da', 'lettering lettering-signage'],
    [
      'Welk soort bestand van mijn logo moet ik doorsturen, ik heb hier een hoop rommel op mijn computer staan?',
      'home',
      /vector/i,
    ],
    [
      'Mag er iets op mijn voorruit geplakt worden of krijg ik daar miserie mee?',
      'wrapping-ppf lettering solar-film',
    ],
    [
      'hoe groot moeten de letters zijn om ze te kunne lezen van de overkant vd straat, een meter of 12',
      'lettering signage about',
      /4\s?(cm|centimeter)|per\s3\s?m/i,
    ],
    [
      'Zit het plakken zelf al in die 300 euro voor een stuk van de bestelwagen, of betaal ik da apart?',
      'car-wrapping wrapping-ppf terms home',
      /inbegrepen|inclusief|incl/i,
    ],
    ['mijn paneel hangt nog recht, is nieuwe folie erop voldoende ipv alles te vervangen?', 'signs'],
    [
      "Hoeveel verbruikt zo'n lichtbak op een jaar als hij alleen 's avonds brandt?",
      'illuminated-signs',
      /\b110\b/i,
    ],
    ['Aannemer met twee man personeel, moet ons ondernemingsnummer op de camionetten staan?', 'lettering'],
    [
      'Wat gebeurt er juist nadat ik mijn aanvraag verstuurd heb, en binnen hoeveel tijd hoor ik iets?',
      'home',
      /24\s?(uur|u)\b/i,
    ],
    ['waar kan ik volgen hoever ge staat met de offerte die ik vorige week heb aangevraagd', 'quote-status'],
    [
      "Hoe dikwijls moet ne mens zo'n uithangbord kuisen, en met wat?",
      'signs',
      /twee\s?(keer|maal)|2\s?(x|keer|maal)|tweemaal/i,
    ],
    [
      'als ge een wagen van kleur verandert, zijn de binnenkanten van de deuren dan ook gedaan voor die vanafprijs?',
      'car-wrapping',
    ],
    [
      'Hebben jullie schorten in biokatoen, mijn klanten vragen daar soms naar?',
      'textile-printing-embroidery',
    ],
    [
      'Personeel wisselt hier nogal in de keuken, gaat een geborduurde voornaam er achteraf weer uit?',
      'embroidery',
    ],
    [
      'Ik huur een pand voor mijn kapsalon en het is een gebouw met appartementen boven. Voor een bord aan de gevel, wie moet er allemaal ja zeggen voor ik bestel?',
      'signs-banners lettering-signage terms',
      /eigenaar|verhuurder/i,
    ],
    [
      'Onze gevel is oude baksteen en een stuk crepi dat poeiert als ge erover wrijft. De naam van de bakkerij er rechtstreeks opplakken, houdt dat? Anders hoor ik het graag.',
      'lettering lettering-signage',
    ],
    [
      "De bovenbuur van mijn frituur klaagt nu al, en de lichtreclame hangt er nog niet eens. Bestaat er iets om dat 's nachts zachter te zetten?",
      'illuminated-signs',
      /dimmer|dimm|dimb/i,
    ],
    [
      'Ik wil vesten laten borduren voor de verpleegsters van onze groep en moet daarvoor hun voornamen doorgeven. Mag dat zomaar met die gdpr, en wat doet ge met die lijst?',
      'terms',
    ],
    [
      'Twee immokantoren, en het blauw van de vitrine is anders dan dat van de kaartjes en van de website. Mijn vennoot wordt er zot van. Wat moeten we laten maken zodat het overal hetzelfde is?',
      'brand-charter graphic-design about',
    ],
    [
      "Voor onze rijschool laten we nu twee lesauto's doen, later komen er nog bij. Gaat die derde binnen een paar jaar dezelfde kleur en opdruk hebben, of is da elke keer gokken?",
      'wrapping-ppf about',
    ],
    [
      'Mijn bestelwagen komt dinsdag uit de carrosserie, volledig herspoten na een accident. Hoelang moet ik wachten voor er folie op mag?',
      'car-wrapping',
      /(3|drie)\stot\s(4|vier)\sweken/i,
    ],
    [
      'Ik heb een kaaswinkel en ik zie zelf niet meer wat er scheelt: affiches overal, niemand leest ze. Komt er bij jullie iemand kijken, en wat vraagt ge daarvoor?',
      'point-of-sale',
      /gratis|kosteloos|geen\skosten|zonder\skosten/i,
    ],
    [
      'We staan in maart op een beurs in Kortrijk met een paar rolups. De organisator spreekt van een brandattest. Kunt ge zoiets meeleveren?',
      'roll-up banners',
    ],
    [
      'Opendeurdag volgende zaterdag en niemand heeft aan truitjes gedacht, amai. Is er nog iets mogelijk met twintig stuks en hoe pak ik dat best aan?',
      'textile-printing-embroidery',
      /\bbel|telefo/i,
    ],
    [
      'Stel dat ik teken en het voorschot betaal, en een week later springt mijn overname af. Ben ik dan alles kwijt?',
      'terms',
    ],
    [
      "Tandartspraktijk met groot dubbel glas op het zuidwesten. Iemand zei dat zo'n zonnefolie de ruit kan doen barsten, klopt dat en kijkt ge dat op voorhand na?",
      'solar-film',
    ],
    [
      'Onze wachtzaal bij de kinesist is vorige week geschilderd. Hoelang laat ik dat drogen eer er een grote fotosticker op de muur mag?',
      'wall-decoration',
      /(3|drie)\stot\s(4|vier)\sweken/i,
    ],
    ['boot van 9m wrappen?', ''],
    ['Verkopen jullie cadeaubonnen, mijn schoonbroer begint een broodjeszaak en ik wil hem iets geven?', ''],
    [
      'Wij hebben een domeinnaam maar nog geen mailadressen op die naam, enkel een hotmail. Richten jullie zes mailboxen in en wat kost dat per maand?',
      '',
    ],
    [
      'Er heeft weer een kieken met een spuitbus op mijn rolluik gespoten. Doen jullie ook graffiti verwijderen, of kent ge iemand?',
      '',
    ],
    ["zo'n ledscherm met bewegende tekst voor in de etalage, plaatsen jullie dat?", ''],
    ['treinstaking morgen?', ''],
    ['krokusvakantie wanneer', ''],
    ['Hoe lang blijft gekookte kipfilet goed in de frigo van een broodjeszaak?', ''],
    [
      'Ik heb een klant haar haar geblondeerd en het is oranje uitgedraaid, met een tint erover wordt het nog erger. Welke toner neem ik nu?',
      '',
    ],
    [
      "Mengkraan lekt onderaan en het is zo'n keramisch binnenwerk, moet ik heel de kraan vervangen of bestaat dat los?",
      '',
    ],
  ]),
  ...rows('en', [
    ['shop sign how much', 'signs signs-banners home lettering-signage', /\b500\b/i],
    ['roll up turnaround', 'roll-up home signs-banners', /(5|five)\s?(to|-|–)\s?(7|seven)/i],
    ['whole car ppf price', 'paint-protection wrapping-ppf', /2[.,\s]?800/i],
    ['anyone speak english?', 'home about'],
    ['VAT number pls', 'legal-notice', /0999[.\s]?999[.\s]?922/i],
    ['braille on door plates', 'signage'],
    ['neon sign beauty salon', 'illuminated-signs', /\bLED/i],
    ['artwork specs pvc banner', 'banners'],
    ['embroidered uniforms washing temperature', 'embroidery textile-printing-embroidery', /\b60\b/i],
    ['floor stickers last how long', 'point-of-sale', /(6|six)\smonths/i],
    ['any jobs going', 'careers'],
    ['delete my data', 'privacy', /info@opaak\.example/i],
    ['magnetic signs for van', 'lettering'],
    ['chatgpt logo ok?', 'logo-design'],
    ['Any chance I keep the van for my morning deliveries while you wrap it?', 'car-wrapping'],
    [
      'would just my name and phone nr on the doors work out cheaper than a wrap',
      'wrapping-ppf lettering-signage',
    ],
    [
      'Do your people come to my yard to wrap the vans or must I bring them over?',
      'home wrapping-ppf',
      /Zaventem/i,
    ],
    ['who owns the logo once its paid for, me or the designer', 'logo-design terms'],
    ['How many rounds of changes come with the 599 logo package?', 'logo-design', /\b(three|3)\b/i],
    [
      'Should I book my own electrician for a lit sign, or is the wiring all on you?',
      'illuminated-signs terms',
    ],
    ['when is my window cleaner allowed back after the sun film goes on', 'solar-film', /30\sdays|a\smonth/i],
    [
      "There's an old sign from the previous tenant above the door, will you take it down and get rid of it?",
      'signs-banners',
      /quote/i,
    ],
    [
      'my lunch menu changes every week so is it me who edits the website or do i pay you each time?',
      'website-design',
    ],
    ['Will a pull-up banner survive outside on the pavement by the shop door?', 'roll-up'],
    ['Is twelve words too many for a sign?', 'signs-banners lettering-signage'],
    [
      'what holds up best on kitchen aprons that get boiled basically every day, thread or print?',
      'textile-printing-embroidery textile-printing embroidery',
    ],
    [
      'We already bought twenty fleece jackets, brand new, can the logo go on those or do we have to order through you?',
      'textile-printing-embroidery',
    ],
    [
      "I'm a self-employed nurse setting up in the old centre of Ghent and the house next door is listed. Before I order a sign with my name, who do I have to ask?",
      'signs lettering-signage home',
    ],
    [
      "Our estate agency has a glass meeting room and clients feel like fish. We want to hide people sitting down but still see if it's taken. From what height to what height does the frosting go?",
      'walls-solar-film',
      /1[.,]70|170|90\s?cm/i,
    ],
    [
      'Lease on my bakery ends in two years and we will move round the corner. Which bits of the shopfront could I unscrew and use again?',
      'lettering-signage',
    ],
    [
      "The last web guy registered our domain in his own name and now he doesn't answer. If you build the site, whose name is it in and what do I get if I leave?",
      'website-design',
    ],
    [
      'My Transit has a dent in the sliding door and some rust starting on the sill. I was hoping the wrap would just cover it up, does it?',
      'wrapping-ppf',
    ],
    [
      "Thinking of an A-board with the dish of the day outside the restaurant, standing on the pavement. It's only lunch times. Need anyone's permission for that?",
      'signs-banners',
    ],
    [
      'I saw a lovely Paris street photo on google and want it across the whole back wall of my salon. Is that a problem?',
      'wall-decoration graphic-design',
    ],
    [
      "One letter of our sign went dark over the weekend, the rest is still lit. Does the whole thing have to be replaced? I've got customers asking if we closed down.",
      'illuminated-signs',
      /connector/i,
    ],
    [
      "Played with the van thing on my phone and picked a green. On my wife's phone it looks like a different green. How do I know what I really get?",
      'wrap-simulator about wrapping-ppf',
      /swatch|sample/i,
    ],
    [
      'Opening is the 14th and the caterer is booked. What if you guys are late with the sign, am I covered as a business?',
      'terms',
    ],
    [
      "I made a shirt for our five-a-side in your designer and it gave me a price. Is that what I'll pay?",
      'shirt-designer',
      /estimate/i,
    ],
    [
      'Physio room has wallpaper from the eighties, still well stuck. Could a big printed picture go straight over it?',
      'wall-decoration',
    ],
    [
      'If I put a few thousand euros of film on my car and somebody hits it, does my omnium pay for the film? My broker had no clue.',
      'car-wrapping',
    ],
    ['mugs and pens with logo', ''],
    ['Could you build us a booking app for the App Store, for driving lessons?', ''],
    [
      "We've one trade fair a year in Brussels and nowhere to store things. Do you hire out stands or counters for a weekend?",
      '',
    ],
    ['looking for someone to shoot a short promo video of our restaurant, drone shots and all', ''],
    [
      "My shop got broken into twice. Is there a film you put on the glass so they can't smash through it?",
      '',
    ],
    ['flu jab side effects', ''],
    ['oven error E14 meaning', ''],
    ['Where do I contest a parking fine in Schaerbeek?', ''],
    ['how many hours can a student work for me per year without paying full contributions', ''],
    [
      'My sourdough starter smells like nail varnish since I moved it next to the oven. Is it dead or do I just feed it more?',
      '',
    ],
  ]),
];
