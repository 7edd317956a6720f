import type { ReactNode } from 'react';

/** A part of a page of the back office under its own heading. */
export function StaffSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 border-t-2 border-ink pt-4">
      <h2 id={id} className="sign mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
