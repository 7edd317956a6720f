import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLeadTimes as leadTimes } from '@/lib/content/facts';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const textilePrinting = {
  seo: {
    title: text(
      'T-shirts et sweats imprimés : sérigraphie, DTF, flex, DTG',
      'T-shirts en werkkleding bedrukken: vier technieken',
      'T-shirt and workwear printing near Brussels',
    ),
    description: text(
      'T-shirts, sweats et sacs imprimés à Zaventem. Quatre procédés comparés : couleurs, Pantone, quantités, tenue au lavage et fichiers. Devis gratuit.',
      'T-shirts, sweaters en tassen bedrukt in Zaventem. Vier technieken naast elkaar: kleuren, Pantone, aantallen, wasbaarheid en bestanden. Gratis offerte.',
      'T-shirts, hoodies and bags printed near Brussels. Four processes side by side: colours, Pantone, quantities, washing and files. Free quote.',
    ),
  },
  headline: text(
    'Couleurs prêtes pour l’essorage',
    'Druk die de was verdraagt',
    'Colour that survives the spin cycle',
  ),
  lead: text(
    `T-shirts d’équipe, sweats de rhéto, sacs de boutique, d’un exemplaire à plusieurs centaines. Quatre procédés, chacun avec son prix, ses couleurs et sa tenue au lavage. Nous les chiffrons côte à côte ${promise.fr}. Fabrication en ${duration(leadTimes.textile, 'fr')} après l’épreuve.`,
    `T-shirts voor de ploeg, sweaters voor de laatstejaars, tassen voor de winkel, van één stuk tot enkele honderden. Vier technieken, elk met eigen prijs, kleuren en wasbaarheid. U krijgt de prijzen ${promise.nl} naast elkaar op papier. Klaar ${duration(leadTimes.textile, 'nl')} na de proef.`,
    `Team T-shirts, leavers’ hoodies, shop bags, from one piece to several hundred. Textile printing has four processes, each with its own price, colours and wash life, and you’ll have all four costed side by side ${promise.en}. Ready ${duration(leadTimes.textile, 'en')} after you approve the proof.`,
  ),
  scene: 'shirt-press',
  projectType: 'embroidery',
  sections: [
    {
      kind: 'materials',
      heading: text('Quatre procédés, leurs forces', 'Zo komt de kleur op de stof', 'Four ways to print'),
      intro: text(
        'Les nombres de lavages sont des ordres de grandeur, à 40 °C et à l’envers. Le tissu, la lessive et le séchoir les changent beaucoup, et personne ne peut les promettre.',
        'Het aantal wasbeurten is een grootteorde, op 40 °C en binnenstebuiten. Stof, waspoeder en droogkast doen veel, dus beloven kan niemand iets.',
        'Wash counts are a rough guide, at 40 °C and inside out. Fabric, detergent and dryer change them a great deal, and nobody can promise them.',
      ),
      items: [
        {
          drawing: 'screen-print',
          title: text('Sérigraphie', 'Zeefdruk', 'Screen printing'),
          description: text(
            'Une raclette pousse l’encre à travers un tissu tendu, couleur après couleur. L’encre est mélangée à la balance, opaque et franche, à l’eau pour un toucher fin ou au plastisol pour couvrir un fond sombre.',
            'Een rakel duwt inkt door een opgespannen gaas, kleur na kleur. De inkt wordt op de weegschaal gemengd, dekkend en helder. Op waterbasis voelt hij zacht aan, als plastisol dekt hij een donkere ondergrond.',
            'A squeegee pushes ink through a stretched mesh, one colour after another. Ink is mixed on the scales, opaque and bright: water-based for a soft feel, plastisol to cover dark fabric.',
          ),
          features: [
            text('Une à six couleurs en aplat', 'Eén tot zes vlakke kleuren', 'One to six flat colours'),
            text(
              'Détail minimal : trait de 0,3 à 0,5 mm',
              'Kleinste detail: een lijn van 0,3 tot 0,5 mm',
              'Finest detail: a 0.3 to 0.5 mm line',
            ),
            text(
              'Grandes séries identiques',
              'Grote reeksen met hetzelfde beeld',
              'Long runs of the same image',
            ),
          ],
          durability: text(
            'Bien cuite, elle tient en général cinquante lavages et davantage.',
            'Goed uitgehard doorstaat ze doorgaans vijftig wasbeurten en meer.',
            'Properly cured, it generally takes fifty washes and more.',
          ),
        },
        {
          drawing: 'dtf-transfer',
          title: text('Transfert DTF', 'DTF-transfer', 'DTF transfer'),
          description: text(
            'Le motif est imprimé en quadrichromie et en blanc sur un film, saupoudré de colle, puis pressé vers 150 °C pendant une quinzaine de secondes. Il se pose sur presque toutes les fibres et toutes les teintes.',
            'Het beeld wordt in vierkleurendruk en wit op folie geprint, met lijmpoeder bestrooid en zo’n vijftien seconden geperst rond 150 °C. Het kleeft op bijna elke vezel en elke tint.',
            'The image is printed in four colours and white on film, dusted with adhesive and pressed for some fifteen seconds at about 150 °C. It holds on almost any fibre and any shade.',
          ),
          features: [
            text(
              'Couleurs illimitées, dès une pièce',
              'Onbeperkt kleuren, vanaf één stuk',
              'Unlimited colours, from one piece',
            ),
            text(
              'Contours nets, mais ni fumées ni demi-transparences',
              'Scherpe randen, geen rook- of halftransparante effecten',
              'Crisp edges, but no smoky or semi-transparent effects',
            ),
            text(
              'Un grand aplat ne laisse pas passer l’air',
              'Een groot vlak laat geen lucht door',
              'A large solid doesn’t breathe',
            ),
          ],
          durability: text(
            'Souvent trente à cinquante lavages, et les angles cèdent les premiers.',
            'Vaak dertig tot vijftig wasbeurten, de hoeken komen het eerst los.',
            'Often thirty to fifty washes, with the corners going first.',
          ),
        },
        {
          drawing: 'cut-vinyl',
          title: text('Flex (vinyle thermocollé)', 'Flexfolie', 'Heat-press vinyl (HTV or flex)'),
          description: text(
            'Un film de polyuréthane d’environ 0,1 mm, découpé au couteau, échenillé à la main et pressé. Le velours de la famille, le flock, mesure un demi-millimètre et se reconnaît au toucher.',
            'Een polyurethaanfolie van ongeveer 0,1 mm, uitgesneden, met de hand gepeld en geperst. De fluweelachtige variant heet flock en is een halve millimeter dik.',
            'A polyurethane film about 0.1 mm thick, knife-cut, weeded by hand and pressed. Its velvety cousin, flock, is half a millimetre thick.',
          ),
          features: [
            text(
              'Noms et numéros, chacun différent',
              'Namen en nummers, elk stuk anders',
              'Names and numbers, every one different',
            ),
            text(
              'Une ou deux couleurs, traits dès 1 mm',
              'Eén of twee kleuren, lijnen vanaf 1 mm',
              'One or two colours, strokes from 1 mm',
            ),
            text(
              'Versions bloquantes pour le polyester',
              'Blokkerende versies voor polyester',
              'Dye-blocking versions for polyester',
            ),
          ],
          durability: text(
            'Souvent une cinquantaine de lavages, et certains films admettent 60 °C.',
            'Vaak een vijftigtal wasbeurten, sommige folies verdragen 60 °C.',
            'Often around fifty washes, and some films accept 60 °C.',
          ),
        },
        {
          drawing: 'direct-print',
          title: text('Impression directe (DTG)', 'Digitaal op stof (DTG)', 'Direct to garment (DTG)'),
          description: text(
            'Une imprimante pose l’encre à l’eau dans la maille, comme sur une feuille. Le coton foncé reçoit d’abord un prétraitement et une couche de blanc.',
            'Een printer legt watergedragen inkt in het breisel, zoals op een blad papier. Donker katoen krijgt eerst een voorbehandeling en een laag wit.',
            'A printer lays water-based ink into the knit, as on a sheet of paper. Dark cotton first gets a pre-treatment and a layer of white.',
          ),
          features: [
            text(
              'Photos et dégradés sur coton, 80 % au moins',
              'Foto’s en verlopen op minstens 80% katoen',
              'Photographs and fades on 80% cotton or more',
            ),
            text(
              'Toucher presque nul sur fond clair',
              'Op licht textiel nauwelijks voelbaar',
              'Barely felt on pale fabric',
            ),
            text('Une pièce suffit', 'Eén stuk volstaat', 'One piece is enough'),
          ],
          durability: text(
            'Souvent vingt-cinq à quarante lavages, mais la couleur s’adoucit dès les premiers.',
            'Vaak vijfentwintig tot veertig wasbeurten, al wordt de kleur na de eerste al zachter.',
            'Often twenty-five to forty washes, but the colour mellows from the very first.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'white-beneath' },
      heading: text(
        'La couleur, du Pantone au coton noir',
        'Kleur, van Pantone tot zwart katoen',
        'Colour, from Pantone to black cotton',
      ),
      paragraphs: [
        text(
          'Seule la sérigraphie mélange une vraie teinte Pantone. Donnez le numéro en version C, la plus répandue, et sachez qu’une maille absorbe et ombre. On juge l’accord à un mètre, à la lumière du jour. DTF et DTG recomposent la teinte en quadrichromie. Les orangés vifs, les verts acides et les fluos y perdent.',
          'Alleen zeefdruk mengt een echte Pantone. Geef het nummer in de C-versie, de meest gebruikte, en weet dat een breisel inkt opslorpt en schaduw maakt. De tint beoordelen we op een meter afstand, bij daglicht. DTF en DTG bootsen ze na in vier kleuren. Feloranje, gifgroen en fluo leveren daarbij in.',
          'Only screen printing mixes a true Pantone colour. Give us the C number, the most widely used, and bear in mind that a knit absorbs and shades, so we judge the match from a metre away, in daylight. DTF and DTG rebuild it from four inks, where vivid oranges, acid greens and neons suffer.',
        ),
        text(
          'Sur un tissu sombre, les couleurs ont besoin d’un blanc dessous. En sérigraphie, ce blanc est un écran de plus. Deux couleurs sur du noir en font trois. Le flex s’achète dans un nuancier de quelques dizaines de tons, auquel on se plie.',
          'Op donkere stof hebben kleuren een witte onderlaag nodig. In zeefdruk is dat wit een raam extra, zodat twee kleuren op zwart er drie worden. Flex kiest u uit een waaier van enkele tientallen tinten, en daar legt u zich bij neer.',
          'On dark fabric, colours need white beneath them. In screen printing that white is one more screen, so two colours on black make three. Vinyl comes from a chart of a few dozen shades, and you choose among those.',
        ),
      ],
    },
    {
      kind: 'benefits',
      drawing: 'heat-press',
      heading: text('Cuisson, taille, patience', 'Oven, formaat en geduld', 'Curing, size and a day’s rest'),
      items: [
        {
          metric: text('160 °C', '160 °C', '160 °C'),
          title: text('La cuisson', 'De oven', 'The oven'),
          text: text(
            'C’est à peu près la température à laquelle une encre de sérigraphie se fige pour de bon. Trop froide, elle part au troisième lavage. Trop chaude, elle jaunit le tissu.',
            'Rond die temperatuur wordt zeefdrukinkt voorgoed vast. Te koud, en ze is weg na de derde was. Te heet, en de stof vergeelt.',
            'Around this temperature a screen ink sets for good. Too cool and it’s gone by the third wash. Too hot and the fabric yellows.',
          ),
        },
        {
          metric: text('30 × 40 cm', '30 × 40 cm', '30 × 40 cm'),
          title: text('Le grand format courant', 'Het gangbare grote vlak', 'The usual large area'),
          text: text(
            'Un dos d’adulte, sans toucher les coutures ni l’encolure. Une image commune aux tailles S à 3XL paraîtra petite sur la dernière. Prévoyez alors deux tailles d’image.',
            'De rug van een volwassene, zonder naden of hals te raken. Eén beeld voor S tot 3XL oogt klein op de grootste maat. Twee beeldformaten lossen dat op.',
            'An adult back, clear of seams and neckline. One image for S to 3XL will look small on the largest, but two image sizes take care of that.',
          ),
        },
        {
          metric: text('24 h', '24 uur', '24 hours'),
          title: text('Avant le premier lavage', 'Vóór de eerste was', 'Before the first wash'),
          text: text(
            'Laissez un jour à la colle d’un film ou à une encre fraîche. L’odeur légère d’un DTG neuf disparaît à l’eau.',
            'Gun de lijm van een folie of verse inkt een dag rust. De lichte geur van een nieuwe DTG-druk spoelt weg.',
            'Give film adhesive or fresh ink a day’s rest. The faint smell of a new DTG print rinses out.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'run-lengths' },
      heading: text('À partir de combien', 'Vanaf hoeveel stuks', 'Which process for how many?'),
      paragraphs: [
        text(
          'De 1 à 20 pièces, une image en couleurs passe par le DTF ou le DTG, un nom par le flex. De 20 à 50, tout dépend du dessin, car une couleur sur fond clair peut déjà justifier un écran. Au-delà de 50, la sérigraphie l’emporte, sauf si chaque pièce diffère.',
          'Van 1 tot 20 stuks gaat een kleurenbeeld naar DTF of DTG en een naam naar flex. Tussen 20 en 50 beslist de tekening, want één kleur op licht textiel kan al een raam verantwoorden. Boven de 50 wint zeefdruk, behalve als elk stuk anders is.',
          'From 1 to 20 pieces, a colour image goes to DTF or DTG and a name to vinyl. Between 20 and 50 the drawing decides, as one colour on pale fabric can already justify a screen. Past 50, screen printing wins, unless every piece differs.',
        ),
        text(
          'Le minimum se compte par image et non par taille ou par couleur de t-shirt. Trente noirs et trente gris, marqués du même blanc, forment une série de soixante. Changer l’encre en cours de route arrête la presse et se facture comme un réglage.',
          'Het minimum telt per beeld, niet per maat of kleur van het T-shirt. Dertig zwarte en dertig grijze met hetzelfde wit vormen een reeks van zestig. Onderweg van inkt wisselen legt de pers stil en wordt aangerekend als een afstelling.',
          'The minimum is counted per image, not per size or shirt colour, so thirty black and thirty grey with the same white make a run of sixty. Switching ink midway stops the press and is charged as a set-up.',
        ),
      ],
    },
    {
      kind: 'deliverables',
      drawing: 'safe-area',
      heading: text(
        'Un fichier prêt à presser',
        'Een bestand klaar voor de pers',
        'A file ready for the press',
      ),
      intro: text(
        'Six points à vérifier avant l’envoi. S’il en manque un, nous vous le signalons avec le devis.',
        'Kijk deze zes dingen na voor u het bestand verstuurt. Ontbreekt er iets, dan leest u dat bij de offerte.',
        'Six things to check before sending. If one is missing, we’ll tell you along with the quote.',
      ),
      items: [
        text(
          'PDF, AI, EPS ou SVG pour les aplats, textes vectorisés',
          'PDF, AI, EPS of SVG voor vlakke kleuren, tekst in contouren',
          'PDF, AI, EPS or SVG for flat colours, text outlined',
        ),
        text(
          'PNG à fond transparent, 300 dpi à la taille imprimée, pour le DTF et le DTG',
          'PNG met transparante achtergrond, 300 dpi op drukformaat, voor DTF en DTG',
          'PNG with a transparent background, 300 dpi at print size, for DTF and DTG',
        ),
        text(
          'Largeur du motif en centimètres et distance sous l’encolure',
          'Breedte van het motief in centimeters en afstand onder de hals',
          'Width of the image in centimetres, and its distance below the collar',
        ),
        text(
          'Un ton direct nommé par écran',
          'Eén benoemde steunkleur per zeefdrukraam',
          'One named spot colour for each screen',
        ),
        text(
          'Aucune ombre portée ni lueur sur fond sombre',
          'Geen slagschaduw of gloed op een donkere ondergrond',
          'No drop shadow or glow on dark fabric',
        ),
        text(
          'Un tableau pour les noms et numéros, relu par quelqu’un d’autre',
          'Een lijst met namen en nummers, nagelezen door iemand anders',
          'A spreadsheet for names and numbers, checked by a second pair of eyes',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'inside-out', before: 1 },
      heading: text('Au lavage', 'In de was', 'In the wash'),
      paragraphs: [
        text(
          'Retournez le vêtement, lavez à 30 ou 40 °C avec une lessive sans agent de blanchiment, essorez modérément. L’adoucissant dépose un gras qui décolle les films. Séchez sur un fil. Au sèche-linge, restez sur le programme doux. Jamais de fer sur l’image, repassez plutôt l’envers, ou glissez une feuille de cuisson entre les deux.',
          'Keer het kledingstuk binnenstebuiten, was op 30 of 40 °C met een product zonder bleekmiddel en zwier matig. Wasverzachter laat een vetlaagje achter dat folie doet loskomen. Droog aan de lijn, in de droogkast alleen op het zachte programma. Strijk nooit op het beeld, wel langs de binnenkant of leg er bakpapier tussen.',
          'Turn the garment inside out, wash at 30 or 40 °C with a bleach-free detergent, spin moderately. Softener leaves a greasy coat that lifts film. Dry on a line, or on the gentle cycle of the dryer. Never iron the image. Do the reverse, or slip baking paper in between.',
        ),
        text(
          'Ce qui tourne mal a presque toujours une cause connue. Une encre qui se craquelle manquait de cuisson ou a été étirée. Un film qui cloque a vu le fer ou le séchoir brûlant. Un blanc devenu rosé vient d’un polyester qui a relâché sa teinture sous la presse.',
          'Wat misloopt, heeft bijna altijd een bekende oorzaak. Barsten in de inkt wijzen op te weinig hitte of te veel rek. Blazen in folie komen van een strijkijzer of een gloeiende droogkast. Wit dat roze wordt, ligt op polyester dat onder de pers kleurstof losliet.',
          'When something goes wrong there’s nearly always a known cause. Ink that cracks was under-cured or overstretched. Film that blisters has met an iron or a scorching dryer. White turned pink comes from polyester that let go of its dye under the press.',
        ),
      ],
      note: text(
        'Vous revendez vos t-shirts ? L’étiquette de composition doit rester lisible (règlement européen 1007/2011) et un produit vendu à des particuliers doit en principe indiquer qui le met sur le marché, avec une adresse.',
        'Verkoopt u uw T-shirts door? Het label met de samenstelling moet leesbaar blijven (Europese verordening 1007/2011), en op een product voor consumenten moet in principe staan wie het op de markt brengt, met adres.',
        'Reselling your T-shirts? The fibre label must stay legible (Regulation (EU) No 1007/2011), and a product sold to consumers must as a rule say who places it on the market, with an address.',
      ),
    },
    {
      kind: 'faq',
      drawing: 'cut-vinyl',
      heading: text(
        'Ce qu’on veut savoir avant la presse',
        'Wat u wilt weten voor de pers dichtgaat',
        'Before the press comes down',
      ),
      items: [
        {
          question: text(
            'Quelle impression se sent le moins ?',
            'Welke druk voelt u het minst?',
            'Which print feels softest?',
          ),
          answer: text(
            'Un DTG sur coton clair, puis une sérigraphie à l’eau. Le DTF et le flex forment une peau mince. Ajourez le dessin pour qu’il reste souple sur le ventre.',
            'DTG op licht katoen, daarna zeefdruk op waterbasis. DTF en flex vormen een dun vel. Met gaten in de tekening blijft dat soepel op de buik.',
            'DTG on pale cotton, then water-based screen ink. DTF and vinyl form a thin skin. Open up the drawing and it stays supple when you move.',
          ),
        },
        {
          question: text(
            'Imprimez-vous sur une couture, une poche, une fermeture ?',
            'Drukt u over een naad, een zak of een rits?',
            'Do you print over seams, pockets or zips?',
          ),
          answer: text(
            'Nous l’évitons, car la bosse laisse un blanc et le film se décolle là. Gardez 2 cm de distance. Sur un zip, le motif se coupe en deux et se pose de part et d’autre.',
            'Liever niet, want de bult laat een witte plek na en folie komt daar los. Hou 2 cm afstand. Bij een rits delen we het motief en komt aan elke kant een helft.',
            'We avoid it, because the bump leaves a gap and film lifts there. Keep 2 cm clear. On a zip, the image is split and one half goes on each side.',
          ),
        },
        {
          question: text(
            'Peut-on voir une pièce avant la série ?',
            'Kan ik één stuk zien voor de reeks start?',
            'Can we see one piece before the run?',
          ),
          answer: text(
            'Oui. En numérique, une seule pièce coûte peu. En sérigraphie, le tirage d’essai exige de préparer les écrans. Il figure au devis si vous le voulez.',
            'Ja. Digitaal kost één stuk weinig. Voor een zeefdrukproef moeten de ramen klaar zijn. Wilt u er een, dan zetten we die in de offerte.',
            'Yes. Digitally, a single piece costs little. A screen-printed trial means making the screens first. Ask, and we put it in the quote.',
          ),
        },
        {
          question: text(
            'Marquez-vous des sacs, parapluies ou gilets ?',
            'Bedrukt u ook tassen, paraplu’s of hesjes?',
            'Do you print bags, umbrellas or hi-vis vests?',
          ),
          answer: text(
            'Les sacs en coton, très bien. Les toiles enduites et les nylons doivent d’abord être essayés, car l’enduit refuse parfois la colle. Sur un gilet fluo, la surface laissée libre est réglementée.',
            'Katoenen tassen met plezier. Gecoat doek en nylon testen we eerst, want de coating weigert soms lijm. Bij een fluohesje ligt vast hoeveel oppervlakte vrij moet blijven.',
            'Cotton bags, gladly. Coated fabric and nylon need a test first, because the coating sometimes refuses adhesive. On a hi-vis vest, the area left clear is regulated.',
          ),
        },
        {
          question: text(
            'Conservez-vous les écrans pour une réédition ?',
            'Bewaart u de ramen voor een nabestelling?',
            'Do you keep the screens for a repeat?',
          ),
          answer: text(
            'Nous gardons les fichiers et la formule d’encre. Un écran est souvent nettoyé pour servir ailleurs. Prévenez-nous si une deuxième série est probable.',
            'We bewaren de bestanden en het inktrecept. Een raam wordt vaak gewist voor ander werk. Zeg het ons als een tweede oplage waarschijnlijk is.',
            'We keep the files and the ink formula, but a screen is often cleaned for other work. Tell us if a second run is likely.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
