import 'server-only';
import { findViewer } from '@/lib/accounts/server/viewer';
import type { Locale } from '@/lib/i18n/locales';
import { readDesignOwnerToken } from './design-links';
import { changeDesign, createDesign, type DesignContent, deleteDesign } from './design-store';

/**
 * Keeps a design: over the one whose owner's token comes along, else as a new one, of the account that is signed in.
 *
 * @param own what the form says is an owner's token
 * @returns its id, or why it was not kept
 */
export async function keepDesign(
  content: DesignContent,
  own: string,
  { locale, address }: { locale: Locale; address: string },
): Promise<{ id: string } | 'rateLimited' | 'unavailable'> {
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
export async function forgetDesign(own: string): Promise<boolean | null> {
  const id = readDesignOwnerToken(own);
  return id === null ? false : deleteDesign(id);
}
