import {
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  shares,
  waits,
} from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration, formatRate, formatShareRange as share } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type Service, text } from '../service';

const glazingFactor = (locale: Locale) => formatRate(shares.clearDoubleGlazingEnergy.min / 100, locale);

export const solarFilm = {
  seo: {
    title: text(
      'Film solaire pour vitrage : prix au m² et pose comprise',
      'Zonwerende folie: prijs per m², plaatsing inbegrepen',
      'Solar window film for offices and homes: prices per m²',
    ),
    description: text(
      `Films solaires réfléchissants, sélectifs ou dépolis, dès ${price('solar-film-reflective', 'fr')} le m² TVAC, pose comprise : ce qu’ils arrêtent et quel verre les supporte.`,
      `Reflecterende, selectieve of matte folie, vanaf ${price('solar-film-reflective', 'nl')} per m² incl. btw en plaatsing: wat ze tegenhoudt en welk glas ze verdraagt.`,
      `Reflective, selective or frosted film from ${price('solar-film-reflective', 'en')} per m², incl. VAT and fitting: what it stops, which glass can take it, how long it lasts.`,
    ),
  },
  headline: text('Le soleil reste dehors', 'De zon blijft buiten', 'Let light in, leave heat out'),
  lead: text(
    `Un film de quelques centièmes de millimètre, collé sur la vitre existante, pour les bureaux, commerces, vérandas et chambres qui surchauffent. Dès ${price('solar-film-reflective', 'fr')} le m². À l’intérieur il tient d’ordinaire ${duration(lifetimes.solarFilm, 'fr')}. Pose ${duration(leadTimes.walls, 'fr')} après votre accord.`,
    `Een folie van enkele honderdsten van een millimeter op uw bestaande ruit, voor kantoren, winkels, veranda’s en slaapkamers die te warm worden. Vanaf ${price('solar-film-reflective', 'nl')} per m². Binnen gaat ze gewoonlijk ${duration(lifetimes.solarFilm, 'nl')} mee. Plaatsing ${duration(leadTimes.walls, 'nl')} na uw akkoord.`,
    `Solar film is a few hundredths of a millimetre thick, bonded to the glass you already have, for offices, shops, conservatories and bedrooms that overheat. From ${price('solar-film-reflective', 'en')} per m². Indoors it normally lasts ${duration(lifetimes.solarFilm, 'en')}. Fitted ${duration(leadTimes.walls, 'en')} after you approve the quote.`,
  ),
  leadPrices: ['solar-film-reflective'],
  scene: 'solar-film',
  projectType: 'other',
  sections: [
    {
      kind: 'films',
      heading: text(
        'Trois films, trois réglages',
        'Welke folie voor welk raam',
        'Three films, three settings',
      ),
      intro: text(
        'Les valeurs sont celles de fiches techniques courantes, mesurées sur un vitrage type. Votre vitre et la référence choisie donneront les leurs, que vous lirez dans le devis.',
        'De waarden komen uit gangbare technische fiches, gemeten op een standaardruit. De cijfers voor uw glas en de gekozen folie staan in de offerte.',
        'The values are those of common data sheets, measured on a standard pane. Your glass and the film chosen will give their own, stated in the quote.',
      ),
      items: [
        {
          drawing: 'reflecting-film',
          name: text('Réfléchissant', 'Reflecterend', 'Reflective'),
          description: text(
            'Une couche de métal d’épaisseur infime renvoie lumière et chaleur. Par euro dépensé, c’est le plus efficace, et aussi le plus visible, avec son aspect de miroir en journée, vu du côté le plus clair.',
            'Een flinterdun laagje metaal kaatst licht en warmte terug. Dat geeft de meeste koelte per euro, maar u ziet het ook het best. Overdag is de ruit een spiegel, gezien van de lichtste kant.',
            'A vanishingly thin layer of metal sends back light and heat. The most effective for the money, and the most noticeable, since it’s a mirror by day, seen from the brighter side.',
          ),
          applications: [
            text(
              'Plateaux de bureaux, ateliers, toitures vitrées',
              'Kantoorverdiepingen, werkplaatsen, glazen daken',
              'Offices, workshops, glass roofs',
            ),
            text(
              'Rez-de-chaussée trop regardés en journée',
              'Gelijkvloers met veel inkijk overdag',
              'Ground floors overlooked by day',
            ),
          ],
          features: [
            text(
              `Lumière transmise : ${share(shares.reflectiveFilmLight, 'fr')}`,
              `Lichtdoorlating: ${share(shares.reflectiveFilmLight, 'nl')}`,
              `Light let through: ${share(shares.reflectiveFilmLight, 'en')}`,
            ),
            text(
              `Énergie solaire rejetée : ${share(shares.reflectiveFilmRejection, 'fr')}`,
              `Zonne-energie geweerd: ${share(shares.reflectiveFilmRejection, 'nl')}`,
              `Solar energy rejected: ${share(shares.reflectiveFilmRejection, 'en')}`,
            ),
          ],
          price: 'solar-film-reflective',
        },
        {
          drawing: 'selective-film',
          name: text('Sélectif', 'Selectief', 'Selective'),
          description: text(
            'Des couches minérales ou métalliques qui trient. Elles laissent entrer le visible et refusent une bonne part de l’infrarouge. La façade change à peine d’aspect.',
            'Minerale of metallische lagen laten zichtbaar licht door en een flink deel van het infrarood niet. De gevel ziet er bijna hetzelfde uit.',
            'Mineral or metallic layers that sort. They admit visible light and turn away a good share of infrared. The façade hardly changes in appearance.',
          ),
          applications: [
            text(
              'Vitrines, habitations, façades soignées',
              'Etalages, woningen, verzorgde gevels',
              'Shop windows, homes, façades that matter',
            ),
            text(
              'Pièces déjà peu lumineuses',
              'Kamers die al wat donker zijn',
              'Rooms that are already rather dark',
            ),
          ],
          features: [
            text(
              `Lumière transmise : ${share(shares.selectiveFilmLight, 'fr')}`,
              `Lichtdoorlating: ${share(shares.selectiveFilmLight, 'nl')}`,
              `Light let through: ${share(shares.selectiveFilmLight, 'en')}`,
            ),
            text(
              `Énergie solaire rejetée : ${share(shares.selectiveFilmRejection, 'fr')}`,
              `Zonne-energie geweerd: ${share(shares.selectiveFilmRejection, 'nl')}`,
              `Solar energy rejected: ${share(shares.selectiveFilmRejection, 'en')}`,
            ),
          ],
          price: 'solar-film-selective',
          popular: true,
        },
        {
          drawing: 'frosted-film',
          name: text('Dépoli', 'Mat', 'Frosted'),
          description: text(
            'Il diffuse le jour au lieu de le couper. On ne voit plus au travers, lampes allumées ou non. Contre la chaleur, son effet reste modeste.',
            'Ze verstrooit het daglicht in plaats van het af te snijden. Niemand kijkt er nog door, met of zonder lampen. Tegen warmte doet ze maar weinig.',
            'It scatters daylight rather than cutting it. Nobody sees through, lamps on or off, but against heat its effect is modest.',
          ),
          applications: [
            text(
              'Cabinets, sanitaires, cloisons, impostes',
              'Praktijken, sanitair, glaswanden, bovenlichten',
              'Practices, washrooms, partitions, fanlights',
            ),
          ],
          features: [
            text(
              `Lumière diffusée : souvent ${share(shares.frostedFilmLight, 'fr')}`,
              `Verstrooid licht: vaak ${share(shares.frostedFilmLight, 'nl')}`,
              `Light diffused: often ${share(shares.frostedFilmLight, 'en')}`,
            ),
            text(
              'Découpe de bandes, de lettres ou d’un dégradé de points',
              'Met stroken, letters of een verloop van stippen',
              'Cut into bands, letters or a fade of dots',
            ),
          ],
          price: 'solar-film-frosted',
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'solar-energy',
      heading: text('Un peu de physique', 'Een beetje fysica', 'A little physics'),
      items: [
        {
          metric: text('± 50 %', '± 50%', 'about 50%'),
          title: text('La chaleur qu’on ne voit pas', 'Warmte die u niet ziet', 'Heat you can’t see'),
          text: text(
            'Environ la moitié de l’énergie du soleil arrive en infrarouge, le visible en apporte un peu moins, l’ultraviolet quelques pour cent. D’où l’intérêt de trier plutôt que d’assombrir.',
            'Ongeveer de helft van de zonne-energie is infrarood, zichtbaar licht levert iets minder, ultraviolet enkele procenten. Daarom is sorteren beter dan verduisteren.',
            'About half the sun’s energy arrives as infrared, visible light brings slightly less, ultraviolet a few per cent. Hence the appeal of sorting rather than darkening.',
          ),
        },
        {
          metric: text(
            share(shares.solarFilmUltraviolet, 'fr'),
            share(shares.solarFilmUltraviolet, 'nl'),
            share(shares.solarFilmUltraviolet, 'en'),
          ),
          title: text('L’ultraviolet arrêté', 'Ultraviolet geweerd', 'Ultraviolet stopped'),
          text: text(
            'Valeur habituelle d’un film polyester traité, sous 380 nm. Parquet et tissus pâlissent moins vite, sans que cela cesse tout à fait, car la lumière et la chaleur y contribuent.',
            'Gewone waarde voor behandelde polyesterfolie, onder 380 nm. Parket en stof verbleken trager, maar ze verbleken, want ook licht en warmte spelen mee.',
            'The usual value for treated polyester film, below 380 nm. Floors and fabrics fade more slowly, but they do fade, because light and warmth play their part.',
          ),
        },
        {
          metric: text(glazingFactor('fr'), glazingFactor('nl'), glazingFactor('en')),
          title: text('Le facteur solaire g', 'De g-waarde', 'The g-value'),
          text: text(
            'Part de l’énergie solaire qui traverse un double vitrage clair ancien. Un vitrage isolant récent part de 0,5 à 0,6 et gagne donc moins à être filmé. Comparez des g, calculés selon EN 410, et non des pourcentages de prospectus.',
            'Deel van de zonne-energie dat door ouder helder dubbel glas gaat. Recent isolerend glas begint bij 0,5 à 0,6 en wint dus minder. Vergelijk g-waarden volgens EN 410, geen percentages uit folders.',
            'The share of solar energy that passes older clear double glazing. Recent insulating glass starts at 0.5 to 0.6, so film makes less difference there. Compare g-values calculated to EN 410, not percentages in a leaflet.',
          ),
        },
        {
          metric: text('40 °C', '40 °C', '40 °C'),
          title: text(
            'L’écart qui casse une vitre',
            'Het verschil dat glas breekt',
            'The difference that breaks glass',
          ),
          text: text(
            'Ordre de grandeur de ce qu’un verre recuit sain supporte entre son centre et son bord. Un verre trempé tient environ 200 °C, un verre armé nettement moins de quarante.',
            'Grootteorde van wat gezond, niet-gehard glas verdraagt tussen midden en rand. Gehard glas haalt ongeveer 200 °C, draadglas duidelijk minder dan veertig.',
            'Roughly what sound annealed glass will bear between its centre and its edge. Toughened glass takes about 200 °C, wired glass distinctly less than forty.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'stamped-glass' },
      heading: text('Quel verre avez-vous ?', 'Welk glas hebt u?', 'What glass do you have?'),
      paragraphs: [
        text(
          'Tout film absorbe un peu de soleil et réchauffe la vitre. Le centre se dilate, le bord reste froid dans le châssis, et un éclat invisible sous le joint suffit à lancer la fissure. Le risque monte avec un verre armé, feuilleté, teinté ou épais, un grand format, une ombre partielle, un store foncé ou un meuble contre la vitre, un radiateur qui souffle dessus.',
          'Elke folie slorpt wat zon op en warmt het glas op. Het midden zet uit, de rand blijft koel in het raamkader, en één onzichtbare schilfer onder de voeg volstaat voor een barst. Het risico stijgt met draadglas, gelaagd, getint of dik glas, een groot formaat, gedeeltelijke schaduw, een donker gordijn of meubel tegen de ruit, een blazende radiator.',
          'Every film absorbs some sun and warms the pane. The centre expands, the edge stays cool in its frame, and an invisible chip under the seal is enough to start a crack. The risk rises with wired, laminated, tinted or thick glass, large formats, partial shade, a dark blind or furniture against the pane, a heater blowing on it.',
        ),
        text(
          'Nous relevons donc le marquage gravé dans un coin ou dans l’intercalaire, mesurons les épaisseurs au laser et consultons le tableau de compatibilité du fabricant du film. Si la réponse est non pour l’intérieur, nous regardons l’extérieur, ou nous vous déconseillons le film.',
          'Daarom noteren we het stempel in de hoek of in de afstandhouder, meten de diktes met een laser en leggen alles naast de compatibiliteitstabel van de foliefabrikant. Is het antwoord binnen nee, dan bekijken we de buitenkant, of raden we de folie af.',
          'So we read the stamp in the corner or on the spacer, measure the thicknesses with a laser and consult the film manufacturer’s compatibility chart. If the answer is no for the inside, we look at the outside, or advise against film.',
        ),
      ],
      note: text(
        'Ne filmez pas une vitre fêlée, ni un double vitrage embué entre ses verres. Le joint a lâché, et mieux vaut remplacer le vitrage.',
        'Kleef geen folie op een gebarsten ruit of op dubbel glas dat tussen de bladen beslaat. Die rand is al stuk en het glas is aan vervanging toe.',
        'Put no film on a cracked pane, nor on double glazing that mists up between its panes. The seal has already failed, so replace the unit instead.',
      ),
    },
    {
      kind: 'prose',
      drawing: { id: 'in-or-out' },
      heading: text(
        'Face intérieure ou extérieure',
        'Binnenzijde of buitenzijde',
        'Inner face or outer face',
      ),
      paragraphs: [
        text(
          `Dedans, un polyester de 35 à 50 µm vit au sec. Les ${duration(lifetimes.solarFilm, 'fr')} annoncés valent pour cette pose. Dehors, la chaleur est refusée avant d’entrer dans le verre, ce qui convient mieux au triple vitrage et à bien des verres à couche. Le film, plus épais et scellé sur ses bords, vieillit en revanche plus vite et demande un accès sûr.`,
          `Binnen zit een polyester van 35 tot 50 µm droog, en de opgegeven levensduur van ${duration(lifetimes.solarFilm, 'nl')} geldt daar. Buiten keert de warmte om nog voor ze in het glas zit, wat beter past bij driedubbel glas en bij veel gecoat glas. Zo’n folie is dikker en aan de randen afgedicht, maar veroudert sneller en vraagt een veilige toegang.`,
          `Inside, a polyester of 35 to 50 µm stays dry, and the ${duration(lifetimes.solarFilm, 'en')} quoted apply there. On the outside, heat is turned away before it reaches the glass, which suits triple glazing and many coated panes better. But that film, thicker and sealed at its edges, ages faster and needs safe access.`,
        ),
        text(
          'Certains fabricants de vitrage cessent de couvrir l’étanchéité d’un double vitrage une fois filmé. Interrogez le vôtre si la garantie court encore. Celle du film vient de son fabricant, avec ses durées et ses exclusions, que vous lisez avant de signer.',
          'Sommige glasfabrikanten dekken de dichtheid van dubbel glas niet langer zodra er folie op zit. Vraag het na als die waarborg nog loopt. De waarborg op de folie komt van haar fabrikant, met eigen termijnen en uitsluitingen, die u leest voor u tekent.',
          'Some glass makers stop covering the seal of a double-glazed unit once film is on it, so ask yours if that warranty is still running. The film’s own warranty comes from its manufacturer, with its terms and exclusions, and you read it before signing.',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'shared-facade', before: 1 },
      heading: text('Copropriété, bail, voiture', 'Mede-eigendom, huur, auto', 'Co-ownership, lease, car'),
      paragraphs: [
        text(
          'Un film qui se voit de la rue modifie la façade. Dans un immeuble en copropriété, elle est en principe commune. L’assemblée générale se prononce, souvent à la majorité des deux tiers, et un même film sur toutes les baies passe plus facilement qu’un miroir isolé au troisième. L’acte de base dit à qui sont les châssis. Locataire, il vous faut l’accord du propriétaire et, pour un bien classé, celui de l’autorité du patrimoine. Pour un effet miroir marqué, interrogez d’abord l’urbanisme.',
          'Folie die men vanaf de straat ziet, verandert de gevel. In een mede-eigendom is die in principe gemeenschappelijk. De algemene vergadering beslist, vaak met een tweederdemeerderheid, en één folie voor alle ramen haalt het makkelijker dan een eenzame spiegel op de derde. In de basisakte leest u van wie het schrijnwerk is. Huurt u, dan beslist de eigenaar mee, en bij een beschermd pand ook de dienst onroerend erfgoed. Spiegelt de folie sterk, bel dan even de dienst omgeving.',
          'Film that can be seen from the street alters the façade. In a co-owned building that is common property in principle. The general meeting of co-owners decides, often by a two-thirds majority, and one film for every window is accepted more readily than a lone mirror on the third floor. The deed of co-ownership says who owns the frames. Tenants need the owner’s consent, and for a listed building that of the heritage authority. For a highly reflective film, ring the planning office first.',
        ),
        text(
          'Ces films sont faits pour les bâtiments. Sur une voiture, rien sur le pare-brise ni sur les vitres avant. Derrière, c’est une autre gamme et d’autres conditions.',
          'Deze folies zijn voor gebouwen. Op een auto komt niets op de voorruit of de voorste zijruiten. Achteraan is het een ander gamma, met andere voorwaarden.',
          'These films are made for buildings. On a car, nothing goes on the windscreen or front side windows. Behind them it’s another range, with other conditions.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text('À contre-jour', 'Tegen het licht gehouden', 'Held up to the light'),
      items: [
        {
          question: text('Et en hiver ?', 'En in de winter?', 'And in winter?'),
          answer: text(
            'Le film refuse aussi le soleil de janvier, qui vous aurait un peu chauffé. Sur une façade surchauffée, le bilan reste d’ordinaire favorable. Sur une fenêtre au nord, il ne l’est presque jamais, et nous vous le dirons.',
            'Folie weert ook de januarizon, die u wat gratis warmte gaf. Op een gevel die oververhit raakt, blijft de balans meestal gunstig, op een noordraam bijna nooit, en dat zeggen we u ook.',
            'Film also keeps out the January sun, which would have warmed you a little. On a façade that overheats, the balance is usually still good. On a north window it almost never is, and we’ll say so.',
          ),
        },
        {
          question: text(
            'Pourquoi vois-je des poches d’eau ?',
            'Waarom zie ik waterblaasjes?',
            'Why can I see pockets of water?',
          ),
          answer: text(
            'Le film se pose sur une vitre savonneuse, et le reste d’eau s’en va à travers lui, un mois en été, jusqu’à trois en hiver. Ne les percez pas. Ce qui subsiste ensuite, nous venons le voir.',
            'We plaatsen op een ruit met zeepwater, en wat overblijft verdampt door de folie heen, een maand in de zomer, tot drie in de winter. Niet doorprikken. Blijft er daarna iets zitten, dan komen we kijken.',
            'Film is laid on a soapy pane, and the remaining water evaporates through it: a month in summer, up to three in winter. Don’t prick them. Whatever is left after that, we come and look at.',
          ),
        },
        {
          question: text(
            'Quand puis-je laver les vitres ?',
            'Wanneer mag ik de ramen wassen?',
            'When can I wash the windows?',
          ),
          answer: text(
            `Après ${duration(waits.solarFilm, 'fr')}, à l’eau et au savon doux, chiffon microfibre ou raclette souple. Jamais de lame, de poudre ni d’ammoniaque. Prévenez le laveur, car une seule passe de grattoir raie le film.`,
            `Na ${duration(waits.solarFilm, 'nl')}, met water en zachte zeep, een microvezeldoek of een soepele trekker. Nooit een mesje, schuurpoeder of ammoniak. Zeg het ook aan uw glazenwasser. Eén haal met de schraper en de folie is bekrast.`,
            `After ${duration(waits.solarFilm, 'en')}, with water and mild soap, a microfibre cloth or a soft squeegee. Never a blade, powder or ammonia. Warn the window cleaner, because one pass of the scraper will scratch the film.`,
          ),
        },
        {
          question: text(
            'Me voit-on de la rue, le soir ?',
            'Kijkt men ’s avonds nog binnen?',
            'Can people see in at night?',
          ),
          answer: text(
            'Oui, à travers un film réfléchissant. Le miroir se tourne vers le côté le plus éclairé, donc vers vous. Pour la nuit, gardez un rideau ou choisissez un dépoli sur la partie basse.',
            'Ja, door reflecterende folie wel, want de spiegel keert zich naar de lichtste kant, dus naar u. Hou voor ’s nachts een gordijn, of neem matte folie op de onderste helft.',
            'Yes, through reflective film, because the mirror turns towards the brighter side, which is yours. For the night keep a curtain, or choose frosting for the lower half.',
          ),
        },
        {
          question: text(
            'Peut-on filmer du polycarbonate ?',
            'Kan folie op polycarbonaat?',
            'Can film go on polycarbonate?',
          ),
          answer: text(
            'En règle générale, non. Une plaque de véranda en plastique libère des gaz et se dilate bien plus que du verre, et le film cloque. Il existe quelques références extérieures prévues pour cela, à essayer sur une plaque.',
            'Doorgaans niet. Een kunststofplaat van een veranda geeft gassen af en zet veel meer uit dan glas, zodat er blazen in komen. Enkele buitenfolies zijn ervoor gemaakt. Probeer ze eerst op één plaat.',
            'As a rule, no. A plastic conservatory sheet gives off gases and expands far more than glass, so the film blisters. A few outdoor films are made for it. Try one sheet first.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
