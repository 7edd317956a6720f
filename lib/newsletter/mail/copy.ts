import type { Localized } from '@/lib/i18n/locales';

interface OptInCopy {
  subject: string;
  /** What the inbox shows after the subject. */
  preview: string;
  headline: string;
  intro: (companyName: string) => string;
  button: string;
  validity: string;
  notYou: string;
  leave: string;
  signature: (companyName: string) => string;
}

/** The mail that asks to confirm a subscription. */
export const newsletterOptInCopy: Localized<OptInCopy> = {
  fr: {
    subject: 'Confirmez votre inscription à la lettre d’information',
    preview: 'Un clic, et vous êtes inscrit. Le lien est valable 48\u00a0heures.',
    headline: 'Plus qu’un clic.',
    intro: (companyName) =>
      `Cette adresse a été indiquée pour recevoir la lettre d’information de ${companyName}. Si c’est bien vous, confirmez-le avec ce bouton.`,
    button: 'Confirmer mon inscription',
    validity: 'Le lien est valable 48\u00a0heures. Passé ce délai, il suffit de vous inscrire à nouveau.',
    notYou:
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u202f: sans confirmation, aucune lettre ne partira vers cette adresse et nous l’effacerons.',
    leave: 'Effacer cette demande',
    signature: (companyName) => `L’atelier ${companyName}`,
  },
  nl: {
    subject: 'Bevestig uw inschrijving op de nieuwsbrief',
    preview: 'Eén klik en u bent ingeschreven. De link blijft 48\u00a0uur geldig.',
    headline: 'Nog één klik.',
    intro: (companyName) =>
      `Dit adres werd opgegeven om de nieuwsbrief van ${companyName} te ontvangen. Hebt u dat zelf gedaan, bevestig het dan met deze knop.`,
    button: 'Mijn inschrijving bevestigen',
    validity: 'De link blijft 48\u00a0uur geldig. Daarna schrijft u zich gewoon opnieuw in.',
    notYou:
      'Was u het niet? Dan hoeft u niets te doen: zonder bevestiging sturen we geen enkele nieuwsbrief naar dit adres en wissen we het.',
    leave: 'Deze aanvraag wissen',
    signature: (companyName) => `Het atelier van ${companyName}`,
  },
  en: {
    subject: 'Please confirm your newsletter subscription',
    preview: 'One click and you’re on the list. The link works for 48\u00a0hours.',
    headline: 'One more click.',
    intro: (companyName) =>
      `Someone entered this address to receive the ${companyName} newsletter. If that was you, confirm it with this button.`,
    button: 'Confirm my subscription',
    validity: 'The link works for 48\u00a0hours. After that, simply subscribe again.',
    notYou:
      'Not you? You can ignore this email. Unless it’s confirmed, we won’t send anything and we’ll delete the address.',
    leave: 'Delete this request',
    signature: (companyName) => `The ${companyName} workshop`,
  },
};

interface WelcomeCopy {
  subject: string;
  preview: string;
  headline: string;
  intro: (companyName: string) => string;
  leaving: string;
  leave: string;
  signature: (companyName: string) => string;
}

/** The mail that says that a subscription is confirmed. */
export const newsletterWelcomeCopy: Localized<WelcomeCopy> = {
  fr: {
    subject: 'Vous êtes inscrit à la lettre d’information',
    preview: 'Quelques lettres par an, et la porte de sortie dans chacune.',
    headline: 'C’est noté.',
    intro: (companyName) =>
      `Votre inscription à la lettre d’information de ${companyName} est confirmée. Vous la recevrez en français, quelques fois par an.`,
    leaving:
      'Vous pouvez vous désinscrire quand vous voulez, par le lien qui se trouve au bas de chaque lettre.',
    leave: 'Se désinscrire',
    signature: (companyName) => `L’atelier ${companyName}`,
  },
  nl: {
    subject: 'U bent ingeschreven op de nieuwsbrief',
    preview: 'Enkele keren per jaar, en uitschrijven kan in elke nieuwsbrief.',
    headline: 'Het is genoteerd.',
    intro: (companyName) =>
      `Uw inschrijving op de nieuwsbrief van ${companyName} is bevestigd. U ontvangt hem in het Nederlands, enkele keren per jaar.`,
    leaving: 'U kunt zich op elk moment uitschrijven via de link onderaan elke nieuwsbrief.',
    leave: 'Uitschrijven',
    signature: (companyName) => `Het atelier van ${companyName}`,
  },
  en: {
    subject: 'You’re on the newsletter list',
    preview: 'A few issues a year. Unsubscribe any time.',
    headline: 'You’re on the list.',
    intro: (companyName) =>
      `Your subscription to the ${companyName} newsletter is confirmed. You’ll get it in English, a few times a year.`,
    leaving: 'You can unsubscribe whenever you like, using the link at the foot of every issue.',
    leave: 'Unsubscribe',
    signature: (companyName) => `The ${companyName} workshop`,
  },
};
