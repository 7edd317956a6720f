import { logoDelivery } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

/**
 * The specification gives the prices and the delivery time; the names and contents of the packages and the shares of
 * the steps are ours, to be replaced. Rights: Code of Economic Law, XI.165 and XI.167; marks: Benelux Convention on
 * Intellectual Property.
 */
export const logoDesign = {
  seo: {
    title: text(
      'Création de logo : prix, fichiers et droits d’auteur',
      'Logo laten ontwerpen: prijs, bestanden en rechten',
      'Logo design in Belgium: prices, files and rights',
    ),
    description: text(
      `Trois formules de ${price('logo-basic', 'fr')} à ${price('logo-extended', 'fr')} TVAC, en ${duration(logoDelivery, 'fr')} : tracé vectoriel, fichiers pour chaque usage et cession écrite des droits.`,
      `Drie formules van ${price('logo-basic', 'nl')} tot ${price('logo-extended', 'nl')} incl. btw, klaar in ${duration(logoDelivery, 'nl')}: vectortekening, bestanden voor elk gebruik en rechten op papier.`,
      `Three packages, ${price('logo-basic', 'en')} to ${price('logo-extended', 'en')} incl. VAT, in ${duration(logoDelivery, 'en')}: vector artwork, files for every use and the assignment of rights in writing.`,
    ),
  },
  headline: text('Le dessin qui signe tout', 'Het teken onder alles', 'The mark you sign with'),
  lead: text(
    `Un logo esquissé au crayon, tracé en courbes, puis essayé sur une vitre, un col et un onglet de navigateur. De ${price('logo-basic', 'fr')} à ${price('logo-extended', 'fr')} selon la formule, livré en ${duration(logoDelivery, 'fr')}, avec les fichiers prêts à l’emploi et une cession écrite des droits.`,
    `Een logo dat met potlood begint, in vectoren wordt uitgetekend en dan getest op een raam, een kraag en een browsertabblad. ${price('logo-basic', 'nl')} tot ${price('logo-extended', 'nl')}, naargelang de formule, klaar in ${duration(logoDelivery, 'nl')}, met gebruiksklare bestanden en een schriftelijke overdracht van rechten.`,
    `A logo that starts in pencil, is drawn in curves and then tried on a window, a collar and a browser tab. ${price('logo-basic', 'en')} to ${price('logo-extended', 'en')} depending on the package, ready in ${duration(logoDelivery, 'en')}, with production-ready files and a written assignment of rights.`,
  ),
  leadPrices: ['logo-basic', 'logo-extended'],
  scene: 'logo-grid',
  projectType: 'design',
  sections: [
    {
      kind: 'packages',
      heading: text('Un nom, un signe, une famille', 'Naam, teken of familie', 'A name, a mark, a family'),
      intro: text(
        'Un prix fixe par formule, fichiers et cession écrite des droits compris.',
        'Een vaste prijs per formule, met de bestanden en de schriftelijke overdracht van rechten inbegrepen.',
        'One fixed price each, with the files and the written assignment of rights included.',
      ),
      items: [
        {
          drawing: 'drawn-name',
          name: text('Le Nom', 'De Naam', 'The Name'),
          price: 'logo-basic',
          description: text(
            'Votre nom seul, composé puis retouché lettre par lettre jusqu’à ce qu’il n’appartienne qu’à vous.',
            'Alleen uw naam, gezet en dan letter voor letter bijgetekend tot hij van niemand anders kan zijn.',
            'Just your name, set and then reworked letter by letter until it could be nobody else’s.',
          ),
          features: [
            text(
              'Deux pistes, deux tours de corrections',
              'Twee voorstellen, twee correctierondes',
              'Two routes, two rounds of changes',
            ),
            text(
              'Versions couleur, noire et blanche',
              'Versies in kleur, zwart en wit',
              'Colour, black and white versions',
            ),
            text(
              'Fichiers pour l’imprimé, la découpe et l’écran',
              'Bestanden voor druk, snijplotter en scherm',
              'Files for print, cutting and screen',
            ),
          ],
        },
        {
          drawing: 'drawn-mark',
          name: text('Le Signe', 'Het Teken', 'The Mark'),
          price: 'logo-full',
          popular: true,
          description: text(
            'Un symbole et un nom, capables de vivre ensemble ou chacun de son côté.',
            'Een symbool en een naam die samen werken, maar ook apart.',
            'A symbol and a name that work together and can also part company.',
          ),
          features: [
            text(
              'Trois pistes, trois tours de corrections',
              'Drie voorstellen, drie correctierondes',
              'Three routes, three rounds of changes',
            ),
            text(
              'Disposition horizontale, verticale et symbole isolé',
              'Liggend, staand en los symbool',
              'Horizontal, stacked and symbol alone',
            ),
            text(
              'Icône de navigateur et image de profil',
              'Browsericoon en profielbeeld',
              'Browser icon and profile picture',
            ),
            text(
              'Une page d’emploi : marges, tailles, couleurs',
              'Eén pagina gebruiksregels: marges, maten, kleuren',
              'One page of rules: margins, sizes, colours',
            ),
          ],
        },
        {
          drawing: 'mark-family',
          name: text('La Famille', 'De Familie', 'The Family'),
          price: 'logo-extended',
          description: text(
            'Un logo et ses déclinaisons, pour plusieurs métiers, produits ou adresses sous un même toit.',
            'Een logo met zijn varianten, voor meerdere activiteiten, producten of adressen onder één dak.',
            'A logo and its relatives, for several trades, products or branches under one roof.',
          ),
          features: [
            text('Tout le Signe', 'Alles uit Het Teken', 'Everything in The Mark'),
            text(
              'Jusqu’à trois sous-marques accordées',
              'Tot drie bijpassende submerken',
              'Up to three matching sub-brands',
            ),
            text(
              'Version simplifiée pour la broderie et la gravure',
              'Vereenvoudigde versie om te borduren en te graveren',
              'A simplified version for embroidery and engraving',
            ),
            text(
              'Carte de visite et signature d’e-mail',
              'Visitekaartje en e-mailhandtekening',
              'Business card and email signature',
            ),
            text(
              'Premier relevé des noms identiques dans les registres',
              'Eerste opzoeking van identieke namen in de registers',
              'A first search for identical names in the registers',
            ),
          ],
        },
      ],
    },
    {
      kind: 'process',
      heading: text('De la mine de plomb au fichier', 'Van potlood tot bestand', 'From pencil to file'),
      intro: text(
        `Au total ${duration(logoDelivery, 'fr')}, à condition que chaque choix nous revienne dans les deux jours.`,
        `Samen ${duration(logoDelivery, 'nl')}, op voorwaarde dat u telkens binnen twee dagen kiest.`,
        `${duration(logoDelivery, 'en')} in all, if you reply to each round within two days.`,
      ),
      steps: [
        {
          drawing: 'spoken-words',
          title: text('L’entretien', 'Het gesprek', 'The conversation'),
          duration: { min: 1, max: 1, unit: 'workingDays' },
          text: text(
            'Votre métier, vos voisins de rue, les objets à marquer, ce que vous détestez chez les autres.',
            'Uw vak, uw buren in de straat, waar het logo allemaal op komt en wat u bij anderen lelijk vindt.',
            'Your trade, your neighbours in the street, the objects to be marked, what you dislike in other people’s logos.',
          ),
        },
        {
          drawing: 'three-routes',
          title: text('Les pistes', 'De voorstellen', 'The routes'),
          duration: { min: 5, max: 7, unit: 'workingDays' },
          text: text(
            'Présentées en noir d’abord, car une forme qui ne tient pas sans couleur ne tiendra pas avec.',
            'Eerst in zwart, want een vorm die zonder kleur niet werkt, werkt mét kleur ook niet.',
            'Shown in black first, because a shape that fails without colour will fail with it.',
          ),
        },
        {
          drawing: 'adjusted-space',
          title: text('Les corrections', 'De correcties', 'The changes'),
          duration: { min: 3, max: 5, unit: 'workingDays' },
          text: text(
            'Sur la piste choisie, espacements, épaisseurs, couleurs, puis essais à taille réelle.',
            'Op het gekozen voorstel: spatiëring, lijndikte, kleur en dan proeven op ware grootte.',
            'On the chosen route: spacing, weights, colours, then trials at actual size.',
          ),
        },
        {
          drawing: 'sorted-files',
          title: text('La remise', 'De overhandiging', 'The handover'),
          duration: { min: 1, max: 2, unit: 'workingDays' },
          text: text(
            'Tracés nettoyés, dossier nommé, cession signée. Votre enseigne peut partir en fabrication le même jour.',
            'Lijnen opgeschoond, map benoemd, overdracht getekend. Uw gevelbord kan dezelfde dag in productie.',
            'Outlines cleaned, folder named, assignment signed. Your sign can go into production the same day.',
          ),
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'three-tests',
      heading: text(
        'Trois épreuves avant votre signature',
        'Drie proeven voor u tekent',
        'Three tests before you sign',
      ),
      items: [
        {
          metric: text('16 px', '16 px', '16 px'),
          title: text('L’onglet', 'Het tabblad', 'The tab'),
          text: text(
            'Le plus petit carré où l’on doit encore vous reconnaître. Les détails fins y fondent. Nous dessinons pour lui une version à part.',
            'Het kleinste vierkantje waarin men u nog moet herkennen. Fijne details smelten er weg. Daarvoor tekenen we een aparte versie.',
            'The smallest square in which you must still be recognised. Fine detail disappears, so this size gets its own version.',
          ),
        },
        {
          metric: text('5 mm', '5 mm', '5 mm'),
          title: text('La lettre brodée', 'De geborduurde letter', 'The stitched letter'),
          text: text(
            'Hauteur sous laquelle les boucles d’un a ou d’un e se bouchent, en règle générale. Un slogan sur une poitrine n’y survit guère.',
            'Onder die hoogte lopen de oogjes van een a of e doorgaans dicht. Een slagzin op de borst haalt het zelden.',
            'The height below which, as a rule, the eyes of an a or an e fill in. A strapline on a chest rarely survives it.',
          ),
        },
        {
          metric: text('1 couleur', '1 kleur', '1 colour'),
          title: text('Le tampon', 'De stempel', 'The rubber stamp'),
          text: text(
            'Tampon, gravure, film dépoli, journal, tous travaillent en une teinte. Un logo qui a besoin de son dégradé y disparaît.',
            'Een stempel, een gravure, zandstraalfolie en een krant hebben maar één tint. Een logo dat niet zonder zijn kleurverloop kan, verdwijnt daar.',
            'Stamps, engraving, frosted film and newsprint all work in one tint. A logo that leans on its gradient vanishes there.',
          ),
        },
      ],
    },
    {
      kind: 'deliverables',
      drawing: 'sorted-files',
      heading: text('Le dossier que vous recevez', 'De map die u krijgt', 'The folder you receive'),
      intro: text(
        'Rangé par usage, avec un mode d’emploi d’une demi-page. Gardez-le en deux endroits, c’est votre original.',
        'Geordend per gebruik, met een halve pagina uitleg. Bewaar ze op twee plaatsen, want dit is uw origineel.',
        'Sorted by use, with half a page of instructions. Keep it in two places, since this is your original.',
      ),
      items: [
        text(
          'AI et PDF vectoriels, textes convertis en tracés',
          'AI en vector-pdf, tekst omgezet in contouren',
          'AI and vector PDF, text converted to outlines',
        ),
        text(
          'EPS pour les plotters et les graveurs',
          'EPS voor snijplotters en graveurs',
          'EPS for plotters and engravers',
        ),
        text(
          'SVG allégé pour les sites et les applications',
          'Lichte SVG voor websites en apps',
          'Lightweight SVG for websites and apps',
        ),
        text(
          'PNG à fond transparent de 512 et 2 048 px',
          'PNG met transparante achtergrond, 512 en 2.048 px',
          'PNG with a transparent background, 512 and 2,048 px',
        ),
        text(
          'Versions CMJN pour l’imprimé, RVB pour l’écran',
          'CMYK-versies voor drukwerk, RGB voor het scherm',
          'CMYK versions for print, RGB for screens',
        ),
        text(
          'Nom et origine des polices de départ',
          'Naam en herkomst van de gebruikte lettertypes',
          'Name and source of the typefaces used',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'signed-over', before: 1 },
      heading: text('À qui appartient le dessin', 'Van wie is de tekening?', 'Who owns the drawing'),
      paragraphs: [
        text(
          'Payer une facture ne transfère pas le droit d’auteur. En Belgique, le livre XI du Code de droit économique réserve une œuvre originale à la personne qui l’a créée, sauf cession, et cette cession se prouve par écrit à son égard. Ce qui n’est pas cédé reste en principe à l’auteur.',
          'Wie een factuur betaalt, krijgt daarmee nog geen auteursrecht. In België komt het auteursrecht op een origineel werk toe aan wie het maakte, tenzij het wordt overgedragen (boek XI van het Wetboek van economisch recht). Tegenover de maker moet die overdracht schriftelijk bewezen worden. Wat niet is overgedragen, blijft in principe bij de auteur.',
          'Paying an invoice does not transfer copyright. In Belgium, Book XI of the Code of Economic Law reserves an original work to the person who made it unless it is assigned, and against that person an assignment has to be proved in writing. Whatever is not assigned stays with the author in principle.',
        ),
        text(
          'Notre bon de commande contient donc une clause de cession : usages, territoire, durée, droit d’adapter, le tout compris dans le prix et effectif au paiement du solde. Pour une commande destinée à la publicité ou à une activité non culturelle, la loi allège plusieurs de ces exigences si la cession est expresse. Nous les écrivons quand même.',
          'Onze bestelbon bevat daarom een overdrachtsclausule: gebruik, grondgebied, duur en recht om aan te passen, begrepen in de prijs en van kracht zodra het saldo betaald is. Voor werk in opdracht dat dient voor reclame of voor een niet-culturele activiteit versoepelt de wet verschillende van die eisen, als de overdracht uitdrukkelijk is. Wij schrijven ze toch uit.',
          'Our order form therefore carries an assignment clause: uses, territory, duration and the right to adapt, included in the price and effective once the balance is paid. For work commissioned for advertising or a non-cultural activity the law relaxes several of those requirements, if the assignment is express. We write them out all the same.',
        ),
        text(
          'Deux choses restent hors de la clause. Le droit moral demeure à l’auteur, qui peut s’opposer à une déformation nuisible à son honneur ou à sa réputation. Et la police de départ reste à sa fonderie. Vous recevez des lettres tracées, pas le logiciel qui les compose.',
          'Twee zaken vallen erbuiten. De morele rechten blijven bij de auteur, die zich kan verzetten tegen een verminking die zijn eer of faam schaadt. En het lettertype blijft van wie het uitgeeft. U krijgt letters als contouren, niet de software om ermee te zetten.',
          'Two things stay outside the clause. Moral rights remain with the author, who may object to a distortion that harms their honour or reputation. And the original typeface still belongs to its foundry. You receive letters as outlines, not the software that sets them.',
        ),
      ],
      note: text(
        'Ces lignes informent. Le contrat signé fait foi, et un juriste reste la bonne adresse pour un cas litigieux.',
        'Dit is algemene informatie. Het getekende contract telt, en bij betwisting raadpleegt u het best een jurist.',
        'This is general information. The signed contract prevails, and in a dispute a lawyer is the person to ask.',
      ),
    },
    {
      kind: 'prose',
      drawing: { id: 'filed-mark', before: 1 },
      heading: text('Faut-il déposer la marque ?', 'Een merk deponeren?', 'Should you file a trade mark?'),
      paragraphs: [
        text(
          'Le droit d’auteur naît avec le dessin, s’il est original, alors que la marque naît de l’enregistrement. Elle réserve un signe pour des produits et services désignés. Pour la Belgique, les Pays-Bas et le Luxembourg, la demande se fait en une fois à l’Office Benelux de la Propriété intellectuelle (OBPI, BOIP en anglais). L’enregistrement vaut dix ans et se renouvelle. Après cinq ans sans usage, le titulaire peut être déchu de ses droits.',
          'Auteursrecht ontstaat met de tekening, als die origineel is. Een merk ontstaat door inschrijving. Het houdt een teken voor u vrij voor bepaalde waren en diensten. Voor België, Nederland en Luxemburg samen dient u de aanvraag in bij het Benelux-Bureau voor de Intellectuele Eigendom (BBIE, in het Engels BOIP). De inschrijving geldt tien jaar en is verlengbaar. Na vijf jaar zonder gebruik kan het merk vervallen verklaard worden.',
          'Copyright arises with the drawing, if it is original. A trade mark arises from registration. It reserves a sign for named goods and services. One application, to the Benelux Office for Intellectual Property (BOIP), covers Belgium, the Netherlands and Luxembourg. Registration lasts ten years and can be renewed. After five years without use it may be lost.',
        ),
        text(
          'L’Office n’écarte en principe pas une demande parce qu’une marque plus ancienne lui ressemble. C’est au titulaire de celle-ci de former opposition, dans les deux mois de la publication. Cherchez donc avant. Notre relevé repère les noms identiques. Juger du risque de confusion revient à un mandataire en marques.',
          'Het Bureau weigert een aanvraag in principe niet omdat een ouder merk erop lijkt. De houder daarvan moet zelf oppositie instellen, binnen twee maanden na de publicatie. Zoek dus vooraf. Onze opzoeking vindt identieke namen. Het verwarringsgevaar inschatten is werk voor een merkengemachtigde.',
          'BOIP does not as a rule turn an application down because an older mark resembles it. The owner of that mark has to oppose, within two months of publication. So search first. Our check finds identical names. Weighing the risk of confusion is work for a trade mark attorney.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text(
        'Ce qui revient autour de la planche',
        'Wat aan de tekentafel ter sprake komt',
        'What comes up at the drawing board',
      ),
      items: [
        {
          question: text(
            'Puis-je partir d’une image générée par une IA ?',
            'Mag ik vertrekken van een AI-beeld?',
            'Can I start from an AI-generated image?',
          ),
          answer: text(
            'Comme croquis, volontiers. Comme logo final, c’est risqué. Le droit d’auteur suppose un créateur humain, et l’image peut ressembler à une marque existante. Elle arrive aussi en pixels. Nous en gardons l’idée et redessinons le reste.',
            'Als schets graag. Als definitief logo is het riskant, want auteursrecht veronderstelt een menselijke maker, en het beeld kan op een bestaand merk lijken. Bovendien komt het in pixels. We houden het idee en tekenen de rest opnieuw.',
            'As a sketch, gladly. As the final logo it’s risky, because copyright presupposes a human author, and the picture may resemble an existing mark. It also arrives as pixels. We keep the idea and redraw the rest.',
          ),
        },
        {
          question: text(
            'Peut-on rafraîchir un logo sans perdre ceux qui le connaissent ?',
            'Kan een logo opgefrist worden zonder vaste klanten te verwarren?',
            'Can we refresh our logo without losing recognition?',
          ),
          answer: text(
            'Oui, en gardant deux éléments sur trois, la couleur, la forme ou la lettre. Nous superposons l’ancien et le nouveau, et gardons ce que l’œil cherche. S’il est déposé, vérifiez d’abord si la version retouchée reste couverte.',
            'Ja, door twee van de drie te houden: kleur, vorm of letter. We leggen oud en nieuw over elkaar en bewaren wat het oog zoekt. Is het gedeponeerd, ga dan eerst na of de aangepaste versie nog beschermd is.',
            'Yes, by keeping two of three: colour, shape or letter. We lay old over new and save what the eye looks for. If it’s registered, first check that the altered version is still covered.',
          ),
        },
        {
          question: text(
            'Dessinez-vous une proposition avant la commande ?',
            'Maakt u een voorstel voor ik bestel?',
            'Will you sketch something before I order?',
          ),
          answer: text(
            'Non. Le dessin est le travail lui-même, et une piste faite sans entretien tombe à côté. Le devis est gratuit, vous voyez nos réalisations avant, et rien ne passe aux corrections sans votre choix.',
            'Nee. Tekenen ís het werk, en een voorstel zonder gesprek slaat de bal mis. De offerte is gratis, onze realisaties bekijkt u vooraf, en aan de correcties beginnen we pas na uw keuze.',
            'No. The drawing is the work, and a route drawn without a conversation misses the mark. The quote is free, you can look at our past jobs first, and changes begin only once you’ve chosen.',
          ),
        },
        {
          question: text(
            'Déposer le nom ou le logo ?',
            'Naam of logo deponeren?',
            'Register the name or the logo?',
          ),
          answer: text(
            'Le nom en toutes lettres protège souvent plus large, s’il est distinctif. Un terme qui décrit votre métier sera en principe refusé. Le logo protège ce dessin-là. Beaucoup commencent par l’un et ajoutent l’autre plus tard.',
            'De naam als woord beschermt vaak ruimer, als hij onderscheidend is. Een woord dat uw vak beschrijft, wordt in principe geweigerd. Het logo beschermt precies die tekening. Velen beginnen met het ene en voegen het andere later toe.',
            'The name in plain letters often protects more widely, if it is distinctive. A word that describes your trade will in principle be refused. The logo protects that one drawing. Many begin with one and add the other later.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
