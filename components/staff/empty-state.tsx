import type { ReactNode } from 'react';

/** What stands in place of a list that has no rows: why, and what to do about it. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="border-2 border-dashed border-line-strong px-6 py-10">
      <p className="sign text-2xl">{title}</p>
      <p className="mt-2 max-w-prose">{text}</p>
      {children ? <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">{children}</div> : null}
    </div>
  );
}
