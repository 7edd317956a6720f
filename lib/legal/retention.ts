/** How long data about people is kept: specification, section 9; for applications, what careers pages promise. */
export const retention = {
  /** After the end of the relationship. */
  customerYears: 10,
  /** After the last exchange about a request that led to no order. */
  requestYears: 2,
  browsingMonths: 13,
  /** Name, account and message of who paid, after the day of the payment; how long a payment can be disputed at a bank. */
  payerMonths: 13,
  /** A warranty passport, after the last day of the warranty. */
  passportMonths: 12,
  /** The address of a sample card, after it was asked for. */
  sampleCardMonths: 3,
  /** After a design was last saved. */
  designMonths: 13,
  /** After the last question of a conversation with Alfred, or the answer of staff to one. */
  conversationMonths: 13,
  /** Pictures that were sent for a design and are on none that is kept. */
  unusedPictureDays: 30,
  /** A testimonial or a client's name that is not, or no longer, shown. */
  unshownTestimonialMonths: 12,
  /** What a colleague was told about a request, in the list of the back office. */
  staffNoticeDays: 90,
  /** When a colleague was away, after the last day of it. */
  absenceMonths: 12,
  /** A mail that belongs to no request, after it came. */
  trayDays: 90,
  /** Keyed hashes of Message-IDs, so that a mail that comes again is known. */
  mailKeyDays: 400,
  /** To whom a mail of ours went, after it left; the whole of one that could not, after the last try. */
  sentMailDays: 30,
  logDays: 30,
  applicationMonths: 6,
  /** With the applicant's consent. */
  applicationMonthsWithConsent: 12,
  /** As purge_newsletter_subscriptions() of the database counts; the first from the end of the link's validity. */
  unconfirmedAddressDays: 7,
  leftNewsletterDays: 30,
} as const;
