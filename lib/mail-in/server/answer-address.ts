import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import type { LeasedMessage } from '@/lib/outbox/outbox-message';
import { listLinkNumbers } from '@/lib/quotes/server/link-numbers';
import { replyAddressOf } from './reply-address';

/** Mails to a customer about their request. */
const answerable: readonly string[] = [
  'quote-confirmation',
  'quote-answer',
  'offer-sent',
  'offer-accepted',
  'offer-invoice',
  'proof-sent',
  'proof-approved',
  'fitting-customer',
  'fitting-declined',
];

const aboutRequest = z.object({ reference: z.string() });

/**
 * Where the answer to a mail of the outbox arrives in its request; null for other mails, and while none are taken in.
 *
 * @throws DatabaseAwayError
 */
export async function answerAddressOf({
  template,
  recipient,
  payload,
}: LeasedMessage): Promise<string | null> {
  if (recipient === null || !answerable.includes(template) || !serverEnv().MAIL_IN_ADDRESS) return null;
  const about = aboutRequest.safeParse(payload);
  if (!about.success) return null;
  const { reference } = about.data;
  return replyAddressOf(reference, (await listLinkNumbers([reference])).get(reference));
}
