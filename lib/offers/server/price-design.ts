import 'server-only';
import type { DesignKind, HeldDesign } from '@/lib/designs/design';
import type { PricedDesign } from '@/lib/designs/priced-design';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import type { Locale } from '@/lib/i18n/locales';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { priceAssumptions as shirtPrices } from '@/lib/shirt-designer/price-assumptions';
import { priceShirt } from '@/lib/shirt-designer/server/price-shirt';
import type { Staff } from '@/lib/staff/staff';
import { openWrapDesign } from '@/lib/wrap-simulator/design-schema';
import { priceAssumptions as wrapPrices } from '@/lib/wrap-simulator/price-assumptions';
import { priceWrap } from '@/lib/wrap-simulator/server/price-wrap';
import { type DesignLines, designLines } from '../design-lines';

interface DesignPrices {
  /** Of the prices that it is computed with today. */
  version: string;
  isReadable: (document: unknown) => boolean;
  /** What it costs today; null for a document that cannot be read. */
  price: (document: unknown, locale: Locale) => Promise<PricedDesign | null>;
}

/** How every kind of design is priced. */
export const designPrices: Record<DesignKind, DesignPrices> = {
  wrap: {
    version: wrapPrices.version,
    isReadable: (document) => openWrapDesign(document) !== null,
    price: priceWrap,
  },
  shirt: {
    version: shirtPrices.version,
    isReadable: (document) => openShirtDesign(document) !== null,
    price: priceShirt,
  },
};

/** Why a design gives no lines. */
type NoLines = 'designGone' | 'designUnreadable' | 'designUnpriced';

/**
 * A design that a request holds, as lines of its offer.
 *
 * @param id as a form says it
 * @throws DatabaseAwayError
 */
export async function linesOfDesign(
  _: Staff,
  { reference, id }: { reference: string; id: string },
  reader: { kind: 'consumer' | 'company'; locale: Locale },
): Promise<DesignLines | NoLines> {
  const held: HeldDesign | undefined = (await listRequestDesigns(reference)).find((one) => one.id === id);
  if (!held) return 'designGone';
  const priced = await designPrices[held.kind].price(held.document, reader.locale);
  if (!priced) return 'designUnreadable';
  if (priced.parts.length === 0) return 'designUnpriced';
  return designLines(priced, held.figures, { ...reader, design: held.id });
}
