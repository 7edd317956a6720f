import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

function load(locale: Locale) {
  const file = new URL(`../../messages/${locale}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return createTranslator({ locale, messages });
}

const translators = Object.fromEntries(locales.map((locale) => [locale, load(locale)])) as Record<
  Locale,
  ReturnType<typeof load>
>;

/** The labels of the site in one language. */
export function textsOf(locale: Locale) {
  return translators[locale];
}

const personFields = ['firstName', 'name', 'email', 'phone'] as const;

/** What a form calls a field: those about a person have the same names in every form. */
export function fieldLabel(
  t: ReturnType<typeof textsOf>,
  form: 'QuoteForm' | 'Application',
  name: string,
): string {
  const person = personFields.find((one) => one === name);
  return person ? t(`Forms.${person}`) : t(`${form}.${name}` as 'QuoteForm.message');
}

/** Matches a text wherever it stands; a browser's computed texts turn every kind of space into a plain one. */
export function phrase(text: string): RegExp {
  return new RegExp(text.split(/\s+/u).map(RegExp.escape).join('\\s+'), 'u');
}
