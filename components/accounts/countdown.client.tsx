'use client';

import { useEffect, useState } from 'react';

interface CountdownProps {
  /** A path of this site. */
  target: string;
  /** What is said while so many seconds are left; its last index is the beginning. */
  steps: readonly string[];
  stop: string;
  stopped: string;
}

/**
 * Leads on after some seconds, unless the person stays: by the button, or by any key, because whoever uses one is
 * reading (WCAG 2.2, 2.2.1).
 */
export function Countdown({ target, steps, stop, stopped }: CountdownProps) {
  const [left, setLeft] = useState(steps.length - 1);
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      // Going back must not start the count again.
      else location.replace(target);
    }, 1000);
    const stay = () => setStays(true);
    addEventListener('keydown', stay);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', stay);
    };
  }, [left, stays, target]);

  return (
    <div className="needs-script border-t-2 border-ink pt-5">
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.slice(1).map((step, second) => (
          <span key={step} className={`h-3 flex-1 ${!stays && second < left ? 'bg-ink' : 'bg-line'}`} />
        ))}
      </div>
      <div className="mt-3 flex min-h-12 flex-wrap items-center gap-x-6">
        <p role="status">
          <span className="sr-only">{stays ? stopped : steps.at(-1)}</span>
          <span aria-hidden="true" className="figures">
            {stays ? stopped : steps[left]}
          </span>
        </p>
        {stays ? null : (
          <button
            type="button"
            onClick={() => setStays(true)}
            className="min-h-12 cursor-pointer font-bold underline underline-offset-4"
          >
            {stop}
          </button>
        )}
      </div>
    </div>
  );
}
