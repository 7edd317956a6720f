'use client';

import { useState } from 'react';
import { TextAreaField } from '@/components/ui/field';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { type BookPreview, type ImportResult, maxImportLength } from '@/lib/offers/book/book-import';
import type { ImportLabels } from '@/lib/offers/book/import-labels';

/** What a file says: spreadsheets here still write the old encoding of Windows. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file of prices, what it would do, and the button that does it. Without script its lines are pasted. */
export function BookImport({ action, labels }: { action: FormAction<ImportResult>; labels: ImportLabels }) {
  const { notice, formProps, pending, interruption, result, errorsOf } = useActionForm(action, {});
  const [fileError, setFileError] = useState<string | null>(null);
  // The file that was taken last, and how many there were.
  const [taken, setTaken] = useState<{ text: string | null; count: number }>({ text: null, count: 0 });
  const preview = result?.status === 'ok' ? result.data : null;
  const refusal = result?.status === 'refused' ? (labels.refused[result.reason] ?? result.reason) : null;
  const trouble = interruption ? labels.interrupted[interruption] : refusal;

  const take = async (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > maxImportLength;
    setFileError(isTooLarge ? (labels.errors.tooLong ?? null) : null);
    if (isTooLarge) return;
    const text = await textOf(file);
    setTaken(({ count }) => ({ text, count: count + 1 }));
  };

  return (
    <form {...formProps} className="grid gap-5">
      <div className="needs-script max-w-2xl">
        <label htmlFor="import-file" className="font-bold">
          {labels.file}
        </label>
        <input
          id="import-file"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby="import-file-hint"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // So that the same file, corrected, can be picked again.
            event.currentTarget.value = '';
          }}
          className="control"
        />
        <p id="import-file-hint" className="mt-1.5 text-sm text-ink-soft">
          {labels.fileHint}
        </p>
        <p role="alert" className="mt-1.5 text-sm font-bold text-danger empty:hidden">
          {fileError}
        </p>
      </div>
      <TextAreaField
        key={taken.count}
        id="import-csv"
        name="csv"
        label={labels.csv}
        hint={labels.csvHint}
        errors={errorsOf('csv').map((key) => labels.errors[key] ?? key)}
        rows={6}
        maxLength={maxImportLength}
        spellCheck={false}
        defaultValue={taken.text ?? preview?.csv ?? valuesOf(result).csv ?? ''}
      />
      <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
        {trouble ? (
          <div role="alert" className="mb-4 max-w-2xl border-l-8 border-danger bg-danger-tint px-4 py-3">
            <p className="font-bold">{labels.failure}</p>
            <p>{trouble}</p>
          </div>
        ) : null}
        {preview ? <Preview preview={preview} labels={labels} /> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="intent"
          value="preview"
          aria-disabled={pending}
          className={`button min-h-11 px-6 ${preview?.canKeep ? 'border-2 border-ink' : 'button-ink'}`}
        >
          {pending ? labels.busy : labels.preview}
        </button>
        {preview?.canKeep ? (
          <button
            type="submit"
            name="intent"
            value="keep"
            aria-disabled={pending}
            className="button button-ink min-h-11 px-6"
          >
            {labels.keep}
          </button>
        ) : null}
      </div>
    </form>
  );
}

function Preview({ preview, labels }: { preview: BookPreview; labels: ImportLabels }) {
  const { rows, faults, summary, seen, isStale, canKeep } = preview;
  return (
    <section aria-label={labels.rowsTitle} className="grid gap-4">
      <input type="hidden" name="seen" value={seen} />
      {isStale ? (
        <p role="alert" className="max-w-2xl border-l-8 border-danger bg-danger-tint px-4 py-3 font-bold">
          {labels.stale}
        </p>
      ) : null}
      {faults.length > 0 ? (
        <div role="alert" className="max-w-3xl border-l-8 border-danger bg-danger-tint px-4 py-3">
          <p className="font-bold">{labels.faultsTitle}</p>
          <ul className="mt-1 list-disc pl-5">
            {faults.map((fault) => (
              <li key={fault} className="break-words">
                {fault}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {rows.length > 0 ? (
        <p role="status" className="font-bold">
          {canKeep || faults.length > 0 ? summary : labels.nothing}
        </p>
      ) : null}
      <Rows rows={rows.filter(({ kind }) => kind !== 'same')} labels={labels} />
    </section>
  );
}

function Rows({ rows, labels }: { rows: BookPreview['rows']; labels: ImportLabels }) {
  if (rows.length === 0) return null;
  return (
    <ul className="max-w-3xl border-t-2 border-ink">
      {rows.map(({ line, kind, label, price, before }) => (
        <li key={line} className="border-b border-line py-2">
          <p className="flex flex-wrap gap-x-3">
            <span className="figures text-ink-soft">
              {labels.line} {line}
            </span>
            <span className="font-bold">{labels.kinds[kind]}</span>
          </p>
          <p className="break-words">
            {label}, <span className="figures font-bold">{price}</span>
          </p>
          {before ? (
            <p className="figures text-sm break-words text-ink-soft">
              {labels.before} {before}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
