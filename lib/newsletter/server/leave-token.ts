import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { readSignedPayload, signPayload } from '@/lib/security/signing';

const shape = z.object({ subscription: z.uuid() });

/** What a mail's unsubscribe link holds. It never expires: an old mail must still be good for leaving. */
export function createLeaveToken(subscription: string): string {
  return signPayload(serverEnv().APP_SECRET, 'newsletter-leave', { subscription });
}

/** The id of the subscription such a token belongs to, or null when it is not ours. */
export function readLeaveToken(token: string): string | null {
  const read = shape.safeParse(readSignedPayload(serverEnv().APP_SECRET, 'newsletter-leave', token));
  return read.success ? read.data.subscription : null;
}
