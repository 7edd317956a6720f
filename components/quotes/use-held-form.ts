import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PartsState } from '@/components/ui/send-in-parts';

/** How far a file is that leaves in parts, from when it was chosen. */
export type RowState = PartsState | { state: 'ready' | 'preparing' };

interface Leaving {
  id: number;
  at: RowState;
}

interface Hold {
  submitter: HTMLElement | null;
  /** There was something to send beside the files. */
  isFilled: boolean;
  /** A file did not arrive: the form stays until it is sent again. */
  isStopped: boolean;
}

interface Files<Row extends Leaving> {
  /** As they are now, drawn or not. */
  latest: RefObject<readonly Row[]>;
  /** Sends one, or goes on with it. */
  begin: (row: Row) => void;
  focusOn: (row: Row) => void;
  /** Loads the page again. */
  showAgain: () => Promise<void>;
}

const hasArrived = ({ at }: Leaving) => at.state === 'done';
const hasFailed = ({ at }: Leaving) => at.state === 'failed';
const isLost = ({ at }: Leaving) => at.state === 'failed' && !at.mayRetry;
const isAtRest = (row: Leaving) => row.at.state === 'ready' || row.at.state === 'paused' || hasFailed(row);

/** Whether anything was typed into a form or chosen. */
function isFilled(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]), textarea',
  );
  return [...fields].some(({ value }) => value.trim() !== '');
}

/**
 * Holds a form of plain HTML back until the files that were taken out of it have arrived, and then sends it; not when one of them
 * cannot arrive, nor when it held nothing else.
 *
 * @returns what is to be said of the form, if anything
 */
export function useHeldForm<Row extends Leaving>(
  field: RefObject<HTMLInputElement | null>,
  { latest, begin, focusOn, showAgain }: Files<Row>,
): 'held' | 'stopped' | null {
  const [hold, setHold] = useState<Hold | null>(null);

  const hear = useEffectEvent((event: SubmitEvent) => {
    const rows = latest.current;
    const last = rows.at(-1);
    const hasMore = isFilled(event.currentTarget as HTMLFormElement);
    if (!last || (hasMore && rows.every(hasArrived))) return;
    event.preventDefault();
    if (rows.every(hasArrived)) {
      focusOn(last);
      void showAgain().catch(() => undefined);
      return;
    }
    if (!rows.some(isLost)) for (const row of rows) if (isAtRest(row)) begin(row);
    setHold({ submitter: event.submitter, isFilled: hasMore, isStopped: false });
  });

  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener('submit', hear);
    return () => form?.removeEventListener('submit', hear);
  }, [field]);

  // After every change of a file.
  useEffect(() => {
    if (!hold || hold.isStopped) return;
    const failed = latest.current.find(hasFailed);
    if (failed) {
      focusOn(failed);
      setHold({ ...hold, isStopped: true });
      return;
    }
    // Chosen meanwhile.
    for (const row of latest.current) if (row.at.state === 'ready') begin(row);
    if (!latest.current.every(hasArrived)) return;
    setHold(null);
    if (hold.isFilled) field.current?.form?.requestSubmit(hold.submitter);
  });

  if (!hold?.isFilled) return null;
  return hold.isStopped ? 'stopped' : 'held';
}
