type Entries = [name: string, value: string][];

interface Work {
  address: string;
  entries: Entries;
}

/** Designs that a browser keeps of one tool: those that were changed last. */
export const mostWorks = 8;

const isEntry = (entry: unknown) =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

function isWork(kept: unknown): kept is Work {
  if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('entries' in kept)) return false;
  const { address, entries } = kept;
  return typeof address === 'string' && Array.isArray(entries) && entries.every(isEntry);
}

/** The last first; what is no work of ours is left out. */
function readWorks(key: string): Work[] {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  // An earlier version kept one alone.
  return (Array.isArray(kept) ? kept : [kept]).filter(isWork);
}

/** Until decision 0045 an address held the owner's token of a design, and now the one of its link: the id in them is the same. */
const workOf = (address: string) =>
  address.replace(/(?:from=[^&]+&)?(?:own|change)=([^.&]+)[^&]*/, 'change=$1');

/** What this page found or kept last, by tool and address: in another tab somebody may have gone on with the same design since. */
const own = new Map<string, string>();

const note = (key: string, address: string, entries: Entries) =>
  own.set(key + workOf(address), JSON.stringify(entries));

/**
 * What this browser keeps of a design that was not saved, if it was made at this address: none, unreadable, made elsewhere, or
 * storage blocked are null.
 *
 * @param key of the tool
 * @param address the query of the page
 */
export function readWork(key: string, address: string): Entries | null {
  try {
    const found = readWorks(key).find((work) => workOf(work.address) === workOf(address))?.entries ?? null;
    if (found) note(key, address, found);
    return found;
  } catch {
    return null;
  }
}

/** Other designs that were begun in the same tool stay, as far as there is room; where storage is blocked, nothing is kept. */
export function keepWork(key: string, address: string, entries: Entries): void {
  let others: Work[] = [];
  try {
    others = readWorks(key).filter((work) => workOf(work.address) !== workOf(address));
  } catch {
    // Unreadable: it begins anew.
  }
  note(key, address, entries);
  for (let room = mostWorks - 1; room >= 0; room = Math.floor(room / 2) || room - 1) {
    try {
      localStorage.setItem(key, JSON.stringify([{ address, entries }, ...others.slice(0, room)]));
      return;
    } catch {
      // Full, perhaps: the oldest give way.
    }
  }
}

/** What was saved is kept where it was saved: nothing of this page lies over it any more. What another tab has kept since stays. */
export function dropWork(key: string, address: string): void {
  try {
    const at = workOf(address);
    const others = readWorks(key).filter(
      (work) => workOf(work.address) !== at || JSON.stringify(work.entries) !== own.get(key + at),
    );
    localStorage.setItem(key, JSON.stringify(others));
  } catch {
    return;
  }
}

/** Milliseconds after a change until it is kept: by then it has been drawn. */
const keptAfter = 250;

interface WorkKeeper {
  /** Keeps what is worked on a moment later, or when the page is left before: `read` says how it stands then. */
  soon: (read: () => Entries) => void;
  /** Keeps nothing of it, also of what was about to be kept. */
  drop: () => void;
}

/** Keeps the work of a tool at its page's address without holding up the frame that shows it. */
export function workKeeper(key: string): WorkKeeper {
  let due: { address: string; read: () => Entries } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('pagehide', keep);
    due = null;
  };
  const keep = () => {
    const work = due;
    stop();
    if (work) keepWork(key, work.address, work.read());
  };
  return {
    soon(read) {
      due = { address: location.search, read };
      // Whoever types on and on is not to lose all of it: the first change counts.
      if (timer !== undefined) return;
      timer = setTimeout(keep, keptAfter);
      addEventListener('pagehide', keep);
    },
    drop() {
      stop();
      dropWork(key, location.search);
    },
  };
}
