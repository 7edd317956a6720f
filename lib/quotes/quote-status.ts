/** Where a quote request can stand, in the order work takes. `spam`: stored for a person to check, no mail was sent. */
export const quoteStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

/** Those in which staff still have something to do. */
export const openQuoteStatuses = ['new', 'contacted', 'quoted'] as const satisfies readonly QuoteStatus[];
