import type { Localized } from '@/lib/i18n/locales';

interface ApplicationConfirmationCopy {
  subject: (reference: string) => string;
  /** What the inbox shows after the subject. */
  preview: string;
  headline: string;
  greeting: (firstName: string) => string;
  intro: string;
  reference: string;
  referenceHint: string;
  position: string;
  copyTitle: string;
  sentAt: string;
  noMessage: string;
  kept: (day: string) => string;
  erase: string;
  notYou: string;
  signature: (companyName: string) => string;
}

export const applicationConfirmationCopy: Localized<ApplicationConfirmationCopy> = {
  fr: {
    subject: (reference) => `Votre candidature ${reference} est bien arrivée`,
    preview: 'Nous la lisons et nous vous répondons dans tous les cas.',
    headline: 'Votre candidature est chez nous.',
    greeting: (firstName) => `Bonjour ${firstName},`,
    intro:
      'Merci de votre intérêt pour l’atelier. Une personne de l’équipe lit votre dossier, et vous recevez une réponse dans tous les cas.',
    reference: 'Votre référence',
    referenceHint: 'Citez-la si vous nous appelez.',
    position: 'Poste',
    copyTitle: 'Ce que vous nous avez envoyé',
    sentAt: 'Envoyée le',
    noMessage: 'Pas de message',
    kept: (day) => `Nous gardons votre dossier jusqu’au ${day}, puis nous l’effaçons, CV compris.`,
    erase: 'Pour que nous l’effacions plus tôt, répondez à ce mail.',
    notYou:
      'Vous n’avez pas postulé chez nous\u202f? Dites-le-nous en réponse à ce mail et nous effaçons le dossier.',
    signature: (companyName) => `L’atelier ${companyName}`,
  },
  nl: {
    subject: (reference) => `Uw sollicitatie ${reference} is goed aangekomen`,
    preview: 'We lezen ze en u krijgt in elk geval een antwoord.',
    headline: 'Uw sollicitatie is binnen.',
    greeting: (firstName) => `Dag ${firstName},`,
    intro:
      'Bedankt voor uw interesse in ons atelier. Iemand van het team leest uw dossier, en u krijgt in elk geval een antwoord.',
    reference: 'Uw referentie',
    referenceHint: 'Vermeld ze als u ons belt.',
    position: 'Functie',
    copyTitle: 'Wat u ons hebt gestuurd',
    sentAt: 'Verzonden op',
    noMessage: 'Geen bericht',
    kept: (day) => `We bewaren uw dossier tot ${day} en wissen het daarna, met uw cv.`,
    erase: 'Wilt u dat we het eerder wissen, antwoord dan op deze mail.',
    notYou:
      'Hebt u niet bij ons gesolliciteerd? Laat het weten door te antwoorden, dan wissen we het dossier.',
    signature: (companyName) => `Het atelier van ${companyName}`,
  },
  en: {
    subject: (reference) => `We have your application ${reference}`,
    preview: 'We read it, and you will hear from us either way.',
    headline: 'Your application is in.',
    greeting: (firstName) => `Hello ${firstName},`,
    intro:
      'Thank you for your interest in the workshop. A person on the team reads your application, and you will hear from us either way.',
    reference: 'Your reference',
    referenceHint: 'Quote it if you call us.',
    position: 'Position',
    copyTitle: 'What you sent us',
    sentAt: 'Sent on',
    noMessage: 'No message',
    kept: (day) => `We keep your application until ${day}, then delete it, CV included.`,
    erase: 'If you want it deleted sooner, reply to this email.',
    notYou: 'You did not apply to us? Reply to let us know and we will delete the application.',
    signature: (companyName) => `The workshop at ${companyName}`,
  },
};

/** Staff read French, whatever the applicant writes. */
export const applicationNotificationCopy = {
  headline: 'Nouvelle candidature.',
  preview: (position: string) => `Poste\u202f: ${position}`,
  summary: (position: string, person: string) => `Candidature, ${position}\u202f: ${person}`,
  reference: 'Référence',
  position: 'Poste',
  language: 'Langue',
  receivedAt: 'Reçue le',
  keptUntil: 'À effacer le',
  keptLonger: { yes: 'avec son accord pour une offre à venir', no: 'délai ordinaire' },
  reply: (firstName: string) => `Répondre à ${firstName}`,
  call: (phone: string) => `Appeler le ${phone}`,
  messageTitle: 'Le message',
  noMessage: 'Pas de message',
  noPhone: 'pas indiqué',
  cvTitle: 'Le CV',
  replyByMail: 'Pour répondre',
  fileWarning:
    'Ce fichier vient d’un visiteur\u202f: ne l’ouvrez pas si la candidature vous semble étrange. Le lien est valable trente jours.',
} as const;

/** The beginning of the answer, put in the mail program of staff by the reply link. */
export const applicationReplyCopy: Localized<{ subject: string; greeting: (firstName: string) => string }> = {
  fr: { subject: 'Votre candidature', greeting: (firstName) => `Bonjour ${firstName},` },
  nl: { subject: 'Uw sollicitatie', greeting: (firstName) => `Dag ${firstName},` },
  en: { subject: 'Your application', greeting: (firstName) => `Hello ${firstName},` },
};
