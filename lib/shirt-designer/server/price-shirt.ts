import 'server-only';
import type { PricedDesign } from '@/lib/designs/priced-design';
import type { Locale } from '@/lib/i18n/locales';
import { openShirtDesign } from '../design-schema';
import { pricedShirt } from '../priced-shirt';
import { openShirt } from './open-shirt';

/**
 * What a kept document costs today, or null for what is none.
 *
 * @throws DatabaseAwayError
 */
export async function priceShirt(document: unknown, locale: Locale): Promise<PricedDesign | null> {
  const design = openShirtDesign(document);
  return design && pricedShirt(await openShirt(design, { patient: true }), locale);
}
