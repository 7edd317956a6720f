import { answerPromise as promise } from '@/lib/company/answer-promise';
import {
  bannerMaterials,
  commercialLease,
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  readingDistance,
  rollUpDelivery,
} from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

const openMesh = bannerMaterials.mesh.perforation;

export const signsBanners = {
  seo: {
    title: text(
      'Enseigne, bâche ou roll-up en Belgique : bien choisir',
      'Gevelreclame, spandoek of roll-up: wat kiest u?',
      'Shop sign, banner or roll-up? How to choose',
    ),
    description: text(
      `Enseigne de façade dès ${price('facade-sign', 'fr')}, lumineuse dès ${price('led-sign', 'fr')} TVAC, bâche ou roll-up : distance, durée, vent et permis pour choisir juste.`,
      `Gevelbord vanaf ${price('facade-sign', 'nl')}, lichtreclame vanaf ${price('led-sign', 'nl')} incl. btw, spandoek of roll-up: kies op leesafstand, levensduur, wind en vergunning.`,
      `Shop signs from ${price('facade-sign', 'en')}, illuminated ones from ${price('led-sign', 'en')} incl. VAT, banners and roll-ups: choose by distance, lifespan, wind and permit.`,
    ),
  },
  headline: text(
    'Lisible, autorisé, bien accroché',
    'Leesbaar, toegelaten, goed bevestigd',
    'Easy to read, legal, there to stay',
  ),
  lead: text(
    `Panneau de façade, caisson lumineux, bâche, roll-up ou présentoir, cette page vous aide à choisir. Une enseigne démarre à ${price('facade-sign', 'fr')}, à ${price('led-sign', 'fr')} si elle s’éclaire. Elle est en place en ${duration(leadTimes.signs, 'fr')}, hors délai de permis. Un roll-up vous est livré en ${duration(rollUpDelivery, 'fr')}.`,
    `Gevelbord, lichtbak, spandoek, roll-up of display. Op deze pagina ziet u wat bij uw zaak past. Gevelreclame begint bij ${price('facade-sign', 'nl')}, mét verlichting bij ${price('led-sign', 'nl')}, en hangt er na ${duration(leadTimes.signs, 'nl')}, de vergunning niet meegerekend. Een roll-up is er in ${duration(rollUpDelivery, 'nl')}.`,
    `Fascia panel, light box, banner, roll-up or counter display? This page helps you decide. A shop sign starts at ${price('facade-sign', 'en')}, or ${price('led-sign', 'en')} once it lights up, and is on the wall in ${duration(leadTimes.signs, 'en')}, permit aside. A roll-up reaches you in ${duration(rollUpDelivery, 'en')}.`,
  ),
  leadPrices: ['facade-sign', 'led-sign'],
  scene: 'sign-street',
  projectType: 'sign',
  sections: [
    {
      kind: 'prose',
      drawing: { id: 'distance-street' },
      heading: text(
        'Trois questions avant la matière',
        'Drie vragen voor u materiaal kiest',
        'Three questions before the material',
      ),
      paragraphs: [
        text(
          `De quelle distance doit-on vous lire ? Une capitale de 10 cm se lit sans effort jusqu’à ${readingDistance(10)} m, une de 3 cm jusqu’à ${readingDistance(3)}. Mesurez depuis le trottoir opposé ou depuis le rond-point, jamais depuis votre comptoir. La réponse fixe la taille du support, donc une bonne part du prix.`,
          `Van hoe ver moet men u kunnen lezen? Hoofdletters van 10 cm leest iedereen vlot tot op ${readingDistance(10)} m, die van 3 cm tot op ${readingDistance(3)}. Meet vanaf het voetpad aan de overkant of vanaf het rondpunt, niet vanachter uw toog. Uit dat antwoord volgt het formaat, en dus een flink stuk van de prijs.`,
          `From how far away must people read you? A 10 cm capital is easy to read up to ${readingDistance(10)} m away, a 3 cm one up to ${readingDistance(3)}. Measure from the opposite pavement or from the roundabout, never from behind your own counter. The answer fixes the size, and with it a good part of the price.`,
        ),
        text(
          'Combien de temps doit-il servir ? Pour un week-end ou une saison, une bâche suffit, et elle se roule dans un tube. Pour la durée d’un bail, prenez de l’aluminium ou de l’acrylique, qui encaissent le gel et le soleil sans gondoler.',
          'Hoelang moet het meegaan? Voor een weekend of een seizoen volstaat een spandoek, dat u daarna opgerold wegbergt. Huurt u het pand voor jaren, neem dan aluminium of plexiglas, want die verdragen vorst en zon zonder krom te trekken.',
          'How long must it last? For a weekend or a season a banner will do, and it rolls up into a tube. For the length of a lease, choose aluminium or acrylic, which shrug off frost and sun without bowing.',
        ),
        text(
          'Que se passe-t-il la nuit, et quand le vent se lève ? Un commerce qui ferme à dix-huit heures se passe de lumière une bonne partie de l’année, pas un restaurant. Un panneau plat contre un mur craint peu les rafales, une toile tendue entre deux poteaux les prend de plein fouet.',
          'Wat gebeurt er ’s avonds, en als het stormt? Een winkel die om zes uur sluit, redt het een groot deel van het jaar zonder licht. Een restaurant niet. Een plat bord tegen de muur heeft weinig last van rukwinden, een doek tussen twee palen vangt ze vol op.',
          'What happens after dark, and when the wind gets up? A shop that shuts at six can do without light for much of the year. A restaurant can’t. A flat panel against a wall hardly notices gusts, while a banner stretched between two posts takes them head-on.',
        ),
      ],
    },
    {
      kind: 'audience',
      heading: text('Votre cas, notre conseil', 'Uw situatie, ons advies', 'Which of these is you?'),
      items: [
        {
          drawing: 'two-signs',
          title: text('Vous ouvrez un commerce', 'U opent een winkel', 'Opening a shop'),
          text: text(
            'Un bandeau au-dessus de la vitrine, un drapeau perpendiculaire pour ceux qui longent la façade. Commencez par les plans, car le permis prend plus de temps que l’atelier.',
            'Een bord boven de etalage en een uithangbord haaks op de gevel, voor wie langsloopt. Begin met de tekeningen, want de vergunning duurt langer dan het werk zelf.',
            'A fascia over the window, plus a projecting sign for people walking along the wall. Start with the drawings, because the permit takes longer than the workshop does.',
          ),
        },
        {
          drawing: 'halo-letters',
          title: text('Vous servez le soir', 'U werkt ’s avonds', 'Open in the evening'),
          text: text(
            'Lettres rétroéclairées ou caisson, avec une horloge. Prévoyez une arrivée de courant derrière l’enseigne avant que le plafonneur ne referme tout.',
            'Letters met licht erachter of een lichtbak, met een schakelklok. Voorzie stroom achter het bord zolang het plafond nog open ligt.',
            'Halo-lit letters or a light box, on a timer. Have a power feed brought to the spot before the ceiling is closed up.',
          ),
        },
        {
          drawing: 'standard-banner',
          title: text(
            'Vous annoncez un chantier ou une fête',
            'U kondigt een werf of een feest aan',
            'Announcing works or an event',
          ),
          text: text(
            'Une bâche œilletée, en toile pleine sur un mur, en filet microperforé sur une grille ou un échafaudage.',
            'Een spandoek met zeilringen, van dicht doek op een muur, meshdoek op een bouwhek of stelling.',
            'An eyeleted banner: solid PVC on a wall, mesh on a fence or scaffold.',
          ),
        },
        {
          drawing: 'stand-85',
          title: text('Vous tenez un stand', 'U staat op een beurs', 'Exhibiting at a fair'),
          text: text(
            'Un roll-up de chaque côté, qui voyage dans le coffre et se déplie sans aide en une minute.',
            'Links en rechts een roll-up, die in de koffer past en die u in een minuut alleen opzet.',
            'A roll-up on either side. It travels in the boot and one person raises it in a minute.',
          ),
        },
        {
          drawing: 'shelf-strip',
          title: text('Vous vendez en rayon', 'U verkoopt vanuit het rek', 'Selling off the shelf'),
          text: text(
            'Réglettes, stop-rayons, adhésifs de sol, présentoirs de comptoir. Ici, on vous lit à un bras de distance.',
            'Schapstroken, wobblers, vloerstickers, toonbankdisplays. Hier leest de klant u op armlengte.',
            'Shelf strips, wobblers, floor graphics, counter units. Here the reader stands at arm’s length.',
          ),
        },
      ],
    },
    {
      kind: 'pricing',
      heading: text('Prix de départ des enseignes', 'Prijzen om mee te beginnen', 'Starting prices'),
      intro: text(
        'Bâches, roll-ups et supports de vente se chiffrent au format et à la quantité, et leur prix figure dans votre devis.',
        'Spandoeken, roll-ups en winkelmateriaal berekenen we op formaat en aantal. Die prijs vindt u in uw offerte.',
        'Banners, roll-ups and shop displays are priced by format and quantity, so those figures come with your quote.',
      ),
      items: [
        {
          drawing: 'composite',
          title: text('Enseigne non lumineuse', 'Gevelbord zonder licht', 'Unlit shop sign'),
          price: 'facade-sign',
          features: [
            text(
              'Dessin coté pour la commune',
              'Maattekening voor de gemeente',
              'Dimensioned drawing for the municipality',
            ),
            text(
              'Panneau ou lettres découpées',
              'Paneel of uitgefreesde letters',
              'Panel or cut-out letters',
            ),
            text('Visserie inoxydable', 'Roestvrije schroeven', 'Stainless fixings'),
          ],
        },
        {
          drawing: 'light-box',
          title: text('Enseigne lumineuse', 'Lichtreclame', 'Illuminated sign'),
          price: 'led-sign',
          features: [
            text(
              'Modules LED de 24 V au plus',
              'Ledmodules van hoogstens 24 V',
              'LED modules of 24 V at most',
            ),
            text('Alimentation accessible', 'Bereikbare voeding', 'Power supply within reach'),
            text('Horloge ou capteur de lumière', 'Schakelklok of lichtsensor', 'Timer or light sensor'),
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'wind-load',
      heading: text('Quelques repères', 'Verkeer, wind en huurtermijn', 'Traffic, wind and lease'),
      items: [
        {
          metric: text('8,3 m', '8,3 m', '8.3 m'),
          title: text('par seconde', 'per seconde', 'per second'),
          text: text(
            'C’est ce que parcourt une voiture à 30 km/h. Un nom et un métier tiennent dans ce regard, un numéro de téléphone rarement.',
            'Zoveel legt een auto af bij 30 km/u. Uw naam en uw vak passen in die blik, een telefoonnummer zelden.',
            'The distance a car covers at 30 km/h. A name and a trade fit into that glance, but rarely a phone number.',
          ),
        },
        {
          metric: text(`${openMesh} %`, `${openMesh}%`, `${openMesh}%`),
          title: text('de vide dans un filet', 'open mazen', 'open area in a mesh banner'),
          text: text(
            'La moitié de la surface laisse passer l’air. La toile tire moins sur ses attaches, et la couleur paraît plus pâle de près.',
            'De helft van het oppervlak laat lucht door. Het doek trekt minder aan de bevestiging en de kleur oogt van dichtbij wat lichter.',
            'Half the surface lets air through, so the banner pulls less on its ties and the colour looks paler close up.',
          ),
        },
        {
          metric: text(
            duration(commercialLease, 'fr'),
            duration(commercialLease, 'nl'),
            duration(commercialLease, 'en'),
          ),
          title: text('de bail commercial', 'handelshuur', 'on a commercial lease'),
          text: text(
            `La durée minimale habituelle en Belgique. Une enseigne LED tient ${duration(lifetimes.ledSign, 'fr')}, à peu près le temps d’un bail.`,
            `De gebruikelijke minimumduur in België. Ledreclame gaat ${duration(lifetimes.ledSign, 'nl')} mee, dus reken over dezelfde periode.`,
            `The usual minimum term in Belgium. An LED sign lasts ${duration(lifetimes.ledSign, 'en')}, so weigh its cost over the same stretch.`,
          ),
        },
      ],
    },
    {
      kind: 'process',
      heading: text(
        'Le calendrier d’une enseigne',
        'De kalender van een gevelbord',
        'The calendar of a sign',
      ),
      intro: text(
        'Le permis décide du rythme. Tout ce qui peut avancer pendant ce temps avance.',
        'De vergunning bepaalt het tempo. Wat intussen vooruit kan, gaat vooruit.',
        'The permit sets the pace. Whatever can move forward meanwhile does.',
      ),
      steps: [
        {
          drawing: 'all-sides',
          title: text('Photo, mesures, prix', 'Foto, maten, prijs', 'Photo, measurements, price'),
          duration: promise,
          text: text(
            'Une photo de face, une largeur et une hauteur suffisent pour chiffrer.',
            'Een foto recht van voren, een breedte en een hoogte volstaan om te rekenen.',
            'One straight-on photo, a width and a height are enough to price it.',
          ),
        },
        {
          drawing: 'through-stud',
          title: text('Relevé et plans', 'Opmeting en plannen', 'Survey and drawings'),
          duration: text('environ une semaine', 'ongeveer een week', 'about a week'),
          text: text(
            'Nous sondons le mur et dessinons l’enseigne à l’échelle, pour vous et pour la commune.',
            'We bekijken de muur van dichtbij en tekenen het bord op schaal, voor u en voor de gemeente.',
            'We test the wall and draw the sign to scale, for you and for the municipality.',
          ),
        },
        {
          drawing: 'stamped-plan',
          title: text('Permis éventuel', 'Eventuele vergunning', 'Permit, if needed'),
          duration: text(
            'quelques semaines à plusieurs mois',
            'enkele weken tot enkele maanden',
            'a few weeks to several months',
          ),
          text: text(
            'Vous introduisez la demande, nous fournissons les pièces graphiques.',
            'U dient de aanvraag in, wij bezorgen de tekeningen en simulaties.',
            'You file the application, and the drawings come from us.',
          ),
        },
        {
          drawing: 'fitters-lift',
          title: text('Fabrication et pose', 'Productie en plaatsing', 'Making and fitting'),
          duration: leadTimes.signs,
          text: text(
            'Découpe, laquage, câblage s’il y en a, puis une demi-journée à une journée sur place.',
            'Frezen, lakken, eventueel bekabelen, en daarna een halve tot een hele dag bij u.',
            'Cutting, painting, wiring where there is any, then half a day to a day on site.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'stamped-plan' },
      heading: text('Qui doit être d’accord', 'Wie moet akkoord gaan', 'Who has to agree'),
      paragraphs: [
        text(
          'Le propriétaire d’abord, par écrit, puis la copropriété si le mur lui appartient. La commune ensuite, qui instruit la demande pour la plupart des objets fixés dehors. Beaucoup de communes perçoivent une taxe annuelle calculée à la surface, souvent plus élevée quand l’enseigne est éclairée.',
          'Eerst de eigenaar, op papier, en de vereniging van mede-eigenaars als de muur gemeenschappelijk is. Dan de gemeente, die voor bijna alles wat buiten vasthangt de aanvraag behandelt. Veel gemeenten heffen bovendien een jaarlijkse belasting per oppervlakte, vaak hoger zodra er licht in zit.',
          'The landlord first, in writing, then the co-owners if the wall is shared. After that the municipality (commune), which handles the application for most things fixed outdoors. Many levy a yearly tax by area, often higher once the sign is lit.',
        ),
      ],
      note: text(
        'Une bâche ou un roll-up posé sur le trottoir occupe le domaine public. Demandez l’autorisation avant, même pour une journée.',
        'Een spandoek boven of een roll-up op het voetpad neemt openbaar domein in. Vraag vooraf toelating, ook voor één dag.',
        'A banner over the pavement or an A-board standing on it occupies public space, so ask first, even for a single day.',
      ),
    },
    {
      kind: 'faq',
      heading: text('Avant de trancher', 'Voor u de knoop doorhakt', 'Still weighing it up?'),
      items: [
        {
          question: text(
            'Une bâche peut-elle remplacer une enseigne ?',
            'Kan een spandoek een gevelbord vervangen?',
            'Can a banner stand in for a sign?',
          ),
          answer: text(
            'Oui, quelques mois, le temps d’obtenir un permis ou de finir des travaux. Au-delà, elle se détend, se ternit et donne l’impression d’un commerce provisoire. Renseignez-vous aussi, car certaines communes la traitent comme une enseigne.',
            'Ja, een paar maanden, tot de vergunning er is of de werken klaar zijn. Daarna gaat het doek hangen, verbleekt het en lijkt uw zaak tijdelijk. Vraag het ook na, want sommige gemeenten behandelen het als gevelreclame.',
            'For a few months, yes, while you wait for a permit or finish the works. After that it sags, fades and makes the business look temporary. Check locally too, since some municipalities treat it as a sign.',
          ),
        },
        {
          question: text(
            'Faut-il commander tout en une fois ?',
            'Moet ik alles in één keer bestellen?',
            'Should I order everything at once?',
          ),
          answer: text(
            'Rien ne presse. Faites dessiner l’ensemble une fois, puis fabriquez par étapes, la façade à l’ouverture, les roll-ups au premier salon. Les teintes sont notées dans votre dossier et se retrouvent l’année suivante.',
            'Dat hoeft niet. Laat het geheel één keer tekenen en laat het daarna in stappen maken, de gevel bij de opening, de roll-ups voor de eerste beurs. Uw kleuren staan in het dossier, zodat ze volgend jaar nog kloppen.',
            'Not at all. Have the whole set designed once, then made in stages, the shopfront for opening day, roll-ups for the first fair. Your colours are noted in the file and will match a year later.',
          ),
        },
        {
          question: text(
            'Combien de mots sur une enseigne ?',
            'Hoeveel woorden zet ik op een bord?',
            'How many words belong on a sign?',
          ),
          answer: text(
            'Trois à cinq. Le nom, le métier, parfois une ville. Horaires et téléphone vivent mieux sur la porte, à hauteur des yeux.',
            'Drie tot vijf. De naam, het vak, soms een plaats. Openingsuren en telefoon horen op de deur, op ooghoogte.',
            'Three to five: the name, the trade, perhaps a town. Opening hours and the phone number do better on the door, at eye level.',
          ),
        },
        {
          question: text(
            'Reprenez-vous l’ancienne enseigne ?',
            'Neemt u het oude bord mee?',
            'Will you take the old sign away?',
          ),
          answer: text(
            'Oui, si le devis le prévoit. Nous rebouchons les trous visibles, trions l’aluminium et les plastiques, et remettons les anciens tubes et transformateurs à la filière Recupel.',
            'Ja, als het in de offerte staat. Zichtbare gaten vullen we op, aluminium en kunststof sorteren we, en oude buizen en transformatoren gaan bij het elektroafval.',
            'Yes, when the quote includes it. Visible holes are filled, aluminium and plastics sorted, and old tubes and transformers go to electrical-waste collection.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
