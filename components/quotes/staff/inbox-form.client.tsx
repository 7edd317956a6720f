'use client';

import { type DragEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import type { InboxFormLabels } from '@/lib/quotes/inbox/form-labels';
import type { InboxResult } from '@/lib/quotes/inbox/inbox-result';
import { InboxNotice } from './inbox-notice.client';

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-board-card]') : null;
const columnOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-board-column]') : null;

/**
 * The form around the requests. Without script its buttons post; with it the page stays, what was picked is kept until it
 * is done, and cards of the board can be dragged to another column.
 */
export function InboxForm({
  action,
  permalink,
  labels,
  children,
}: {
  action: FormAction<InboxResult>;
  /** The page's own address: where a plain post comes back to. */
  permalink: string;
  labels: InboxFormLabels;
  children: ReactNode;
}) {
  const { formProps, submitData, form, ...progress } = useActionForm(action, { permalink });
  const { result, pending } = progress;
  const moved = useRef<string | null>(null);
  const dragged = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (result?.status === 'ok') form.current?.reset();
  }, [result, form]);

  // A card that moves to another column is drawn anew there: the focus goes along with it.
  useEffect(() => {
    if (pending || moved.current === null) return;
    const { activeElement } = document;
    const card = document.querySelector(`#card-${moved.current}`);
    // Still where it was: the list comes in a moment.
    if (activeElement && card?.contains(activeElement)) return;
    if (activeElement === document.body || activeElement === null) {
      card?.querySelector<HTMLElement>('[data-shortcut-open]')?.focus();
    }
    moved.current = null;
  });

  const send = (data: FormData) => {
    const intent = String(data.get('intent') ?? '');
    if (intent.startsWith('move:')) moved.current = intent.split(':')[2] ?? null;
    submitData(data);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(new FormData(event.currentTarget, submitter));
  };

  const markColumn = (target: HTMLElement | null) => {
    for (const column of form.current?.querySelectorAll<HTMLElement>('[data-board-column]') ?? []) {
      column.toggleAttribute('data-drop', column === target);
    }
  };
  const startDrag = (event: DragEvent) => {
    const card = cardOf(event.target);
    if (!card) return;
    dragged.current = card;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', card.dataset.boardCard ?? '');
  };
  const overColumn = (event: DragEvent) => {
    const column = columnOf(event.target);
    const isOther = column !== null && column !== columnOf(dragged.current);
    markColumn(dragged.current && isOther ? column : null);
    if (dragged.current && isOther) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const status = columnOf(event.target)?.dataset.boardColumn;
    const card = dragged.current?.dataset.boardCard;
    if (!status || !card || pending) return;
    event.preventDefault();
    const data = new FormData();
    data.set('intent', `move:${status}:${card}`);
    send(data);
  };

  return (
    <form
      {...formProps}
      onSubmit={submit}
      onDragStart={startDrag}
      onDragOver={overColumn}
      onDrop={drop}
      onDragEnd={() => {
        dragged.current = null;
        markColumn(null);
      }}
      className="inbox-form"
    >
      <InboxNotice progress={progress} labels={labels} />
      {children}
    </form>
  );
}
