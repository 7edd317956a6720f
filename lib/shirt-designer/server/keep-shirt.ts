import 'server-only';
import type { Changing } from '@/lib/designs/changing';
import { isTooLarge } from '@/lib/designs/design';
import { designToken } from '@/lib/designs/server/design-links';
import { forgetDesign, keepDesign } from '@/lib/designs/server/keep-design';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { ShirtDesign } from '../shirt-design';
import { titleOf } from '../title';
import { openShirt } from './open-shirt';

/** The list as it was typed gives way where the document would be too large with it. */
function keepable(design: ShirtDesign): ShirtDesign {
  const { typed: _, ...others } = design;
  return isTooLarge(design) ? others : design;
}

/** Why a design was not kept. */
export type Unkept = 'rateLimited' | 'unavailable' | 'designTooLarge';

/** Keeps a design, over the one that is gone on with or as a new one. */
export async function keepShirt(
  design: ShirtDesign,
  changing: Changing,
  sender: { locale: Locale; address: string; key?: string },
): Promise<{ id: string } | Unkept> {
  const document = keepable(design);
  if (isTooLarge(document)) return 'designTooLarge';
  const { estimate } = await openShirt(design, { patient: true });
  const figures = estimate
    ? { version: estimate.version, low: estimate.total, high: estimate.total }
    : undefined;
  return keepDesign(
    { kind: 'shirt', document, title: titleOf(design, sender.locale), figures },
    changing,
    sender,
  );
}

/** Deletes the design of a link; false when it is not theirs who ask, null while the database is away. */
export const forgetShirt = forgetDesign;

/** Where a kept design is, for everybody: whoever kept it can go on with it and delete it there. */
export function pathToKeptShirt(locale: Locale, id: string, query: Record<string, string> = {}): string {
  return pathWithin('shirt-design', locale, { query: { token: designToken(id), ...query } });
}
