import type { Localized } from '@/lib/i18n/locales';

/** What mails about a request say of its private page. */
export const quoteStatusCopy: Localized<{ title: string; text: string; button: string }> = {
  fr: {
    title: 'Suivre votre demande',
    text: 'Votre page privée montre où en est votre demande. Vous pouvez y ajouter un message ou un fichier, ou retirer la demande. Ne transmettez ce lien qu’à qui peut la voir.',
    button: 'Voir ma demande',
  },
  nl: {
    title: 'Uw aanvraag volgen',
    text: 'Op uw eigen pagina ziet u hoe ver uw aanvraag staat. U kunt er een bericht of een bestand toevoegen, of de aanvraag intrekken. Geef deze link alleen door aan wie ze mag zien.',
    button: 'Mijn aanvraag bekijken',
  },
  en: {
    title: 'Follow your request',
    text: 'Your private page shows where your request stands. You can add a message or a file there, or withdraw the request. Only pass this link on to people who may see it.',
    button: 'See my request',
  },
};

/** What the inbox shows after the subject of an answer. */
export const quoteAnswerPreview: Localized<(reference: string) => string> = {
  fr: (reference) => `Notre réponse à votre demande ${reference}.`,
  nl: (reference) => `Ons antwoord op uw aanvraag ${reference}.`,
  en: (reference) => `Our answer to your request ${reference}.`,
};

interface QuoteNewsCopy {
  message: { headline: string; preview: string; summary: (person: string) => string };
  withdrawal: { headline: string; preview: string; summary: (person: string) => string };
  reference: string;
  project: string;
  open: string;
  messageTitle: string;
  filesTitle: string;
}

/** The mail staff get when a customer has used the private link, in the language of staff. */
export const quoteNewsCopy: Localized<QuoteNewsCopy> = {
  fr: {
    message: {
      headline: 'Du nouveau.',
      preview: 'Le client a ajouté quelque chose à sa demande.',
      summary: (person) => `${person} complète sa demande`,
    },
    withdrawal: {
      headline: 'Demande retirée.',
      preview: 'Le client retire sa demande\u202f: plus rien à préparer.',
      summary: (person) => `${person} retire sa demande`,
    },
    reference: 'Référence',
    project: 'Projet',
    open: 'Ouvrir la demande',
    messageTitle: 'Le message',
    filesTitle: 'Fichiers',
  },
  nl: {
    message: {
      headline: 'Er is nieuws.',
      preview: 'De klant heeft iets aan de aanvraag toegevoegd.',
      summary: (person) => `${person} vult de aanvraag aan`,
    },
    withdrawal: {
      headline: 'Aanvraag ingetrokken.',
      preview: 'De klant trekt de aanvraag in. U hoeft niets meer voor te bereiden.',
      summary: (person) => `${person} trekt de aanvraag in`,
    },
    reference: 'Referentie',
    project: 'Project',
    open: 'De aanvraag openen',
    messageTitle: 'Het bericht',
    filesTitle: 'Bestanden',
  },
  en: {
    message: {
      headline: 'Something new.',
      preview: 'The customer has added to the request.',
      summary: (person) => `${person} has added to the request`,
    },
    withdrawal: {
      headline: 'Request withdrawn.',
      preview: 'The customer has withdrawn the request. There is nothing left to prepare.',
      summary: (person) => `${person} has withdrawn the request`,
    },
    reference: 'Reference',
    project: 'Project',
    open: 'Open the request',
    messageTitle: 'The message',
    filesTitle: 'Files',
  },
};
