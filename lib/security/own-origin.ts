import { publicEnv } from '@/lib/env/public';

/**
 * The guard against CSRF: whether a request that changes something comes from a page of this site. Browsers send `Origin` with every POST;
 * without it, with `null` or with another one it is refused. The Host header is never asked: it can be made up.
 */
export function isOwnOrigin(headers: Headers): boolean {
  return headers.get('origin') === publicEnv().SITE_URL;
}
