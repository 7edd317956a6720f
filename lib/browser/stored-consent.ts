// How a choice about cookies lies in a browser. Apart from what it means (lib/consent/choice.ts), because the script
// before the first paint reads it too, and no script of every page may carry more than it needs.

/** Name of the cookie and of the entry in local storage. */
export const consentName = 'consent';

/** Milliseconds after which a choice is asked for again: half a year (decision 0009). */
export const consentAge = 182 * 86_400_000;

/** What a visitor may allow or not, in the order in which it is asked. */
export const consentKinds = ['external', 'analytics', 'marketing'] as const;

/**
 * The version of the privacy policy in force (specification, section 9). Consent was given to one version: with another,
 * every visitor is asked again.
 */
export const policyVersion = '1.0';
