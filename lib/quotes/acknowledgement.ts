/** A thing that happens to a request, and when, in the visitor's words. */
export interface WayStep {
  what: string;
  when: string;
}

/** What a visitor is told once their request is safe. */
export interface QuoteAcknowledgement {
  /** "482-917-635". */
  reference: string;
  /** ISO 8601 instant. */
  answerDueAt: string;
  /** The same instant in the visitor's words. */
  answerDueText: string;
  /** What comes before the answer; empty where it is not known when the request came. */
  steps: readonly WayStep[];
  /** What stands on the sign of the ticket: the firm, where one was typed. */
  sign?: string;
}
