'use client';

import type { MouseEvent, ReactNode } from 'react';
import { applicationAnchor } from '@/lib/careers/limits';

/** The id of the field that asks for the position; a form has one. */
const positionFieldId = 'application-position';

/**
 * Leads to the application form with a position chosen: the one on this page where a script runs, else the one on the
 * page that `href` names.
 */
export function ApplyLink({
  href,
  position,
  className,
  children,
}: {
  href: string;
  position: string;
  className: string;
  children: ReactNode;
}) {
  const choose = (event: MouseEvent) => {
    const field = document.getElementById(positionFieldId);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || !(field instanceof HTMLSelectElement)) return;
    event.preventDefault();
    field.value = position;
    // An entry in the history, so that going back leads to the offer. Setting the hash would scroll as well, after us.
    history.pushState(null, '', `#${applicationAnchor}`);
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  return (
    <a href={href} onClick={choose} className={className}>
      {children}
    </a>
  );
}
