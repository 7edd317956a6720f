import 'server-only';
import { designOwnerToken, designToken } from '@/lib/designs/server/design-links';
import { forgetDesign, keepDesign } from '@/lib/designs/server/keep-design';
import { findPictures } from '@/lib/designs/server/pictures';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { composeWrap, lettersFor, picturesOf } from '../compose';
import { titleOf } from '../title';
import { vehicleOf } from '../vehicle-of';
import type { WrapDesign } from '../wrap-design';

/** Keeps a design, over the one of the owner's token or as a new one. */
export async function keepWrap(
  design: WrapDesign,
  own: string,
  sender: { locale: Locale; address: string },
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
    own,
    sender,
  );
}

/** Deletes the design of an owner's token; false when there is none, null while the database is away. */
export const forgetWrap = forgetDesign;

/** Where who kept it finds a design: there it can be gone on with and deleted. */
export function pathToOwnWrap(locale: Locale, id: string, query: Record<string, string> = {}): string {
  return pathWithin('wrap-design', locale, {
    query: { token: designToken(id), own: designOwnerToken(id), ...query },
  });
}
