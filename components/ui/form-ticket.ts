import { fetchTicket } from './upload-file';

/** Milliseconds a form waits for its ticket before it is sent without one. */
const patience = 1500;

/** The signed ticket of one form: asked for once, when it is first needed. */
export interface FormTicket {
  /** The ticket, or null while the server cannot give one; then the next call asks again. */
  get(): Promise<string | null>;
  /** The same, but null when it takes too long: the form works without. */
  getSoon(): Promise<string | null>;
  /** The ticket as far as it is known by now. */
  known(): string | null;
  /** Goes on with a ticket of before, as a draft or a form that was given back brings it. */
  adopt(text: string): void;
  /**
   * The server takes this one no more, and no file that came with it: the next is of a session of its own. False when it
   * was known already, as several files may be told.
   */
  expire(text: string): boolean;
  /** Its key is taken: the next ticket has another, and the same session, to which uploaded files belong. */
  spend(): void;
}

export function createFormTicket(initial: string | null = null): FormTicket {
  let asked: Promise<string | null> | null = null;
  let known = initial;
  let spent: string | null = null;
  const get = async () => {
    // Calls that come while one is on its way wait for the same.
    if (known === null) {
      asked ??= fetchTicket(spent);
      known = await asked;
      asked = null;
    }
    return known;
  };
  return {
    get,
    getSoon: () => Promise.race([get(), new Promise<null>((resolve) => setTimeout(resolve, patience, null))]),
    known: () => known,
    adopt(text) {
      known = text;
    },
    expire(text) {
      if (known !== text) return false;
      known = null;
      spent = null;
      return true;
    },
    spend() {
      spent = known ?? spent;
      known = null;
    },
  };
}
