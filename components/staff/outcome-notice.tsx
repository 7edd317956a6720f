import type { ReactNode } from 'react';

const onPage =
  'mb-5 max-w-2xl border-l-8 px-4 py-3 font-bold data-[kind=done]:border-success data-[kind=done]:bg-success-tint data-[kind=trouble]:border-danger data-[kind=trouble]:bg-danger-tint';

/** What came of the form that led here; on long pages at the foot of the screen, where there is room for a way back. */
export function OutcomeNotice({
  isDone,
  place = 'page',
  children,
}: {
  isDone: boolean;
  place?: 'page' | 'foot';
  children: ReactNode;
}) {
  return (
    <div
      role={isDone ? 'status' : 'alert'}
      data-kind={isDone ? 'done' : 'trouble'}
      className={place === 'foot' ? 'outcome-bar' : onPage}
    >
      {children}
    </div>
  );
}
