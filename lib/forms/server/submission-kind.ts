import 'server-only';
import type { Bucket } from '@/lib/limits/server/buckets';
import type { LoopName } from '@/lib/loops/loops';
import type { SigningPurpose } from '@/lib/security/signing';
import type { Spool, SpoolRecord } from './spool';

/** A form as its database function takes it, and as it waits in the spool. */
export interface SubmissionRecord extends SpoolRecord {
  body_hash: string;
  /** The key comes from the text alone: sent without a ticket. */
  derived_key: boolean;
  spam: boolean;
  limits: Bucket[];
  repeat_limits: Bucket[];
}

export type StoreOutcome<Acknowledgement> =
  | { status: 'stored' | 'duplicate'; acknowledgement: Acknowledgement }
  | { status: 'conflict' | 'limited' | 'reference_taken' }
  | { status: 'invalid'; detail?: string | null }
  /** Nothing is known: it may be stored all the same. `answered` when the backend spoke, but made no sense. */
  | { status: 'unreachable'; answered: boolean; error: string };

/** Which files of a form another one was stored with, and how many milliseconds their copies may take. */
export interface TakenFiles {
  ids: readonly string[];
  within: number;
}

export interface StoreOptions {
  /** It was acknowledged while the database was away. */
  replay?: boolean;
  timeoutMilliseconds: number;
}

/** A kind of record that waits in a spool while the database is away. */
export interface SpooledKind<Form extends SpoolRecord, Acknowledgement extends { reference: string }> {
  /** Begins the names of its log events. */
  name: string;
  /** The loop that empties its spool. */
  loop: LoopName;
  openSpool(): Spool<Form>;
  /** Stores it with all that belongs to it, or nothing. Never throws for the backend's sake. */
  store(record: Form, options: StoreOptions): Promise<StoreOutcome<Acknowledgement>>;
}

/** A kind of form that is stored exactly once: what tells it from the others. */
export interface SubmissionKind<Form extends SubmissionRecord, Acknowledgement extends { reference: string }>
  extends SpooledKind<Form, Acknowledgement> {
  referencePurpose: SigningPurpose;
  /** What the visitor is told of a record that is on the disk. */
  acknowledge(record: Form): Acknowledgement;
}
