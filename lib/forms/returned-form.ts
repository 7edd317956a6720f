import type { RefusalReason } from '@/lib/actions/result';

/** A form that is given back to a browser without script: why it was not taken, and all that was in it. */
export interface ReturnedForm {
  /** Error keys of each field. */
  fields: Record<string, string[]>;
  refused: RefusalReason | null;
  values: Record<string, string>;
  /** The ticket that the receipt of `upload` belongs to. */
  ticket: string | null;
  /** The file that was taken already; size in bytes. */
  upload: { receipt: string; name: string; size: number } | null;
}

/** The same form begun anew with other values: what was typed and sent stays, what was wrong with it is past. */
export function continueWith(returned: ReturnedForm, values: Record<string, string>): ReturnedForm {
  return { ...returned, fields: {}, refused: null, values: { ...returned.values, ...values } };
}
