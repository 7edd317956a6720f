import type { ReactNode } from 'react';

/** One line that opens, without script. */
export function AccordionItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-line-strong">
      <summary className="opens flex min-h-16 cursor-pointer items-center gap-6 py-4 text-3xl hocus:bg-paper-deep">
        <h3 className="sign flex-1 text-xl sm:text-2xl">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
