import 'server-only';
import { cookies, headers } from 'next/headers';
import { consentName } from '@/lib/browser/stored-consent';
import { type ConsentChoice, readConsent } from '../choice';

/** Whether a request asks for less by Global Privacy Control. */
export function sendsGpc(requestHeaders: Headers): boolean {
  return requestHeaders.get('sec-gpc') === '1';
}

/** The choice in force of the browser that asks, or null: nothing is allowed then. */
export async function findConsent(now: Date): Promise<ConsentChoice | null> {
  const value = (await cookies()).get(consentName)?.value;
  // The framework has decoded it already, so it goes in as what local storage would hold.
  return readConsent(null, value, now, sendsGpc(await headers()));
}
