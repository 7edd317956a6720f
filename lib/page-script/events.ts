/** Heard on the document: loads the framework at once. */
export const wakeEvent = 'page:wake';
/** Sent on the document by the last client component of the page, when all of them run. */
export const awakeEvent = 'page:awake';
/** Sent on the document when a choice about cookies was made, here or in another tab; its detail is the choice. */
export const consentEvent = 'consent';
/** Sent on the document when the site has acknowledged a quote request. */
export const quoteSentEvent = 'quote:sent';
