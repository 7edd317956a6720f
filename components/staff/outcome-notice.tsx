import type { ReactNode } from 'react';

/** What came of the form that led here. */
export function OutcomeNotice({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <p
      role={isDone ? 'status' : 'alert'}
      className={`mb-5 max-w-2xl border-l-8 px-4 py-3 font-bold ${isDone ? 'border-success bg-success-tint' : 'border-danger bg-danger-tint'}`}
    >
      {children}
    </p>
  );
}
