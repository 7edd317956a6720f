/** Why a design was not taken where no other page could show it: it is told where it is. */
const refusals = ['rateLimited', 'unavailable', 'designTooLarge', 'designUnread'] as const;

export type SendingProblem = (typeof refusals)[number];

export type SentDesign = { location: string } | { problem: SendingProblem } | 'away';

/** Milliseconds after which a line that says nothing is none. */
const patience = 20_000;

/**
 * Sends the form without leaving its page: where the line is cut or the site starts anew, `away` is the answer and the editor stays.
 * What is wrong with the design itself is said by the page it leads to, beside everything that was chosen. Never throws.
 *
 * @param action where it is sent
 */
export async function sendDesign(action: string, body: FormData): Promise<SentDesign> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status === 429) return { problem: 'rateLimited' };
    // A fault of the site itself, which sending again does not mend.
    if (answer.status === 500) return { problem: 'unavailable' };
    // What stands before the site answers so while it starts anew.
    if (answer.status > 500) return 'away';
    const said = (await answer.json()) as Partial<Record<'location' | 'problem', string | null>>;
    const { location, problem } = said;
    const refusal = refusals.find((known) => known === problem);
    if (refusal) return { problem: refusal };
    return location ? { location } : { problem: 'unavailable' };
  } catch {
    return 'away';
  }
}
