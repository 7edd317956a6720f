import { withLabel } from '@/lib/i18n/copy';
import type { Localized } from '@/lib/i18n/locales';

interface ApplicationConfirmationCopy {
  subject: (reference: string) => string;
  /** What the inbox shows after the subject. */
  preview: string;
  headline: string;
  greeting: (firstName: string | null) => string;
  intro: string;
  reference: string;
  referenceHint: string;
  position: string;
  copyTitle: string;
  sentAt: string;
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
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
    intro: 'Merci de votre intérêt pour l’atelier. Une personne de l’équipe lit votre dossier.',
    reference: 'Votre référence',
    referenceHint: 'Citez-la si vous nous appelez.',
    position: 'Poste',
    copyTitle: 'Ce que vous nous avez envoyé',
    sentAt: 'Envoyée le',
    kept: (day) => `Nous gardons votre dossier jusqu’au ${day}, puis nous l’effaçons, CV compris.`,
    erase: 'Pour que nous l’effacions plus tôt, répondez à cet e-mail.',
    notYou:
      'Vous n’avez pas postulé chez nous\u202f? Dites-le-nous en réponse à cet e-mail et nous effaçons le dossier.',
    signature: (companyName) => `L’atelier ${companyName}`,
  },
  nl: {
    subject: (reference) => `Uw sollicitatie ${reference} is goed aangekomen`,
    preview: 'We lezen ze en u krijgt in elk geval een antwoord.',
    headline: 'Uw sollicitatie is binnen.',
    greeting: (firstName) => (firstName ? `Dag ${firstName},` : 'Dag,'),
    intro: 'Bedankt voor uw interesse in ons atelier. Iemand van het team leest uw dossier.',
    reference: 'Uw referentie',
    referenceHint: 'Vermeld ze als u ons belt.',
    position: 'Functie',
    copyTitle: 'Wat u ons hebt gestuurd',
    sentAt: 'Verstuurd op',
    kept: (day) => `We bewaren uw dossier tot ${day} en wissen het daarna, met uw cv.`,
    erase: 'Wilt u dat we het eerder wissen, antwoord dan op deze mail.',
    notYou:
      'Hebt u niet bij ons gesolliciteerd? Laat het weten door te antwoorden, dan wissen we het dossier.',
    signature: (companyName) => `Het atelier van ${companyName}`,
  },
  en: {
    subject: (reference) => `We’ve received your application ${reference}`,
    preview: 'We read it, and you’ll hear from us either way.',
    headline: 'Your application is in.',
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    intro: 'Thank you for your interest in the workshop. Someone on our team reads every application.',
    reference: 'Your reference',
    referenceHint: 'Quote it if you call us.',
    position: 'Position',
    copyTitle: 'What you sent us',
    sentAt: 'Sent on',
    kept: (day) => `We keep your application until ${day}, then delete it, CV included.`,
    erase: 'If you want it deleted sooner, reply to this email.',
    notYou: 'Didn’t apply to us? Reply to let us know and we’ll delete the application.',
    signature: (companyName) => `The ${companyName} workshop`,
  },
};

interface ApplicationNotificationCopy {
  headline: string;
  /** What the inbox shows after the subject. */
  preview: (position: string) => string;
  summary: (position: string, person: string) => string;
  reference: string;
  position: string;
  language: string;
  receivedAt: string;
  keptUntil: string;
  keptLonger: Record<'yes' | 'no', string>;
  reply: (firstName: string) => string;
  call: (phone: string) => string;
  messageTitle: string;
  noMessage: string;
  noPhone: string;
  cvTitle: string;
  replyByMail: string;
  fileWarning: string;
}

/** The mail staff get about a new application, in the language of staff, whatever the applicant writes. */
export const applicationNotificationCopy: Localized<ApplicationNotificationCopy> = {
  fr: {
    headline: 'Nouvelle candidature.',
    preview: (position) => withLabel('Poste', position, 'fr'),
    summary: (position, person) => withLabel(`Candidature, ${position}`, person, 'fr'),
    reference: 'Référence',
    position: 'Poste',
    language: 'Langue',
    receivedAt: 'Reçue le',
    keptUntil: 'À effacer le',
    keptLonger: { yes: 'avec son accord pour une offre à venir', no: 'délai ordinaire' },
    reply: (firstName) => `Répondre à ${firstName}`,
    call: (phone) => `Appeler le ${phone}`,
    messageTitle: 'Le message',
    noMessage: 'Pas de message',
    noPhone: 'pas indiqué',
    cvTitle: 'Le CV',
    replyByMail: 'Pour répondre',
    fileWarning:
      'Ce fichier vient d’un visiteur\u202f: ne l’ouvrez pas si la candidature vous semble étrange. Le lien est valable trente jours.',
  },
  nl: {
    headline: 'Nieuwe sollicitatie.',
    preview: (position) => withLabel('Functie', position, 'nl'),
    summary: (position, person) => withLabel(`Sollicitatie, ${position}`, person, 'nl'),
    reference: 'Referentie',
    position: 'Functie',
    language: 'Taal',
    receivedAt: 'Ontvangen op',
    keptUntil: 'Te wissen op',
    keptLonger: { yes: 'met toestemming, voor een latere vacature', no: 'gewone termijn' },
    reply: (firstName) => `${firstName} antwoorden`,
    call: (phone) => `Bellen naar ${phone}`,
    messageTitle: 'Het bericht',
    noMessage: 'Geen bericht',
    noPhone: 'niet opgegeven',
    cvTitle: 'Het cv',
    replyByMail: 'Antwoorden aan',
    fileWarning:
      'Dit bestand komt van een bezoeker. Open het niet als u de sollicitatie niet vertrouwt. De link werkt dertig dagen.',
  },
  en: {
    headline: 'New application.',
    preview: (position) => withLabel('Position', position, 'en'),
    summary: (position, person) => withLabel(`Application, ${position}`, person, 'en'),
    reference: 'Reference',
    position: 'Position',
    language: 'Language',
    receivedAt: 'Received on',
    keptUntil: 'Delete on',
    keptLonger: { yes: 'with consent, for a later vacancy', no: 'usual period' },
    reply: (firstName) => `Reply to ${firstName}`,
    call: (phone) => `Call ${phone}`,
    messageTitle: 'The message',
    noMessage: 'No message',
    noPhone: 'not given',
    cvTitle: 'The CV',
    replyByMail: 'Reply to',
    fileWarning:
      'This file comes from a visitor. Don’t open it if the application looks odd to you. The link works for thirty days.',
  },
};

/** The beginning of the answer, put in the mail program of staff by the reply link. */
export const applicationReplyCopy: Localized<{ subject: string; greeting: (firstName: string) => string }> = {
  fr: { subject: 'Votre candidature', greeting: (firstName) => `Bonjour ${firstName},` },
  nl: { subject: 'Uw sollicitatie', greeting: (firstName) => `Dag ${firstName},` },
  en: { subject: 'Your application', greeting: (firstName) => `Hello ${firstName},` },
};
