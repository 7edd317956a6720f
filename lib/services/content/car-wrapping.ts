import {
  formatDuration as duration,
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  wrapWarranty,
} from '@/lib/services/facts';
import { formatPriceOf as price } from '@/lib/services/prices';
import { type Service, text } from '@/lib/services/service';

export const carWrapping = {
  page: {
    slug: text('car-wrapping', 'autobelettering', 'vehicle-wrapping'),
    label: text('Covering de véhicules', 'Carwrapping', 'Vehicle wrapping'),
    group: 'wrapping',
    place: 10,
  },
  seo: {
    title: text(
      'Covering de véhicules à Zaventem : prix et films',
      'Carwrapping in Zaventem: prijzen, folies en onderhoud',
      'Vehicle wrapping in Zaventem: prices, films and care',
    ),
    description: text(
      `Covering complet dès ${price('wrap-full', 'fr')}, partiel dès ${price('wrap-partial', 'fr')} : films, préparation, entretien, leasing et assurance en Belgique. Garantie ${duration(wrapWarranty, 'fr')}.`,
      `Volledige wrap vanaf ${price('wrap-full', 'nl')}, gedeeltelijk vanaf ${price('wrap-partial', 'nl')}: folies, voorbereiding, onderhoud, lease en verzekering. Met ${duration(wrapWarranty, 'nl')} waarborg.`,
      `Full wraps from ${price('wrap-full', 'en')}, partial from ${price('wrap-partial', 'en')}: films, preparation, care, leasing and insurance in Belgium. Under warranty for ${duration(wrapWarranty, 'en')}.`,
    ),
  },
  headline: text(
    'Nouvelle teinte, sans passer au pistolet',
    'Een nieuwe kleur zonder spuitcabine',
    'New colour, no spray booth',
  ),
  lead: text(
    `Un vinyle coulé, tendu à chaud panneau après panneau, donne à une voiture ou à un utilitaire la couleur ou l’image de votre choix. Complet dès ${price('wrap-full', 'fr')}, partiel dès ${price('wrap-partial', 'fr')}, posé en ${duration(leadTimes.wrapping, 'fr')} et garanti ${duration(wrapWarranty, 'fr')}.`,
    `Gegoten vinyl, paneel na paneel warm opgespannen, geeft uw wagen of bestelwagen de kleur of het beeld dat u kiest. Volledig vanaf ${price('wrap-full', 'nl')}, gedeeltelijk vanaf ${price('wrap-partial', 'nl')}, geplaatst in ${duration(leadTimes.wrapping, 'nl')}, met ${duration(wrapWarranty, 'nl')} waarborg.`,
    `Cast vinyl, stretched warm over one panel after another, gives a car or van the colour or the picture you choose. Full from ${price('wrap-full', 'en')}, partial from ${price('wrap-partial', 'en')}, fitted in ${duration(leadTimes.wrapping, 'en')}, with a warranty of ${duration(wrapWarranty, 'en')}.`,
  ),
  scene: 'van-wrap',
  projectType: 'covering',
  sections: [
    {
      kind: 'packages',
      heading: text('Tout couvrir ou viser juste', 'Helemaal of net genoeg', 'All of it, or just enough'),
      intro: text(
        'Le prix suit les mètres carrés et les courbes. Une berline demande 15 à 20 m² de film, un fourgon de taille moyenne 25 à 30 m².',
        'De prijs volgt de vierkante meters en de rondingen. Een berline vraagt 15 tot 20 m² folie, een middelgrote bestelwagen 25 tot 30 m².',
        'The price follows the square metres and the curves. A saloon takes 15 to 20 m² of film, a medium van 25 to 30 m².',
      ),
      items: [
        {
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
        'Quatre films, quatre emplois',
        'Vier folies voor vier klussen',
        'Four films and what they are for',
      ),
      intro: text(
        'Tout se joue à la fabrication : versé liquide puis séché, un vinyle reste détendu ; pressé entre des rouleaux, il garde la mémoire de sa forme.',
        'Alles begint bij de productie: vloeibaar gegoten vinyl droogt spanningsloos, tussen rollen gewalst vinyl onthoudt zijn vorm.',
        'It all comes down to how they are made: vinyl poured as a liquid dries without tension, vinyl squeezed between rollers remembers its shape.',
      ),
      items: [
        {
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
            'trois à cinq ans à plat',
            'drie tot vijf jaar op vlakke delen',
            '3 to 5 years on the flat',
          ),
        },
        {
          title: text(
            'Microperforé pour vitres arrière',
            'Geperforeerd voor achterruiten',
            'Perforated, for rear windows',
          ),
          description: text(
            'Dehors, une image ; dedans, une vue un peu assombrie. À éviter si l’essuie-glace passe dessus.',
            'Buiten een beeld, binnen een licht verdonkerd zicht. Liever niet onder een ruitenwisser.',
            'A picture from outside, a slightly dimmed view from inside. Best avoided under a wiper.',
          ),
          features: [
            text('De 30 à 50 % de trous', '30 tot 50% gaatjes', '30 to 50% holes'),
            text(
              'Uniquement derrière les portières avant',
              'Enkel achter de voorportieren',
              'Only behind the front doors',
            ),
          ],
          durability: text('deux ou trois étés', 'twee of drie zomers', '2 to 3 years'),
        },
      ],
    },
    {
      kind: 'prose',
      heading: text(
        'Finitions : ce qu’elles demandent',
        'Afwerkingen en hun karakter',
        'Finishes and their habits',
      ),
      paragraphs: [
        text(
          'Le brillant imite le vernis et se nettoie le plus vite. Le satiné pardonne les griffes fines. Le mat absorbe le reflet, mais une trace de doigt gras s’y voit et aucun polish ne la rattrape. Les nacrés et les teintes changeantes ont un sens : chaque panneau se découpe dans la même direction.',
          'Glans lijkt het meest op lak en is het snelst schoon. Satijn vergeeft fijne krasjes. Mat slikt de spiegeling in, maar toont een vette vinger die u niet meer wegpoetst. Parelmoer en kleurveranderende tinten hebben een looprichting: elk paneel wordt in dezelfde richting gesneden.',
          'Gloss mimics clear coat and is quickest to clean. Satin forgives fine scratches. Matt swallows reflections, but a greasy fingerprint shows and no polish will bring it back. Pearls and colour-shift films have a direction, so every panel is cut the same way.',
        ),
        text(
          'Les films brossés ou façon carbone consomment davantage, car leur grain doit s’aligner d’une porte à l’autre. Le chrome, raide et sensible, tient rarement plus de deux ans : gardez-le pour un détail.',
          'Geborstelde folie en carbonlook verbruiken meer, want de nerf moet van deur tot deur doorlopen. Chroom is stug en gevoelig en blijft zelden langer dan twee jaar mooi: hou het bij een accent.',
          'Brushed and carbon-look films use more material, because the grain has to line up from door to door. Chrome is stiff and touchy and rarely looks good beyond two years: keep it for a detail.',
        ),
      ],
    },
    {
      kind: 'process',
      heading: text(
        'Quatre gestes qui font la tenue',
        'Vier handelingen die het werk doen',
        'Four moves that make it last',
      ),
      intro: text(
        'Un covering qui se décolle a presque toujours été mal préparé. Voici où passent les heures.',
        'Een wrap die loskomt, was bijna altijd slecht voorbereid. Hier gaan de uren naartoe.',
        'A wrap that lifts early was usually badly prepared. This is where the hours go.',
      ),
      steps: [
        {
          title: text('Décontaminer', 'Reinigen tot op de lak', 'Decontaminate'),
          duration: text('une demi-journée', 'een halve dag', 'half a day'),
          text: text(
            'Lavage, goudron et résine dissous, gomme, puis alcool isopropylique dans chaque pli. Un reste de cire suffit à perdre un bord.',
            'Wassen, teer en hars oplossen, nabehandelen met klei, dan isopropylalcohol tot in elke plooi. Een restje wax kost u een rand.',
            'Wash, dissolve tar and resin, clay bar, then isopropyl alcohol into every fold. A trace of wax is enough to lose an edge.',
          ),
        },
        {
          title: text('Déposer', 'Demonteren', 'Strip'),
          duration: text('deux à quatre heures', 'twee tot vier uur', 'two to four hours'),
          text: text(
            'Poignées, baguettes, monogrammes. Ce qui ne se démonte pas sans casse est contourné au fil de coupe, sans lame sur la peinture.',
            'Grepen, sierlijsten, logo’s. Wat niet zonder breuk loskomt, snijden we uit met snijtape: geen mes op uw lak.',
            'Handles, trim, badges. Anything that would break on the way off is cut round with knifeless tape, so no blade meets your paint.',
          ),
        },
        {
          title: text('Tendre', 'Opspannen', 'Stretch'),
          duration: text('un à trois jours', 'een tot drie dagen', 'one to three days'),
          text: text(
            'À deux, film tiédi, du centre vers les bords. La raclette est gantée de feutre. Trop étirée, une couleur pâlit : mieux vaut alors un raccord.',
            'Met z’n tweeën, de folie lauw, van het midden naar buiten. De rakel draagt vilt. Te ver uitgerekt verbleekt een kleur, dan leggen we liever een naad.',
            'Two people, film warmed, from the middle outwards. The squeegee wears felt. Stretched too far, a colour turns pale, so we place a join instead.',
          ),
        },
        {
          title: text('Chauffer et laisser prendre', 'Naverhitten en laten rusten', 'Heat-set and rest'),
          duration: text('une nuit', 'een nacht', 'overnight'),
          text: text(
            'Chaque zone étirée monte à 90 ou 100 °C, mesurés au thermomètre infrarouge, pour que le vinyle oublie son ancienne forme.',
            'Elke uitgerekte zone gaat naar 90 tot 100 °C, gemeten met een infraroodthermometer, zodat het vinyl zijn oude vorm vergeet.',
            'Every stretched area is brought to 90 or 100 °C, checked with an infrared thermometer, so that the vinyl forgets its old shape.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      heading: text('Les saisons d’un covering', 'Een wrap door de seizoenen', 'Living with a wrap'),
      paragraphs: [
        text(
          'En hiver, rincez le sel chaque semaine, sans oublier les passages de roues. En été, ramollissez les insectes sous un linge humide et tiède plutôt que de frotter. Une goutte de résine part à l’alcool ménager, essayé d’abord sous un rétroviseur.',
          'Spoel in de winter wekelijks het zout af, ook in de wielkasten. Week in de zomer insecten los onder een lauwe natte doek in plaats van te schrobben. Hars gaat eraf met wat huishoudalcohol, eerst getest onder een buitenspiegel.',
          'In winter, rinse the salt off weekly, wheel arches included. In summer, soften insects under a warm damp cloth rather than scrubbing. A spot of resin comes off with household alcohol, tried first underneath a door mirror.',
        ),
        text(
          'Un coin qui se soulève se recolle s’il est pris tôt : appelez avant que la poussière ne s’y loge. Un panneau griffé se remplace seul, à ceci près qu’après deux ou trois étés le film neuf paraîtra plus frais que ses voisins.',
          'Een hoekje dat opkrult, krijgen we vast als u er vroeg bij bent: bel voor er stof onder kruipt. Een gekrast paneel vervangen we apart, al oogt nieuwe folie na twee of drie zomers frisser dan de rest.',
          'A corner that lifts can be laid back down if caught early: call before dust gets in. A scratched panel is replaced on its own, though after two or three summers the new piece will look fresher than its neighbours.',
        ),
      ],
    },
    {
      kind: 'prose',
      heading: text(
        'Papiers, assurance, leasing',
        'Papieren, verzekering, lease',
        'Papers, insurance, leasing',
      ),
      paragraphs: [
        text(
          'Changer la couleur d’un véhicule est permis en Belgique. Faut-il le signaler à la DIV ? Les avis publiés se contredisent. Regardez si votre certificat d’immatriculation porte une mention sous le code R, que l’Europe réserve à la couleur, et posez la question par écrit à la DIV avant la pose : sa réponse se garde avec les papiers de bord.',
          'Een voertuig van kleur laten veranderen mag in België. Moet de DIV het weten? De bronnen spreken elkaar tegen. Kijk of uw kentekenbewijs iets vermeldt bij code R, de Europese code voor kleur, en vraag het voor de plaatsing schriftelijk na bij de DIV: bewaar het antwoord bij de boordpapieren.',
          'Changing a vehicle’s colour is allowed in Belgium. Must the DIV, the federal registration service, be told? Published advice is divided. See whether your registration certificate has an entry under code R, the European code for colour, and put the question to the DIV in writing before fitting: keep the answer with the car’s papers.',
        ),
        text(
          'Prévenez aussi votre assureur. Une omnium ne rembourse en principe un film que s’il a été déclaré, facture à l’appui. En leasing, le bailleur reste propriétaire : obtenez son accord écrit, avec ce qu’il attend à la restitution, et prévoyez la dépose dans les dernières semaines du contrat.',
          'Verwittig ook uw verzekeraar. Een omnium vergoedt folie in principe alleen als ze is aangegeven, met factuur. Bij lease blijft de maatschappij eigenaar: vraag haar schriftelijk akkoord, ook over de staat bij inlevering, en plan het verwijderen in de laatste weken van het contract.',
          'Tell your insurer too. A comprehensive (omnium) policy will in principle pay for film only if it was declared, with an invoice. A leased vehicle still belongs to the lessor: get written consent, including what is expected at return, and plan removal for the last weeks of the contract.',
        ),
        text(
          'Pour une voiture ou une camionnette légère, poser un film qui change nettement la couleur de fond compte en règle générale comme un travail au sens du Car-Pass : nous relevons donc le kilométrage à l’arrivée et le transmettons.',
          'Bij een personenwagen of lichte bestelwagen geldt folie die de grondkleur duidelijk verandert doorgaans als werk in de zin van Car-Pass: we noteren dus de kilometerstand bij aankomst en geven hem door.',
          'On a car or light van, film that clearly changes the base colour generally counts as work to be reported to Car-Pass, the Belgian mileage register, so we note the odometer when you arrive and pass it on.',
        ),
      ],
      note: text(
        'Évitez ce qui peut se confondre avec la police ou les secours, et consultez-nous avant de rêver de film rétroréfléchissant : il suit ses propres règles.',
        'Vermijd alles wat op politie of hulpdiensten lijkt, en vraag eerst raad voor u van retroreflecterende folie droomt: daar gelden aparte regels voor.',
        'Steer clear of anything that could pass for police or rescue livery, and talk to us before dreaming of retroreflective film: it has rules of its own.',
      ),
    },
    {
      kind: 'prose',
      heading: text(
        `${duration(wrapWarranty, 'fr')} de garantie, puis la dépose`,
        `${duration(wrapWarranty, 'nl')} waarborg, en daarna eraf`,
        `${duration(wrapWarranty, 'en')} of warranty, then off it comes`,
      ),
      paragraphs: [
        text(
          'La garantie porte sur le film coulé et sur notre pose : bord qui se relève, vinyle qui se fendille, bulle apparue sans choc. Elle ne couvre ni les accrochages, ni le jet à haute pression tenu contre un joint, ni la peinture qui cloque dessous. Chrome, microperforé et calandré ont leur propre durée. Les conditions écrites accompagnent le devis.',
          'De waarborg dekt de gegoten folie en onze plaatsing: een rand die loskomt, vinyl dat barst, een bel zonder stoot. Ze dekt geen aanrijding, geen hogedrukstraal pal op een naad en geen lak die eronder afbladdert. Chroom, geperforeerde en gekalanderde folie hebben hun eigen termijn. De geschreven voorwaarden zitten bij uw offerte.',
          'The warranty covers the cast film and our fitting: an edge that lifts, vinyl that cracks, a bubble with no knock behind it. It does not cover collisions, a pressure jet held against a join, or paint that blisters underneath. Chrome, perforated and calendered films have terms of their own. It is all in writing with your quote.',
        ),
        text(
          'Prévoyez le retrait avant que le vinyle ne durcisse, donc vers la fin de sa vie utile. Sous le film, la peinture n’a pas vu le soleil : sur un véhicule âgé couvert en partie, une différence de ton peut rester visible. Le retrait se chiffre d’avance, à la demande, en même temps que la pose.',
          'Plan het verwijderen voor het vinyl uithardt, dus tegen het einde van zijn nuttige leven. Onder folie zag de lak geen zon: op een ouder voertuig met een gedeeltelijke wrap kan een kleurverschil zichtbaar blijven. Wie dat wil, krijgt de prijs van het verwijderen meteen bij die van de plaatsing.',
          'Plan removal before the vinyl hardens, towards the end of its useful life. Paint under film has seen no sun, so on an older vehicle with a partial wrap a difference in tone may remain. If you ask, we price removal at the same time as fitting.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text(
        'Le covering, question par question',
        'Veelgevraagd over wraps',
        'Wraps: asked and answered',
      ),
      items: [
        {
          question: text(
            'Mon véhicule sort de chez le carrossier : combien de temps attendre ?',
            'Mijn wagen komt van de carrossier: hoelang wachten?',
            'My car has just been resprayed: how long should I wait?',
          ),
          answer: text(
            'En règle générale trois à quatre semaines, le temps que les solvants s’évaporent. Demandez la date de cuisson au carrossier, et sachez qu’une peinture refaite tient moins bien qu’une peinture d’usine au moment du retrait.',
            'Reken op drie tot vier weken, zodat de oplosmiddelen eruit zijn. Vraag de carrossier wanneer de lak gebakken is, en weet dat overspoten lak bij het verwijderen minder houvast heeft dan fabriekslak.',
            'As a rule three to four weeks, so that the solvents can escape. Ask the body shop when the paint was baked, and bear in mind that a respray holds less firmly than factory paint when film is removed.',
          ),
        },
        {
          question: text(
            'Les montants et feuillures de portes sont-ils compris ?',
            'Zijn de deurstijlen inbegrepen?',
            'Are the door shuts included?',
          ),
          answer: text(
            'Pas dans le prix de départ. Portes fermées, on ne voit que la nouvelle teinte ; ouvertes, l’ancienne reparaît. Restez proche de la couleur d’origine ou ajoutez cette ligne au devis.',
            'Niet in de startprijs. Met gesloten deuren ziet u enkel de nieuwe tint; gaan ze open, dan komt de oude tevoorschijn. Blijf dicht bij de originele kleur of laat die post aan de offerte toevoegen.',
            'Not in the starting price. With the doors closed you see only the new shade; open them and the old one reappears. Stay close to the original colour, or have that line added to the quote.',
          ),
        },
        {
          question: text(
            'Que faut-il vous fournir pour un décor imprimé ?',
            'Wat hebt u nodig voor een geprinte wrap?',
            'What do you need for a printed design?',
          ),
          answer: text(
            'Le logo en vectoriel, les photos à leur taille réelle si possible, et l’année exacte du véhicule, car une porte coulissante change d’un millésime à l’autre. Nous contrôlons les cotes sur place avant d’imprimer.',
            'Het logo als vector, foto’s liefst op ware grootte, en het juiste bouwjaar, want een schuifdeur verschilt van jaar tot jaar. We meten het voertuig na voor we printen.',
            'The logo as vectors, photographs at final size if you can, and the exact model year, since sliding doors change from one year to the next. We measure the vehicle itself before printing.',
          ),
        },
        {
          question: text(
            'Puis-je utiliser ma camionnette pendant les travaux ?',
            'Kan ik mijn bestelwagen blijven gebruiken?',
            'Can I keep using the van meanwhile?',
          ),
          answer: text(
            'Non, elle reste au chaud de bout en bout. Videz le coffre et les rangements de portes, et choisissez une semaine creuse pour votre activité.',
            'Nee, hij blijft al die tijd binnen in de warmte. Maak de laadruimte en de deurvakken leeg en kies een kalme week voor uw zaak.',
            'No, it stays indoors in the warm throughout. Empty the load bay and the door pockets, and pick a quiet week for your business.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
