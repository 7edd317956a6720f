'use client';

import { type ReactNode, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';

/**
 * What a form has done, with the way back, or why it did nothing; and that it is at work. It can be put away until the form
 * is sent again. Stands inside the form.
 */
export function NoticeBar({
  progress: { pending, sendings },
  isDone,
  undo,
  labels,
  className,
  children,
}: {
  progress: { pending: boolean; sendings: number };
  isDone: boolean;
  /** Sent along with the button that takes it back. */
  undo: string | null;
  labels: { busy: string; undo: string; close: string };
  className: string;
  /** Null while there is nothing to say. */
  children: ReactNode;
}) {
  // The sending whose answer was put away.
  const [closed, setClosed] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // What is pressed here goes away: who pressed it goes on from here, and hears what comes next.
  const stay = () => place.current?.focus({ preventScroll: true });
  return (
    <div ref={place} tabIndex={-1} role="status" className={`${className} outline-none`}>
      {pending ? (
        <div className="navigation-progress">
          <span className="sr-only">{labels.busy}</span>
        </div>
      ) : null}
      {children && !pending && sendings !== closed ? (
        <div data-kind={isDone ? 'done' : 'trouble'} className="notice-bar">
          <div className="min-w-0 grow">{children}</div>
          {undo ? (
            <>
              <input type="hidden" name="undo" value={undo} />
              <button
                type="submit"
                name="intent"
                value="undo"
                formNoValidate
                onClick={stay}
                className="bulk-button"
              >
                {labels.undo}
              </button>
            </>
          ) : null}
          <button
            type="button"
            onClick={() => {
              stay();
              setClosed(sendings);
            }}
            aria-label={labels.close}
            className="needs-script inline-flex size-9 shrink-0 cursor-pointer items-center justify-center"
          >
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </div>
  );
}
