import 'server-only';
import { z } from 'zod';
import { type FileKindId, fileKinds } from '@/lib/uploads/upload-purposes';
import { orderStages } from '../order-stages';
import { requestSubjects } from '../project-types';
import { requestFields } from '../quote-fields';
import { quoteStatuses } from '../quote-status';
import { requestDetails } from '../request/details';
import { requestSources } from '../request-source';
import type { QuoteChangeResult, QuoteEvent, QuoteState, StaffQuoteRequest } from '../staff-request';

const status = z.enum(quoteStatuses);
const moment = z.coerce.date();
const maybeMoment = moment.nullable();

const stateFields = z.object({
  reference: z.string(),
  version: z.number(),
  status,
  assignee: z.string().nullable(),
  assigneeName: z.string().nullable(),
  amountNetCents: z.number().nullable(),
  vatRatePercent: z.number().nullable(),
  replyDueAt: maybeMoment,
});

function toState({ assignee, assigneeName, ...state }: z.output<typeof stateFields>): QuoteState {
  return { ...state, assignee: assignee === null ? null : { id: assignee, name: assigneeName } };
}

const mailDetail = z.object({ template: z.string(), to: z.enum(['staff', 'customer']) });
const statusDetail = z.object({ from: status, to: status });
const messageDetail = z.object({ message: z.string() });

const details = {
  submitted: z.object({ late: z.boolean().default(false), source: z.enum(requestSources).default('site') }),
  details_corrected: z.object({ fields: z.array(z.enum(requestDetails)) }),
  status_changed: statusDetail,
  withdrawn: statusDetail,
  assigned: z
    .object({ to: z.string().nullable(), toName: z.string().nullable() })
    .transform(({ to, toName }) => ({ toName, released: to === null })),
  amount_changed: z.object({ from: z.number().nullable(), to: z.number().nullable() }),
  note_added: z.object({ note: z.string() }),
  file_added: z.object({ name: z.string() }),
  reply_settled: z.object({}),
  mail_bounced: z.object({}),
  answered: messageDetail,
  customer_message: messageDetail,
  invoice_issued: z.object({
    document: z.enum(['invoice', 'deposit', 'creditNote']),
    number: z.string(),
    cents: z.number(),
  }),
  payment_received: z.object({ cents: z.number() }),
  payment_undone: z.object({ cents: z.number() }),
  job_moved: z.object({ stage: z.enum(orderStages) }),
  mail_sent: mailDetail,
  mail_failed: mailDetail,
} as const;

const event = z
  .object({
    id: z.string(),
    kind: z.enum(Object.keys(details) as [keyof typeof details]),
    by: z.string().nullable(),
    at: moment,
    detail: z.unknown(),
  })
  .transform(({ detail, ...line }) => Object.assign(line, details[line.kind].parse(detail)) as QuoteEvent);

/** Somebody was quicker. */
export const changeConflictShape = z.object({
  status: z.literal('conflict'),
  reference: z.string(),
  request: stateFields.transform(toState),
  changes: z.array(event),
});

/** A change's answer of the database, as the domain's result. */
export const changeResultShape = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ok'),
    reference: z.string(),
    request: stateFields.transform(toState),
    before: stateFields.transform(toState),
    calledOff: z.number().optional(),
  }),
  changeConflictShape,
  z.object({
    status: z.enum(['unassignable', 'unknown', 'invalid']),
    reference: z.string().nullable().transform(String),
  }),
]) satisfies z.ZodType<QuoteChangeResult>;

const kinds = fileKinds.map(({ id }) => id) as [FileKindId];

/** A request as `get_quote_request` gives it. */
export const quoteRequestShape = stateFields
  .extend({
    ...requestFields.shape,
    submittedAt: moment,
    answerDueAt: moment,
    answeredAt: maybeMoment,
    quotedAt: maybeMoment,
    closedAt: maybeMoment,
    withdrawnAt: maybeMoment,
    files: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(kinds),
        size: z.number(),
        message: z.string().nullable(),
        addedBy: z.object({ name: z.string().nullable() }).nullable(),
      }),
    ),
    messages: z.array(
      z.object({
        id: z.string(),
        sender: z.enum(['customer', 'staff']),
        by: z.string().nullable(),
        subject: z.string().nullable(),
        body: z.string().nullable(),
        at: moment,
      }),
    ),
    notes: z.array(z.object({ id: z.string(), by: z.string().nullable(), body: z.string(), at: moment })),
    events: z.array(event),
    others: z.array(
      z.object({ reference: z.string(), subject: z.enum(requestSubjects), status, submittedAt: moment }),
    ),
    staff: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .transform(
    ({ assignee, assigneeName, ...request }): StaffQuoteRequest => ({
      ...request,
      assignee: assignee === null ? null : { id: assignee, name: assigneeName },
    }),
  );
