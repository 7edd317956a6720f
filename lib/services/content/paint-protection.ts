import { typicalLeadTimes as leadTimes, typicalLifetimes as lifetimes, waits } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const paintProtection = {
  seo: {
    title: text(
      'Film PPF près de Bruxelles : protéger sa carrosserie',
      'PPF-folie bij Brussel: uw lak beschermd',
      'Paint protection film (PPF) near Brussels: prices',
    ),
    description: text(
      `Film PPF autocicatrisant contre gravillons et griffes : face avant dès ${price('ppf-front', 'fr')}, complet dès ${price('ppf-full', 'fr')} TVAC, pose comprise. Épaisseur, entretien.`,
      `Zelfherstellende PPF-folie tegen steenslag en krassen: voorzijde vanaf ${price('ppf-front', 'nl')}, volledig vanaf ${price('ppf-full', 'nl')} incl. btw en plaatsing. Dikte, onderhoud.`,
      `Self-healing PPF against stone chips and scratches: front end from ${price('ppf-front', 'en')}, full body from ${price('ppf-full', 'en')}, incl. VAT and fitting. Thickness and care.`,
    ),
  },
  headline: text(
    'Les gravillons passent, la peinture reste',
    'De folie krijgt de klappen',
    'Let the film take the hits',
  ),
  lead: text(
    `Un film de polyuréthane transparent encaisse cailloux, griffes de lavage et sel, pour qui garde sa voiture ou la revend avec soin. À l’élément dès ${price('ppf-element', 'fr')}, face avant dès ${price('ppf-front', 'fr')}, complet dès ${price('ppf-full', 'fr')}. Un véhicule complet reste ${duration(leadTimes.wrapping, 'fr')} à l’atelier.`,
    `Transparante folie van polyurethaan vangt steentjes, waskrassen en strooizout op, voor wie zijn wagen lang houdt of netjes wil verkopen. Per onderdeel vanaf ${price('ppf-element', 'nl')}, voorzijde vanaf ${price('ppf-front', 'nl')}, volledig vanaf ${price('ppf-full', 'nl')}. Een volledige wagen staat hier ${duration(leadTimes.wrapping, 'nl')}.`,
    `A clear polyurethane film takes the stones, wash marks and road salt, for anyone keeping a car for years, or hoping for a good price when it’s sold. By the panel from ${price('ppf-element', 'en')}, front end from ${price('ppf-front', 'en')}, whole car from ${price('ppf-full', 'en')}. A whole car is with us for ${duration(leadTimes.wrapping, 'en')}.`,
  ),
  leadPrices: ['ppf-element', 'ppf-front', 'ppf-full'],
  scene: 'ppf',
  projectType: 'covering',
  sections: [
    {
      kind: 'films',
      heading: text('Jusqu’où protéger', 'Hoe ver gaat u?', 'How far to go'),
      intro: text(
        'Le film est le même partout, seule la surface change. Commencez par ce que la route touche.',
        'Overal dezelfde folie, alleen de oppervlakte verschilt. Begin bij wat de weg raakt.',
        'The same film throughout, only the area changes. Start with what the road reaches.',
      ),
      items: [
        {
          drawing: 'front-film',
          name: text('Face avant', 'Voorzijde', 'Front end'),
          price: 'ppf-front',
          popular: true,
          description: text(
            'La zone où tombent la plupart des impacts, couverte en panneaux entiers pour éviter une ligne au milieu du capot.',
            'De zone waar de meeste inslagen vallen, in volledige panelen, zonder lijn midden op de motorkap.',
            'The zone where most stones land, covered in whole panels so that no line runs across the bonnet.',
          ),
          applications: [
            text('Pare-chocs avant et capot', 'Voorbumper en motorkap', 'Front bumper and bonnet'),
            text('Ailes avant et rétroviseurs', 'Voorspatborden en spiegels', 'Front wings and mirrors'),
          ],
          features: [
            text(
              'Bords rentrés sous le capot',
              'Randen omgezet onder de motorkap',
              'Edges folded under the bonnet',
            ),
            text(
              'Idéal pour la route et l’autoroute',
              'Voor wie veel snelweg rijdt',
              'For regular motorway miles',
            ),
          ],
        },
        {
          drawing: 'full-film',
          name: text('Véhicule complet', 'Volledige wagen', 'Whole car'),
          price: 'ppf-full',
          description: text(
            'Chaque surface peinte, du becquet aux bas de caisse. Les portières des voisins et les gants de lavage touchent d’abord le film.',
            'Elk gelakt deel, van spoiler tot dorpel. Een parkeertik of een borstel raakt dan eerst de folie.',
            'Every painted surface, spoiler to sills, so that car-park doors and wash mitts meet film first.',
          ),
          applications: [
            text(
              'Voiture neuve ou teinte rare',
              'Nieuwe wagen of zeldzame kleur',
              'New cars and rare colours',
            ),
            text(
              'Laque noire, qui marque vite',
              'Zwarte lak, die alles toont',
              'Black paint, which shows everything',
            ),
          ],
          features: [
            text('Version brillante ou satinée', 'Glanzend of satijn', 'Gloss or satin'),
            text('Aspect homogène sur toute la caisse', 'Overal dezelfde glans', 'An even look all over'),
          ],
        },
        {
          drawing: 'part-film',
          name: text('À l’élément', 'Per onderdeel', 'By the panel'),
          price: 'ppf-element',
          description: text(
            'Une pièce qui s’use avant les autres, traitée seule, en quelques heures.',
            'Eén plek die sneller slijt dan de rest, apart behandeld en in enkele uren klaar.',
            'One spot that wears before the rest, dealt with alone in a few hours.',
          ),
          applications: [
            text('Seuil de coffre et creux de poignées', 'Laadrand en greepkommen', 'Boot lip and door cups'),
            text(
              'Réservoir de moto, cadre de vélo',
              'Motortank, fietsframe',
              'Motorcycle tank, bicycle frame',
            ),
          ],
          features: [
            text(
              'Découpe au traceur selon le modèle',
              'Met de plotter op model gesneden',
              'Plotter-cut for the model',
            ),
            text(
              'Bord arrondi, à peine visible',
              'Afgeronde rand, amper te zien',
              'Rounded edge, hard to spot',
            ),
          ],
        },
        {
          drawing: 'classic-film',
          name: text('Projet particulier', 'Apart project', 'Something else'),
          price: 'ppf-custom',
          description: text(
            'Ancêtre, carénage, pièce mate ou combinaison avec un covering. Nous regardons, puis nous chiffrons.',
            'Oldtimer, kuip, matte lak of een mix met een wrap. We bekijken het eerst en rekenen daarna.',
            'A classic, a fairing, matt paint or a mix with a wrap. We look first and price afterwards.',
          ),
          applications: [
            text('Voitures anciennes et motos', 'Oldtimers en motoren', 'Classics and motorcycles'),
            text('Peinture mate d’origine', 'Originele matte lak', 'Factory matt paint'),
          ],
          features: [
            text(
              'Gabarit relevé sur la pièce',
              'Mal afgenomen op het stuk zelf',
              'Template taken from the part',
            ),
            text('Essai sur une petite surface', 'Proef op een klein vlak', 'A trial on a small area'),
          ],
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'heat-gun',
      heading: text('Ce que le film sait faire', 'Wat de folie kan', 'What the film can do'),
      items: [
        {
          metric: text('× 2', '× 2', '× 2'),
          title: text('Le double d’un vinyle', 'Dubbel zo dik als vinyl', 'Twice the thickness of vinyl'),
          text: text(
            'Autour de 200 µm contre une centaine. Cette matière souple répartit le choc.',
            'Rond 200 µm tegenover een honderdtal. Die extra, soepele massa spreidt de klap.',
            'Around 200 µm against a hundred or so. That extra, supple depth spreads the blow.',
          ),
        },
        {
          metric: text('60 °C', '60 °C', '60 °C'),
          title: text('La cicatrisation', 'Het zelfherstel', 'Self-healing'),
          text: text(
            'De l’eau vers cette température, ou une tôle en plein soleil, ramollit le vernis du film et les micro-griffes se referment. Une entaille jusqu’à la colle, non.',
            'Water rond die temperatuur, of plaatwerk in volle zon, maakt de toplaag zacht en haarfijne krasjes vloeien dicht. Een snee tot op de lijm niet.',
            'Water at about that temperature, or metal in full sun, softens the top coat and hairline scratches close up. A cut down to the adhesive won’t.',
          ),
        },
        {
          metric: text('> 90°', '> 90°', '> 90°'),
          title: text('L’eau perle', 'Water parelt', 'Water beads'),
          text: text(
            'Au-delà de cet angle de contact, la goutte roule et emporte la poussière. Le calcaire sèche sur place, essuyez après le lavage.',
            'Boven die contacthoek heet een oppervlak waterafstotend. De druppel rolt weg met het stof. Kalk droogt wel op, dus zeem na.',
            'Above that contact angle a surface counts as hydrophobic, so the drop rolls off and takes dust along. Limescale still dries in place, so wipe it.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'stone-chip' },
      heading: text(
        'Ce qu’il arrête, et le reste',
        'Wat ze tegenhoudt, en wat niet',
        'What it stops, and what it does not',
      ),
      paragraphs: [
        text(
          'Gravillons, sable, griffes de lavage, fientes et sève oubliées un week-end, frottement d’une bague sur la poignée, il prend tout cela à la place de la peinture. Il ne pare ni un coup de portière qui plie la tôle, ni une pierre anguleuse à grande vitesse, ni une clé tenue par une main décidée.',
          'Grind, zand, waskrassen, vogelpoep en hars die een weekend bleven zitten, een ring tegen de deurgreep: daarvoor dient ze. Soms blijft er een putje in de folie, en dan vervangt u folie en geen lak. Van een portier dat het plaatwerk plooit, een scherpe kei bij hoge snelheid of een sleutel in een vastberaden hand wint ze het niet.',
          'Gravel, sand, wash marring, droppings and sap left over a weekend, a ring against the door handle: it takes those instead of the paint. The film may keep a mark, and film is what you then replace. It won’t stop a door that dents the metal, a sharp stone at high speed, or a key in a determined hand.',
        ),
        text(
          `Et le jaune ? Les premiers films, en PVC, viraient au miel. Ceux d’aujourd’hui, stabilisés contre les ultraviolets, évoluent beaucoup plus lentement. Sur du blanc, un voile se devine vers la fin, d’abord aux bords. Comptez en général ${duration(lifetimes.clearPpf, 'fr')}.`,
          `En de vergeling? De eerste folies, van pvc of aromatisch polyurethaan, kleurden honinggeel. Het alifatische polyurethaan van vandaag, met uv-stabilisatoren, verandert veel trager. Op wit kunt u tegen het einde een waas zien, eerst langs de randen waar vuil zich ophoopt. Reken doorgaans op ${duration(lifetimes.clearPpf, 'nl')}.`,
          `And yellowing? Early films, in PVC or aromatic polyurethane, went the colour of honey. Today’s aliphatic polyurethanes, stabilised against ultraviolet, change far more slowly. On white you may notice a tinge towards the end, first along the edges, where dirt gathers. ${duration(lifetimes.clearPpf, 'en')} is usual.`,
        ),
      ],
    },
    {
      kind: 'materials',
      heading: text('Brillant, satiné, teinté', 'Glanzend, satijn, getint', 'Gloss, satin, tinted'),
      intro: text(
        'Trois surfaces pour la même âme de polyuréthane thermoplastique.',
        'Drie oppervlakken op dezelfde kern van thermoplastisch polyurethaan.',
        'Three surfaces on the same thermoplastic polyurethane core.',
      ),
      items: [
        {
          drawing: 'clear-gloss',
          title: text('Transparent brillant', 'Transparant glanzend', 'Clear gloss'),
          description: text(
            'Il ne se voit qu’à ses bords, et encore, en cherchant.',
            'Na het plaatsen ziet u alleen de rand, en dan nog als u zoekt.',
            'Once it’s on, only the edge can be seen, and you have to look for it.',
          ),
          features: [
            text(
              'Garde ou renforce le brillant',
              'Behoudt of versterkt de glans',
              'Keeps or deepens the shine',
            ),
            text(
              'Se lustre à la main, sans abrasif',
              'Met de hand op te poetsen, niet schurend',
              'Can be hand-polished, no abrasives',
            ),
          ],
          durability: lifetimes.clearPpf,
        },
        {
          drawing: 'clear-satin',
          title: text('Transparent satiné', 'Transparant satijn', 'Clear satin'),
          description: text(
            'Protège une laque mate d’origine, ou éteint le brillant sans changer de couleur.',
            'Beschermt originele matte lak, of dempt de glans zonder de kleur te wijzigen.',
            'Protects factory matt paint, or quietens a shine without changing the colour.',
          ),
          features: [
            text('Aucun polish, jamais', 'Nooit polijsten', 'Never to be polished'),
            text('Shampooing prévu pour le mat', 'Shampoo voor matte lak', 'Shampoo made for matt'),
          ],
          durability: lifetimes.mattePpf,
        },
        {
          drawing: 'tinted-film',
          title: text('Teinté ou noir brillant', 'Gekleurd of hoogglanszwart', 'Coloured or gloss black'),
          description: text(
            'Pour un toit ou des inserts, avec la couleur d’un covering et l’épaisseur d’une protection.',
            'Voor een dak of accenten, in de kleur van een wrap en met de dikte van een bescherming.',
            'For a roof or inserts, the colour of a wrap at the depth of a protection film.',
          ),
          features: [
            text('Peu de teintes au catalogue', 'Beperkte keuze aan tinten', 'Few shades to choose from'),
            text(
              'Cicatrise comme le clair',
              'Zelfherstellend, net als de heldere',
              'Self-heals like the clear film',
            ),
          ],
          durability: lifetimes.colouredPpf,
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'film-or-ceramic' },
      heading: text('PPF ou céramique ?', 'PPF of keramische coating?', 'PPF or ceramic coating?'),
      paragraphs: [
        text(
          'Tous deux font perler l’eau. La céramique est un liquide à base de silice qui durcit en une couche de quelques micromètres au plus. Elle aide au lavage, résiste aux produits, approfondit le brillant. Devant un caillou, elle n’a pas l’épaisseur qu’il faut.',
          'Ze worden verward omdat water op beide parelt. Een keramische coating is een vloeistof op basis van silica die uithardt tot een laag van hooguit enkele micrometers. Dat wast makkelijker, weerstaat chemie en glanst dieper. Tegen een steen heeft ze gewoon de dikte niet.',
          'People confuse them because water beads on both. A ceramic coating is a silica-based liquid that hardens into a layer a few micrometres deep at most. It washes more easily, resists chemicals and shines deeper. Against a stone it simply lacks the depth.',
        ),
        text(
          `Le film coûte davantage, dure plus longtemps et se retire. La céramique s’use et se renouvelle au bout de ${duration(lifetimes.ceramicCoating, 'fr')}. Les deux se superposent, le film d’abord : la colle accroche mal sur un revêtement fait pour que rien n’accroche.`,
          `Folie kost meer, gaat langer mee en kan eraf. Een coating slijt en moet na ${duration(lifetimes.ceramicCoating, 'nl')} opnieuw. Samen kan, maar eerst de folie op de blote lak, dan een geschikte coating erover. Omgekeerd hecht de lijm slecht, want op een coating is het net de bedoeling dat niets hecht.`,
          `Film costs more, lasts longer and can be removed. A coating wears away and needs renewing after ${duration(lifetimes.ceramicCoating, 'en')}. They can be combined, film on bare paint first, then a suitable coating on top. The other way round the adhesive struggles, since a coating is designed so that nothing sticks to it.`,
        ),
      ],
      note: text(
        'Votre voiture a déjà reçu une céramique ou une cire longue durée ? Dites-le en demandant le prix, il faudra la polir avant la pose.',
        'Kreeg uw wagen al een coating of een langdurige wax? Meld het bij uw aanvraag, want die moet er eerst afgepolijst worden.',
        'Has your car already been coated or given a long-life wax? Say so when you ask for a price, because it must be polished off first.',
      ),
    },
    {
      kind: 'process',
      heading: text('Une pose à l’eau', 'Nat geplaatst', 'Fitted wet'),
      intro: text(
        'Le vinyle se pose à sec, le PPF flotte d’abord sur un voile d’eau.',
        'Vinyl gaat droog op de lak, PPF drijft eerst op een laagje water.',
        'Vinyl goes on dry, PPF first floats on a skin of water.',
      ),
      steps: [
        {
          drawing: 'polisher',
          title: text('Corriger la peinture', 'De lak bijwerken', 'Correct the paint'),
          duration: text('de deux heures à un jour', 'twee uur tot een dag', 'two hours to a day'),
          text: text(
            'Lavage, dégraissage, polissage léger. Ce qui reste dessous y restera des années.',
            'Wassen, ontvetten, fijne cirkelkrasjes wegpolijsten, want wat eronder zit, blijft er jaren zitten.',
            'Wash, degrease, polish out light swirls, because whatever is under there stays for years.',
          ),
        },
        {
          drawing: 'panel-cut',
          title: text('Découper', 'Snijden', 'Cut'),
          duration: text('une à trois heures', 'een tot drie uur', 'one to three hours'),
          text: text(
            'Au traceur, d’après le plan du modèle, avec de la marge à replier. La lame travaille sur la table, pas sur votre capot.',
            'Met de plotter, naar het patroon van uw model, met overmaat voor de omslag. Het mes werkt op tafel, niet op uw motorkap.',
            'On the plotter, from the pattern for your model, with a margin to fold over. The blade works on the table, not on your bonnet.',
          ),
        },
        {
          drawing: 'squeegee',
          title: text('Poser et chasser l’eau', 'Leggen en water uitdrijven', 'Lay and push out the water'),
          duration: text(
            'une demi-journée à trois jours',
            'een halve dag tot drie dagen',
            'half a day to three days',
          ),
          text: text(
            'Eau savonneuse pour glisser, eau alcoolisée pour accrocher, puis la raclette, du centre aux bords.',
            'Zeepwater om te schuiven, water met alcohol om te hechten, dan de rakel van binnen naar buiten.',
            'Soapy water to slide it, alcohol and water to grip, then the squeegee from the middle out.',
          ),
        },
        {
          drawing: 'drying-film',
          title: text('Laisser sécher', 'Laten drogen', 'Let it dry'),
          duration: waits.ppf,
          text: text(
            `Vous repartez dès que le film est posé. De petites poches laiteuses disparaissent seules. N’y touchez pas et patientez une semaine avant le lavage.`,
            `U rijdt weg zodra de folie ligt. Kleine melkachtige belletjes drogen vanzelf op. Blijf eraf en was de eerste week niet.`,
            'You drive away as soon as the film is on. Small milky pockets dry out by themselves. Leave them alone and skip washing for a week.',
          ),
        },
      ],
    },
    {
      kind: 'faq',
      heading: text('Vos questions sur le PPF', 'Uw vragen over PPF', 'Your questions on PPF'),
      items: [
        {
          question: text(
            'Voit-on le film une fois posé ?',
            'Blijft de folie zichtbaar?',
            'Can you see the film once it’s on?',
          ),
          answer: text(
            'De près, une ligne fine là où le bord ne peut pas se rentrer. En lumière rasante, une légère peau d’orange. À un mètre, rien.',
            'Van dichtbij een fijne lijn waar de rand niet om kan. Bij strijklicht valt soms wat sinaasappelhuid op. Van een meter ver geen van beide.',
            'Close up, a fine line where an edge can’t be folded. In raking light a little orange peel may show. From a metre away you’ll hardly notice either.',
          ),
        },
        {
          question: text(
            'Faut-il l’appliquer sur une voiture neuve ?',
            'Moet de wagen nieuw zijn?',
            'Does the car have to be new?',
          ),
          answer: text(
            'C’est le bon moment, pas une condition. Une voiture de cinq ans se retouche et se polit d’abord, car le film enferme les éclats au lieu de les gommer.',
            'Nieuw is ideaal, maar geen voorwaarde. Een wagen van vijf jaar werken we eerst bij en polijsten we, want bestaande putjes blijven onder folie zichtbaar.',
            'It’s the best moment, but not the only one. A five-year-old car is touched in and polished first, because film doesn’t erase old chips, it seals them in.',
          ),
        },
        {
          question: text('Comment le nettoyer ?', 'Hoe hou ik de folie schoon?', 'How do I keep it clean?'),
          answer: text(
            'Deux seaux, un gant doux, un rinçage avant de frotter. Essence, goudron et insectes s’enlèvent le jour même. Ni diluant, ni pâte à polir, ni brosse sur les bords.',
            'Twee emmers, een zachte handschoen, en afspoelen voor u wrijft. Brandstof, teer en insecten haalt u er dezelfde dag af. Geen verdunner, geen schuurpasta, geen borstel langs de randen.',
            'Two buckets, a soft mitt, and a rinse before you rub. Fuel, tar and insects come off the same day. No thinners, no cutting compound, no brush along the edges.',
          ),
        },
        {
          question: text(
            'Une zone abîmée oblige-t-elle à tout refaire ?',
            'Moet alles opnieuw bij één beschadiging?',
            'If one area is damaged, must it all be redone?',
          ),
          answer: text(
            'Non, on remplace le panneau. Nous gardons le plan de découpe et la référence. Après un sinistre, la facture du film aide votre assureur à le chiffrer avec la carrosserie.',
            'Nee, alleen dat paneel. Snijpatroon en referentie bewaren we. Na een ongeval helpt de factuur van de folie uw verzekeraar om ze samen met de carrosserie te ramen.',
            'No, just that panel. We keep the pattern and the reference. After an accident, the invoice for the film helps your insurer value it along with the bodywork.',
          ),
        },
        {
          question: text(
            'Quelle garantie sur le PPF ?',
            'Welke waarborg krijg ik?',
            'What about a warranty?',
          ),
          answer: text(
            'Elle dépend du film retenu. Sa durée et ses exclusions figurent noir sur blanc dans le devis. Les années annoncées pour nos coverings concernent le vinyle, pas ce film.',
            'Die hangt af van de gekozen folie. Duur en uitsluitingen staan zwart op wit in uw offerte. De jaren die we voor wraps opgeven, gelden voor vinyl en niet voor deze folie.',
            'It depends on the film you choose. Its length and exclusions are set out in your quote. The warranty period we state for wraps applies to vinyl, not to this film.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
