'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { AlfredDialogProps } from './alfred-dialog.client';

/** Leads to Alfred's page; pressed, he comes to this one instead, and his code only then. A page asleep wakes first (call-alfred.ts). */
export function AlfredLink({
  href,
  locale,
  label,
  className,
}: {
  href: string;
  locale: string;
  label: string;
  className: string;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<AlfredDialogProps> | null>(null);

  const call = async (event: MouseEvent) => {
    const wantsPage = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsPage || location.pathname === href) return;
    event.preventDefault();
    setOpen(true);
    if (Dialog) return;
    try {
      const { AlfredDialog } = await import('./alfred-dialog.client');
      setDialog(() => AlfredDialog);
    } catch {
      // Offline, or a newer site: the page says what is the matter.
      location.assign(href);
    }
  };

  return (
    <>
      <a ref={link} href={href} rel="nofollow" onClick={call} className={className}>
        {label}
      </a>
      {Dialog ? (
        <Dialog open={open} onClose={() => setOpen(false)} returnFocus={link} href={href} locale={locale} />
      ) : null}
    </>
  );
}
