import 'server-only';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { bucketFor, hashAddress, hashReference } from '@/lib/limits/server/buckets';
import { ask } from '@/lib/supabase/ask';
import { answerDueAt } from '../answer-due';
import type { CustomerRequest } from '../customer-request';
import { customerStatuses } from '../own-quote-request';
import { requestSubjects } from '../project-types';
import { type SentFile, toAttachment } from './sent-file';

const timeoutMilliseconds = 10_000;
const moment = z.coerce.date();

const shape = z.object({
  reference: z.string(),
  subject: z.enum(requestSubjects),
  message: z.string(),
  status: z.enum(customerStatuses),
  submittedAt: moment,
  answerDueAt: moment,
  answeredAt: moment.nullable(),
  quotedAt: moment.nullable(),
  closedAt: moment.nullable(),
  withdrawnAt: moment.nullable(),
  hasEmail: z.boolean(),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.string(),
      size: z.number(),
      message: z.string().nullable(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      sender: z.enum(['customer', 'staff']),
      subject: z.string().nullable(),
      body: z.string().nullable(),
      at: moment,
    }),
  ),
}) satisfies z.ZodType<CustomerRequest>;

/**
 * Where a request stands, or null when it exists no more.
 *
 * @throws DatabaseAwayError
 */
export async function findCustomerRequest(reference: string): Promise<CustomerRequest | null> {
  const args = { wanted_reference: reference };
  return ask('read_quote_status', args, shape.nullable(), timeoutMilliseconds);
}

export interface CustomerMessage {
  reference: string;
  /** A form sent twice is one message. */
  key: string;
  body: string | null;
  files: readonly SentFile[];
  /** Network address of the sender; null for what was counted when it began. */
  address: string | null;
}

const messageOutcome = z.object({
  status: z.enum(['stored', 'limited', 'full', 'closed', 'unknown', 'invalid']),
});

/**
 * Keeps what a customer adds to a request, and tells staff by mail.
 *
 * @throws DatabaseAwayError
 */
export async function addCustomerMessage(
  message: CustomerMessage,
  now = new Date(),
): Promise<z.output<typeof messageOutcome>['status']> {
  const { reference, key, body, files, address } = message;
  const sent = {
    reference,
    key,
    body,
    // Who adds something waits for an answer as long as who asks.
    answerDueAt: answerDueAt(now, isPublicHoliday).toISOString(),
    attachments: files.map(toAttachment),
    limits:
      address === null
        ? []
        : [
            bucketFor('quoteMessagePerRequest', hashReference(reference)),
            bucketFor('quoteMessagePerAddress', hashAddress(address)),
          ],
  };
  return (await ask('add_quote_message', { sent }, messageOutcome, timeoutMilliseconds)).status;
}

const withdrawalOutcome = z.object({ status: z.enum(['withdrawn', 'ordered', 'limited', 'unknown']) });

/**
 * Takes a request back for its customer, and tells staff by mail.
 *
 * @throws DatabaseAwayError
 */
export async function withdrawRequest(
  reference: string,
  address: string,
): Promise<z.output<typeof withdrawalOutcome>['status']> {
  const limits = [bucketFor('quoteMessagePerAddress', hashAddress(address))];
  const args = { wanted_reference: reference, limits };
  return (await ask('withdraw_quote_request', args, withdrawalOutcome, timeoutMilliseconds)).status;
}
