'use client';

import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useSending } from '@/components/ui/use-action-form';
import type { FittingResult } from '@/lib/fittings/fitting-result';
import type { FittingFormProps } from './fitting-form.client';
import { FittingNotice } from './fitting-notice';

/** What a card carries when it is dragged: fields of the form that moves it. */
const cardFields = ['id', 'reference', 'version', 'part', 'from', 'to'] as const;

const dayUnder = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;

/**
 * Lets cards of fittings be dragged to another day: the form that moves them is sent with that day. What stands in its way
 * is said, with the link to the form that takes a reason.
 */
export function DragFittings({
  action,
  labels,
  reasonHref,
  reasonLabel,
  children,
}: Pick<FittingFormProps, 'action' | 'labels'> & {
  /** The page with the form of a fitting, with `{id}` and `{day}`. */
  reasonHref: string;
  reasonLabel: string;
  children: ReactNode;
}) {
  const dragged = useRef<HTMLElement | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const [last, setLast] = useState({ id: '', day: '' });
  const { result, interruption, notice, submitData } = useSending<FittingResult>({
    posted: null,
    send: (form) => action(null, form),
  });
  const mark = (day: HTMLElement | null) => {
    if (over.current !== day) over.current?.removeAttribute('data-drop');
    day?.setAttribute('data-drop', '');
    over.current = day;
  };
  const begin = (event: DragEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fitting]') : null;
    dragged.current = card;
    if (card) event.dataTransfer.effectAllowed = 'move';
  };
  const drop = (event: DragEvent) => {
    const card = dragged.current;
    const day = dayUnder(event.target)?.dataset.day;
    mark(null);
    if (!card || !day || card.dataset.on === day) return;
    event.preventDefault();
    const fields = JSON.parse(card.dataset.fitting ?? '{}') as Record<string, string>;
    const form = new FormData();
    for (const name of cardFields) form.set(name, fields[name] ?? '');
    form.set('day', day);
    setLast({ id: fields.id ?? '', day });
    submitData(form);
  };
  const isClash = result?.status === 'conflict' && result.conflict.kind === 'clash';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every card has a link to the form that does the same
    <div
      onDragStart={begin}
      onDragOver={(event) => {
        const day = dragged.current ? dayUnder(event.target) : null;
        if (day) event.preventDefault();
        mark(day);
      }}
      onDragEnd={() => {
        mark(null);
        dragged.current = null;
      }}
      onDrop={drop}
    >
      <div className="mb-3 empty:hidden">
        <FittingNotice ref={notice} result={result} interruption={interruption} labels={labels} />
        {isClash ? (
          <a
            href={reasonHref.replace('{id}', last.id).replace('{day}', last.day)}
            className="link mt-2 inline-flex min-h-11 items-center font-medium underline"
          >
            {reasonLabel}
          </a>
        ) : null}
      </div>
      {children}
    </div>
  );
}
