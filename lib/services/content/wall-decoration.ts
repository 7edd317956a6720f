import { typicalLeadTimes as leadTimes, typicalLifetimes as lifetimes, waits } from '@/lib/content/facts';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const wallDecoration = {
  seo: {
    title: text(
      'Papier peint imprimé et fresque murale sur mesure',
      'Behang op maat en muurbeelden laten printen',
      'Printed wallpaper and wall murals, made to measure',
    ),
    description: text(
      'Papier peint imprimé, fresque adhésive, toile tendue, verre dépoli : préparation du mur, raccords, classe de feu, entretien et dépose, par des poseurs.',
      'Behang, kleeffolie, gespannen doek en matte folie op glas: ondergrond, naden, brandklasse, onderhoud en verwijderen, uitgelegd door onze plaatsers.',
      'Printed wallpaper, wall graphics, stretched fabric and frosted glass: wall preparation, seams, fire class, care and removal, from people who hang it.',
    ),
  },
  headline: text('Du sol au plafond', 'Van plint tot plafond', 'From skirting to ceiling'),
  lead: text(
    `Papier peint imprimé, fresque adhésive, toile tendue et verre dépoli, pour bureaux, cabinets, commerces, écoles et maisons. Le prix dépend de la surface, de l’état du mur et de l’image à préparer. La pose suit en général ${duration(leadTimes.walls, 'fr')} après votre accord sur l’épreuve.`,
    `Geprint behang, klevende muurbeelden, gespannen doek en matte folie op glas, voor kantoren, praktijken, winkels, scholen en thuis. De prijs hangt af van oppervlakte, staat van de muur en beeld, en staat in uw offerte. Meestal plaatsen we ${duration(leadTimes.walls, 'nl')} nadat u de proef goedkeurt.`,
    `Wall graphics for offices, practices, shops, schools and homes: printed wallpaper, adhesive murals, stretched fabric and frosted glass. The price, on request, depends on the area, the state of the wall and the image. We usually hang it ${duration(leadTimes.walls, 'en')} after you approve the proof.`,
  ),
  scene: 'mural',
  projectType: 'other',
  sections: [
    {
      kind: 'materials',
      heading: text('Papier, vinyle, film ou toile', 'Behang, folie of doek', 'Four coverings for a wall'),
      intro: text(
        'Les durées valent à l’intérieur, sans soleil direct ni coups de chariot.',
        'De jaren gelden binnen, zonder directe zon of botsende karretjes.',
        'The years apply indoors, away from direct sun and passing trolleys.',
      ),
      items: [
        {
          drawing: 'paste-the-wall',
          title: text('Intissé imprimé', 'Geprint vliesbehang', 'Printed non-woven (paste-the-wall) paper'),
          description: text(
            'Un voile de fibres qui ne gonfle pas à la colle. On encolle le mur et le lé s’y pose à sec. Très mat, donc sans reflet sur un grand paysage.',
            'Een vezelvlies dat niet uitzet door lijm. We lijmen de muur en leggen de baan er droog op. Heel mat, dus een groot landschap spiegelt niet.',
            'A web of fibres that doesn’t swell with paste, so we paste the wall and hang the strip dry. Very matt, so a large landscape has no glare.',
          ),
          features: [
            text(
              '150 à 200 g/m², encres au latex',
              '150 tot 200 g/m², latexinkt',
              '150 to 200 g/m², latex inks',
            ),
            text(
              'Se retire à sec, souvent par lés entiers',
              'Droog te verwijderen, vaak in hele banen',
              'Strips dry, often in whole lengths',
            ),
          ],
          durability: text(
            `${duration(lifetimes.printedWallpaper, 'fr')} et plus`,
            `${duration(lifetimes.printedWallpaper, 'nl')} en langer`,
            `${duration(lifetimes.printedWallpaper, 'en')} and more`,
          ),
        },
        {
          drawing: 'textured-vinyl',
          title: text('Vinyle mural texturé', 'Vinylbehang met structuur', 'Textured wall vinyl'),
          description: text(
            'Plus lourd, grainé comme un lin ou un enduit, lavable à la brosse douce. Pour les couloirs, les restaurants, les cages d’escalier.',
            'Zwaarder, met de korrel van linnen of kalk, afwasbaar met een zachte borstel. Voor gangen, restaurants en traphallen.',
            'Heavier, grained like linen or plaster, washable with a soft brush. For corridors, restaurants and stairwells.',
          ),
          features: [
            text('300 à 400 g/m²', '300 tot 400 g/m²', '300 to 400 g/m²'),
            text(
              'Masque de petites irrégularités',
              'Verbergt kleine oneffenheden',
              'Hides slight unevenness',
            ),
          ],
          durability: lifetimes.vinylWallpaper,
        },
        {
          drawing: 'wall-film',
          title: text('Film adhésif mural', 'Muurfolie', 'Wall film'),
          description: text(
            'Un vinyle polymère plastifié mat, découpé au contour ou posé en panneaux. Bon pour une campagne, une porte, un mur lisse que l’on lave.',
            'Polymeer vinyl met mat laminaat, op vorm gesneden of in banen geplaatst. Goed voor een campagne, een deur, een gladde muur die u afwast.',
            'Polymeric vinyl with a matt laminate, cut to shape or hung in panels. Good for a campaign, a door, a smooth wall that gets washed.',
          ),
          features: [
            text(
              'Environ 100 µm, plus le laminat',
              'Ongeveer 100 µm, plus laminaat',
              'About 100 µm plus laminate',
            ),
            text(
              'Colle forte ou repositionnable',
              'Sterke of herpositioneerbare lijm',
              'Strong or repositionable adhesive',
            ),
          ],
          durability: lifetimes.adhesiveMural,
        },
        {
          drawing: 'framed-fabric',
          title: text('Toile tendue sur cadre', 'Gespannen doek in een kader', 'Fabric in a frame'),
          description: text(
            'Un tissu bordé d’un jonc de silicone, enfoncé dans un profil d’aluminium. Derrière, 40 mm de laine ou de feutre absorbent l’écho. L’image se change sans outil.',
            'Textiel met een siliconenpees, in een aluminiumprofiel gedrukt. Daarachter dempt 40 mm wol of vilt de galm. Van beeld wisselen kan zonder gereedschap.',
            'Fabric edged with a silicone strip, pressed into an aluminium profile. Behind it, 40 mm of wool or felt absorbs the echo. The picture changes without tools.',
          ),
          features: [
            text(
              'Tissu polyester de 200 à 300 g/m²',
              'Polyesterdoek van 200 tot 300 g/m²',
              'Polyester fabric, 200 to 300 g/m²',
            ),
            text(
              'Le mur derrière peut être laid',
              'De muur erachter mag lelijk zijn',
              'The wall behind may be ugly',
            ),
          ],
          durability: text(
            `${duration(lifetimes.stretchedFabric, 'fr')} pour la toile, bien plus pour le cadre`,
            `${duration(lifetimes.stretchedFabric, 'nl')} voor het doek, veel langer voor het kader`,
            `${duration(lifetimes.stretchedFabric, 'en')} for the fabric, far longer for the frame`,
          ),
        },
      ],
    },
    {
      kind: 'process',
      heading: text('Le mur d’abord', 'Eerst de muur', 'The wall comes first'),
      intro: text(
        'Presque tous les décors qui tombent ont été collés trop tôt ou sur une peinture qui n’en voulait pas.',
        'Bijna alles wat loskomt, werd te vroeg gekleefd of op verf die er niets van wilde weten.',
        'Nearly everything that falls off was stuck too soon, or to a paint that wouldn’t take it.',
      ),
      steps: [
        {
          drawing: 'pull-test',
          title: text('Tester', 'Testen', 'Test'),
          duration: text('24 heures', '24 uur', '24 hours'),
          text: text(
            'Une bandelette de film pressée, puis arrachée le lendemain. Si la peinture vient avec, ou si le film se décolle seul, il faut préparer.',
            'Een strookje folie aandrukken en de dag erna lostrekken. Komt er verf mee, of valt het vanzelf af, dan is er werk aan.',
            'A strip of film is pressed on and pulled off next day. If paint comes with it, or it lets go by itself, there is work to do.',
          ),
        },
        {
          drawing: 'filled-crack',
          title: text('Réparer', 'Herstellen', 'Repair'),
          duration: text('2 à 7 jours', '2 tot 7 dagen', '2 to 7 days'),
          text: text(
            'Reboucher, poncer, dégraisser, puis un primaire. Un plafonnage neuf attend d’être sec à cœur, soit autour de 1 % d’humidité pour du plâtre. Cela prend des semaines.',
            'Vullen, schuren, ontvetten, dan een primer. Nieuw pleisterwerk moet door en door droog zijn, rond 1% vocht voor gips. Dat duurt weken, geen dagen.',
            'Fill, sand, degrease, then prime. New plaster must be dry right through. For gypsum that means about 1% moisture, which takes weeks, not days.',
          ),
        },
        {
          drawing: 'paint-vapour',
          title: text('Laisser dégazer', 'Laten uitgassen', 'Let it breathe'),
          duration: waits.freshPaint,
          text: text(
            'Une peinture sèche au toucher rejette encore des vapeurs qui, sous un film, font des cloques. Évitez les peintures « antitaches » au silicone, auxquelles rien n’adhère.',
            'Verf die droog aanvoelt, geeft nog dampen af, en onder folie worden dat blazen. Mijd vlekwerende muurverf met siliconen, want daar kleeft niets op.',
            'Paint that feels dry still gives off vapours, which become blisters under film. Avoid stain-resistant paints containing silicone, as nothing sticks to them.',
          ),
        },
        {
          drawing: 'plumb-line',
          title: text('Poser', 'Plaatsen', 'Hang'),
          duration: text('un jour pour 15 à 20 m²', 'een dag voor 15 tot 20 m²', 'a day for 15 to 20 m²'),
          text: text(
            'Entre 18 et 22 degrés, fenêtres closes, premier lé au fil à plomb. Les plinthes ne sont jamais un repère fiable.',
            'Tussen 18 en 22 graden, ramen dicht, de eerste baan langs het schietlood. Op een plint kunt u nooit vertrouwen.',
            'Between 18 and 22 °C, windows shut, first strip to a plumb line. Skirting boards are rarely level.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'edge-to-edge' },
      heading: text('L’image et ses raccords', 'Het beeld en zijn naden', 'The image and its seams'),
      paragraphs: [
        text(
          'Une photo de 24 mégapixels, large de 6 000 pixels, couvre 1,5 m à 100 dpi. Agrandie à 3 m, elle reste convaincante si l’on passe à trois mètres d’elle, pas si l’on s’assied contre. Un dessin vectoriel n’a pas cette limite. Ajoutez 5 cm de fond perdu de chaque côté, car aucun mur n’est droit.',
          'Een foto van 24 megapixel, 6.000 pixels breed, vult 1,5 m bij 100 dpi. Op 3 m breed blijft ze overtuigend voor wie op drie meter passeert, niet voor wie ertegenaan zit. Een vectortekening kent die grens niet. Voorzie rondom 5 cm afloop, want geen enkele muur is recht.',
          'A 24-megapixel photograph, 6,000 pixels wide, covers 1.5 m at 100 dpi. Enlarged to 3 m it still convinces someone passing three metres away, but not someone seated against it. A vector drawing has no such limit. Add 5 cm of bleed all round, because no wall is straight.',
        ),
        text(
          'Le papier se raccorde bord à bord, le film avec 5 à 10 mm de recouvrement pour absorber son léger retrait. Nous imprimons les lés dans l’ordre, d’un seul tirage, afin que la teinte ne saute pas, et nous tenons visages et petits textes loin des joints. Dans un angle rentrant, on coupe et on recouvre. L’arête d’un mur, on l’enveloppe.',
          'Papier sluit naad tegen naad aan, folie met 5 tot 10 mm overlap om de lichte krimp op te vangen. We printen de banen in volgorde en in één oplage, zodat de kleur niet verspringt, en houden gezichten en kleine tekst weg van de naden. In een binnenhoek snijden en overlappen we, rond een buitenhoek gaan we door.',
          'Paper meets edge to edge, film overlaps by 5 to 10 mm to take up its slight shrinkage. Strips are printed in order and in a single run so that the colour does not jump, and we keep faces and small text away from the joints. In an internal corner we cut and overlap, and we wrap an external one.',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'banded-glass', before: 1 },
      heading: text('Feu et cloisons vitrées', 'Brand en glazen wanden', 'Fire and glass partitions'),
      paragraphs: [
        text(
          'La réaction au feu se note selon la norme EN 13501-1. Dans « B-s1,d0 », B veut dire contribution très limitée, s1 peu de fumée, d0 aucune goutte enflammée. Cette note vaut pour un ensemble précis, papier, colle et support. Collé sur du bois ou sur un ancien papier, le même produit n’a plus la même. Les normes de base belges et les règles propres aux écoles, aux hôtels ou aux maisons de repos demandent des classes différentes selon le local, surtout dans les chemins d’évacuation.',
          'Brandreactie wordt beoordeeld volgens EN 13501-1. In ‘B-s1,d0’ staat B voor een zeer beperkte bijdrage, s1 voor weinig rook, d0 voor geen brandende druppels. Die klasse geldt voor een bepaald geheel van behang, lijm en ondergrond. Op hout of op oud behang haalt hetzelfde product ze niet zomaar. De Belgische basisnormen en de regels voor scholen, hotels of woonzorgcentra vragen verschillende klassen per lokaal, vooral in evacuatiewegen.',
          'Reaction to fire is rated under EN 13501-1. In ‘B-s1,d0’, B means a very limited contribution, s1 little smoke, d0 no flaming droplets. The rating holds for one particular build-up of paper, paste and substrate. Over wood or old wallpaper the same product no longer has it. Belgium’s basic standards, and the rules for schools, hotels or care homes, ask for different classes from room to room, above all on escape routes.',
        ),
        text(
          'Sur une porte ou une paroi transparente, le dépoli sert aussi à ne pas s’y cogner. Au travail, une porte vitrée doit en principe être signalée à hauteur des yeux. Deux bandes, vers un mètre et vers un mètre cinquante, sont l’usage courant. Nous laissons un ou deux millimètres entre le film et le joint, sans quoi le bord se relève.',
          'Op een glazen deur of wand voorkomt matte folie ook builen. Op het werk moet een doorzichtige deur in principe op ooghoogte gemarkeerd zijn. Twee stroken, rond één meter en rond anderhalve meter, zijn gebruikelijk. Tussen folie en voeg laten we een of twee millimeter, anders krult de rand om.',
          'On a glass door or wall, frosting also stops people walking into it. In a Belgian workplace a transparent door must as a rule be marked at eye level. Two bands, at about one metre and one and a half, are common practice. We leave a millimetre or two between film and sealant, otherwise the edge lifts.',
        ),
      ],
      note: text(
        'Demandez à votre conseiller en prévention ou à la zone de secours quelle classe il vous faut, avant la commande. Nous joignons au devis les documents du fabricant pour la matière proposée.',
        'Vraag voor u bestelt aan uw preventieadviseur of hulpverleningszone welke klasse nodig is. Bij de offerte voegen we de documenten van de fabrikant voor het gekozen materiaal.',
        'Before ordering, ask your health and safety (prevention) adviser or the local fire service which class you need. We attach the manufacturer’s documents for the proposed material to the quote.',
      ),
    },
    {
      kind: 'faq',
      drawing: 'wall-film',
      heading: text('Ce que les murs demandent', 'Wat muren vragen', 'If these walls could ask'),
      items: [
        {
          question: text(
            'Peut-on coller sur un ancien papier peint ?',
            'Mag het over oud behang?',
            'Can it go over old wallpaper?',
          ),
          answer: text(
            'Mieux vaut l’éviter. La colle humide détend l’ancien, qui cloque et entraîne le neuf. Nous le retirons et lissons le mur. La fibre de verre peinte fait exception si elle tient bien, mais son grain se verra.',
            'Liever niet. Natte lijm weekt het oude behang los, dat bolt op en trekt het nieuwe mee. We halen het eraf en maken glad. Goed klevend, geschilderd glasvezelbehang is een uitzondering, al ziet u de structuur.',
            'Better not. Wet paste loosens the old paper, which bubbles and takes the new with it. We strip it and smooth the wall. Sound painted fibreglass wallpaper is the exception, though its weave will show.',
          ),
        },
        {
          question: text('Comment l’entretenir ?', 'Hoe onderhoud ik het?', 'How do I look after it?'),
          answer: text(
            'Plumeau pour l’intissé, chiffon à peine humide pour les traces. Le vinyle et le film plastifié supportent l’eau savonneuse. Gardez un mètre de lé de réserve à plat, il réparera le coin griffé par une chaise.',
            'Vliesbehang stoft u af, vlekken neemt u weg met een nauwelijks vochtige doek. Vinyl en gelamineerde folie verdragen zeepwater. Bewaar een meter reserve, vlak. Daarmee herstellen we de hoek waar een stoel langs schuurde.',
            'Duster for non-woven, barely damp cloth for marks. Vinyl and laminated film take soapy water. Keep a spare metre, flat, and it will mend the corner a chair has scraped.',
          ),
        },
        {
          question: text('Comment l’enlever ?', 'Hoe gaat het er weer af?', 'How does it come off?'),
          answer: text(
            'L’intissé se tire à sec. Le film se chauffe et se retire lentement, presque à plat contre le mur. Sur une peinture mal accrochée, des éclats partiront. Prévoyez dans tous les cas une retouche avant de repeindre.',
            'Vliesbehang trekt u droog af. Folie verwarmen we en trekken we traag, bijna vlak tegen de muur, los. Van slecht hechtende verf komen schilfers mee. Reken altijd op wat bijwerken voor u schildert.',
            'Non-woven pulls off dry. Film is warmed and drawn back slowly, nearly flat against the wall. If the paint holds badly, flakes will come too. Allow for some touching up before repainting.',
          ),
        },
        {
          question: text(
            'Puis-je utiliser une photo trouvée en ligne ?',
            'Mag ik een foto van internet gebruiken?',
            'Can I use a photo from the internet?',
          ),
          answer: text(
            'Seulement avec les droits pour cet usage et cette taille, car une petite licence web ne couvre pas un mur ouvert au public. Nous pouvons chercher une image sous licence ou dessiner la vôtre.',
            'Alleen met de rechten voor dit gebruik en dit formaat. Een kleine weblicentie dekt geen muur waar publiek langskomt. We zoeken graag een beeld met licentie of tekenen er een voor u.',
            'Only with the rights for this use and this size, as a small web licence doesn’t cover a wall open to the public. We can find a licensed image or draw one for you.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
