import type { FileKindId } from '@/lib/uploads/upload-purposes';
import type { OrderStage } from './order-stages';
import type { RequestSubject } from './project-types';
import type { RequestFields } from './quote-fields';
import type { QuoteStatus } from './quote-status';
import type { RequestDetail } from './request/details';
import type { RequestSource } from './request-source';

/** What staff change of a quote request, as it is. */
export interface QuoteState {
  reference: string;
  /** Grows with every change. */
  version: number;
  status: QuoteStatus;
  /** Account of whoever answers it, with the name colleagues know. */
  assignee: { id: string; name: string | null } | null;
  /** Euro cents without VAT. */
  amountNetCents: number | null;
  /** Null where the offer that the amount is of has several rates. */
  vatRatePercent: number | null;
  /** By when to answer what the customer added; null when nothing waits. */
  replyDueAt: Date | null;
}

/** One line of a timeline. `by` is a colleague; null is the customer or the site. */
interface EventBase {
  id: string;
  by: string | null;
  at: Date;
}

export type QuoteEvent = EventBase &
  (
    | { kind: 'submitted'; late: boolean; source: RequestSource }
    | { kind: 'details_corrected'; fields: RequestDetail[] }
    | { kind: 'status_changed' | 'withdrawn'; from: QuoteStatus; to: QuoteStatus }
    | { kind: 'assigned'; toName: string | null; released: boolean }
    | { kind: 'amount_changed'; from: number | null; to: number | null }
    | { kind: 'note_added'; note: string }
    | { kind: 'file_added'; name: string }
    | { kind: 'reply_settled' | 'mail_bounced' }
    | { kind: 'answered' | 'customer_message'; message: string }
    | {
        kind: 'invoice_issued';
        document: 'invoice' | 'deposit' | 'creditNote';
        number: string;
        cents: number;
      }
    | { kind: 'payment_received' | 'payment_undone'; cents: number }
    | { kind: 'job_moved'; stage: OrderStage }
    | { kind: 'mail_sent' | 'mail_failed'; template: string; to: 'staff' | 'customer' }
  );

/** A change of one request. What is left out stays as it is. */
export interface QuoteChange {
  reference: string;
  /** The version that the person who changes it has seen. */
  version: number;
  status?: QuoteStatus;
  /** An account, or null for nobody. */
  assignee?: string | null;
  amountNetCents?: number | null;
  vatRatePercent?: number;
  /** Null says that nothing is left to answer. */
  replyDueAt?: Date | null;
  /** Takes back the change that made this version: when it was answered, quoted, closed and withdrawn is as it was too. */
  undo?: true;
}

/** What became of one change. */
export type QuoteChangeResult =
  /** `before` is what to change it back to; fittings that were called off with an order do not come back. */
  | {
      status: 'ok';
      reference: string;
      request: QuoteState;
      before: QuoteState;
      calledOff?: number | undefined;
    }
  /** Somebody was quicker: how it is now, and what changed since. Nothing was saved. */
  | { status: 'conflict'; reference: string; request: QuoteState; changes: QuoteEvent[] }
  /** `unassignable`: whoever would have it answers requests no more. */
  | { status: 'unassignable' | 'unknown' | 'invalid'; reference: string };

export interface QuoteFile {
  id: string;
  name: string;
  kind: FileKindId;
  /** Bytes. */
  size: number;
  /** The message it came with; null for the request itself. */
  message: string | null;
  /** The colleague who added it, whose account may be gone; null for the customer. */
  addedBy: { name: string | null } | null;
}

interface QuoteMessage {
  id: string;
  sender: 'customer' | 'staff';
  by: string | null;
  /** Of an answer by mail. */
  subject: string | null;
  /** Null when a customer only sent files. */
  body: string | null;
  at: Date;
}

/** All of a quote request, for staff. */
export interface StaffQuoteRequest extends QuoteState, RequestFields {
  submittedAt: Date;
  answerDueAt: Date;
  answeredAt: Date | null;
  quotedAt: Date | null;
  closedAt: Date | null;
  withdrawnAt: Date | null;
  files: QuoteFile[];
  messages: QuoteMessage[];
  notes: { id: string; by: string | null; body: string; at: Date }[];
  /** The oldest first. */
  events: QuoteEvent[];
  /** What the same address asked for besides, the newest first. */
  others: { reference: string; subject: RequestSubject; status: QuoteStatus; submittedAt: Date }[];
  /** Who may be given a request. */
  staff: QuoteColleague[];
}

export interface QuoteColleague {
  id: string;
  name: string;
}

/** Somebody whom an internal note names. */
export interface NoteMention {
  note: string;
  /** The account, and how colleagues call it. */
  id: string;
  name: string;
}
