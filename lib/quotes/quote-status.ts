/** Where a quote request can stand, in the order work takes. `spam`: stored for a person to check, no mail was sent. */
export const quoteStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

/** Those in which staff still have something to do. */
export const openQuoteStatuses = ['new', 'contacted', 'quoted'] as const satisfies readonly QuoteStatus[];

/** What an answer by mail can make of a request, in the order work takes. */
export const answerStages = ['contacted', 'quoted', 'lost'] as const satisfies readonly QuoteStatus[];

export type AnswerStage = (typeof answerStages)[number];

/**
 * What a request becomes with an answer; null leaves it as it is. An answer never leads back: who has a price keeps it, and
 * what is closed stays as it is whatever is written about it afterwards.
 */
export function stageAfterAnswer(current: QuoteStatus, wanted: AnswerStage | null): AnswerStage | null {
  const isOpen = (openQuoteStatuses as readonly QuoteStatus[]).includes(current);
  const isBack = quoteStatuses.indexOf(wanted ?? 'new') < quoteStatuses.indexOf(current);
  return !isOpen || isBack ? null : wanted;
}
