import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { seal, unseal } from '@/lib/security/sealing';

const day = 24 * 3600;

/** What a browser is given sealed, and for how many seconds; the privacy policy lists each. */
export const sealedSeconds = {
  'pending-address': 3600,
  // As long as somebody may take to open the mail: later its link, sent again, asks for another password.
  'sign-up': day,
  'password-reset': 15 * 60,
  // As long as the link of the mail that confirms an account is worth something.
  'alfred-question': day,
} as const;

type Purpose = keyof typeof sealedSeconds;

const purposes = Object.keys(sealedSeconds) as Purpose[];

const shape = z.object({ value: z.string(), expiresAt: z.number() });

// On https the prefix keeps other hosts of the domain from setting one that the site has made for somebody else.
function cookieName(purpose: Purpose): string {
  return serverEnv().SITE_URL.startsWith('https:') ? `__Host-${purpose}` : purpose;
}

/** Keeps a value with this browser for its time, encrypted: only the site can read it, or make one. */
export async function keepSealed(purpose: Purpose, value: string): Promise<void> {
  const { APP_SECRET, SITE_URL } = serverEnv();
  const seconds = sealedSeconds[purpose];
  const content = JSON.stringify({ value, expiresAt: Date.now() + seconds * 1000 });
  (await cookies()).set(cookieName(purpose), seal(APP_SECRET, purpose, Buffer.from(content)), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: SITE_URL.startsWith('https:'),
    maxAge: seconds,
  });
}

/** The value that `keepSealed` gave this browser, or null. */
export async function readSealed(purpose: Purpose): Promise<string | null> {
  const text = (await cookies()).get(cookieName(purpose))?.value;
  const content = text ? unseal(serverEnv().APP_SECRET, purpose, text) : null;
  if (!content) return null;
  const read = shape.safeParse(JSON.parse(content.toString()));
  return read.success && read.data.expiresAt > Date.now() ? read.data.value : null;
}

/** Forgets one value that `keepSealed` gave this browser, or all of them. */
export async function forgetSealed(...which: readonly Purpose[]): Promise<void> {
  const store = await cookies();
  for (const purpose of which.length > 0 ? which : purposes) {
    const name = cookieName(purpose);
    // The browser ignores what sets such a cookie without Secure, deleting it included.
    if (store.get(name))
      store.set(name, '', { path: '/', secure: name !== purpose, maxAge: 0, expires: new Date(0) });
  }
}
