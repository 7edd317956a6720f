import { bannerMaterials, typicalLeadTimes as leadTimes, windLoad } from '@/lib/content/facts';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

const { heavy, mesh, standard } = bannerMaterials;

/** The same in every language. */
function push(speed: number) {
  const load = `${windLoad(speed)} kg/m²`;
  return text(load, load, load);
}

export const banners = {
  seo: {
    title: text(
      'Bâche publicitaire sur mesure : PVC ou filet, œillets',
      'Spandoek op maat laten drukken: pvc of mesh',
      'PVC and mesh banners, printed to your size',
    ),
    description: text(
      `Bâches PVC de ${standard.weight} ou ${heavy.weight} g/m² et filet microperforé (mesh) de ${mesh.weight} g/m², imprimés à vos cotes, ourlés, œilletés : livrés en ${duration(leadTimes.banners, 'fr')}.`,
      `Spandoeken van pvc-doek (${standard.weight} of ${heavy.weight} g/m²) of mesh (${mesh.weight} g/m²), op uw maat bedrukt, omgezoomd en met zeilringen. Klaar in ${duration(leadTimes.banners, 'nl')}.`,
      `PVC banners of ${standard.weight} or ${heavy.weight} g/m² and mesh of ${mesh.weight} g/m², printed to your size, hemmed and eyeleted. Delivered in ${duration(leadTimes.banners, 'en')}.`,
    ),
  },
  headline: text('De la toile qui se tient', 'Doek dat strak staat', 'Banners that stand their ground'),
  lead: text(
    `Bâches de chantier, de façade, de terrain de sport ou de fête, imprimées à vos cotes, ourlées, œilletées, prêtes à tendre. Le prix suit la surface et la finition, sur devis. Comptez ${duration(leadTimes.banners, 'fr')} une fois l’épreuve approuvée.`,
    `Spandoeken voor werf, gevel, sportveld of feest: op uw maat gedrukt, omgezoomd, met zeilringen en klaar om op te spannen. De prijs hangt af van oppervlakte en afwerking en staat in uw offerte. Reken op ${duration(leadTimes.banners, 'nl')} nadat u de proef hebt goedgekeurd.`,
    `Printed banners for building sites, façades, sports grounds and parties, made to your dimensions, hemmed, eyeleted and ready to hang. The price follows area and finish, so ask for a quote. Allow ${duration(leadTimes.banners, 'en')} after you approve the proof.`,
  ),
  scene: 'banner',
  projectType: 'sign',
  sections: [
    {
      kind: 'banners',
      heading: text('Choisir sa toile', 'Welk doek voor welke plek', 'Three materials'),
      intro: text(
        'Toutes sont en polyester enduit ou gainé de PVC, imprimées aux encres résistantes aux UV. Le poids fait la solidité, les trous laissent passer le vent.',
        'Alle drie zijn het polyesterweefsels met een pvc-laag, bedrukt met uv-bestendige inkt. Het gewicht zegt iets over de sterkte, de gaatjes over de wind.',
        'All three are polyester coated or sheathed in PVC and printed with UV-resistant inks. Weight (g/m², or gsm) tells you about strength, holes about wind.',
      ),
      items: [
        {
          material: 'heavy',
          drawing: 'heavy-banner',
          name: text('Bâche renforcée', 'Versterkt doek', 'Heavy-duty PVC'),
          description: text(
            'Avec sa trame serrée et son enduction épaisse, elle se déchire difficilement et se retend saison après saison.',
            'Dicht weefsel met een dikke laag, dat moeilijk scheurt en dat u elk seizoen opnieuw opspant.',
            'Tight weave, thick coating, hard to tear and fit to be stretched again season after season.',
          ),
          specs: [
            text(
              'Impression au recto, opaque sur demande',
              'Enkelzijdig bedrukt, desgewenst lichtdicht',
              'Front-lit, opaque on request',
            ),
            text('Bords soudés sur 4 à 5 cm', 'Gelaste zoom van 4 tot 5 cm', 'Welded hem of 4 to 5 cm'),
            text(
              `${duration(heavy.lifetime, 'fr')} dehors`,
              `${duration(heavy.lifetime, 'nl')} buiten`,
              `${duration(heavy.lifetime, 'en')} outdoors`,
            ),
          ],
          usage: text(
            'Façades, terrains de sport, remorques, bâches ressorties chaque année.',
            'Gevels, sportvelden, aanhangwagens, doeken die elk jaar terugkomen.',
            'Façades, sports grounds, trailers, banners brought out every year.',
          ),
        },
        {
          material: 'mesh',
          drawing: 'mesh-banner',
          name: text('Filet microperforé (mesh)', 'Meshdoek', 'Mesh'),
          description: text(
            'Un grillage de fils enduits et d’air, à parts égales. L’image se recompose à partir de trois ou quatre mètres.',
            'Evenveel doek als lucht. Vanaf drie tot vier meter vloeit het beeld samen.',
            'Equal parts yarn and air. From three or four metres the picture closes up.',
          ),
          specs: [
            text(
              'Laisse passer l’air et un peu de jour',
              'Laat lucht en wat daglicht door',
              'Lets air and some daylight through',
            ),
            text('Lettres d’au moins 5 cm', 'Letters van minstens 5 cm', 'Letters of 5 cm or more'),
            text(
              `${duration(mesh.lifetime, 'fr')} dehors`,
              `${duration(mesh.lifetime, 'nl')} buiten`,
              `${duration(mesh.lifetime, 'en')} outdoors`,
            ),
          ],
          usage: text(
            'Échafaudages, grilles de chantier, pignons exposés, ponts.',
            'Stellingen, bouwhekken, winderige zijgevels, bruggen.',
            'Scaffolding, site fences, exposed gables, bridges.',
          ),
        },
        {
          material: 'standard',
          drawing: 'standard-banner',
          name: text('Bâche courante', 'Standaarddoek', 'Standard PVC'),
          description: text(
            'Souple, légère, nette de près. Elle se plie dans un coffre et se pose à deux en un quart d’heure.',
            'Soepel, licht en scherp van dichtbij. Het past opgevouwen in een koffer en met z’n tweeën hangt u het in een kwartier op.',
            'Supple, light and crisp close up. It folds into a boot and two people hang it in fifteen minutes.',
          ),
          specs: [
            text(
              'Grain lisse, photos et petits textes',
              'Fijne structuur, voor foto’s en kleine tekst',
              'Smooth face, photos and small text',
            ),
            text('Ourlet soudé ou cousu', 'Gelaste of genaaide zoom', 'Hem welded or sewn'),
            text(
              `${duration(standard.lifetime, 'fr')} dehors`,
              `${duration(standard.lifetime, 'nl')} buiten`,
              `${duration(standard.lifetime, 'en')} outdoors`,
            ),
          ],
          usage: text(
            'Promotions, portes ouvertes, kermesses, comptoirs, intérieurs.',
            'Acties, opendeurdagen, kermissen, togen, binnenruimtes.',
            'Promotions, open days, fêtes, counters, indoors.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'hem-eyelet' },
      heading: text(
        'Ourlets, œillets et tendeurs',
        'Zomen, zeilringen en spanners',
        'Hems, eyelets and ties',
      ),
      paragraphs: [
        text(
          'Une bâche lâche par ses bords. Nous replions donc le pourtour sur 4 à 5 cm, le soudons à chaud, puis sertissons des œillets de 12 mm tous les 50 cm et dans chaque angle, ou tous les 30 cm si le lieu est venteux. Un fourreau de 8 à 10 cm remplace les œillets quand la toile glisse sur un tube.',
          'Een doek begeeft het altijd aan de rand. Daarom plooien we de omtrek 4 tot 5 cm om, lassen die warm dicht en slaan om de 50 cm en in elke hoek een zeilring van 12 mm, op een winderige plek om de 30 cm. Schuift het doek over een buis, dan komt er een tunnel van 8 tot 10 cm in de plaats.',
          'Banners fail at the edge. So we fold the perimeter over by 4 to 5 cm, weld it hot and set 12 mm eyelets every 50 cm and at each corner, or every 30 cm on windy sites. A pole pocket of 8 to 10 cm replaces them when the banner slides onto a tube.',
        ),
        text(
          'Attachez avec des tendeurs élastiques plutôt qu’avec du fil de fer. Sous une rafale, l’élastique cède un peu, alors que le fil arrache l’œillet. Laissez 3 à 5 cm de jeu entre la toile et le cadre, et tendez en croix, angle contre angle.',
          'Gebruik elastische spanners in plaats van ijzerdraad. Bij een rukwind geeft elastiek mee, terwijl draad de zeilring uitrukt. Laat 3 tot 5 cm speling tussen doek en frame, en span kruiselings, hoek tegenover hoek.',
          'Tie with bungee loops rather than wire. In a gust elastic gives, while wire rips the eyelet out. Leave 3 to 5 cm between banner and frame, and tension crosswise, corner against corner.',
        ),
      ],
    },
    {
      kind: 'benefits',
      drawing: 'wind-load',
      heading: text('Ce que pèse le vent', 'Wat de wind weegt', 'What the wind weighs'),
      items: [
        {
          metric: push(36),
          title: text('à 36 km/h', 'bij 36 km/u', 'at 36 km/h'),
          text: text(
            'Une bonne brise, 5 Beaufort. Une toile bien ourlée la supporte sans peine.',
            'Bij een frisse bries, vijf beaufort, blijft een goed omgezoomd doek gewoon hangen.',
            'A fresh breeze, force five. A properly hemmed banner barely notices.',
          ),
        },
        {
          metric: push(72),
          title: text('à 72 km/h', 'bij 72 km/u', 'at 72 km/h'),
          text: text(
            'Deux fois plus vite, le vent pousse quatre fois plus fort. Trois mètres carrés de toile pleine tirent alors comme un adulte suspendu.',
            'Dubbele snelheid is vier keer de kracht. Drie vierkante meter dicht doek trekt dan als een volwassene die eraan hangt.',
            'Twice the speed is four times the force. Three square metres of solid PVC then pull like a grown person hanging from it.',
          ),
        },
        {
          metric: text(`${mesh.perforation} %`, `${mesh.perforation}%`, `${mesh.perforation}%`),
          title: text('d’ouverture', 'open', 'open area'),
          text: text(
            'Un filet réduit nettement la poussée, sans la diviser exactement par deux, car l’air freine aussi en traversant les mailles.',
            'Meshdoek verlaagt de druk duidelijk, al wordt het niet precies de helft, want ook in de mazen remt de lucht af.',
            'Mesh cuts the push markedly, though not quite in half, since air also slows down as it squeezes through the holes.',
          ),
        },
      ],
    },
    {
      kind: 'deliverables',
      drawing: 'safe-area',
      heading: text('Tailles et fichiers', 'Formaten en bestanden', 'Sizes and files'),
      intro: text(
        'Aucun format n’est imposé. Donnez-nous l’emplacement, et nous retirons le jeu nécessaire à la tension.',
        'Er is geen vast formaat. Geef ons de plek door, dan trekken wij er de speling voor het spannen van af.',
        'No fixed formats. Tell us the opening and we deduct the slack needed for tension.',
      ),
      items: [
        text(
          'D’un seul tenant jusqu’à environ 3 m de haut, au-delà en lés soudés',
          'Uit één stuk tot ongeveer 3 m hoog, daarboven in gelaste banen',
          'In one piece to about 3 m high, in welded strips beyond that',
        ),
        text(
          'Grilles de chantier : 340 × 173 cm, la mesure courante, à vérifier sur place',
          'Bouwhekken van meestal 340 × 173 cm, na te meten op de werf',
          'Site fences: 340 × 173 cm is common, but measure yours',
        ),
        text(
          'PDF à l’échelle 1:1 ou 1:10, textes en contours, couleurs CMJN',
          'Pdf op schaal 1:1 of 1:10, tekst in contouren, kleuren in CMYK',
          'PDF at 1:1 or 1:10, text outlined, CMYK colours',
        ),
        text(
          'Images de 72 à 100 dpi à taille réelle, moins pour un pignon entier',
          'Beelden van 72 tot 100 dpi op ware grootte, minder voor een hele zijgevel',
          'Images of 72 to 100 dpi at final size, less for a whole gable',
        ),
        text(
          'Rien d’important à moins de 8 cm du bord, réservés à l’ourlet et aux œillets',
          'Niets belangrijks op minder dan 8 cm van de rand, want daar zitten zoom en zeilringen',
          'Nothing vital within 8 cm of the edge, where hem and eyelets go',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'flame-test', before: 1 },
      heading: text('Feu, rue et commune', 'Brand, straat en gemeente', 'Fire, street and municipality'),
      paragraphs: [
        text(
          'Ces toiles existent en qualité difficilement inflammable, essayée selon la méthode française (M1) ou allemande (B1). Ces deux classes ne sont pas identiques et n’équivalent pas d’office à une classe européenne selon EN 13501-1. En salle, sous chapiteau ou à un salon, demandez donc à l’organisateur ou à la zone de secours quel document est exigé, et dites-le avant la commande. Nous choisissons la toile en conséquence et joignons le rapport du fabricant.',
          'Deze doeken bestaan in een moeilijk ontvlambare kwaliteit, getest volgens de Franse (M1) of de Duitse (B1) methode. Die twee klassen zijn niet gelijk en vallen niet vanzelf samen met een Europese klasse volgens EN 13501-1. Hangt het doek in een zaal, een tent of op een beurs, vraag dan aan de organisator of de hulpverleningszone welk attest nodig is, en zeg het voor u bestelt. Wij kiezen het doek daarop en geven het verslag van de fabrikant mee.',
          'These materials come in flame-retardant grades, tested by the French (M1) or the German (B1) method. The two classes are not the same, nor are they automatically a European class under EN 13501-1. For a hall, a marquee or a trade fair, ask the organiser or the fire service which document they want, and say so before ordering. We pick the material to suit and enclose the manufacturer’s report.',
        ),
        text(
          'Dehors, une bâche visible de la voie publique relève en général des règles de publicité, même provisoire. Pour un événement, beaucoup de communes donnent une simple autorisation à durée limitée. Le long d’une route régionale, le gestionnaire de voirie a son mot à dire.',
          'Een doek dat men vanaf de openbare weg ziet, valt doorgaans onder de regels voor publiciteit, ook als het tijdelijk is. Voor een evenement geven veel gemeenten een eenvoudige, tijdelijke toelating. Langs een gewestweg beslist de wegbeheerder mee.',
          'Outdoors, a banner visible from the public road usually falls under the rules on advertising, temporary or not. For an event many municipalities (communes) give a simple time-limited authorisation. Along a regional road the road authority has its say.',
        ),
      ],
      note: text(
        'Au-delà de 70 km/h annoncés, décrochez une toile pleine tendue entre deux supports. La remettre prend un quart d’heure.',
        'Kondigt men rukwinden boven 70 km/u aan, haal dicht doek tussen twee palen dan weg. Terughangen kost een kwartier.',
        'When gusts above 70 km/h are forecast, take down solid banners strung between posts. Putting one back takes minutes.',
      ),
    },
    {
      kind: 'faq',
      heading: text('Une question de toile', 'Vragen over doek', 'Banner questions'),
      items: [
        {
          question: text(
            'Comment réutiliser une bâche d’une année à l’autre ?',
            'Hoe gebruik ik een spandoek elk jaar opnieuw?',
            'How do I reuse a banner year after year?',
          ),
          answer: text(
            'Mettez la date sur une bande à part, tenue par du ruban autoagrippant, ou recouvrez-la d’un adhésif neuf. Lavez à l’eau savonneuse, laissez sécher complètement et roulez, image vers l’extérieur. Pliée, la toile garde ses cassures.',
            'Zet de datum op een aparte strook met klittenband, of plak er een nieuwe folie over. Was het doek met zeepsop, laat het goed drogen en rol het op met de druk naar buiten, want plooien blijven zichtbaar.',
            'Put the date on a separate strip, held by Velcro or covered with fresh film. Wash with soapy water, dry it fully and roll it print side out, because a folded banner keeps its creases.',
          ),
        },
        {
          question: text(
            'Et quand elle a fini de servir ?',
            'En als het doek versleten is?',
            'And when it’s worn out?',
          ),
          answer: text(
            'Le PVC enduit se recycle mal. Mieux vaut lui trouver un second métier, comme housse de remorque, sac ou abri pour un tas de bois. Donnez-nous la nouvelle mesure et nous la recoupons et l’ourlons une seconde fois. Pour le reste, le recyparc vous indique le bon conteneur.',
            'Gecoat pvc laat zich moeilijk recycleren, dus geef het liever een tweede leven als dekzeil, tas of houtafdekking. Geef ons de nieuwe maat en wij snijden en zomen het een tweede keer. Voor de rest wijst het recyclagepark u de juiste container.',
            'Coated PVC recycles poorly, so find it a second job as a trailer cover, a bag or a log-pile sheet. Give us the new dimensions and we’ll cut and hem it a second time. For what remains, your recycling centre will point you to the right container.',
          ),
        },
        {
          question: text(
            'Une bâche recto verso, est-ce possible ?',
            'Kan een spandoek dubbelzijdig?',
            'Can a banner be double-sided?',
          ),
          answer: text(
            'Oui, avec une toile à couche noire opaque, plus lourde. Prévoyez des attaches plus serrées. Sans cette couche, le texte du verso apparaît à l’envers en contre-jour.',
            'Ja, op zwaarder doek met een zwarte tussenlaag. Zet de bevestiging dan dichter bij elkaar. Zonder die laag schijnt de achterkant in tegenlicht spiegelbeeldig door.',
            'Yes, on heavier PVC with a black blockout layer and closer ties. Without that layer the back shows through in reverse against the light.',
          ),
        },
        {
          question: text(
            'Peut-on corriger une faute après impression ?',
            'Kan een fout na het drukken nog weg?',
            'Can a mistake be corrected after printing?',
          ),
          answer: text(
            'Un chiffre, oui, avec une pièce adhésive imprimée sur la même teinte. De près, elle se voit. Relisez donc l’épreuve à deux.',
            'Een cijfer wel, met een zelfklevend stuk in dezelfde kleur gedrukt. Van dichtbij valt dat op. Laat de proef dus door twee mensen nalezen.',
            'A digit can, with an adhesive patch printed to match. Up close it shows, so have two people read the proof.',
          ),
        },
        {
          question: text('Qui pose la bâche ?', 'Wie hangt het spandoek op?', 'Who hangs it?'),
          answer: text(
            'Vous, pour les petites, avec les tendeurs livrés. Nous, quand il faut une nacelle, un câble tendu ou un cadre à créer sur le mur.',
            'Uzelf, als het klein is, met de spanners die we meeleveren. Wij, zodra er een hoogwerker, een spankabel of een muurframe aan te pas komt.',
            'You do, if it’s small, with the ties we supply. We do when it takes an access platform, a tensioned cable or a frame built on the wall.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
