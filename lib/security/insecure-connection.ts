import 'server-only';
import { publicEnv } from '@/lib/env/public';
import { isInsecureOrigin } from './insecure-origin';

/** Whether passwords would travel in the clear: then the pages say so, and no form of theirs is taken. */
export function isConnectionInsecure(): boolean {
  return isInsecureOrigin(publicEnv().SITE_URL);
}

/** The same of one form, by the origin its browser names. */
export function isSentInsecurely(headers: Headers): boolean {
  const origin = headers.get('origin');
  return isConnectionInsecure() || (origin !== null && origin !== 'null' && isInsecureOrigin(origin));
}
