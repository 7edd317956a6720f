/** Places within pages that others lead to (specification, section 2). Apart from the routes, for small scripts. */
export const anchors = {
  quoteForm: 'quote-form-start',
  /** On the home page. */
  assistant: 'assistant',
  /** On the page about the house. */
  map: 'map',
} as const;
