import 'server-only';
import { z } from 'zod';
import { findViewer } from '@/lib/accounts/server/viewer';
import type { Locale } from '@/lib/i18n/locales';
import type { Changing } from '../changing';
import { changeDesign, createDesign, type DesignContent, deleteDesign } from './design-store';
import { dropOwnDesign, findOwnDesign, takeOwnDesign } from './own-designs';

const isId = (text: string) => z.uuid().safeParse(text).success;

/**
 * Keeps a design: over the one that is gone on with, if it is theirs who send it, else as a new one, of the account that is
 * signed in. Its key is in a cookie of the browser from then on.
 *
 * @param sender `key` under which a new one is kept once, however often it is sent: a UUID of the browser, or anything else for none
 * @returns its id, or why it was not kept
 */
export async function keepDesign(
  content: DesignContent,
  changing: Changing,
  { locale, address, key = '' }: { locale: Locale; address: string; key?: string },
): Promise<{ id: string } | 'rateLimited' | 'unavailable'> {
  const id = await findOwnDesign(changing);
  if (id !== null) {
    const changed = await changeDesign(id, content, { address });
    if (changed === null) return 'unavailable';
    if (changed.status === 'limited') return 'rateLimited';
    if (changed.status === 'ok') {
      await takeOwnDesign(id);
      return { id };
    }
    await dropOwnDesign(id);
  }
  const viewer = await findViewer();
  const made = await createDesign(content, {
    locale,
    address,
    account: viewer?.id ?? null,
    key: isId(key) ? key : null,
  });
  if (made === null) return 'unavailable';
  if (made.status !== 'ok') return 'rateLimited';
  await takeOwnDesign(made.id);
  return { id: made.id };
}

/**
 * Deletes the design of a link for whom it belongs to.
 *
 * @returns false when it is not theirs, or no more; null while the database is away
 */
export async function forgetDesign(token: string): Promise<boolean | null> {
  const id = await findOwnDesign({ change: token });
  if (id === null) return false;
  const isGone = await deleteDesign(id);
  if (isGone !== null) await dropOwnDesign(id);
  return isGone;
}
