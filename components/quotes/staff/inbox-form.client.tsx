'use client';

import {
  type DragEvent,
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useEffect,
  useRef,
} from 'react';
import type { InboxResult } from '@/lib/quotes/inbox/inbox-result';
import type { InboxFormLabels } from './inbox-form-labels';
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
  action: (previous: InboxResult, form: FormData) => Promise<InboxResult>;
  /** The page's own address: where a plain post comes back to. */
  permalink: string;
  labels: InboxFormLabels;
  children: ReactNode;
}) {
  const [result, dispatch, isPending] = useActionState(action, null, permalink);
  const form = useRef<HTMLFormElement>(null);
  const moved = useRef<string | null>(null);
  const dragged = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (result?.status === 'done') form.current?.reset();
  }, [result]);

  // A card that moves to another column is drawn anew there: the focus goes along with it.
  useEffect(() => {
    if (isPending || moved.current === null) return;
    if (document.activeElement === document.body || document.activeElement === null) {
      document.querySelector<HTMLElement>(`#card-${moved.current} [data-shortcut-open]`)?.focus();
    }
    moved.current = null;
  });

  const send = (data: FormData) => {
    const intent = String(data.get('intent') ?? '');
    if (intent.startsWith('move:')) moved.current = intent.split(':')[2] ?? null;
    startTransition(() => dispatch(data));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
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
    if (!status || !card || isPending) return;
    event.preventDefault();
    const data = new FormData();
    data.set('intent', `move:${status}:${card}`);
    send(data);
  };

  return (
    <form
      ref={form}
      action={dispatch}
      onSubmit={submit}
      onDragStart={startDrag}
      onDragOver={overColumn}
      onDrop={drop}
      onDragEnd={() => {
        dragged.current = null;
        markColumn(null);
      }}
      aria-busy={isPending}
      className="inbox-form"
    >
      <InboxNotice result={result} isPending={isPending} labels={labels} />
      {children}
    </form>
  );
}
