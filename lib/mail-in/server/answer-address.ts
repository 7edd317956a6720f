import 'server-only';
import { z } from 'zod';
import type { LeasedMessage } from '@/lib/outbox/outbox-message';
import { replyAddressOf } from './reply-address';

/** Mails to a customer about their request. */
const answerable: readonly string[] = [
  'quote-confirmation',
  'quote-answer',
  'offer-sent',
  'offer-accepted',
  'proof-sent',
  'proof-approved',
  'fitting-customer',
  'fitting-declined',
];

const aboutRequest = z.object({ reference: z.string() });

/** Where the answer to a mail of the outbox arrives in its request; null for other mails, and while none are taken in. */
export function answerAddressOf({ template, recipient, payload }: LeasedMessage): string | null {
  if (recipient === null || !answerable.includes(template)) return null;
  const about = aboutRequest.safeParse(payload);
  return about.success ? replyAddressOf(about.data.reference) : null;
}
