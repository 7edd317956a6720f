import {
  formatDuration as duration,
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
} from '@/lib/services/facts';
import { formatPriceOf as price } from '@/lib/services/prices';
import { type Service, text } from '@/lib/services/service';

export const letteringSignage = {
  page: {
    slug: text('lettrage-signaletique', 'belettering-signalisatie', 'lettering-signage'),
    label: text('Lettrage et signalétique', 'Belettering en signalisatie', 'Lettering and signage'),
    group: 'lettering',
    place: 'head',
  },
  seo: {
    title: text(
      'Lettrage et signalétique : comment choisir',
      'Belettering en signalisatie: hoe kiest u?',
      'Lettering and signage: how to choose',
    ),
    description: text(
      `Vitrine, façade, couloir ou portière : quelle matière, pour combien d’années et à quel prix. Signalétique dès ${price('signage', 'fr')}, posée partout en Belgique.`,
      `Raam, gevel, gang of autodeur: welk materiaal, voor hoeveel jaar en tegen welke prijs. Signalisatie vanaf ${price('signage', 'nl')}, geplaatst in heel België.`,
      `Window, façade, corridor or van door: which material, for how many years and at what price. Signage from ${price('signage', 'en')}, fitted all over Belgium.`,
    ),
  },
  headline: text('Dire qui, montrer où', 'Wie u bent, waar u zit', 'Say who, show where'),
  lead: text(
    `Une vitrine qui annonce vos heures, une façade qui porte votre nom, un couloir où personne ne demande son chemin : nous dessinons, découpons et posons le tout. Signalétique dès ${price('signage', 'fr')}, lettrage chiffré selon la surface et l’accès, pose ${duration(leadTimes.lettering, 'fr')} après le bon à tirer.`,
    `Een raam met uw openingsuren, een gevel met uw naam, een gang waar niemand de weg hoeft te vragen: wij tekenen, snijden en plaatsen het. Signalisatie is er vanaf ${price('signage', 'nl')}, belettering berekenen we volgens oppervlakte en bereikbaarheid. Plaatsing ${duration(leadTimes.lettering, 'nl')} na uw akkoord op de proef.`,
    `Opening hours on the glass, a name on the façade, a corridor where nobody has to ask the way: we draw it, cut it and put it up. Signage starts at ${price('signage', 'en')}; lettering is priced by area and access. Fitting follows ${duration(leadTimes.lettering, 'en')} after you sign the proof.`,
  ),
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
          title: text('La vitrine', 'Het raam', 'The window'),
          text: text(
            'On la lit en marchant, de biais, avec des reflets. Un nom, un métier, des heures : le film découpé suffit, et la vitre reste une vitre. Gardez l’impression pour les photos et les dégradés.',
            'Wie passeert, leest het schuin, stappend en met spiegeling erbij. Een naam, een vak, de uren: uitgesneden folie volstaat en het raam blijft een raam. Printen is voor foto’s en kleurverlopen.',
            'People read it on foot, at an angle, through reflections. A name, a trade, the hours: cut film is enough, and the window stays a window. Save printing for photographs and blends.',
          ),
        },
        {
          title: text('La façade', 'De gevel', 'The façade'),
          text: text(
            'Des lettres en relief attrapent la lumière et se lisent encore de côté. Sur un crépi fatigué ou une brique irrégulière, un panneau posé devant coûte souvent moins qu’une remise en état.',
            'Letters met diepte vangen licht en blijven ook van opzij leesbaar. Is de crepi versleten of de baksteen ongelijk, dan is een paneel ervoor vaak goedkoper dan de gevel herstellen.',
            'Raised letters catch the light and can still be read from the side. On tired render or uneven brick, a panel set in front often costs less than repairing the wall.',
          ),
        },
        {
          title: text('L’intérieur', 'Binnen', 'Indoors'),
          text: text(
            'Numéros de porte, répertoires d’étage, flèches aux carrefours. Ici la pluie ne compte pas ; ce qui compte, c’est de pouvoir changer un nom en cinq minutes quand un collègue déménage.',
            'Deurnummers, verdiepingsborden, pijlen waar gangen kruisen. Regen speelt geen rol; wel dat u een naam in vijf minuten vervangt wanneer een collega van bureau verandert.',
            'Door numbers, floor directories, arrows where corridors cross. Rain is no concern here; being able to change a name in five minutes when a colleague moves desk is.',
          ),
        },
        {
          title: text('Le véhicule', 'Het voertuig', 'The vehicle'),
          text: text(
            'Deux portières et le hayon disent déjà l’essentiel. Quand le dessin couvre plus de la moitié de la carrosserie, demandez aussi le prix d’un covering : l’écart se resserre vite.',
            'Twee deuren en de achterklep zeggen al het belangrijkste. Bedekt het ontwerp meer dan de helft van de carrosserie, vraag dan ook de prijs van een wrap: het verschil wordt snel klein.',
            'Two doors and the tailgate already say what matters. Once the design covers more than half the bodywork, ask for the price of a wrap as well: the gap narrows quickly.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      heading: text('Attirer ou guider', 'Opvallen of de weg wijzen', 'To attract or to guide'),
      paragraphs: [
        text(
          'Le lettrage publicitaire s’adresse à quelqu’un qui ne vous cherche pas. Il lui faut un contraste franc, peu de mots et une bonne place : à hauteur d’œil sur une vitre, au-dessus des voitures garées sur une façade. Il peut se permettre du caractère, une encre inattendue, une phrase qui fait sourire.',
          'Reclamebelettering richt zich tot iemand die u niet zoekt. Ze vraagt een stevig contrast, weinig woorden en een goede plek: op ooghoogte op glas, boven de geparkeerde auto’s op een gevel. Ze mag karakter tonen, met een onverwachte kleur of een zin waar men om glimlacht.',
          'Advertising lettering speaks to someone who is not looking for you. It needs firm contrast, few words and a good spot: eye level on glass, above the parked cars on a façade. It can afford some character, an unexpected ink or a line that raises a smile.',
        ),
        text(
          'La signalétique s’adresse à quelqu’un qui vous cherche, souvent pressé, parfois inquiet. Elle répète les mêmes mots, les mêmes couleurs et la même flèche jusqu’à la porte. Si vous hésitez sur l’ordre des travaux, commencez par elle : un visiteur perdu dérange toute une équipe, une vitrine attend bien une semaine.',
          'Signalisatie richt zich tot iemand die u wél zoekt, vaak gehaast, soms wat ongerust. Ze herhaalt dezelfde woorden, kleuren en pijl tot aan de deur. Twijfelt u waar u begint, kies dan hiervoor: een verdwaalde bezoeker houdt een hele ploeg op, een raam kan nog een week wachten.',
          'Signage speaks to someone who is looking for you, often late, sometimes anxious. It repeats the same words, colours and arrow all the way to the door. If you are unsure which to order first, choose signage: a lost visitor disturbs a whole team, while a window can wait another week.',
        ),
      ],
    },
    {
      kind: 'materials',
      heading: text('Choisir par la durée', 'Kiezen volgens levensduur', 'Choose by how long it must last'),
      intro: text(
        'Demandez-vous d’abord jusqu’à quand cela doit rester en place ; la matière en découle.',
        'Vraag u eerst af tot wanneer het moet blijven hangen; het materiaal volgt daaruit.',
        'First ask how long it has to stay up; the material follows from that.',
      ),
      items: [
        {
          title: text('Le temps d’une saison', 'Voor één seizoen', 'For a season'),
          description: text(
            'Soldes, ouverture, salon, chantier. Un film monomère ou une plaque alvéolaire se remplace sans regret ; inutile de payer des années dont personne n’a besoin.',
            'Solden, opening, beurs, werf. Monomere folie of een kanaalplaat vervangt u zonder spijt; u betaalt geen jaren die niemand nodig heeft.',
            'A sale, an opening, a fair, a building site. Monomeric film or fluted board is replaced without regret, and you do not pay for years nobody needs.',
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
          title: text('Le temps d’un bail', 'Voor een huurperiode', 'For the length of a lease'),
          description: text(
            'Le choix courant des commerces et des bureaux : vinyle coulé sur le verre et la tôle, composite d’aluminium sur les murs.',
            'De gangbare keuze voor winkels en kantoren: gegoten vinyl op glas en plaatwerk, aluminiumcomposiet op muren.',
            'The usual choice for shops and offices: cast vinyl on glass and metal, aluminium composite on walls.',
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
          title: text('Le temps du bâtiment', 'Zolang het gebouw er staat', 'As long as the building'),
          description: text(
            'Étude, cabinet, siège : plaques gravées, lettres découpées dans l’inox ou l’aluminium. Le métal se patine et se nettoie ; seules les fixations demandent un contrôle de temps en temps.',
            'Notaris, praktijk, hoofdzetel: gegraveerde platen en letters uit inox of aluminium. Metaal verweert mooi en laat zich poetsen; alleen de bevestiging kijkt u af en toe na.',
            'Notaries, practices, head offices: engraved plates, letters cut from stainless steel or aluminium. Metal weathers and can be polished; only the fixings need a look now and then.',
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
              'Engraving filled with lacquer that can be renewed',
            ),
          ],
          durability: text('15 ans et davantage', '15 jaar en langer', '15 years and more'),
        },
      ],
    },
    {
      kind: 'pricing',
      heading: text('Deux prix pour se repérer', 'Ter indicatie: twee prijzen', 'Two prices to go by'),
      intro: text(
        'Le lettrage adhésif se calcule au cas par cas : surface de film, nombre de couleurs, hauteur de pose et vieilles lettres à ôter.',
        'Kleefletters berekenen we per opdracht: oppervlakte, aantal kleuren, werkhoogte en oude letters die eraf moeten.',
        'Adhesive lettering is worked out job by job: film area, number of colours, working height and old letters to take off.',
      ),
      items: [
        {
          title: text(
            'Plaque ou panneau de signalétique',
            'Naambord of wegwijzer',
            'Nameplate or direction sign',
          ),
          price: 'signage',
          features: [
            text(
              'Format et matière selon l’endroit',
              'Formaat en materiaal volgens de plek',
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
          title: text(
            'Panneau ou lettres sur façade, sans éclairage',
            'Gevelbord of freesletters, onverlicht',
            'Unlit fascia panel or raised letters',
          ),
          price: 'facade-sign',
          features: [
            text(
              'Gabarit de perçage et fixations adaptées au mur',
              'Boormal en bevestiging volgens de muur',
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
      heading: text('La commune a son mot à dire', 'De gemeente kijkt mee', 'The municipality has its say'),
      paragraphs: [
        text(
          'Un mot collé sur une vitre est en général traité avec plus d’indulgence qu’un objet accroché au mur. Ce n’est pas une garantie : près d’un monument, dans une rue commerçante réglementée ou dans certaines communes, la part de vitrage couverte, les teintes et même la police sont encadrées. La Flandre raisonne par dispenses, Bruxelles par un règlement régional d’urbanisme, la Wallonie par son code du développement territorial, et chacun de ces textes évolue.',
          'Een woord op een ruit wordt doorgaans soepeler bekeken dan een voorwerp aan de muur. Zekerheid is dat niet: bij een monument, in een winkelstraat met eigen regels of in sommige gemeenten liggen het bedekte deel van het glas, de kleuren en zelfs het lettertype vast. Vlaanderen werkt met vrijstellingen, Brussel met een gewestelijke stedenbouwkundige verordening, Wallonië met zijn wetboek van ruimtelijke ontwikkeling, en al die teksten veranderen weleens.',
          'A word stuck to a pane is generally treated more leniently than an object bolted to a wall. That is no guarantee: near a monument, in a regulated shopping street or in certain municipalities, the share of glass you cover, the colours and even the typeface may be prescribed. Flanders works by exemption, Brussels by a regional planning regulation, Wallonia by its territorial development code, and each of these texts changes over time.',
        ),
        text(
          'Beaucoup de communes lèvent en outre une taxe annuelle, calculée souvent au mètre carré, avec un seuil en dessous duquel on ne paie rien. Connaître ce seuil avant de dessiner évite parfois dix centimètres de trop.',
          'Veel gemeenten heffen daarbovenop een jaarlijkse belasting, vaak per vierkante meter, met een drempel waaronder u niets betaalt. Wie die drempel kent voor het tekenen begint, spaart soms tien overbodige centimeters uit.',
          'Many municipalities also levy a yearly tax, often per square metre, with a threshold below which nothing is due. Knowing that threshold before drawing sometimes saves ten centimetres too many.',
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
      heading: text('Vous hésitez encore', 'Twijfelt u nog?', 'Still undecided'),
      items: [
        {
          question: text(
            'Quelle couleur se voit le mieux sur une vitre ?',
            'Welke kleur valt het best op achter glas?',
            'Which colour shows best on a window?',
          ),
          answer: text(
            'De jour, l’intérieur d’une boutique paraît sombre depuis la rue : le blanc, le jaune et les teintes claires ressortent, le bleu marine disparaît. Si votre logo est foncé, un contour blanc d’un centimètre ou un fond uni lui rend sa place.',
            'Overdag lijkt een winkel vanaf de straat donker: wit, geel en lichte kleuren springen eruit, marineblauw verdwijnt. Is uw logo donker, dan helpt een witte rand van een centimeter of een egaal vlak eronder.',
            'By day a shop interior looks dark from the street: white, yellow and pale tones stand out, navy disappears. If your logo is dark, a white outline a centimetre wide or a plain ground behind it puts things right.',
          ),
        },
        {
          question: text(
            'Pouvez-vous respecter notre teinte exacte ?',
            'Kunt u onze exacte kleur aanhouden?',
            'Can you match our exact colour?',
          ),
          answer: text(
            'Une lettre laquée suit un numéro RAL. Un film découpé existe dans une gamme fixe ; nous prenons la référence la plus proche et vous l’envoyons en échantillon. L’impression s’approche d’un Pantone, sauf pour les fluos et les métallisés.',
            'Een gelakte letter volgt een RAL-nummer. Snijfolie bestaat in een vaste reeks kleuren; we kiezen de dichtste en sturen u een staal. Een print benadert een Pantone, behalve bij fluo en metallic.',
            'A lacquered letter follows a RAL number. Cut film comes in a fixed range; we take the nearest reference and send you a sample. Print comes close to a Pantone, fluorescent and metallic shades excepted.',
          ),
        },
        {
          question: text(
            'Faut-il fermer pendant la pose ?',
            'Moeten we sluiten tijdens de plaatsing?',
            'Do we have to close while you fit it?',
          ),
          answer: text(
            'Non. Une vitrine ordinaire demande deux à quatre heures et nous libérons l’entrée entre deux clients. Pour un étage de bureaux, nous avançons couloir par couloir ; nous perçons en dehors de vos heures si le bruit vous gêne.',
            'Nee. Een gewone vitrine vraagt twee tot vier uur en tussen twee klanten maken we de ingang vrij. Op een kantoorverdieping werken we gang per gang; boren kan buiten uw openingsuren als het lawaai stoort.',
            'No. An ordinary shop window takes two to four hours, and we clear the entrance between customers. On an office floor we go corridor by corridor; drilling can wait until you are closed if noise is a problem.',
          ),
        },
        {
          question: text(
            'Nous déménageons dans deux ans : que peut-on emporter ?',
            'Over twee jaar verhuizen we: wat kan er mee?',
            'We move in two years: what can we take along?',
          ),
          answer: text(
            'Panneaux, plaques et lettres sur tiges se dévissent et resservent. Un film, lui, ne se recolle jamais. Annoncez la date dès le départ : nous passerons alors du collé au vissé partout où l’adresse pourrait changer.',
            'Borden, platen en letters op pennen schroeft u los en gebruikt u opnieuw. Folie kleeft geen tweede keer. Zeg het ons vooraf: dan schroeven we in plaats van te kleven, overal waar het adres kan wijzigen.',
            'Panels, plates and letters on pins can be unscrewed and used again. Film never sticks twice. Tell us the date at the outset, and we will screw rather than glue anything that may have to move.',
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
            'Fewer than planned. Your name, what you do if the name does not say it, one way to reach you. The full list of services and the seven supplier logos will work harder on your website.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
