import { text } from '@/lib/i18n/copy';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { validUntil } from '@/lib/offers/offer-dates';
import { addWorkingDays } from '@/lib/quotes/working-time';

/** A word is what others call a testimonial request: one mail. Working days after a job is done before its customer is asked for a word: they have driven it, worn it, walked past it. */
export const wordAfterDays = 5;

export interface WordCandidate {
  reference: string;
  /** Of the customer or their company. */
  name: string;
  /** When the job was put to done. */
  doneAt: Date;
  /** As the passport says it. */
  doneOn: string;
}

/** Whether a customer may be asked for a word by now: one mail, and a person sends it. */
export function isWordDue(
  { doneAt }: Pick<WordCandidate, 'doneAt'>,
  now: Date,
  isHoliday: (isoDate: string) => boolean,
): boolean {
  // Days of Brussels, as "2026-11-24": they compare as texts do.
  return validUntil(now, 0) >= addWorkingDays(validUntil(doneAt, 0), wordAfterDays, isHoliday);
}

interface LetterFacts {
  firstName: string;
  /** What was made, in the customer's language, in lower case. */
  project: string;
  /** Who signs. */
  sender: string;
  companyName: string;
}

const subject = text('Deux mots de votre part\u202f?', 'Twee woorden van u?', 'A word from you?');

const body: Localized<(facts: LetterFacts) => readonly string[]> = {
  fr: ({ firstName, project, sender, companyName }) => [
    `Bonjour ${firstName},`,
    `Votre projet (${project}) est en service depuis quelques jours. Tient-il ce que vous en attendiez\u202f?`,
    'Si oui, deux phrases nous aident\u202f: ce que vous cherchiez, ce que cela change. Répondez simplement à cet e-mail. Nous ne publions rien sans votre accord, et vous choisissez sous quel nom.',
    'Si quelque chose ne va pas, dites-le-nous aussi\u202f: votre passeport de garantie est sur la page de votre demande, avec le bouton ci-dessous.',
    'Nous ne vous le demanderons qu’une fois.',
    `Bien à vous,\n${sender}\n${companyName}`,
  ],
  nl: ({ firstName, project, sender, companyName }) => [
    `Dag ${firstName},`,
    `Uw project (${project}) is nu enkele dagen in gebruik. Is het wat u ervan verwachtte?`,
    'Zo ja, dan helpen twee zinnen ons vooruit: wat u zocht, en wat het nu verandert. Antwoord gewoon op deze mail. We publiceren niets zonder uw toestemming, en u kiest onder welke naam.',
    'Zit er iets niet goed, zeg het ons dan ook: uw garantiepaspoort staat op de pagina van uw aanvraag, met de knop hieronder.',
    'We vragen het maar één keer.',
    `Met vriendelijke groet,\n${sender}\n${companyName}`,
  ],
  en: ({ firstName, project, sender, companyName }) => [
    `Hello ${firstName},`,
    `Your project (${project}) has been in use for a few days now. Is it what you hoped for?`,
    'If so, two sentences would help us: what you were after, and what it changes. Just reply to this email. We publish nothing without your consent, and you choose under which name.',
    'If something isn’t right, tell us that too: your warranty passport is on the page of your request, with the button below.',
    'We’ll only ask once.',
    `Kind regards,\n${sender}\n${companyName}`,
  ],
};

/** The letter as it stands in the form before somebody makes it their own, in the customer's language. */
export function beginWord(locale: Locale, facts: LetterFacts): { subject: string; body: string } {
  return { subject: subject[locale], body: body[locale](facts).join('\n\n') };
}
