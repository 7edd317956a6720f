import type { ReactNode } from 'react';

/** Something to know before the form below it. */
export function Notice({ kind = 'plain', children }: { kind?: 'plain' | 'error'; children: ReactNode }) {
  const look = kind === 'error' ? 'border-danger bg-danger-tint' : 'border-ink bg-paper-deep';
  return (
    <p role={kind === 'error' ? 'alert' : 'status'} className={`mb-7 border-l-8 px-5 py-4 font-bold ${look}`}>
      {children}
    </p>
  );
}
