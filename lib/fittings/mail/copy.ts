import type { Localized } from '@/lib/i18n/locales';

// French punctuation takes a narrow no-break space; figures keep their words.

/** What happened to a fitting, for whoever is told. */
export const fittingNews = ['set', 'moved', 'cancelled'] as const;

export type FittingNews = (typeof fittingNews)[number];

interface NewsCopy {
  subject: (reference: string) => string;
  preview: string;
  headline: string;
  text: string;
}

interface LetterCopy extends Record<FittingNews, NewsCopy> {
  /** What follows on a fitting that is called off, of an order that is not. */
  goesOn: string;
  greeting: (firstName: string) => string;
  reference: string;
  day: string;
  time: string;
  hours: (from: string, to: string) => string;
  place: string;
  workshop: string;
  button: string;
  /** In a calendar. */
  summary: (company: string, reference: string) => string;
  /** What a calendar says below it. */
  call: (phone: string) => string;
}

export const fittingLetterCopy: Localized<LetterCopy> = {
  fr: {
    set: {
      subject: (reference) => `Rendez-vous de pose, commande ${reference}`,
      preview: 'Le jour et l’heure, à ajouter à votre agenda.',
      headline: 'Votre pose a une date.',
      text: 'Le rendez-vous est joint à ce message : un clic l’ajoute à votre agenda. Si le moment ne vous convient pas, dites-le-nous sur votre page privée ou par téléphone.',
    },
    moved: {
      subject: (reference) => `Pose déplacée, commande ${reference}`,
      preview: 'Le nouveau moment remplace l’ancien.',
      headline: 'Votre pose est déplacée.',
      text: 'Le nouveau moment remplace l’ancien ; le rendez-vous joint met votre agenda à jour. S’il ne vous convient pas, dites-le-nous sur votre page privée ou par téléphone.',
    },
    cancelled: {
      subject: (reference) => `Pose annulée, commande ${reference}`,
      preview: 'Ce rendez-vous n’a pas lieu.',
      headline: 'Ce rendez-vous n’a pas lieu.',
      text: 'Vous pouvez l’effacer de votre agenda.',
    },
    goesOn: 'Votre commande reste en cours : nous fixons un autre moment avec vous.',
    greeting: (firstName) => `Bonjour ${firstName},`,
    reference: 'Commande',
    day: 'Jour',
    time: 'Heure',
    hours: (from, to) => `de ${from} à ${to}`,
    place: 'Lieu',
    workshop: 'Dans notre atelier',
    button: 'Voir votre commande',
    summary: (company, reference) => `Pose ${company}, commande ${reference}`,
    call: (phone) => `Téléphone : ${phone}`,
  },
  nl: {
    set: {
      subject: (reference) => `Afspraak voor plaatsing, bestelling ${reference}`,
      preview: 'Dag en uur, om in uw agenda te zetten.',
      headline: 'Uw plaatsing heeft een datum.',
      text: 'De afspraak zit bij deze mail: één klik en ze staat in uw agenda. Past het moment niet, laat het dan weten op uw privépagina of per telefoon.',
    },
    moved: {
      subject: (reference) => `Plaatsing verplaatst, bestelling ${reference}`,
      preview: 'Het nieuwe moment vervangt het vorige.',
      headline: 'Uw plaatsing is verplaatst.',
      text: 'Het nieuwe moment vervangt het vorige; de afspraak bij deze mail past uw agenda aan. Past het niet, laat het dan weten op uw privépagina of per telefoon.',
    },
    cancelled: {
      subject: (reference) => `Plaatsing afgezegd, bestelling ${reference}`,
      preview: 'Deze afspraak gaat niet door.',
      headline: 'Deze afspraak gaat niet door.',
      text: 'U mag ze uit uw agenda halen.',
    },
    goesOn: 'Uw bestelling loopt verder: we spreken een ander moment met u af.',
    greeting: (firstName) => `Dag ${firstName},`,
    reference: 'Bestelling',
    day: 'Dag',
    time: 'Uur',
    hours: (from, to) => `van ${from} tot ${to} uur`,
    place: 'Plaats',
    workshop: 'In ons atelier',
    button: 'Uw bestelling bekijken',
    summary: (company, reference) => `Plaatsing ${company}, bestelling ${reference}`,
    call: (phone) => `Telefoon: ${phone}`,
  },
  en: {
    set: {
      subject: (reference) => `Fitting appointment, order ${reference}`,
      preview: 'The day and the hours, for your diary.',
      headline: 'Your fitting has a date.',
      text: 'The appointment is attached: one click puts it in your diary. If the time does not suit you, tell us on your private page or by telephone.',
    },
    moved: {
      subject: (reference) => `Fitting moved, order ${reference}`,
      preview: 'The new time replaces the old one.',
      headline: 'Your fitting has moved.',
      text: 'The new time replaces the old one; the attached appointment updates your diary. If it does not suit you, tell us on your private page or by telephone.',
    },
    cancelled: {
      subject: (reference) => `Fitting called off, order ${reference}`,
      preview: 'This appointment will not take place.',
      headline: 'This appointment will not take place.',
      text: 'You can take it out of your diary.',
    },
    goesOn: 'Your order goes on: we will agree another time with you.',
    greeting: (firstName) => `Hello ${firstName},`,
    reference: 'Order',
    day: 'Day',
    time: 'Time',
    hours: (from, to) => `from ${from} to ${to}`,
    place: 'Place',
    workshop: 'In our workshop',
    button: 'See your order',
    summary: (company, reference) => `${company} fitting, order ${reference}`,
    call: (phone) => `Telephone: ${phone}`,
  },
};

interface CrewCopy extends Record<FittingNews, { headline: string; preview: string; subject: string }> {
  customer: string;
  phone: string;
  travel: string;
  /** How long, and when to leave. */
  leave: (minutes: string, at: string) => string;
  vehicle: string;
  weather: string;
  outdoor: string;
  notes: string;
  open: string;
  summary: (customer: string, reference: string) => string;
}

export const fittingCrewCopy: Localized<CrewCopy> = {
  fr: {
    set: {
      headline: 'Une pose pour vous.',
      preview: 'Elle est jointe, pour votre agenda.',
      subject: 'Pose',
    },
    moved: {
      headline: 'Une pose a changé.',
      preview: 'L’agenda joint met le vôtre à jour.',
      subject: 'Pose changée',
    },
    cancelled: {
      headline: 'Une pose en moins.',
      preview: 'Elle est annulée, ou confiée à quelqu’un d’autre.',
      subject: 'Pose annulée pour vous',
    },
    customer: 'Client',
    phone: 'Téléphone',
    travel: 'Trajet',
    leave: (minutes, at) => `${minutes}, départ à ${at}`,
    vehicle: 'Véhicule',
    weather: 'Vent et gel',
    outdoor: 'À l’extérieur',
    notes: 'Remarques',
    open: 'Ouvrir le travail',
    summary: (customer, reference) => `Pose : ${customer}, ${reference}`,
  },
  nl: {
    set: {
      headline: 'Een plaatsing voor u.',
      preview: 'Ze zit bij deze mail, voor uw agenda.',
      subject: 'Plaatsing',
    },
    moved: {
      headline: 'Een plaatsing is gewijzigd.',
      preview: 'De afspraak bij deze mail past uw agenda aan.',
      subject: 'Plaatsing gewijzigd',
    },
    cancelled: {
      headline: 'Een plaatsing minder.',
      preview: 'Ze is afgezegd, of iemand anders gaat.',
      subject: 'Plaatsing vervalt voor u',
    },
    customer: 'Klant',
    phone: 'Telefoon',
    travel: 'Rit',
    leave: (minutes, at) => `${minutes}, vertrek om ${at} uur`,
    vehicle: 'Voertuig',
    weather: 'Wind en vorst',
    outdoor: 'Buiten',
    notes: 'Opmerkingen',
    open: 'De opdracht openen',
    summary: (customer, reference) => `Plaatsing: ${customer}, ${reference}`,
  },
  en: {
    set: {
      headline: 'A fitting for you.',
      preview: 'It is attached, for your diary.',
      subject: 'Fitting',
    },
    moved: {
      headline: 'A fitting has changed.',
      preview: 'The attached appointment updates your diary.',
      subject: 'Fitting changed',
    },
    cancelled: {
      headline: 'One fitting less.',
      preview: 'It is called off, or somebody else goes.',
      subject: 'Fitting off for you',
    },
    customer: 'Customer',
    phone: 'Telephone',
    travel: 'Travel',
    leave: (minutes, at) => `${minutes}, leave at ${at}`,
    vehicle: 'Vehicle',
    weather: 'Wind and frost',
    outdoor: 'Outdoors',
    notes: 'Remarks',
    open: 'Open the job',
    summary: (customer, reference) => `Fitting: ${customer}, ${reference}`,
  },
};
