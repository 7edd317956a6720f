'use client';

import { useEffect, useState } from 'react';

/** Copies a text; shown only where scripts run (globals.css, `needs-script`). */
export function CopyButton({
  text,
  label,
  done,
  className,
}: {
  text: string;
  label: string;
  /** Said for a moment once it is copied. */
  done: string;
  className: string;
}) {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), 2000);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsDone(true);
    } catch {
      // Refused by the browser: the text stands on the page.
      setIsDone(false);
    }
  };
  return (
    <button type="button" onClick={copy} className={`${className} needs-script`}>
      <span aria-live="polite">{isDone ? done : label}</span>
    </button>
  );
}
