import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLeadTimes as leadTimes, typicalLifetimes as lifetimes, shares } from '@/lib/content/facts';
import { formatDuration as duration, formatShareRange as share } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const lettering = {
  seo: {
    title: text(
      'Lettrage de vitrine, de façade et de camionnette',
      'Reclamebelettering voor raam, gevel en bestelwagen',
      'Vinyl lettering for shop windows, shopfronts and vans',
    ),
    description: text(
      `Vinyle coulé ou polymère, découpé ou imprimé, posé à sec ou à l’eau : ce qui tient ${duration(lifetimes.castLettering, 'fr')} et ce qui s’enlève proprement.`,
      `Gegoten of polymeer vinyl, gesneden of geprint, droog of nat geplaatst: wat ${duration(lifetimes.castLettering, 'nl')} blijft zitten en er ook weer netjes af kan.`,
      `Window graphics and van lettering in cast or polymeric vinyl, cut or printed: what lasts ${duration(lifetimes.castLettering, 'en')} and how it comes off cleanly.`,
    ),
  },
  headline: text('La vitrine parle, même fermée', 'Uw raam doet het woord', 'Windows that do the talking'),
  lead: text(
    `Noms, horaires, slogans et dessins en film adhésif, pour commerçants, cabinets, restaurants et flottes d’artisans. Le prix dépend de la surface, des couleurs et de l’échelle à sortir. Vous le recevez ${promise.fr}. Pose ${duration(leadTimes.lettering, 'fr')} après votre signature sur l’épreuve.`,
    `Namen, openingsuren, slagzinnen en tekeningen in kleeffolie, voor winkels, praktijken, restaurants en vakmensen met een camionnette. De prijs hangt af van oppervlakte, kleuren en werkhoogte. U krijgt hem ${promise.nl}. Plaatsing ${duration(leadTimes.lettering, 'nl')} nadat u de proef hebt afgetekend.`,
    `Names, hours, slogans and drawings in adhesive film, for shops, practices, restaurants and tradespeople with a van. The price depends on area, colours and working height, and you have it ${promise.en}. Fitted ${duration(leadTimes.lettering, 'en')} after you approve the proof.`,
  ),
  scene: 'window-lettering',
  projectType: 'lettering',
  sections: [
    {
      kind: 'materials',
      heading: text(
        'Quel film pour quelle surface',
        'Welke folie voor welke ondergrond',
        'Which film for which surface',
      ),
      intro: text(
        'L’épaisseur ne fait pas la qualité, et le plus fin est aussi le plus stable. Les durées valent pour une pose verticale à l’extérieur. Plein sud, comptez moins.',
        'Dikte zegt niets over kwaliteit, want de dunste folie is ook de stabielste. De levensduur geldt buiten, op een verticaal vlak. Pal op het zuiden wordt het minder.',
        'Thickness is no measure of quality, and the thinnest film is also the most stable. The years apply to vertical outdoor use, with fewer for a window facing due south.',
      ),
      items: [
        {
          drawing: 'cast-film',
          title: text('Vinyle coulé', 'Gegoten vinyl', 'Cast vinyl'),
          description: text(
            'Coulé liquide, puis séché sans étirement, il n’a pas de mémoire et ne se rétracte presque pas. Il suit un rivet, une moulure, un pli de tôle.',
            'Vloeibaar uitgegoten en zonder trek gedroogd, zodat het nauwelijks krimpt. Het volgt een klinknagel, een sierlijst, een plooi in plaatwerk.',
            'Poured as a liquid and dried without tension, so it has no memory and hardly shrinks. It follows a rivet, a moulding, a crease in sheet metal.',
          ),
          features: [
            text(
              '50 à 60 µm, mat, satiné ou brillant',
              '50 tot 60 µm, mat, satijn of glanzend',
              '50 to 60 µm, matt, satin or gloss',
            ),
            text(
              'Carrosseries, façades, petits caractères',
              'Carrosserie, gevels, kleine letters',
              'Bodywork, façades, small type',
            ),
          ],
          durability: text(
            duration(lifetimes.castLettering, 'fr'),
            duration(lifetimes.castLettering, 'nl'),
            duration(lifetimes.castLettering, 'en'),
          ),
        },
        {
          drawing: 'calendered-film',
          title: text('Vinyle polymère calandré', 'Polymeer gekalanderd vinyl', 'Polymeric calendered vinyl'),
          description: text(
            'Pressé entre des rouleaux chauds, donc un peu tendu. Sur une vitre ou un panneau plat, il fait très bien l’affaire pour un budget plus léger.',
            'Tussen walsen geperst, en dus licht onder spanning. Op een ruit of een vlak bord doet het prima dienst, voor een kleiner budget.',
            'Pressed between rollers, so left slightly under tension. On a pane or a flat panel it does very well, on a smaller budget.',
          ),
          features: [
            text(
              '70 à 80 µm, large choix de teintes',
              '70 tot 80 µm, ruime kleurkeuze',
              '70 to 80 µm, wide range of colours',
            ),
            text(
              'Surfaces planes ou à faible courbure',
              'Vlakke of licht gebogen ondergrond',
              'Flat or gently curved surfaces',
            ),
          ],
          durability: lifetimes.polymericLettering,
        },
        {
          drawing: 'printed-film',
          title: text('Film imprimé et plastifié', 'Geprinte folie met laminaat', 'Printed, laminated film'),
          description: text(
            'Pour les photos, les ombres et les dégradés. Un laminat transparent protège l’encre du soleil, du doigt et de l’éponge.',
            'Voor foto’s, schaduwen en kleurverlopen. Een doorzichtig laminaat beschermt de inkt tegen zon, vingers en spons.',
            'For photographs, shadows and blends. A clear laminate shields the ink from sun, fingers and sponge.',
          ),
          features: [
            text(
              '100 à 150 µm, laminat compris',
              '100 tot 150 µm, laminaat inbegrepen',
              '100 to 150 µm including laminate',
            ),
            text(
              'Blanc opaque en fond si la vitre est sombre',
              'Dekkend wit als onderlaag op donker glas',
              'Opaque white beneath on dark glass',
            ),
          ],
          durability: text(
            `${duration(lifetimes.printedLettering, 'fr')} selon le film de base`,
            `${duration(lifetimes.printedLettering, 'nl')}, naargelang de basisfolie`,
            `${duration(lifetimes.printedLettering, 'en')}, depending on the base film`,
          ),
        },
        {
          drawing: 'perforated-film',
          title: text('Film microperforé', 'Geperforeerde raamfolie', 'Perforated window film'),
          description: text(
            'Une image côté rue, la vue conservée côté salle, tant qu’il fait plus clair dehors que dedans. Le soir, lampes allumées, l’effet s’inverse.',
            'Een beeld aan de straatkant, uitzicht aan de binnenkant, zolang het buiten lichter is dan binnen. ’s Avonds, met de lampen aan, keert dat om.',
            'A picture on the street side, a view from inside, as long as it is brighter outdoors than in. At night, with the lamps on, the effect reverses.',
          ),
          features: [
            text(
              `${share(shares.perforatedFilmHoles, 'fr')} de trous`,
              `${share(shares.perforatedFilmHoles, 'nl')} gaatjes`,
              `${share(shares.perforatedFilmHoles, 'en')} open area`,
            ),
            text(
              'Pas de texte fin, car les trous mangent les lettres',
              'Geen fijne tekst, want de gaatjes vreten letters op',
              'No fine text, because the holes eat into letters',
            ),
          ],
          durability: lifetimes.perforatedFilm,
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'blade-limit',
      heading: text('Les limites de la lame', 'Wat het mes aankan', 'What the blade can do'),
      items: [
        {
          metric: text('2 mm', '2 mm', '2 mm'),
          title: text('Le trait le plus fin', 'De dunste lijn', 'The thinnest stroke'),
          text: text(
            'En dessous, une lettre découpée s’arrache au premier lavage. Nous engraissons le trait ou nous l’imprimons.',
            'Dunner scheurt een gesneden letter bij de eerste poetsbeurt los. Dan maken we de lijn vetter of printen we ze.',
            'Any finer and a cut letter tears off at the first wash. We thicken the stroke or print it.',
          ),
        },
        {
          metric: text('10 mm', '10 mm', '10 mm'),
          title: text('La plus petite minuscule', 'De kleinste kleine letter', 'The smallest lower case'),
          text: text(
            'Hauteur d’un « x » découpé que l’on peut encore écheniller et poser proprement sur une porte.',
            'Hoogte van een gesneden ‘x’ die we nog netjes kunnen pellen en op een deur kleven.',
            'The height of a cut ‘x’ that can still be weeded and laid neatly on a door.',
          ),
        },
        {
          metric: text('10 °C', '10 °C', '10 °C'),
          title: text('Le froid qui nous arrête', 'Te koud om te kleven', 'Too cold to stick'),
          text: text(
            'C’est la température du support qui compte, pas celle de l’air. Entre 15 et 25 degrés, la colle mouille bien et la pose se fait sans hâte.',
            'De ondergrond telt, niet de lucht. Tussen 15 en 25 graden vloeit de lijm goed uit en werken we zonder haast.',
            'Below that, film grips poorly, and it’s the surface that counts, not the air. Between 15 and 25 °C the adhesive wets out well and nobody has to hurry.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'cut-or-print' },
      heading: text('Découper ou imprimer', 'Snijden of printen', 'Cut or print?'),
      paragraphs: [
        text(
          'Une lettre découpée est colorée dans toute son épaisseur. Pas d’encre à griffer, des bords nets de près comme de loin, rien autour. Restez à trois teintes au plus, car chaque couleur ajoute un film à superposer. L’impression prend le relais dès qu’il y a une photo, une ombre ou un fin liseré. Elle se découpe ensuite au contour, avec une marge blanche ou transparente de quelques millimètres à prévoir dans le dessin.',
          'Een gesneden letter is door en door gekleurd, met een strakke rand van dichtbij en van ver en zonder inkt die bekrast raakt. Eén kleur, twee, hooguit drie, want daarna wordt elke tint een extra laag. Printen neemt over bij een foto, een schaduw of een dun lijntje. De print snijden we langs de contour uit, met enkele millimeters witte of doorzichtige rand. Hou daar in het ontwerp rekening mee.',
          'A cut letter is coloured through its full thickness, so there’s no ink to scratch and the edge is crisp from near and far. Keep to one, two or three colours, because each one is another film to layer. Print takes over as soon as there’s a photograph, a shadow or a hairline. It is then contour-cut, so allow a white or clear margin of a few millimetres in the design.',
        ),
        text(
          'Sur verre, il reste le dépoli, un film de 80 µm environ qui imite le sablage, laisse passer le jour et cache la table du fond.',
          'Op glas bestaat ook zandstraalfolie van ongeveer 80 µm, die daglicht binnenlaat en de achterste tafel verbergt.',
          'On glass there is also etch-effect film. About 80 µm thick, it imitates sandblasting, lets in daylight and hides the table at the back.',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'squeegee' },
      heading: text(
        'À sec, à l’eau, dedans, dehors',
        'Droog, nat, binnen, buiten',
        'Dry, wet, inside, outside',
      ),
      paragraphs: [
        text(
          'Avant tout, on dégraisse, on gratte la vitre à la lame et on sèche les joints. De petites lettres se posent à sec, à la raclette, d’une main sûre. Un grand aplat sur verre se pose à l’eau avec une goutte de savon neutre. Il glisse jusqu’à sa place, puis nous chassons l’eau du centre vers les bords. Le papier transfert se retire une fois la colle prise, parfois le lendemain par temps humide.',
          'Eerst ontvetten, het glas met een mesje schrapen en de voegen drogen. Kleine letters gaan er droog op, met de rakel en een vaste hand. Een groot vlak op glas kleven we nat, met een druppel neutrale zeep. Het schuift naar zijn plek, waarna we het water van het midden naar de rand. De transfertape gaat eraf zodra de lijm pakt, bij vochtig weer soms pas de volgende dag.',
          'First degrease, scrape the glass with a blade and dry the seals. Small letters go on dry, with a squeegee and a steady hand. A large solid area on glass goes on wet, with a drop of mild soap. It slides into place, then we push the water from the centre to the edges. The application tape comes off once the adhesive has gripped, sometimes only the next day in damp weather.',
        ),
        text(
          'À l’intérieur, le film échappe à la pluie, à la raclette du laveur et aux ongles. Il est découpé en miroir et se lit à travers le verre. À l’extérieur, il montre toute sa couleur, même devant un vitrage teinté ou réfléchissant.',
          'Binnen ontsnapt de folie aan regen, glazenwasser en nagels. Ze wordt in spiegelbeeld gesneden en door het glas gelezen. Buiten behoudt ze haar volle kleur, ook op getint of spiegelend glas.',
          'Inside, film is safe from rain, window cleaners and fingernails. It’s cut in mirror image and read through the glass. Outside, it keeps its full colour, even on tinted or reflective glazing.',
        ),
      ],
      note: text(
        'Un grand aplat foncé collé sur un double vitrage exposé au soleil chauffe et peut le fendre. Au-delà d’un quart de la vitre, nous vérifions le type de verre avant d’accepter.',
        'Een groot donker vlak op zonnig dubbel glas warmt op en kan de ruit doen barsten. Vanaf een kwart van de ruit controleren we eerst het glastype.',
        'A large dark area stuck to sunlit double glazing heats up and can crack it. If it covers more than a quarter of the pane, we check the glass first.',
      ),
    },
    {
      kind: 'prose',
      drawing: { id: 'van-rear', before: 1 },
      heading: text(
        'Sur la camionnette, sans tout couvrir',
        'Autobelettering: de camionnette zonder wrap',
        'On the van, without a wrap',
      ),
      paragraphs: [
        text(
          'Nom et métier sur les deux flancs, téléphone et site sur l’arrière, que l’on lit aux feux. Nous évitons les joints de porte, les poignées et la course de la porte coulissante. Pare-brise et vitres avant restent nus, feux, plaques et catadioptres aussi. Le film rétroréfléchissant suit des règles de couleur et d’emplacement. Nous ne le posons qu’après vérification.',
          'Naam en vak op beide flanken, telefoon en website achteraan, waar mensen aan het rode licht lezen. We mijden deurnaden, klinken en de baan van de schuifdeur. Voorruit en voorste zijruiten blijven vrij, net als lichten, nummerplaat en reflectoren. Voor retroreflecterende folie gelden regels over kleur en plaats. Die kleven we pas na controle.',
          'Name and trade on both sides, phone and website on the back, which is what people read at the lights. We avoid door gaps, handles and the travel of the sliding door. The windscreen, front side windows, lights, number plates and reflectors stay bare. Reflective film has its own rules on colour and position, so we check before fitting it.',
        ),
        text(
          'Les employeurs de la construction et du nettoyage doivent en principe faire figurer leur numéro d’entreprise sur leurs véhicules, comme les marchands ambulants. Nous le plaçons lisible et discret. Plaque magnétique ? Pratique sur acier, sans effet sur l’aluminium ou le plastique, à retirer chaque semaine pour que l’humidité n’attaque pas la laque.',
          'Werkgevers in de bouw en de schoonmaak moeten hun ondernemingsnummer in principe op hun voertuigen zetten, net als ambulante handelaars. Wij geven het een leesbare, bescheiden plek. Magneetplaat? Handig op staal, nutteloos op aluminium of kunststof. Haal hem er elke week even af, zodat vocht de lak niet aantast.',
          'In Belgium, employers in construction and cleaning must as a rule show their enterprise number on their vehicles, as must mobile traders. We give it a legible, modest spot. Magnetic signs? Handy on steel, useless on aluminium or plastic, and they need lifting every week so that damp doesn’t attack the paint.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text('Avant de coller', 'Voor we kleven', 'Before we stick anything'),
      items: [
        {
          question: text(
            'Comment se calcule le prix ?',
            'Hoe wordt de prijs berekend?',
            'How do you work out the price?',
          ),
          answer: text(
            'D’après quatre choses que montre une photo : la largeur et la hauteur du texte, le nombre de couleurs, la hauteur de pose et les vieilles lettres à ôter. Un mot simple au rez-de-chaussée coûte surtout le déplacement, si bien que des horaires ajoutés le même jour se remarquent à peine. Le devis sépare le film et la pose.',
            'Aan de hand van vier dingen die u op een foto ziet: breedte en hoogte van de tekst, het aantal kleuren, de werkhoogte en oude letters die eraf moeten. Bij één woord op het gelijkvloers betaalt u vooral de verplaatsing, zodat u openingsuren die dezelfde dag mee gaan nauwelijks in de prijs merkt. De offerte vermeldt folie en plaatsing apart.',
            'From four things a photo shows: the width and height of the text, the number of colours, the working height and any old letters to take off. For a single word at ground level you pay mostly for the journey, so adding the opening hours on the same day hardly shows. The quote lists film and fitting separately.',
          ),
        },
        {
          question: text(
            'Un lettrage s’enlève-t-il sans trace ?',
            'Gaat belettering er zonder sporen af?',
            'Does lettering come off without a trace?',
          ),
          answer: text(
            'Sur verre, oui, avec de la chaleur, une lame et un nettoyant. Sur une peinture, la teinte protégée sous les lettres aura moins pâli que le reste. Ce fantôme s’estompe avec un polissage ou quelques mois de soleil.',
            'Van glas wel, met warmte, een mesje en reiniger. Op lak is de kleur onder de letters minder verbleekt dan de rest. Die schim vervaagt met polijsten of na enkele maanden zon.',
            'From glass, yes, with heat, a blade and cleaner. On paint, the colour beneath the letters will have faded less than the rest. That ghost softens with polishing or a few months of sun.',
          ),
        },
        {
          question: text(
            'Comment nettoyer la vitre ensuite ?',
            'Hoe poets ik het raam daarna?',
            'How do I clean the window afterwards?',
          ),
          answer: text(
            'Patientez une semaine. Ensuite, eau tiède, éponge douce et raclette en caoutchouc, toujours le long de la lettre et jamais contre son bord. Ni lame, ni alcool pur, ni jet à haute pression.',
            'Wacht een week. Daarna lauw water, een zachte spons en een rubberen trekker, altijd met de letter mee en nooit tegen de rand in. Geen mesje, geen pure alcohol, geen hogedrukstraal.',
            'Give it a week. Then lukewarm water, a soft sponge and a rubber squeegee, always along the letter and never against its edge. No blade, no neat alcohol, no pressure washer.',
          ),
        },
        {
          question: text(
            'Peut-on coller sur brique ou crépi ?',
            'Kleeft het op baksteen of crepi?',
            'Will it stick to brick or render?',
          ),
          answer: text(
            'Il existe des films coulés très souples que l’on chauffe et presse au rouleau dans le relief d’une brique saine. Un crépi qui farine les rejette. Un essai de dix centimètres, laissé deux jours, tranche.',
            'Er bestaan heel soepele gegoten folies die we verwarmen en met een rol in gezonde baksteen drukken. Poederende crepi stoot ze af. Een proefje van tien centimeter, twee dagen lang, geeft het antwoord.',
            'There are very soft cast films that we heat and roll into the texture of sound brick. They won’t stick to chalky render. A ten-centimetre test, left for two days, settles the matter.',
          ),
        },
        {
          question: text(
            'Puis-je poser les lettres moi-même ?',
            'Mag ik de letters zelf kleven?',
            'Can I apply the letters myself?',
          ),
          answer: text(
            'Pour des heures d’ouverture ou un nom sur une boîte aux lettres, volontiers. Nous les livrons échenillées, sur papier transfert, avec un mode d’emploi. Au-delà d’un mètre de long, une bulle coûte plus cher que notre déplacement.',
            'Openingsuren of een naam op de brievenbus, gerust. We leveren ze gepeld op transfertape, met een handleiding. Is het langer dan een meter, dan kost een plooi u meer dan onze verplaatsing.',
            'Opening hours or a name on a letterbox, gladly. We supply them weeded, on application tape, with instructions. Over a metre long, a crease will cost you more than having us come out.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
