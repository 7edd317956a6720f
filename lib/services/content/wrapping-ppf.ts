import { answerPromise as promise } from '@/lib/company/answer-promise';
import { typicalLeadTimes as leadTimes, typicalLifetimes as lifetimes } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const wrappingPpf = {
  seo: {
    title: text(
      'Covering ou PPF ? Prix et différences',
      'Carwrapping of PPF? Prijs en levensduur vergeleken',
      'Vehicle wrap or PPF? Prices and differences',
    ),
    description: text(
      `Film coloré ou transparent ? Ce que chacun fait, sa durée et son prix : covering dès ${price('wrap-partial', 'fr')}, PPF dès ${price('ppf-element', 'fr')} l’élément TVAC, pose comprise.`,
      `Gekleurde of transparante folie? Wat elke folie doet, hoelang ze meegaat en wat ze kost: wrap vanaf ${price('wrap-partial', 'nl')}, PPF vanaf ${price('ppf-element', 'nl')} incl. btw, geplaatst.`,
      `Coloured film or clear film? What each does, how long it lasts and what it costs: wraps from ${price('wrap-partial', 'en')}, PPF from ${price('ppf-element', 'en')}, incl. VAT and fitting.`,
    ),
  },
  headline: text(
    'Changer de peau ou la protéger',
    'Ander jasje of onzichtbaar harnas',
    'New colour or invisible armour',
  ),
  lead: text(
    `Le film coloré habille une carrosserie et promène votre nom. Le film transparent lui épargne les gravillons. Pour une camionnette, une flotte ou une voiture privée, le covering commence à ${price('wrap-partial', 'fr')} et le PPF à ${price('ppf-element', 'fr')} l’élément. Un véhicule complet reste ${duration(leadTimes.wrapping, 'fr')} dans notre atelier de Zaventem.`,
    `Gekleurde folie geeft uw wagen een ander uiterlijk en zet uw naam in het verkeer. Transparante folie houdt steentjes van de lak. Voor bestelwagens, wagenparken en privéwagens: wrap vanaf ${price('wrap-partial', 'nl')}, PPF vanaf ${price('ppf-element', 'nl')} per onderdeel, een volledige wagen staat ${duration(leadTimes.wrapping, 'nl')} in ons atelier in Zaventem.`,
    `Coloured film changes how a vehicle looks and puts your name in traffic. Clear film keeps stones off the paint. For vans, fleets and private cars: wraps from ${price('wrap-partial', 'en')}, PPF from ${price('ppf-element', 'en')} a panel, with ${duration(leadTimes.wrapping, 'en')} for a whole vehicle in our Zaventem workshop.`,
  ),
  leadPrices: ['wrap-partial', 'ppf-element'],
  scene: 'wrap-hall',
  projectType: 'covering',
  sections: [
    {
      kind: 'audience',
      heading: text('Qui fait habiller quoi', 'Wie rijdt hier binnen', 'Who drives in, and why'),
      items: [
        {
          title: text('L’artisan et sa camionnette', 'De vakman en zijn bestelwagen', 'One trade, one van'),
          text: text(
            'Elle stationne toute la journée devant chez les voisins de vos clients. Avec un fond de couleur à l’arrière, un métier et un numéro lisible, un covering partiel suffit souvent.',
            'De bestelwagen staat de hele dag bij uw klant voor de deur, waar alle buren hem zien. Een gekleurd vlak achteraan, uw vak en een leesbaar nummer. Een gedeeltelijke wrap volstaat vaak.',
            'It spends the day parked in front of your next customers. A block of colour at the back, your trade and a number people can read. A partial wrap is often enough.',
          ),
        },
        {
          title: text('La flotte qui grandit', 'Het wagenpark dat groeit', 'The fleet that keeps growing'),
          text: text(
            'La même teinte sur la citadine et sur le fourgon. Nous archivons la référence du film et les gabarits, si bien que le véhicule acheté dans trois ans ressemblera aux autres.',
            'Dezelfde tint op de stadswagen en op de grote bestelwagen. Foliereferentie en snijmallen houden we bij, zodat het voertuig dat er over drie jaar bij komt, past bij de rest.',
            'The same shade on the hatchback and on the long-wheelbase van. We file the film reference and the cutting templates, so that the vehicle you buy in three years’ time matches.',
          ),
        },
        {
          title: text('La voiture toute neuve', 'De gloednieuwe wagen', 'The car straight from the dealer'),
          text: text(
            'Le premier éclat arrive souvent sur l’autoroute, au milieu du capot. Un PPF posé dans les premières semaines trouve une peinture intacte et la garde telle.',
            'De eerste lakschade komt vaak op de autosnelweg, midden op de motorkap. PPF die in de eerste weken geplaatst wordt, vindt gave lak en houdt die gaaf.',
            'The first chip often happens on the motorway, right in the middle of the bonnet. PPF fitted in the first few weeks finds perfect paint and keeps it that way.',
          ),
        },
        {
          title: text(
            'Le véhicule à rendre un jour',
            'Het voertuig dat ooit terug moet',
            'The vehicle you must hand back',
          ),
          text: text(
            'En leasing, en renting ou en flotte partagée, les deux films se retirent. Vous roulez aux couleurs de la maison pendant le contrat et restituez celle du constructeur.',
            'Bij leasing, renting of een poolwagen kunnen beide folies eraf. U rijdt tijdens het contract in uw huiskleuren en levert de wagen in met de fabriekskleur.',
            'Leased, rented or pooled, either film comes off. You drive in company colours during the contract and return the car in its factory colour.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'vinyl-or-urethane' },
      heading: text('Vinyle ou polyuréthane ?', 'Vinyl of polyurethaan?', 'Vinyl or polyurethane?'),
      paragraphs: [
        text(
          'Le film de covering est un vinyle souple, teinté dans la masse ou imprimé puis plastifié. Il couvre la peinture, arrête les ultraviolets et les petites griffes de buisson, mais un caillou projeté à 120 km/h peut le percer.',
          'Wrapfolie is soepel vinyl, in de massa gekleurd of geprint en gelamineerd. Ultraviolet licht en een kras van een haag houdt ze tegen, maar een steentje bij 120 km/u kan er dwars door.',
          'Wrap film is a supple vinyl, either coloured all the way through or printed and laminated. Its job is to hide. It blocks ultraviolet light and the odd hedge scratch, but a stone at 120 km/h can punch straight through.',
        ),
        text(
          'Le PPF (paint protection film) est un polyuréthane clair, deux fois plus épais et élastique comme un caoutchouc ferme. Il amortit le choc, puis reprend sa forme. La couleur d’origine reste visible, et seule une version satinée en modifie l’aspect.',
          'PPF (paint protection film) is helder polyurethaan, dubbel zo dik als wrapfolie en veerkrachtig als stevig rubber. Ze geeft mee en neemt daarna haar vorm weer aan. De originele kleur blijft zichtbaar, alleen een satijnen versie verandert de uitstraling.',
          'PPF (paint protection film) is a clear polyurethane, about twice as thick and springy like firm rubber. It gives, then recovers. The original colour stays in view, and only a satin version changes the look.',
        ),
        text(
          'Trois questions départagent. Que doit voir la personne qui vous croise ? Combien d’années gardez-vous le véhicule ? Roulez-vous surtout en ville ou sur autoroute ? Un message à montrer appelle le vinyle, une peinture à préserver demande le polyuréthane. Les deux se combinent, vinyle sur les flancs et PPF sur la face avant.',
          'Wat moet iemand zien die u kruist? Hoeveel jaar houdt u het voertuig? Rijdt u vooral in de stad of op de autosnelweg? Hebt u iets te vertellen, kies dan vinyl. Wilt u uw lak sparen, dan polyurethaan. Combineren kan, met vinyl op de flanken en PPF op de neus.',
          'Three questions settle it. What should someone see as you go past? How many years will you keep the vehicle? Is most of your mileage in town or on motorways? If there’s something to say, choose vinyl. If there’s paint to save, choose polyurethane. They combine well, with vinyl on the sides and PPF on the nose.',
        ),
      ],
      note: text(
        'Demandez un échantillon et tenez-le contre votre portière un jour gris, puis en plein soleil.',
        'Vraag een staal, hou het tegen uw portier en bekijk het op een grijze dag en in volle zon.',
        'Ask for a swatch. Hold it against your door on a grey day, then in full sun.',
      ),
    },
    {
      kind: 'benefits',
      heading: text(
        'Comparer, chiffres en main',
        'Dikte, levensduur en temperatuur',
        'Wrap and PPF in figures',
      ),
      items: [
        {
          metric: text('80 à 110 µm', '80 tot 110 µm', '80 to 110 µm'),
          drawing: 'film-thickness',
          title: text('Le film de covering', 'De wrapfolie', 'Wrap film'),
          text: text(
            'L’épaisseur d’une feuille de papier de bureau, qui cache la teinte d’origine et épouse encore une poignée.',
            'Zo dik als een vel printpapier, en toch volgt ze een deurgreep.',
            'As thick as a sheet of office paper, yet it still follows a door handle.',
          ),
        },
        {
          metric: text('150 à 220 µm', '150 tot 220 µm', '150 to 220 µm'),
          drawing: 'stone-chip',
          title: text('Le PPF', 'De PPF', 'PPF'),
          text: text(
            'La peinture d’usine mesure d’ordinaire 100 à 150 µm, toutes couches comprises. Le film est donc plus épais qu’elle.',
            'Fabriekslak meet gewoonlijk 100 tot 150 µm, alle lagen samen. De folie is dus dikker dan de lak.',
            'Factory paint usually measures 100 to 150 µm, all coats included, so the film is thicker than the paint.',
          ),
        },
        {
          metric: text(
            duration(lifetimes.wrapFilm, 'fr'),
            duration(lifetimes.wrapFilm, 'nl'),
            duration(lifetimes.wrapFilm, 'en'),
          ),
          drawing: 'drying-film',
          title: text('La vie d’un covering', 'De levensduur van een wrap', 'The life of a wrap'),
          text: text(
            `Dehors, par tous les temps, pour un vinyle coulé. Un PPF de qualité va souvent plus loin, avec ${duration(lifetimes.clearPpf, 'fr')}.`,
            `Buiten, in weer en wind, voor gegoten vinyl. Goede PPF houdt het vaak langer uit: ${duration(lifetimes.clearPpf, 'nl')}.`,
            `Outdoors in all weathers, for cast vinyl. Good PPF often goes further: ${duration(lifetimes.clearPpf, 'en')}.`,
          ),
        },
        {
          metric: text('18 à 25 °C', '18 tot 25 °C', '18 to 25 °C'),
          drawing: 'heat-gun',
          title: text('La température de pose', 'De temperatuur bij het plaatsen', 'The fitting temperature'),
          text: text(
            'Par temps plus froid, la colle ne prend pas. Par temps plus chaud, elle prend trop tôt. C’est pourquoi nous posons à l’atelier et non sur votre parking.',
            'Is het kouder, dan hecht de lijm niet. Is het warmer, dan hecht ze te vroeg. Daarom werken we binnen en niet op uw parking.',
            'Any colder and the adhesive won’t grip. Any warmer and it grips too soon. That’s why we fit film in the workshop and not in your car park.',
          ),
        },
      ],
    },
    {
      kind: 'pricing',
      heading: text('Où commencent les prix', 'Waar de prijzen beginnen', 'Where prices start'),
      intro: text(
        'La taille du véhicule, ses courbes et l’état de sa peinture décident de la suite.',
        'Hoe groot het voertuig is, hoe rond, en hoe gaaf de lak, bepaalt waar u uitkomt.',
        'Four starting points. Size, curves and the state of the paint decide the rest.',
      ),
      items: [
        {
          drawing: 'partial-wrap',
          title: text('Covering partiel', 'Gedeeltelijke wrap', 'Partial wrap'),
          price: 'wrap-partial',
          features: [
            text(
              'Toit, capot, portes arrière ou bande latérale',
              'Dak, motorkap, achterdeuren of zijstrook',
              'Roof, bonnet, rear doors or a side band',
            ),
            text(
              `Souvent ${duration(leadTimes.partialWrap, 'fr')}`,
              `Vaak klaar in ${duration(leadTimes.partialWrap, 'nl')}`,
              `Often ${duration(leadTimes.partialWrap, 'en')}`,
            ),
          ],
        },
        {
          drawing: 'full-wrap',
          title: text('Covering complet', 'Volledige wrap', 'Full wrap'),
          price: 'wrap-full',
          features: [
            text(
              'Teinte unie sur toutes les tôles visibles',
              'Effen kleur op alle zichtbare delen',
              'One plain colour on every visible panel',
            ),
            text(
              'Impression et texte chiffrés à part',
              'Print en belettering apart vermeld',
              'Print and lettering itemised separately',
            ),
          ],
        },
        {
          drawing: 'part-film',
          title: text('PPF à l’élément', 'PPF per onderdeel', 'PPF by the panel'),
          price: 'ppf-element',
          features: [
            text(
              'Rétroviseurs, seuils ou bord de coffre, jamais les phares',
              'Spiegels, dorpels of laadrand, geen lampen',
              'Mirrors, sills or boot lip, never lights',
            ),
            text(
              'Pour les zones qui frottent chaque jour',
              'Voor plekken die elke dag slijten',
              'For the spots that rub every day',
            ),
          ],
        },
        {
          drawing: 'full-film',
          title: text('PPF complet', 'Volledige PPF', 'Full PPF'),
          price: 'ppf-full',
          features: [
            text('Toutes les surfaces peintes', 'Alle gelakte delen', 'Every painted surface'),
            text(
              'Pour un véhicule gardé longtemps',
              'Voor een wagen die u lang houdt',
              'For a vehicle you mean to keep',
            ),
          ],
        },
      ],
    },
    {
      kind: 'process',
      heading: text('De la photo aux clés', 'Van foto tot sleutels', 'From photo to keys'),
      intro: text(
        'Un seul rendez-vous suffit d’habitude, mais nous aimons voir la peinture avant de bloquer une date.',
        'Eén afspraak volstaat meestal, maar we zien de lak graag voor we een datum vastleggen.',
        'One appointment is usually enough, though we like to see the paint before booking the bay.',
      ),
      steps: [
        {
          drawing: 'all-sides',
          title: text('Vos photos, notre prix', 'Uw foto’s, onze prijs', 'Your photos, our price'),
          duration: promise,
          text: text(
            'Les quatre côtés, le modèle, l’année et votre idée. Le devis est gratuit, et le délai court les jours ouvrables.',
            'De vier zijden, model, bouwjaar en uw idee. De offerte is gratis, en de termijn loopt op werkdagen.',
            'All four sides, the model, the year and your idea. The quote is free, and the clock runs on working days.',
          ),
        },
        {
          drawing: 'paint-gauge',
          title: text('Le tour du véhicule', 'Een ronde om het voertuig', 'A walk round the vehicle'),
          duration: text('une demi-heure', 'een halfuur', 'half an hour'),
          text: text(
            'Éclats, rouille naissante, panneau repeint : nous mesurons la peinture et notons ce que le film ne cachera pas.',
            'Putjes, beginnende roest, een overspoten paneel. We meten de lakdikte en noteren wat folie niet verbergt.',
            'Chips, early rust, a resprayed door. We measure paint depth and write down what film won’t hide.',
          ),
        },
        {
          drawing: 'in-the-bay',
          title: text('Le séjour à l’atelier', 'Het verblijf in het atelier', 'The stay in the workshop'),
          duration: leadTimes.wrapping,
          text: text(
            'Lavage, dégraissage, démontage des petites pièces, pose, chauffe des bords, puis une nuit au chaud avant le contrôle.',
            'Wassen, ontvetten, kleine onderdelen demonteren, plaatsen, randen naverhitten, en dan een nacht warm binnen voor de controle.',
            'Washing, degreasing, small parts off, film on, edges heated, then a night in the warm before we inspect it.',
          ),
        },
        {
          drawing: 'hand-over',
          title: text('La remise des clés', 'De overdracht', 'Handover'),
          duration: text('vingt minutes', 'twintig minuten', 'twenty minutes'),
          text: text(
            'Vous regardez chaque bord avec nous et repartez avec la référence du film et les conseils de lavage.',
            'U bekijkt met ons elke rand en vertrekt met de foliereferentie en het wasadvies.',
            'You look at every edge with us and leave with the film reference and the washing advice.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'bare-parts' },
      heading: text('Ce qui doit rester nu', 'Wat kaal moet blijven', 'What must stay bare'),
      paragraphs: [
        text(
          'Phares, feux et clignotants ne reçoivent aucun film, car ils sont homologués tels quels et une teinte en changerait la lumière. La plaque reste dégagée, comme les catadioptres. Nous contournons aussi les radars et les caméras d’aide à la conduite, qu’un film métallisé peut rendre aveugles.',
          'Koplampen, achterlichten en richtingaanwijzers krijgen geen folie, want ze zijn gehomologeerd zoals ze zijn, en een tint verandert hun licht. De nummerplaat en de reflectoren blijven vrij. Ook radars en camera’s van de rijhulpsystemen laten we open, omdat metaalfolie een sensor blind kan maken.',
          'Headlights, tail lights and indicators get no film. They are type-approved as they stand, and a tint alters their light. Number plates and reflectors stay clear. We also cut round the radar and cameras of driver-assistance systems, because metallic film in front of a sensor can blind it.',
        ),
      ],
      note: text(
        'Côté vitrage, hormis une étroite bande pare-soleil, rien ne se colle sur le pare-brise ni sur les vitres des portières avant. La règle vaut partout en Belgique, film teinté comme film incolore.',
        'Op een smalle zonneband na komt er geen folie op de voorruit, en evenmin op de ruiten van de voorportieren. Die regel geldt in heel België, voor getinte en voor kleurloze folie.',
        'As for glass, apart from a narrow sun strip no film goes on the windscreen, and none on the front door windows. The rule holds all over Belgium, for tinted and colourless film alike.',
      ),
    },
    {
      kind: 'faq',
      heading: text('Avant de choisir', 'Voor u kiest', 'Before you choose'),
      items: [
        {
          question: text(
            'Peut-on poser du PPF par-dessus un covering ?',
            'Kan PPF over een wrap heen?',
            'Can PPF go over a wrap?',
          ),
          answer: text(
            'Oui, sur un vinyle récent et bien accroché, de préférence sur les seules zones exposées. Au retrait, les deux couches partiront sans doute ensemble.',
            'Ja, op recent vinyl dat goed vastzit, en liefst alleen op de kwetsbare zones. Bij het verwijderen komen beide lagen wellicht samen los.',
            'Yes, on recent vinyl that is well bonded, and preferably only where the stones land. When removed, both layers will probably come away together.',
          ),
        },
        {
          question: text(
            'Un film cache-t-il la rouille ou les bosses ?',
            'Verbergt folie roest of deuken?',
            'Will film hide rust or dents?',
          ),
          answer: text(
            'Non. Il épouse chaque défaut et le souligne, surtout en brillant. La rouille continue dessous et décolle le bord. Le carrossier passe d’abord, nous ensuite.',
            'Nee. Ze volgt elk gebrek en zet het in de verf, zeker in glans. Roest werkt eronder verder en duwt de rand los. Eerst de carrossier, dan wij.',
            'No. It follows every flaw and underlines it, gloss most of all. Rust carries on underneath and lifts the edge. Body shop first, then us.',
          ),
        },
        {
          question: text(
            'Ne vaut-il pas mieux repeindre ?',
            'Is overspuiten niet beter?',
            'Wouldn’t a respray be better?',
          ),
          answer: text(
            'Si la peinture est malade, oui. Si elle est saine et que vous voulez une autre couleur pour quelques années, le film se retire et la teinte du constructeur, que cherchent les acheteurs, est toujours là.',
            'Is de lak ziek, dan wel. Is ze gezond en wilt u een paar jaar een andere kleur, dan gaat folie er weer af en zit de fabriekskleur, waar kopers naar zoeken, er nog altijd onder.',
            'If the paint is failing, yes. If it’s sound and you want another colour for a few years, film can be removed, and the factory shade that buyers look for is still there.',
          ),
        },
        {
          question: text(
            'Puis-je me contenter de lettres ?',
            'Kan ik het bij letters houden?',
            'Would lettering be enough?',
          ),
          answer: text(
            'Bien sûr. Un nom, un métier et un téléphone découpés dans le vinyle se posent directement sur la peinture. Si le fond du véhicule vous convient, c’est le choix le plus économe.',
            'Zeker. Naam, vak en telefoonnummer snijden we uit vinyl en plakken we rechtstreeks op de lak. Past de kleur van uw wagen al, dan is dat de zuinigste keuze.',
            'Often. A name, a trade and a phone number cut from vinyl go straight onto the paint. If you already like the colour of the vehicle, it’s the cheapest choice.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
