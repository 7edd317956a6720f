import type { ReactNode } from 'react';

/** The heading of a page of the back office, with what can be done with the whole page on its right. */
export function PageHeading({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="sign text-board break-words outline-none">
          {title}
        </h1>
        {lead ? <p className="mt-1.5 text-ink-soft">{lead}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div> : null}
    </div>
  );
}
