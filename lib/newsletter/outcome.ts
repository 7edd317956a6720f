/** How a step of a subscription ended; each is a sentence on the page that says what happened. */
export const newsletterOutcomes = [
  'requested',
  'confirmed',
  'left',
  'expired',
  'rateLimited',
  'forbidden',
  'unavailable',
] as const;

export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

export function isNewsletterOutcome(value: unknown): value is NewsletterOutcome {
  return (newsletterOutcomes as readonly unknown[]).includes(value);
}
