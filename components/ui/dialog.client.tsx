'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { CloseIcon } from './icons';

export interface DialogProps {
  open: boolean;
  /** The person wants to leave: by Escape, the cross or a press beside it. Whoever owns `open` decides. */
  onClose: () => void;
  /** Its heading, and its name for those who do not see it. */
  title: string;
  /** Read out with the title: what it is about, in a sentence or two. */
  description?: ReactNode;
  /** What the cross is called. A dialog without one has a button that closes it among its children. */
  closeLabel?: string;
  /** A question interrupts: it is announced at once, and a press beside it does not answer it. */
  kind?: 'sheet' | 'question';
  /** `wide` for lists and tools; otherwise as wide as a paragraph. */
  width?: 'narrow' | 'wide';
  /** Gets the focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus back; by default what had it before. Safari does not focus a button that is pressed. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Drawn while it is open only, so that a form in it begins anew each time. */
  children?: ReactNode;
}

/**
 * A modal dialog of a page that is hydrated (back office, tools); a page that sleeps uses the platform's `<dialog>`. The
 * focus stays inside while it is open and goes back afterwards, to the page's main part if what had it is gone.
 * Styles: app/_styles/dialog.css, which the page's sheet imports.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  kind = 'sheet',
  width = 'narrow',
  initialFocus,
  returnFocus,
  children,
}: DialogProps) {
  const before = useRef<Element | null>(null);

  return (
    <Radix.Root open={open} onOpenChange={(wanted) => wanted || onClose()}>
      <Radix.Portal>
        {/* No `Radix.Overlay`: it writes a style element, which the content policy refuses. The sheet has both its tasks. */}
        <Radix.Content
          className="dialog"
          data-width={width}
          aria-modal="true"
          {...(kind === 'question' && { role: 'alertdialog' })}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            for (const element of [returnFocus?.current, before.current, document.querySelector('main')]) {
              if (!(element instanceof HTMLElement) || element === document.body) continue;
              element.focus();
              if (document.activeElement === element) return;
            }
          }}
          onInteractOutside={(event) => {
            if (kind === 'question') event.preventDefault();
          }}
        >
          <div className="dialog-head">
            <Radix.Title className="sign">{title}</Radix.Title>
            {closeLabel === undefined ? null : (
              <Radix.Close aria-label={closeLabel} className="dialog-close">
                <CloseIcon />
              </Radix.Close>
            )}
          </div>
          {description ? (
            <Radix.Description asChild>
              <div className="dialog-description">{description}</div>
            </Radix.Description>
          ) : null}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
