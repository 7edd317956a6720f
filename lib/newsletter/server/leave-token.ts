import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { seal, unseal } from '@/lib/security/sealing';
import { readSignedPayload } from '@/lib/security/signing';

const shape = z.object({ subscription: z.uuid(), email: z.string().nullish() });

/** Whose subscription a link ends. */
interface Leaving {
  subscription: string;
  /** The subscription may be gone, and its address have another by then. Links of old mails know none. */
  email: string | null;
}

/** What a mail's unsubscribe link holds. It never expires: an old mail must still be good for leaving. */
export function createLeaveToken(leaving: Leaving): string {
  return seal(serverEnv().APP_SECRET, 'newsletter-leave', Buffer.from(JSON.stringify(leaving)));
}

/** What such a token holds, sealed or signed as in old mails; null when it is not ours. */
export function readLeaveToken(token: string): Leaving | null {
  const { APP_SECRET } = serverEnv();
  if (token.length > 4096) return null;
  const sealed = unseal(APP_SECRET, 'newsletter-leave', token);
  const content = sealed
    ? JSON.parse(sealed.toString())
    : readSignedPayload(APP_SECRET, 'newsletter-leave', token);
  const read = shape.safeParse(content);
  return read.success ? { subscription: read.data.subscription, email: read.data.email ?? null } : null;
}
