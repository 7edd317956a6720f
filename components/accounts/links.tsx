import type { ReactNode } from 'react';

/** A way on that is the first thing to do. Plain: what belongs to accounts is never fetched ahead. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="nofollow" className="button button-ink min-h-14 px-8 text-xl">
      {children}
    </a>
  );
}

/** Another way on. */
export function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      rel="nofollow"
      className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
    >
      {children}
    </a>
  );
}
