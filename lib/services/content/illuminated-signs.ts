import { typicalLeadTimes as leadTimes, typicalLifetimes as lifetimes } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const illuminatedSigns = {
  seo: {
    title: text(
      'Enseigne lumineuse LED en Belgique : caisson, halo, néon',
      'Lichtreclame laten maken: lichtbak, ledletters, neonlook',
      'Illuminated shop signs in Belgium: LED, halo, neon look',
    ),
    description: text(
      `Enseignes LED dès ${price('led-sign', 'fr')} TVAC, hors pose : caissons, lettres rétroéclairées, effet néon. Consommation, horaires d’extinction, raccordement et permis.`,
      `Lichtreclame vanaf ${price('led-sign', 'nl')} incl. btw, zonder plaatsing: lichtbakken, letters met halo, neonlook. Verbruik, doofuren, aansluiting en vergunning uitgelegd.`,
      `LED signs from ${price('led-sign', 'en')} incl. VAT, before fitting: light boxes, halo-lit letters, neon look. What they consume, switch-off hours, wiring and permits.`,
    ),
  },
  headline: text('Allumé quand il faut', 'Aan als het telt', 'Lit when it matters'),
  lead: text(
    `Caissons, lettres rétroéclairées (halo) et tubes effet néon, en LED, pour les vitrines qui vivent après la tombée du jour. Dès ${price('led-sign', 'fr')}. Comptez ${duration(leadTimes.signs, 'fr')} de fabrication et de pose, et ${duration(lifetimes.ledSign, 'fr')} de lumière.`,
    `Lichtbakken, letters met halo en buizen in neonlook, met leds, voor zaken die na zonsondergang nog open zijn. Vanaf ${price('led-sign', 'nl')}. Maken en plaatsen duurt ${duration(leadTimes.signs, 'nl')}, daarna branden ze ${duration(lifetimes.ledSign, 'nl')}.`,
    `Light boxes, halo-lit letters and LED neon, for shopfronts that stay alive after sunset. From ${price('led-sign', 'en')}. Allow ${duration(leadTimes.signs, 'en')} to make and fit, then ${duration(lifetimes.ledSign, 'en')} of light.`,
  ),
  leadPrices: ['led-sign'],
  scene: 'light-box',
  projectType: 'sign',
  sections: [
    {
      kind: 'materials',
      heading: text('Trois façons d’éclairer', 'Waar het licht zit', 'Three ways to light up'),
      intro: text(
        'Devant, derrière ou dedans, la place de la lumière change le caractère plus que la couleur.',
        'Of het licht vooraan, achteraan of binnenin zit, bepaalt de sfeer meer dan de kleur.',
        'In front, behind or inside, where the light sits changes the mood more than its colour does.',
      ),
      items: [
        {
          drawing: 'light-box',
          title: text('Caisson lumineux', 'Lichtbak', 'Light box'),
          description: text(
            'Un cadre d’aluminium de 8 à 15 cm, des LED au fond, une face en acrylique diffusant ou en toile tendue. Le plus visible de loin et le plus simple à rafraîchir, puisqu’on ne change que la face.',
            'Een aluminium kader van 8 tot 15 cm diep, leds op de bodem, een voorzijde van opaal plexiglas of gespannen doek. Van ver het best te zien en het makkelijkst te vernieuwen, want alleen de voorkant verandert.',
            'An aluminium frame 8 to 15 cm deep, LEDs on the back wall, a face in opal acrylic or stretched fabric. Visible from furthest and simplest to refresh, since only the face changes.',
          ),
          features: [
            text('Une ou deux faces', 'Enkel- of dubbelzijdig', 'Single or double-sided'),
            text(
              'Lettres seules éclairées sur fond opaque',
              'Of een dichte achtergrond met alleen lichtende letters',
              'Or opaque ground with only the letters lit',
            ),
          ],
          durability: text(
            `face à renouveler après ${duration(lifetimes.lightBoxFace, 'fr')}, cadre bien au-delà`,
            `voorzijde na ${duration(lifetimes.lightBoxFace, 'nl')} te vernieuwen, het kader veel later`,
            `face due for renewal at ${duration(lifetimes.lightBoxFace, 'en')}, frame long after`,
          ),
        },
        {
          drawing: 'halo-letters',
          title: text('Lettres rétroéclairées (halo)', 'Letters met halo', 'Halo-lit letters'),
          description: text(
            'Des boîtiers de métal écartés du mur de 3 à 5 cm, qui éclairent la façade derrière eux. De jour, ce sont de simples lettres en relief.',
            'Metalen doosletters op 3 tot 5 cm van de muur, die de gevel achter zich verlichten. Overdag zijn het gewone reliëfletters.',
            'Built-up metal letters held 3 to 5 cm off the wall, washing the façade behind them. By day they are plain raised letters.',
          ),
          features: [
            text(
              'Sobre, et souvent mieux reçu en centre ancien',
              'Sober, en in een oude kern vaak beter aanvaard',
              'Restrained, often better received in old centres',
            ),
            text('Demande un mur mat et clair', 'Vraagt een matte, lichte muur', 'Needs a pale, matt wall'),
          ],
          durability: text(
            `métal ${duration(lifetimes.metalSign, 'fr')} et plus, LED remplaçables`,
            `metaal ${duration(lifetimes.metalSign, 'nl')} en meer, leds vervangbaar`,
            `metal ${duration(lifetimes.metalSign, 'en')} and more, LEDs replaceable`,
          ),
        },
        {
          drawing: 'led-neon',
          title: text('Effet néon en LED', 'Neonlook in led', 'LED neon'),
          description: text(
            'Un cordon de silicone de 6 à 12 mm qui suit une écriture, sur plaque transparente. Ni verre, ni gaz, ni haute tension.',
            'Een siliconen slang van 6 tot 12 mm die een handschrift volgt, op een heldere plaat. Geen glas, geen gas, geen hoogspanning.',
            'A silicone cord of 6 to 12 mm tracing handwriting on a clear plate. No glass, no gas, no high voltage.',
          ),
          features: [
            text('Environ 8 à 12 W par mètre', 'Ongeveer 8 tot 12 W per meter', 'About 8 to 12 W per metre'),
            text(
              'Derrière une vitrine ou dans une salle',
              'Achter een raam of in de zaal',
              'Behind glass or in the room',
            ),
          ],
          durability: text(
            `${duration(lifetimes.neonLook, 'fr')} à l’abri de la pluie et du plein soleil`,
            `${duration(lifetimes.neonLook, 'nl')}, beschut tegen regen en felle zon`,
            `${duration(lifetimes.neonLook, 'en')} out of rain and full sun`,
          ),
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'five-hours',
      heading: text('Ce que dit le compteur', 'Wat lichtreclame verbruikt', 'What it costs to run'),
      items: [
        {
          metric: text('110 kWh', '110 kWh', '110 kWh'),
          title: text('par an, avec une horloge', 'per jaar, met een schakelklok', 'a year, on a timer'),
          text: text(
            'Un caisson de 60 W allumé cinq heures par soir. Multipliez par le prix de votre kilowattheure.',
            'Een lichtbak van 60 W die vijf uur per avond brandt. Vermenigvuldig met uw prijs per kilowattuur.',
            'A 60 W box lit five hours an evening. Multiply by what you pay for a kilowatt-hour.',
          ),
        },
        {
          metric: text('153 kWh', '153 kWh', '153 kWh'),
          title: text('économisés la nuit', '’s nachts bespaard', 'saved a year by switching off at night'),
          text: text(
            'Le même caisson, éteint de 23 h à 6 h tous les jours de l’année.',
            'Dezelfde bak, het hele jaar gedoofd van 23 tot 6 uur.',
            'The same box, off from 23:00 to 06:00 every day of the year.',
          ),
        },
        {
          metric: text('24 V', '24 V', '24 V'),
          title: text('au plus, dans l’enseigne', 'hoogstens, in het bord', 'at most, inside the sign'),
          text: text(
            'La tension du secteur s’arrête à l’alimentation, placée à l’intérieur ou dans un boîtier étanche.',
            'De netspanning stopt bij de voeding, die binnen of in een waterdichte kast zit.',
            'Mains voltage ends at the power supply, which sits indoors or in a sealed housing.',
          ),
        },
        {
          metric: text('50 000 h', '50.000 u', '50,000 h'),
          title: text('sur la fiche des modules', 'op de fiche van de leds', 'on the LED data sheet'),
          text: text(
            `Un chiffre courant, soit 27 ans à ce rythme. Nous annonçons ${duration(lifetimes.ledSign, 'fr')}, car l’alimentation et les joints vieillissent avant les diodes.`,
            `Een gangbare waarde, goed voor 27 jaar in dat ritme. Wij houden het op ${duration(lifetimes.ledSign, 'nl')}, want de voeding en de dichtingen verouderen eerder dan de diodes.`,
            `A common rating, and 27 years at that rate. We say ${duration(lifetimes.ledSign, 'en')}, because power supply and seals age before the diodes do.`,
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'power-supply' },
      heading: text('Le courant, dans les règles', 'Stroom volgens het boekje', 'Power, by the book'),
      paragraphs: [
        text(
          'L’enseigne est un appareil fixe raccordé à votre installation, et le règlement général (RGIE) s’y applique. Nous câblons la partie en très basse tension. Le raccordement au tableau revient à un électricien qualifié, le vôtre ou celui que nous amenons, avec un circuit protégé par un disjoncteur et un différentiel. Une extension importante se fait contrôler par un organisme agréé avant la mise en service.',
          'Het bord is een vast toestel op uw installatie, dus geldt het AREI. Wij bekabelen het deel op zeer lage spanning. De aansluiting in de zekeringkast is voor een vakbekwame elektricien, die van u of een die wij meebrengen, op een kring met automaat en differentieel. Een belangrijke uitbreiding wordt vóór de ingebruikname gekeurd door een erkend organisme.',
          'The sign is a fixed appliance on your installation, so Belgium’s electrical code (AREI/RGIE) applies. We wire the extra-low-voltage side. Connection at the board is for a qualified electrician, yours or one we bring, on a circuit with breaker and residual-current protection. A major extension is inspected by a recognised body before it goes live.',
        ),
        text(
          'L’alimentation doit rester accessible sans démonter la façade, car elle s’use avant le reste. Prévoyez un interrupteur que le personnel trouve, et la notice dans le classeur du magasin.',
          'De voeding moet bereikbaar blijven zonder de gevel open te breken, want zij wordt als eerste vervangen. Zet de schakelaar waar het personeel hem vindt, en bewaar de handleiding bij de papieren van de winkel.',
          'The power supply must stay reachable without dismantling the shopfront, since it is the part that will be replaced. Fit a switch staff can find, and keep the manual in the shop file.',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'lights-out' },
      heading: text(
        'Permis, voisins et extinction',
        'Vergunning, buren en doven',
        'Permits, neighbours, lights out',
      ),
      paragraphs: [
        text(
          'Une enseigne éclairée demande plus souvent un permis qu’un panneau nu. En Flandre, elle sort en principe de la dispense, à Bruxelles et en Wallonie la zone et le quartier décident. La réglementation environnementale flamande (VLAREM II) interdit à une publicité lumineuse de dépasser l’intensité normale de l’éclairage public. Certaines communes imposent aussi une heure d’extinction.',
          'Verlichte reclame vraagt vaker een vergunning dan een kaal bord. In Vlaanderen valt ze in principe buiten de vrijstelling, in Brussel en Wallonië telt de zone of de wijk. Volgens VLAREM II mag lichtreclame de normale intensiteit van de openbare verlichting niet overtreffen. Sommige gemeenten leggen ook een doofuur op.',
          'An illuminated sign needs a permit more often than a bare panel does. In Flanders it falls outside the exemption in principle, while in Brussels and Wallonia the zone or district decides. Flemish environmental rules (VLAREM II) do not allow illuminated advertising to exceed the normal intensity of street lighting, and some municipalities (communes) set a switch-off time.',
        ),
        text(
          'Nous livrons chaque enseigne avec une horloge astronomique ou un capteur, et un variateur quand le voisinage dort au premier étage. Un blanc chaud de 3 000 K gêne moins qu’un blanc bleuté, et se photographie mieux.',
          'Elk bord krijgt een astronomische klok of een sensor, en een dimmer als er op de eerste verdieping geslapen wordt. Warm wit van 3.000 K stoort minder dan blauwig wit en staat beter op foto.',
          'Each sign comes with a dusk-to-dawn timer or a light sensor, plus a dimmer where people sleep upstairs. A warm white of 3,000 K disturbs less than a bluish one, and photographs better.',
        ),
      ],
      // Read again on 1 June 2027, when a code of the public road replaces the highway code (Royal Decree of 1 December 1975).
      note: text(
        'Un feu de signalisation à moins de 75 mètres ? Le Code de la route interdit en principe aux enseignes une lueur rouge ou verte en dessous de sept mètres de haut.',
        'Staat er een verkeerslicht binnen 75 meter? Dan verbiedt de wegcode in principe rood of groen schijnsel op borden lager dan zeven meter.',
        'Traffic lights within 75 metres? As a rule the Belgian highway code bars illuminated signs less than seven metres up from showing red or green.',
      ),
    },
    {
      kind: 'process',
      heading: text(
        'De la photo de nuit à l’allumage',
        'Van nachtfoto tot eerste licht',
        'From night photo to switch-on',
      ),
      intro: text(
        'Une enseigne lumineuse se juge dans le noir, et nous commençons par là.',
        'Lichtreclame beoordeelt u in het donker, dus daar beginnen we.',
        'An illuminated sign is judged in the dark, so that is where we start.',
      ),
      steps: [
        {
          drawing: 'all-sides',
          title: text('Simulation de nuit', 'Nachtsimulatie', 'Night simulation'),
          duration: text('quelques jours', 'enkele dagen', 'a few days'),
          text: text(
            'Votre façade photographiée au crépuscule, l’enseigne placée dessus à l’échelle, en deux intensités.',
            'Uw gevel in de schemering, met het bord op schaal erop, in twee lichtsterktes.',
            'Your shopfront shot at dusk, the sign set on it to scale at two brightness levels.',
          ),
        },
        {
          drawing: 'power-supply',
          title: text('Fabrication et essai', 'Productie en test', 'Making and testing'),
          duration: leadTimes.signs,
          text: text(
            'Après le permis : tôle, acrylique, câblage, puis une nuit allumée à l’atelier pour débusquer une diode faible.',
            'Na de vergunning: plaatwerk, plexiglas, bekabeling, en daarna een nacht branden in het atelier om zwakke leds te vinden.',
            'Once permitted: sheet metal, acrylic, wiring, then a night lit on the bench to catch any weak diode.',
          ),
        },
        {
          drawing: 'five-hours',
          title: text('Pose et réglage', 'Plaatsing en afregeling', 'Fitting and tuning'),
          duration: text('une journée', 'een volle dag', 'one day'),
          text: text(
            'Ancrage, raccordement, horloge. Nous réglons l’intensité avec vous, la nuit tombée s’il le faut.',
            'Verankeren, aansluiten, klok instellen. De lichtsterkte kiezen we samen met u, desnoods na zonsondergang.',
            'Anchoring, connection, timer. We set the brightness with you, after dark if need be.',
          ),
        },
      ],
    },
    {
      kind: 'cities',
      drawing: 'fitters-lift',
      heading: text('Où nous posons', 'Waar we plaatsen', 'Where we fit'),
      intro: text(
        'L’atelier est à Zaventem. Nos poseurs roulent dans toute la Belgique, le plus souvent dans ces villes et leurs environs.',
        'Het atelier staat in Zaventem. Onze plaatsers rijden door heel België, het vaakst naar deze steden en hun omgeving.',
        'The workshop is in Zaventem, next to Brussels Airport. Our fitters travel the whole country, most often to these towns and around them.',
      ),
      cities: [
        text('Zaventem', 'Zaventem', 'Zaventem'),
        text('Bruxelles', 'Brussel', 'Brussels'),
        text('Vilvorde', 'Vilvoorde', 'Vilvoorde'),
        text('Louvain', 'Leuven', 'Leuven'),
        text('Malines', 'Mechelen', 'Mechelen'),
        text('Anvers', 'Antwerpen', 'Antwerp'),
        text('Gand', 'Gent', 'Ghent'),
        text('Bruges', 'Brugge', 'Bruges'),
        text('Liège', 'Luik', 'Liège'),
        text('Namur', 'Namen', 'Namur'),
        text('Charleroi', 'Charleroi', 'Charleroi'),
        text('Mons', 'Bergen', 'Mons'),
        text('Wavre', 'Waver', 'Wavre'),
        text('Hasselt', 'Hasselt', 'Hasselt'),
      ],
    },
    {
      kind: 'faq',
      heading: text(
        'Avant d’appuyer sur l’interrupteur',
        'Voor u de schakelaar omzet',
        'Before you flip the switch',
      ),
      items: [
        {
          question: text(
            'Mon vieux caisson à tubes peut-il passer en LED ?',
            'Kan mijn oude lichtbak met tl-buizen naar led?',
            'Can my old tube-lit box be converted to LED?',
          ),
          answer: text(
            'Oui, si le cadre est sain et sec. Nous retirons tubes et ballasts, posons des modules et une alimentation neuve. La puissance tombe en général de moitié ou plus.',
            'Ja, als het kader gezond en droog is. Buizen en voorschakelapparaten gaan eruit, modules en een nieuwe voeding erin. Het vermogen zakt doorgaans tot de helft of minder.',
            'Yes, if the frame is sound and dry. Tubes and ballasts come out, modules and a new supply go in, and the wattage usually drops by half or more.',
          ),
        },
        {
          question: text(
            'Que faire si une lettre s’éteint ?',
            'Wat als er een letter uitvalt?',
            'What if one letter goes out?',
          ),
          answer: text(
            'Coupez le circuit et envoyez-nous une photo. Une lettre noire vient le plus souvent d’un connecteur humide, une enseigne tout entière éteinte d’une alimentation. Les deux se remplacent sans refaire le reste.',
            'Schakel de kring uit en stuur ons een foto. Eén donkere letter wijst meestal op een vochtige connector, een heel donker bord op de voeding. Beide zijn los te vervangen.',
            'Switch the circuit off and send us a photo. One dark letter is mostly a damp connector, a dark sign the power supply. Either can be replaced without touching the rest.',
          ),
        },
        {
          question: text(
            'Les couleurs sont-elles les mêmes allumées et éteintes ?',
            'Zijn de kleuren aan en uit dezelfde?',
            'Do colours look the same lit and unlit?',
          ),
          answer: text(
            'Pas tout à fait. Un film translucide s’éclaircit et un rouge peut virer à l’orangé. Demandez à voir l’échantillon devant une LED avant de signer.',
            'Niet helemaal. Een doorschijnende folie wordt lichter en rood kan naar oranje trekken. Vraag het staal vóór een led te zien voor u tekent.',
            'Not quite. Translucent film lightens and a red may lean orange, so ask to see the sample in front of an LED before signing.',
          ),
        },
        {
          question: text(
            'Paie-t-on plus de taxe quand l’enseigne s’éclaire ?',
            'Betaal ik meer belasting op lichtreclame?',
            'Is the tax higher on an illuminated sign?',
          ),
          answer: text(
            'Dans beaucoup de communes, oui, au mètre carré et par an, avec parfois une surface exonérée. Demandez le règlement-taxe, qui pèse sur le choix entre un grand caisson et de petites lettres.',
            'In veel gemeenten wel, per vierkante meter en per jaar, soms met een vrijgesteld deel. Vraag het belastingreglement op, want het kan het verschil maken tussen een grote bak en kleine letters.',
            'In many municipalities yes, per square metre and per year, sometimes with an exempt area. Ask for the tax by-law, which can tip the choice between a large box and small letters.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
