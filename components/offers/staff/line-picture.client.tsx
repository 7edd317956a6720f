'use client';

import { useRef, useState } from 'react';
import { DropArea } from '@/components/ui/drop-area.client';
import { shrinkPhoto } from '@/components/ui/shrink-photo';
import { sendFile } from '@/components/ui/upload-file';
import { UploadsReport, useUploadsInTurn } from '@/components/ui/uploads-in-turn.client';
import type { LinePictureLabels } from '@/lib/offers/compose-labels';
import {
  firstLine,
  isPictureDone,
  linePicturePixels,
  type PictureOutcome,
  type ShownPicture,
} from '@/lib/offers/line-picture';
import { LineThumbnail } from '../line-thumbnail';

/** What the editor knows of the pictures of its lines. */
export interface LinePictures {
  /** By the ids of lines. */
  shown: Readonly<Record<string, ShownPicture>>;
  /** The same, as the form says what was seen (`seenPictures`). */
  seen: string;
  /** Lines of the saved draft: those that can have another picture. */
  open: readonly string[];
  /** Where pictures are sent to, with the page's language. */
  endpoint: string;
  /** Of the form or the button that led here. */
  outcome: { line: string; outcome: PictureOutcome } | null;
  showAgain: () => Promise<void>;
}

const endpointOf = ({ endpoint }: LinePictures, line: string) => `${endpoint}&line=${line}`;
const formOf = (line: string) => `offer-picture-form-${line}`;

/**
 * The forms that send pictures, one for each line. A form cannot stand in another: their fields stand in the rows, and say which
 * form they belong to.
 */
export function LinePictureForms({ pictures }: { pictures: LinePictures }) {
  return pictures.open.map((line) => (
    <form
      key={line}
      id={formOf(line)}
      action={endpointOf(pictures, line)}
      method="post"
      encType="multipart/form-data"
    />
  ));
}

/** The picture of a line, small, and how it is added, replaced and taken out. */
export function LinePicture({
  line,
  words,
  pictures,
  labels,
}: {
  line: string;
  /** Of the line. */
  words: string;
  pictures: LinePictures;
  labels: LinePictureLabels;
}) {
  const picture = pictures.shown[line];
  const isOpen = pictures.open.includes(line);
  if (!picture && !isOpen) return null;
  return (
    <div id={`offer-picture-${line}`} className="col-span-full flex flex-wrap items-start gap-3">
      {picture ? (
        <LineThumbnail
          picture={picture}
          label={labels.enlarge.replace('{line}', () => firstLine(words))}
          isApart
        />
      ) : null}
      {isOpen ? (
        <ChangePicture line={line} hasPicture={picture !== undefined} pictures={pictures} labels={labels} />
      ) : null}
    </div>
  );
}

function ChangePicture({
  line,
  hasPicture,
  pictures,
  labels,
}: {
  line: string;
  hasPicture: boolean;
  pictures: LinePictures;
  labels: LinePictureLabels;
}) {
  const endpoint = endpointOf(pictures, line);
  // Until something is done with script, what the address says holds.
  const led = pictures.outcome?.line === line ? pictures.outcome.outcome : null;
  const [done, setDone] = useState<PictureOutcome | null>(led && isPictureDone(led) ? led : null);
  const [fault, setFault] = useState<string | null>(
    led && !isPictureDone(led) ? (labels.outcome[led] ?? null) : null,
  );
  const summary = useRef<HTMLElement>(null);
  const isRemoving = useRef(false);
  const { progress, problems, send } = useUploadsInTurn(async (file, report) => {
    const address = `${endpoint}&${new URLSearchParams({ name: file.name.toWellFormed() })}`;
    const sent = await sendFile(address, await shrinkPhoto(file, linePicturePixels), { onProgress: report });
    return sent.ok ? null : { text: labels.outcome[sent.error] ?? labels.offline };
  });
  const say = (outcome: PictureOutcome | null, wrong: string | null) => {
    setDone(outcome);
    setFault(wrong);
  };
  const show = async (outcome: PictureOutcome) => {
    // What had the focus will be folded away, or go with the picture.
    const { activeElement, body } = document;
    if (activeElement === body || summary.current?.parentElement?.contains(activeElement))
      summary.current?.focus();
    // It is kept or gone, though the page may not be reached to show it.
    await pictures.showAgain().catch(() => undefined);
    say(outcome, null);
  };
  const take = async (list: FileList | null) => {
    say(null, null);
    const sent = await send(list);
    if (sent?.kept) await show('kept');
  };
  const remove = async () => {
    // Two clicks are one.
    if (isRemoving.current) return;
    isRemoving.current = true;
    const sent = await sendFile(`${endpoint}&intent=remove`, new Blob());
    if (sent.ok) await show('removed');
    else say(null, labels.outcome[sent.error] ?? labels.offline);
    isRemoving.current = false;
  };
  const id = `offer-picture-file-${line}`;
  const isWrong = fault !== null || problems.length > 0;
  return (
    <div className="min-w-0 flex-1">
      <details open={isWrong || progress !== null || undefined}>
        <summary
          ref={summary}
          className="flex min-h-11 cursor-pointer items-center text-sm font-bold underline underline-offset-4"
        >
          {hasPicture ? labels.change : labels.add}
        </summary>
        <label htmlFor={id} className="text-sm text-ink-soft">
          {labels.file}
        </label>
        <DropArea add={labels.choose} drop={labels.drop} onFiles={(files) => void take(files)}>
          <input
            id={id}
            form={formOf(line)}
            type="file"
            name="file"
            accept="image/*"
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? `${id}-hint ${id}-error` : `${id}-hint`}
            // Not `disabled`, which would take the focus from it.
            aria-disabled={progress !== null || undefined}
            onClick={(event) => {
              if (progress) event.preventDefault();
            }}
            onChange={(event) => {
              void take(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
            className="drop-input"
          />
        </DropArea>
        <div id={`${id}-error`}>
          {fault === null ? null : (
            <p role="alert" className="mt-1 text-sm font-bold text-danger">
              {fault}
            </p>
          )}
          <UploadsReport
            id={`${id}-progress`}
            progress={progress}
            problems={problems}
            sending={labels.sending}
          />
        </div>
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {labels.hint}
        </p>
        <p className="mt-2 flex flex-wrap gap-3">
          <button type="submit" form={formOf(line)} className="work-button without-script">
            {hasPicture ? labels.replace : labels.add}
          </button>
          {hasPicture ? (
            <button
              type="submit"
              form={formOf(line)}
              name="intent"
              value="remove"
              className="work-button"
              onClick={(event) => {
                event.preventDefault();
                void remove();
              }}
            >
              {labels.remove}
            </button>
          ) : null}
        </p>
      </details>
      <p role="status" className="text-sm font-bold empty:hidden">
        {done ? labels.outcome[done] : ''}
      </p>
    </div>
  );
}
