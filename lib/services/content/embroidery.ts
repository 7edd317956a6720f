import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLeadTimes as leadTimes } from '@/lib/content/facts';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const embroidery = {
  seo: {
    title: text(
      'Broderie de logo sur polos, vestes et casquettes',
      'Logo borduren op polo’s, werkkleding en petten',
      'Logo embroidery on polos, workwear and caps',
    ),
    description: text(
      'Logo brodé sur polo, softshell, tablier ou casquette : fils, renforts, hauteur minimale des lettres, lavage à 60 °C et ce qui fait le prix de chaque pièce.',
      'Uw logo geborduurd op polo, softshell, schort of pet: garens, versteviging, kleinste letterhoogte, wassen op 60 °C en wat de prijs per stuk bepaalt.',
      'Your logo embroidered on polos, softshells, aprons or caps: threads, backing, smallest letters, 60 °C washing and what drives the price of each piece.',
    ),
  },
  headline: text('Point par point, lettre par lettre', 'Vast met zesduizend steken', 'Sewn in, not stuck on'),
  lead: text(
    `Un logo cousu dans l’étoffe, pour les équipes qui lavent beaucoup et remplacent peu leurs polos, vestes, tabliers et casquettes. Le prix suit les points et le nombre de pièces. Il vous parvient ${promise.fr}. Après votre feu vert, il faut ${duration(leadTimes.textile, 'fr')}.`,
    `Een logo dat in de stof genaaid zit, voor ploegen die hun polo’s, jassen, schorten en petten veel wassen en weinig vervangen. De prijs hangt af van het aantal steken en stuks. U krijgt hem ${promise.nl}. Na uw akkoord zijn de stukken er in ${duration(leadTimes.textile, 'nl')}.`,
    `Embroidery sews your logo into the fabric, for workwear that is washed often and replaced rarely: polos, jackets, aprons, caps. The price depends on stitches and quantity, and you have it ${promise.en}. Delivery takes ${duration(leadTimes.textile, 'en')} after you approve the proof.`,
  ),
  scene: 'shirt-embroidery',
  projectType: 'embroidery',
  sections: [
    {
      kind: 'benefits',
      heading: text('Les mesures du fil', 'De maten van het garen', 'What thread can do'),
      items: [
        {
          metric: text('0,4 mm', '0,4 mm', '0.4 mm'),
          drawing: 'stitch-width',
          title: text('L’épaisseur du trait', 'De dikte van de lijn', 'The thickness of the line'),
          text: text(
            'Un fil courant, le n° 40, couvre à peu près cela. Un trait plus mince que deux fils côte à côte, soit environ 1 mm, se dessine mal.',
            'Een gewoon garen, nr. 40, dekt ongeveer zoveel. Een streep dunner dan twee draden naast elkaar, zowat 1 mm, laat zich moeilijk tekenen.',
            'Ordinary no. 40 thread covers roughly that. A stroke thinner than two threads side by side, about 1 mm, is hard to sew.',
          ),
        },
        {
          metric: text('200 points/\u200bcm²', '200 steken/\u200bcm²', '200 stitches/\u200bcm²'),
          drawing: 'outline-or-fill',
          title: text('L’appétit d’un aplat', 'Hoeveel steken een vlak vraagt', 'What a solid area takes'),
          text: text(
            'Ordre de grandeur d’un remplissage dense. Un carré plein de 3 cm en avale 1 800, et un logo de poitrine de 9 cm se situe souvent entre 5 000 et 10 000.',
            'De grootteorde van een dichte vulling. Een vol vierkant van 3 cm telt er 1.800, een borstlogo van 9 cm telt er vaak 5.000 tot 10.000.',
            'A usual density for a fill. A solid 3 cm square takes 1,800, and a 9 cm chest logo often lies between 5,000 and 10,000.',
          ),
        },
        {
          metric: text('5 mm', '5 mm', '5 mm'),
          drawing: 'letter-height',
          title: text('La plus petite capitale', 'De kleinste hoofdletter', 'The smallest capital'),
          text: text(
            'En bâton simple et au fil courant. Avec un fil fin, le n° 60, 4 mm restent possibles sur un tissu lisse. Les empattements se perdent sous 7 mm.',
            'In een eenvoudige schreefloze letter en gewoon garen. Met fijn garen, nr. 60, lukt 4 mm op een gladde stof. Schreven slibben al onder 7 mm dicht.',
            'In a plain sans serif and ordinary thread. With fine no. 60, 4 mm is possible on smooth fabric. Serifs begin to clog below 7 mm.',
          ),
        },
        {
          metric: text('60 °C', '60 °C', '60 °C'),
          drawing: 'inside-out',
          title: text('La lessive d’une tenue de travail', 'De was van een werkpak', 'The workwear wash'),
          text: text(
            'Le fil polyester la supporte sans pâlir. C’est l’étiquette du vêtement qui fixe la limite. Une maille de coton foncée demandera 40 °C.',
            'Polyestergaren verbleekt er niet van. Het label van het kledingstuk legt de grens, en donker katoen vraagt meestal 40 °C.',
            'Polyester thread takes it without fading. The garment’s own label sets the limit, and dark cotton knits usually ask for 40 °C.',
          ),
        },
      ],
    },
    {
      kind: 'process',
      heading: text('Du logo au programme', 'Van logo tot steekprogramma', 'From logo to stitch file'),
      intro: text(
        'Une machine à broder ne lit pas les dessins. Quelqu’un doit décider du chemin de l’aiguille, de l’angle et de la densité. Cela s’appelle le piquage.',
        'Een borduurmachine leest geen tekeningen. Iemand moet de weg van de naald, de hoek en de dichtheid bepalen. Dat heet ponsen.',
        'An embroidery machine can’t read drawings. Someone has to decide the needle’s path, its angle and its density. That’s called digitising, or punching.',
      ),
      steps: [
        {
          drawing: 'marked-up-logo',
          title: text('La lecture', 'Het nakijken', 'Reading'),
          duration: text('dans le devis', 'inbegrepen in de offerte', 'part of the quote'),
          text: text(
            'Nous repérons ce qui ne se coudra pas : dégradés, ombres, mentions minuscules. Vous approuvez une version simplifiée avant tout piquage.',
            'We duiden aan wat niet te naaien valt: kleurverlopen, schaduwen, piepkleine regels. U keurt een vereenvoudigde versie goed voor we ponsen.',
            'We mark what won’t sew: gradients, shadows, tiny taglines. You approve a simplified version before anything is digitised.',
          ),
        },
        {
          drawing: 'needle-path',
          title: text('Le piquage', 'Het ponsen', 'Digitising'),
          duration: { min: 1, max: 2, unit: 'workingDays' },
          text: text(
            'Point passé pour les traits jusqu’à 8 mm de large, remplissage pour les surfaces, point droit pour les détails. On compense aussi la traction du fil, qui ovalise les ronds.',
            'Satijnsteek voor lijnen tot 8 mm breed, vulsteek voor vlakken, stiksteek voor details. Ook de trek van het garen wordt bijgestuurd, want die maakt cirkels ovaal.',
            'Satin stitch for strokes up to 8 mm wide, fill for areas, running stitch for detail. The pull of the thread, which turns circles oval, is corrected too.',
          ),
        },
        {
          drawing: 'sewn-sample',
          title: text('L’échantillon', 'Het staal', 'The sew-out'),
          duration: { min: 2, max: 2, unit: 'workingDays' },
          text: text(
            'Cousu sur une étoffe de même poids que la vôtre, photographié à côté d’une règle. Vous demandez vos retouches à ce moment-là.',
            'Genaaid op een stof van hetzelfde gewicht als de uwe en gefotografeerd naast een meetlat. Dit is het moment voor opmerkingen.',
            'Sewn on fabric of the same weight as yours and photographed beside a ruler. This is the moment for second thoughts.',
          ),
        },
        {
          drawing: 'machine-heads',
          title: text('La série', 'De reeks', 'The run'),
          duration: { min: 5, max: 8, unit: 'workingDays' },
          text: text(
            'À 800 points par minute, 8 000 points prennent dix minutes par tête, plus la pose du cadre. Fils coupés, renfort taillé, vapeur, contrôle.',
            'Bij 800 steken per minuut duren 8.000 steken tien minuten per kop, plus het inspannen. Dan draadjes knippen, versteviging bijwerken, stomen, nakijken.',
            'At 800 stitches a minute, 8,000 take ten minutes a head, plus hooping. Then threads are trimmed, backing cut away, and each piece steamed and checked.',
          ),
        },
      ],
    },
    {
      kind: 'materials',
      heading: text('Fils et renforts', 'Garens en versteviging', 'Threads and backings'),
      intro: text(
        'Le fil se voit, le renfort soutient l’étoffe par-derrière. Les deux se choisissent d’après le vêtement.',
        'Het garen ziet u, de versteviging werkt achteraan. Ze moeten allebei bij de stof passen.',
        'Thread is what you see, and backing supports the fabric behind it. Both have to suit the garment.',
      ),
      items: [
        {
          drawing: 'thread-cone',
          title: text('Fil polyester', 'Polyestergaren', 'Polyester thread'),
          description: text(
            'Notre fil de tous les jours, brillant, solide, vendu en plusieurs centaines de teintes. Nous cherchons la plus proche de votre Pantone et vous la montrons.',
            'Ons garen voor elke dag, glanzend, sterk en verkrijgbaar in honderden tinten. We zoeken de tint die het dichtst bij uw Pantonekleur ligt en tonen ze u.',
            'Our everyday thread, glossy, strong and sold in several hundred shades. We look for the nearest to your Pantone colour and show it to you.',
          ),
          features: [
            text(
              'Tenues de travail, sport, extérieur',
              'Werkkleding, sport, buiten',
              'Workwear, sport, outdoors',
            ),
            text(
              'Peu sensible au chlore et à la sueur',
              'Goed bestand tegen chloor en zweet',
              'Largely indifferent to chlorine and sweat',
            ),
          ],
          durability: text(
            'Dure en général plus longtemps que le vêtement, même lavé à chaud.',
            'Gaat doorgaans langer mee dan het kledingstuk, ook bij heet wassen.',
            'As a rule it lasts longer than the garment, hot washes included.',
          ),
        },
        {
          drawing: 'rayon-thread',
          title: text('Fil de rayonne (viscose)', 'Rayongaren (viscose)', 'Rayon (viscose) thread'),
          description: text(
            'Plus souple, il épouse les petites courbes et renvoie la lumière comme la soie. Mouillé, il perd une part de sa résistance.',
            'Het is soepeler, volgt kleine bochten beter en vangt het licht zoals zijde. Nat verliest het een deel van zijn sterkte.',
            'Softer, it follows small curves gracefully and catches the light like silk. Wet, it loses part of its strength.',
          ),
          features: [
            text(
              'Chemises, linge de table, cadeaux',
              'Hemden, tafellinnen, geschenken',
              'Shirts, table linen, gifts',
            ),
            text(
              'Points fins, détails délicats',
              'Fijne steken, tere details',
              'Fine stitches, delicate detail',
            ),
          ],
          durability: text(
            'Des années à 40 °C, jamais d’eau de Javel.',
            'Jaren bij 40 °C, maar nooit bleekwater.',
            'Years at 40 °C, and never any bleach.',
          ),
        },
        {
          drawing: 'cut-away',
          title: text(
            'Renfort à découper, 50 à 80 g/m²',
            'Snijvlies, 50 tot 80 g/m²',
            'Cut-away backing, 50 to 80 g/m²',
          ),
          description: text(
            'Un non-tissé qui reste sous la broderie et retient les mailles extensibles des polos, sweats et t-shirts.',
            'Een vlies dat onder het borduursel blijft en rekbare breisels zoals polo’s, sweaters en T-shirts in vorm houdt.',
            'A non-woven that stays behind the stitching and holds stretchy knits such as polos, sweatshirts and T-shirts in shape.',
          ),
          features: [
            text(
              'Taillé à quelques millimètres du motif',
              'Tot op enkele millimeters bijgeknipt',
              'Trimmed to a few millimetres',
            ),
            text(
              'Empêche le logo de gondoler',
              'Voorkomt dat het logo golft',
              'Keeps the logo from rippling',
            ),
          ],
          durability: text(
            'Permanent, il reste aussi longtemps que le logo.',
            'Blijvend, even lang als het logo.',
            'Permanent, so it lives as long as the logo does.',
          ),
        },
        {
          drawing: 'tear-away',
          title: text(
            'Renfort à déchirer et film soluble',
            'Scheurvlies en oplosbare folie',
            'Tear-away and soluble film',
          ),
          description: text(
            'Le premier se retire des tissus stables comme la chemise ou le tablier. Le second, posé dessus, garde les points à la surface d’une polaire ou d’une éponge, puis fond à l’eau.',
            'Het eerste scheurt u weg bij stabiele stoffen zoals hemd of schort. De tweede ligt bovenop, houdt de steken boven de pool van fleece of badstof en lost op in water.',
            'The first tears off stable fabric such as shirts and aprons. The second lies on top, keeps stitches above the pile of fleece or towelling, then dissolves in water.',
          ),
          features: [
            text('Envers net et souple', 'Nette, soepele achterkant', 'A clean, supple reverse'),
            text(
              'Lettres lisibles sur matière velue, dès 8 mm',
              'Leesbare letters op harige stof, vanaf 8 mm',
              'Legible letters on deep pile, from 8 mm',
            ),
          ],
          durability: text(
            'Temporaires. L’eau emporte le film, et du renfort il ne reste qu’un peu de matière sous les points.',
            'Tijdelijk. Water neemt de folie mee, van het vlies blijft alleen achter wat onder de steken zit.',
            'Temporary. Water takes the film, and only what lies under the stitches remains of the backing.',
          ),
        },
      ],
    },
    {
      kind: 'deliverables',
      drawing: 'folded-stack',
      heading: text(
        'Les pièces qui aiment l’aiguille',
        'Stukken die van de naald houden',
        'Garments that take embroidery well',
      ),
      intro: text(
        'Plus l’étoffe est lourde et stable, plus le logo reste plat. Les repères qui suivent valent pour un logo de poitrine de 9 cm.',
        'Hoe zwaarder en stabieler de stof, hoe vlakker het logo blijft. De richtgewichten hieronder gelden voor een borstlogo van 9 cm.',
        'The heavier and steadier the fabric, the flatter the logo stays. The weights below (g/m², or gsm) suit a 9 cm chest logo.',
      ),
      items: [
        text(
          'Polo en piqué de 200 à 220 g/m²',
          'Polo in piqué van 200 tot 220 g/m²',
          'Piqué polo shirt, 200 to 220 g/m²',
        ),
        text(
          'T-shirt de 180 g/m² au moins, dessin aéré',
          'T-shirt van minstens 180 g/m², met een luchtige tekening',
          'T-shirt of 180 g/m² or more, airy design',
        ),
        text(
          'Sweat molletonné de 280 à 320 g/m²',
          'Sweater van 280 tot 320 g/m²',
          'Sweatshirt, 280 to 320 g/m²',
        ),
        text('Softshell de 280 à 340 g/m²', 'Softshell van 280 tot 340 g/m²', 'Softshell, 280 to 340 g/m²'),
        text(
          'Chemise ou tablier tissé, 120 à 240 g/m²',
          'Geweven hemd of schort, 120 tot 240 g/m²',
          'Woven shirt or apron, 120 to 240 g/m²',
        ),
        text(
          'Serviette éponge de 450 à 550 g/m²',
          'Badhanddoek van 450 tot 550 g/m²',
          'Terry towel, 450 to 550 g/m²',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'cap-front' },
      heading: text(
        'Où le placer, et sur quelle tête',
        'Waar het komt, en op welk hoofd',
        'Where the logo goes, caps included',
      ),
      paragraphs: [
        text(
          'Côté cœur, un logo mesure 8 à 10 cm de large. Son centre tombe à une petite vingtaine de centimètres sous le haut de l’épaule. Une manche accepte 7 cm, une nuque 6, un dos 25. Brodée après coup, une poche se retrouve cousue au vêtement, et l’on vise donc juste au-dessus.',
          'Op de borst is een logo 8 tot 10 cm breed. Het midden ligt een kleine twintig centimeter onder de schouder. Een mouw verdraagt 7 cm, een nek 6, een rug 25. Een bestaande borstzak zouden we dichtnaaien, dus mikken we er net boven.',
          'On the chest a logo is 8 to 10 cm wide, with its centre a little under twenty centimetres below the shoulder seam. A sleeve takes 7 cm, a nape 6, a back 25. Stitching a finished pocket would sew it shut, so we aim just above it.',
        ),
        text(
          'La casquette se brode sur un cadre courbe, du centre vers les côtés et de bas en haut. Restez sous 5,5 cm de haut et 12 cm de large. Un modèle à six panneaux a une couture au milieu du front, qui coupe les petites lettres. Celui à cinq panneaux n’en a pas. Le relief sur mousse de 3 mm réclame des traits d’au moins 5 mm.',
          'Een pet borduren we op een gebogen raam, van het midden naar buiten en van onder naar boven. Blijf onder 5,5 cm hoog en 12 cm breed. Een pet met zes panelen heeft een naad midden op het voorhoofd, die kleine letters opeet. Eentje met vijf panelen heeft die niet. Reliëf op 3 mm schuim vraagt lijnen van minstens 5 mm.',
          'Caps are embroidered on a curved frame, from the centre outwards and from the peak upwards. Stay under 5.5 cm high and 12 cm wide. A six-panel cap has a seam down the forehead that eats small letters. A five-panel one doesn’t. Raised work over 3 mm foam needs strokes of at least 5 mm.',
        ),
        text(
          'Avant de marquer une tenue certifiée, lisez la notice du fabricant. Un vêtement ignifugé demande un fil ignifugé et un feu vert écrit.',
          'Lees voor gecertificeerde kleding eerst de handleiding van de fabrikant. Vlamvertragende kleding vraagt vlamvertragend garen en een schriftelijk akkoord.',
          'With certified clothing, read the manufacturer’s instructions first. Flame-retardant garments call for flame-retardant thread and a written go-ahead.',
        ),
      ],
      note: text(
        'Haute visibilité (EN ISO 20471) : un logo qui recouvre trop de tissu fluorescent ou touche une bande réfléchissante peut faire perdre sa classe au gilet. Nous calculons la surface avec vous avant de broder.',
        'Hoge zichtbaarheid (EN ISO 20471): een logo dat te veel fluorescerende stof bedekt of een reflecterende band raakt, kan het hesje zijn klasse kosten. We rekenen de oppervlakte vooraf met u na.',
        'High visibility (EN ISO 20471): a logo that covers too much fluorescent fabric, or touches a reflective band, can cost hi-vis polos and vests their class. We work out the area with you before sewing.',
      ),
    },
    {
      kind: 'prose',
      drawing: { id: 'three-lines', before: 1 },
      heading: text('Ce qui fait le prix', 'Wat de prijs bepaalt', 'What drives the price'),
      paragraphs: [
        text(
          'D’abord les points, donc la surface pleine plus que la largeur. Un contour coûte moins qu’un écusson rempli. Ensuite le nombre, le nombre d’emplacements et la pièce elle-même, car une casquette ou un sac se cadre lentement.',
          'Eerst de steken, dus het volle vlak meer dan de breedte. Een omtreklijn kost minder dan een gevuld schild. Dan het aantal stuks, het aantal plaatsen en het stuk zelf, want een pet of een tas inspannen vraagt tijd.',
          'Stitches come first, which means solid area rather than width, so an outline costs less than a filled shield. Then quantity, the number of positions and the piece itself, as a cap or a bag is slow to hoop.',
        ),
        text(
          'Les couleurs comptent peu, car une tête porte souvent quinze aiguilles. Les prénoms comptent davantage, parce que chacun est un petit programme. Changer la taille du motif de plus de 10 % oblige à le repiquer. Fixez-la donc pour la veste et le polo à la fois.',
          'Kleuren tellen amper mee, want een kop draagt vaak vijftien naalden. Voornamen wel, want elke naam is een programmaatje. Wordt het motief meer dan 10% groter of kleiner, dan moet het opnieuw geponst worden. Kies dus één maat voor jas en polo.',
          'Colours hardly count, because a head often carries fifteen needles. First names do, since each is a small programme of its own. Resizing by more than 10% means digitising again, so settle one size for jacket and polo alike.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text('Questions sur le fil', 'Vragen over draad', 'Questions with a thread'),
      items: [
        {
          question: text(
            'La broderie gratte-t-elle ?',
            'Kriebelt borduurwerk op de huid?',
            'Does embroidery itch?',
          ),
          answer: text(
            'L’envers peut se sentir sur une maille fine portée à même la peau. Pour les enfants ou une peau sensible, nous y thermocollons un voile doux.',
            'In een dun breisel op de blote huid kunt u de achterkant voelen. Voor kinderen of een gevoelige huid strijken we er een zacht afdekvlies op.',
            'On a thin knit against bare skin you may feel the reverse. For children or sensitive skin we fuse a soft cover over it.',
          ),
        },
        {
          question: text(
            'Peut-on broder un dégradé ou une photo ?',
            'Kan een kleurverloop of een foto geborduurd worden?',
            'Can a gradient or a photograph be embroidered?',
          ),
          answer: text(
            'À la taille d’un logo, le résultat déçoit. Les fils se juxtaposent sans se mélanger. Deux ou trois teintes voisines donnent une impression d’ombre. Une photo s’imprime.',
            'Niet mooi op logoformaat. Draden liggen naast elkaar en mengen niet. Met twee of drie verwante tinten wekt u de indruk van schaduw. Een foto laat u drukken.',
            'Not well, at logo size. Threads lie side by side and never mix. Two or three related shades suggest a shadow. Have a photograph printed instead.',
          ),
        },
        {
          question: text(
            'Comment repasser un vêtement brodé ?',
            'Hoe strijk ik een geborduurd kledingstuk?',
            'How do I iron an embroidered garment?',
          ),
          answer: text(
            'À l’envers, sur une serviette pliée, au fer tiède avec un peu de vapeur. Le relief s’enfonce dans l’éponge au lieu de s’aplatir.',
            'Binnenstebuiten, op een opgevouwen handdoek, lauw en met wat stoom. Het reliëf zakt in de badstof in plaats van plat te gaan.',
            'Inside out, on a folded towel, with a warm iron and a little steam. The relief sinks into the towel instead of being flattened.',
          ),
        },
        {
          question: text(
            'Peut-on débroder quand une personne s’en va ?',
            'Kan een naam er weer uit als iemand vertrekt?',
            'Can a name be unpicked when someone leaves?',
          ),
          answer: text(
            'Oui, mais c’est lent, et l’étoffe délavée autour garde l’empreinte des lettres. Un prénom sur badge détachable coûte moins, à la longue.',
            'Ja, maar het is traag werk en de verwassen stof rondom houdt de afdruk van de letters vast. Een losse naambadge is op termijn voordeliger.',
            'Yes, but slowly, and the faded fabric around it keeps the ghost of the letters. A name on a detachable badge is cheaper in the long run.',
          ),
        },
        {
          question: text(
            'Quel fichier vous envoyer pour un piquage ?',
            'Welk bestand bezorg ik om te ponsen?',
            'Which file do you need for digitising?',
          ),
          answer: text(
            'Un tracé vectoriel avec la largeur voulue en centimètres. Un fichier de points existant (DST ou EMB) nous aide aussi, si la taille et l’étoffe sont les mêmes. Sinon, nous le refaisons.',
            'Een vectortekening met de gewenste breedte in centimeters. Een bestaand steekbestand (DST of EMB) helpt ook, als maat en stof gelijk zijn. Anders maken we het opnieuw.',
            'A vector drawing with the width you want in centimetres. An existing stitch file (DST or EMB) helps too, if size and fabric are the same. Otherwise we redo it.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
