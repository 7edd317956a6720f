import 'server-only';
import { findViewer } from '@/lib/accounts/server/viewer';
import { designOwnerToken, designToken, readDesignOwnerToken } from '@/lib/designs/server/design-links';
import { changeDesign, createDesign, deleteDesign } from '@/lib/designs/server/design-store';
import { findPictures } from '@/lib/designs/server/pictures';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { composeWrap, lettersFor, picturesOf } from '../compose';
import { titleOf } from '../title';
import { vehicleOf } from '../vehicle-of';
import type { WrapDesign } from '../wrap-design';

/**
 * Keeps a design: over the one whose owner's token comes along, else as a new one, of the account that is signed in.
 *
 * @param own what the form says is an owner's token
 * @returns its id, or why it was not kept
 */
export async function keepWrap(
  design: WrapDesign,
  own: string,
  { locale, address }: { locale: Locale; address: string },
): Promise<{ id: string } | 'rateLimited' | 'unavailable'> {
  const pictures = await findPictures(picturesOf(design));
  const letters = await lettersFor(design);
  const { version, low, high } = composeWrap(vehicleOf(design), design, letters, pictures).estimate;
  const content = {
    kind: 'wrap' as const,
    document: design,
    title: titleOf(design, locale),
    figures: { version, low, high },
  };
  const id = readDesignOwnerToken(own);
  if (id !== null) {
    const changed = await changeDesign(id, content, { address });
    if (changed?.status === 'ok') return { id };
    if (changed?.status !== 'unknown') return changed === null ? 'unavailable' : 'rateLimited';
  }
  const viewer = await findViewer();
  const made = await createDesign(content, { locale, address, account: viewer?.id ?? null });
  if (made === null) return 'unavailable';
  return made.status === 'ok' ? { id: made.id } : 'rateLimited';
}

/** Deletes the design of an owner's token; false when there is none, null while the database is away. */
export async function forgetWrap(own: string): Promise<boolean | null> {
  const id = readDesignOwnerToken(own);
  return id === null ? false : deleteDesign(id);
}

/** Where who kept it finds a design: there it can be gone on with and deleted. */
export function pathToOwnWrap(locale: Locale, id: string, query: Record<string, string> = {}): string {
  return pathWithin('wrap-design', locale, {
    query: { token: designToken(id), own: designOwnerToken(id), ...query },
  });
}
