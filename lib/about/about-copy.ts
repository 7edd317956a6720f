import { company } from '@/lib/company/company';
import { readingMetresPerCm, wrapWarranty } from '@/lib/content/facts';
import { type PageContent, text } from '@/lib/content/page-content';
import { formatCount as count, formatDuration as duration } from '@/lib/i18n/format';

const { name, foundedYear, clientCount, quoteAnswerHours, address } = company;

/**
 * The about page. Its headline and first section play on the example name and founding year: change them together.
 */
export const aboutCopy = {
  seo: {
    title: text(
      `À propos : ${name}, atelier d’enseignes à Zaventem`,
      `Over ${name}, reclameatelier in Zaventem`,
      `About ${name}, a sign workshop in Zaventem`,
    ),
    description: text(
      `Depuis ${foundedYear}, ${name} dessine, fabrique et pose à Zaventem. Comment nous travaillons, pour qui, avec quelles matières, et ce que deviennent les chutes.`,
      `Sinds ${foundedYear} tekent, maakt en plaatst ${name} vanuit Zaventem. Hoe wij werken, voor wie, met welke materialen, en waar de snijresten naartoe gaan.`,
      `${name} has designed, made and fitted signs in Zaventem since ${foundedYear}. How we work, for whom, with which materials, and where the offcuts go.`,
    ),
  },
  headline: text('Une couche, et ça couvre', 'Eén laag en het dekt', 'Covers in one coat'),
  lead: text(
    `Chez ${name}, tout se passe à Zaventem depuis ${foundedYear} : le trait, l’encre, la lame, le fil et l’échelle. Nous sommes un atelier avant d’être une agence, et la main qui répond à votre message n’est jamais loin de celle qui tient la raclette.`,
    `Bij ${name} gebeurt alles sinds ${foundedYear} in Zaventem: lijn, inkt, mes, draad en ladder. Wij zijn eerst een atelier en dan pas een bureau. Wie uw bericht beantwoordt, zit nooit ver van wie de rakel vasthoudt.`,
    `At ${name} we have designed, printed, cut and stitched in Zaventem since ${foundedYear}, and fitted it ourselves. We’re a workshop first and an agency second, so whoever answers your message sits near whoever holds the squeegee.`,
  ),
  scene: 'shop-letters',
  sections: [
    {
      kind: 'prose',
      heading: text(
        'D’un caisson à six métiers',
        'Van lichtbak tot zes vakken',
        'From light box to six trades',
      ),
      drawing: { id: 'mark-family', before: 1 },
      paragraphs: [
        text(
          `En ${foundedYear}, une enseigne lumineuse était presque toujours un caisson garni de tubes fluorescents, et un croquis partait encore volontiers par fax. Aujourd’hui la lumière tient dans une barrette de LED et l’épreuve arrive sur votre téléphone. Une lettre droite passe toujours inaperçue, une lettre de travers se voit de loin.`,
          `In ${foundedYear} was lichtreclame bijna altijd een bak met tl-buizen, en schetsen gingen nog vaak per fax. Vandaag past het licht in een ledstrip en komt de proef op uw gsm binnen. Een rechte letter valt nog altijd niet op, een scheve des te meer.`,
          `In ${foundedYear} an illuminated sign was nearly always a box full of fluorescent tubes, and sketches still went by fax. Today the light fits on an LED strip and the proof lands on your phone. Nobody has ever noticed a straight letter, and everybody notices a crooked one.`,
        ),
        text(
          'Le reste est venu de vos questions. Qui avait une façade voulait la camionnette assortie. Qui avait la camionnette voulait les vestes. Et la personne en veste travaillait derrière une baie vitrée plein sud. De fil en aiguille, parfois au sens propre, l’atelier a appris à répondre oui.',
          'De rest volgde uit uw vragen. Wie een gevel had, wilde een bestelwagen in dezelfde kleuren. Wie de bestelwagen had, wilde de jassen. En wie de jas droeg, zat achter een glazen wand op het zuiden. Zo leerde het atelier er telkens een stiel bij.',
          'The rest came from your questions. Those with a shopfront wanted the van to match. Those with the van wanted the jackets. And the person in the jacket worked behind a south-facing window. One thread led to the next, sometimes literally, and the workshop learned to say yes.',
        ),
        text(
          `Le nom, lui, se comprend des deux côtés de la frontière linguistique, à condition de le lire à voix haute. C’est commode à ${address.city.fr}, où l’on change de langue entre le bureau et le quai de chargement. Écrivez-nous en français, en néerlandais ou en anglais. La réponse suivra dans la même langue.`,
          `De naam zelf begrijpt men aan beide kanten van de taalgrens, zeker wie ze hardop leest. Dat komt van pas in ${address.city.nl}, waar de taal al eens wisselt tussen bureau en laadkade. Schrijf ons in het Nederlands, Frans of Engels en u krijgt antwoord in diezelfde taal.`,
          `As for the name, it’s understood on both sides of the language border. That helps in ${address.city.en}, where people switch language between the office and the loading bay. Write in English, French or Dutch and you’ll get your answer in the same language.`,
        ),
      ],
    },
    {
      kind: 'benefits',
      heading: text('Ce que vous pouvez vérifier', 'Wat u kunt nagaan', 'What you can check'),
      items: [
        {
          metric: text(String(foundedYear), String(foundedYear), String(foundedYear)),
          drawing: 'light-box',
          title: text(
            'l’année de notre premier travail',
            'het jaar van onze eerste klus',
            'the year of our first job',
          ),
          text: text(
            'Assez de recul pour avoir vu vieillir nos propres poses. Nous savons quel film pâlit au sud et quelle vis rouille la première.',
            'Lang genoeg om ons eigen werk oud te zien worden. Wij weten welke folie op het zuiden verbleekt en welke schroef het eerst roest.',
            'Long enough to have watched our own work grow old. We know which film fades facing south and which screw rusts first.',
          ),
        },
        {
          metric: text(
            `Plus de ${count(clientCount, 'fr')}`,
            `${count(clientCount, 'nl')}+`,
            `${count(clientCount, 'en')}+`,
          ),
          drawing: 'sorted-files',
          title: text('clients depuis le début', 'klanten sinds het begin', 'clients since the beginning'),
          text: text(
            'Une plaque pour un cabinet ou toute une flotte, c’est la même épreuve à signer, le même contrôle avant le départ.',
            'Eén naambord voor een praktijk of een heel wagenpark: dezelfde proef om af te tekenen, dezelfde controle voor vertrek.',
            'A nameplate for a practice and a whole fleet get the same proof and the same inspection before they leave.',
          ),
        },
        {
          metric: text(`${quoteAnswerHours} h`, `${quoteAnswerHours} uur`, `${quoteAnswerHours} hours`),
          drawing: 'five-hours',
          title: text(
            'les jours ouvrables, pour un devis gratuit',
            'op werkdagen, voor een gratis offerte',
            'on working days, for a free quote',
          ),
          text: text(
            'Par quelqu’un qui sait ce que la pose demandera. S’il manque une mesure, nous la demandons dans le même délai.',
            'Van iemand die weet wat de plaatsing zal vragen. Ontbreekt er een maat, dan vragen we die binnen dezelfde tijd.',
            'From someone who knows what the fitting will take. If a measurement is missing, we ask for it within the same time.',
          ),
        },
        {
          metric: text(
            duration(wrapWarranty, 'fr'),
            duration(wrapWarranty, 'nl'),
            duration(wrapWarranty, 'en'),
          ),
          drawing: 'edge-warranty',
          title: text(
            'de garantie sur un covering en film coulé',
            'waarborg op een wrap in gegoten folie',
            'warranty on a wrap in cast film',
          ),
          text: text(
            'Sur la matière comme sur le travail de nos mains. Les limites sont écrites dans nos conditions de vente, sans petits caractères.',
            'Op de folie en op ons handwerk. De grenzen staan in onze verkoopsvoorwaarden, zonder kleine lettertjes.',
            'On the film and on our workmanship. Its limits are set out in our terms of sale, with no small print.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      heading: text('Le tour de l’atelier', 'Rondleiding in het atelier', 'A walk round the workshop'),
      drawing: { id: 'table-of-all' },
      paragraphs: [
        text(
          `On entre par le dessin. C’est là que votre logo est redressé, que les lettres reçoivent leur écartement et que l’on calcule à quelle distance elles se liront. La règle courante du métier tient en peu de mots, un centimètre de hauteur pour ${readingMetresPerCm} m de recul, davantage si l’on passe en voiture.`,
          `Vooraan zitten de tekenaars. Daar wordt uw logo rechtgezet, krijgen de letters hun spatiëring en rekenen we uit van hoe ver ze leesbaar zijn. Vuistregel in het vak: een centimeter letterhoogte per ${readingMetresPerCm} m afstand, en meer voor wie voorbijrijdt.`,
          `You come in through the design studio. Here your logo is set straight, letters get their spacing and we work out from how far they can be read. A common rule of the trade is a centimetre of height for every ${readingMetresPerCm} m of distance, more if readers are driving.`,
        ),
        text(
          'Derrière la porte vitrée, l’impression et la découpe. Un film imprimé y attend un à deux jours avant d’être plastifié, car une encre qui n’a pas fini de dégazer ramollit la colle. Sans ce délai, les bords se relèveraient l’été suivant.',
          'Achter de glazen deur staan printers en snijplotters. Geprinte folie rust daar een tot twee dagen voor ze gelamineerd wordt, want inkt die nog uitdampt, maakt de lijm week. Zonder dat wachten krullen de randen de zomer nadien op.',
          'Behind the glass door, printing and cutting. Printed film rests there for a day or two before it is laminated, because ink that’s still giving off solvent softens the adhesive. Nobody is impressed by the wait, but it prevents edges from lifting the following summer.',
        ),
        text(
          'Puis le hall, fermé et tempéré, où les véhicules passent quelques jours sans poussière. Au fond, l’établi des enseignes, les machines à broder et la camionnette des poseurs, que l’on charge la veille. Elle ne démarre pas tant que la liste accrochée à la portière n’est pas cochée.',
          'Daarna de hal, dicht en verwarmd, waar voertuigen enkele dagen stofvrij staan. Achteraan de werkbank voor gevelborden, de borduurmachines en de bestelwagen van de plaatsers, die de avond tevoren geladen wordt. Hij vertrekt pas als de lijst aan het portier afgevinkt is.',
          'Then the vehicle bay, closed and heated, where cars and vans spend a few days out of the dust. At the back are the sign bench, the embroidery machines and the fitters’ van, loaded the evening before.',
        ),
      ],
      note: text(
        'L’atelier se visite sur rendez-vous. Tenir un échantillon à la lumière du jour renseigne mieux que trois photos.',
        'Op afspraak loopt u gerust eens binnen. Een staal bij daglicht vasthouden zegt meer dan drie foto’s.',
        'Visits are by appointment. Holding a sample up to daylight tells you more than three photographs.',
      ),
    },
    {
      kind: 'audience',
      heading: text('Pour qui nous travaillons', 'Voor wie wij werken', 'Who we work for'),
      items: [
        {
          drawing: 'shared-facade',
          title: text('Entreprises et réseaux', 'Bedrijven en ketens', 'Companies and chains'),
          text: text(
            'Plusieurs adresses, une seule teinte. Nous gardons vos références et vos gabarits, pour que le dixième véhicule ressemble au premier.',
            'Meerdere adressen, één tint. Wij bewaren uw kleurreferenties en sjablonen, zodat de tiende wagen op de eerste lijkt.',
            'Several branches, one shade. We keep your references and templates, so that the tenth vehicle looks like the first.',
          ),
        },
        {
          drawing: 'one-window',
          title: text('Indépendants', 'Zelfstandigen', 'The self-employed'),
          text: text(
            'Un budget à tenir et peu de temps. Nous commençons par ce qui se voit le plus, souvent les portières, et le reste suit quand l’agenda se remplit.',
            'Een budget dat vastligt en weinig tijd. We beginnen met wat het meest gezien wordt, meestal de portieren, en de rest volgt als de agenda volloopt.',
            'Tight budget, little time. We start with what people see most, often the van doors, and the rest follows as work comes in.',
          ),
        },
        {
          drawing: 'bell-plate',
          title: text('Professions libérales', 'Vrije beroepen', 'The professions'),
          text: text(
            'Pour les avocats, notaires, médecins et architectes, l’ordre ou l’usage encadrent la plaque. Nous restons sobres et vous laissons vérifier le texte auprès de vos pairs.',
            'Voor advocaten, notarissen, artsen en architecten bepaalt de orde of het gebruik wat op de plaat mag. Wij houden het sober en laten u de tekst bij uw orde aftoetsen.',
            'For lawyers, notaries, doctors and architects, a professional body or custom governs the nameplate. We keep it plain and leave you to clear the wording with your professional body.',
          ),
        },
        {
          drawing: 'lettered-van',
          title: text('PME', 'Kmo’s', 'Small and medium businesses'),
          text: text(
            'Une charte née au fil des ans, trois bleus différents. Nous choisissons avec vous celui qui reste, puis nous l’appliquons partout.',
            'Een huisstijl die met de jaren groeide, en drie soorten blauw. Samen kiezen we welk blauw blijft. Daarna brengen we het overal aan.',
            'A look that grew over the years, in three different blues. Together we choose the one that stays, then put it everywhere.',
          ),
        },
        {
          drawing: 'full-wrap',
          title: text('Particuliers', 'Particulieren', 'Private individuals'),
          text: text(
            'Une vitre trop chaude, un mur d’enfant, une voiture à protéger, un seul t-shirt. Vous payez le prix annoncé, TVA comprise.',
            'Een te warm raam, een kinderkamer, een wagen die bescherming verdient, één T-shirt. U betaalt de prijs uit de offerte, btw inbegrepen.',
            'A window that gets too hot, a child’s bedroom wall, a car to protect, a single T-shirt. You pay the price quoted, VAT included.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      heading: text('Ce que deviennent les chutes', 'Waar de snijresten blijven', 'Where the offcuts go'),
      drawing: { id: 'cut-away' },
      paragraphs: [
        text(
          'Notre métier use du plastique, autant le dire. Un vinyle adhésif et son support siliconé ne se recyclent guère. Nous imbriquons donc les découpes de plusieurs commandes sur un même rouleau, nous gardons les bandes restantes pour les petits formats et nous vous déconseillons un film de dix ans pour une action de dix jours.',
          'Ons vak verbruikt plastic en dat steken we niet weg. Zelfklevend vinyl met zijn gesiliconeerde drager laat zich amper recycleren. Daarom schikken we het snijwerk van meerdere bestellingen op één rol, houden we restbanen bij voor klein werk en raden we u voor een actie van tien dagen geen folie van tien jaar aan.',
          'Our trade uses plastic, and we may as well say so. Hardly any self-adhesive vinyl is recycled, and the same goes for its silicone liner. So we nest the cutting of several orders on one roll, keep leftover widths for small work and advise against a ten-year film for a ten-day promotion.',
        ),
        text(
          'L’aluminium, l’acier, le carton et les appareils électriques partent chacun dans leur filière. Une enseigne bien construite se dépanne, et module LED, alimentation et face se remplacent séparément. Et quand un film sans PVC ou un textile certifié convient à votre usage, il figure au devis avec sa fiche technique.',
          'Aluminium, staal, karton en elektrisch materiaal gaan elk hun eigen inzamelweg. Een goed gebouwd bord is te herstellen, want ledmodule, voeding en front zijn apart te vervangen. En past folie zonder pvc of gecertificeerd textiel bij uw toepassing, dan staat dat met technische fiche in de offerte.',
          'Aluminium, steel, cardboard and electrical parts each go their own way. A well-built sign can be repaired, because LED module, power supply and face are replaced separately. And where a PVC-free film or a certified textile suits your purpose, it’s in the quote with its data sheet.',
        ),
      ],
    },
    {
      kind: 'call',
      heading: text('Racontez-\u2060nous votre mur', 'Vertel ons over uw muur', 'Tell us about your wall'),
      text: text(
        'Ou votre vitre, votre remorque, votre équipe. Avec deux mesures et une photo, l’atelier calcule votre prix.',
        'Of uw raam, uw aanhangwagen, uw ploeg. Met twee maten en een foto berekent het atelier uw prijs.',
        'Or your window, your trailer, your team. Two measurements and a photo are enough for us to price it.',
      ),
      action: text('Demander un devis gratuit', 'Gratis offerte aanvragen', 'Get a free quote'),
    },
  ],
} satisfies PageContent;
