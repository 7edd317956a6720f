import type { QuoteStatus } from '@/lib/quotes/quote-status';
import type { FileKindId } from '@/lib/uploads/upload-purposes';
import type { RefusedFile } from './incoming-mail';

/** Why a mail is in the tray. */
export const trayReasons = ['unmarked', 'gone', 'closed', 'full'] as const;

type TrayReason = (typeof trayReasons)[number];

/** A mail that belongs to no request yet, as the list shows it. */
export interface TrayLine {
  id: string;
  from: string | null;
  name: string | null;
  subject: string | null;
  beginning: string;
  reason: TrayReason;
  arrivedAt: Date;
  files: number;
}

/** A request that it may belong to. */
interface TrayRequest {
  reference: string;
  name: string;
  company: string | null;
  status: QuoteStatus;
  submittedAt: Date;
  /** It was sent from the same address. */
  isSame: boolean;
}

/** The same with everything there is of it. */
export interface TrayMail extends Omit<TrayLine, 'beginning' | 'files'> {
  body: string;
  /** Quoted text and signature. */
  folded: string | null;
  refused: readonly RefusedFile[];
  files: readonly { id: string; name: string; kind: FileKindId; size: number }[];
  requests: readonly TrayRequest[];
}

/** What staff see of a mail of a request beside its text. */
export interface MailParts {
  /** The message that it is; null for the mail that the request was made from. */
  message: string | null;
  /** It did not come from the address of the customer. */
  isOther: boolean;
  /** Null also when it was erased. */
  otherAddress: string | null;
  subject: string | null;
  folded: string | null;
  refused: readonly RefusedFile[];
}

/** What the pages of the tray say about what was just done there. */
export const trayOutcomes = [
  'deleted',
  'unknown',
  'noRequest',
  'closed',
  'full',
  'invalid',
  'forbidden',
  'unavailable',
] as const;

export type TrayOutcome = (typeof trayOutcomes)[number];

/** First name and name of a sender, as good as can be told; both can be corrected. */
export function splitName(name: string | null): { firstName: string; name: string } {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const turned = (name ?? '').includes(',');
  const whole = turned ? (name ?? '').split(',').reverse().join(' ').trim().split(/\s+/) : words;
  const [firstName = '', ...rest] = whole;
  return { firstName, name: rest.join(' ') };
}
