import 'server-only';
import { z } from 'zod';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
// The service client: the tables are closed to the public; whoever calls has read the token of a private link.
import { createServiceClient } from '@/lib/supabase/service-client';
import type { UploadedFile } from '@/lib/uploads/server/receipts';
import type { CustomerRequest } from '../customer-request';
import { customerStatuses } from '../own-quote-request';
import { projectTypes } from '../project-types';

const timeoutMilliseconds = 10_000;
const moment = z.coerce.date();

const shape = z.object({
  reference: z.string(),
  subject: z.enum(projectTypes),
  message: z.string(),
  status: z.enum(customerStatuses),
  submittedAt: moment,
  answerDueAt: moment,
  answeredAt: moment.nullable(),
  quotedAt: moment.nullable(),
  closedAt: moment.nullable(),
  withdrawnAt: moment.nullable(),
  files: z.array(z.object({ name: z.string(), size: z.number(), message: z.string().nullable() })),
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

async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const { data, error, status } = await createServiceClient(timeoutMilliseconds).rpc(name, args);
  if (error) throw new Error(`${name}: ${status} ${error.code} ${error.message}`);
  return data;
}

/**
 * Where a request stands, or null when it exists no more.
 *
 * @throws Error while the database is away
 */
export async function findCustomerRequest(reference: string): Promise<CustomerRequest | null> {
  const data = await call('read_quote_status', { wanted_reference: reference });
  return data === null ? null : shape.parse(data);
}

export interface CustomerMessage {
  reference: string;
  /** A form sent twice is one message. */
  key: string;
  body: string | null;
  files: readonly UploadedFile[];
  /** Network address of the sender. */
  address: string;
}

const messageOutcome = z.object({
  status: z.enum(['stored', 'limited', 'full', 'closed', 'unknown', 'invalid']),
});

/**
 * Keeps what a customer adds to a request, and tells staff by mail.
 *
 * @throws Error while the database is away
 */
export async function addCustomerMessage(
  message: CustomerMessage,
): Promise<z.output<typeof messageOutcome>['status']> {
  const { reference, key, body, files, address } = message;
  const sent = {
    reference,
    key,
    body,
    attachments: files.map(({ id, path, name, kind, size }) => ({
      id,
      storage_path: path,
      name,
      kind,
      size,
    })),
    limits: [
      bucketFor('quoteMessagePerRequest', reference),
      bucketFor('quoteMessagePerAddress', hashAddress(address)),
    ],
  };
  return messageOutcome.parse(await call('add_quote_message', { sent })).status;
}

const withdrawalOutcome = z.object({ status: z.enum(['withdrawn', 'ordered', 'limited', 'unknown']) });

/**
 * Takes a request back for its customer, and tells staff by mail.
 *
 * @throws Error while the database is away
 */
export async function withdrawRequest(
  reference: string,
  address: string,
): Promise<z.output<typeof withdrawalOutcome>['status']> {
  const limits = [bucketFor('quoteMessagePerAddress', hashAddress(address))];
  const data = await call('withdraw_quote_request', { wanted_reference: reference, limits });
  return withdrawalOutcome.parse(data).status;
}
