import type { Localized } from '@/lib/i18n/locales';
import { company } from './company';

const { quoteAnswerHours: hours } = company;

/**
 * When a quote request is answered, as every text says it: the hours run on working days only, and whoever promises them
 * says so in the same breath.
 */
export const answerPromise: Localized = {
  fr: `sous ${hours}\u00a0h, les jours ouvrables`,
  nl: `binnen ${hours}\u00a0uur op werkdagen`,
  en: `within ${hours}\u00a0hours on working days`,
};
