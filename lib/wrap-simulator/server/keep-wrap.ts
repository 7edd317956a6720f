import 'server-only';
import type { Changing } from '@/lib/designs/changing';
import { designToken } from '@/lib/designs/server/design-links';
import { forgetDesign, keepDesign } from '@/lib/designs/server/keep-design';
import { findPictures } from '@/lib/designs/server/pictures';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { composeWrap, lettersFor, picturesOf } from '../compose';
import { titleOf } from '../title';
import { vehicleOf } from '../vehicle-of';
import type { WrapDesign } from '../wrap-design';

/** Keeps a design, over the one that is gone on with or as a new one. */
export async function keepWrap(
  design: WrapDesign,
  changing: Changing,
  sender: { locale: Locale; address: string; key?: string },
): Promise<{ id: string } | 'rateLimited' | 'unavailable'> {
  const pictures = await findPictures(picturesOf(design));
  const letters = await lettersFor(design);
  const { version, low, high } = composeWrap(vehicleOf(design), design, letters, pictures).estimate;
  return keepDesign(
    {
      kind: 'wrap',
      document: design,
      title: titleOf(design, sender.locale),
      figures: { version, low, high },
    },
    changing,
    sender,
  );
}

/** Deletes the design of a link; false when it is not theirs who ask, null while the database is away. */
export const forgetWrap = forgetDesign;

/** Where a kept design is, for everybody: whoever kept it can go on with it and delete it there. */
export function pathToKeptWrap(locale: Locale, id: string, query: Record<string, string> = {}): string {
  return pathWithin('wrap-design', locale, { query: { token: designToken(id), ...query } });
}
