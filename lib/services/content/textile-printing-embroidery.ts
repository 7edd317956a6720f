import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLeadTimes as leadTimes } from '@/lib/content/facts';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const textilePrintingEmbroidery = {
  seo: {
    title: text(
      'Vêtements personnalisés : broder ou imprimer ?',
      'Bedrijfskleding borduren of bedrukken: wat kiest u?',
      'Embroidered or printed workwear: which to choose',
    ),
    description: text(
      `Polos, vestes, tabliers et t-shirts à votre nom, brodés ou imprimés à Zaventem, selon le tissu et le nombre. Devis ${promise.fr}.`,
      `Polo’s, jassen, schorten en T-shirts met uw naam, geborduurd of bedrukt in Zaventem, op maat van stof en aantal. Offerte ${promise.nl}.`,
      `Polos, hoodies, jackets, aprons and T-shirts with your name, embroidered or printed near Brussels. Quote ${promise.en}.`,
    ),
  },
  headline: text(
    'D’abord le tissu, puis la technique',
    'Eerst de stof, dan de steek',
    'Fabric first, technique second',
  ),
  lead: text(
    `Nous brodons et imprimons ce que portent les équipes de chantier, de salle, de soins ou de sport. Le prix dépend du vêtement et du nombre, d’où un devis détaillé ${promise.fr} plutôt qu’un tarif. Après votre accord, comptez ${duration(leadTimes.textile, 'fr')}.`,
    `Wij borduren en bedrukken wat ploegen dragen op de werf, in de zaal, in de zorg of op het veld. De prijs hangt af van stuk en aantal, dus krijgt u ${promise.nl} een offerte in plaats van een tarieflijst. Na uw akkoord rekent u op ${duration(leadTimes.textile, 'nl')}.`,
    `We embroider and print what teams wear on site, behind the bar, on the ward and on the pitch. The price depends on garment and quantity, so you get an itemised quote ${promise.en} rather than a price list. Allow ${duration(leadTimes.textile, 'en')} after you approve the proof.`,
  ),
  scene: 'textile-shelf',
  projectType: 'embroidery',
  sections: [
    {
      kind: 'materials',
      heading: text(
        'L’étiquette du col donne la réponse',
        'Het label in de kraag weet meer',
        'The answer is on the care label',
      ),
      intro: text(
        'Avant de parler fil ou encre, nous regardons la composition, car chaque fibre accepte la chaleur, l’aiguille et la couleur à sa manière.',
        'Voor we over draad of inkt beginnen, kijken we naar de samenstelling, want elke vezel verdraagt hitte, naald en kleurstof op haar eigen manier.',
        'Before we talk thread or ink we look at what the fabric is made of, because every fibre takes heat, needles and colour in its own way.',
      ),
      items: [
        {
          drawing: 'cotton-knit',
          title: text('Coton, 150 à 220 g/m²', 'Katoen, 150 tot 220 g/m²', 'Cotton, 150 to 220 g/m²'),
          description: text(
            'Le coton boit l’encre et supporte la presse. Un jersey mince fronce sous l’aiguille, pas la maille piquée d’un polo.',
            'Katoen zuigt inkt op en kan tegen de pers. Dun jersey trekt rimpels onder de naald, het piquébreisel van een polo niet.',
            'Cotton drinks ink and shrugs off the heat press. Thin jersey puckers under a needle, but the piqué knit of a polo shirt doesn’t.',
          ),
          features: [
            text(
              'Toutes les impressions, de la sérigraphie au numérique',
              'Alle druktechnieken, van zeefdruk tot digitaal',
              'Every kind of printing, from screens to digital',
            ),
            text(
              'Broderie dès que la maille est assez dense',
              'Borduren zodra het breisel dicht genoeg is',
              'Embroidery once the knit is dense enough',
            ),
          ],
          durability: text(
            'Lavage à 40 °C. Non prérétréci, il peut perdre jusqu’à 5 % en longueur la première fois.',
            'Wassen op 40 °C. Niet-voorgekrompen katoen kan bij de eerste was tot 5% krimpen.',
            'Washes at 40 °C. If not preshrunk it may lose up to 5% in length the first time.',
          ),
        },
        {
          drawing: 'mixed-yarn',
          title: text(
            'Polyester-coton, 245 à 300 g/m²',
            'Polykatoen, 245 tot 300 g/m²',
            'Polycotton, 245 to 300 g/m²',
          ),
          description: text(
            'L’étoffe des vestes de travail, des pantalons à poches et des tabliers. Tissée serré, elle reste plate sous des milliers de points.',
            'De stof van werkjassen, broeken met zakken en schorten. Ze is strak geweven en blijft vlak onder duizenden steken.',
            'The stuff of work jackets, cargo trousers and aprons. Woven tight, it stays flat under thousands of stitches.',
          ),
          features: [
            text(
              'Broderie en premier choix',
              'Borduurwerk als eerste keuze',
              'Embroidery is the first choice',
            ),
            text(
              'Transfert pour un grand dos lisible de loin',
              'Transferdruk voor een rug die van ver leesbaar is',
              'A transfer for a back that reads from afar',
            ),
          ],
          durability: text(
            'Conçu en général pour des lessives à 60 °C et un séchage rapide.',
            'Doorgaans gemaakt om op 60 °C te wassen en vlot te drogen.',
            'Generally built for 60 °C washes and quick drying.',
          ),
        },
        {
          drawing: 'sport-mesh',
          title: text(
            'Polyester de sport, 130 à 160 g/m²',
            'Sportpolyester, 130 tot 160 g/m²',
            'Sports polyester, 130 to 160 g/m²',
          ),
          description: text(
            'Léger et respirant, mais capricieux à chaud. Vers 140 °C, sa teinture peut migrer et un numéro blanc vire au rose sur un maillot rouge.',
            'Licht en ademend, maar grillig onder hitte: rond 140 °C kan de kleurstof migreren en wordt een wit rugnummer roze op een rood shirt.',
            'Light and breathable, but touchy under heat. Near 140 °C its dye can migrate, and a white number turns pink on a red jersey.',
          ),
          features: [
            text(
              'Film posé à basse température, avec couche bloquante',
              'Folie op lage temperatuur, met een blokkerende laag',
              'Low-temperature film with a blocking layer',
            ),
            text(
              'Broderie déconseillée, sauf petit écusson',
              'Liever geen borduurwerk, hooguit een klein embleem',
              'Embroidery best avoided, save for a small crest',
            ),
          ],
          durability: text(
            'Lavage à 30 ou 40 °C, sans adoucissant, qui encrasse les mailles qui respirent.',
            'Wassen op 30 of 40 °C zonder wasverzachter, want die verstopt de ademende mazen.',
            'Washes at 30 or 40 °C, without softener, which clogs the open knit.',
          ),
        },
        {
          drawing: 'shell-layers',
          title: text(
            'Softshell, polaire, vestes de pluie',
            'Softshell, fleece en regenjassen',
            'Softshell, fleece and rainwear',
          ),
          description: text(
            'L’aiguille traverse la membrane et l’eau suit le même chemin. Sur une polaire ou un softshell d’entre-saison, cela ne gêne personne. Sur un imperméable, si.',
            'De naald gaat door het membraan en water volgt dezelfde weg. Bij fleece of een softshell voor droog weer stoort dat niemand, bij een regenjas wel.',
            'A needle goes through the membrane, and rain follows. On fleece or a fair-weather softshell nobody minds. On a raincoat they do.',
          ),
          features: [
            text(
              'Broderie sur polaire et softshell doublé',
              'Borduren op fleece en gevoerde softshell',
              'Embroidery on fleece and lined softshell',
            ),
            text(
              'Transfert doux ou badge collé sur l’imperméable',
              'Zachte transfer of gekleefde badge op regenkleding',
              'A gentle transfer or a bonded badge on rainwear',
            ),
          ],
          durability: text(
            'Plusieurs saisons. Une membrane se lave à 30 °C et se réimperméabilise de temps à autre.',
            'Meerdere seizoenen. Een membraan wast u op 30 °C en maakt u af en toe opnieuw waterafstotend.',
            'Several seasons. A membrane needs washing at 30 °C and a fresh coat of proofing now and then.',
          ),
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'needle-path',
      heading: text(
        'Broder ou imprimer, en chiffres',
        'Borduren of bedrukken, en vanaf hoeveel',
        'Four numbers that settle it',
      ),
      items: [
        {
          metric: text('1 pièce', '1 stuk', '1 piece'),
          title: text('Le numérique part de là', 'Digitaal begint bij één', 'Where digital starts'),
          text: text(
            'Ni écran ni programme à préparer, un fichier suffit. C’est la voie d’un cadeau de départ ou d’un essai porté avant la grosse commande.',
            'Er valt geen raam of programma voor te bereiden, een bestand volstaat. Ideaal voor een afscheidscadeau of een proefstuk vóór de grote bestelling.',
            'No screen and no stitch programme to prepare, only a file. Right for a leaving present, or for a trial shirt before the big order.',
          ),
        },
        {
          metric: text('10 pièces', '10 stuks', '10 pieces'),
          title: text(
            'Le fil devient raisonnable',
            'Draad wordt betaalbaar',
            'Embroidery becomes reasonable',
          ),
          text: text(
            'Répartie sur une dizaine de polos, la préparation du logo cesse de peser sur chacun, et elle ne se repaie pas à la commande suivante.',
            'Gespreid over een tiental polo’s weegt de voorbereiding van het logo nog amper door, en bij een nabestelling betaalt u ze niet opnieuw.',
            'Spread over ten or so polos, preparing the logo stops weighing on each one, and a repeat order doesn’t pay for it again.',
          ),
        },
        {
          metric: text('50 pièces', '50 stuks', '50 pieces'),
          title: text('La sérigraphie prend l’avantage', 'Zeefdruk neemt het over', 'Screens take over'),
          text: text(
            'Les écrans se paient une fois, l’encre coûte peu. Avec une à trois couleurs et une seule image pour tous, chaque exemplaire supplémentaire fait baisser le prix de la pièce.',
            'Ramen kosten één keer geld, inkt bijna niets. Met één tot drie kleuren en hetzelfde beeld voor iedereen daalt het gemiddelde met elk extra stuk.',
            'Screens cost once and ink next to nothing. With one to three colours and the same picture for everyone, each extra shirt brings the average down.',
          ),
        },
        {
          metric: text('10 cm', '10 cm', '10 cm'),
          title: text('Au-delà, imprimez', 'Nog breder: drukken', 'Wider than that, print'),
          text: text(
            'Un aplat brodé plus large raidit le devant comme un plastron. Nous brodons alors le cœur et imprimons le dos, avec le même logo.',
            'Een groter geborduurd vlak maakt de voorkant zo stijf als een harnas. We borduren dan de borst en bedrukken de rug, met hetzelfde logo.',
            'A larger embroidered area turns the front into a breastplate. So we embroider the chest and print the back, with the same logo.',
          ),
        },
      ],
    },
    {
      kind: 'audience',
      drawing: 'worn-apron',
      heading: text('Qui porte quoi', 'Wie draagt wat', 'Who wears what'),
      items: [
        {
          title: text('Chantier et technique', 'Bouw en techniek', 'Building and trades'),
          text: text(
            'Softshell et sweat brodés sur la poitrine, t-\u2060shirts imprimés dans le dos. Choisissez un modèle que le fabricant suit plusieurs années, et les recrues seront assorties.',
            'Softshells en sweaters met een geborduurde borst, T-shirts met een bedrukte rug. Kies een model dat de fabrikant jaren in zijn gamma houdt, dan past de nieuwe collega erbij.',
            'Softshells and sweatshirts embroidered on the chest, T-shirts printed on the back. Choose a style the brand keeps in its range, and the new recruit will match.',
          ),
        },
        {
          title: text('Horeca et commerces', 'Horeca en winkels', 'Restaurants and shops'),
          text: text(
            'Tablier, chemise, casquette. Ce qui touche la sauce se lave chaud et souvent. Couleur sur couleur, la broderie vieillit mieux qu’un grand aplat clair.',
            'Schort, hemd, pet. Wat met saus in aanraking komt, gaat vaak en heet in de was. Een borduursel ton sur ton veroudert mooier dan een groot licht vlak.',
            'Apron, shirt, cap. Whatever meets the sauce is washed hot and often, and tone-on-tone embroidery ages better than a large pale block.',
          ),
        },
        {
          title: text('Soins et professions libérales', 'Zorg en vrije beroepen', 'Care and the professions'),
          text: text(
            'Une tunique avec le prénom et la fonction, lisibles à la distance d’une poignée de main, soit des capitales de 7 à 8 mm.',
            'Een tuniek met voornaam en functie, leesbaar op de afstand van een handdruk. Hoofdletters van 7 à 8 mm volstaan.',
            'A tunic with first name and role, readable at handshake distance. Capitals of 7 to 8 mm will do.',
          ),
        },
        {
          title: text(
            'Clubs, écoles, événements',
            'Clubs, scholen, evenementen',
            'Clubs, schools and events',
          ),
          text: text(
            'Beaucoup de pièces, une date immuable et des tailles d’enfant. Réservez le stock tôt, car le 8 ans et le M partent souvent les premiers.',
            'Veel stuks, een vaste datum en kindermaten. Leg de voorraad tijdig vast, want maat 128 en M zijn vaak het eerst op.',
            'Lots of pieces, a date that won’t move, and children’s sizes. Reserve stock early, because age 8 and adult M are often the first to go.',
          ),
        },
      ],
    },
    {
      kind: 'process',
      heading: text(
        'De la liste des tailles au colis',
        'Van matenlijst tot pakje',
        'From size list to parcel',
      ),
      intro: text(
        `Entre l’épreuve signée et le colis, comptez ${duration(leadTimes.textile, 'fr')}, pourvu que le stock du fabricant suive.`,
        `Tussen de getekende proef en het pakje ligt ${duration(leadTimes.textile, 'nl')}, als de voorraad van de fabrikant het toelaat.`,
        `It takes ${duration(leadTimes.textile, 'en')} after you approve the proof, provided the brand has stock.`,
      ),
      steps: [
        {
          drawing: 'measured-shirt',
          title: text('La liste', 'De lijst', 'The list'),
          duration: text('une demi-heure, chez vous', 'een halfuur, bij u', 'half an hour, at your end'),
          text: text(
            'Qui, quelle pièce, quelle taille, quelle couleur. Mesurez à plat un vêtement que vous aimez, d’une aisselle à l’autre, car les tailles varient d’une marque à l’autre.',
            'Wie, welk stuk, welke maat, welke kleur. Meet een geliefd kledingstuk plat op, van oksel tot oksel, want een L is niet overal een L.',
            'Who, which garment, what size, what colour. Measure a favourite one laid flat, armpit to armpit, because one brand’s L is another’s M.',
          ),
        },
        {
          drawing: 'three-lines',
          title: text('Le devis', 'De offerte', 'The quote'),
          duration: promise,
          text: text(
            'Vêtement, préparation du logo et marquage figurent sur trois lignes distinctes. Vous voyez ainsi ce qui se paie une fois et ce qui se multiplie.',
            'Kledingstuk, voorbereiding van het logo en bedrukking of borduursel staan elk apart vermeld. Zo ziet u wat u eenmalig betaalt en wat per stuk telt.',
            'Garment, logo preparation and decoration appear on three separate lines, so you can see what is paid once and what multiplies.',
          ),
        },
        {
          drawing: 'placed-proof',
          title: text('L’épreuve', 'De proef', 'The proof'),
          duration: { min: 2, max: 3, unit: 'workingDays' },
          text: text(
            'Un montage coté en centimètres, emplacement compris, ou un échantillon cousu pour la broderie. Relisez les prénoms à voix haute.',
            'Een montage met maten in centimeters, plaats inbegrepen, of een genaaid staal bij borduurwerk. Lees de voornamen hardop na.',
            'A mock-up dimensioned in centimetres, position included, or a sewn sample for embroidery. Read the names aloud.',
          ),
        },
        {
          drawing: 'machine-heads',
          title: text('Le marquage', 'Het echte werk', 'Decoration'),
          duration: { min: 8, max: 12, unit: 'workingDays' },
          text: text(
            'Arrivée des vêtements, comptage par taille, puis fil ou encre. La première pièce est comparée à l’épreuve avant que les autres ne suivent.',
            'De kleding komt binnen, we tellen ze per maat, dan volgt draad of inkt. Het eerste stuk leggen we naast de proef voor de rest volgt.',
            'Garments arrive, are counted by size, then meet thread or ink. The first one is laid beside the proof before the rest follow.',
          ),
        },
        {
          drawing: 'taped-parcel',
          title: text('Le colis', 'Het pakje', 'The parcel'),
          duration: { min: 1, max: 2, unit: 'workingDays' },
          text: text(
            'Plié, trié par taille ou par personne, expédié ou retiré à Zaventem.',
            'Geplooid, per maat of per persoon gesorteerd, verstuurd of af te halen in Zaventem.',
            'Folded, sorted by size or by person, shipped or collected in Zaventem.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'folded-stack', before: 1 },
      heading: text('Vos vêtements ou les nôtres', 'Uw kleding of de onze', 'Your garments or ours'),
      paragraphs: [
        text(
          'Nous commandons les pièces pour vous, ou nous marquons les vôtres si elles sont neuves et lavables. Dans ce cas, prévoyez une pièce de réserve pour le réglage.',
          'We bestellen de stukken voor u, of we werken op de uwe als ze nieuw en wasbaar zijn. Voorzie dan één reservestuk voor het afstellen.',
          'We order the garments for you, or decorate yours if they’re new and washable. In that case add a spare for setting up.',
        ),
        text(
          'Vous équipez du personnel ? En Belgique, l’employeur fournit en principe les vêtements de travail et en assure l’entretien. La réglementation du bien-être au travail et votre commission paritaire fixent les détails. Comptez donc assez de tenues pour qu’une soit au lavage.',
          'Kleedt u uw personeel? In België bezorgt de werkgever in principe de werkkleding en zorgt hij voor het onderhoud. De welzijnsregelgeving en uw paritair comité bepalen de details. Voorzie genoeg sets, zodat er altijd één in de was kan.',
          'Dressing staff? In Belgium the employer as a rule supplies workwear and sees to its upkeep. The rules on well-being at work and your joint committee fix the details. Order enough sets so that one can be in the wash.',
        ),
      ],
      note: text(
        'Un écusson de club, un personnage ou le logo d’un fournisseur appartient à quelqu’un. Nous ne le reproduisons qu’avec l’accord de son titulaire.',
        'Een clubembleem, een stripfiguur of het logo van een leverancier is van iemand. We nemen het alleen over met toestemming van de rechthebbende.',
        'A club crest, a cartoon character or a supplier’s logo belongs to someone. We reproduce it only with the owner’s consent.',
      ),
    },
    {
      kind: 'faq',
      drawing: 'heart-logo',
      heading: text(
        'Avant d’habiller tout le monde',
        'Voor u iedereen in het nieuw steekt',
        'Before you dress everyone',
      ),
      items: [
        {
          question: text(
            'Peut-on broder et imprimer la même pièce ?',
            'Kan één stuk geborduurd én bedrukt worden?',
            'Can one garment be embroidered and printed?',
          ),
          answer: text(
            'Oui, et c’est fréquent, le cœur au fil et le dos à l’encre. Nous choisissons l’ordre pour que la presse n’écrase pas les points.',
            'Ja, en dat gebeurt vaak, met de borst in draad en de rug in inkt. Wij kiezen de volgorde zo dat de pers de steken niet platdrukt.',
            'Yes, and it’s common, with thread on the chest and ink on the back. We choose the order so that the press doesn’t flatten the stitches.',
          ),
        },
        {
          question: text(
            'Comment être sûr des tailles ?',
            'Hoe kies ik de juiste maten?',
            'How do we get the sizes right?',
          ),
          answer: text(
            'Demandez le tableau en centimètres du modèle exact. Pour une équipe nombreuse, un jeu de tailles à essayer, du S au 3XL, évite les échanges, impossibles une fois le vêtement marqué. Ajoutez quelques pièces dans les tailles moyennes.',
            'Vraag de matentabel in centimeters van het juiste model. Voor een grote ploeg bespaart een reeks pasmodellen van S tot 3XL u het ruilen, want dat kan niet meer zodra het logo erop staat. Tel er wat middenmaten bij.',
            'Ask for the chart in centimetres of the exact style. For a large team, a fitting set from S to 3XL avoids exchanges, which are impossible once a garment is decorated. Add a few spares in the middle sizes.',
          ),
        },
        {
          question: text(
            'Retrouverai-je la même couleur dans deux ans ?',
            'Is dezelfde kleur er over twee jaar nog?',
            'Will the same colour still be available in two years?',
          ),
          answer: text(
            'Pour le marquage, oui. Pour le vêtement, pas toujours. Deux bains de teinture diffèrent un peu et un modèle peut disparaître. Les basiques en noir, marine ou gris sont les plus sûrs.',
            'Het logo wel, het kledingstuk niet altijd. Twee verfbaden verschillen licht en een model kan uit het gamma gaan. Basisstukken in zwart, marine of grijs zijn het veiligst.',
            'We can repeat the decoration, but the garment may be discontinued. Dye lots differ slightly and styles are dropped. Basics in black, navy or grey are the safest bet.',
          ),
        },
        {
          question: text(
            'Proposez-vous du coton bio ou recyclé ?',
            'Hebt u biokatoen of gerecycleerde stof?',
            'Do you offer organic or recycled cotton?',
          ),
          answer: text(
            'Oui, sur demande, si le modèle existe dans votre taille et votre teinte. Nous reprenons dans le devis ce que le document du fabricant atteste, rien de plus.',
            'Ja, op aanvraag, als het model in uw maat en tint bestaat. In de offerte nemen we over wat het document van de fabrikant aantoont, en niets meer.',
            'Yes, on request, where the style comes in your size and shade. The quote states what the manufacturer’s document proves, and no more.',
          ),
        },
        {
          question: text(
            'Et si l’événement a lieu dans une semaine ?',
            'En als het evenement volgende week is?',
            'What if the event is next week?',
          ),
          answer: text(
            'Téléphonez avant d’écrire. Un t-shirt courant en stock, imprimé en numérique, peut parfois partir plus vite. C’est rare pour une broderie ou une série de huit modèles.',
            'Bel eerst, mail daarna. Een courant T-shirt uit voorraad, digitaal bedrukt, kan soms sneller weg. Borduurwerk of een reeks van acht modellen zelden.',
            'Ring before you write. A common T-shirt in stock, digitally printed, can sometimes leave sooner. Embroidery or an order of eight styles seldom can.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
