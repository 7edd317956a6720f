import type { ReactNode } from 'react';

/** One line that opens, without script. */
export function AccordionItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-line-strong">
      <summary className="opens flex min-h-14 cursor-pointer items-center gap-6 py-3 text-3xl hocus:bg-paper-deep -mx-4 px-4">
        <h3 className="sign flex-1 text-lg sm:text-2xl">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
