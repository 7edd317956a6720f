/** What can be corrected of who asked and for what. The browser uses this too. */
export const requestDetails = [
  'firstName',
  'name',
  'phone',
  'email',
  'company',
  'language',
  'subject',
] as const;

export type RequestDetail = (typeof requestDetails)[number];

/** The hidden field that says what the page showed of a detail. */
export const shownFieldOf = (detail: RequestDetail) => `shown-${detail}` as const;
