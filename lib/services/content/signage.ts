import {
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  readingDistance,
  readingMetresPerCm,
} from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const signage = {
  seo: {
    title: text(
      'Signalétique de bureaux et d’immeubles : plaques, totems',
      'Bewegwijzering voor kantoor, praktijk en school',
      'Office signage and wayfinding in Belgium: prices',
    ),
    description: text(
      `Plaques, répertoires, flèches et totems : matières, hauteur des lettres, contraste et fixations. Signalétique dès ${price('signage', 'fr')} TVAC la pièce, hors pose.`,
      `Naamborden, wegwijzers en zuilen: materialen, letterhoogte, contrast, reliëf en bevestiging. Bewegwijzering vanaf ${price('signage', 'nl')} incl. btw, zonder plaatsing.`,
      `Nameplates, directories, arrows and totems: materials, letter height, contrast, tactile text and fixings. From ${price('signage', 'en')} incl. VAT each, before fitting.`,
    ),
  },
  headline: text('Première porte à gauche', 'Eerste deur links', 'First door on the left'),
  lead: text(
    `Pour les bureaux, cabinets, écoles, immeubles et parkings où l’on arrive sans connaître les lieux. Nous étudions le parcours, fabriquons plaques et panneaux et les fixons d’aplomb. À partir de ${price('signage', 'fr')} la pièce. Les séries courantes sont posées ${duration(leadTimes.lettering, 'fr')} après votre accord.`,
    `Voor kantoren, praktijken, scholen, gebouwen en parkings waar mensen voor het eerst komen. We bestuderen de looproute, maken naamborden en wegwijzers en hangen ze waterpas. Vanaf ${price('signage', 'nl')} per stuk. Gangbare reeksen plaatsen we ${duration(leadTimes.lettering, 'nl')} na uw akkoord.`,
    `For offices, practices, schools, apartment blocks and car parks where people arrive for the first time. We study the route, make plates and panels and fix them level. From ${price('signage', 'en')} each. Everyday sets go up ${duration(leadTimes.lettering, 'en')} after you approve the proof.`,
  ),
  leadPrices: ['signage'],
  scene: 'wayfinding',
  projectType: 'signage',
  sections: [
    {
      kind: 'deliverables',
      drawing: 'totem',
      heading: text(
        'De la rue à la bonne chaise',
        'Van de straat tot de juiste stoel',
        'From the street to the right chair',
      ),
      intro: text(
        'Une famille de panneaux suit le visiteur. Chacun répond à une seule question, à l’endroit où elle se pose.',
        'Een reeks borden loopt met de bezoeker mee. Elk bord beantwoordt één vraag, op de plek waar die opkomt.',
        'A family of signs walks along with the visitor, and each one answers a single question where it arises.',
      ),
      items: [
        text(
          'Totem ou panneau d’entrée, avec numéro de maison',
          'Zuil of inkombord, met huisnummer',
          'Totem sign or entrance panel, with house number',
        ),
        text(
          'Plaque professionnelle à côté de la sonnette',
          'Naambord naast de bel',
          'Professional nameplate beside the bell',
        ),
        text(
          'Répertoire d’étages à lamelles amovibles',
          'Verdiepingsoverzicht met losse lamellen',
          'Floor directory with removable slats',
        ),
        text(
          'Flèches murales, suspendues ou en drapeau',
          'Pijlen op de muur, aan het plafond of haaks',
          'Arrows: wall-mounted, hanging or projecting',
        ),
        text(
          'Plaques de porte à insert papier',
          'Deurbordjes met papieren inlegstrook',
          'Door plates with paper inserts',
        ),
        text(
          'Pictogrammes de toilettes, de vestiaire, d’ascenseur',
          'Pictogrammen voor toilet, vestiaire en lift',
          'Pictograms for toilets, cloakroom, lift',
        ),
        text(
          'Repères de parking et marquages au sol',
          'Parkeernummers en vloermarkering',
          'Parking markers and floor graphics',
        ),
      ],
    },
    {
      kind: 'benefits',
      heading: text('Lisible, en quatre mesures', 'Hoe groot en hoe hoog', 'Legibility in four numbers'),
      items: [
        {
          metric: text(
            `1 cm pour ${readingMetresPerCm} m`,
            `1 cm per ${readingMetresPerCm} m`,
            `1 cm for every ${readingMetresPerCm} m`,
          ),
          drawing: 'letter-height',
          title: text('La hauteur des lettres', 'De letterhoogte', 'Letter height'),
          text: text(
            `Un œil moyen déchiffre à peine 1,5 mm par mètre de recul. Nous prenons plus du double. Une capitale de 2 cm se lit à l’aise à ${readingDistance(2)} m. Pour un public âgé ou pressé, doublez encore.`,
            `Een gemiddeld oog ontcijfert met moeite 1,5 mm per meter afstand. Wij nemen meer dan het dubbele, want een hoofdletter van 2 cm leest u vlot op ${readingDistance(2)} m. Voor ouderen of gehaaste mensen doet u dat nog eens maal twee.`,
            `An average eye can just make out 1.5 mm per metre of distance. We take more than twice that, so a 2 cm capital reads easily from ${readingDistance(2)} m. For older or hurried readers, double it again.`,
          ),
        },
        {
          metric: text('60 points', '60 punten', '60 points of LRV'),
          drawing: 'measured-contrast',
          title: text(
            'L’écart entre clair et foncé',
            'Het verschil tussen licht en donker',
            'The gap between light and dark',
          ),
          text: text(
            'Écart de réflexion lumineuse souvent conseillé entre lettre et fond, sur une échelle de 0 à 100. Une trentaine suffit entre le panneau et le mur. Finition mate, car un reflet efface tout.',
            'Vaak aanbevolen verschil in lichtreflectie tussen letter en achtergrond, op een schaal van 0 tot 100. Tussen bord en muur volstaat een dertigtal. Mat afgewerkt, want een reflectie wist alles uit.',
            'The difference in light reflectance value (LRV) often advised between letter and background, on a scale of 0 to 100. About thirty will do between panel and wall. Matt finish, because glare erases everything.',
          ),
        },
        {
          metric: text('1,20 à 1,60 m', '1,20 tot 1,60 m', '1.20 to 1.60 m'),
          drawing: 'door-plate',
          title: text('La hauteur de pose', 'De plaatsingshoogte', 'Mounting height'),
          text: text(
            'La zone où l’on lit debout comme assis, et où la main trouve le relief. Fixez la plaque au mur, côté poignée, car une porte ouverte emporterait son nom.',
            'De zone waar wie staat en wie zit kan lezen, en waar de hand het reliëf vindt. Op de muur, aan de kant van de klink, want een open deur neemt haar naam mee.',
            'The band in which people can read standing or seated, and where a hand finds raised text. On the wall, on the handle side, because an open door takes its name with it.',
          ),
        },
        {
          metric: text('14 m/s', '14 m/s', '14 m/s'),
          drawing: 'full-wrap',
          title: text('Depuis une voiture', 'Vanuit de auto', 'From a car'),
          text: text(
            'C’est la vitesse à 50 km/h. Trois secondes de lecture font plus de 40 m. Il faut donc un nom, une flèche et des lettres d’au moins 20 cm.',
            'Zo snel gaat u bij 50 km/u. Drie seconden lezen is ruim 40 m, genoeg voor één naam, één pijl en letters van minstens 20 cm.',
            'That’s what 50 km/h means. Three seconds of reading take over 40 m, so show one name, one arrow, and letters at least 20 cm high.',
          ),
        },
      ],
    },
    {
      kind: 'materials',
      heading: text(
        'De quoi sont faits les panneaux',
        'Waar borden van gemaakt zijn',
        'What signs are made of',
      ),
      intro: text(
        'Dehors, l’impression vieillit en général avant son support. C’est elle qui fixe les années ci-dessous.',
        'Buiten veroudert de print doorgaans eerder dan de plaat, en de print bepaalt de jaren hieronder.',
        'Outdoors the print usually ages before the board, and sets the years given below.',
      ),
      items: [
        {
          drawing: 'composite',
          title: text(
            'Composite aluminium (Dibond)',
            'Aluminiumcomposiet (dibond)',
            'Aluminium composite (Dibond)',
          ),
          description: text(
            'Deux peaux d’aluminium sur une âme de polyéthylène. Plat, rigide et léger, il sert dedans comme dehors.',
            'Twee aluminium deklagen rond een kern van polyethyleen. Vlak, stijf en licht, en bruikbaar binnen en buiten.',
            'Two aluminium skins on a polyethylene core. Flat, stiff and light, it works indoors and out.',
          ),
          features: [text('3 mm, environ 3,8 kg/m²', '3 mm, ongeveer 3,8 kg/m²', '3 mm, about 3.8 kg/m²')],
          durability: text(
            `${duration(lifetimes.aluminiumComposite, 'fr')} dehors`,
            `${duration(lifetimes.aluminiumComposite, 'nl')} buiten`,
            `${duration(lifetimes.aluminiumComposite, 'en')} outdoors`,
          ),
        },
        {
          drawing: 'acrylic',
          title: text('Plexiglas (PMMA)', 'Plexiglas (PMMA)', 'Acrylic'),
          description: text(
            'Transparent ou opalin, imprimé au dos et monté sur entretoises. Son chant poli lui donne de la profondeur. Se raye, se repolit.',
            'Helder of opaal, op de achterzijde geprint en op afstandhouders gemonteerd. De gepolijste rand geeft diepte. Krast, maar laat zich oppoetsen.',
            'Clear or opal, printed on the reverse and set on spacers. The polished edge gives it depth. It scratches, but the scratches polish out.',
          ),
          features: [
            text(
              '5 à 10 mm, entretoises de 15 à 25 mm',
              '5 tot 10 mm, afstandhouders van 15 tot 25 mm',
              '5 to 10 mm, spacers of 15 to 25 mm',
            ),
          ],
          durability: text(
            `environ ${duration(lifetimes.acrylicSign, 'fr')}`,
            `ongeveer ${duration(lifetimes.acrylicSign, 'nl')}`,
            `about ${duration(lifetimes.acrylicSign, 'en')}`,
          ),
        },
        {
          drawing: 'foamed-board',
          title: text('PVC expansé', 'Geschuimd pvc', 'Foamed PVC'),
          description: text(
            'Économique et facile à découper. Au soleil il se dilate et finit par jaunir. Gardez-le plutôt pour l’intérieur.',
            'Voordelig en makkelijk te snijden. In de zon zet het uit en op den duur vergeelt het, dus liever voor binnen.',
            'Inexpensive and easy to cut. In the sun it expands and eventually yellows, so it’s better kept indoors.',
          ),
          features: [
            text(
              '3 à 10 mm, couleurs claires dehors',
              '3 tot 10 mm, buiten lichte kleuren',
              '3 to 10 mm, pale colours outdoors',
            ),
          ],
          durability: text(
            `${duration(lifetimes.foamedPvc, 'fr')} dehors, ${duration(lifetimes.foamedPvcIndoors, 'fr')} dedans`,
            `${duration(lifetimes.foamedPvc, 'nl')} buiten, ${duration(lifetimes.foamedPvcIndoors, 'nl')} binnen`,
            `${duration(lifetimes.foamedPvc, 'en')} outdoors, ${duration(lifetimes.foamedPvcIndoors, 'en')} indoors`,
          ),
        },
        {
          drawing: 'engraved-plate',
          title: text(
            'Aluminium ou inox gravé',
            'Gegraveerd aluminium of inox',
            'Engraved aluminium or steel',
          ),
          description: text(
            'La plaque du notaire et du médecin, texte creusé puis laqué, fixation invisible, nettoyage au savon.',
            'De plaat van notaris en arts: ingefreesde, gelakte tekst, onzichtbaar bevestigd, te reinigen met zeep.',
            'The notary’s or doctor’s plate, engraved and paint-filled, with hidden fixings. Soap and water will clean it.',
          ),
          features: [
            text(
              '2 à 3 mm, anodisé ou brossé',
              '2 tot 3 mm, geanodiseerd of geborsteld',
              '2 to 3 mm, anodised or brushed',
            ),
          ],
          durability: text(
            `plus de ${duration(lifetimes.metalSign, 'fr')}`,
            `meer dan ${duration(lifetimes.metalSign, 'nl')}`,
            `over ${duration(lifetimes.metalSign, 'en')}`,
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'raised-dots' },
      heading: text('Pour l’œil et pour le doigt', 'Voor oog en vinger', 'For the eye and the fingertip'),
      paragraphs: [
        text(
          'Minuscules avec capitale initiale, caractère sans empattement, interlettrage un peu ouvert, jamais d’italique. Un mot familier se reconnaît à sa silhouette. Le pictogramme double le mot sans le remplacer, et la couleur n’est jamais seule à porter une information, car une personne sur vingt environ distingue mal le rouge du vert.',
          'Kleine letters met een beginkapitaal, een schreefloze letter, iets ruimere spatiëring, nooit cursief. Een bekend woord herkent men aan zijn omtrek. Een pictogram versterkt het woord maar vervangt het niet, en kleur draagt nooit alleen de boodschap, want ongeveer een op de twintig mensen houdt rood en groen moeilijk uit elkaar.',
          'Lower case with an initial capital, a sans serif, slightly open spacing, and no italics, because we recognise familiar words by their shape. A pictogram supports the word without replacing it, and colour never carries a message alone, since roughly one person in twenty confuses red and green.',
        ),
        text(
          'Pour la lecture au doigt, on recommande en général des lettres en relief d’un millimètre environ, hautes de 15 à 50 mm, et un texte en braille juste dessous, dans chacune des langues du panneau. Les règlements régionaux d’accessibilité ne demandent pas tous la même chose, ni dans tous les bâtiments. Demandez l’avis d’un conseiller en accessibilité et faites relire l’épreuve par une personne qui lit le braille. Nous fabriquons d’après leurs remarques.',
          'Voor wie met de vingers leest, worden meestal letters met ongeveer één millimeter reliëf aangeraden, 15 tot 50 mm hoog, met braille er vlak onder, in elke taal van het bord. De gewestelijke regels over toegankelijkheid vragen niet allemaal hetzelfde, en niet voor elk gebouw. Vraag raad aan een toegankelijkheidsadviseur en laat de proef nalezen door iemand die braille leest. Met hun opmerkingen werken we verder.',
          'For reading by touch, the usual advice is letters raised by about a millimetre, 15 to 50 mm high, with braille just below in each language of the sign. Regional accessibility rules don’t all ask for the same thing, nor in every building. Consult an accessibility adviser and have the proof checked by someone who reads braille. We work from their corrections.',
        ),
      ],
      note: text(
        'Sorties de secours, extincteurs, obligations et dangers relèvent d’une autre catégorie : formes, couleurs et symboles normalisés (ISO 7010), emplacements fixés par l’analyse de risques. Nous les fournissons, mais nous ne les redessinons pas à vos couleurs. Votre conseiller en prévention décide.',
        'Nooduitgangen, brandblussers, verplichtingen en gevaren vormen een aparte categorie, met genormeerde vormen, kleuren en symbolen (ISO 7010) op plaatsen die uit de risicoanalyse volgen. We leveren ze, maar hertekenen ze niet in uw huisstijl. Uw preventieadviseur beslist.',
        'Emergency exits, extinguishers, mandatory actions and hazards are another category, with standardised shapes, colours and symbols (ISO 7010) in places set by the risk assessment. We supply them, but never in your brand colours. Your health and safety (prevention) adviser decides.',
      ),
    },
    {
      kind: 'prose',
      drawing: { id: 'through-stud' },
      heading: text('Ce qui les tient au mur', 'Wat ze op hun plaats houdt', 'What keeps them up'),
      paragraphs: [
        text(
          'Vis et chevilles dans la maçonnerie pleine, ancrage chimique dans la brique creuse, tiges à rupture de pont thermique à travers une façade isolée. La mousse adhésive double face convient sur verre, carrelage ou peinture saine, au-dessus de 10 °C et pour une plaque légère. Un totem demande une semelle de béton sous la profondeur de gel, soit quelque 80 cm chez nous, et un plan des câbles enterrés avant le premier coup de bêche.',
          'Schroef en plug in volle steen, chemisch anker in holle baksteen, thermisch onderbroken bouten door een geïsoleerde gevel. Dubbelzijdige schuimtape houdt op glas, tegels of gezonde verf, boven 10 °C en voor een lichte plaat. Een zuil vraagt een betonvoet tot onder de vorstgrens, bij ons zo’n 80 cm, en verder een plan van de ondergrondse leidingen voor de eerste spadesteek.',
          'Screws and plugs in solid masonry, resin anchors in hollow brick, thermally broken studs through an insulated façade. Double-sided foam tape suits glass, tiles or sound paint, above 10 °C and for a light plate. A totem needs a concrete footing below frost depth, around 80 cm here, and a plan of buried cables before the first spade goes in.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text('Par ici les questions', 'Vragen? Deze kant op', 'Questions, this way'),
      items: [
        {
          question: text(
            'Par quoi commence l’étude d’un bâtiment ?',
            'Hoe begint u aan een gebouw?',
            'How do you start on a building?',
          ),
          answer: text(
            'Par une visite. Nous entrons comme un premier visiteur, plan en main, et notons chaque endroit où l’on hésite. Cette liste, avec un numéro et un texte par panneau, sert de base au devis. Elle retire souvent autant de panneaux qu’elle en ajoute.',
            'Met een wandeling. We komen binnen als een vreemde, met het plan in de hand, en noteren waar men aarzelt. Die lijst, met een nummer en een tekst per bord, is de basis van de offerte. Vaak vallen er evenveel borden af als er bijkomen.',
            'With a walk. We come in like strangers, plan in hand, and note every place where people hesitate. That list, with a number and a text for each sign, is the basis of the quote. It often removes as many signs as it adds.',
          ),
        },
        {
          question: text(
            'Combien de langues par panneau ?',
            'Hoeveel talen op een bord?',
            'How many languages on a sign?',
          ),
          answer: text(
            'Deux se lisent bien si leur ordre et leur graisse ne changent jamais. À partir de trois, mieux vaut un numéro ou un pictogramme. Une administration suit les lois linguistiques. Une entreprise privée est en principe libre sur ses propres murs, sauf pour les avis au personnel et les consignes de sécurité, qui suivent l’emploi des langues au travail.',
            'Twee gaat goed als volgorde en vetheid nooit veranderen. Vanaf drie werkt een nummer of pictogram beter. Een overheid volgt de taalwetten. Een privébedrijf kiest op zijn eigen muren in principe vrij, behalve voor berichten aan het personeel en veiligheidsvoorschriften, die het taalgebruik op het werk volgen.',
            'Two work well if their order and weight never change. With three or more, a number or pictogram works better. A public authority follows Belgium’s language laws. A private company is in principle free on its own walls, except for notices to staff and safety instructions, which follow the employment-language rules.',
          ),
        },
        {
          question: text(
            'Peut-on changer un nom sans vous rappeler ?',
            'Kunnen we zelf een naam vervangen?',
            'Can we change a name ourselves?',
          ),
          answer: text(
            'Oui, si on le décide au départ, avec des lamelles aimantées ou des inserts à imprimer vous-même d’après un fichier type. Nous gardons aussi vos gabarits de perçage, pour que la plaque suivante tombe sur les mêmes trous.',
            'Ja, als we dat vooraf afspreken. Dan kiezen we magnetische lamellen of inlegstroken voor uw eigen printer, met het sjabloon erbij. Ook uw boormallen houden we bij, zodat het volgende bord op dezelfde gaten past.',
            'Yes, if we plan for it, with magnetic slats or inserts from your own printer, template supplied. We also keep your drilling templates, so the next plate lands on the same holes.',
          ),
        },
        {
          question: text(
            'Qu’est-ce qui s’abîme en premier ?',
            'Wat gaat er eerst stuk?',
            'What fails first?',
          ),
          answer: text(
            'Dehors, un rouge imprimé plein sud, puis les vis en acier ordinaire qui rouillent et coulent sur le mur. Nous montons de l’inox. Dedans, les coins de plaque au passage des chariots. Des angles arrondis et deux centimètres de plus vers le haut suffisent.',
            'Buiten een geprint rood pal op het zuiden, daarna gewone stalen schroeven die roeststrepen op de muur trekken, dus gebruiken wij inox. Binnen de hoeken van plaatjes waar karretjes passeren. Afronden en iets hoger hangen helpt.',
            'Outdoors, a printed red facing south, then plain steel screws that weep rust down the wall, which is why ours are stainless. Indoors, the corners of plates where trolleys pass. Rounding them and going a little higher is enough.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
