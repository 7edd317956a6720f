export interface Limit {
  max: number;
  seconds: number;
}

const tenMinutes = 600;

/** How often what may be done, by whom. Every limit of the site is here. */
export const limits = {
  quotePerSession: { max: 5, seconds: tenMinutes },
  quotePerAddress: { max: 20, seconds: tenMinutes },
  /** Forms sent without a script carry no ticket. */
  quotePerAddressWithoutTicket: { max: 10, seconds: tenMinutes },
  /** The same request again: an impatient person, or a machine that tries keys. */
  quoteRepeatPerAddress: { max: 60, seconds: tenMinutes },
  ticketPerAddress: { max: 60, seconds: 60 },
  uploadPerSession: { max: 30, seconds: tenMinutes },
  uploadPerAddress: { max: 60, seconds: tenMinutes },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
