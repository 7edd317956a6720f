import {
  brusselsSignPermit,
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  shares,
} from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration, formatShareRange as share } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const signs = {
  seo: {
    title: text(
      'Enseigne de magasin et de façade : matières, prix, permis',
      'Gevelreclame: materialen, prijs en vergunning',
      'Shop signs in Belgium: fascias, letters, permits',
    ),
    description: text(
      `Enseignes de façade dès ${price('facade-sign', 'fr')} TVAC, hors pose : composite aluminium (Dibond), Plexiglas, PVC ou métal. Durée de vie, fixations, permis par région.`,
      `Gevelreclame vanaf ${price('facade-sign', 'nl')} incl. btw, zonder plaatsing: aluminiumcomposiet, plexi, pvc of metaal. Levensduur, bevestiging, vergunning per gewest.`,
      `Shop signs from ${price('facade-sign', 'en')} incl. VAT, before fitting, in aluminium composite, acrylic, PVC or brushed metal. Lifespan, fixings and permits by region.`,
    ),
  },
  headline: text('Votre nom sur le mur', 'Uw naam op de gevel', 'Your name above the door'),
  lead: text(
    `Un panneau, des lettres découpées ou une enseigne drapeau pour votre commerce, votre cabinet ou votre atelier. Une enseigne de façade démarre à ${price('facade-sign', 'fr')}, dessin et visserie compris. Elle est en place ${duration(leadTimes.signs, 'fr')} après votre accord, permis en main.`,
    `Een paneel, losse letters of een uithangbord voor uw winkel, praktijk of werkplaats. Gevelreclame begint bij ${price('facade-sign', 'nl')}, met tekening en schroeven erbij. ${duration(leadTimes.signs, 'nl')} na uw akkoord hangt ze er, als de vergunning rond is.`,
    `A panel, cut-out letters or a projecting sign for your shop, practice or workshop. A fascia sign starts at ${price('facade-sign', 'en')}, drawing and fixings included, and is up ${duration(leadTimes.signs, 'en')} after you approve the proof, once any permit is in hand.`,
  ),
  leadPrices: ['facade-sign'],
  scene: 'shop-sign',
  projectType: 'sign',
  sections: [
    {
      kind: 'deliverables',
      drawing: 'two-signs',
      heading: text('Les formes que nous fabriquons', 'De vormen die we maken', 'The shapes we make'),
      intro: text(
        'Une façade en combine souvent deux, l’une lue de face, l’autre en marchant.',
        'Op één gevel hangen er vaak twee samen, een om van voren te lezen en een voor wie voorbijwandelt.',
        'A shopfront often carries two of them, one to be read head-on and one in passing.',
      ),
      items: [
        text(
          'Bandeau plat ou caisson plié de 3 cm, sans vis apparentes',
          'Vlak bord of gezette bak van 3 cm diep, zonder zichtbare schroeven',
          'Flat fascia or folded tray 3 cm deep, without visible screws',
        ),
        text(
          'Lettres découpées de 5 à 30 mm, collées ou sur entretoises',
          'Uitgefreesde letters van 5 tot 30 mm, verlijmd of op afstandhouders',
          'Flat-cut letters, 5 to 30 mm thick, bonded or on stand-offs',
        ),
        text(
          'Drapeau perpendiculaire, double face, sur potence',
          'Dubbelzijdig uithangbord, haaks op de gevel',
          'Double-sided projecting sign on a bracket',
        ),
        text(
          'Plaque professionnelle à l’entrée, gravée ou imprimée',
          'Naamplaat aan de ingang, gegraveerd of geprint',
          'Professional nameplate by the door, engraved or printed',
        ),
        text(
          'Totem au sol sur socle de béton, pour un parking ou un zoning',
          'Reclamezuil op een betonvoet, voor een parking of bedrijventerrein',
          'Freestanding totem on a concrete footing, for a car park or trading estate',
        ),
      ],
    },
    {
      kind: 'materials',
      heading: text(
        'Quatre matières et leur durée',
        'Welk plaatmateriaal op uw gevel',
        'Four materials and how long they last',
      ),
      intro: text(
        'Les durées valent dehors, sous notre climat, à mi-ombre. Une façade plein sud vieillit plus vite, un porche couvert moins.',
        'De levensduur geldt buiten, in ons klimaat, half in de zon. Pal op het zuiden gaat het sneller, onder een luifel trager.',
        'Lifespans are for outdoor use in our climate, in part shade. Due south ages faster, a covered porch slower.',
      ),
      items: [
        {
          drawing: 'composite',
          title: text(
            'Composite aluminium (Dibond)',
            'Aluminiumcomposiet (dibond)',
            'Aluminium composite (ACM)',
          ),
          description: text(
            'Deux peaux d’aluminium de 0,2 à 0,3 mm autour d’une âme de polyéthylène. En 3 mm, il pèse moins de 4 kg/m² et reste plan.',
            'Twee aluminiumlagen van 0,2 tot 0,3 mm met een kern van polyethyleen. In 3 mm weegt het minder dan 4 kg/m² en blijft het vlak.',
            'Two aluminium skins of 0.2 to 0.3 mm around a polyethylene core. At 3 mm it weighs under 4 kg/m² and stays flat.',
          ),
          features: [
            text(
              'Se dilate d’environ 2,4 mm par mètre pour 100 °C, d’où un perçage plus large que la vis',
              'Zet zo’n 2,4 mm per meter uit bij 100 °C verschil, dus boren we ruimer dan de schroef',
              'Grows about 2.4 mm per metre for a rise of 100 °C, so holes are drilled wider than the screw',
            ),
            text(
              'Se plie en caisson, se découpe en lettres fines',
              'Laat zich tot een bak zetten en tot platte letters frezen',
              'Folds into a tray, cuts into slim letters',
            ),
          ],
          durability: text(
            `${duration(lifetimes.aluminiumComposite, 'fr')} dehors, l’impression protégée par un vernis ou un laminat`,
            `${duration(lifetimes.aluminiumComposite, 'nl')} buiten, met een vernis of laminaat over de print`,
            `${duration(lifetimes.aluminiumComposite, 'en')} outdoors, the print under varnish or laminate`,
          ),
        },
        {
          drawing: 'acrylic',
          title: text('Plexiglas (PMMA)', 'Plexiglas (PMMA)', 'Acrylic (PMMA)'),
          description: text(
            'Brillant, teinté dans la masse, poli sur chant. De 3 à 10 mm pour une plaque, davantage pour des lettres en relief.',
            'Glanzend, door en door gekleurd, met gepolijste randen. 3 tot 10 mm voor een plaat, dikker voor letters met reliëf.',
            'Glossy, coloured right through, polished at the edge. From 3 to 10 mm for a plate, thicker for raised letters.',
          ),
          features: [
            text(
              `Le clair transmet environ ${share(shares.clearAcrylicLight, 'fr')} de la lumière`,
              `Helder plexiglas laat ongeveer ${share(shares.clearAcrylicLight, 'nl')} van het licht door`,
              `Clear sheet lets through about ${share(shares.clearAcrylicLight, 'en')} of the light`,
            ),
            text(
              'Se raye et craint l’alcool : eau savonneuse, chiffon doux',
              'Krast en verdraagt geen alcohol: zeepsop en een zachte doek',
              'Scratches and hates alcohol: soapy water, soft cloth',
            ),
          ],
          durability: text(
            `environ ${duration(lifetimes.acrylicSign, 'fr')} sans jaunir, s’il est de qualité coulée`,
            `ongeveer ${duration(lifetimes.acrylicSign, 'nl')} zonder te vergelen, in gegoten kwaliteit`,
            `about ${duration(lifetimes.acrylicSign, 'en')} without yellowing, in cast grade`,
          ),
        },
        {
          drawing: 'foamed-board',
          title: text('PVC expansé (forex)', 'Geschuimd pvc (forex)', 'Foamed PVC sheet (Foamex)'),
          description: text(
            'Léger, mat, facile à usiner, de 3 à 19 mm. Le choix économique sous abri et à l’intérieur.',
            'Licht, mat en makkelijk te frezen, van 3 tot 19 mm. De voordelige keuze onder een afdak of binnen.',
            'Light, matt and easy to rout, 3 to 19 mm. The economical choice under cover and indoors.',
          ),
          features: [
            text(
              'Ramollit dès 60 °C, évitez donc le noir en plein soleil',
              'Wordt week vanaf 60 °C, dus geen zwart in de volle zon',
              'Softens from 60 °C, so no black in full sun',
            ),
            text(
              'Chant épais qui donne du relief sans métal',
              'Een dikke kant die diepte geeft zonder metaal',
              'A thick edge that gives depth without metal',
            ),
          ],
          durability: text(
            `${duration(lifetimes.foamedPvc, 'fr')} dehors, bien plus à l’intérieur`,
            `${duration(lifetimes.foamedPvc, 'nl')} buiten, binnen veel langer`,
            `${duration(lifetimes.foamedPvc, 'en')} outside, far longer indoors`,
          ),
        },
        {
          drawing: 'brushed-metal',
          title: text('Métal brossé', 'Geborsteld metaal', 'Brushed metal'),
          description: text(
            'Inox ou aluminium de 1,5 à 3 mm, gravé, découpé ou plié en lettres boîtiers. L’inox 316 se réserve au littoral et aux axes salés l’hiver.',
            'Inox of aluminium van 1,5 tot 3 mm, gegraveerd, gesneden of gezet tot doosletters. Inox 316 houden we voor de kust en voor wegen met veel strooizout.',
            'Stainless steel or aluminium, 1.5 to 3 mm, engraved, cut or built up into letters. Grade 316 is for the coast and for roads salted in winter.',
          ),
          features: [
            text(
              'Le brossage capte la lumière et masque les petites rayures',
              'De borstelstreep vangt licht en verbergt kleine krassen',
              'The grain catches light and hides small scratches',
            ),
            text(
              'Une rondelle évite le contact direct entre inox et aluminium',
              'Een ring houdt inox en aluminium uit elkaar',
              'A washer keeps stainless steel and aluminium apart',
            ),
          ],
          durability: text(
            `${duration(lifetimes.metalSign, 'fr')} et plus, avec un lavage de temps en temps`,
            `${duration(lifetimes.metalSign, 'nl')} en meer, met af en toe een wasbeurt`,
            `${duration(lifetimes.metalSign, 'en')} and more, with a wash now and then`,
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'through-stud' },
      heading: text('Ce qui tient l’enseigne', 'Wat het bord op zijn plaats houdt', 'What holds it up'),
      paragraphs: [
        text(
          'La brique pleine accepte une cheville classique. Sur une façade isolée par l’extérieur, il faut traverser l’isolant jusqu’au mur porteur avec une fixation à rupture de pont thermique et étancher chaque trou. Sur un mur ancien, nous perçons dans le joint plutôt que dans la pierre, qui se rebouche mal.',
          'Volle baksteen verdraagt een gewone plug, een gevel met buitenisolatie niet. Daar moet een ankerstang met thermische onderbreking door de isolatie tot in de dragende muur, en wordt elk gat afgedicht. In een oude gevel boren we in de voeg, want natuursteen herstelt u niet onzichtbaar.',
          'Solid brick takes an ordinary plug. A wall with external insulation doesn’t, so there the fixing has to pass through to the load-bearing wall, with a thermal break, and every hole is sealed. On old masonry we drill into the joint rather than the stone, which never repairs invisibly.',
        ),
        text(
          'Un drapeau travaille comme un levier. À 72 km/h, le vent appuie d’environ 25 kg sur chaque mètre carré. La potence reçoit donc quatre points d’ancrage, et le bord inférieur reste au-dessus des passants, à 2,50 m ou plus selon la commune.',
          'Een uithangbord werkt als een hefboom. Bij 72 km/u duwt de wind met ongeveer 25 kg op elke vierkante meter. De beugel krijgt dus vier ankers, en de onderrand blijft boven de voetgangers, op 2,50 m of hoger, naargelang de gemeente.',
          'A projecting sign is a lever. At 72 km/h the wind leans on each square metre with about 25 kg, so the bracket gets four anchors, and the lower edge stays above people’s heads, at 2.5 m or higher as the municipality requires.',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'stamped-plan' },
      heading: text('Le permis, région par région', 'De vergunning per gewest', 'Permits, region by region'),
      paragraphs: [
        text(
          'En Flandre, une enseigne sans lumière pour votre propre activité, fixée à un bâtiment en règle et ne dépassant pas quatre mètres carrés au total, est en principe dispensée. Un règlement régional de 2023 encadre le reste, et les communes peuvent être plus strictes.',
          'In Vlaanderen is een bord zonder licht voor uw eigen zaak, aan een vergund gebouw en met een totale oppervlakte van hoogstens vier vierkante meter, in principe vrijgesteld. Een gewestelijke verordening van 2023 regelt de rest, en een gemeente mag strenger zijn.',
          'In Flanders an unlit sign for your own business, on a lawfully built property and no more than four square metres in all, is exempt in principle. A regional regulation of 2023 governs the rest, and municipalities (gemeenten, communes) may be stricter.',
        ),
        text(
          `À Bruxelles, le règlement régional d’urbanisme distingue quatre zones, de l’interdite à l’élargie, avec des dimensions pour chacune. Un permis, quand il en faut un, reste valable ${duration(brusselsSignPermit, 'fr')} au plus. En Wallonie, le Code du développement territorial (CoDT) soumet en principe l’enseigne à permis, que la commune instruit.`,
          `In Brussel onderscheidt de gewestelijke stedenbouwkundige verordening vier zones, van verboden tot verruimd, elk met eigen afmetingen. Is er een vergunning nodig, dan geldt ze hoogstens ${duration(brusselsSignPermit, 'nl')}. In Wallonië vraagt het Wetboek van Ruimtelijke Ontwikkeling (CoDT) in principe een vergunning, die u bij de gemeente indient.`,
          `In Brussels the regional planning rules draw four zones, from prohibited to extended, each with its own sizes. A permit, where one is needed, runs for ${duration(brusselsSignPermit, 'en')} at most. In Wallonia the territorial development code (CoDT) requires a permit in principle, handled by the municipality.`,
        ),
      ],
      note: text(
        'Dans une rue protégée, sur un bien classé ou près d’un monument, attendez l’avis du patrimoine avant de fabriquer quoi que ce soit. Souvent, il impose des lettres séparées, une teinte sobre ou un éclairage indirect.',
        'Staat uw pand in een beschermd stads- of dorpsgezicht, is het een monument of grenst het aan een monument, laat dan niets maken zolang de dienst onroerend erfgoed niet geantwoord heeft. Vaak worden losse letters, een sobere kleur of indirect licht opgelegd.',
        'In a protected street, on a listed building or beside one, don’t order anything until the heritage service has replied. It often asks for separate letters, a quiet colour or indirect light.',
      ),
    },
    {
      kind: 'prose',
      drawing: { id: 'fitters-lift' },
      heading: text('D’où vient le prix', 'Wat de prijs bepaalt', 'Why quotes differ'),
      paragraphs: [
        text(
          'La surface compte, mais moins que la découpe et la hauteur. Un panneau imprimé se fabrique d’une pièce, tandis que douze lettres en relief se percent, se peignent et s’alignent une par une, avec un gabarit de pose en papier. Au-dessus de quatre mètres, une nacelle s’ajoute au devis, et parfois une signalisation de chantier.',
          'De oppervlakte telt, maar minder dan het freeswerk en de hoogte. Een geprint paneel is één stuk, terwijl twaalf reliëfletters één voor één geboord, gelakt en met een papieren mal uitgelijnd worden. Hoger dan vier meter komt er een hoogwerker bij, en soms signalisatie op straat.',
          'Area matters, though less than cutting and height. A printed panel is a single piece, while twelve raised letters are drilled, painted and lined up one at a time against a paper template. Above four metres a cherry picker joins the quote, sometimes with temporary road signs around it.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text('Au pied du mur', 'Nog even over uw gevel', 'Before we start drilling'),
      items: [
        {
          question: text(
            'Le mur sera-t-il abîmé si je déménage ?',
            'Blijft mijn gevel gaaf als ik verhuis?',
            'Will the wall be spoilt if I move out?',
          ),
          answer: text(
            'Il restera des trous de 8 à 12 mm, rebouchés au mortier teinté. L’ombre plus claire laissée par l’ancien panneau s’estompe avec les pluies. Sur un enduit peint, elle demande parfois une retouche.',
            'Er blijven gaten van 8 tot 12 mm over, die we met gekleurde mortel dichten. De lichtere vlek waar het bord hing, trekt door de regen weg. Op geverfd pleisterwerk moet u ze soms bijschilderen.',
            'You’ll be left with holes of 8 to 12 mm, filled with tinted mortar. The paler patch behind the old panel weathers away, though painted render may need touching up.',
          ),
        },
        {
          question: text(
            'Puis-je poser l’enseigne moi-même ?',
            'Mag ik het bord zelf hangen?',
            'Can I put it up myself?',
          ),
          answer: text(
            'Un petit panneau au rez-de-chaussée, oui. Nous fournissons le gabarit et les fixations adaptées à votre mur. Au-dessus d’un trottoir, laissez faire des poseurs assurés, car ce qui tombe engage votre responsabilité.',
            'Een klein paneel op het gelijkvloers wel. U krijgt de mal en de pluggen die bij uw muur passen. Boven een voetpad laat u het beter aan verzekerde plaatsers over, want wat valt, komt voor uw rekening.',
            'A small ground-floor panel, yes. We supply the template and the right plugs for your wall. Over a pavement leave it to insured fitters, because whatever falls is your liability.',
          ),
        },
        {
          question: text(
            'Peut-on réutiliser le support existant ?',
            'Kunt u het bestaande bord hergebruiken?',
            'Can the existing panel be reused?',
          ),
          answer: text(
            'Souvent. Si le panneau est droit et sain, un nouveau film imprimé suffit, pour bien moins cher. Nous vérifions les fixations par la même occasion.',
            'Vaak wel. Is het paneel recht en gezond, dan volstaat een nieuwe geprinte folie, voor een fractie van de prijs. We kijken meteen ook de bevestiging na.',
            'Often. If the panel is straight and sound, a fresh printed film is enough, at a fraction of the cost. We check the fixings while we’re there.',
          ),
        },
        {
          question: text(
            'Quel entretien prévoir ?',
            'Hoe onderhoud ik mijn gevelreclame?',
            'What upkeep does it need?',
          ),
          answer: text(
            'Deux lavages par an, à l’eau et au savon doux, sans haute pression ni solvant. Contrôlez le serrage d’un drapeau après chaque hiver.',
            'Twee keer per jaar wassen met water en zachte zeep, zonder hogedruk of oplosmiddel. Kijk na elke winter of een uithangbord nog vastzit.',
            'Two washes a year with water and mild soap, no pressure washer, no solvent. Check that a projecting sign is still tight after each winter.',
          ),
        },
        {
          question: text(
            'L’enseigne doit-elle partir si je cesse mon activité ?',
            'Moet het bord weg als ik stop?',
            'Must the sign go if I close down?',
          ),
          answer: text(
            'En règle générale, oui, et la taxe communale court parfois tant que l’enseigne reste en place. Prévenez la commune du jour de la dépose.',
            'Doorgaans wel, en soms blijft de gemeentebelasting lopen zolang het er hangt. Laat de gemeente weten op welke dag het weggaat.',
            'As a rule yes, and in some places the municipal tax runs for as long as it hangs there. Tell the municipality the day it comes down.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
