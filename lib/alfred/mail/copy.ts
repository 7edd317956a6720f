import type { Localized } from '@/lib/i18n/locales';

/** What the mails about questions to staff say; the first is for staff, the second for who asked. */
export const alfredMailCopy: Localized<{
  question: {
    subject: (person: string) => string;
    headline: string;
    preview: string;
    summary: (person: string) => string;
    unnamed: string;
    by: string;
    about: string;
    open: string;
    title: string;
    none: string;
    language: string;
    email: string;
  };
  answer: {
    subject: string;
    headline: string;
    preview: string;
    asked: string;
    link: string;
    button: string;
  };
}> = {
  fr: {
    question: {
      subject: (person) => `${person} pose une question`,
      headline: 'Une question.',
      preview: 'Alfred n’a pas su répondre, ou la personne préfère une réponse de votre part.',
      summary: (person) => `${person} l’a transmise depuis une conversation avec Alfred.`,
      unnamed: 'Quelqu’un',
      by: 'Réponse au plus tard',
      about: 'Transmise par',
      open: 'Répondre',
      title: 'La question',
      none: 'Sans texte.',
      language: 'Langue',
      email: 'E-mail',
    },
    answer: {
      subject: 'Notre réponse à votre question',
      headline: 'La réponse.',
      preview: 'Quelqu’un de l’atelier vous a répondu.',
      asked: 'Vous demandiez',
      link: 'Notre réponse se lit aussi dans votre conversation avec Alfred.',
      button: 'Ouvrir la conversation',
    },
  },
  nl: {
    question: {
      subject: (person) => `${person} stelt een vraag`,
      headline: 'Een vraag.',
      preview: 'Alfred wist het niet, of de klant krijgt liever antwoord van u.',
      summary: (person) => `${person} gaf ze door uit een gesprek met Alfred.`,
      unnamed: 'Iemand',
      by: 'Antwoord ten laatste',
      about: 'Doorgegeven door',
      open: 'Beantwoorden',
      title: 'De vraag',
      none: 'Zonder tekst.',
      language: 'Taal',
      email: 'E-mail',
    },
    answer: {
      subject: 'Ons antwoord op uw vraag',
      headline: 'Het antwoord.',
      preview: 'Iemand van het atelier heeft u geantwoord.',
      asked: 'U vroeg',
      link: 'U leest het ook in uw gesprek met Alfred.',
      button: 'Het gesprek openen',
    },
  },
  en: {
    question: {
      subject: (person) => `${person} has a question`,
      headline: 'A question.',
      preview: 'Alfred didn’t know, or they would rather hear from you.',
      summary: (person) => `${person} passed it on from a conversation with Alfred.`,
      unnamed: 'Someone',
      by: 'Answer by',
      about: 'Passed on by',
      open: 'Answer it',
      title: 'The question',
      none: 'No text.',
      language: 'Language',
      email: 'Email',
    },
    answer: {
      subject: 'Our answer to your question',
      headline: 'The answer.',
      preview: 'Someone in the workshop has answered you.',
      asked: 'You asked',
      link: 'You can also read it in your conversation with Alfred.',
      button: 'Open the conversation',
    },
  },
};
