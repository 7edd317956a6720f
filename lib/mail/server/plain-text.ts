import 'server-only';
import { company } from '@/lib/company/company';
import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { inertLines } from '../inert-text';
import { listCompanyLines } from './company-lines';

/** Paragraphs of a plain-text mail, an empty line between them; empty ones are left out. */
export function joinParagraphs(...paragraphs: readonly string[]): string {
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`;
}

export function textTitle(title: string, locale: Locale): string {
  return title.toLocaleUpperCase(locale);
}

export function textFacts(facts: readonly { label: string; value: string }[], locale: Locale): string {
  return facts.map(({ label, value }) => withLabel(label, value, locale)).join('\n');
}

/** A visitor's message marked as quoted, so that it cannot pass for a part of the mail. */
export function textQuote(message: string): string {
  return inertLines(message)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** The signature, behind the "-- " that mail programs know. */
export function textCompany(locale: Locale, siteUrl: string): string {
  const lines = listCompanyLines(locale);
  return [
    '-- ',
    lines.legalName,
    `${lines.street}, ${lines.town}, ${lines.country}`,
    `${lines.phone} | ${company.email}`,
    `${siteUrl}${pathTo('home', locale)}`,
    lines.hours,
    lines.vat,
    lines.register,
    lines.iban,
  ].join('\n');
}
