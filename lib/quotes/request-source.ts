/** How a request comes: by the form of the site, typed in by staff, or made of a mail. */
export const requestSources = ['site', 'phone', 'counter', 'mail'] as const;

export type RequestSource = (typeof requestSources)[number];

/** Those that staff type in. */
export const spokenSources = ['phone', 'counter'] as const;

export type SpokenSource = (typeof spokenSources)[number];

/** How a customer asks to be answered. */
export const wishedAnswers = ['call', 'mail', 'visit'] as const;

export type WishedAnswer = (typeof wishedAnswers)[number];
