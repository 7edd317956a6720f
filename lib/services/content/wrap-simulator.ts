import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLifetimes as lifetimes, wrapWarranty } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration, formatFileSize } from '@/lib/i18n/format';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { maxFiles } from '@/lib/quotes/limits';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { type Service, text } from '../service';

export const wrapSimulator = {
  seo: {
    title: text(
      'Simulateur de covering : votre film et son prix',
      'Wrapsimulator: uw wagen in folie, met prijs',
      'Wrap simulator: your vehicle, the film, the price',
    ),
    description: text(
      'Choisissez un véhicule, ses films et son lettrage : dessin à l’échelle, fourchette de prix, vitres permises en Belgique. Sans compte, en cinq minutes.',
      'Kies een voertuig, folies en belettering: een tekening op schaal, een prijsvork en wat op ruiten mag in België. Zonder account, in vijf minuten.',
      'Choose a vehicle, its films and lettering: a drawing to scale, a price range and what Belgian law allows on glass. No account, five minutes.',
    ),
  },
  headline: text(
    'Voyez votre véhicule avant la pose',
    'Eerst zien, dan wrappen',
    'See it before we stick it',
  ),
  lead: text(
    `Un véhicule, un ou deux films, votre nom dessus : le dessin est à l’échelle et le prix suit chaque choix. Covering complet dès ${price('wrap-full', 'fr')}, partiel dès ${price('wrap-partial', 'fr')}.`,
    `Een voertuig, een of twee folies, uw naam erop: de tekening is op schaal en de prijs volgt elke keuze. Volledige wrap vanaf ${price('wrap-full', 'nl')}, gedeeltelijk vanaf ${price('wrap-partial', 'nl')}.`,
    `A vehicle, one film or two, your name on it: the drawing is to scale and the price follows every choice. Full wraps from ${price('wrap-full', 'en')}, partial from ${price('wrap-partial', 'en')}.`,
  ),
  leadPrices: ['wrap-full', 'wrap-partial'],
  scene: 'wrap-swatches',
  projectType: 'covering',
  sections: [
    {
      kind: 'deliverables',
      drawing: 'panel-cut',
      heading: text('Ce que vous pouvez essayer', 'Wat u kunt proberen', 'What you can try'),
      intro: text(
        'Au doigt, au clavier ou dans la liste à côté du dessin.',
        'Met de vinger, met het toetsenbord of in de lijst naast de tekening.',
        'By finger, by keyboard or in the list beside the drawing.',
      ),
      items: [
        text(
          'Deux tons, bandes, tiers arrière, capot seul, ou panneau par panneau',
          'Twee tinten, strepen, achterste derde, alleen de motorkap, of paneel per paneel',
          'Two tones, stripes, rear third, the bonnet alone, or panel by panel',
        ),
        text(
          'Du brillant au réfléchissant, de jour, au crépuscule et la nuit',
          'Van glanzend tot reflecterend, overdag, in de schemering en ’s nachts',
          'From gloss to reflective, by day, at dusk and at night',
        ),
        text(
          'Votre texte en millimètres, avec la distance à laquelle il se lit',
          'Uw tekst in millimeter, met de afstand vanwaar hij leesbaar is',
          'Your words in millimetres, with the distance they can be read from',
        ),
        text(
          'Chaque film sur une photo de votre véhicule',
          'Elke folie op een foto van uw voertuig',
          'Every film on a photo of your own vehicle',
        ),
        text(
          'Les vitres arrière teintées, et pourquoi l’avant reste fermé',
          'Getinte achterruiten, en waarom het vooraan niet mag',
          'Tinted rear glass, and why the front stays locked',
        ),
        text(
          'Une fourchette de prix ligne par ligne, TVA et pose comprises',
          'Een prijsvork per onderdeel, inclusief btw en plaatsing',
          'A price range line by line, VAT and fitting included',
        ),
        text(
          'Un lien pour montrer le projet',
          'Een link om het ontwerp te tonen',
          'A link to show the design',
        ),
      ],
    },
    {
      kind: 'call',
      drawing: 'coloured-in',
      heading: text('Plutôt sur votre photo ?', 'Liever op uw eigen foto?', 'Prefer your own photo?'),
      text: text(
        `Essayez vous-même, avec «\u00a0${photoPage.toPhoto.fr}\u00a0» en haut de cette page. Quelques traits disent où est la peinture, chaque film s’y pose et la photo reste sur votre appareil. Si vous préférez nous laisser faire, joignez-la au formulaire avec votre idée en trois lignes. Une première image vous revient avec le prix.`,
        `Probeer het zelf met ‘${photoPage.toPhoto.nl}’ bovenaan deze pagina. Met enkele vegen duidt u de lak aan, elke folie is erop te proberen en de foto blijft op uw toestel. Laat u het liever aan ons over, voeg de foto dan bij het formulier met uw idee in drie regels. Een eerste beeld krijgt u samen met de prijs.`,
        `Try it yourself with ‘${photoPage.toPhoto.en}’ at the top of this page. A few strokes mark the paint, every film can be tried on it, and the photo stays on your device. If you would rather leave it to us, attach it to the form with your idea in three lines. A first picture comes back with the price.`,
      ),
      action: text(
        'Demander un visuel et un prix',
        'Vraag een beeld en een prijs',
        'Get a visual and a price',
      ),
    },
    {
      kind: 'deliverables',
      drawing: 'all-sides',
      heading: text('La bonne photo', 'Een foto waar we iets mee kunnen', 'A photo we can work from'),
      intro: text(
        'Un téléphone suffit. Ce qui compte, c’est le recul et la lumière.',
        'Een gsm volstaat. Afstand en licht maken het verschil.',
        'A phone will do. Distance and light are what matter.',
      ),
      items: [
        text(
          'De trois quarts avant, à six ou huit mètres, appareil à hauteur de poignée',
          'Schuin van voren, vanop zes tot acht meter, ter hoogte van de deurgreep',
          'Three-quarter front view, from six to eight metres, camera at door-handle height',
        ),
        text(
          'Un profil bien droit si vous voulez du texte ou un logo',
          'Een strak zijaanzicht als er tekst of een logo op komt',
          'A square-on side view if you want lettering or a logo',
        ),
        text(
          'Ciel couvert, ou véhicule entièrement à l’ombre',
          'Bewolkt of volledig in de schaduw, want felle zon doet de weerspiegeling verdwijnen',
          'Overcast sky or open shade, as full sun burns out the reflections',
        ),
        text(
          'Véhicule propre, portes fermées, sol dégagé',
          'Voertuig schoon, deuren dicht, grond vrij',
          'Vehicle clean, doors shut, ground clear',
        ),
        text(
          `Le fichier d’origine, en JPEG, PNG ou WebP, ${formatFileSize(maxFileBytes, 'fr')} au plus, sans filtre`,
          `Het originele bestand in JPEG, PNG of WebP, hoogstens ${formatFileSize(maxFileBytes, 'nl')}, zonder filter`,
          `The original file as JPEG, PNG or WebP, up to ${formatFileSize(maxFileBytes, 'en')}, no filter (on an iPhone, share it as JPEG rather than HEIC)`,
        ),
        text(
          'Modèle, année et couleur actuelle dans le message',
          'Model, bouwjaar en huidige kleur in uw bericht',
          'Model, year and present colour in the message',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'on-film' },
      heading: text(
        'Choisir une couleur sans regret',
        'Een kleur kiezen zonder spijt',
        'Choosing a colour you won’t regret',
      ),
      paragraphs: [
        text(
          'Un écran émet de la lumière, un film la renvoie, si bien qu’aucun affichage ne rend tout à fait une teinte. Servez-vous du visuel pour trancher entre le bleu et le vert, puis d’un échantillon pour choisir quel bleu. Collez-le sur la portière, reculez de cinq mètres, revenez le soir sous un lampadaire.',
          'Een scherm straalt licht uit, folie kaatst het terug, en geen enkel beeldscherm toont een tint precies zoals ze is. Gebruik het beeld om tussen blauw en groen te beslissen, en een staal om te kiezen welk blauw. Kleef het op het portier, ga vijf meter achteruit en kom ’s avonds terug onder een straatlamp.',
          'A screen gives out light and film sends it back, so no screen shows a colour exactly. Use the visual to decide between blue and green, then a swatch to settle which blue. Stick it on the door, walk back five metres, and look again in the evening under a street lamp.',
        ),
        text(
          'Pour un véhicule professionnel, partez du logo. Si la marque a une référence Pantone ou RAL, donnez-la. Nous chercherons le film le plus proche, car un nuancier de vinyle compte des dizaines de teintes et non des milliers. Le contraste prime sur la nuance. Du texte clair sur fond foncé, ou l’inverse, se lit de loin, alors que de l’orange sur du rouge se perd à dix pas.',
          'Voor een bedrijfswagen vertrekt u van het logo. Kent u de Pantone- of RAL-referentie, geef die dan mee. We zoeken de folie die er het dichtst bij ligt, want een vinylwaaier telt tientallen tinten, geen duizenden. Contrast gaat voor nuance. Licht op donker of omgekeerd leest u van ver, oranje op rood leest niemand.',
          'For a working vehicle, start from the logo. If the brand has a Pantone or RAL reference, give it. We look for the nearest film, since a vinyl swatch book holds dozens of shades rather than thousands. Contrast matters more than nuance. Light on dark, or the reverse, reads from afar, while orange on red can’t be read at all.',
        ),
        text(
          'Pensez enfin aux parties qui resteront nues. Pare-chocs en plastique grainé, vitres, jantes et joints noirs entourent toute nouvelle couleur, et un toit panoramique la coupe. Les teintes vives supportent mal le voisinage d’une peinture d’origine très différente dans les entrées de portes.',
          'Denk ook aan wat kaal blijft. Ruwe kunststof bumpers, ruiten, velgen en zwarte rubbers omlijsten elke nieuwe kleur, en een glazen dak onderbreekt ze. Een felle tint vloekt met een heel andere lakkleur in de deuropeningen.',
          'Think, finally, of what stays bare. Textured plastic bumpers, glass, wheels and black seals frame any new colour, and a panoramic roof cuts through it. Bright shades sit uneasily beside a very different original paint in the door openings.',
        ),
      ],
    },
    {
      kind: 'materials',
      heading: text('Brillant, satiné ou mat', 'Glans, satijn of mat', 'Gloss, satin or matt'),
      intro: text(
        'La même couleur change de caractère avec sa surface. Sur une image, c’est ce qui trompe le plus.',
        'Dezelfde kleur krijgt met elke afwerking een ander karakter. Op een beeld is dat het lastigst te vatten.',
        'One colour changes character with its surface, and in a picture that is what misleads the eye most.',
      ),
      items: [
        {
          drawing: 'gloss',
          title: text('Brillant', 'Glans', 'Gloss'),
          description: text(
            'Reflets nets, couleur profonde. Passe pour de la peinture et souligne les bosses.',
            'Scherpe weerspiegeling, diepe kleur. Lijkt op lak en verraadt deuken.',
            'Crisp reflections and deep colour. Passes for paint, and betrays dents.',
          ),
          features: [
            text(
              'Logos et textes bien lisibles',
              'Logo’s en tekst goed leesbaar',
              'Logos and text read well',
            ),
            text('Le plus grand choix de teintes', 'De ruimste kleurkeuze', 'The widest range of shades'),
          ],
          durability: text(
            duration(lifetimes.wrapFilm, 'fr'),
            duration(lifetimes.wrapFilm, 'nl'),
            duration(lifetimes.wrapFilm, 'en'),
          ),
        },
        {
          drawing: 'satin',
          title: text('Satiné', 'Satijn', 'Satin'),
          description: text(
            'Un reflet adouci, comme une coquille d’œuf. Flatte les lignes tendues et les teintes sourdes.',
            'Een zachte glans, zoals een eierschaal. Mooi op strakke lijnen en gedempte tinten.',
            'A softened reflection, like eggshell. Flatters taut lines and muted shades.',
          ),
          features: [
            text('Cache les petites griffes', 'Verbergt kleine krassen', 'Hides small scratches'),
            text(
              'Bon compromis au quotidien',
              'Een goede middenweg voor elke dag',
              'A good everyday compromise',
            ),
          ],
          durability: text('proche du brillant', 'bijna even lang als glans', 'close to gloss'),
        },
        {
          drawing: 'matt',
          title: text('Mat', 'Mat', 'Matt'),
          description: text(
            'Presque aucun reflet, on ne voit que la forme. Réclame un lavage manuel régulier.',
            'Bijna geen weerspiegeling, zodat de vorm het werk doet. Vraagt geregeld een handwasbeurt.',
            'Hardly any reflection, so you see only the shape. Needs regular hand washing.',
          ),
          features: [
            text('Superbe sur les teintes foncées', 'Sterk bij donkere kleuren', 'Strong in dark colours'),
            text('Ni cire ni lustrage', 'Geen wax, geen poetsmiddel', 'No wax, no polishing'),
          ],
          durability: text(
            'un peu moins sur un toit exposé',
            'iets korter op een zonnig dak',
            'a little less on a sunny roof',
          ),
        },
      ],
    },
    {
      kind: 'process',
      heading: text(
        'Votre visuel, si vous nous confiez la photo',
        'Uw beeld, als u ons de foto toevertrouwt',
        'Your visual, if you leave the photo to us',
      ),
      intro: text(
        'Trois allers-retours au plus, en temps normal.',
        'Gewoonlijk zijn drie rondes genoeg.',
        'Three exchanges at most, as a rule.',
      ),
      steps: [
        {
          drawing: 'all-sides',
          title: text('Vous envoyez', 'U stuurt', 'You send'),
          duration: text('cinq minutes', 'vijf minuten', 'five minutes'),
          text: text(
            `Photos, idée, véhicules semblables qui vous plaisent. Jusqu’à ${maxFiles} fichiers.`,
            `Foto’s, idee, voertuigen die u mooi vindt. Tot ${maxFiles} bestanden.`,
            `Photos, the idea, vehicles you like the look of. Up to ${maxFiles} files.`,
          ),
        },
        {
          drawing: 'coloured-in',
          title: text('Nous mettons en couleur', 'Wij kleuren', 'We colour'),
          duration: promise,
          text: text(
            'Une première image indicative arrive avec le prix. Elle montre la teinte, les zones couvertes et l’emplacement du nom.',
            'Een eerste, indicatief beeld komt mee met de prijs: tint, bedekte zones, plaats van de naam.',
            'A first, indicative picture arrives with the price: shade, areas covered, where the name goes.',
          ),
        },
        {
          drawing: 'on-film',
          title: text('Vous touchez', 'U voelt', 'You compare'),
          duration: text('à votre rythme', 'wanneer het u past', 'in your own time'),
          text: text(
            'Échantillons des deux ou trois films retenus, puis épreuve à l’échelle que vous signez avant toute découpe.',
            'Stalen van de twee of drie gekozen folies, daarna een proef op schaal die u aftekent voor er iets gesneden wordt.',
            'Swatches of the two or three films you like, then a scale proof to sign before anything is cut.',
          ),
        },
      ],
    },
    {
      kind: 'faq',
      heading: text('Vos questions sur le visuel', 'Over de simulator', 'About the simulator'),
      items: [
        {
          question: text(
            'Le prix du simulateur est-il celui du devis ?',
            'Is de prijs van de simulator die van de offerte?',
            'Is the simulator’s price the final one?',
          ),
          answer: text(
            'C’est une estimation, entre deux bornes, qui ne passe jamais sous nos prix affichés. Le devis tient compte de l’état du véhicule, de ses formes et de ce qu’il faut démonter.',
            'Het is een raming tussen twee bedragen, nooit onder onze gepubliceerde prijzen. De offerte houdt rekening met de staat van het voertuig, de vormen en wat eraf moet.',
            'It’s an estimate with a lower and an upper figure, never below our published prices. The quote allows for the vehicle’s condition, its curves and what has to come off.',
          ),
        },
        {
          question: text(
            'Le visuel envoyé avec le devis est-il payant ?',
            'Moet ik betalen voor het beeld bij de offerte?',
            'Do I pay for the visual with the quote?',
          ),
          answer: text(
            'La première image est comprise dans le devis gratuit. La création complète d’un décor, avec logo redessiné ou photos montées, figure sur une ligne séparée que vous acceptez ou non.',
            'Het eerste beeld hoort bij de gratis offerte. Een volledig ontwerp, met een hertekend logo of fotomontage, staat als aparte post vermeld, die u aanvaardt of niet.',
            'The first picture is part of the free quote. Designing a full livery, with a redrawn logo or photo montage, is a separate line that you accept or decline.',
          ),
        },
        {
          question: text(
            'L’image est-elle fidèle au centimètre ?',
            'Klopt het beeld tot op de centimeter?',
            'Is the picture accurate to the centimetre?',
          ),
          answer: text(
            'Le dessin est à l’échelle d’un véhicule de ce genre, pas du vôtre. Les cotes viennent plus tard, relevées sur votre véhicule, parce qu’une poignée ou un rail de porte coulissante déplace parfois une lettre.',
            'De tekening is op schaal van zo’n voertuig, niet van het uwe. De maten nemen we later op uw eigen voertuig, want een greep of een rail van een schuifdeur verschuift soms een letter.',
            'The drawing is to scale for that type of vehicle, not for yours. We measure your own vehicle later, because a handle or a sliding-door rail sometimes moves a letter.',
          ),
        },
        {
          question: text(
            'Que devient ma photo ?',
            'Wat gebeurt er met mijn foto?',
            'What happens to my photo?',
          ),
          answer: text(
            'Tant que vous essayez vous-même des films, elle reste sur votre appareil. Jointe à une demande, elle est gardée dans son dossier, réservée aux personnes qui y répondent. Vous pouvez masquer la plaque, cela ne nous gêne pas.',
            'Zolang u er zelf folies op probeert, blijft die op uw toestel. Bij een aanvraag gaat de foto in het dossier, enkel voor wie het behandelt. De nummerplaat mag u afdekken, dat stoort ons niet.',
            'While you try films on it yourself, it stays on your device. Attached to a request, it is kept in its file, for the people who answer it. Cover the number plate if you like, it makes no difference to us.',
          ),
        },
        {
          question: text(
            'Et si le résultat réel me déçoit ?',
            'En als het echte resultaat tegenvalt?',
            'What if the real thing disappoints me?',
          ),
          answer: text(
            `C’est pour cela que l’échantillon passe avant la signature. Un défaut de pose ou de film, lui, relève de la garantie de ${duration(wrapWarranty, 'fr')} sur le film coulé.`,
            `Daarom komt het staal vóór uw handtekening. Een fout in de plaatsing of in de folie valt onder de waarborg van ${duration(wrapWarranty, 'nl')} op gegoten folie.`,
            `That’s why the swatch comes before your signature. Faults in the fitting or the cast film are covered by our ${wrapWarranty.min}-year warranty.`,
          ),
        },
      ],
    },
  ],
} satisfies Service;
