import { typicalLeadTimes as leadTimes } from '@/lib/content/facts';
import { formatPriceOf as price } from '@/lib/content/prices';
import { formatDuration as duration } from '@/lib/i18n/format';
import { type Service, text } from '../service';

/**
 * The specification gives the prices of the packages; their names, contents and times are ours, to be replaced. Law:
 * Code of Economic Law, VI.45 to VI.53 and XII.6; Code of Companies and Associations, 2:20; Directive (EU) 2019/882.
 */
export const websiteDesign = {
  seo: {
    title: text(
      'Création de site internet : prix, contenu, obligations',
      'Website laten maken: prijs, inhoud en aanpak',
      'Website design in Belgium: prices and what you get',
    ),
    description: text(
      `Site d’une page dès ${price('website-basic', 'fr')}, site complet dès ${price('website-full', 'fr')}, boutique dès ${price('website-extended', 'fr')} TVAC. Textes, langues, hébergement, accessibilité, RGPD.`,
      `Eén pagina vanaf ${price('website-basic', 'nl')}, volledige site vanaf ${price('website-full', 'nl')}, webshop vanaf ${price('website-extended', 'nl')} incl. btw. Teksten, talen, hosting, toegankelijkheid, GDPR.`,
      `One-page sites from ${price('website-basic', 'en')}, full sites from ${price('website-full', 'en')}, shops from ${price('website-extended', 'en')} incl. VAT, with copy, hosting and accessibility sorted.`,
    ),
  },
  headline: text('Ouvert après la fermeture', 'Open na sluitingstijd', 'Open after you lock up'),
  lead: text(
    `Un site qui dit en trois secondes ce que vous faites, où et à quelle heure, dans la langue de qui le lit. Dès ${price('website-basic', 'fr')} pour une page, ${price('website-full', 'fr')} pour un site complet, ${price('website-extended', 'fr')} avec vente en ligne. Comptez ${duration(leadTimes.website, 'fr')} entre le plan et la mise en ligne.`,
    `Een website die in drie tellen zegt wat u doet, waar en wanneer, in de taal van wie leest. Vanaf ${price('website-basic', 'nl')} voor één pagina, ${price('website-full', 'nl')} voor een volledige site, ${price('website-extended', 'nl')} met onlineverkoop. Reken op ${duration(leadTimes.website, 'nl')} van plan tot publicatie.`,
    `A website that says in three seconds what you do, where and when, in the reader’s own language. From ${price('website-basic', 'en')} for a single page, ${price('website-full', 'en')} for a full site, ${price('website-extended', 'en')} with online sales. Allow ${duration(leadTimes.website, 'en')} from plan to launch.`,
  ),
  leadPrices: ['website-basic', 'website-full', 'website-extended'],
  scene: 'website',
  projectType: 'design',
  sections: [
    {
      kind: 'packages',
      heading: text(
        'La porte, la vitrine, la boutique',
        'Deur, etalage of winkel',
        'The door, the window, the shop',
      ),
      intro: text(
        'Les prix sont des minimums. Le nombre de pages, de langues et d’articles fixe le devis.',
        'Dit zijn vanafprijzen. Het aantal pagina’s, talen en artikelen bepaalt de offerte.',
        'These are starting prices. The number of pages, languages and products sets the quote.',
      ),
      items: [
        {
          drawing: 'one-door',
          name: text('La Porte', 'De Deur', 'The Door'),
          price: 'website-basic',
          description: text(
            'Une longue page pour être trouvé, compris et appelé. Assez pour un indépendant qui débute ou un cabinet.',
            'Eén lange pagina om gevonden, begrepen en gebeld te worden. Genoeg voor een starter of een praktijk.',
            'One long page to be found, understood and called. Enough for a new business or a practice.',
          ),
          features: [
            text('Une langue, cinq rubriques', 'Eén taal, vijf rubrieken', 'One language, five sections'),
            text(
              'Horaires, plan d’accès, numéro que l’on appelle d’un doigt',
              'Openingsuren, wegbeschrijving, bellen met één tik',
              'Opening hours, directions, tap-to-call',
            ),
            text(
              'Formulaire avec accusé de réception',
              'Formulier met ontvangstbevestiging',
              'A form that confirms receipt',
            ),
            text(
              'Mentions légales et politique de confidentialité',
              'Wettelijke vermeldingen en privacybeleid',
              'Legal notice and privacy policy',
            ),
          ],
        },
        {
          drawing: 'one-window',
          name: text('La Vitrine', 'De Etalage', 'The Window'),
          price: 'website-full',
          popular: true,
          description: text(
            'Jusqu’à huit pages que vous modifiez vous-même, pour une PME qui a plusieurs services à expliquer.',
            'Tot acht pagina’s die u zelf aanpast, voor een kmo met meer dan één dienst om uit te leggen.',
            'Up to eight pages that you edit yourself, for a small firm with more than one service to explain.',
          ),
          features: [
            text('Le contenu de La Porte', 'Alles uit De Deur', 'Everything in The Door'),
            text(
              'Deux langues avec leurs propres adresses',
              'Twee talen met elk hun eigen adressen',
              'Two languages with addresses of their own',
            ),
            text('Galerie de réalisations', 'Galerij met realisaties', 'A gallery of your work'),
            text(
              'Titres et descriptions rédigés pour les moteurs de recherche',
              'Titels en beschrijvingen geschreven voor zoekmachines',
              'Page titles and descriptions written to be found',
            ),
            text(
              'Une heure de prise en main',
              'Een uur uitleg bij het beheer',
              'An hour’s training on the editor',
            ),
          ],
        },
        {
          drawing: 'one-shop',
          name: text('La Boutique', 'De Winkel', 'The Shop'),
          price: 'website-extended',
          description: text(
            'Vente ou réservation en ligne, pour un commerce, une école ou un atelier qui veut encaisser la nuit.',
            'Online verkopen of reserveren, voor een winkel, school of atelier die ook ’s nachts wil afrekenen.',
            'Online sales or bookings, for anyone who wants orders while they sleep.',
          ),
          features: [
            text('Le contenu de La Vitrine', 'Alles uit De Etalage', 'Everything in The Window'),
            text(
              'Les trente premiers articles ou créneaux encodés',
              'De eerste dertig artikelen of tijdslots ingevoerd',
              'The first thirty products or time slots entered',
            ),
            text(
              'Paiement par Bancontact, carte ou application bancaire',
              'Betalen met Bancontact, kaart of bankapp',
              'Payment by card, Bancontact and banking app',
            ),
            text(
              'Parcours d’achat testé au clavier et au lecteur d’écran',
              'Bestelproces getest met toetsenbord en schermlezer',
              'Checkout tested by keyboard and screen reader',
            ),
            text('Troisième langue en option', 'Derde taal als optie', 'A third language as an option'),
          ],
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'spoken-words' },
      heading: text('Qui écrit les textes ?', 'Wie schrijft de teksten?', 'Who writes the words?'),
      paragraphs: [
        text(
          'Vous connaissez votre métier, nous savons ce qu’un visiteur cherche d’abord. Le plus simple est une heure de conversation enregistrée, que nous mettons en forme et que vous corrigez. Vous pouvez aussi tout écrire. Nous relisons, coupons et plaçons les titres. Le devis chiffre chaque page dans les deux cas.',
          'U kent uw vak, wij weten wat een bezoeker eerst zoekt. Het vlotst gaat een opgenomen gesprek van een uur, dat wij uitschrijven en u verbetert. Schrijft u liever alles zelf, dan lezen we na, korten in en zetten de titels. In de offerte staat de prijs per pagina voor beide.',
          'You know your trade, and we know what a visitor looks for first. The easiest way is an hour of recorded conversation, which we write up and you correct. Or write it all yourself, and we edit, trim and set the headings. The quote prices each page either way.',
        ),
        text(
          'Le français, le néerlandais et l’anglais sont rédigés chacun pour leurs lecteurs, et une traduction automatique n’est jamais la version finale. Chaque langue de plus répète une partie de l’entretien. Mieux vaut deux langues tenues à jour que trois dont une parle encore du menu de l’an dernier.',
          'Frans, Nederlands en Engels worden elk voor hun eigen lezers geschreven, en een automatische vertaling is nooit de eindversie. Elke taal betekent ook extra onderhoud. Liever twee talen die kloppen dan drie waarvan er één nog het menu van vorig jaar toont.',
          'French, Dutch and English are each written for their readers, and machine translation is never the final version. Every language also adds upkeep. Two up-to-date languages beat three, one of which still shows last year’s menu.',
        ),
      ],
    },
    {
      kind: 'process',
      heading: text(
        'Du plan à l’ouverture des portes',
        'Van grondplan tot opening',
        'From floor plan to opening day',
      ),
      intro: text(
        'Durées usuelles. Ce qui retarde un site est presque toujours une photo ou un texte qui manque.',
        'Gebruikelijke termijnen. Loopt een website vertraging op, dan ontbreekt er meestal een foto of een tekst.',
        'Usual times. What delays a website is nearly always a missing photo or paragraph.',
      ),
      steps: [
        {
          drawing: 'site-plan',
          title: text('Le plan', 'Het plan', 'Plan'),
          duration: { min: 1, max: 1, unit: 'weeks' },
          text: text(
            'Qui vient, pour quoi faire, par quelle page. Nous fixons la liste des rubriques et des langues.',
            'Wie komt er, waarvoor, en via welke pagina. We leggen rubrieken en talen vast.',
            'Who comes, what for and by which page. We settle the list of sections and languages.',
          ),
        },
        {
          drawing: 'missing-photo',
          title: text('La matière', 'Het materiaal', 'Material'),
          duration: { min: 1, max: 3, unit: 'weeks' },
          text: text(
            'Textes, photos, tarifs, logo vectoriel. Ce qui manque est signalé le premier jour.',
            'Teksten, foto’s, tarieven, logo in vectoren. Wat ontbreekt, melden we op dag één.',
            'Copy, photographs, rates, a vector logo. Anything missing is flagged on day one.',
          ),
        },
        {
          drawing: 'phone-first',
          title: text('Le dessin et le montage', 'Ontwerp en opbouw', 'Design and build'),
          duration: { min: 1, max: 3, unit: 'weeks' },
          text: text(
            'D’abord l’écran du téléphone, ensuite le grand. Vous suivez l’avancée à une adresse privée.',
            'Eerst het gsm-scherm, dan het grote. U volgt de vorderingen op een afgeschermd webadres.',
            'The phone screen first, then the large one. You follow progress at a private address.',
          ),
        },
        {
          drawing: 'one-door',
          title: text('L’ouverture', 'De opening', 'Opening'),
          duration: { min: 1, max: 1, unit: 'weeks' },
          text: text(
            'Essais sur de vrais appareils, redirection des anciennes adresses, mise en ligne un mardi plutôt qu’un vendredi soir.',
            'Testen op echte toestellen, oude adressen doorverwijzen, publiceren op een dinsdag en niet op vrijdagavond.',
            'Tests on real devices, old addresses redirected, and a launch on a Tuesday rather than a Friday night.',
          ),
        },
      ],
    },
    {
      kind: 'benefits',
      drawing: 'thumb-target',
      heading: text('Utilisable par tout le monde', 'Bruikbaar voor iedereen', 'Usable by everyone'),
      items: [
        {
          metric: text('320 px', '320 px', '320 px'),
          title: text('Sans défilement latéral', 'Zonder zijwaarts scrollen', 'No sideways scrolling'),
          text: text(
            'La largeur à laquelle la page doit encore se lire de haut en bas, sur un petit téléphone ou agrandie à 400 %.',
            'Op die breedte moet een pagina nog van boven naar onder leesbaar zijn, op een kleine gsm of vergroot tot 400%.',
            'The width at which a page must still read from top to bottom, on a small phone or enlarged to 400%.',
          ),
        },
        {
          metric: text('24 px', '24 px', '24 px'),
          title: text('Un bouton pour un doigt', 'Een knop voor een vinger', 'A button for a finger'),
          text: text(
            'Côté minimal d’une cible, sauf exceptions, selon les règles WCAG 2.2, niveau AA. Nous les visons dans chaque formule.',
            'Kleinste zijde van een aanraakdoel, op uitzonderingen na, volgens WCAG 2.2, niveau AA. Daarop mikken we in elke formule.',
            'The minimum side of a target, with some exceptions, under WCAG 2.2, level AA, which we aim for in every package.',
          ),
        },
        {
          metric: text('0', '0', '0'),
          title: text('Mouchard par défaut', 'Ongevraagde meekijkers', 'Trackers by default'),
          text: text(
            'Aucun cookie hors du strict nécessaire avant que le visiteur ait choisi, et « refuser » se voit autant qu’« accepter ».',
            'Alleen strikt noodzakelijke cookies tot de bezoeker gekozen heeft, en ‘weigeren’ is even zichtbaar als ‘aanvaarden’.',
            'No cookie beyond the strictly necessary until the visitor has chosen, and ‘reject’ is as visible as ‘accept’.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      drawing: { id: 'legal-foot' },
      heading: text(
        'Ce que la loi attend d’un site belge',
        'Wat de wet van een Belgische website vraagt',
        'What the law asks of a Belgian site',
      ),
      paragraphs: [
        text(
          'Les mentions légales, en règle générale : nom ou dénomination, forme juridique, adresse ou siège, e-mail, numéro d’entreprise et de TVA et, pour une société, le RPM et le tribunal de son siège. Une profession réglementée ajoute son ordre ou institut et son titre, une activité soumise à autorisation, l’autorité qui la contrôle. Tout cela accessible depuis chaque page.',
          'De wettelijke vermeldingen zijn doorgaans: naam of maatschappelijke benaming, rechtsvorm, adres of zetel, e-mail, ondernemings- en btw-nummer, en voor een vennootschap ook RPR en de rechtbank van de zetel. Een gereglementeerd beroep voegt orde of instituut en titel toe, een vergunningsplichtige activiteit de toezichthouder. En dat alles bereikbaar vanaf elke pagina.',
          'The legal notice, as a rule: name or company name, legal form, address or registered office, email, enterprise and VAT numbers, and for a company the register of legal persons (RPM/RPR) and the court for its registered office. A regulated profession adds its institute and title, a licensed activity its supervisory authority. All of it within reach of every page.',
        ),
        text(
          'Le RGPD demande notamment de dire quelles données vous recevez, pourquoi, combien de temps, et qui les héberge. Nous collectons peu, car un formulaire n’a pas besoin d’une date de naissance. Polices et images sont servies depuis votre propre adresse, une carte externe ne se charge qu’après accord, et le contrat de sous-traitance avec l’hébergeur vous est remis.',
          'De AVG (GDPR) vraagt onder meer dat u zegt welke gegevens u krijgt, waarom, hoelang en bij wie ze staan. We vragen weinig, want een contactformulier heeft geen geboortedatum nodig. Lettertypes en beelden komen van uw eigen adres, een externe kaart laadt pas na toestemming, en u krijgt de verwerkersovereenkomst met de hostingfirma.',
          'The GDPR requires you, among other things, to say which data you receive, why, for how long and who hosts them. We ask for little, as a contact form has no need of a birth date. Fonts and images come from your own address, an external map loads only after consent, and you are handed the processing agreement with the host.',
        ),
      ],
      note: text(
        'Depuis le 28 juin 2025, l’acte européen sur l’accessibilité s’applique notamment au commerce électronique destiné aux consommateurs. Une microentreprise de services (moins de dix personnes, et chiffre d’affaires ou bilan d’au plus deux millions d’euros) en est en principe exemptée. Vérifiez votre cas.',
        'Sinds 28 juni 2025 geldt de Europese Toegankelijkheidsakte, onder meer voor e-commerce gericht op consumenten. Een micro-onderneming die diensten verleent (minder dan tien mensen, en omzet of balanstotaal van hoogstens twee miljoen euro) is in principe vrijgesteld. Ga na wat voor u geldt.',
        'Since 28 June 2025 the European Accessibility Act has applied to consumer e-commerce, among other services. A microenterprise providing services (fewer than ten people, and turnover or balance sheet of two million euros at most) is in principle exempt. Check your own case.',
      ),
    },
    {
      kind: 'prose',
      drawing: { id: 'own-domain' },
      heading: text(
        'Le domaine, la machine, l’entretien',
        'Domein, server, onderhoud',
        'Domain, server, upkeep',
      ),
      paragraphs: [
        text(
          'Le nom de domaine est enregistré à votre nom, jamais au nôtre. L’hébergement, dans l’Union européenne, comprend le certificat HTTPS et une sauvegarde par jour. Il se facture par an, sur une ligne séparée, et se résilie librement. Nous remettons fichiers et base de données. Sans mises à jour, un site vieillit mal, d’où un contrat d’entretien facultatif.',
          'De domeinnaam staat op uw naam, nooit op de onze. De hosting, in de Europese Unie, omvat het HTTPS-certificaat en een dagelijkse back-up. U betaalt ze per jaar, als aparte post. Wilt u weg, dan geven we bestanden en databank mee. Zonder updates veroudert een site snel, vandaar een onderhoudscontract voor wie dat wil.',
          'The domain name is registered to you, never to us. Hosting, within the European Union, includes the HTTPS certificate and a daily backup, billed yearly on a line of its own. If you leave, the files and database go with you. Sites age badly without updates, so we offer an optional maintenance contract.',
        ),
      ],
    },
    {
      kind: 'faq',
      heading: text('Avant la mise en ligne', 'Voor u online gaat', 'Before you go live'),
      items: [
        {
          question: text(
            'Puis-je changer les textes moi-même ?',
            'Kan ik de teksten zelf aanpassen?',
            'Can I change the copy myself?',
          ),
          answer: text(
            'Avec La Vitrine et La Boutique, oui, pour les textes, les photos, les horaires et les tarifs. La mise en page reste protégée, pour qu’une photo trop lourde ou un titre rouge n’y change rien. La Porte bouge peu, un message suffit.',
            'Bij De Etalage en De Winkel wel: teksten, foto’s, uren en prijzen. De opmaak blijft afgeschermd, zodat een te grote foto of een rode titel niets stukmaakt. De Deur verandert zelden. Een berichtje volstaat.',
            'With The Window and The Shop, yes: text, photos, hours and prices. The layout stays locked, so a heavy photo or a red heading can’t break anything. The Door rarely changes, so just drop us a line.',
          ),
        },
        {
          question: text(
            'Serai-je premier dans les résultats ?',
            'Kom ik bovenaan in de zoekresultaten?',
            'Will I come first in search results?',
          ),
          answer: text(
            'Personne ne peut le promettre. Nous pouvons livrer des pages rapides, des titres justes, une adresse identique partout et une langue par page. Vos avis, votre fiche d’établissement et des textes qui répondent à de vraies questions feront le reste.',
            'Dat kan niemand beloven. Wat we wel leveren: snelle pagina’s, juiste titels, overal hetzelfde adres en één taal per pagina. Uw recensies, uw bedrijfsprofiel en teksten die echte vragen beantwoorden doen de rest.',
            'Nobody can promise that. What we can deliver is quick pages, accurate titles, the same address everywhere and one language per page. Reviews, your business profile and copy that answers real questions do the rest.',
          ),
        },
        {
          question: text(
            'Que faut-il de plus pour vendre en ligne ?',
            'Wat komt erbij om online te verkopen?',
            'What else does selling online require?',
          ),
          answer: text(
            'Des conditions de vente, le prix total avant la commande, un bouton qui annonce l’obligation de payer et, en règle générale, quatorze jours de rétractation pour le consommateur, avec des exceptions, les denrées périssables par exemple. Faites relire vos conditions, nous les mettons en place.',
            'Verkoopsvoorwaarden, de totaalprijs vóór de bestelling, een knop die de betalingsverplichting vermeldt en doorgaans veertien dagen herroepingsrecht voor de consument, met uitzonderingen zoals bederfelijke waar. Laat uw voorwaarden nalezen. Wij verwerken ze.',
            'Terms of sale, the total price before ordering, an order button that states the obligation to pay and, as a rule, fourteen days in which consumers may withdraw, with exceptions such as perishables. Have your terms checked, and we build them in.',
          ),
        },
        {
          question: text(
            'Dans quelle langue dois-je publier ?',
            'In welke taal moet mijn site zijn?',
            'Which language must my site be in?',
          ),
          answer: text(
            'La publicité d’une entreprise privée se rédige en principe dans la langue de son choix. Les indications obligatoires d’un étiquetage, les modes d’emploi et les garanties doivent être compris dans la région linguistique où vous vendez. Suivez donc vos clients plutôt que votre adresse.',
            'Een privéonderneming kiest in principe zelf in welke taal ze reclame maakt. Verplichte etiketgegevens, handleidingen en garantiebewijzen moeten wel begrijpelijk zijn in het taalgebied waar u verkoopt. Volg dus uw klanten eerder dan uw adres.',
            'A private business may in principle advertise in the language it likes. Mandatory label details, instructions and warranties must be in a language understood in the region where you sell. So follow your customers rather than your address.',
          ),
        },
      ],
    },
  ],
} satisfies Service;
