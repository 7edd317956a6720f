/** What a visitor is told once their request is safe. */
export interface QuoteAcknowledgement {
  /** "482-917-635". */
  reference: string;
  /** ISO 8601 instant. */
  answerDueAt: string;
  /** The same instant in the visitor's words. */
  answerDueText: string;
}
