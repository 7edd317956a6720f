import type { Localized } from '@/lib/i18n/locales';

// French punctuation takes a narrow no-break space; figures keep their words.

interface LetterCopy {
  preview: string;
  headline: string;
  greeting: (firstName: string) => string;
  text: string;
  button: string;
  subject: (reference: string, position: number) => string;
  /** Of the reference, and of what stands beside it. */
  reference: string;
  version: string;
}

export const proofSentCopy: Localized<LetterCopy> = {
  fr: {
    subject: (reference, position) => `Votre épreuve ${position}, commande ${reference}`,
    preview: 'À regarder avant que nous produisions.',
    headline: 'Votre épreuve est prête.',
    greeting: (firstName) => `Bonjour ${firstName},`,
    text: 'Regardez-la de près : textes, couleurs, mesures, emplacement. Vous pouvez marquer un endroit, écrire ce qui change, ou l’approuver. Nous ne produisons rien avant votre accord.',
    button: 'Voir l’épreuve',
    reference: 'Commande',
    version: 'Épreuve',
  },
  nl: {
    subject: (reference, position) => `Uw proef ${position}, bestelling ${reference}`,
    preview: 'Om te bekijken voor we produceren.',
    headline: 'Uw proef is klaar.',
    greeting: (firstName) => `Dag ${firstName},`,
    text: 'Bekijk ze van dichtbij: tekst, kleuren, maten, plaats. U kunt een plek aanduiden, schrijven wat anders moet, of ze goedkeuren. Voor uw akkoord maken we niets.',
    button: 'De proef bekijken',
    reference: 'Bestelling',
    version: 'Proef',
  },
  en: {
    subject: (reference, position) => `Your proof ${position}, order ${reference}`,
    preview: 'To look at before we make anything.',
    headline: 'Your proof is ready.',
    greeting: (firstName) => `Hello ${firstName},`,
    text: 'Look at it closely: wording, colours, sizes, position. You can mark a spot, write what should change, or approve it. We make nothing before you agree.',
    button: 'See the proof',
    reference: 'Order',
    version: 'Proof',
  },
};

export const proofApprovedCopy: Localized<LetterCopy & { by: string; hash: string }> = {
  fr: {
    ...proofSentCopy.fr,
    subject: (reference, position) => `Épreuve ${position} approuvée, commande ${reference}`,
    preview: 'Nous produisons ce que vous avez vu.',
    headline: 'Épreuve approuvée.',
    text: 'Merci. Nous produisons exactement ce que vous avez approuvé. Le fichier est conservé tel quel ; son empreinte, ci-dessous, le prouve.',
    button: 'Revoir l’épreuve',
    by: 'Nom écrit',
    hash: 'Empreinte (SHA-256)',
  },
  nl: {
    ...proofSentCopy.nl,
    subject: (reference, position) => `Proef ${position} goedgekeurd, bestelling ${reference}`,
    preview: 'We maken wat u hebt gezien.',
    headline: 'Proef goedgekeurd.',
    text: 'Dank u. We maken precies wat u hebt goedgekeurd. Het bestand wordt bewaard zoals het is; de vingerafdruk hieronder bewijst het.',
    button: 'De proef opnieuw bekijken',
    by: 'Getypte naam',
    hash: 'Vingerafdruk (SHA-256)',
  },
  en: {
    ...proofSentCopy.en,
    subject: (reference, position) => `Proof ${position} approved, order ${reference}`,
    preview: 'We make what you have seen.',
    headline: 'Proof approved.',
    text: 'Thank you. We make exactly what you approved. The file is kept as it is; its fingerprint below proves it.',
    button: 'See the proof again',
    by: 'Name typed',
    hash: 'Fingerprint (SHA-256)',
  },
};

interface NewsCopy {
  approved: { headline: string; preview: string; summary: (person: string, position: number) => string };
  changes: { headline: string; preview: string; summary: (person: string, position: number) => string };
  version: string;
  reference: string;
  by: string;
  open: string;
  said: string;
  nothingSaid: string;
  /** Of a point on a document. */
  page: (page: number) => string;
}

export const proofNewsCopy: Localized<NewsCopy> = {
  fr: {
    approved: {
      headline: 'Épreuve approuvée.',
      preview: 'La production peut commencer.',
      summary: (person, position) => `${person} approuve l’épreuve ${position}`,
    },
    changes: {
      headline: 'Un changement est demandé.',
      preview: 'Le client dit ce qui ne va pas.',
      summary: (person, position) => `${person} demande un changement de l’épreuve ${position}`,
    },
    version: 'Épreuve',
    reference: 'Commande',
    by: 'Nom écrit',
    open: 'Ouvrir la commande',
    said: 'Ce qui doit changer',
    nothingSaid: 'Rien de plus.',
    page: (page) => `page ${page}`,
  },
  nl: {
    approved: {
      headline: 'Proef goedgekeurd.',
      preview: 'De productie kan beginnen.',
      summary: (person, position) => `${person} keurt proef ${position} goed`,
    },
    changes: {
      headline: 'Er wordt een wijziging gevraagd.',
      preview: 'De klant zegt wat anders moet.',
      summary: (person, position) => `${person} vraagt een wijziging van proef ${position}`,
    },
    version: 'Proef',
    reference: 'Bestelling',
    by: 'Getypte naam',
    open: 'De bestelling openen',
    said: 'Wat anders moet',
    nothingSaid: 'Verder niets.',
    page: (page) => `pagina ${page}`,
  },
  en: {
    approved: {
      headline: 'Proof approved.',
      preview: 'Production can begin.',
      summary: (person, position) => `${person} approves proof ${position}`,
    },
    changes: {
      headline: 'A change is asked for.',
      preview: 'The customer says what is wrong.',
      summary: (person, position) => `${person} asks for a change of proof ${position}`,
    },
    version: 'Proof',
    reference: 'Order',
    by: 'Name typed',
    open: 'Open the order',
    said: 'What should change',
    nothingSaid: 'Nothing else.',
    page: (page) => `page ${page}`,
  },
};
