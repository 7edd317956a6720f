import 'server-only';
import { z } from 'zod';
import { openSpool } from '@/lib/forms/server/spool';
import { storedShape, storeSubmission } from '@/lib/forms/server/store-submission';
import type { SubmissionKind } from '@/lib/forms/server/submission-kind';
import { ask } from '@/lib/supabase/ask';
import { copyTakenFiles } from '@/lib/uploads/server/copy-taken-files';
import { type QuoteRecord, quoteRecordSchema } from './quote-record';

const storedQuote = z
  .object({ reference: z.string(), answer_due_at: z.coerce.date() })
  .transform(({ reference, answer_due_at }) => ({ reference, answerDueAt: answer_due_at }));

/** Quote requests on their way into the database. */
export const quoteSubmissions: SubmissionKind<QuoteRecord, z.output<typeof storedQuote>> = {
  name: 'quotes',
  referencePurpose: 'quote-reference',
  loop: 'quote-spool',
  openSpool: () => openSpool('quotes', quoteRecordSchema),
  store: (record, options) =>
    storeSubmission(record, options, {
      store: (request, within) =>
        record.claim
          ? ask('submit_warranty_claim', { request }, storedShape(storedQuote), within)
          : ask('submit_quote_request', { request }, storedShape(storedQuote), within),
      copyFiles: async (request, taken) => ({
        ...request,
        attachments: await copyTakenFiles('quote', request.attachments, taken),
      }),
    }),
  acknowledge: ({ reference, answer_due_at }) => ({ reference, answerDueAt: new Date(answer_due_at) }),
};
