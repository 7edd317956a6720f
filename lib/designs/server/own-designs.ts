import 'server-only';
import { cookies } from 'next/headers';
import { findViewer } from '@/lib/accounts/server/viewer';
import { serverEnv } from '@/lib/env/server';
import { unlessAway } from '@/lib/supabase/ask';
import type { Changing } from '../changing';
import { designOwnerToken, readDesignOwnerToken, readDesignToken } from './design-links';
import { findDesign } from './design-store';

// The address of a design is the one for everybody. The keys that change and delete are in a cookie of the browser that
// saved it: docs/decisions/0045-a-design-belongs-to-its-browser.md.

/** Designs that one browser has the keys of: 1.7 kB of the 4 that browsers keep in a cookie. */
export const mostOwnDesigns = 20;

/** Seconds: the longest thirteen months, after which no design is kept that was not saved since. */
export const ownDesignsMaxAge = 397 * 24 * 60 * 60;

const between = '~';

const isHttps = () => serverEnv().SITE_URL.startsWith('https:');

// On https the prefix keeps other hosts of the domain from setting one.
const cookieName = () => (isHttps() ? '__Host-own-designs' : 'own-designs');

/** The designs whose keys this browser has, the last one first. */
async function listOwnDesignIds(): Promise<string[]> {
  const keys = (await cookies()).get(cookieName())?.value.slice(0, 4096).split(between) ?? [];
  const ids = keys.map(readDesignOwnerToken).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, mostOwnDesigns);
}

async function writeOwnDesignIds(ids: readonly string[]): Promise<void> {
  const value = ids.slice(0, mostOwnDesigns).map(designOwnerToken).join(between);
  (await cookies()).set(cookieName(), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(),
    maxAge: value === '' ? 0 : ownDesignsMaxAge,
  });
}

/** Gives this browser the key of a design. For actions and route handlers: a page can write no cookie. */
export async function takeOwnDesign(id: string): Promise<void> {
  const others = (await listOwnDesignIds()).filter((other) => other !== id);
  await writeOwnDesignIds([id, ...others]);
}

/** Forgets the key of a design that is gone. */
export async function dropOwnDesign(id: string): Promise<void> {
  const ids = await listOwnDesignIds();
  if (ids.includes(id)) await writeOwnDesignIds(ids.filter((other) => other !== id));
}

/** Whether the account that is signed in has saved a design; false while nobody can say. */
export async function accountOwnsDesign(id: string): Promise<boolean> {
  const viewer = await findViewer();
  const kept = viewer && (await unlessAway('designs.ownerNotFound', findDesign(id)));
  return viewer !== null && kept?.owner === viewer.id;
}

/** Whether whoever asks may change and delete a design: by the key of their browser, or by their account. */
export async function ownsDesign(id: string): Promise<boolean> {
  return (await listOwnDesignIds()).includes(id) || accountOwnsDesign(id);
}

/** The design that whoever asks goes on with and may save over; null for a copy. */
export async function findOwnDesign({ change, own }: Changing): Promise<string | null> {
  const keyed = readDesignOwnerToken(own);
  if (keyed !== null) return keyed;
  const id = readDesignToken(change);
  return id !== null && (await ownsDesign(id)) ? id : null;
}
