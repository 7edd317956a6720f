import 'server-only';
import type { PricedDesign } from '@/lib/designs/priced-design';
import { findPictures } from '@/lib/designs/server/pictures';
import type { Locale } from '@/lib/i18n/locales';
import { composeWrap, lettersFor, picturesOf } from '../compose';
import { openWrapDesign } from '../design-schema';
import { pricedWrap } from '../priced-wrap';
import { vehicleOf } from '../vehicle-of';

/**
 * What a kept document costs today, or null for what is none.
 *
 * @throws DatabaseAwayError
 */
export async function priceWrap(document: unknown, locale: Locale): Promise<PricedDesign | null> {
  const design = openWrapDesign(document);
  if (!design) return null;
  const [letters, pictures] = await Promise.all([lettersFor(design), findPictures(picturesOf(design))]);
  return pricedWrap(composeWrap(vehicleOf(design), design, letters, pictures), locale);
}
