import { typicalLeadTimes as leadTimes, typicalLifetimes as lifetimes } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const letteringSignage = {
  seo: {
    title: text(
      'Lettrage et signalétique à Bruxelles : matières et prix',
      'Belettering en signalisatie: materialen en prijzen',
      'Shop lettering and office signage near Brussels',
    ),
    description: text(
      `Vitrine, façade, couloir ou portière : quelle matière, pour combien d’années et à quel prix. Signalétique dès ${price('signage', 'fr')} TVAC, posée partout en Belgique.`,
      `Raam, gevel, gang of portier: welk materiaal, voor hoeveel jaar en tegen welke prijs. Signalisatie vanaf ${price('signage', 'nl')} incl. btw, geplaatst in heel België.`,
      `Window, shopfront, corridor or van door: which material, for how many years and at what price. Signage from ${price('signage', 'en')} incl. VAT, fitted all over Belgium.`,
    ),
  },
  headline: text('Dire qui, montrer où', 'Wie u bent, waar u zit', 'Get noticed, get found'),
  lead: text(
    `Nous dessinons, découpons et posons la vitrine qui annonce vos heures, la façade qui porte votre nom et les flèches qui mènent droit à la bonne porte. Signalétique dès ${price('signage', 'fr')}, lettrage chiffré selon la surface et l’accès, pose ${duration(leadTimes.lettering, 'fr')} après le bon à tirer.`,
    `Een raam met uw openingsuren, een gevel met uw naam, een gang waar niemand de weg hoeft te vragen. Wij tekenen, snijden en plaatsen het. Signalisatie is er vanaf ${price('signage', 'nl')}, belettering berekenen we op basis van oppervlakte en bereikbaarheid. Plaatsing ${duration(leadTimes.lettering, 'nl')} na uw akkoord op de proef.`,
    `Opening hours on the glass, a name on the façade, a corridor where nobody has to ask the way. We design it, cut it and put it up. Signage starts at ${price('signage', 'en')}, and lettering is priced by area and access. Fitting follows ${duration(leadTimes.lettering, 'en')} after you approve the proof.`,
  ),
  leadPrices: ['signage'],
  scene: 'shop-letters',
  projectType: 'lettering',
  sections: [
    {
      kind: 'audience',
      heading: text(
        'Partez de l’endroit, pas du produit',
        'Begin bij de plek, niet bij het product',
        'Start with the place, not the product',
      ),
      items: [
        {
          drawing: 'shop-window',
          title: text('La vitrine', 'Het raam', 'The window'),
          text: text(
            'On la lit en marchant, de biais, avec des reflets. Pour un nom, un métier et des heures, le film découpé suffit, et la vitre reste une vitre. Gardez l’impression pour les photos et les dégradés.',
            'Wie passeert, leest het schuin, stappend en met spiegeling erbij. Voor een naam, een vak en de uren volstaat uitgesneden folie, en het raam blijft een raam. Printen is voor foto’s en kleurverlopen.',
            'People read it on foot, at an angle, through reflections. A name, a trade, the hours: cut film is enough, and the window stays a window. Save printing for photographs and blends.',
          ),
        },
        {
          drawing: 'shop-facade',
          title: text('La façade', 'De gevel', 'The façade'),
          text: text(
            'Des lettres en relief attrapent la lumière et se lisent encore de côté. Sur un crépi fatigué ou une brique irrégulière, un panneau posé devant coûte souvent moins qu’une remise en état.',
            'Letters met diepte vangen licht en blijven ook van opzij leesbaar. Is de crepi verweerd of de baksteen ongelijk, dan is een paneel ervoor vaak goedkoper dan de gevel herstellen.',
            'Raised letters catch the light and can still be read from the side. On tired render or uneven brick, a panel set in front often costs less than repairing the wall.',
          ),
        },
        {
          drawing: 'door-plate',
          title: text('L’intérieur', 'Binnen', 'Indoors'),
          text: text(
            'Numéros de porte, répertoires d’étage, flèches aux carrefours. Ici la pluie ne compte pas. Il faut surtout pouvoir changer un nom en cinq minutes quand un collègue déménage.',
            'Deurnummers, verdiepingsborden, pijlen waar gangen kruisen. Regen speelt hier geen rol. Belangrijker is dat u een naam in vijf minuten vervangt wanneer een collega van bureau verandert.',
            'Door numbers, floor directories, arrows where corridors cross. Rain isn’t a concern here. Being able to change a name in five minutes when a colleague moves desk is.',
          ),
        },
        {
          drawing: 'lettered-van',
          title: text('Le véhicule', 'Het voertuig', 'The vehicle'),
          text: text(
            'Deux portières et le hayon disent déjà l’essentiel. Quand le dessin couvre plus de la moitié de la carrosserie, demandez aussi le prix d’un covering, car l’écart se resserre vite.',
            'Twee deuren en de achterklep zeggen al het belangrijkste. Bedekt het ontwerp meer dan de helft van de carrosserie, vraag dan ook de prijs van een wrap, want het verschil wordt snel klein.',
            'Two doors and the tailgate already say what matters. Once the design covers more than half the bodywork, ask for the price of a wrap as well, because the gap narrows quickly.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'attract-or-guide' },
      heading: text('Attirer ou guider', 'Opvallen of de weg wijzen', 'Attract or guide?'),
      paragraphs: [
        text(
          'Le lettrage publicitaire s’adresse à quelqu’un qui ne vous cherche pas. Il lui faut un contraste franc, peu de mots et une bonne place, à hauteur des yeux sur une vitre, au-dessus des voitures garées sur une façade. Il peut se permettre du caractère, une encre inattendue, une phrase qui fait sourire.',
          'Reclamebelettering richt zich tot iemand die u niet zoekt. Ze vraagt een stevig contrast, weinig woorden en een goede plek, op ooghoogte op glas, boven de geparkeerde auto’s op een gevel. Ze mag karakter tonen, met een onverwachte kleur of een zin waar men om glimlacht.',
          'Lettering speaks to someone who isn’t looking for you. It needs firm contrast, few words and a good spot, at eye level on glass, above the parked cars on a façade. It can afford some character, an unexpected colour or a line that raises a smile.',
        ),
        text(
          'La signalétique s’adresse à quelqu’un qui vous cherche, souvent pressé, parfois inquiet. Elle répète les mêmes mots, les mêmes couleurs et la même flèche jusqu’à la porte. Si vous hésitez sur l’ordre des travaux, commencez par elle. Un visiteur perdu dérange toute une équipe, une vitrine peut bien attendre une semaine.',
          'Signalisatie richt zich tot iemand die u wél zoekt, vaak gehaast, soms wat ongerust. Ze herhaalt dezelfde woorden, kleuren en pijl tot aan de deur. Twijfelt u waar u begint, begin dan hier. Een verdwaalde bezoeker houdt een hele ploeg op, een raam kan nog een week wachten.',
          'Signage speaks to someone who is looking for you, often late, sometimes anxious. It repeats the same words, colours and arrow all the way to the door. If you’re unsure which to order first, choose signage. A lost visitor interrupts the whole office, and a window can wait a week.',
        ),
      ],
    },
    {
      kind: 'materials',
      heading: text('Choisir par la durée', 'Kiezen op levensduur', 'Choose by how long it must last'),
      intro: text(
        'Demandez-vous d’abord jusqu’à quand cela doit rester en place. La matière en découle.',
        'Vraag u eerst af tot wanneer het moet blijven hangen. Daaruit volgt het materiaal.',
        'First ask how long it has to stay up. The material follows from that.',
      ),
      items: [
        {
          drawing: 'fluted-board',
          title: text('Le temps d’une saison', 'Voor één seizoen', 'For a season'),
          description: text(
            'Soldes, ouverture, salon, chantier. Un film monomère ou une plaque alvéolaire se remplace sans regret. Inutile de payer des années dont personne n’a besoin.',
            'Solden, opening, beurs, werf. Monomere folie of een kanaalplaat vervangt u zonder spijt, en u betaalt geen jaren die niemand nodig heeft.',
            'A sale, an opening, a fair, a building site. Monomeric film or fluted board (Correx) is cheap to replace, and you don’t pay for years nobody needs.',
          ),
          features: [
            text(
              'Film de 80 à 100 µm, surfaces planes',
              'Folie van 80 tot 100 µm, vlakke ondergrond',
              'Film of 80 to 100 µm, flat surfaces',
            ),
            text(
              'Plaque de polypropylène de 3 à 5 mm',
              'Polypropyleenplaat van 3 tot 5 mm',
              'Polypropylene board, 3 to 5 mm',
            ),
          ],
          durability: text(
            'De quelques semaines à 2 ans',
            'Enkele weken tot 2 jaar',
            'A few weeks to 2 years',
          ),
        },
        {
          drawing: 'screwed-panel',
          title: text('Le temps d’un bail', 'Voor een huurperiode', 'For the length of a lease'),
          description: text(
            'Le choix courant des commerces et des bureaux, avec du vinyle coulé sur le verre et la tôle, du composite aluminium (Dibond) sur les murs.',
            'De gangbare keuze voor winkels en kantoren, met gegoten vinyl op glas en plaatwerk, aluminiumcomposiet (dibond) op muren.',
            'The usual choice for shops and offices, with cast vinyl on glass and metal, aluminium composite on walls.',
          ),
          features: [
            text(
              'Vinyle de 50 à 60 µm, teinté dans la masse',
              'Vinyl van 50 tot 60 µm, door en door gekleurd',
              'Vinyl of 50 to 60 µm, coloured right through',
            ),
            text(
              'Composite de 3 mm, vissé ou sur entretoises',
              'Composiet van 3 mm, geschroefd of op afstandhouders',
              '3 mm composite, screwed or on spacers',
            ),
          ],
          durability: text(
            `${duration(lifetimes.castLettering, 'fr')} pour le vinyle coulé`,
            `${duration(lifetimes.castLettering, 'nl')} voor gegoten vinyl`,
            `${duration(lifetimes.castLettering, 'en')} for cast vinyl`,
          ),
        },
        {
          drawing: 'engraved-plate',
          title: text('Le temps du bâtiment', 'Zolang het gebouw er staat', 'As long as the building'),
          description: text(
            'Étude, cabinet, siège : plaques gravées, lettres découpées dans l’inox ou l’aluminium. Le métal se patine et se nettoie. Seules les fixations demandent un contrôle de temps en temps.',
            'Notaris, praktijk, hoofdzetel: gegraveerde platen en letters uit inox of aluminium. Metaal verweert mooi en laat zich poetsen. Alleen de bevestiging kijkt u af en toe na.',
            'Notaries, practices, head offices: engraved plates, letters cut from stainless steel or aluminium. Metal weathers and can be polished, and the fixings only need checking now and then.',
          ),
          features: [
            text(
              'Inox de 1,5 à 3 mm, brossé ou poli',
              'Inox van 1,5 tot 3 mm, geborsteld of gepolijst',
              'Stainless steel, 1.5 to 3 mm, brushed or polished',
            ),
            text(
              'Gravure remplie de laque, retouche possible',
              'Gravure met ingelegde lak, opnieuw in te leggen',
              'Engraved and paint-filled, and the paint can be renewed',
            ),
          ],
          durability: text(
            `${duration(lifetimes.metalSign, 'fr')} et davantage`,
            `${duration(lifetimes.metalSign, 'nl')} en langer`,
            `${duration(lifetimes.metalSign, 'en')} and more`,
          ),
        },
      ],
    },
    {
      kind: 'pricing',
      heading: text('Prix de départ', 'Prijzen ter indicatie', 'Starting prices'),
      intro: text(
        'Le lettrage adhésif se calcule au cas par cas, d’après la surface de film, le nombre de couleurs, la hauteur de pose et les vieilles lettres à ôter.',
        'Kleefletters berekenen we per opdracht, op oppervlakte, aantal kleuren, werkhoogte en oude letters die eraf moeten.',
        'Vinyl lettering is worked out job by job, from film area, number of colours, working height and old letters to take off.',
      ),
      items: [
        {
          drawing: 'bell-plate',
          title: text(
            'Plaque ou panneau de signalétique',
            'Naambord of wegwijzer',
            'Nameplate or directional sign',
          ),
          price: 'signage',
          features: [
            text(
              'Format et matière selon l’endroit',
              'Formaat en materiaal op maat van de plek',
              'Size and material to suit the spot',
            ),
            text(
              'Prix à l’unité en baisse dès qu’un modèle se répète',
              'Stukprijs daalt zodra een model terugkeert',
              'Unit price falls as soon as a design is repeated',
            ),
          ],
        },
        {
          drawing: 'fascia-panel',
          title: text(
            'Panneau ou lettres sur façade, sans éclairage',
            'Gevelbord of freesletters, onverlicht',
            'Unlit fascia panel or raised letters',
          ),
          price: 'facade-sign',
          features: [
            text(
              'Gabarit de perçage et fixations adaptées au mur',
              'Boormal en bevestiging aangepast aan de muur',
              'Drilling template and fixings to suit the wall',
            ),
            text(
              'Nacelle, accès difficile et permis chiffrés à part',
              'Hoogwerker, moeilijke toegang en vergunning apart',
              'Lift, awkward access and permit listed separately',
            ),
          ],
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'stamped-plan', before: 1 },
      heading: text('La commune a son mot à dire', 'De gemeente kijkt mee', 'What the municipality says'),
      paragraphs: [
        text(
          'Un mot collé sur une vitre est en général traité avec plus d’indulgence qu’un objet accroché au mur. Ce n’est pas une garantie. Près d’un monument, dans une rue commerçante réglementée ou dans certaines communes, la part de vitrage couverte, les teintes et même la police sont encadrées. La Flandre raisonne par dispenses, Bruxelles par un règlement régional d’urbanisme, la Wallonie par son code du développement territorial, et chacun de ces textes évolue.',
          'Een woord op een ruit wordt doorgaans soepeler bekeken dan een voorwerp aan de muur. Zekerheid is dat niet. Bij een monument, in een winkelstraat met eigen regels of in sommige gemeenten liggen het bedekte deel van het glas, de kleuren en zelfs het lettertype vast. Vlaanderen werkt met vrijstellingen, Brussel met een gewestelijke stedenbouwkundige verordening, Wallonië met zijn wetboek van ruimtelijke ontwikkeling, en al die teksten veranderen weleens.',
          'A word stuck to a pane is generally treated more leniently than an object bolted to a wall, but that’s no guarantee. Near a monument, in a regulated shopping street or in certain municipalities (communes), the share of glass you cover, the colours and even the typeface may be prescribed. Flanders works with exemptions, Brussels with a regional planning regulation and Wallonia with its own code, and all three change over time.',
        ),
        text(
          'Beaucoup de communes lèvent en outre une taxe annuelle, calculée souvent au mètre carré, avec un seuil en dessous duquel on ne paie rien. Connaître ce seuil avant de dessiner évite parfois dix centimètres de trop.',
          'Veel gemeenten heffen daarbovenop een jaarlijkse belasting, vaak per vierkante meter, met een drempel waaronder u niets betaalt. Wie die drempel kent voor het tekenen begint, spaart soms tien overbodige centimeters uit.',
          'Many municipalities also levy a yearly tax, often per square metre, with a threshold below which nothing is due. If you know the threshold before we draw, ten centimetres less can mean no tax at all.',
        ),
      ],
      note: text(
        'Locataire ? Faites accepter le projet par le propriétaire, par écrit, y compris l’état dans lequel le support devra être rendu.',
        'Huurt u? Laat de eigenaar het ontwerp schriftelijk goedkeuren, ook de staat waarin u gevel of glas later moet teruggeven.',
        'Renting? Have the landlord approve the design in writing, including the condition in which wall or glass must be handed back.',
      ),
    },
    {
      kind: 'faq',
      heading: text('Vous hésitez encore', 'Twijfelt u nog?', 'Still undecided?'),
      items: [
        {
          question: text(
            'Quelle couleur se voit le mieux sur une vitre ?',
            'Welke kleur valt het best op achter glas?',
            'Which colour shows best on a window?',
          ),
          answer: text(
            'De jour, l’intérieur d’une boutique paraît sombre depuis la rue. Le blanc, le jaune et les teintes claires ressortent, le bleu marine disparaît. Si votre logo est foncé, un contour blanc d’un centimètre ou un fond uni lui rend sa place.',
            'Overdag lijkt een winkel vanaf de straat donker. Wit, geel en lichte kleuren springen eruit, marineblauw verdwijnt. Is uw logo donker, dan helpt een witte rand van een centimeter of een egaal vlak eronder.',
            'By day a shop interior looks dark from the street, so white, yellow and pale tones stand out and navy disappears. If your logo is dark, a white outline a centimetre wide or a plain background behind it puts things right.',
          ),
        },
        {
          question: text(
            'Pouvez-vous respecter notre teinte exacte ?',
            'Kunt u onze exacte kleur aanhouden?',
            'Can you match our exact colour?',
          ),
          answer: text(
            'Une lettre laquée suit un numéro RAL. Un film découpé existe dans une gamme fixe. Nous prenons la référence la plus proche et vous l’envoyons en échantillon. L’impression s’approche d’un Pantone, sauf pour les fluos et les métallisés.',
            'Een gelakte letter volgt een RAL-nummer. Snijfolie bestaat in een vaste reeks kleuren. We kiezen de dichtste en sturen u een staal. Een print benadert een Pantonekleur, behalve bij fluo en metallic.',
            'Painted letters can be sprayed to any RAL colour. Cut film comes in a fixed range, so we take the nearest reference and send you a sample. Print comes close to a Pantone colour, fluorescent and metallic shades excepted.',
          ),
        },
        {
          question: text(
            'Faut-il fermer pendant la pose ?',
            'Moeten we sluiten tijdens de plaatsing?',
            'Do we have to close while you fit it?',
          ),
          answer: text(
            'Non. Une vitrine ordinaire demande deux à quatre heures et nous libérons l’entrée entre deux clients. Pour un étage de bureaux, nous avançons couloir par couloir et perçons en dehors de vos heures si le bruit vous gêne.',
            'Nee. Een gewone vitrine vraagt twee tot vier uur en tussen twee klanten maken we de ingang vrij. Op een kantoorverdieping werken we gang per gang. Stoort het lawaai, dan boren we buiten uw openingsuren.',
            'No. An ordinary shop window takes two to four hours, and we clear the entrance between customers. In an office we go corridor by corridor, and drilling can wait until you’re closed if noise is a problem.',
          ),
        },
        {
          question: text(
            'Nous déménageons dans deux ans. Que peut-on emporter ?',
            'Over twee jaar verhuizen we. Wat kan er mee?',
            'We’re moving in two years. What can we take along?',
          ),
          answer: text(
            'Panneaux, plaques et lettres sur tiges se dévissent et resservent. Un film, lui, ne se recolle jamais. Annoncez la date dès le départ, nous passerons alors du collé au vissé partout où l’adresse pourrait changer.',
            'Borden, platen en letters op pennen schroeft u los en gebruikt u opnieuw. Folie kleeft geen tweede keer. Zeg het ons vooraf, dan schroeven we in plaats van te kleven, overal waar het adres kan wijzigen.',
            'Panels, plates and stand-off letters can be taken down and reused. Film can’t. Tell us the date at the outset, and we’ll screw rather than glue anything that may have to move.',
          ),
        },
        {
          question: text(
            'Combien de mots faut-il afficher ?',
            'Hoeveel tekst zet ik erop?',
            'How many words should we show?',
          ),
          answer: text(
            'Moins que prévu. Votre nom, ce que vous faites si le nom ne le dit pas, un moyen de vous joindre. La liste complète des services et les sept logos de fournisseurs feront mieux leur travail sur votre site.',
            'Minder dan gedacht. Uw naam, wat u doet als die naam het niet zegt, en één manier om u te bereiken. De volledige lijst van diensten en de zeven merklogo’s staan beter op uw website.',
            'Fewer than planned. Your name, what you do if the name doesn’t say it, one way to reach you. The full list of services and the seven supplier logos will work harder on your website.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
