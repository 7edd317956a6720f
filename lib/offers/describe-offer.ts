import { formatAmount, formatDecimal, formatPercent, isSingular } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { groupsOf } from './choice';
import type { Offer, OfferLine, OfferUnit } from './offer';
import { offerCopy } from './offer-copy';
import { lineAmount } from './totals';
import { vatRules } from './vat-treatment';

// Lines in words, the same in the document and on the page.

const nbsp = '\u00a0';

/** "12,5 m²", "2 pièces", from thousandths. */
export function formatQuantity(quantity: number, unit: OfferUnit, locale: Locale): string {
  const [one, other] = offerCopy(locale).units[unit];
  const name = isSingular(quantity / 1000, locale) ? one : other;
  return `${formatDecimal(quantity / 1000, locale, 3)}${nbsp}${name}`;
}

export interface LineInWords {
  id: string;
  text: string;
  quantity: string;
  unitPrice: string;
  /** Null without one. */
  discount: string | null;
  vat: string;
  amount: string;
  preselected: boolean;
}

/** "−10 %", from hundredths of a per cent. */
export const formatDiscount = (discount: number, locale: Locale): string =>
  `−${formatPercent(discount / 100, locale)}`;

export function lineInWords(line: OfferLine, locale: Locale): LineInWords {
  const { id, text, quantity, unit, unitPrice, discount, vat, preselected } = line;
  return {
    id,
    text,
    quantity: formatQuantity(quantity, unit, locale),
    unitPrice: formatAmount(unitPrice, locale),
    discount: discount === 0 ? null : formatDiscount(discount, locale),
    vat: formatPercent(vatRules[vat].percent, locale),
    amount: formatAmount(lineAmount(line), locale),
    preselected,
  };
}

/** Lines as they are read: what belongs to it, then each choice, then what may be added. */
interface LineSection {
  kind: 'fixed' | 'alternative' | 'option';
  group: string | null;
  lines: OfferLine[];
}

export function sectionsOf({ lines }: Pick<Offer, 'lines'>): LineSection[] {
  const of = (kind: LineSection['kind'], group: string | null = null): LineSection => ({
    kind,
    group,
    lines: lines.filter((line) => line.role === kind && line.group === group),
  });
  const sections = [of('fixed'), ...groupsOf(lines).map((group) => of('alternative', group)), of('option')];
  return sections.filter((section) => section.lines.length > 0);
}
