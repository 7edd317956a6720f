import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { bucketShape } from '@/lib/limits/server/buckets';
import { optInShape } from '@/lib/newsletter/server/opt-in';

/** A quote request as `submit_quote_request` takes it, and as it waits in the spool. */
export const quoteRecordSchema = z.object({
  idempotency_key: z.uuid(),
  /** The key comes from the text alone: sent without a ticket. */
  derived_key: z.boolean(),
  body_hash: z.string().regex(/^[0-9a-f]{64}$/),
  reference: z.string().min(1).max(40),
  locale: z.enum(locales),
  name: z.string(),
  first_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  newsletter_opt_in: z.boolean(),
  /** What the mail that asks to confirm the subscription needs; null without one. */
  newsletter: optInShape.nullable(),
  spam: z.boolean(),
  submitted_at: z.iso.datetime(),
  answer_due_at: z.iso.datetime(),
  session_hash: z.string().nullable(),
  address_hash: z.string(),
  attachments: z.array(
    z.object({
      id: z.uuid(),
      storage_path: z.string(),
      name: z.string(),
      kind: z.string(),
      size: z.number(),
    }),
  ),
  /** Ids of designs to copy. What waited since before there were any has none. */
  designs: z.array(z.uuid()).default([]),
  /** Where a sample card goes, for a request that is one. */
  sample: z
    .object({
      films: z.array(z.string()),
      street: z.string(),
      postal_code: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable()
    .default(null),
  /** The order whose warranty a claim is about. */
  claim: z.object({ order: z.string() }).nullable().default(null),
  limits: z.array(bucketShape),
  repeat_limits: z.array(bucketShape),
  /** Beyond them no confirmation is sent. What waited since before there were any has none. */
  mail_limits: z.array(bucketShape).default([]),
});

export type QuoteRecord = z.output<typeof quoteRecordSchema>;
