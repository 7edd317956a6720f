import 'server-only';
import { z } from 'zod';
import { findViewer } from '@/lib/accounts/server/viewer';
import type { Locale } from '@/lib/i18n/locales';
import { readDesignOwnerToken } from './design-links';
import { changeDesign, createDesign, type DesignContent, deleteDesign } from './design-store';

const isId = (text: string) => z.uuid().safeParse(text).success;

/**
 * Keeps a design: over the one whose owner's token comes along, else as a new one, of the account that is signed in.
 *
 * @param own what the form says is an owner's token
 * @param sender `key` under which a new one is kept once, however often it is sent: a UUID of the browser, or anything else for none
 * @returns its id, or why it was not kept
 */
export async function keepDesign(
  content: DesignContent,
  own: string,
  { locale, address, key = '' }: { locale: Locale; address: string; key?: string },
): Promise<{ id: string } | 'rateLimited' | 'unavailable'> {
  const id = readDesignOwnerToken(own);
  if (id !== null) {
    const changed = await changeDesign(id, content, { address });
    if (changed?.status === 'ok') return { id };
    if (changed?.status !== 'unknown') return changed === null ? 'unavailable' : 'rateLimited';
  }
  const viewer = await findViewer();
  const made = await createDesign(content, {
    locale,
    address,
    account: viewer?.id ?? null,
    key: isId(key) ? key : null,
  });
  if (made === null) return 'unavailable';
  return made.status === 'ok' ? { id: made.id } : 'rateLimited';
}

/** Deletes the design of an owner's token; false when there is none, null while the database is away. */
export async function forgetDesign(own: string): Promise<boolean | null> {
  const id = readDesignOwnerToken(own);
  return id === null ? false : deleteDesign(id);
}
