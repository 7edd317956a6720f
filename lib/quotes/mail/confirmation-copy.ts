import type { Localized } from '@/lib/i18n/locales';
import type { SpokenSource } from '../request-source';

interface QuoteConfirmationCopy {
  subject: (reference: string) => string;
  /** What the inbox shows after the subject. */
  preview: (deadline: string) => string;
  headline: string;
  greeting: (firstName: string | null) => string;
  intro: (deadline: string) => string;
  nextTitle: string;
  nextSteps: readonly [string, string, string];
  moreFiles: string;
  copyTitle: string;
  sentAt: string;
  noFiles: string;
  designs: string;
  /** How many, and where they are seen. */
  designsAt: (count: number) => string;
  newsletter: string;
  newsletterAnswer: { yes: string; no: string };
  notYou: string;
  signature: (companyName: string) => string;
}

export const quoteConfirmationCopy: Localized<QuoteConfirmationCopy> = {
  fr: {
    subject: (reference) => `Votre demande de devis ${reference} est bien arrivée`,
    preview: (deadline) => `Vous recevrez notre réponse au plus tard le ${deadline}.`,
    headline: 'Votre demande est chez nous.',
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
    intro: (deadline) =>
      `Merci de nous avoir écrit. Votre demande est enregistrée\u202f; vous recevrez notre réponse au plus tard le ${deadline}.`,
    nextTitle: 'La suite',
    nextSteps: [
      'Nous étudions votre demande\u202f: support, dimensions, lieu de pose.',
      'S’il nous manque une mesure ou une photo, nous vous la demandons.',
      'Vous recevez votre devis par e-mail. Il est gratuit.',
    ],
    moreFiles:
      'Un plan, un logo ou une photo à ajouter\u202f? Répondez à cet e-mail en joignant le fichier, ou déposez-le sur votre page privée.',
    copyTitle: 'Votre demande en bref',
    sentAt: 'Envoyée le',
    noFiles: 'Aucun fichier',
    designs: 'Projets joints',
    designsAt: (count) => `${count}, à voir sur votre page privée`,
    newsletter: 'Lettre d’information',
    newsletterAnswer: { yes: 'oui', no: 'non' },
    notYou:
      'Vous ne nous avez rien demandé\u202f? Quelqu’un s’est sans doute trompé d’adresse. Dites-le-nous en réponse à cet e-mail et nous effaçons la demande.',
    signature: (companyName) => `L’atelier ${companyName}`,
  },
  nl: {
    subject: (reference) => `Uw offerteaanvraag ${reference} is goed aangekomen`,
    preview: (deadline) => `U krijgt ons antwoord ten laatste op ${deadline}.`,
    headline: 'Uw aanvraag is binnen.',
    greeting: (firstName) => (firstName ? `Dag ${firstName},` : 'Dag,'),
    intro: (deadline) =>
      `Bedankt voor uw bericht. Uw aanvraag is geregistreerd en u krijgt ons antwoord ten laatste op ${deadline}.`,
    nextTitle: 'Hoe het verder gaat',
    nextSteps: [
      'We bekijken uw aanvraag: ondergrond, afmetingen, plaats.',
      'Ontbreekt er een maat of een foto, dan vragen we ernaar.',
      'U krijgt uw offerte per e-mail. Die is gratis.',
    ],
    moreFiles:
      'Nog een plan, een logo of een foto? Antwoord op deze mail met het bestand als bijlage, of voeg het toe op uw eigen pagina.',
    copyTitle: 'Uw aanvraag in het kort',
    sentAt: 'Verstuurd op',
    noFiles: 'Geen bestanden',
    designs: 'Ontwerpen',
    designsAt: (count) => `${count}, te zien op uw eigen pagina`,
    newsletter: 'Nieuwsbrief',
    newsletterAnswer: { yes: 'ja', no: 'nee' },
    notYou:
      'Hebt u ons niets gevraagd? Dan heeft iemand zich wellicht van adres vergist. Laat het ons weten door op deze mail te antwoorden, dan wissen we de aanvraag.',
    signature: (companyName) => `Het atelier van ${companyName}`,
  },
  en: {
    subject: (reference) => `We’ve received your quote request ${reference}`,
    preview: (deadline) => `You’ll have our answer by ${deadline}.`,
    headline: 'We have your request.',
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    intro: (deadline) => `Thank you for getting in touch. You’ll have our answer by ${deadline}.`,
    nextTitle: 'What happens next',
    nextSteps: [
      'We read your request and check size, material and place.',
      'If a measurement or a photo is missing, we’ll ask.',
      'Your quote reaches you by email. It’s free.',
    ],
    moreFiles:
      'A plan, a logo or a photo to add? Reply to this email with the file attached, or add it on your private page.',
    copyTitle: 'Your request in short',
    sentAt: 'Sent on',
    noFiles: 'No files',
    designs: 'Designs',
    designsAt: (count) => `${count}, shown on your private page`,
    newsletter: 'Newsletter',
    newsletterAnswer: { yes: 'yes', no: 'no' },
    notYou:
      'Not expecting this? Someone has probably mistyped their address. Reply to let us know and we’ll delete the request.',
    signature: (companyName) => `The ${companyName} workshop`,
  },
};

/** What a confirmation says instead of a request that staff have written down. */
export const spokenConfirmationCopy: Localized<
  Record<SpokenSource, Pick<QuoteConfirmationCopy, 'intro' | 'sentAt'>>
> = {
  fr: {
    phone: {
      intro: (deadline) =>
        `Merci de votre appel. Nous avons noté votre demande\u202f; vous recevrez notre réponse au plus tard le ${deadline}. Ce que nous avons écrit est sur votre page privée\u00a0: corrigez-nous s’il le faut.`,
      sentAt: 'Notée le',
    },
    counter: {
      intro: (deadline) =>
        `Merci de votre visite. Nous avons noté votre demande\u202f; vous recevrez notre réponse au plus tard le ${deadline}. Ce que nous avons écrit est sur votre page privée\u00a0: corrigez-nous s’il le faut.`,
      sentAt: 'Notée le',
    },
  },
  nl: {
    phone: {
      intro: (deadline) =>
        `Bedankt voor uw telefoontje. We hebben uw aanvraag genoteerd en u krijgt ons antwoord ten laatste op ${deadline}. Wat we opschreven, staat op uw eigen pagina: verbeter ons gerust.`,
      sentAt: 'Genoteerd op',
    },
    counter: {
      intro: (deadline) =>
        `Bedankt voor uw bezoek. We hebben uw aanvraag genoteerd en u krijgt ons antwoord ten laatste op ${deadline}. Wat we opschreven, staat op uw eigen pagina: verbeter ons gerust.`,
      sentAt: 'Genoteerd op',
    },
  },
  en: {
    phone: {
      intro: (deadline) =>
        `Thank you for your call. We’ve noted your request, and you’ll have our answer by ${deadline}. What we wrote down is on your private page: tell us if anything is wrong.`,
      sentAt: 'Noted on',
    },
    counter: {
      intro: (deadline) =>
        `Thank you for coming in. We’ve noted your request, and you’ll have our answer by ${deadline}. What we wrote down is on your private page: tell us if anything is wrong.`,
      sentAt: 'Noted on',
    },
  },
};

/** What a confirmation of a sample card says instead. */
export const sampleConfirmationCopy: Localized<
  Pick<
    QuoteConfirmationCopy,
    'subject' | 'preview' | 'headline' | 'intro' | 'nextSteps' | 'moreFiles' | 'notYou'
  > & { answerBy: string }
> = {
  fr: {
    subject: (reference) => `Votre carte d’échantillons ${reference}`,
    preview: (deadline) => `Elle part par la poste au plus tard le ${deadline}.`,
    headline: 'Vos échantillons arrivent.',
    intro: (deadline) => `Merci. La carte part par la poste au plus tard le ${deadline}.`,
    nextSteps: [
      'Nous découpons les films et collons chacun sous son code.',
      'La carte part par la poste, sans suivi.',
      'Posez-la sur la carrosserie, au soleil puis à l’ombre.',
    ],
    moreFiles: 'Une question sur un film\u202f? Répondez à cet e-mail en citant son code.',
    answerBy: 'Envoi au plus tard le',
    notYou:
      'Vous n’avez rien demandé\u202f? Quelqu’un s’est sans doute trompé d’adresse. Dites-le-nous en réponse à cet e-mail et nous effaçons la demande.',
  },
  nl: {
    subject: (reference) => `Uw stalenkaart ${reference}`,
    preview: (deadline) => `Ze gaat ten laatste op ${deadline} op de post.`,
    headline: 'Uw stalen komen eraan.',
    intro: (deadline) => `Bedankt. De kaart gaat ten laatste op ${deadline} op de post.`,
    nextSteps: [
      'We snijden de folies en kleven elk onder zijn code.',
      'De kaart vertrekt met de gewone post.',
      'Leg ze op de carrosserie, in de zon en in de schaduw.',
    ],
    moreFiles: 'Een vraag over een folie? Antwoord op deze mail en vermeld de code.',
    answerBy: 'Op de post ten laatste op',
    notYou:
      'Hebt u niets gevraagd? Dan heeft iemand zich wellicht van adres vergist. Laat het ons weten door op deze mail te antwoorden, dan wissen we de aanvraag.',
  },
  en: {
    subject: (reference) => `Your sample card ${reference}`,
    preview: (deadline) => `It leaves by post by ${deadline}.`,
    headline: 'Your samples are coming.',
    intro: (deadline) => `Thank you. The card leaves by post by ${deadline}.`,
    nextSteps: [
      'We cut the films and stick each one above its code.',
      'The card leaves by ordinary post.',
      'Lay it on the bodywork, in the sun and then in the shade.',
    ],
    moreFiles: 'A question about a film? Reply to this email and give its code.',
    answerBy: 'Posted by',
    notYou:
      'Not expecting this? Someone has probably mistyped their address. Reply to let us know and we’ll delete the request.',
  },
};

/** What a confirmation of a claim under a warranty says instead. */
export const claimConfirmationCopy: Localized<
  Pick<QuoteConfirmationCopy, 'subject' | 'headline' | 'intro' | 'nextSteps' | 'moreFiles'>
> = {
  fr: {
    subject: (reference) => `Votre réclamation sous garantie ${reference}`,
    headline: 'Nous avons votre réclamation.',
    intro: (deadline) =>
      `Merci de nous l’avoir signalé. Vous avez notre réponse au plus tard le ${deadline}.`,
    nextSteps: [
      'Nous regardons vos photos et ce que dit le passeport.',
      'S’il manque une vue ou une mesure, nous vous la demandons.',
      'Nous vous disons ce que nous faisons, et quand.',
    ],
    moreFiles:
      'Une autre photo\u202f? Répondez à cet e-mail avec le fichier joint, ou ajoutez-la sur votre page privée.',
  },
  nl: {
    subject: (reference) => `Uw melding onder waarborg ${reference}`,
    headline: 'We hebben uw melding.',
    intro: (deadline) => `Bedankt om het te melden. U hebt ons antwoord ten laatste op ${deadline}.`,
    nextSteps: [
      'We bekijken uw foto’s en wat het paspoort zegt.',
      'Ontbreekt er een beeld of een maat, dan vragen we ernaar.',
      'We zeggen u wat we doen, en wanneer.',
    ],
    moreFiles:
      'Nog een foto? Antwoord op deze mail met het bestand als bijlage, of voeg ze toe op uw eigen pagina.',
  },
  en: {
    subject: (reference) => `Your warranty claim ${reference}`,
    headline: 'We have your claim.',
    intro: (deadline) => `Thank you for telling us. You’ll have our answer by ${deadline}.`,
    nextSteps: [
      'We look at your photos and at what the passport says.',
      'If a view or a measurement is missing, we’ll ask.',
      'We tell you what we’ll do, and when.',
    ],
    moreFiles: 'Another photo? Reply to this email with the file attached, or add it on your private page.',
  },
};
