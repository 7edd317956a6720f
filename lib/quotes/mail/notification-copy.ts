import { withLabel } from '@/lib/i18n/copy';
import type { Localized } from '@/lib/i18n/locales';

interface QuoteNotificationCopy {
  headline: string;
  /** What the inbox shows after the subject. */
  preview: (deadline: string) => string;
  summary: (projectType: string, sender: string) => string;
  reference: string;
  answerBy: string;
  language: string;
  receivedAt: string;
  reply: (firstName: string) => string;
  call: (phone: string) => string;
  filesTitle: string;
  noFiles: string;
  design: string;
  picturesTitle: string;
  sendTo: string;
  noMessage: string;
  requestTitle: string;
  noPhone: string;
  noCompany: string;
  newsletter: string;
  newsletterAnswer: Record<'yes' | 'no', string>;
  replyByMail: string;
  fileWarning: string;
}

/** The mail staff get about a new request, in the language of staff, whatever the visitor writes. */
export const quoteNotificationCopy: Localized<QuoteNotificationCopy> = {
  fr: {
    headline: 'Nouvelle demande.',
    preview: (deadline) => `Réponse attendue au plus tard le ${deadline}.`,
    summary: (projectType, sender) => withLabel(projectType, sender, 'fr'),
    reference: 'Référence',
    answerBy: 'Répondre au plus tard',
    language: 'Langue',
    receivedAt: 'Reçue le',
    reply: (firstName) => `Répondre à ${firstName}`,
    call: (phone) => `Appeler le ${phone}`,
    requestTitle: 'La demande',
    filesTitle: 'Fichiers',
    noFiles: 'Aucun fichier',
    design: 'Projet joint',
    picturesTitle: 'Projets joints',
    sendTo: 'À envoyer à',
    noMessage: 'Pas de message',
    noPhone: 'pas indiqué',
    noCompany: 'pas indiquée',
    newsletter: 'Lettre d’information',
    newsletterAnswer: { yes: 'demandée', no: 'non demandée' },
    replyByMail: 'Pour répondre',
    fileWarning:
      'Ces fichiers viennent d’un visiteur\u202f: ne les ouvrez pas si la demande vous semble étrange.',
  },
  nl: {
    headline: 'Nieuwe aanvraag.',
    preview: (deadline) => `Antwoord verwacht ten laatste op ${deadline}.`,
    summary: (projectType, sender) => withLabel(projectType, sender, 'nl'),
    reference: 'Referentie',
    answerBy: 'Antwoord ten laatste',
    language: 'Taal',
    receivedAt: 'Ontvangen op',
    reply: (firstName) => `${firstName} antwoorden`,
    call: (phone) => `Bellen naar ${phone}`,
    requestTitle: 'De aanvraag',
    filesTitle: 'Bestanden',
    noFiles: 'Geen bestanden',
    design: 'Ontwerp',
    picturesTitle: 'Ontwerpen',
    sendTo: 'Te sturen naar',
    noMessage: 'Geen bericht',
    noPhone: 'niet opgegeven',
    noCompany: 'niet opgegeven',
    newsletter: 'Nieuwsbrief',
    newsletterAnswer: { yes: 'gevraagd', no: 'niet gevraagd' },
    replyByMail: 'Antwoorden aan',
    fileWarning: 'Deze bestanden komen van een bezoeker. Open ze niet als u de aanvraag niet vertrouwt.',
  },
  en: {
    headline: 'New request.',
    preview: (deadline) => `To be answered by ${deadline}.`,
    summary: (projectType, sender) => withLabel(projectType, sender, 'en'),
    reference: 'Reference',
    answerBy: 'Answer by',
    language: 'Language',
    receivedAt: 'Received on',
    reply: (firstName) => `Reply to ${firstName}`,
    call: (phone) => `Call ${phone}`,
    requestTitle: 'The request',
    filesTitle: 'Files',
    noFiles: 'No files',
    design: 'Design',
    picturesTitle: 'Designs',
    sendTo: 'Send to',
    noMessage: 'No message',
    noPhone: 'not given',
    noCompany: 'not given',
    newsletter: 'Newsletter',
    newsletterAnswer: { yes: 'asked for', no: 'not asked for' },
    replyByMail: 'Reply to',
    fileWarning: 'These files come from a visitor. Don’t open them if the request looks odd to you.',
  },
};

/** The beginning of the answer, put in the mail program of staff by the reply link. */
export const quoteReplyCopy: Localized<{
  subject: string;
  greeting: (firstName: string) => string;
}> = {
  fr: {
    subject: 'Votre demande de devis',
    greeting: (firstName) => `Bonjour ${firstName},`,
  },
  nl: {
    subject: 'Uw offerteaanvraag',
    greeting: (firstName) => `Dag ${firstName},`,
  },
  en: {
    subject: 'Your quote request',
    greeting: (firstName) => `Hello ${firstName},`,
  },
};
