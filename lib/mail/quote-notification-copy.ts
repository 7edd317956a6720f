import type { Localized } from '@/lib/i18n/locales';

/** Staff read French, whatever the visitor writes. */
export const quoteNotificationCopy = {
  headline: 'Nouvelle demande.',
  preview: (deadline: string) => `À répondre au plus tard le ${deadline}.`,
  summary: (projectType: string, sender: string) => `${projectType}\u202f: ${sender}`,
  reference: 'Référence',
  answerBy: 'Répondre au plus tard',
  language: 'Langue',
  languageNames: {
    fr: 'français',
    nl: 'néerlandais, la réponse aussi',
    en: 'anglais, la réponse aussi',
  } satisfies Localized,
  receivedAt: 'Reçue le',
  reply: (firstName: string) => `Répondre à ${firstName}`,
  call: (phone: string) => `Appeler le ${phone}`,
  requestTitle: 'La demande',
  filesTitle: 'Fichiers',
  noFiles: 'Aucun fichier',
  noMessage: 'Pas de message',
  noPhone: 'pas indiqué',
  noCompany: 'pas indiquée',
  newsletter: 'Lettre d’information',
  newsletterAnswer: { yes: 'demandée', no: 'non demandée' },
  replyByMail: 'Pour répondre',
  fileWarning:
    'Ces fichiers viennent d’un visiteur\u202f: ne les ouvrez pas si la demande vous semble étrange.',
} as const;

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
