import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { Dimension } from './statistics';

/** What the reader's language has no standard name for. */
export interface NameLabels {
  unknown: string;
  /** A visit that no other site led to. */
  direct: string;
  device: (type: 'desktop' | 'tablet' | 'mobile') => string;
  /** Null for a page that is no more. */
  page: (id: string) => string | null;
}

const capitalised = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleUpperCase(formattingLocale[locale]) + text.slice(1);

function displayName(type: 'region' | 'language', code: string, locale: Locale): string | null {
  try {
    const name = new Intl.DisplayNames(formattingLocale[locale], { type, fallback: 'none' }).of(code);
    return name ? capitalised(name, locale) : null;
  } catch {
    // Not a code at all.
    return null;
  }
}

/** What a line of a table is called in a language: "Belgique", "Néerlandais", "Ordinateur", "google.com". */
export function lineName(dimension: Dimension, key: string, locale: Locale, labels: NameLabels): string {
  switch (dimension) {
    case 'page':
      return key === '' ? labels.unknown : (labels.page(key) ?? key);
    case 'source':
      return key === '' ? labels.direct : key;
    case 'country':
      return key === 'Unknown' ? labels.unknown : (displayName('region', key, locale) ?? key);
    case 'locale':
    case 'language':
      return key === '' ? labels.unknown : (displayName('language', key, locale) ?? key);
    case 'device':
      return key === 'desktop' || key === 'tablet' || key === 'mobile' ? labels.device(key) : labels.unknown;
    default:
      return key === 'Unknown' || key === '' ? labels.unknown : key;
  }
}
