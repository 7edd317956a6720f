import { readTextEntry } from '@/lib/forms/read-entry';

/** What an address or a form says of the design that is gone on with. */
export interface Changing {
  /** The token of its link, as everybody has it: who may save over it is asked of the browser. */
  change?: string;
  /** The owner's token, in forms of pages that were opened before decision 0045. */
  own?: string;
}

const longest = 100;

export function readChanging(form: FormData): Changing {
  const [own, change] = [readTextEntry(form, 'own'), readTextEntry(form, 'change')];
  if (own) return { own: own.slice(0, longest) };
  return change ? { change: change.slice(0, longest) } : {};
}
