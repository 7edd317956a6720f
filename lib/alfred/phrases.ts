import type { Localized } from '@/lib/i18n/locales';

/** What Alfred says in his own words. Figures come in as arguments, written by `lib/i18n/format.ts`. */
interface Phrases {
  greeting: string;
  self: string;
  thanks: string;
  insult: string;
  hostile: string;
  notOurs: Record<
    'elsewhere' | 'errands' | 'lending' | 'otherTrades' | 'unwritten' | 'pay' | 'others' | 'theirHours',
    string
  >;
  unknown: (phone: string) => string;
  /** A thing is not wanted, or no more. */
  declined: (phone: string) => string;
  nearest: string;
  /** What comes near where nothing answers: names of pages. */
  nearby: (pages: string) => string;
  fixedPrice: (noun: string, price: string) => string;
  startingPrice: (noun: string, price: string) => string;
  noPrice: (noun: string, promise: string) => string;
  pricesDiffer: string;
  startsAt: string;
  onlyQuoteBinds: string;
  /** Whether a price has the fitting in it. */
  fitting: Record<'included' | 'excluded', string>;
  sumNote: string;
  area: string;
  total: string;
  deposit: string;
  depositNote: string;
  beforeVat: (noun: string) => string;
  lead: (noun: string, time: string) => string;
  leadWorkshop: (noun: string, time: string) => string;
  leadFinished: (noun: string, time: string) => string;
  leadDates: (first: string, last: string) => string;
  lifetime: (noun: string, time: string) => string;
  atLeast: (time: string) => string;
  wrapWarranty: (time: string) => string;
  hours: (opens: string, closes: string) => string;
  openNow: (closes: string) => string;
  closedNow: (opens: string) => string;
  dayOpen: (day: string, opens: string, closes: string) => string;
  dayClosed: Record<'weekend' | 'holiday', (day: string) => string>;
  contact: readonly [before: string, between: string, and: string, end: string];
  answerDue: (promise: string, moment: string) => string;
  answerMissing: (promise: string) => string;
  person: readonly [before: string, end: string];
  noRequests: string;
  requestsAway: string;
  signInForRequests: string;
  request: (reference: string, subject: string, status: string, sent: string) => string;
  requestDue: (moment: string) => string;
  jobs: (count: number) => string;
  founded: (year: string, clients: string) => string;
  works: string;
  /** The same of nothing but specimens. */
  specimens: string;
  distance: (height: string, metres: string) => string;
  tools: {
    simulator: string;
    simulatorWith: (film: string) => string;
    designer: string;
    quote: string;
    works: string;
    jobs: string;
    requests: string;
    password: string;
    samples: string;
    onPhoto: string;
    signIn: string;
    signUp: string;
  };
  followUps: Record<'price' | 'lead' | 'life' | 'care', (noun: string) => string>;
  quoteMessage: (question: string) => string;
}

export const phrases: Localized<Phrases> = {
  fr: {
    greeting:
      'Bonjour. Je suis Alfred, le logiciel de l’atelier : je réponds à partir de nos pages, et je passe la main à un collègue quand elles ne suffisent pas. Que voulez-vous savoir ?',
    self: 'Je suis Alfred, un logiciel, pas une personne. Je connais les pages de l’atelier, ses prix, ses délais et ses heures. Quand je ne sais pas, je le dis, et je transmets votre question.',
    thanks: 'Avec plaisir. Je reste là si une autre question vient.',
    insult:
      'Je suis un logiciel : cela glisse sur moi. Si quelque chose s’est mal passé, dites-moi quoi : je le transmets à quelqu’un de l’atelier.',
    hostile:
      'Cela, je ne le fais pas. Je réponds aux questions sur l’atelier, avec ce que disent ses pages, et je ne lis que vos propres demandes.',
    notOurs: {
      others: 'Je ne connais que les coordonnées de l’atelier.',
      theirHours: 'Je ne connais que les heures d’ouverture de l’atelier.',
      errands: 'Écrire sur commande n’est pas mon métier. Je réponds à ce qu’on demande à l’atelier.',
      lending:
        'Nos pages ne proposent ni crédit ni paiement étalé sur des mois. Je peux poser la question à l’atelier.',
      elsewhere:
        'Ce n’est pas mon métier : je ne connais que l’atelier, ses prix, ses délais et ses matières.',
      otherTrades:
        'Nos pages ne parlent pas de cela, et je ne veux rien inventer. Je peux poser la question à l’atelier.',
      unwritten: 'Je ne le sais pas : nos pages ne le disent pas. Je peux poser la question à l’atelier.',
      pay: 'Ce que gagnent les gens de la maison ne regarde qu’eux : je ne le sais pas.',
    },
    unknown: (phone) =>
      `Je ne le sais pas : aucune de nos pages ne le dit. Appelez le ${phone}, ou laissez-moi transmettre votre question.`,
    declined: (phone) =>
      `Compris, mais je ne peux ni annuler ni changer une commande. Appelez le ${phone}, ou laissez-moi transmettre votre message.`,
    nearest: 'Nos pages n’y répondent pas mot pour mot. Voici ce qui s’en approche le plus.',
    nearby: (pages) => `Ce qui s’en approche le plus sur nos pages : ${pages}.`,
    fixedPrice: (noun, price) => `Pour ${noun}, le prix est de ${price}.`,
    startingPrice: (noun, price) => `Pour ${noun}, le prix démarre à ${price}.`,
    noPrice: (noun, promise) =>
      `Pour ${noun}, nous n’affichons pas de prix : il dépend de votre projet. Le devis est gratuit et arrive ${promise}.`,
    pricesDiffer: 'Nos prix dépendent de l’ouvrage ; voici par où ils commencent.',
    startsAt: 'dès',
    fitting: {
      included: 'Oui, la pose est comprise dans ce prix.',
      excluded: 'Non, la pose n’est pas comprise\u00a0: le devis la compte à part.',
    },
    onlyQuoteBinds: 'Ce sont des prix de départ ; seul le devis nous engage.',
    sumNote: 'Calculé avec le prix de départ.',
    area: 'Surface',
    total: 'Total, dès',
    deposit: 'Acompte',
    depositNote: 'C’est la part demandée en règle générale ; le devis fixe le montant.',
    beforeVat: (noun) => `Hors TVA, ${noun}`,
    lead: (noun, time) => `Pour ${noun}, comptez ${time} à partir de votre accord.`,
    leadWorkshop: (noun, time) => `Pour ${noun}, le véhicule reste ${time} à l’atelier.`,
    leadFinished: (noun, time) => `Pour ${noun}, comptez ${time}.`,
    leadDates: (first, last) =>
      `Si vous donnez votre accord aujourd’hui, cela nous amène entre le ${first} et le ${last}.`,
    lifetime: (noun, time) => `En général, ${noun} tient ${time}.`,
    atLeast: (time) => `au moins ${time}`,
    wrapWarranty: (time) => `Le covering en film coulé est garanti ${time}, matière et travail compris.`,
    hours: (opens, closes) =>
      `Nous sommes ouverts du lundi au vendredi, de ${opens} à ${closes}, sauf les jours fériés.`,
    openNow: (closes) => `En ce moment c’est ouvert, jusqu’à ${closes}.`,
    closedNow: (opens) => `En ce moment c’est fermé ; nous rouvrons ${opens}.`,
    dayOpen: (day, opens, closes) => `Le ${day}, nous sommes ouverts de ${opens} à ${closes}.`,
    dayClosed: {
      weekend: (day) => `Le ${day}, nous sommes fermés : l’atelier travaille du lundi au vendredi.`,
      holiday: (day) => `Le ${day} est un jour férié : nous sommes fermés.`,
    },
    contact: ['L’atelier se trouve ', '. Appelez le ', ' ou écrivez à ', '.'],
    answerDue: (promise, moment) =>
      `Le devis est gratuit et arrive ${promise}. Une demande envoyée maintenant a sa réponse au plus tard ${moment}.`,
    person: [
      'Oui, bien sûr. Appelez le ',
      ', ou laissez-moi transmettre notre conversation : un collègue vous répond.',
    ],
    answerMissing: (promise) =>
      `Une demande reçoit sa réponse ${promise}. Si ce délai est passé, regardez d’abord dans vos courriers indésirables, puis appelez-nous ou laissez-moi transmettre votre question.`,
    noRequests: 'Je ne trouve aucune demande liée à votre compte.',
    requestsAway: 'Je ne peux pas lire vos demandes pour l’instant. Réessayez dans quelques minutes.',
    signInForRequests:
      'Vos demandes ne se lisent que si vous êtes connecté. Le lien de votre e-mail de confirmation y mène aussi.',
    request: (reference, subject, status, sent) =>
      `Demande ${reference} (${subject}), envoyée ${sent} : ${status}.`,
    requestDue: (moment) => `Réponse au plus tard ${moment}.`,
    jobs: (count) =>
      count === 0
        ? 'Aucun poste n’est ouvert pour le moment. Une candidature spontanée est lue quand même.'
        : count === 1
          ? 'Un poste est ouvert en ce moment.'
          : `${count} postes sont ouverts en ce moment.`,
    founded: (year, clients) =>
      `Nous travaillons à Zaventem depuis ${year}, pour plus de ${clients} clients depuis le début.`,
    works: 'Voici des réalisations qui s’en approchent.',
    specimens:
      'Voici des planches de l’atelier qui s’en approchent. Ce sont des exemples que nous avons dessinés.',
    distance: (height, metres) => `Une capitale de ${height} cm se lit sans effort jusqu’à ${metres} m.`,
    tools: {
      simulator: 'Essayer dans le simulateur',
      simulatorWith: (film) => `Voir « ${film} » dans le simulateur`,
      designer: 'Préparer un t-shirt',
      quote: 'Demander un devis gratuit',
      works: 'Voir nos réalisations',
      jobs: 'Postuler',
      requests: 'Ouvrir mon compte',
      password: 'Choisir un nouveau mot de passe',
      samples: 'Recevoir des échantillons',
      onPhoto: 'Essayer sur une photo de mon véhicule',
      signIn: 'Se connecter',
      signUp: 'Créer un compte',
    },
    followUps: {
      price: (noun) => `Combien coûte ${noun} ?`,
      lead: (noun) => `Quel est le délai pour ${noun} ?`,
      life: (noun) => `Combien de temps tient ${noun} ?`,
      care: (noun) => `Quel entretien demande ${noun} ?`,
    },
    quoteMessage: (question) => `Ma question à Alfred : ${question}`,
  },
  nl: {
    greeting:
      'Dag. Ik ben Alfred, de software van het atelier: ik antwoord op basis van onze pagina’s, en haal er een collega bij als die niet volstaan. Wat wilt u weten?',
    self: 'Ik ben Alfred, software en geen mens. Ik ken de pagina’s van het atelier, de prijzen, de termijnen en de openingsuren. Weet ik iets niet, dan zeg ik dat en geef ik uw vraag door.',
    thanks: 'Graag gedaan. Ik ben er nog als er een vraag bijkomt.',
    insult:
      'Ik ben software, dat glijdt van mij af. Is er iets misgelopen? Zeg wat, dan geef ik het door aan iemand van het atelier.',
    hostile:
      'Dat doe ik niet. Ik beantwoord vragen over het atelier met wat onze pagina’s zeggen, en ik lees alleen uw eigen aanvragen.',
    notOurs: {
      others: 'Ik ken alleen de contactgegevens van ons eigen atelier.',
      theirHours: 'Ik ken alleen de openingsuren van ons eigen atelier.',
      errands: 'Teksten schrijven op bestelling is mijn vak niet. Ik antwoord op vragen voor het atelier.',
      lending:
        'Over een lening of een afbetaling per maand staat er niets op onze pagina’s. Ik kan het aan het atelier vragen.',
      elsewhere: 'Dat is mijn vak niet: ik ken alleen het atelier, zijn prijzen, termijnen en materialen.',
      otherTrades:
        'Onze pagina’s zeggen daar niets over, en ik verzin niets. Ik kan het aan het atelier vragen.',
      unwritten: 'Dat weet ik niet: onze pagina’s zeggen het niet. Ik kan het aan het atelier vragen.',
      pay: 'Wat de mensen hier verdienen, is hun zaak: ik weet het niet.',
    },
    unknown: (phone) =>
      `Dat weet ik niet: geen van onze pagina’s zegt het. Bel ${phone}, of laat mij uw vraag doorgeven.`,
    declined: (phone) =>
      `Begrepen, maar zelf kan ik geen bestelling annuleren of wijzigen. Bel ${phone}, of laat mij uw bericht doorgeven.`,
    nearest: 'Onze pagina’s antwoorden hier niet letterlijk op. Dit komt er het dichtst bij.',
    nearby: (pages) => `Wat er op onze pagina’s het dichtst bij komt: ${pages}.`,
    fixedPrice: (noun, price) => `Voor ${noun} is de prijs ${price}.`,
    startingPrice: (noun, price) => `Voor ${noun} begint de prijs bij ${price}.`,
    noPrice: (noun, promise) =>
      `Voor ${noun} staat er geen prijs op onze site: die hangt van uw project af. De offerte is gratis en volgt ${promise}.`,
    pricesDiffer: 'Onze prijzen hangen van het werk af; dit zijn de startprijzen.',
    startsAt: 'vanaf',
    fitting: {
      included: 'Ja, de plaatsing zit in die prijs.',
      excluded: 'Nee, de plaatsing zit er niet in: de offerte rekent ze apart.',
    },
    onlyQuoteBinds: 'Dat zijn startprijzen; alleen de offerte bindt ons.',
    sumNote: 'Berekend met de startprijs.',
    area: 'Oppervlakte',
    total: 'Totaal, vanaf',
    deposit: 'Voorschot',
    depositNote: 'Dat is het gebruikelijke deel; de offerte legt het bedrag vast.',
    beforeVat: (noun) => `Zonder btw, ${noun}`,
    lead: (noun, time) => `Voor ${noun} rekent u op ${time} vanaf uw akkoord.`,
    leadWorkshop: (noun, time) => `Voor ${noun} blijft de wagen ${time} in het atelier.`,
    leadFinished: (noun, time) => `Voor ${noun} rekent u op ${time}.`,
    leadDates: (first, last) => `Geeft u vandaag uw akkoord, dan valt dat tussen ${first} en ${last}.`,
    lifetime: (noun, time) => `Levensduur van ${noun}: doorgaans ${time}.`,
    atLeast: (time) => `minstens ${time}`,
    wrapWarranty: (time) => `Op een wrap in gegoten folie geven wij ${time} waarborg, op materiaal en werk.`,
    hours: (opens, closes) =>
      `Wij zijn open van maandag tot vrijdag, van ${opens} tot ${closes} uur, behalve op feestdagen.`,
    openNow: (closes) => `Op dit moment zijn wij open, tot ${closes} uur.`,
    closedNow: (opens) => `Op dit moment zijn wij gesloten; wij openen weer ${opens}.`,
    dayOpen: (day, opens, closes) => `Op ${day} zijn wij open van ${opens} tot ${closes} uur.`,
    dayClosed: {
      weekend: (day) => `Op ${day} zijn wij gesloten: het atelier werkt van maandag tot vrijdag.`,
      holiday: (day) =>
        `${day.charAt(0).toUpperCase()}${day.slice(1)} is een feestdag: dan zijn wij gesloten.`,
    },
    contact: ['Het atelier vindt u in de ', '. Bel ', ' of mail naar ', '.'],
    answerDue: (promise, moment) =>
      `De offerte is gratis en volgt ${promise}. Een aanvraag die u nu stuurt, krijgt antwoord uiterlijk ${moment}.`,
    person: ['Natuurlijk. Bel ', ', of laat mij ons gesprek doorgeven: dan antwoordt een collega u.'],
    answerMissing: (promise) =>
      `Een aanvraag krijgt antwoord ${promise}. Is die tijd voorbij, kijk dan eerst bij de ongewenste mail, en bel ons daarna of laat mij het doorgeven.`,
    noRequests: 'Ik vind geen aanvraag bij uw account.',
    requestsAway: 'Ik kan uw aanvragen nu niet lezen. Probeer het over enkele minuten opnieuw.',
    signInForRequests:
      'Uw aanvragen ziet u alleen als u aangemeld bent. Ook de link in uw bevestigingsmail leidt ernaartoe.',
    request: (reference, subject, status, sent) =>
      `Aanvraag ${reference} (${subject}), verstuurd ${sent}: ${status}.`,
    requestDue: (moment) => `Antwoord uiterlijk ${moment}.`,
    jobs: (count) =>
      count === 0
        ? 'Er staat nu geen vacature open. Een spontane sollicitatie lezen we toch.'
        : count === 1
          ? 'Er is op dit moment één vacature.'
          : `Er zijn op dit moment ${count} vacatures.`,
    founded: (year, clients) =>
      `Wij werken sinds ${year} in Zaventem en kregen sindsdien meer dan ${clients} klanten over de vloer.`,
    works: 'Deze realisaties komen in de buurt.',
    specimens: 'Deze modelbladen komen in de buurt. Het zijn voorbeelden die we zelf tekenden.',
    distance: (height, metres) => `Een hoofdletter van ${height} cm leest u vlot tot op ${metres} m.`,
    tools: {
      simulator: 'Proberen in de simulator',
      simulatorWith: (film) => `‘${film}’ bekijken in de simulator`,
      designer: 'Een T-shirt voorbereiden',
      quote: 'Gratis offerte aanvragen',
      works: 'Onze realisaties bekijken',
      jobs: 'Solliciteren',
      requests: 'Naar mijn account',
      password: 'Een nieuw wachtwoord kiezen',
      samples: 'Stalen ontvangen',
      onPhoto: 'Proberen op een foto van mijn voertuig',
      signIn: 'Aanmelden',
      signUp: 'Een account maken',
    },
    followUps: {
      price: (noun) => `Wat kost ${noun}?`,
      lead: (noun) => `Wat is de levertijd voor ${noun}?`,
      life: (noun) => `Hoe lang gaat ${noun} mee?`,
      care: (noun) => `Welk onderhoud vraagt ${noun}?`,
    },
    quoteMessage: (question) => `Mijn vraag aan Alfred: ${question}`,
  },
  en: {
    greeting:
      'Hello. I’m Alfred, the workshop’s software: I answer from our own pages, and fetch a colleague when they aren’t enough. What would you like to know?',
    self: 'I’m Alfred, a piece of software and not a person. I know the workshop’s pages, prices, lead times and hours. When I don’t know something, I say so and pass your question on.',
    thanks: 'You’re welcome. I’m here if another question comes up.',
    insult:
      'I’m software, so I don’t mind. If something went wrong, tell me what and I’ll pass it on to someone in the workshop.',
    hostile:
      'That I won’t do. I answer questions about the workshop with what its pages say, and I read nobody’s requests but your own.',
    notOurs: {
      others: 'I only know how to reach our own workshop.',
      theirHours: 'I only know the opening hours of our own workshop.',
      errands: 'Writing to order isn’t my trade. I answer questions about the workshop.',
      lending: 'Our pages offer no loans and no monthly payments. I can put the question to the workshop.',
      elsewhere: 'That isn’t my trade: I only know the workshop, its prices, lead times and materials.',
      otherTrades:
        'Our pages don’t mention that, and I don’t make things up. I can put the question to the workshop.',
      unwritten: 'I don’t know: our pages don’t say. I can put the question to the workshop.',
      pay: 'What people here earn is their own business: I don’t know it.',
    },
    unknown: (phone) =>
      `I don’t know: none of our pages says. Call ${phone}, or let me pass your question on.`,
    declined: (phone) =>
      `Understood, but I can’t cancel or change an order myself. Call ${phone}, or let me pass your message on.`,
    nearest: 'Our pages don’t answer this in so many words. This comes closest.',
    nearby: (pages) => `The nearest our pages come to it: ${pages}.`,
    fixedPrice: (noun, price) => `For ${noun}, the price is ${price}.`,
    startingPrice: (noun, price) => `For ${noun}, prices start from ${price}.`,
    noPrice: (noun, promise) =>
      `For ${noun} we publish no price, because it depends on your project. The quote is free and reaches you ${promise}.`,
    pricesDiffer: 'Our prices depend on the work; this is where they start.',
    startsAt: 'from',
    fitting: {
      included: 'Yes, fitting is in that price.',
      excluded: 'No, fitting is not in it: the quote counts it separately.',
    },
    onlyQuoteBinds: 'These are starting prices; only the quote binds us.',
    sumNote: 'Worked out from the starting price.',
    area: 'Area',
    total: 'Total, from',
    deposit: 'Deposit',
    depositNote: 'This is the usual share; the quote fixes the amount.',
    beforeVat: (noun) => `Before VAT, ${noun}`,
    lead: (noun, time) => `For ${noun}, allow ${time} from your approval.`,
    leadWorkshop: (noun, time) => `For ${noun}, the vehicle stays in the workshop for ${time}.`,
    leadFinished: (noun, time) => `For ${noun}, allow ${time}.`,
    leadDates: (first, last) => `If you approve today, expect it between ${first} and ${last}.`,
    lifetime: (noun, time) => `The usual life of ${noun} is ${time}.`,
    atLeast: (time) => `at least ${time}`,
    wrapWarranty: (time) =>
      `A wrap in cast film has a warranty of ${time}, material and workmanship included.`,
    hours: (opens, closes) =>
      `We are open Monday to Friday from ${opens} to ${closes}, except on public holidays.`,
    openNow: (closes) => `We are open right now, until ${closes}.`,
    closedNow: (opens) => `We are closed right now and open again ${opens}.`,
    dayOpen: (day, opens, closes) => `On ${day} we are open from ${opens} to ${closes}.`,
    dayClosed: {
      weekend: (day) => `On ${day} we are closed: the workshop works Monday to Friday.`,
      holiday: (day) => `${day} is a public holiday, so we are closed.`,
    },
    contact: ['The workshop is at ', '. Call ', ' or write to ', '.'],
    answerDue: (promise, moment) =>
      `The quote is free and reaches you ${promise}. A request sent now is answered by ${moment}.`,
    person: ['Of course. Call ', ', or let me pass our conversation on: a colleague will answer you.'],
    answerMissing: (promise) =>
      `A request is answered ${promise}. If that time has passed, look in your spam folder first, then ring us or let me pass it on.`,
    noRequests: 'I can’t find any request under your account.',
    requestsAway: 'I can’t read your requests just now. Please try again in a few minutes.',
    signInForRequests:
      'Your requests can only be read once you’re signed in. The link in your confirmation email leads there as well.',
    request: (reference, subject, status, sent) =>
      `Request ${reference} (${subject}), sent ${sent}: ${status}.`,
    requestDue: (moment) => `Answer by ${moment}.`,
    jobs: (count) =>
      count === 0
        ? 'No position is open at the moment. We still read speculative applications.'
        : count === 1
          ? 'One position is open at the moment.'
          : `${count} positions are open at the moment.`,
    founded: (year, clients) =>
      `We have worked in Zaventem since ${year} and have had more than ${clients} clients in that time.`,
    works: 'These pieces of our work come close.',
    specimens: 'These specimens of ours come close. They are examples we drew ourselves.',
    distance: (height, metres) => `A capital of ${height} cm reads easily from up to ${metres} m.`,
    tools: {
      simulator: 'Try it in the simulator',
      simulatorWith: (film) => `See ‘${film}’ in the simulator`,
      designer: 'Prepare a T-shirt',
      quote: 'Ask for a free quote',
      works: 'See our work',
      jobs: 'Apply',
      requests: 'Open my account',
      password: 'Choose a new password',
      samples: 'Get samples',
      onPhoto: 'Try it on a photo of my vehicle',
      signIn: 'Sign in',
      signUp: 'Create an account',
    },
    followUps: {
      price: (noun) => `What is the price of ${noun}?`,
      lead: (noun) => `What is the lead time for ${noun}?`,
      life: (noun) => `What is the usual life of ${noun}?`,
      care: (noun) => `How do I look after ${noun}?`,
    },
    quoteMessage: (question) => `My question to Alfred: ${question}`,
  },
};

/** What a question asks for, in words that pages use: makes the right passage of a page come first. */
export const aspects: Partial<Record<string, Localized>> = {
  price: { fr: 'prix', nl: 'prijs', en: 'price' },
  'lead-time': { fr: 'délai', nl: 'levertijd', en: 'lead time' },
  lifetime: { fr: 'durée de vie tient', nl: 'levensduur meegaan', en: 'lifetime lasts' },
  warranty: { fr: 'garantie', nl: 'waarborg garantie', en: 'warranty' },
  care: { fr: 'entretien lavage nettoyer', nl: 'onderhoud wassen reinigen', en: 'care washing cleaning' },
  files: { fr: 'fichier vectoriel', nl: 'bestand vectorbestand', en: 'file vector' },
  permit: {
    fr: 'permis commune autorisation',
    nl: 'vergunning gemeente',
    en: 'permit municipality planning',
  },
  reading: { fr: 'hauteur des lettres mètre', nl: 'letterhoogte meter', en: 'letter height metre' },
  payment: { fr: 'acompte paiement', nl: 'voorschot betaling', en: 'deposit payment' },
};
