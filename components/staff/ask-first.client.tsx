'use client';

import { type ComponentProps, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { useSending } from '@/components/ui/use-action-form';
import type { InterruptionLabels } from '@/lib/forms/form-labels';

interface Question {
  action: (form: FormData) => Promise<void>;
  id: string;
  label: string;
  about: string;
  text: string;
  confirm: string;
  cancel: string;
  interrupted: InterruptionLabels;
}

const danger = 'button button-ink button-danger min-h-11 px-4 text-base';
const never = () => () => undefined;

/** See confirm-button.tsx. */
export function AskFirst({ action, id, label, about, text, confirm, ...words }: Question) {
  const [asks, setAsks] = useState(false);
  const runs = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const summary = useRef<HTMLElement>(null);
  const idField = <input type="hidden" name="id" value={id} />;
  return (
    <>
      <details className="group">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, by pointer and by key */}
        <summary
          ref={summary}
          aria-haspopup={runs ? 'dialog' : undefined}
          onClick={(event) => {
            // What was opened before the script ran is closed as it was opened.
            if (event.currentTarget.closest('details')?.open) return;
            event.preventDefault();
            setAsks(true);
          }}
          className="link inline-flex min-h-9 cursor-pointer items-center font-medium underline group-open:no-underline"
        >
          {label}
          <span className="sr-only"> {about}</span>
        </summary>
        <form action={action} className="mt-1 max-w-xs border-l-4 border-danger py-1 pl-3">
          {idField}
          <p className="text-sm">{text}</p>
          <button type="submit" className={`${danger} mt-2`}>
            {confirm}
            <span className="sr-only"> {about}</span>
          </button>
        </form>
      </details>
      <Asking
        open={asks}
        onClose={() => setAsks(false)}
        returnFocus={summary}
        {...{ action, idField, about, text, confirm, ...words }}
      />
    </>
  );
}

function Asking({
  open,
  onClose,
  returnFocus,
  action,
  idField,
  about,
  text,
  confirm,
  cancel,
  interrupted,
}: Pick<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'returnFocus'> &
  Omit<Question, 'id' | 'label'> & { idField: ReactNode }) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { pending, interruption, notice, form, handlers } = useSending<never>({
    posted: null,
    send: async (data) => {
      await action(data);
      return null;
    },
    onAnswer: onClose,
    onLeave: onClose,
  });
  return (
    <Dialog
      kind="question"
      open={open}
      onClose={onClose}
      title={confirm}
      description={
        <>
          {/* Some texts name it themselves. */}
          {text.includes(about) ? null : <p className="font-bold">{about}</p>}
          <p>{text}</p>
        </>
      }
      initialFocus={cancelButton}
      returnFocus={returnFocus}
    >
      <form ref={form} action={action} aria-busy={pending} {...handlers}>
        {idField}
        <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden">
          {interruption ? (
            <p className="mt-4 border-l-8 border-danger bg-danger-tint px-4 py-3 font-bold">
              {interrupted[interruption]}
            </p>
          ) : null}
        </div>
        <div className="dialog-actions">
          <button
            ref={cancelButton}
            type="button"
            onClick={onClose}
            className="button min-h-11 border-2 border-ink px-4 text-base"
          >
            {cancel}
          </button>
          <button type="submit" aria-disabled={pending} className={danger}>
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
