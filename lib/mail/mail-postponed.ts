/** A mail that is not written out now, and is tried again soon: nothing is wrong with it. */
export class MailPostponedError extends Error {
  override name = 'MailPostponedError';
}
