import { logoDelivery } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

export const graphicDesign = {
  seo: {
    title: text(
      'Logo, charte ou site internet : prix et ordre de commande',
      'Logo, huisstijl of website: prijs en volgorde',
      'Logo, brand guidelines or website: prices and order',
    ),
    description: text(
      `Logo dès ${price('logo-basic', 'fr')}, charte dès ${price('brand-charter-basic', 'fr')}, site dès ${price('website-basic', 'fr')} TVAC : ce que chaque commande comprend et l’ordre dans lequel les passer.`,
      `Logo vanaf ${price('logo-basic', 'nl')}, huisstijl vanaf ${price('brand-charter-basic', 'nl')}, website vanaf ${price('website-basic', 'nl')} incl. btw: wat erin zit en in welke volgorde u het best bestelt.`,
      `Logos from ${price('logo-basic', 'en')}, guidelines from ${price('brand-charter-basic', 'en')}, websites from ${price('website-basic', 'en')} incl. VAT: what each job includes and which to order first.`,
    ),
  },
  headline: text('Dessiner avant de découper', 'Eerst tekenen, dan snijden', 'Draw first, cut later'),
  lead: text(
    `Un nom, des couleurs, une façon de les poser. Tout ce que l’atelier imprimera, brodera ou éclairera en dépend. Le logo démarre à ${price('logo-basic', 'fr')}, la charte à ${price('brand-charter-basic', 'fr')}, le site à ${price('website-basic', 'fr')}. Voici comment choisir, et ce que vous pouvez remettre à plus tard.`,
    `Een naam, enkele kleuren en een manier om ze te gebruiken. Alles wat we daarna printen, borduren of verlichten, hangt daarvan af. Logo’s starten bij ${price('logo-basic', 'nl')}, huisstijlgidsen bij ${price('brand-charter-basic', 'nl')}, websites bij ${price('website-basic', 'nl')}. Lees hier wat u eerst nodig hebt en wat kan wachten.`,
    `A name, a few colours and a way of using them. Whatever we print, stitch or light later on depends on that graphic design. Logos start at ${price('logo-basic', 'en')}, guidelines at ${price('brand-charter-basic', 'en')}, websites at ${price('website-basic', 'en')}. Here’s how to choose, and what can safely wait.`,
  ),
  leadPrices: ['logo-basic', 'brand-charter-basic', 'website-basic'],
  scene: 'design-table',
  projectType: 'design',
  sections: [
    {
      kind: 'audience',
      drawing: 'odd-shades',
      heading: text('D’où partez-vous ?', 'Vanwaar vertrekt u?', 'Where are you starting from?'),
      items: [
        {
          title: text('Vous ouvrez', 'U opent een zaak', 'Starting from scratch'),
          text: text(
            'Il y a un nom, un bail et une date. Commandez le logo en même temps que l’enseigne. Le dessin tiendra compte de la façade, de sa largeur et de ce que la commune y admet. La charte peut attendre le deuxième support.',
            'Er is een naam, een huurcontract en een datum. Bestel het logo samen met het gevelbord, dan houdt de tekening rekening met de breedte van de gevel en met wat de gemeente er toelaat. De huisstijl mag wachten tot het tweede drukwerk.',
            'There’s a name, a lease and a date. Order the logo together with the sign, so the drawing can allow for the width of the shopfront and for what the municipality (commune) accepts on it. Guidelines can wait until there’s a second thing to print.',
          ),
        },
        {
          title: text(
            'Votre logo n’existe qu’en image',
            'Uw logo bestaat alleen als afbeelding',
            'Your logo exists only as a picture',
          ),
          text: text(
            'Il vient d’une vieille facture ou d’un téléphone. Le redessiner à l’identique n’est pas en créer un. Le travail est plus court, se chiffre à part et vous rend un tracé que toutes nos machines savent lire.',
            'Het komt van een oude factuur of een gsm. Hertekenen is geen nieuw ontwerp. Het gaat sneller, staat als aparte post in de offerte en levert een tekening op die al onze machines kunnen lezen.',
            'It comes off an old invoice or a phone. Tracing it faithfully isn’t the same as designing one. The work is shorter, priced separately, and gives you outlines every machine here can read.',
          ),
        },
        {
          title: text(
            'Chaque support a sa couleur',
            'Elk drukwerk heeft zijn eigen kleur',
            'Every item is a different shade',
          ),
          text: text(
            'La camionnette est bleu roi, les cartes bleu marine, le site presque mauve. Le logo n’y est pour rien. Il manque une règle écrite, et c’est l’affaire d’une charte.',
            'De bestelwagen is koningsblauw, de kaartjes marineblauw, de website bijna paars. Aan het logo ligt het niet, er ontbreekt een geschreven regel. Dat is werk voor een huisstijlgids.',
            'The van is royal blue, the cards are navy and the website is nearly mauve. The logo isn’t to blame. Nobody wrote the rule down. That’s a job for guidelines.',
          ),
        },
        {
          title: text(
            'On vous cherche sans vous trouver',
            'Men zoekt u en vindt u niet',
            'People look for you and give up',
          ),
          text: text(
            'Vos clients viennent par recommandation, puis tapent votre nom pour connaître vos heures. Si la réponse est une page de réseau social endormie, un petit site fera plus pour vous qu’un nouveau logo.',
            'Klanten krijgen uw naam van een buur en zoeken dan uw openingsuren op. Komen ze uit bij een ingedommelde pagina op sociale media, dan helpt een kleine website u meer dan een nieuw logo.',
            'Customers hear of you from a neighbour, then type your name to check the hours. If what comes up is a dormant social media page, a small website will do more for you than a new logo.',
          ),
        },
      ],
    },
    {
      kind: 'pricing',
      heading: text('Prix de départ', 'Waar elk gamma begint', 'Starting prices'),
      intro: text(
        'Le premier prix de chaque gamme. Chacune compte trois formules, décrites sur sa page.',
        'Telkens de eerste prijs van het gamma. Elk gamma telt drie formules, beschreven op de eigen pagina.',
        'The first price in each range. Each has three packages, described on a page of its own.',
      ),
      items: [
        {
          drawing: 'drawn-mark',
          title: text('Le logo', 'Het logo', 'The logo'),
          price: 'logo-basic',
          features: [
            text(
              `Formule la plus large : ${price('logo-extended', 'fr')}`,
              `Ruimste formule: ${price('logo-extended', 'nl')}`,
              `Largest package: ${price('logo-extended', 'en')}`,
            ),
            text(
              `Remis en ${duration(logoDelivery, 'fr')}`,
              `Klaar in ${duration(logoDelivery, 'nl')}`,
              `Handed over in ${duration(logoDelivery, 'en')}`,
            ),
            text(
              'À prendre d’abord si vous n’avez qu’un nom',
              'Begin hier als u alleen een naam hebt',
              'The one to take first if all you have is a name',
            ),
          ],
        },
        {
          drawing: 'binder',
          title: text('La charte graphique', 'De huisstijlgids', 'The guidelines'),
          price: 'brand-charter-basic',
          features: [
            text(
              `Formule la plus large : ${price('brand-charter-extended', 'fr')}`,
              `Ruimste formule: ${price('brand-charter-extended', 'nl')}`,
              `Largest package: ${price('brand-charter-extended', 'en')}`,
            ),
            text(
              'Se rédige autour d’un logo existant, le nôtre ou un autre',
              'Vertrekt van een bestaand logo, van ons of van een ander',
              'Written around an existing logo, ours or another’s',
            ),
            text(
              'Utile dès que deux personnes produisent vos supports',
              'Nuttig zodra twee mensen uw drukwerk maken',
              'Useful once two people design or print for you',
            ),
          ],
        },
        {
          drawing: 'one-window',
          title: text('Le site internet', 'De website', 'The website'),
          price: 'website-basic',
          features: [
            text(
              `Avec vente ou réservation : dès ${price('website-extended', 'fr')}`,
              `Met verkoop of reservatie: vanaf ${price('website-extended', 'nl')}`,
              `With sales or booking: from ${price('website-extended', 'en')}`,
            ),
            text(
              'En une, deux ou trois langues',
              'In één, twee of drie talen',
              'In one, two or three languages',
            ),
            text(
              'Plus rapide à faire quand logo et couleurs sont fixés',
              'Sneller klaar als logo en kleuren vastliggen',
              'Quicker to build once logo and colours are settled',
            ),
          ],
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'hardest-first' },
      heading: text(
        'L’ordre qui évite de payer deux fois',
        'De volgorde die dubbel werk bespaart',
        'The order that saves paying twice',
      ),
      paragraphs: [
        text(
          'Le nom d’abord, le logo ensuite, puis le support le plus difficile, celui qu’il faudra lire de loin, broder petit ou découper dans la masse. S’il passe l’épreuve, le reste suivra. Commencer par la carte de visite est tentant, mais c’est aussi la façon la plus sûre d’obtenir un dessin qu’aucune aiguille ne pourra suivre.',
          'Eerst de naam, dan het logo, daarna het lastigste stuk, wat van ver leesbaar moet zijn, klein geborduurd wordt of uit een plaat gesneden wordt. Lukt dat, dan volgt de rest vanzelf. Met het visitekaartje beginnen is verleidelijk, maar zo eindigt u net met een tekening waar geen naald mee overweg kan.',
          'The name comes first, then the logo, then the most awkward item, the one that must be read from afar, stitched small or cut from sheet. If that works, the rest will follow. Starting with the business card is tempting, and it is the surest way to end up with a drawing no needle can follow.',
        ),
        text(
          'La charte vient quand deux ou trois objets existent déjà, parce qu’une règle née d’un cas réel se respecte mieux. Le site et la flotte ferment la marche, car ce sont les deux postes où une couleur changée en cours de route coûte le plus.',
          'De huisstijl komt wanneer er al twee of drie dingen bestaan, want een regel uit de praktijk volgt men makkelijker. Website en wagenpark sluiten de rij, want nergens kost een kleur die halverwege verandert zo veel.',
          'Guidelines come once two or three things exist, because a rule born of a real case is easier to follow. The website and the fleet bring up the rear, because nowhere does a colour changed halfway cost more.',
        ),
      ],
      note: text(
        'Avant tout dessin, cherchez votre nom à la Banque-Carrefour des Entreprises, parmi les domaines en .be et au registre des marques. Cela prend dix minutes.',
        'Zoek uw naam op voor er iets getekend wordt: in de Kruispuntbank van Ondernemingen, bij de .be-domeinen en in het merkenregister. Dat is tien minuten werk.',
        'Before anything is drawn, look your name up in the Crossroads Bank for Enterprises, among .be domains and in the trade mark register. It takes ten minutes.',
      ),
    },
    {
      kind: 'deliverables',
      drawing: 'desk-set',
      heading: text(
        'Ce qui passe aussi par la planche',
        'Wat ook over de tekentafel gaat',
        'What else crosses the drawing board',
      ),
      intro: text(
        'Ces mises en page se demandent à la pièce, sur devis, avec ou sans l’impression.',
        'Deze ontwerpen bestelt u per stuk, na een offerte, met of zonder drukwerk.',
        'These layouts are ordered and quoted one by one, with or without the printing.',
      ),
      items: [
        text(
          'Cartes de visite de 85 × 55 mm, sur carton de 350 g/m²',
          'Visitekaartjes van 85 × 55 mm, op karton van 350 g/m²',
          'Business cards, 85 × 55 mm, on 350 g/m² board',
        ),
        text(
          'Papier à en-tête A4 de 90 à 100 g/m², compatible laser',
          'Briefpapier A4 van 90 tot 100 g/m², geschikt voor de laserprinter',
          'A4 letterheads on 90 to 100 g/m², laser-safe',
        ),
        text(
          'Dépliants et dossiers, papier de 135 à 300 g/m²',
          'Folders en mappen, papier van 135 tot 300 g/m²',
          'Leaflets and folders on 135 to 300 g/m² paper',
        ),
        text(
          'Cartes de restaurant et tarifs, essuyables ou à feuillets',
          'Menukaarten en prijslijsten, afwasbaar of met losse bladen',
          'Menus and price lists, wipe-clean or with loose leaves',
        ),
        text(
          'Étiquettes, sacs, rubans et autocollants d’emballage',
          'Etiketten, tassen, linten en stickers voor verpakking',
          'Labels, bags, ribbons and packaging stickers',
        ),
        text(
          'Signatures d’e-mail, modèles de présentation, visuels pour les réseaux sociaux',
          'E-mailhandtekeningen, presentatiesjablonen, beelden voor sociale media',
          'Email signatures, slide templates, images for social media',
        ),
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'safe-area' },
      heading: text(
        'Un fichier que l’imprimeur n’a pas à corriger',
        'Een bestand waar de drukker niets aan hoeft te doen',
        'Files the printer won’t have to fix',
      ),
      paragraphs: [
        text(
          'Tout ce qui touche le bord déborde de 3 mm, parce qu’au massicot la coupe se décale toujours un peu. Les textes restent à 4 mm à l’intérieur. Les images d’un dépliant ont 300 dpi à leur taille finale. Une bâche se prépare à l’échelle 1:10, avec une résolution dix fois plus haute pour ne rien perdre.',
          'Wat de rand raakt, loopt 3 mm door, want een snijmachine wijkt altijd een beetje af. Teksten blijven 4 mm binnen de rand. Beelden in een folder hebben 300 dpi op ware grootte. Een spandoek maken we op schaal 1:10 op, met een tien keer hogere resolutie zodat er niets verloren gaat.',
          'Anything touching the edge runs over it by 3 mm, since a guillotine always wanders slightly. Text stays 4 mm inside. Pictures in a leaflet are 300 dpi at final size. A banner is laid out at 1:10, with ten times the resolution so that nothing is lost.',
        ),
        text(
          'L’écran flatte les couleurs, car il émet de la lumière alors que le papier en renvoie une partie. Nous travaillons donc en quadrichromie pour l’imprimé et, quand la teinte compte, nous tirons un essai sur la matière même avant le tirage.',
          'Een scherm liegt over kleuren, en altijd in uw voordeel. Het geeft zelf licht, terwijl papier er maar een deel van terugkaatst. Voor drukwerk werken we dus in CMYK, en als de tint telt, maken we eerst een proef op het echte materiaal.',
          'A screen flatters colour, because it gives out light, whereas paper only returns some. For print we therefore work in CMYK and, where the shade matters, run a test on the actual stock before the job.',
        ),
      ],
    },
    {
      kind: 'call',
      drawing: 'open-drawer',
      heading: text('Videz vos tiroirs', 'Maak de lade leeg', 'Empty the drawer'),
      text: text(
        'Carte de visite, photo de l’enseigne, dossier hérité de l’imprimeur précédent, envoyez tout. Nous trions ce qui peut resservir, ce qu’il faut redessiner, et dans quel ordre.',
        'Een visitekaartje, een foto van het gevelbord, de map van de vorige drukker … Stuur alles door. Wij zoeken uit wat nog bruikbaar is, wat hertekend moet worden en wat eerst komt.',
        'A business card, a photo of the sign, the folder your last printer left behind. Send the lot. We sort out what’s still usable, what needs redrawing, and what comes first.',
      ),
      action: text('Envoyer ce que j’ai', 'Doorsturen wat ik heb', 'Send what I have'),
    },
    {
      kind: 'faq',
      heading: text('Avant de vous décider', 'Voor u beslist', 'Before you decide'),
      items: [
        {
          question: text(
            'Puis-je commander le dessin et faire imprimer ailleurs ?',
            'Mag ik het ontwerp bij u bestellen en elders laten drukken?',
            'Can I order the design and print elsewhere?',
          ),
          answer: text(
            'Oui. Vous recevez des fichiers que n’importe quel imprimeur ouvre, et le devis sépare création et fabrication. Demandez-lui son profil de couleurs et son fond perdu avant que nous n’exportions.',
            'Ja. U krijgt bestanden die elke drukker kan openen, en in de offerte staan ontwerp en productie apart. Vraag hem wel zijn kleurprofiel en afloop vóór wij exporteren, want elk huis heeft zijn gewoonten.',
            'Yes. You get files any printer can open, and the quote keeps design and production apart. Do ask for their colour profile and bleed before we export, as every house has its habits.',
          ),
        },
        {
          question: text(
            'Puis-je utiliser une image trouvée en ligne ?',
            'Mag ik een foto van het internet gebruiken?',
            'Can I use a picture I found online?',
          ),
          answer: text(
            'Pas sans autorisation. Une photo appartient à quelqu’un, et une personne reconnaissable a en règle générale son mot à dire sur l’usage de son portrait. Nous travaillons avec vos photos, celles d’une banque d’images sous licence ou celles d’un photographe chiffré au devis.',
            'Niet zonder toestemming. Een foto is van iemand, en wie er herkenbaar op staat, heeft doorgaans ook iets te zeggen over het gebruik van zijn portret. We werken met uw foto’s, met beelden onder licentie of met een fotograaf die in de offerte staat.',
            'Not without permission. A photograph belongs to somebody, and anyone recognisable in it usually has a say in how it is used. We work with your own pictures, licensed stock, or a photographer listed in the quote.',
          ),
        },
        {
          question: text(
            'Pouvez-vous suivre la charte d’une maison mère ?',
            'Kunt u de huisstijl van een moederbedrijf volgen?',
            'Can you follow a parent company’s guidelines?',
          ),
          answer: text(
            'Oui, c’est courant pour les franchises et les filiales. Envoyez le document complet et le contact de la personne qui valide. Si une règle ne tient pas sur une façade belge, un nom trop long en deux langues par exemple, nous proposons une variante à lui soumettre.',
            'Zeker, bij franchises en dochterbedrijven is dat gebruikelijk. Bezorg ons het volledige document en de naam van wie goedkeurt. Past een regel niet op een Belgische gevel, bijvoorbeeld een te lange naam in twee talen, dan tekenen we een variant om voor te leggen.',
            'Yes, as franchises and subsidiaries usually have to. Send the whole document and tell us who approves. Where a rule doesn’t survive a Belgian façade, such as a name too long in two languages, we draw a variant to submit.',
          ),
        },
        {
          question: text(
            'Combien de corrections sont comprises ?',
            'Hoeveel correcties zijn inbegrepen?',
            'How many rounds of changes are included?',
          ),
          answer: text(
            'Deux tours pour une mise en page à la pièce, et chaque formule annonce les siens. Rassemblez les remarques de tout le monde en un seul envoi, car trois listes qui se contredisent prennent plus de temps que dix corrections. Au-delà, le tarif horaire figure au devis.',
            'Twee rondes voor losse opmaak. Bij de formules staat het vermeld. Bundel de opmerkingen van iedereen in één bericht. Drie lijstjes die elkaar tegenspreken kosten meer tijd dan tien correcties. Daarna geldt het uurtarief uit de offerte.',
            'Two rounds for a single layout, while packages state their own. Gather everyone’s remarks into one message, since three lists that contradict each other take longer than ten corrections. Beyond that, the hourly rate in the quote applies.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
