import { formattingLocale, type Locale, type Localized } from '@/lib/i18n/locales';

const units: Localized<readonly [string, string]> = {
  fr: ['ko', 'Mo'],
  nl: ['kB', 'MB'],
  en: ['kB', 'MB'],
};

/** Bytes as people read them: "340 ko", "1,2 MB". */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  const [value, unit] =
    kilobytes < 1024 ? [kilobytes, units[locale][0]] : [bytes / 1024 / 1024, units[locale][1]];
  const number = new Intl.NumberFormat(formattingLocale[locale], { maximumFractionDigits: 1 }).format(value);
  return `${number}\u00a0${unit}`;
}
