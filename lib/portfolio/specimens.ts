import { exampleMark } from '@/lib/company/sample';
import { typicalLeadTimes } from '@/lib/content/facts';
import { formatPriceLabel, type PriceId, vatMark } from '@/lib/content/prices';
import { formatDuration } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { PortfolioItem } from './portfolio';
import { seedItemId } from './seed/seed-ids';

/** What a specimen of the house says beside its size: where its price starts, and how long it takes to make. */
export interface Specimen {
  /** Stays with the specimen for good. */
  number: number;
  /** Null where only a quote can tell. */
  price: PriceId | null;
  lead: keyof typeof typicalLeadTimes;
}

const specimen = (number: number, lead: Specimen['lead'], price: PriceId | null = null): Specimen => ({
  number,
  price,
  lead,
});

/** The specimens by their number, which is that of the invented work in lib/portfolio/seed. */
const specimens: readonly Specimen[] = [
  specimen(1, 'lettering', 'signage'),
  specimen(2, 'lettering', 'signage'),
  specimen(3, 'lettering', 'signage'),
  specimen(4, 'lettering', 'facade-sign'),
  specimen(5, 'wrapping', 'wrap-full'),
  specimen(6, 'wrapping', 'wrap-full'),
  specimen(7, 'wrapping', 'wrap-full'),
  specimen(8, 'wrapping', 'ppf-front'),
  specimen(9, 'wrapping', 'wrap-full'),
  specimen(10, 'partialWrap', 'wrap-partial'),
  specimen(11, 'wrapping', 'wrap-full'),
  specimen(12, 'partialWrap', 'wrap-partial'),
  specimen(13, 'signs', 'led-sign'),
  specimen(14, 'signs', 'led-sign'),
  specimen(15, 'signs', 'led-sign'),
  specimen(16, 'signs', 'facade-sign'),
  specimen(17, 'banners'),
  specimen(18, 'banners'),
  specimen(19, 'pointOfSale'),
  specimen(20, 'textile'),
  specimen(21, 'textile'),
  specimen(22, 'textile'),
  specimen(23, 'textile'),
  specimen(24, 'walls'),
  specimen(25, 'walls', 'solar-film-reflective'),
  specimen(26, 'walls', 'solar-film-frosted'),
  specimen(27, 'walls'),
  specimen(28, 'brandGuidelines', 'brand-charter-full'),
  specimen(29, 'brandGuidelines', 'logo-full'),
  specimen(30, 'website', 'website-full'),
  specimen(31, 'brandGuidelines', 'brand-charter-basic'),
];

const byItem = new Map(specimens.map((each) => [seedItemId(each), each]));

/** The specimen that an invented work is; null for a real work, and for a sample that staff have made themselves. */
export function specimenOf({ id, sample }: Pick<PortfolioItem, 'id' | 'sample'>): Specimen | null {
  return sample ? (byItem.get(id) ?? null) : null;
}

const nameOf: Localized<(number: number) => string> = {
  fr: (number) => `Planche ${number}`,
  nl: (number) => `Modelblad ${number}`,
  en: (number) => `Specimen ${number}`,
};

/** What stands below the title of a work: where it hangs or, for an invented one, that it is an example. */
export function standingOf(item: Pick<PortfolioItem, 'id' | 'sample' | 'place'>, locale: Locale): string {
  if (!item.sample) return item.place[locale];
  const found = specimenOf(item);
  const mark = exampleMark[locale];
  return found ? `${nameOf[locale](found.number)} · ${mark.toLocaleLowerCase(locale)}` : mark;
}

/** "dès 800 € TVAC", or that a quote tells. */
export function priceOfSpecimen({ price }: Specimen, locale: Locale): string {
  // The list has one price that only a quote can tell; its label is that of all of them.
  if (price === null) return formatPriceLabel('ppf-custom', locale);
  return `${formatPriceLabel(price, locale)} ${vatMark[locale]}`;
}

export function leadOfSpecimen({ lead }: Specimen, locale: Locale): string {
  return formatDuration(typicalLeadTimes[lead], locale);
}
