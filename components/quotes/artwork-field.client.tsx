'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import type { PartsSender } from '@/components/ui/send-in-parts';
import { withLabel } from '@/lib/i18n/copy';
import { formatFileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { isSentInParts, maxArtworkBytes, partsOnlyAccept } from '@/lib/uploads/artwork';
import type { ArtworkLabels } from '@/lib/uploads/artwork-labels';
import { type RowState, useHeldForm } from './use-held-form';

/** Where files go that are too large for the form. */
export interface ArtworkTarget {
  endpoint: string;
  /** With every part: who sends it. */
  headers: Record<string, string>;
  /** The request it is for. */
  subject: string;
  labels: ArtworkLabels;
  locale: Locale;
  /** Loads the page again, once a file has arrived. */
  showAgain: () => Promise<void>;
}

interface Row {
  id: number;
  file: File;
  sent: number;
  at: RowState;
}

/** Takes the files that the form cannot send out of its field. */
function takeLarge(field: HTMLInputElement): File[] {
  const chosen = [...(field.files ?? [])];
  const large = chosen.filter(isSentInParts);
  if (large.length === 0) return large;
  const rest = new DataTransfer();
  for (const file of chosen) if (!large.includes(file)) rest.items.add(file);
  field.files = rest.files;
  return large;
}

function rowOf(file: File, id: number): Row {
  const isTooLarge = file.size > maxArtworkBytes;
  const at: RowState = isTooLarge
    ? { state: 'failed', error: 'fileTooLarge', mayRetry: false }
    : { state: 'ready' };
  return { id, file, sent: 0, at };
}

/** The rows as they are drawn, and as they are by now. */
function useRowList() {
  const latest = useRef<readonly Row[]>([]);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const update = (next: (all: readonly Row[]) => readonly Row[]) => {
    latest.current = next(latest.current);
    setRows(latest.current);
  };
  const change = (id: number, part: (row: Row) => Partial<Row>) =>
    update((all) => all.map((row) => (row.id === id ? { ...row, ...part(row) } : row)));
  const show = (id: number, at: RowState) => change(id, (row) => (row.at.state === at.state ? {} : { at }));
  return { rows, latest, update, change, show };
}

/** The rows of large files, taken out of the form's field, and what sends them. */
function useRows(
  field: RefObject<HTMLInputElement | null>,
  inputId: string,
  { endpoint, headers, subject, labels, showAgain }: ArtworkTarget,
) {
  const senders = useRef(new Map<number, PartsSender>());
  const nextId = useRef(0);
  const isGone = useRef(false);
  const { rows, latest, update, change, show } = useRowList();
  // Without a script nothing but the form is offered, and nothing else is said of it.
  const [isAwake, setIsAwake] = useState(false);
  /** The button of a row goes with what is left to do. */
  const letGo = (id: number) => {
    if (document.activeElement?.id === pressId(inputId, id)) field.current?.focus({ preventScroll: true });
  };

  const sort = () => {
    const added = (field.current ? takeLarge(field.current) : []).map((file) => {
      nextId.current += 1;
      return rowOf(file, nextId.current);
    });
    if (added.length > 0) update((all) => [...all, ...added]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the page was awake
  useEffect(() => {
    setIsAwake(true);
    isGone.current = false;
    sort();
    const running = senders.current;
    return () => {
      isGone.current = true;
      for (const sender of running.values()) sender.pause();
    };
  }, []);

  const send = async ({ id, file }: Row) => {
    const known = senders.current.get(id);
    if (known) return known.resume();
    show(id, { state: 'preparing' });
    try {
      const { sendInParts } = await import('@/components/ui/send-in-parts');
      if (isGone.current || !latest.current.some((row) => row.id === id)) return;
      const sender = sendInParts(file, {
        endpoint,
        headers,
        subject,
        onState: (at) => {
          if (pressOf(at, labels) === null) letGo(id);
          show(id, at);
          // The page that could not be loaded again still says that the file has arrived.
          if (at.state === 'done') void showAgain().catch(() => undefined);
        },
        onProgress: (sent) => change(id, () => ({ sent })),
      });
      senders.current.set(id, sender);
    } catch {
      // A release since, or no network: the code is not there.
      show(id, { state: 'failed', error: 'failed', mayRetry: true });
    }
  };

  const remove = ({ id, at }: Row) => {
    if (at.state !== 'done') senders.current.get(id)?.cancel();
    senders.current.delete(id);
    update((all) => all.filter((row) => row.id !== id));
    field.current?.focus();
  };

  return {
    rows,
    latest,
    isAwake,
    sort,
    send,
    remove,
    pause: (id: number) => senders.current.get(id)?.pause(),
  };
}

/**
 * The file field of a form of plain HTML. What the form does not take leaves by itself, in parts, and the form waits for it; what
 * sends them is loaded for the first such file.
 */
export function ArtworkField({
  accept,
  target,
  children,
  ...input
}: {
  id: string;
  name?: string;
  /** Of the form, to which the kinds are added that come in parts alone. */
  accept: string;
  invalid?: boolean;
  describedBy: string;
  target: ArtworkTarget;
  /** What is said of the form's own files. */
  children: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { labels, locale, showAgain } = target;
  const { rows, latest, isAwake, sort, send, remove, pause } = useRows(field, input.id, target);
  const formState = useHeldForm(field, {
    latest,
    begin: (row) => void send(row),
    focusOn: ({ id }) => {
      const at = latest.current.findIndex((row) => row.id === id);
      (list.current?.children[at] as HTMLElement | undefined)?.focus();
    },
    showAgain,
  });

  return (
    <>
      <input
        ref={field}
        id={input.id}
        name={input.name}
        type="file"
        multiple
        accept={isAwake ? `${accept},${partsOnlyAccept}` : accept}
        aria-invalid={input.invalid ? true : undefined}
        aria-describedby={isAwake ? `${input.describedBy} ${input.id}-artwork` : input.describedBy}
        onChange={sort}
        className="control"
      />
      {children}
      <p id={`${input.id}-artwork`} className="needs-script mt-1.5 text-sm text-ink-soft">
        {labels.hint}
      </p>
      {rows.length > 0 ? (
        <>
          <ul ref={list} aria-label={labels.list} className="mt-3 grid grid-cols-1">
            {rows.map((row) => (
              <ArtworkRow
                key={row.id}
                row={row}
                id={pressId(input.id, row.id)}
                labels={labels}
                locale={locale}
                onPress={() => (isUnderWay(row.at) ? pause(row.id) : void send(row))}
                onRemove={() => remove(row)}
              />
            ))}
          </ul>
          {rows.some(({ at }) => isLeft(at)) ? (
            <p className="mt-1.5 text-sm text-ink-soft">{labels.again}</p>
          ) : null}
        </>
      ) : null}
      {formState ? (
        <p
          className={`mt-1.5 text-sm ${formState === 'stopped' ? 'font-bold text-danger' : 'text-ink-soft'}`}
        >
          {labels[formState]}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {[
          ...rows.map((row) => announce(row, labels, locale)),
          ...(formState ? [labels[formState]] : []),
        ].join(' ')}
      </p>
    </>
  );
}

/** Whether there is something to go on with after the page was closed. */
const isLeft = ({ state }: RowState) => state !== 'done' && state !== 'failed';

const isUnderWay = ({ state }: RowState) => state === 'sending' || state === 'waiting';

/** There is nothing to press for a moment. */
const isHeld = ({ state }: RowState) => state === 'preparing' || state === 'finishing';

/** What the button of a row says: while it is held, what it said before, so that it stays under the finger. Null: there is none. */
function pressOf(at: RowState, labels: ArtworkLabels): string | null {
  if (at.state === 'ready' || at.state === 'preparing') return labels.send;
  if (isUnderWay(at) || at.state === 'finishing') return labels.pause;
  if (at.state === 'paused') return labels.resume;
  return at.state === 'failed' && at.mayRetry ? labels.retry : null;
}

const pressId = (field: string, row: number) => `${field}-press-${row}`;

/** In steps of a fifth, so that nobody is talked over. */
function announce({ file, sent, at }: Row, labels: ArtworkLabels, locale: Locale): string {
  if (at.state === 'failed') return withLabel(file.name, labels.errors[at.error], locale);
  if (at.state !== 'sending') return withLabel(file.name, labels.states[at.state], locale);
  const percent = String(Math.floor((5 * sent) / file.size) * 20);
  return labels.percent.replace('{name}', () => file.name).replace('{percent}', percent);
}

function ArtworkRow({
  row: { file, sent, at },
  id,
  labels,
  locale,
  onPress,
  onRemove,
}: {
  row: Row;
  /** Of its button. */
  id: string;
  labels: ArtworkLabels;
  locale: Locale;
  onPress: () => void;
  onRemove: () => void;
}) {
  const named = (label: string) => label.replace('{name}', () => file.name);
  const size = formatFileSize(file.size, locale);
  const press = pressOf(at, labels);
  const isBegun = isUnderWay(at) || at.state === 'paused' || at.state === 'finishing';
  return (
    <li tabIndex={-1} className="border-b border-line py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="break-words">
            {file.name} <span className="figures text-sm text-ink-soft">{size}</span>
          </p>
          {isBegun ? (
            <progress
              value={sent}
              max={file.size}
              aria-label={named(labels.progress)}
              className="upload-progress mt-1 block h-1.5 w-full"
            />
          ) : null}
          {at.state === 'failed' ? (
            <p className="text-sm font-bold text-danger">{labels.errors[at.error]}</p>
          ) : (
            <p className="figures text-sm">
              {at.state === 'sending'
                ? labels.sent.replace('{sent}', formatFileSize(sent, locale)).replace('{size}', size)
                : labels.states[at.state]}
            </p>
          )}
        </div>
        <button
          type="button"
          onClick={onRemove}
          aria-label={named(isBegun ? labels.cancel : labels.remove)}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center hocus:text-danger"
        >
          <CloseIcon />
        </button>
      </div>
      {press ? (
        <button
          id={id}
          type="button"
          onClick={isHeld(at) ? undefined : onPress}
          aria-disabled={isHeld(at)}
          className="button button-ink mt-2 min-h-11 px-5"
        >
          {press}
          <span className="sr-only"> {file.name}</span>
        </button>
      ) : null}
    </li>
  );
}
