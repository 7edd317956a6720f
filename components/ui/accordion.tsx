import type { ReactNode } from 'react';

/** One line that opens, without script. */
export function AccordionItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line-strong">
      <summary className="flex min-h-16 cursor-pointer items-center gap-6 py-4 hocus:bg-paper-deep">
        <h3 className="sign flex-1 text-xl sm:text-2xl">{title}</h3>
        <span aria-hidden="true" className="sign w-10 text-center text-3xl leading-none">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">−</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
