import type { customerStatuses } from './own-quote-request';
import type { RequestSubject } from './project-types';

/** What the holder of the private link sees of a request. */
export interface CustomerRequest {
  reference: string;
  subject: RequestSubject;
  /** What the customer wrote first. */
  message: string;
  status: (typeof customerStatuses)[number];
  submittedAt: Date;
  answerDueAt: Date;
  answeredAt: Date | null;
  quotedAt: Date | null;
  closedAt: Date | null;
  withdrawnAt: Date | null;
  /** Whether mails reach the customer, who else can only be called. */
  hasEmail: boolean;
  files: { id: string; name: string; kind: string; size: number; message: string | null }[];
  messages: {
    id: string;
    sender: 'customer' | 'staff';
    subject: string | null;
    body: string | null;
    at: Date;
  }[];
}

/** Where it stands for its customer: what staff have answered is no longer new, though they left its status as it was. */
export const stageOf = ({ status, answeredAt }: Pick<CustomerRequest, 'status' | 'answeredAt'>) =>
  status === 'new' && answeredAt ? 'contacted' : status;

/** What the page says of it, and of the job it has become; an offer is read there, another quote came by mail, or by hand where there is no address. */
export function stateOf(
  request: Pick<CustomerRequest, 'status' | 'answeredAt' | 'withdrawnAt' | 'answerDueAt' | 'hasEmail'>,
  { hasOffer, isDone }: { hasOffer: boolean; isDone: boolean },
  now: Date,
) {
  if (request.withdrawnAt) return 'withdrawn';
  const stage = stageOf(request);
  if (stage === 'new' && request.answerDueAt < now) return 'late';
  if (stage === 'won' && isDone) return 'done';
  if (stage !== 'quoted') return stage;
  if (hasOffer) return 'offered';
  return request.hasEmail ? 'quoted' : 'handed';
}

/** What the page has of an order; each has a form of its own. */
type Section = 'offer' | 'proof' | 'fitting';

/** A form in a page that was left open is answered so when there is nothing to decide any more. */
const overOutcomes = { offer: 'withdrawn', proof: 'withdrawn', fitting: 'closed' } as const;

/** The section that such a form was sent from, where the page has none any more that could say so. */
export function overSection(
  outcomes: Record<Section, unknown>,
  isShown: Record<Section, boolean>,
): Section | null {
  const sections = ['offer', 'proof', 'fitting'] as const;
  return sections.find((one) => outcomes[one] === overOutcomes[one] && !isShown[one]) ?? null;
}

/** What the page can say about what was just done there. */
export const customerOutcomes = [
  'message',
  'withdrawn',
  'ordered',
  'closed',
  'full',
  'rateLimited',
  'unavailable',
  'forbidden',
  'empty',
  'tooLong',
  'invalidText',
  'fileTooLarge',
  'fileType',
  'fileHeic',
  'fileBroken',
  'tooManyFiles',
] as const;

export type CustomerOutcome = (typeof customerOutcomes)[number];

/** Bounds of a message: code points, and files that come with it. */
export const customerMessageLimits = { body: { max: 5000 }, files: 3 } as const;
