import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { isKeyedHash, keyedHash } from '@/lib/security/signing';

// Nobody can make a token without the secret, so none is stored, and an account page can show the link of each design.

/** The token in a design's link. Whoever has it sees the design and can go on with a copy. */
export function designToken(id: string): string {
  return `${id}.${keyedHash(serverEnv().APP_SECRET, 'design-link', id)}`;
}

/** The token of who saved it: it also saves over the design, and deletes it. */
export function designOwnerToken(id: string): string {
  return `${id}.${keyedHash(serverEnv().APP_SECRET, 'design-owner', id)}`;
}

const isId = (text: string) => z.uuid().safeParse(text).success;

/** The token of what a quote request holds: whoever has it sees that copy. */
export function heldDesignToken(id: string): string {
  return `${id}.${keyedHash(serverEnv().APP_SECRET, 'held-design', id)}`;
}

function readToken(token: unknown, purpose: 'design-link' | 'design-owner' | 'held-design'): string | null {
  if (typeof token !== 'string' || token.length > 100) return null;
  const [id = '', hash = ''] = token.split('.', 2);
  return isId(id) && isKeyedHash(serverEnv().APP_SECRET, purpose, id, hash) ? id : null;
}

/** The id of the design in a link's token, or null when we did not make it. */
export function readDesignToken(token: unknown): string | null {
  return readToken(token, 'design-link');
}

export function readDesignOwnerToken(token: unknown): string | null {
  return readToken(token, 'design-owner');
}

export function readHeldDesignToken(token: unknown): string | null {
  return readToken(token, 'held-design');
}
