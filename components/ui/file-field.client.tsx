'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FileFault, fileFaults } from '@/lib/uploads/file-faults';
import type { UploadLabels } from '@/lib/uploads/upload-labels';
import { maxFileBytes, type UploadTarget } from '@/lib/uploads/upload-purposes';
import { DropArea } from './drop-area.client';
import { FieldError } from './field';
import type { FormTicket } from './form-ticket';
import { CloseIcon } from './icons';
import { forgetFile, type UploadedFile, uploadFile } from './upload-file';

interface Entry {
  id: number;
  name: string;
  size: number;
  /** Kept for another try; a file restored from a draft has none. */
  source: File | null;
  progress: number;
  uploaded: UploadedFile | null;
  /** Names a sentence; without one it has simply failed. */
  error: string | null;
}

/** What has been taken by now, whether something is still on its way, and whether something could not be taken. */
export interface Uploads {
  files: UploadedFile[];
  busy: boolean;
  failed: boolean;
}

interface FileFieldProps {
  id: string;
  target: UploadTarget;
  maxFiles: number;
  labels: UploadLabels;
  /** Sends the file with the form where no script does so before; with a script the form sends receipts only. */
  name?: string;
  required?: boolean;
  /** What the server found wrong, beside what the files themselves say. */
  errors?: readonly string[];
  initial: UploadedFile[];
  ticket: Pick<FormTicket, 'get' | 'expire'>;
  formatSize: (bytes: number) => string;
  onChange: (uploads: Uploads) => void;
  className?: string;
}

const isFault = (error: string) => fileFaults.some((fault) => fault === error);

const entryOf = (file: File, id: number): Entry => {
  // What it is, its content says: telephones give a JPEG the name of a HEIC.
  const error: FileFault | null = file.size > maxFileBytes ? 'fileTooLarge' : null;
  return { id, name: file.name, size: file.size, source: file, progress: 0, uploaded: null, error };
};

const restoredEntry = (uploaded: UploadedFile, id: number): Entry => ({
  id,
  name: uploaded.name,
  size: uploaded.size,
  source: null,
  progress: 1,
  uploaded,
  error: null,
});

/** Sends files with the ticket of their form, and with another one where that is too old; what is on its way when the field goes is given up. */
function useUploading({
  target,
  ticket,
  latest,
  change,
}: Pick<FileFieldProps, 'target' | 'ticket'> & {
  latest: RefObject<Entry[]>;
  change: (id: number, part: Partial<Entry>) => void;
}) {
  const aborters = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const running = aborters.current;
    return () => {
      for (const aborter of running.values()) aborter.abort();
    };
  }, []);

  const sendOnce = async (id: number, file: File, signal: AbortSignal) => {
    const held = await ticket.get();
    if (!held) return { ok: false, error: 'uploadFailed' } as const;
    const onProgress = (progress: number) => change(id, { progress });
    const sent = await uploadFile(target.endpoint, file, held, onProgress, signal);
    if (!sent.ok && sent.error === 'ticketExpired') expire(held);
    return sent;
  };

  const send = async (id: number, file: File) => {
    const aborter = new AbortController();
    aborters.current.set(id, aborter);
    let result = await sendOnce(id, file, aborter.signal);
    // A form that was begun days ago goes on with a ticket of today.
    if (!result.ok && result.error === 'ticketExpired') result = await sendOnce(id, file, aborter.signal);
    aborters.current.delete(id);
    change(id, result.ok ? { uploaded: result.answer, progress: 1 } : { error: result.error });
  };

  /** What came with a ticket goes with it: it is sent again, or said to be gone. */
  const expire = (held: string) => {
    if (!ticket.expire(held)) return;
    for (const { id, source, uploaded } of latest.current) {
      if (!uploaded) continue;
      change(id, source ? { uploaded: null, progress: 0 } : { uploaded: null, error: 'uploadExpired' });
      if (source) void send(id, source);
    }
  };

  return { send, giveUp: (id: number) => aborters.current.get(id)?.abort() };
}

/** The files of a field and what becomes of each. */
function useEntries({
  target,
  maxFiles,
  initial,
  ticket,
  onChange,
}: Pick<FileFieldProps, 'target' | 'maxFiles' | 'initial' | 'ticket' | 'onChange'>) {
  const nextId = useRef(initial.length);
  const [entries, setEntries] = useState<Entry[]>(() => initial.map(restoredEntry));
  const latest = useRef(entries);

  // Before it is painted: what is shown as ready is in the draft by then, should the page go away.
  useLayoutEffect(() => {
    latest.current = entries;
    onChange({
      files: entries.flatMap(({ uploaded }) => uploaded ?? []),
      busy: entries.some(({ uploaded, error }) => uploaded === null && error === null),
      failed: entries.some(({ error }) => error !== null),
    });
  }, [entries, onChange]);

  const change = (id: number, part: Partial<Entry>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));

  const { send, giveUp } = useUploading({ target, ticket, latest, change });

  const forget = (entry: Entry) => {
    giveUp(entry.id);
    const receipt = entry.uploaded?.receipt;
    if (receipt) void ticket.get().then((held) => held && forgetFile(target.endpoint, receipt, held));
  };

  return {
    entries,
    /** Takes as many as there is room for; says whether that was all of them. */
    add(files: FileList | File[]): boolean {
      const replaced = maxFiles === 1 ? entries : [];
      for (const entry of replaced) forget(entry);
      const room = maxFiles - (entries.length - replaced.length);
      const added = Array.from(files)
        .slice(0, Math.max(room, 0))
        .map((file) => {
          nextId.current += 1;
          return entryOf(file, nextId.current);
        });
      setEntries((all) => [...all.filter((entry) => !replaced.includes(entry)), ...added]);
      for (const { id, source, error } of added) if (source && !error) void send(id, source);
      return files.length <= room;
    },
    remove(entry: Entry) {
      forget(entry);
      setEntries((all) => all.filter(({ id }) => id !== entry.id));
    },
    again({ id, source }: Entry) {
      change(id, { error: null, progress: 0 });
      if (source) void send(id, source);
    },
  };
}

/** Files that leave as soon as they are chosen, each with its progress; the form sends only their receipts. */
export function FileField({
  id: inputId,
  target,
  maxFiles,
  labels,
  name,
  required = false,
  errors = [],
  initial,
  ticket,
  formatSize,
  onChange,
  className,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { entries, ...hold } = useEntries({ target, maxFiles, initial, ticket, onChange });

  const add = (files: FileList | File[]) =>
    setProblem(hold.add(files) ? null : (labels.errors.tooManyFiles ?? null));
  const remove = (entry: Entry) => {
    hold.remove(entry);
    setProblem(null);
    input.current?.focus();
  };
  // Its button goes with it until it has failed once more.
  const again = (entry: Entry) => {
    hold.again(entry);
    input.current?.focus();
  };

  return (
    <div className={className}>
      <label htmlFor={inputId} className="font-bold">
        {labels.label}
        {required ? (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        ) : null}
      </label>
      <DropArea add={labels.add} drop={labels.drop} onFiles={add}>
        <input
          ref={input}
          id={inputId}
          type="file"
          name={name}
          multiple={maxFiles > 1}
          accept={target.accept}
          required={required && entries.length === 0}
          aria-invalid={errors.length > 0 ? true : undefined}
          aria-describedby={`${inputId}-hint${errors.length > 0 ? ` ${inputId}-error` : ''}`}
          onChange={(event) => {
            if (event.target.files) add(event.target.files);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
          className="drop-input"
        />
      </DropArea>
      <p id={`${inputId}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {labels.hint}
      </p>
      {errors.length > 0 ? <FieldError id={`${inputId}-error`} errors={errors} /> : null}
      <p role="alert" className="text-sm font-bold text-danger empty:hidden">
        {problem}
      </p>
      <ul className="mt-2 grid grid-cols-1" aria-live="polite">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 border-b border-line py-1.5">
            <div className="min-w-0 flex-1">
              <p className="flex justify-between gap-3">
                <span className="truncate">{entry.name}</span>
                <span className="figures shrink-0 text-sm text-ink-soft">
                  {entry.uploaded ? labels.done : formatSize(entry.size)}
                </span>
              </p>
              {entry.error ? (
                <p className="text-sm font-bold text-danger">
                  {labels.errors[entry.error] ?? labels.errors.uploadFailed}
                </p>
              ) : entry.uploaded ? null : (
                <progress
                  value={entry.progress}
                  max={1}
                  aria-label={labels.progress.replace('{name}', entry.name)}
                  className="upload-progress mt-1 block h-1.5 w-full"
                />
              )}
            </div>
            {entry.source && entry.error && !isFault(entry.error) ? (
              <button
                type="button"
                onClick={() => again(entry)}
                className="min-h-11 cursor-pointer px-2 font-bold underline underline-offset-4"
              >
                {labels.retry.replace('{name}', entry.name)}
              </button>
            ) : null}
            <button
              type="button"
              onClick={() => remove(entry)}
              aria-label={labels.remove.replace('{name}', entry.name)}
              className="needs-script inline-flex size-11 shrink-0 cursor-pointer items-center justify-center hocus:text-danger"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
