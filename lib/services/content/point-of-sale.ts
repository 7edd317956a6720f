import { answerPromise as promise } from '@/lib/company/answer-promise';
import {
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  readingDistance,
  readingMetresPerCm,
} from '@/lib/content/facts';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const pointOfSale = {
  seo: {
    title: text(
      'PLV et communication au point de vente, audit gratuit',
      'POS-communicatie en winkelmateriaal, met gratis audit',
      'Point-of-sale displays and graphics, with a free audit',
    ),
    description: text(
      'Réglettes, présentoirs, affiches, adhésifs de sol et de vitrine : la PLV dessinée, imprimée et posée par un seul atelier. Audit gratuit de votre magasin.',
      'Schapstroken, displays, affiches, vloer- en raamstickers: winkelmateriaal dat één atelier ontwerpt, drukt en plaatst. Met een gratis audit van uw zaak.',
      'Shelf strips, counter displays, posters, floor and window graphics, designed, printed and fitted by one workshop. It starts with a free audit of your shop.',
    ),
  },
  headline: text(
    'Le dernier mètre avant l’achat',
    'De laatste meter voor de kassa',
    'The last metre before the till',
  ),
  lead: text(
    `Affiches, réglettes, présentoirs et adhésifs guident un client entre votre porte et votre caisse. L’audit du magasin est gratuit, le devis aussi, ${promise.fr}. Le prix dépend des quantités. Comptez environ ${duration(leadTimes.pointOfSale, 'fr')}.`,
    `Affiches, schapstroken, displays en stickers leiden een klant van uw deur naar uw kassa. De audit van uw winkel is gratis, de offerte ook, ${promise.nl}. De prijs hangt af van het aantal, leveren duurt ongeveer ${duration(leadTimes.pointOfSale, 'nl')}.`,
    `Posters, shelf strips, displays and stickers lead a customer from your door to your till. The shop audit is free, and so is the quote, ${promise.en}. The price depends on quantity, and delivery takes about ${duration(leadTimes.pointOfSale, 'en')}.`,
  ),
  scene: 'counter-display',
  projectType: 'other',
  sections: [
    {
      kind: 'materials',
      heading: text('Ce que nous mettons en rayon', 'Wat we in de rekken zetten', 'What we put on the shelf'),
      intro: text(
        'Du trottoir à la caisse, cinq supports, chacun avec sa matière et sa durée.',
        'Van voetpad tot kassa vijf hulpmiddelen, elk met een eigen materiaal en levensduur.',
        'From pavement to till, five tools with their own materials and lives.',
      ),
      items: [
        {
          drawing: 'window-poster',
          title: text('Vitrophanie et affiches', 'Raamstickers en affiches', 'Window graphics and posters'),
          description: text(
            'Vinyle repositionnable de 80 à 100 µm, affiches de 150 à 200 g/m², cadres clic-clac pour changer sans adhésif.',
            'Herpositioneerbaar vinyl van 80 tot 100 µm, affiches van 150 tot 200 g/m², klikkaders om te wisselen zonder plakband.',
            'Repositionable vinyl of 80 to 100 µm, posters of 150 to 200 g/m², snap frames to change them without tape.',
          ),
          features: [
            text('Se retire sans grattoir', 'Gaat er zonder schraper af', 'Comes off without a scraper'),
            text('Posé dedans, lu dehors', 'Binnen geplakt, buiten gelezen', 'Applied inside, read outside'),
          ],
          durability: text('de quatre semaines à un an', 'vier weken tot een jaar', 'four weeks to a year'),
        },
        {
          drawing: 'shelf-strip',
          title: text('Réglettes et stop-rayons', 'Schapstroken en wobblers', 'Shelf strips and wobblers'),
          description: text(
            'Carton couché ou PVC de 300 µm, découpé au format du rail, languette souple pour ce qui doit bouger un peu.',
            'Gestreken karton of pvc van 300 µm, gesneden op maat van de prijsrail, met een soepel lipje voor wat mag bewegen.',
            'Coated board or 300 µm PVC cut to the ticket rail, on a flexible tongue where a little movement helps.',
          ),
          features: [
            text('Livrés triés par rayon', 'Per rek gesorteerd geleverd', 'Delivered sorted by aisle'),
            text(
              'Données variables : prix, référence',
              'Variabele gegevens: prijs, referentie',
              'Variable data: price, reference',
            ),
          ],
          durability: text('le temps d’une action', 'zolang de actie loopt', 'as long as the promotion'),
        },
        {
          drawing: 'counter-display',
          title: text(
            'Présentoirs de comptoir et de sol',
            'Toonbank- en vloerdisplays',
            'Counter and floor displays',
          ),
          description: text(
            'Carton ondulé de 1,5 à 3 mm livré à plat, ou PVC et Plexiglas de 3 à 5 mm quand il doit rester.',
            'Golfkarton van 1,5 tot 3 mm, vlak geleverd, of pvc en plexiglas van 3 tot 5 mm als het moet blijven staan.',
            'Corrugated board of 1.5 to 3 mm delivered flat, or PVC and acrylic of 3 to 5 mm where it has to stay.',
          ),
          features: [
            text(
              'Charge utile annoncée au montage',
              'Draagvermogen op de montagefiche',
              'Load stated on the assembly sheet',
            ),
            text(
              'Un prototype blanc avant la série',
              'Eerst een wit prototype, dan de reeks',
              'A plain white mock-up before the run',
            ),
          ],
          durability: text(
            `carton ${duration(lifetimes.boardDisplay, 'fr')}, acrylique ${duration(lifetimes.acrylicDisplay, 'fr')}`,
            `karton ${duration(lifetimes.boardDisplay, 'nl')}, plexiglas ${duration(lifetimes.acrylicDisplay, 'nl')}`,
            `board ${duration(lifetimes.boardDisplay, 'en')}, acrylic ${duration(lifetimes.acrylicDisplay, 'en')}`,
          ),
        },
        {
          drawing: 'floor-graphic',
          title: text('Adhésifs de sol', 'Vloerstickers', 'Floor graphics'),
          description: text(
            'Film mince et laminat grainé antidérapant, coins arrondis, sur sol lisse, sec et dégraissé.',
            'Dunne folie met een korrelig antisliplaminaat en ronde hoeken, op een gladde, droge en vetvrije vloer.',
            'Thin film under a textured anti-slip laminate, corners rounded, on a smooth, dry, degreased floor.',
          ),
          features: [
            text(
              'Supporte chariots et autolaveuses',
              'Verdraagt winkelkarren en schrobmachine',
              'Stands up to trolleys and cleaning machines',
            ),
            text('À éviter sur un béton poreux', 'Niet op poreus beton', 'Not for porous concrete'),
          ],
          durability: text(
            `${duration(lifetimes.floorSticker, 'fr')} selon le passage`,
            `${duration(lifetimes.floorSticker, 'nl')}, naargelang het verkeer`,
            `${duration(lifetimes.floorSticker, 'en')}, by footfall`,
          ),
        },
        {
          drawing: 'hanging-sign',
          title: text('Suspensions et balisage', 'Hangborden en wegwijzers', 'Hanging signs and wayfinding'),
          description: text(
            'Panneaux alvéolaires de polypropylène de 3,5 mm accrochés au faux plafond, recto verso, moins de 1 kg/m².',
            'Kanaalplaten van polypropyleen van 3,5 mm die aan het verlaagde plafond hangen, dubbelzijdig, minder dan 1 kg/m².',
            'Fluted polypropylene panels of 3.5 mm hung from the suspended ceiling, double-sided, under 1 kg/m².',
          ),
          features: [
            text(
              'Ne masquent ni sortie ni détecteur',
              'Verbergt geen nooduitgang of brandmelder',
              'Never hiding exits or detectors',
            ),
            text(
              'Crochets aimantés, sans perçage',
              'Magneethaken, zonder boren',
              'Magnetic hooks, no drilling',
            ),
          ],
          durability: text('deux à trois ans', 'twee tot drie jaar', 'two to three years'),
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'turning-circle',
      heading: text('Mesures de magasin', 'Winkelmaten', 'Shop measurements'),
      items: [
        {
          metric: text('39 mm', '39 mm', '39 mm'),
          title: text('de rail', 'prijsrail', 'the usual ticket rail'),
          text: text(
            'La hauteur courante d’un porte-prix européen. Une réglette à cette cote se glisse sans colle ni ciseaux.',
            'De gangbare hoogte van een Europese prijsrail. Een strook op die maat schuift erin zonder lijm of schaar.',
            'The height you meet all over Europe. A strip cut to it slides in with neither glue nor scissors.',
          ),
        },
        {
          metric: text('1 cm', '1 cm', '1 cm of letter'),
          title: text(
            `de lettre, ${readingMetresPerCm} m de lecture`,
            `letter, ${readingMetresPerCm} m leesafstand`,
            `per ${readingMetresPerCm} m of reading distance`,
          ),
          text: text(
            `Le rapport confortable pour une affiche. Un prix haut de 5 cm arrête donc un client à ${readingDistance(5)} m, à l’autre bout du rayon.`,
            `De comfortabele verhouding voor een affiche. Cijfers van 5 cm leest u dus vanop ${readingDistance(5)} m, aan het andere eind van het gangpad.`,
            `The comfortable ratio for a poster. A price 5 cm high therefore carries ${readingDistance(5)} m, to the far end of the aisle.`,
          ),
        },
        {
          metric: text('150 cm', '150 cm', '150 cm'),
          title: text('pour faire demi-tour', 'om te draaien', 'turning circle'),
          text: text(
            'Le cercle qu’il faut à un fauteuil roulant. Un présentoir posé dedans vous coûte des clients, et parfois la conformité.',
            'De cirkel die een rolstoel nodig heeft. Een display dat erin staat, kost u klanten, en soms bent u niet meer in orde met de toegankelijkheidsregels.',
            'The circle a wheelchair needs. A display standing in it loses you customers, and sometimes breaks the accessibility rules.',
          ),
        },
      ],
    },
    {
      kind: 'audience',
      heading: text('Secteur par secteur', 'Elke sector leest anders', 'Six sectors, six ways of shopping'),
      items: [
        {
          drawing: 'shelf-strip',
          title: text('Alimentation', 'Voeding', 'Food'),
          text: text(
            'Allergènes, prix au kilo et origine, lisibles derrière une vitre embuée, lavables chaque soir.',
            'Allergenen, kiloprijs en herkomst, leesbaar achter een beslagen ruit en elke avond afwasbaar.',
            'Allergens, price per kilo and origin, legible behind misted glass and washable every evening.',
          ),
        },
        {
          drawing: 'leaflet',
          title: text('Horeca', 'Horeca', 'Bars and restaurants'),
          text: text(
            'Cartes, chevalets, ardoises imprimées et une porte qui annonce l’heure de la cuisine.',
            'Kaarten, tafelstaanders, geprinte krijtborden en een deur die de keukenuren meldt.',
            'Menus, table tents, printed boards and a door that says when the kitchen closes.',
          ),
        },
        {
          drawing: 'at-the-till',
          title: text('Pharmacie et soins', 'Apotheek en zorg', 'Pharmacy and care'),
          text: text(
            'Une présence calme pour l’ordonnance, l’attente et le conseil discret. Comme la publicité des médicaments est réglementée, vous fournissez le texte autorisé et nous le composons.',
            'Een rustige toon voor het voorschrift, het wachten en een discreet woord. Reclame voor geneesmiddelen is gereglementeerd, dus bezorgt u de toegelaten tekst en zetten wij hem.',
            'A calm tone for the prescription, the wait and a private word. Advertising medicines is regulated, so you supply the permitted wording and we set it.',
          ),
        },
        {
          drawing: 'window-poster',
          title: text('Mode et maison', 'Mode en wonen', 'Fashion and home'),
          text: text(
            'Soldes deux fois l’an, collections plus souvent. Des cadres fixes, des visuels qui tournent.',
            'Tweemaal per jaar solden, collecties vaker. Daar passen vaste kaders met wisselende beelden bij.',
            'Sales twice a year, collections more often. Fixed frames suit rotating graphics.',
          ),
        },
        {
          drawing: 'hanging-sign',
          title: text('Automobile et bricolage', 'Auto en doe-het-zelf', 'Motor and DIY'),
          text: text(
            'Grandes distances, poussière, éclairage inégal. Du contraste et de gros chiffres.',
            'Grote afstanden, stof, ongelijk licht. Contrast en grote cijfers.',
            'Long sightlines, dust, patchy lighting. Contrast and big numerals.',
          ),
        },
        {
          drawing: 'taped-parcel',
          title: text('Réseaux et franchises', 'Ketens en franchises', 'Chains and franchises'),
          text: text(
            'Un colis par magasin, un plan de pose, une date commune, en deux langues là où il en faut deux.',
            'Eén pakket per winkel, een plaatsingsplan, één datum, tweetalig waar dat hoort.',
            'One parcel per shop, a fitting plan, a shared date, and both languages where two are needed.',
          ),
        },
      ],
    },
    {
      kind: 'process',
      heading: text('Comment se passe l’audit', 'Zo verloopt de audit', 'How the audit goes'),
      intro: text(
        'Un tour du magasin, des photos et une feuille de remarques.',
        'Geen vragenlijst van veertig bladzijden, wel een wandeling, foto’s en één blad.',
        'No forty-page form. We walk round, take photographs and give you one sheet of paper.',
      ),
      steps: [
        {
          drawing: 'from-outside',
          title: text('Depuis la rue', 'Vanaf de straat', 'From the street'),
          duration: text('quinze minutes', 'een kwartier', 'a quarter of an hour'),
          text: text(
            'Nous arrivons comme des inconnus. Que lit-on d’en face, du vélo, du parking ? Quels messages se contredisent ?',
            'We komen aan als onbekenden. Wat leest men van de overkant, van de fiets, vanaf de parking? Welke boodschappen spreken elkaar tegen?',
            'We arrive as strangers would. What can be read from across the road, from a bicycle, from the car park? What contradicts what?',
          ),
        },
        {
          drawing: 'audit-walk',
          title: text('Le parcours', 'De looplijn', 'The walk-through'),
          duration: text('une heure environ', 'ongeveer een uur', 'about an hour'),
          text: text(
            'Entrée, rayons, caisse, à pied puis à hauteur de fauteuil. Nous mesurons les rails, les vitres, les dégagements, et photographions.',
            'Ingang, rekken, kassa, eerst rechtop en dan op rolstoelhoogte. We meten rails, ruiten en doorgangen, en nemen foto’s.',
            'Entrance, aisles, till, standing and then at wheelchair height. We measure rails, glass and clearances, and take pictures.',
          ),
        },
        {
          drawing: 'ticked-list',
          title: text('La feuille', 'Het auditblad', 'The sheet'),
          duration: text('dans la semaine', 'binnen de week', 'within the week'),
          text: text(
            'Trois colonnes, à enlever, à corriger et à ajouter. La première est souvent la plus longue, et elle ne coûte rien.',
            'Drie kolommen: weghalen, verbeteren, toevoegen. De eerste is vaak de langste, en die kost niets.',
            'Three columns: remove, correct, add. The first is often the longest, and it costs nothing.',
          ),
        },
      ],
    },
    {
      kind: 'call',
      heading: text('L’audit gratuit', 'De gratis audit', 'The free audit'),
      text: text(
        'Nous passons dans votre magasin, sans frais et sans obligation de commander. La feuille d’audit vous appartient, même si vous imprimez ailleurs.',
        'We komen langs in uw winkel, zonder kosten en zonder bestelplicht. Het auditblad is van u, ook als u elders drukt.',
        'We visit your shop, at no charge and with no obligation to buy. The audit sheet is yours, even if you print elsewhere.',
      ),
      action: text('Demander l’audit', 'De audit aanvragen', 'Book a free audit'),
    },
    {
      kind: 'faq',
      drawing: 'at-the-till',
      heading: text('Côté caisse', 'Aan de kassa', 'At the till'),
      items: [
        {
          question: text('À partir de quelle quantité ?', 'Vanaf welk aantal?', 'What is the minimum run?'),
          answer: text(
            'Un exemplaire en impression numérique. Pour un présentoir en carton, l’outil de découpe devient intéressant vers une centaine de pièces. En dessous, nous découpons à plat, sur table traçante.',
            'Eén stuk in digitale druk. Bij een kartonnen display loont een stansmes vanaf een honderdtal. Daaronder snijden we op de snijtafel.',
            'One piece, printed digitally. For a cardboard display a cutting die pays for itself from around a hundred. Below that we cut on the table.',
          ),
        },
        {
          question: text(
            'Qui pose dans les magasins ?',
            'Wie plaatst het in de winkels?',
            'Who installs it in the shops?',
          ),
          answer: text(
            'Nos poseurs pour les vitrines et les sols, avant l’ouverture si vous le souhaitez. Le reste arrive avec une notice illustrée que l’équipe suit sans outil.',
            'Onze plaatsers voor ramen en vloeren, desgewenst voor u de deuren opent. De rest komt met een geïllustreerde handleiding die uw ploeg zonder gereedschap volgt.',
            'Our fitters for windows and floors, before opening if you wish. The rest comes with a picture guide staff can follow without tools.',
          ),
        },
        {
          question: text(
            'Faut-il respecter les deux langues ?',
            'Moet alles in twee talen?',
            'Must everything be in two languages?',
          ),
          answer: text(
            'Cela dépend du lieu et du message. Certaines mentions destinées au consommateur doivent être dans une langue que l’on comprend dans la région. Nous prévoyons la place et vous nous donnez les textes validés.',
            'Dat hangt af van de plaats en de boodschap. Sommige vermeldingen voor de consument moeten begrijpelijk zijn in de taal van het taalgebied. Wij voorzien de plaats, u bezorgt de goedgekeurde teksten.',
            'It depends on the place and the message. Certain consumer information has to be in a language understood in the region. We leave space for it and you supply the approved wording.',
          ),
        },
        {
          question: text(
            'Que deviennent les supports après l’action ?',
            'Wat gebeurt er met het materiaal na de actie?',
            'What happens to it after the promotion?',
          ),
          answer: text(
            'Le carton part au papier-carton une fois les clips retirés. Pour le reste, nous dessinons un cadre qui reste et une feuille qui change.',
            'Karton gaat bij het papier zodra de clips eraf zijn. Voor de rest tekenen we een kader dat blijft en een blad dat wisselt.',
            'Cardboard goes to paper recycling once the clips are out. For the rest we design a frame that stays and a sheet that changes.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
