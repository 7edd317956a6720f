import { typicalLeadTimes as leadTimes, typicalLifetimes as lifetimes } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

/** The specification gives the prices of the packages; their names, contents and times are ours, to be replaced. */
export const brandCharter = {
  seo: {
    title: text(
      'Charte graphique à Bruxelles : trois formules et leurs prix',
      'Huisstijl laten maken: drie formules en hun prijs',
      'Brand guidelines: three packages and their prices',
    ),
    description: text(
      `Logo, couleurs, polices et mise en page fixés par écrit, éprouvés sur papier, film et écran. Charte graphique de ${price('brand-charter-basic', 'fr')} à ${price('brand-charter-extended', 'fr')} TVAC.`,
      `Logo, kleuren, lettertypes en opmaak op papier gezet en getest op karton, folie en scherm. Huisstijlgids van ${price('brand-charter-basic', 'nl')} tot ${price('brand-charter-extended', 'nl')} incl. btw.`,
      `Logo, colours, typefaces and layout in writing, tested on paper, film, thread and screen. Brand guidelines from ${price('brand-charter-basic', 'en')} to ${price('brand-charter-extended', 'en')} incl. VAT.`,
    ),
  },
  headline: text('Un bleu qui reste bleu', 'Een blauw dat blauw blijft', 'A blue that stays blue'),
  lead: text(
    `La charte met par écrit le logo, les couleurs, les lettres et les marges, afin que l’imprimeur, la brodeuse et le stagiaire arrivent au même résultat sans vous appeler. Trois formules, de ${price('brand-charter-basic', 'fr')} à ${price('brand-charter-extended', 'fr')}. Comptez ${duration(leadTimes.brandGuidelines, 'fr')} selon le nombre de pages.`,
    `Een huisstijlgids legt logo, kleuren, letters en marges vast, zodat de drukker, de borduurster en de stagiair zonder te bellen bij hetzelfde uitkomen. Drie formules, van ${price('brand-charter-basic', 'nl')} tot ${price('brand-charter-extended', 'nl')}. Reken op ${duration(leadTimes.brandGuidelines, 'nl')}, naargelang het aantal pagina’s.`,
    `Brand guidelines put your logo, colours, typefaces and spacing in writing, so that the printer, the embroiderer and the new intern reach the same result without ringing you. Three packages, ${price('brand-charter-basic', 'en')} to ${price('brand-charter-extended', 'en')}. Allow ${duration(leadTimes.brandGuidelines, 'en')}, depending on the page count.`,
  ),
  leadPrices: ['brand-charter-basic', 'brand-charter-extended'],
  scene: 'brand-sheet',
  projectType: 'design',
  sections: [
    {
      kind: 'packages',
      heading: text('Feuillet, cahier ou classeur', 'Blad, schrift of map', 'Leaflet, notebook or binder'),
      intro: text(
        'Les trois partent d’un logo déjà dessiné. Seul change le nombre de mains qui s’en serviront.',
        'Alle drie vertrekken van een bestaand logo. Het verschil zit in het aantal handen dat ermee werkt.',
        'All three start from a finished logo. What differs is the number of hands that will use it.',
      ),
      items: [
        {
          drawing: 'leaflet',
          name: text('Le Feuillet', 'Het Blad', 'The Leaflet'),
          price: 'brand-charter-basic',
          description: text(
            'Huit pages pour un indépendant ou un commerce qui travaille avec un imprimeur et un peintre en lettres.',
            'Acht pagina’s voor een zelfstandige of winkel met één drukker en één letterschilder.',
            'Eight pages for a sole trader or a shop with one printer and one signwriter.',
          ),
          features: [
            text(
              'Marge autour du logo et tailles minimales',
              'Witruimte rond het logo en kleinste maten',
              'Clear space around the logo and minimum sizes',
            ),
            text(
              'Quatre couleurs au plus, avec leurs références par support',
              'Hoogstens vier kleuren, met hun referentie per materiaal',
              'Four colours at most, referenced for each material',
            ),
            text(
              'Deux polices et leur emploi',
              'Twee lettertypes en hun gebruik',
              'Two typefaces and how to use them',
            ),
            text(
              'Une page d’exemples à suivre, une page d’erreurs',
              'Eén pagina zo wel, één pagina zo niet',
              'A page of dos, a page of don’ts',
            ),
          ],
        },
        {
          drawing: 'notebook',
          name: text('Le Cahier', 'Het Schrift', 'The Notebook'),
          price: 'brand-charter-full',
          popular: true,
          description: text(
            'Une vingtaine de pages pour une équipe qui publie, imprime ou affiche chaque mois.',
            'Een twintigtal pagina’s voor een ploeg die elke maand iets drukt, post of ophangt.',
            'About twenty pages for a team that prints, posts or puts something up every month.',
          ),
          features: [
            text('Tout le Feuillet', 'Alles uit Het Blad', 'Everything in The Leaflet'),
            text(
              'Grilles pour A4, A5, affiche et écran',
              'Rasters voor A4, A5, affiche en scherm',
              'Grids for A4, A5, poster and screen',
            ),
            text(
              'Carte de visite, en-tête et signature d’e-mail mis en page',
              'Visitekaartje, briefpapier en e-mailhandtekening opgemaakt',
              'Business card, letterhead and email signature laid out',
            ),
            text(
              'Style des photos et des pictogrammes',
              'Stijl voor foto’s en pictogrammen',
              'A style for photographs and icons',
            ),
            text(
              'Essais de couleur sur papier et sur film',
              'Kleurproeven op papier en op folie',
              'Colour tests on paper and on film',
            ),
          ],
        },
        {
          drawing: 'binder',
          name: text('Le Classeur', 'De Map', 'The Binder'),
          price: 'brand-charter-extended',
          description: text(
            'Une quarantaine de pages pour plusieurs adresses, une flotte ou un réseau de revendeurs.',
            'Een veertigtal pagina’s voor meerdere vestigingen, een wagenpark of een netwerk van verdelers.',
            'About forty pages for several branches, a fleet or a network of dealers.',
          ),
          features: [
            text('Tout le Cahier', 'Alles uit Het Schrift', 'Everything in The Notebook'),
            text(
              'Véhicules, enseigne et vêtements avec leurs cotes',
              'Voertuigen, gevelbord en kleding met maten',
              'Vehicles, sign and clothing with dimensions',
            ),
            text(
              'Règles bilingues : ordre des langues, longueurs, coupures',
              'Regels voor twee talen: volgorde, lengte, afbreking',
              'Bilingual rules: order, length, line breaks',
            ),
            text(
              'Modèles modifiables pour vos logiciels de bureau',
              'Aanpasbare sjablonen voor uw kantoorsoftware',
              'Editable templates for your office software',
            ),
            text(
              'Une demi-journée d’explications à votre équipe',
              'Een halve dag uitleg aan uw ploeg',
              'Half a day showing your team how it works',
            ),
          ],
        },
      ],
    },
    {
      kind: 'materials',
      heading: text(
        'Une teinte, quatre matières',
        'Dezelfde tint op elk materiaal',
        'One shade, four materials',
      ),
      intro: text(
        'Aucune machine ne reproduit toutes les couleurs. La charte note donc, pour chaque matière, la référence la plus proche, choisie échantillon en main.',
        'Geen enkele machine haalt alle kleuren. Daarom noteren we per materiaal de dichtstbijzijnde referentie, gekozen met het staal in de hand.',
        'No machine reproduces every colour, so for each material we note the nearest reference, picked with the swatch in hand.',
      ),
      items: [
        {
          drawing: 'on-paper',
          title: text('Le papier', 'Papier', 'Paper'),
          description: text(
            'Couché, il garde l’encre en surface et la couleur reste vive. Non couché, il la boit. La même valeur paraît plus sourde, et nous la corrigeons.',
            'Gestreken papier houdt de inkt bovenop en de kleur blijft fel. Ongestreken papier zuigt ze op, zodat dezelfde waarde doffer oogt. Dat sturen we bij.',
            'Coated stock holds the ink on top and the colour stays bright. Uncoated drinks it in. The same values look duller, so we adjust them.',
          ),
          features: [
            text(
              'Valeurs CMJN distinctes, couché et non couché',
              'Aparte CMYK-waarden, gestreken en ongestreken',
              'Separate CMYK values, coated and uncoated',
            ),
            text(
              'Ton direct pour les grands tirages offset',
              'Steunkleur voor grote offsetoplagen',
              'Spot colour for long offset runs',
            ),
          ],
          durability: text(
            'Des années dans un dossier, quelques mois en plein soleil',
            'Jaren in een map, enkele maanden in volle zon',
            'Years in a folder, a few months in full sun',
          ),
        },
        {
          drawing: 'on-film',
          title: text('Le film coulé', 'Gegoten folie', 'Cast film'),
          description: text(
            'Environ 50 µm de vinyle teinté dans la masse, choisi dans un nuancier fermé. On ne mélange pas, on prend le numéro voisin, ou l’on imprime.',
            'Ongeveer 50 µm vinyl, door en door gekleurd, uit een vaste stalenkaart. Mengen kan niet. U neemt het naaste nummer, of we printen.',
            'About 50 µm of vinyl, coloured through, from a fixed swatch book. There’s no mixing. You take the nearest number, or we print.',
          ),
          features: [
            text(
              'Numéro de nuancier, brillant ou mat',
              'Nummer van de stalenkaart, glanzend of mat',
              'Swatch number, gloss or matt',
            ),
            text(
              'Équivalent RAL pour la tôle et les châssis',
              'RAL-equivalent voor plaatwerk en ramen',
              'RAL equivalent for metalwork and frames',
            ),
          ],
          durability: text(
            `${duration(lifetimes.castLettering, 'fr')} dehors`,
            `${duration(lifetimes.castLettering, 'nl')} buiten`,
            `${duration(lifetimes.castLettering, 'en')} outdoors`,
          ),
        },
        {
          drawing: 'on-thread',
          title: text('Le fil', 'Garen', 'Thread'),
          description: text(
            'Le polyester brille et change de ton selon le sens du point. La référence se juge sur une pièce brodée, pas sur la bobine.',
            'Polyester glanst en verandert van toon met de richting van de steek. De referentie kiest u op een geborduurd stuk, niet op de klos.',
            'Polyester shines and shifts with the direction of the stitch. Judge the reference on a sewn sample, not on the reel.',
          ),
          features: [
            text('Numéro de fil par couleur', 'Garennummer per kleur', 'A thread number for each colour'),
            text(
              'Version simplifiée du logo sous 5 cm de large',
              'Vereenvoudigd logo onder 5 cm breed',
              'A simplified logo below 5 cm wide',
            ),
          ],
          durability: text(
            'Des lavages répétés à 60 °C',
            'Herhaalde wasbeurten op 60 °C',
            'Repeated washes at 60 °C',
          ),
        },
        {
          drawing: 'on-screen',
          title: text('L’écran', 'Scherm', 'Screen'),
          description: text(
            'Valeurs sRGB et code hexadécimal, avec un clair et un foncé pour les modes de jour et de nuit. Un orange vif y est plus vif que nulle part ailleurs.',
            'sRGB-waarden en hexcode, met een lichte en een donkere variant voor dag- en nachtmodus. Feloranje is nergens feller dan hier.',
            'sRGB values and a hex code, with a light and a dark variant for day and night modes. Bright orange is brighter here than anywhere else.',
          ),
          features: [
            text(
              'Paires texte et fond autorisées',
              'Toegelaten combinaties van tekst en achtergrond',
              'Permitted pairs of text and background',
            ),
            text(
              'Police de repli si la vôtre ne charge pas',
              'Reserveletter als de uwe niet laadt',
              'A fallback font in case yours fails to load',
            ),
          ],
          durability: text(
            'À revoir avec le site',
            'Herbekijk het samen met de website',
            'Review it with the site',
          ),
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'measured-contrast',
      heading: text(
        'Les seuils que nous mesurons',
        'Waaraan we de gids toetsen',
        'The thresholds we measure',
      ),
      items: [
        {
          metric: text('4,5:1', '4,5:1', '4.5:1'),
          title: text('Le contraste du texte', 'Contrast van tekst', 'Text contrast'),
          text: text(
            'C’est le minimum des règles d’accessibilité WCAG, niveau AA, pour un texte courant. Chaque paire de couleurs de la charte porte son rapport.',
            'Dat vragen de WCAG-richtlijnen, niveau AA, minstens voor gewone tekst. Bij elk kleurenpaar in de gids staat de verhouding.',
            'The minimum the WCAG guidelines set at level AA for ordinary text. Every colour pair in the document carries its ratio.',
          ),
        },
        {
          metric: text('1 sur 12', '1 op 12', '1 in 12'),
          title: text('Les hommes daltoniens', 'Kleurenblinde mannen', 'Colour-blind men'),
          text: text(
            'L’ordre de grandeur habituel en Europe, surtout entre rouge et vert. Aucune information ne doit tenir à la seule teinte. Nous y joignons une forme ou un mot.',
            'De gebruikelijke orde van grootte in Europa, vooral tussen rood en groen. Geen enkele boodschap mag dus alleen op kleur steunen. Er komt een vorm of een woord bij.',
            'A commonly quoted figure for Europe, mostly red against green. Nothing should depend on hue alone, so we add a shape or a word.',
          ),
        },
        {
          metric: text('ΔE 2', 'ΔE 2', 'ΔE 2'),
          title: text('L’écart visible', 'Zichtbaar verschil', 'The visible difference'),
          text: text(
            'En dessous, deux échantillons passent pour identiques sauf côte à côte. Nous comparons à la lumière du jour, jamais sous les néons de l’atelier.',
            'Daaronder lijken twee stalen gelijk, tenzij ze naast elkaar liggen. We vergelijken bij daglicht, nooit onder de tl-lampen van het atelier.',
            'Below it, two samples pass as one unless laid side by side. We compare them by daylight, never under the workshop tubes.',
          ),
        },
      ],
    },
    {
      kind: 'process',
      heading: text(
        'De l’inventaire à la remise',
        'Van inventaris tot overhandiging',
        'From inventory to handover',
      ),
      intro: text(
        'Durées usuelles. Le Feuillet tient dans le bas de la fourchette, le Classeur dans le haut.',
        'Gebruikelijke termijnen. Het Blad is het snelst klaar, De Map vraagt het langst.',
        'Usual times. The Leaflet sits at the lower end, The Binder at the upper.',
      ),
      steps: [
        {
          drawing: 'table-of-all',
          title: text('L’inventaire', 'De inventaris', 'Inventory'),
          duration: { min: 1, max: 3, unit: 'workingDays' },
          text: text(
            'Nous étalons sur une table tout ce qui porte votre nom et notons ce qui diverge.',
            'We leggen alles met uw naam op één tafel en noteren wat uiteenloopt.',
            'We lay everything bearing your name on one table and note where the versions part ways.',
          ),
        },
        {
          drawing: 'ticked-list',
          title: text('Les règles', 'De regels', 'Rules'),
          duration: { min: 5, max: 12, unit: 'workingDays' },
          text: text(
            'Première version complète, en phrases courtes, chacune avec un exemple tiré de vos supports.',
            'Een volledige eerste versie in korte zinnen, elk met een voorbeeld uit uw eigen drukwerk.',
            'A full first version in short sentences, each with an example from your own material.',
          ),
        },
        {
          drawing: 'three-tests',
          title: text('Les essais', 'De proeven', 'Trials'),
          duration: { min: 2, max: 6, unit: 'workingDays' },
          text: text(
            'Impression, découpe et broderie d’échantillons. Une règle qui échoue est réécrite.',
            'Stalen printen, snijden en borduren. Een regel die niet werkt, wordt herschreven.',
            'Samples are printed, cut and embroidered, and a rule that fails is rewritten.',
          ),
        },
        {
          drawing: 'sorted-files',
          title: text('La remise', 'De overhandiging', 'Handover'),
          duration: { min: 2, max: 4, unit: 'workingDays' },
          text: text(
            'PDF paginé, dossier de fichiers rangé par usage, date et numéro de version sur la couverture.',
            'Pdf met inhoudstafel, bestanden geordend per gebruik, datum en versienummer op het titelblad.',
            'A paginated PDF, files sorted by use, the date and version number on the cover.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'odd-shades' },
      heading: text(
        'Ce qui fait dérailler une charte',
        'Waar huisstijlen op stuklopen',
        'What derails guidelines',
      ),
      paragraphs: [
        text(
          'Trop de couleurs, d’abord. Au-delà de quatre, chacun choisit la sienne. Ensuite le document que personne ne retrouve. Désignez un responsable et un dossier unique, et supprimez les anciennes versions. Enfin les règles qui interdisent sans proposer. Pour chaque « non », la page montre quoi faire à la place.',
          'Te veel kleuren, om te beginnen. Boven de vier kiest iedereen zijn eigen. Dan het document dat niemand terugvindt. Duid één verantwoordelijke en één map aan en wis de oude versies. En ten slotte regels die enkel verbieden. Bij elk ‘nee’ toont de pagina wat wel kan.',
          'Too many colours, to begin with. Past four, everyone picks a favourite. Then the document nobody can find. Put one person in charge, keep one folder and delete old versions. Lastly, rules that only forbid. In ours, every ‘don’t’ comes with a ‘do’.',
        ),
      ],
      note: text(
        'Une police ne s’achète pas vraiment, elle s’utilise sous licence. Bureau, site et application demandent en général trois licences. La charte dit lesquelles vous possédez.',
        'Een lettertype huurt u vaker dan u het koopt. Computer, website en app vragen doorgaans elk een licentie. In de gids staat welke u hebt.',
        'A typeface is more often rented than bought. Desktop, web and app use generally need three licences. The guidelines say which you hold.',
      ),
    },
    {
      kind: 'faq',
      heading: text(
        'Vos questions sur la charte',
        'Vragen van wie het merk bewaakt',
        'Questions from brand guardians',
      ),
      items: [
        {
          question: text(
            'Le logo a été créé ailleurs. Est-ce un problème ?',
            'Ons logo komt van elders. Is dat een probleem?',
            'Our logo was made elsewhere. Does that matter?',
          ),
          answer: text(
            'Non, si vous avez le tracé vectoriel et le droit de l’utiliser. Relisez votre contrat, car pouvoir l’exploiter n’autorise pas toujours à le modifier. Dans le doute, un mot de l’auteur suffit, par écrit.',
            'Nee, als u het vectorbestand en de gebruiksrechten hebt. Lees uw contract na, want gebruiken houdt niet altijd aanpassen in. Bij twijfel volstaat een schriftelijk akkoord van de maker.',
            'Not if you hold the vector file and the right to use it. Reread your contract, because permission to use isn’t always permission to alter. If in doubt, a line in writing from the author will do.',
          ),
        },
        {
          question: text(
            'Faut-il une couleur Pantone ?',
            'Hebben we een Pantonekleur nodig?',
            'Do we need a Pantone colour?',
          ),
          answer: text(
            'Une référence, oui. Elle sert d’étalon à tous les métiers. L’encre mélangée, rarement. Elle se justifie en offset, pour quelques milliers d’exemplaires ou pour une teinte hors de portée de la quadrichromie, comme un orange fluo.',
            'Als referentie wel, want elk vak kan zich ernaar richten. Als echte inkt zelden. Dat loont bij offset op enkele duizenden exemplaren, of voor een tint die CMYK niet haalt, zoals fluo-oranje.',
            'As a reference, yes, because every trade can match to it. As an actual ink, seldom. It pays in offset, for some thousands of copies or a shade CMYK can’t reach, such as fluorescent orange.',
          ),
        },
        {
          question: text(
            'La commune peut-elle refuser nos couleurs en façade ?',
            'Kan de gemeente onze kleuren op de gevel weigeren?',
            'Can the municipality refuse our colours on a façade?',
          ),
          answer: text(
            'Cela arrive, surtout sur un bien classé ou dans un centre ancien, où teintes et dimensions peuvent être encadrées. Le Classeur prévoit une version sobre pour ces lieux, lettres séparées, une seule teinte, fond de pierre ou de bois.',
            'Dat gebeurt, vooral bij een beschermd pand of in een oude kern, waar kleur en maat vastgelegd kunnen zijn. De Map voorziet daarom een sobere versie: losse letters, één tint, op steen of hout.',
            'It happens, above all on a listed building or in an old centre, where shades and sizes may be prescribed. The Binder includes a quiet version for such places: separate letters, one tint, on stone or wood.',
          ),
        },
        {
          question: text(
            'Quand faut-il revoir une charte ?',
            'Wanneer is een huisstijlgids aan herziening toe?',
            'When should guidelines be revised?',
          ),
          answer: text(
            'À chaque nouveau métier qui entre en jeu, premier véhicule, premier site, première boutique. Une page s’ajoute, les autres restent. Refaire le tout se discute après un changement de nom ou une reprise.',
            'Telkens een nieuw vak meedoet: de eerste bestelwagen, de eerste website, de eerste winkel. Er komt een pagina bij, de rest blijft. Alles overdoen is iets voor na een naamswijziging of overname.',
            'Whenever a new trade joins in: the first van, the first website, the first shop. A page is added and the others stay. A full rewrite makes sense after a change of name or owner.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
