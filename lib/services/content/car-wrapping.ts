import {
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  shares,
  waits,
  wrapWarranty,
} from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration, formatShareRange as share } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const carWrapping = {
  seo: {
    title: text(
      'Covering voiture et utilitaire près de Bruxelles : prix',
      'Carwrapping bij Brussel: prijzen en folies',
      'Car and van wrapping near Brussels: prices and films',
    ),
    description: text(
      `Covering complet dès ${price('wrap-full', 'fr')}, partiel dès ${price('wrap-partial', 'fr')} TVAC, pose comprise. Film coulé garanti ${duration(wrapWarranty, 'fr')}. Préparation, entretien, leasing et assurance.`,
      `Volledige wrap vanaf ${price('wrap-full', 'nl')}, gedeeltelijk vanaf ${price('wrap-partial', 'nl')} incl. btw en plaatsing. Gegoten folie met ${duration(wrapWarranty, 'nl')} waarborg. Ook over leasing en verzekering.`,
      `Full wraps from ${price('wrap-full', 'en')}, partial from ${price('wrap-partial', 'en')}, incl. VAT and fitting. ${wrapWarranty.min}-year warranty on cast film. Care, leasing and insurance.`,
    ),
  },
  headline: text(
    'Nouvelle teinte, sans passer au pistolet',
    'Een nieuwe kleur zonder spuitcabine',
    'New colour, no spray booth',
  ),
  lead: text(
    `Un vinyle coulé, tendu à chaud panneau après panneau, donne à une voiture ou à un utilitaire la couleur ou l’image de votre choix. Un covering complet démarre à ${price('wrap-full', 'fr')} et prend ${duration(leadTimes.wrapping, 'fr')}, un partiel à ${price('wrap-partial', 'fr')} et ${duration(leadTimes.partialWrap, 'fr')}. En film coulé, il est garanti ${duration(wrapWarranty, 'fr')}.`,
    `Gegoten vinyl, paneel na paneel warm opgespannen, geeft uw wagen of bestelwagen de kleur of het beeld dat u kiest. Volledig vanaf ${price('wrap-full', 'nl')}, in ${duration(leadTimes.wrapping, 'nl')}, gedeeltelijk vanaf ${price('wrap-partial', 'nl')}, in ${duration(leadTimes.partialWrap, 'nl')}. Op gegoten folie krijgt u ${duration(wrapWarranty, 'nl')} waarborg.`,
    `Cast vinyl, stretched warm over one panel after another, gives a car or van the colour or the picture you choose. A full wrap starts at ${price('wrap-full', 'en')} and takes ${duration(leadTimes.wrapping, 'en')}, a partial one at ${price('wrap-partial', 'en')} and ${duration(leadTimes.partialWrap, 'en')}. Cast film comes with a ${wrapWarranty.min}-year warranty.`,
  ),
  leadPrices: ['wrap-full', 'wrap-partial'],
  scene: 'van-wrap',
  projectType: 'covering',
  sections: [
    {
      kind: 'packages',
      heading: text('Tout couvrir ou viser juste', 'Helemaal of net genoeg', 'All of it, or just enough'),
      intro: text(
        'Le prix suit les mètres carrés et les courbes. Une berline demande 15 à 20 m² de film, un fourgon de taille moyenne 25 à 30 m².',
        'De prijs hangt af van de vierkante meters en de rondingen. Een berline vraagt 15 tot 20 m² folie, een middelgrote bestelwagen 25 tot 30 m².',
        'The price follows the square metres and the curves. A saloon takes 15 to 20 m² of film, a medium van 25 to 30 m².',
      ),
      items: [
        {
          drawing: 'partial-wrap',
          name: text('Covering partiel', 'Gedeeltelijke wrap', 'Partial wrap'),
          price: 'wrap-partial',
          description: text(
            'Un morceau bien choisi, la peinture fait le reste : toit noir, arrière au nom de la maison, bas de caisse contrasté.',
            'Een goed gekozen stuk, de lak doet de rest: zwart dak, achterkant met uw naam, contrast onderaan.',
            'One well-chosen part, with the paint doing the rest: a black roof, your name across the back, a contrasting lower half.',
          ),
          features: [
            text(
              'Coupe sur une arête ou un bord de tôle, si le dessin le permet',
              'Rand op een plooi of plaatrand waar het ontwerp dat toelaat',
              'Film ends on a crease or panel edge where the design allows',
            ),
            text(
              'Couleur accordée à la peinture visible',
              'Kleur afgestemd op de zichtbare lak',
              'Colour matched to the paint that shows',
            ),
            text('Extension possible plus tard', 'Later uit te breiden', 'Can be extended later'),
          ],
        },
        {
          drawing: 'full-wrap',
          name: text('Covering complet', 'Volledige wrap', 'Full wrap'),
          price: 'wrap-full',
          popular: true,
          description: text(
            'Toutes les tôles extérieures dans une teinte unie. Le prix de départ vaut pour une petite voiture en bon état.',
            'Alle plaatdelen aan de buitenkant in één effen tint. De startprijs geldt voor een kleine wagen in goede staat.',
            'Every outside panel in one plain shade. The starting price is for a small car in good condition.',
          ),
          features: [
            text(
              'Poignées, logos et joints déposés quand c’est possible',
              'Grepen, logo’s en rubbers gedemonteerd waar dat kan',
              'Handles, badges and seals removed where they can be',
            ),
            text('Bords rentrés et chauffés', 'Randen omgezet en naverhit', 'Edges turned in and heat-set'),
            text(
              'Entrées de portes, impression et effets spéciaux sur devis',
              'Deurstijlen, print en effectfolie op offerte',
              'Door shuts, print and special effects quoted separately',
            ),
          ],
        },
      ],
    },
    {
      kind: 'materials',
      heading: text(
        'Quel film pour quel emploi',
        'Welke folie voor welk voertuig',
        'Four films and what they are for',
      ),
      intro: text(
        'Tout se joue à la fabrication. Versé liquide puis séché, un vinyle reste détendu. Pressé entre des rouleaux, il cherche à reprendre sa première forme.',
        'Het verschil zit in de productie. Vloeibaar gegoten vinyl droogt spanningsloos. Tussen rollen gewalst vinyl trekt later naar zijn oude vorm terug.',
        'It all comes down to how they’re made. Vinyl poured as a liquid dries without tension. Squeezed between rollers, it remembers its shape.',
      ),
      items: [
        {
          drawing: 'cast-film',
          title: text(
            'Coulé, teinté dans la masse',
            'Gegoten, in de massa gekleurd',
            'Cast, coloured through',
          ),
          description: text(
            'Le film du changement de couleur. Il s’étire dans les creux et ne revient pas en arrière une fois chauffé.',
            'De folie voor een kleurwissel. Ze rekt mee in holtes en trekt na het naverhitten niet terug.',
            'The film for a change of colour. It stretches into recesses and stays there once heat-set.',
          ),
          features: [
            text('80 à 110 µm', '80 tot 110 µm', '80 to 110 µm'),
            text(
              'Colle à canaux d’air, contre les bulles',
              'Lijm met luchtkanalen, dus geen bellen',
              'Air-channel adhesive that lets bubbles escape',
            ),
          ],
          durability: text(
            duration(lifetimes.wrapFilm, 'fr'),
            duration(lifetimes.wrapFilm, 'nl'),
            duration(lifetimes.wrapFilm, 'en'),
          ),
        },
        {
          drawing: 'printed-film',
          title: text(
            'Coulé, imprimé et plastifié',
            'Gegoten, geprint en gelamineerd',
            'Cast, printed and laminated',
          ),
          description: text(
            'Photo, dégradé, motif. L’encre sèche et dégaze avant d’être scellée sous un laminat, coulé lui aussi.',
            'Foto, verloop, patroon. De inkt krijgt rust voor hij onder een eveneens gegoten laminaat gaat.',
            'Photographs, fades, patterns. The ink rests before it is sealed under a laminate, which is cast too.',
          ),
          features: [
            text(
              'Environ 85 µm avec le laminat',
              'Zo’n 85 µm, laminaat inbegrepen',
              'About 85 µm, laminate included',
            ),
            text(
              'Raccords prévus dès le dessin',
              'Naden al in het ontwerp voorzien',
              'Joins planned in the artwork',
            ),
          ],
          durability: text(
            `${duration(lifetimes.wrapFilm, 'fr')} sous laminat`,
            `${duration(lifetimes.wrapFilm, 'nl')} onder laminaat`,
            `${duration(lifetimes.wrapFilm, 'en')} under laminate`,
          ),
        },
        {
          drawing: 'calendered-film',
          title: text('Calandré polymère', 'Polymeer gekalanderd', 'Polymeric calendered'),
          description: text(
            'Pour un flanc de remorque ou une action de quelques mois. Sur une courbe serrée, il se rétracte et laisse un liseré.',
            'Voor de zijkant van een aanhangwagen of een actie van enkele maanden. Op een strakke ronding krimpt ze en komt de lak piepen.',
            'For a flat trailer side or a campaign of a few months. On a tight curve it shrinks back and leaves a line of paint.',
          ),
          features: [
            text('70 à 80 µm, plus raide', '70 tot 80 µm, stugger', '70 to 80 µm and stiffer'),
            text('Réservé aux surfaces planes', 'Alleen voor vlakke delen', 'For flat surfaces only'),
          ],
          durability: text(
            `${duration(lifetimes.polymericOnVehicles, 'fr')} sur une surface plane`,
            `${duration(lifetimes.polymericOnVehicles, 'nl')} op vlakke delen`,
            `${duration(lifetimes.polymericOnVehicles, 'en')} on flat panels`,
          ),
        },
        {
          drawing: 'perforated-film',
          title: text(
            'Microperforé pour vitres arrière',
            'Geperforeerd voor achterruiten',
            'Perforated, for rear windows',
          ),
          description: text(
            'Une image pour la rue, une vue un peu assombrie pour le conducteur. À éviter si l’essuie-glace passe dessus.',
            'Buiten een beeld, binnen een licht verdonkerd zicht. Liever niet onder een ruitenwisser.',
            'A picture from outside, a slightly dimmed view from inside. Best avoided under a wiper.',
          ),
          features: [
            text(
              `${share(shares.perforatedFilmHoles, 'fr')} de trous`,
              `${share(shares.perforatedFilmHoles, 'nl')} gaatjes`,
              `${share(shares.perforatedFilmHoles, 'en')} open area`,
            ),
            text(
              'Uniquement derrière les portières avant',
              'Enkel achter de voorportieren',
              'Only on windows behind the front doors',
            ),
          ],
          durability: lifetimes.perforatedFilm,
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'gloss' },
      heading: text(
        'Ce que demande chaque finition',
        'Afwerkingen en hun karakter',
        'Finishes and their habits',
      ),
      paragraphs: [
        text(
          'Le brillant imite le vernis et se nettoie le plus vite. Le satiné pardonne les griffes fines. Le mat absorbe le reflet, mais une trace de doigt gras s’y voit et aucun polish ne la rattrape. Les nacrés et les teintes changeantes ont un sens, et chaque panneau se découpe dans la même direction.',
          'Glans lijkt het meest op lak en is het snelst schoon. Satijn vergeeft fijne krasjes. Mat slikt de spiegeling in, maar toont een vette vinger die u niet meer wegpoetst. Parelmoer en kleurveranderende tinten hebben een looprichting, dus elk paneel wordt in dezelfde richting gesneden.',
          'Gloss mimics clear coat and is quickest to clean. Satin forgives fine scratches. Matt swallows reflections, but a greasy fingerprint shows and no polish will bring it back. Pearls and colour-shift films have a direction, so every panel is cut the same way.',
        ),
        text(
          `Les films brossés ou façon carbone consomment davantage, car leur grain doit s’aligner d’une porte à l’autre. Le chrome, raide et sensible, tient rarement plus de ${duration(lifetimes.chromeWrap, 'fr')}. Gardez-le pour un détail.`,
          `Geborstelde folie en carbonlook verbruiken meer, want de nerf moet van deur tot deur doorlopen. Chroom is stug en gevoelig en blijft zelden langer dan ${duration(lifetimes.chromeWrap, 'nl')} mooi. Hou het bij een accent.`,
          `Brushed and carbon-look films use more material, because the grain has to line up from door to door. Chrome is stiff and touchy and rarely looks good beyond ${duration(lifetimes.chromeWrap, 'en')}, so keep it for details.`,
        ),
      ],
    },
    {
      kind: 'process',
      heading: text(
        'Comment nous préparons et posons',
        'Zo komt de folie op uw wagen',
        'How we make it last',
      ),
      intro: text(
        'Un covering qui se décolle a presque toujours été mal préparé. Voici où passent les heures.',
        'Een wrap die loskomt, was bijna altijd slecht voorbereid. Hier gaan de uren naartoe.',
        'When a wrap lifts early, the preparation is usually to blame. This is where the hours go.',
      ),
      steps: [
        {
          drawing: 'clay-bar',
          title: text('Décontaminer', 'Reinigen tot op de lak', 'Decontaminate'),
          duration: text('une demi-journée', 'een halve dag', 'half a day'),
          text: text(
            'Lavage, goudron et résine dissous, gomme, puis alcool isopropylique dans chaque pli. Un reste de cire suffit à perdre un bord.',
            'Wassen, teer en hars oplossen, nabehandelen met klei, dan isopropylalcohol tot in elke plooi. Een restje wax kost u een rand.',
            'Wash, dissolve tar and resin, clay bar, then isopropyl alcohol into every fold. A trace of wax is enough to lose an edge.',
          ),
        },
        {
          drawing: 'taken-off',
          title: text('Déposer', 'Demonteren', 'Strip'),
          duration: text('deux à quatre heures', 'twee tot vier uur', 'two to four hours'),
          text: text(
            'Poignées, baguettes, monogrammes. Ce qui ne se démonte pas sans casse est contourné au fil de coupe, sans lame sur la peinture.',
            'Grepen, sierlijsten, logo’s. Wat niet zonder breuk loskomt, snijden we uit met snijtape, zonder mes op uw lak.',
            'Handles, trim, badges. Anything that would break on the way off is cut round with knifeless tape, so no blade meets your paint.',
          ),
        },
        {
          drawing: 'stretched-film',
          title: text('Tendre', 'Opspannen', 'Stretch'),
          duration: text('un à trois jours', 'een tot drie dagen', 'one to three days'),
          text: text(
            'À deux, film tiédi, du centre vers les bords. La raclette est gantée de feutre. Une couleur trop étirée pâlit, et mieux vaut alors un raccord.',
            'Met z’n tweeën, de folie lauw, van het midden naar buiten. De rakel draagt vilt. Te ver uitgerekt verbleekt een kleur, en dan leggen we liever een naad.',
            'Two people, film warmed, from the middle outwards. The squeegee wears felt. Stretched too far, a colour turns pale, so we place a join instead.',
          ),
        },
        {
          drawing: 'heat-gun',
          title: text('Chauffer et laisser prendre', 'Naverhitten en laten rusten', 'Heat-set and rest'),
          duration: text('une nuit', 'een nacht', 'overnight'),
          text: text(
            'Chaque zone étirée monte à 90 ou 100 °C, mesurés au thermomètre infrarouge, pour que le vinyle oublie son ancienne forme.',
            'Elke uitgerekte zone gaat naar 90 tot 100 °C, gemeten met een infraroodthermometer, zodat het vinyl niet meer terugtrekt.',
            'Every stretched area is brought to 90 or 100 °C, checked with an infrared thermometer, so that the vinyl forgets its old shape.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'rinsed-arch' },
      heading: text('Les saisons d’un covering', 'Een wrap door de seizoenen', 'Living with a wrap'),
      paragraphs: [
        text(
          'En hiver, rincez le sel chaque semaine, sans oublier les passages de roues. En été, ramollissez les insectes sous un linge humide et tiède plutôt que de frotter. Une goutte de résine part à l’alcool ménager, essayé d’abord sous un rétroviseur.',
          'Spoel in de winter wekelijks het zout af, ook in de wielkasten. Week in de zomer insecten los onder een lauwe natte doek in plaats van te schrobben. Hars gaat eraf met wat huishoudalcohol, eerst getest onder een buitenspiegel.',
          'In winter, rinse the salt off weekly, wheel arches included. In summer, soften insects under a warm damp cloth rather than scrubbing. A spot of resin comes off with household alcohol, tried first underneath a door mirror.',
        ),
        text(
          `Un coin qui se soulève se recolle s’il est pris tôt. Appelez avant que la poussière ne s’y loge. Un panneau griffé se remplace seul, à ceci près qu’après quelques étés le film neuf paraîtra plus frais que ses voisins.`,
          `Een hoekje dat opkrult, krijgen we vast als u er vroeg bij bent. Bel dus voor er stof onder kruipt. Een gekrast paneel vervangen we apart, al oogt nieuwe folie na enkele zomers frisser dan de rest.`,
          'A corner that lifts can be laid back down if you catch it early, so call before dust gets in. A scratched panel is replaced on its own, though after a few summers the new piece will look fresher than its neighbours.',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'car-papers', before: 1 },
      heading: text(
        'Papiers, assurance, leasing',
        'Papieren, verzekering, leasing',
        'Papers, insurance, leasing',
      ),
      paragraphs: [
        text(
          'Changer la couleur d’un véhicule est permis en Belgique. Faut-il le signaler à la DIV ? Regardez si votre certificat d’immatriculation mentionne la couleur (code R) et, dans le doute, demandez par écrit à la DIV, avant la pose, s’il faut l’adapter. Sa réponse se garde avec les papiers de bord.',
          'Een voertuig van kleur laten veranderen mag in België. Of de DIV het moet weten, hangt af van uw kentekenbewijs. Kijk of daar bij code R, de Europese code voor kleur, iets staat en vraag het vóór de plaatsing schriftelijk na bij de DIV. Bewaar het antwoord bij de boorddocumenten.',
          'You may change a vehicle’s colour in Belgium. Do you have to tell the DIV, the vehicle registration service? That depends on your registration certificate. See whether it has an entry under code R, the European code for colour. If in doubt, put the question to the DIV in writing before fitting, and keep the answer with the car’s papers.',
        ),
        text(
          'Prévenez aussi votre assureur. Une omnium ne rembourse en principe un film que s’il a été déclaré, facture à l’appui. En leasing, le bailleur reste propriétaire. Obtenez son accord écrit, avec ce qu’il attend à la restitution, et prévoyez la dépose dans les dernières semaines du contrat.',
          'Verwittig ook uw verzekeraar. Een omnium vergoedt folie in principe alleen als ze is aangegeven, met factuur. Bij leasing blijft de leasemaatschappij eigenaar. Vraag haar schriftelijk akkoord, ook over de staat bij inlevering, en plan het verwijderen in de laatste weken van het contract.',
          'Tell your insurer too. A comprehensive (omnium) policy will in principle pay for film only if it was declared, with an invoice. A leased vehicle still belongs to the lessor. Get written consent, including what is expected at return, and plan removal for the last weeks of the contract.',
        ),
        text(
          'Pour une voiture ou une camionnette légère, poser un film qui change nettement la couleur de fond compte en règle générale comme un travail au sens du Car-Pass. Nous relevons donc le kilométrage à l’arrivée et le transmettons à Car-Pass, avec la nature des travaux.',
          'Bij een personenwagen of lichte bestelwagen geldt folie die de grondkleur duidelijk verandert doorgaans als werk in de zin van Car-Pass. We noteren dus de kilometerstand bij aankomst en geven hem door aan Car-Pass, met de aard van het werk.',
          'On a car or light van, film that clearly changes the base colour generally counts as work to be reported to Car-Pass, the Belgian mileage register, so we note the odometer when you arrive and pass it on with the nature of the work.',
        ),
      ],
      note: text(
        'Évitez ce qui peut se confondre avec la police ou les secours, et demandez-nous conseil avant de choisir un film rétroréfléchissant, qui a ses propres règles.',
        'Vermijd alles wat op politie of hulpdiensten lijkt, en vraag ons raad voor u retroreflecterende folie kiest, want daar gelden aparte regels voor.',
        'Steer clear of anything that could pass for police or rescue livery, and talk to us before ordering reflective film, which has its own rules.',
      ),
    },
    {
      kind: 'prose',
      drawing: { id: 'edge-warranty', before: 1 },
      heading: text(
        `${duration(wrapWarranty, 'fr')} de garantie sur le film coulé`,
        `${duration(wrapWarranty, 'nl')} waarborg op gegoten folie`,
        `${wrapWarranty.min}-year warranty on cast film`,
      ),
      paragraphs: [
        text(
          'La garantie porte sur le film coulé et sur notre pose : bord qui se relève, vinyle qui se fendille, bulle apparue sans choc. Elle ne couvre ni les accrochages, ni le jet à haute pression tenu contre un joint, ni la peinture qui cloque dessous. Chrome, microperforé et calandré ont leur propre durée. Les conditions écrites accompagnent le devis.',
          'De waarborg dekt de gegoten folie en onze plaatsing: een rand die loskomt, vinyl dat barst, een bel zonder stoot. Ze dekt geen aanrijding, geen hogedrukstraal pal op een naad en geen lak die eronder afbladdert. Chroom, geperforeerde en gekalanderde folie hebben hun eigen termijn. De geschreven voorwaarden zitten bij uw offerte.',
          'The warranty covers the cast film and our fitting: an edge that lifts, vinyl that cracks, a bubble not caused by an impact. It does not cover collisions, a pressure washer held against a join, or paint that blisters underneath. Chrome, perforated and calendered films have terms of their own. It’s all in writing with your quote.',
        ),
        text(
          'Prévoyez le retrait avant que le vinyle ne durcisse, donc vers la fin de sa vie utile. Sous le film, la peinture n’a pas vu le soleil. Sur un véhicule âgé couvert en partie, une différence de ton peut rester visible. Le retrait se chiffre d’avance, à la demande, en même temps que la pose.',
          'Plan het verwijderen vóór het vinyl uithardt, dus tegen het einde van zijn nuttige leven. Onder folie zag de lak geen zon. Op een ouder voertuig met een gedeeltelijke wrap kan een kleurverschil zichtbaar blijven. Wie dat wil, krijgt de prijs van het verwijderen meteen bij die van de plaatsing.',
          'Plan removal before the vinyl hardens, towards the end of its useful life. Paint under film has seen no sun, so on an older vehicle with a partial wrap a difference in tone may remain. If you ask, we price removal at the same time as fitting.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text('Le covering, question par question', 'Veelgevraagd over wraps', 'Questions about wraps'),
      items: [
        {
          question: text(
            'Mon véhicule sort de chez le carrossier. Combien de temps attendre ?',
            'Mijn wagen komt van de carrossier. Hoelang wacht ik?',
            'My car has just been resprayed. How long should I wait?',
          ),
          answer: text(
            `En règle générale ${duration(waits.freshPaint, 'fr')}, le temps que les solvants s’évaporent. Demandez la date de cuisson au carrossier, et sachez qu’une peinture refaite tient moins bien qu’une peinture d’usine au moment du retrait.`,
            `Reken op ${duration(waits.freshPaint, 'nl')}, zodat de oplosmiddelen eruit zijn. Vraag de carrossier wanneer de lak gebakken is, en weet dat overspoten lak bij het verwijderen minder houvast heeft dan fabriekslak.`,
            `As a rule ${duration(waits.freshPaint, 'en')}, so that the solvents can escape. Ask the body shop when the paint was baked, and bear in mind that a respray holds less firmly than factory paint when film is removed.`,
          ),
        },
        {
          question: text(
            'Les montants et feuillures de portes sont-ils compris ?',
            'Zijn de deurstijlen inbegrepen?',
            'Are the door shuts included?',
          ),
          answer: text(
            'Pas dans le prix de départ. Portes fermées, on ne voit que la nouvelle teinte. L’ancienne reparaît dès qu’on les ouvre. Restez proche de la couleur d’origine ou ajoutez cette ligne au devis.',
            'Niet in de startprijs. Met gesloten deuren ziet u enkel de nieuwe tint. Gaan ze open, dan komt de oude tevoorschijn. Blijf dicht bij de originele kleur of laat die post aan de offerte toevoegen.',
            'Not in the starting price. With the doors closed you see only the new shade. Open them and the old one reappears. Stay close to the original colour, or have that line added to the quote.',
          ),
        },
        {
          question: text(
            'Que faut-il vous fournir pour un décor imprimé ?',
            'Wat hebt u nodig voor een geprinte wrap?',
            'What do you need for a printed design?',
          ),
          answer: text(
            'Le logo en vectoriel, les photos à leur taille réelle si possible, et l’année exacte du véhicule, car une porte coulissante change d’un millésime à l’autre. Nous contrôlons les cotes sur le véhicule avant d’imprimer.',
            'Het logo als vector, foto’s liefst op ware grootte, en het juiste bouwjaar, want een schuifdeur verschilt van jaar tot jaar. We meten het voertuig na voor we printen.',
            'The logo as vectors, photographs at final size if you can, and the exact model year, since sliding doors change from one year to the next. We measure the vehicle itself before printing.',
          ),
        },
        {
          question: text(
            'Puis-je utiliser ma camionnette pendant les travaux ?',
            'Kan ik mijn bestelwagen blijven gebruiken?',
            'Can I use the van in the meantime?',
          ),
          answer: text(
            'Non, elle reste au chaud de bout en bout. Videz le coffre et les rangements de portes, et choisissez une semaine creuse pour votre activité.',
            'Nee, hij blijft al die tijd binnen in de warmte. Maak de laadruimte en de deurvakken leeg en kies een kalme week voor uw zaak.',
            'No, it stays indoors, in the warm, the whole time. Empty the load bay and the door pockets, and pick a quiet week for your business.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
