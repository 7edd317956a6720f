import type { Locale, Localized } from './locales';

/** Copy that stands beside its code, in the order of the site's languages. */
export const text = (fr: string, nl: string, en: string): Localized => ({ fr, nl, en });

/** Words by name, in one language. */
export function labelsIn<Name extends string>(
  copy: Readonly<Record<Name, Localized>>,
  locale: Locale,
): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<Localized>(copy).map(([name, words]) => [name, words[locale]]),
  ) as Record<Name, string>;
}

/** A label with its colon: French has a no-break space before it. */
export const asLabel = (label: string, locale: Locale): string =>
  `${label}${locale === 'fr' ? '\u00a0' : ''}:`;

/** Words behind their label. */
export const withLabel = (label: string, words: string, locale: Locale): string =>
  `${asLabel(label, locale)} ${words}`;

/** Facts in a row: French has a narrow no-break space before a semicolon. */
export const inARow = (facts: readonly string[], locale: Locale): string =>
  facts.join(locale === 'fr' ? '\u202f; ' : '; ');

/** A label with its gaps filled: `{low}` and the like. */
export function filled(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
