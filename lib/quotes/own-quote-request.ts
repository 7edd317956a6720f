import type { RequestSubject } from './project-types';

/** Where a request stands, as its customer may know it. */
export const customerStatuses = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;

export interface OwnQuoteRequest {
  /** What people say on the phone. */
  reference: string;
  subject: RequestSubject;
  status: (typeof customerStatuses)[number];
  submittedAt: Date;
  answerDueAt: Date;
}
