/** Heard on the document: loads the framework at once. */
export const wakeEvent = 'page:wake';
/** Sent on the document by the last client component of the page, when all of them run. */
export const awakeEvent = 'page:awake';
/** Sent on the document when the framework has drawn another page into it. */
export const arrivedEvent = 'page:arrived';
/** Sent on the document when a choice about cookies was made, here or elsewhere; its detail is the choice, or null. */
export const consentEvent = 'consent';
/** Sent on the document when the site has acknowledged a quote request. */
export const quoteSentEvent = 'quote:sent';
/** Where signing out posts to; `?locale=` says in which language the answer is. */
export const signOutAddress = '/api/auth/sign-out';
/** Where forms about cookies post to. */
export const consentAddress = '/api/consent';
