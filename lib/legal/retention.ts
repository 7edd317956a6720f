/** How long data about people is kept: specification, section 9; for applications, what careers pages promise. */
export const retention = {
  /** After the end of the relationship. */
  customerYears: 10,
  browsingMonths: 13,
  logDays: 30,
  applicationMonths: 6,
  /** With the applicant's consent. */
  applicationMonthsWithConsent: 12,
} as const;
