'use client';

import { useRef } from 'react';
import { DropArea } from '@/components/ui/drop-area.client';
import { SelectField, TextField } from '@/components/ui/field';
import { shrinkPhoto } from '@/components/ui/shrink-photo';
import { sendFile } from '@/components/ui/upload-file';
import type { Sent } from '@/components/ui/upload-queue';
import { UploadsReport, useUploadsInTurn } from '@/components/ui/uploads-in-turn.client';
import { photoPixels, workLimits } from '@/lib/jobs/job-work';
import type { PhotoFormLabels } from '@/lib/jobs/work-labels';

/** What is said of a photo, as it stood in the form when the photo was chosen. */
interface About extends Record<string, string> {
  moment: string;
  words: string;
}

/** Words of the server that say nothing against a photo. */
const passing = ['unavailable', 'signedOut'];

/**
 * Takes photos of a job, one after the other, each with its progress: a phone offers its camera and its album. Without script it
 * is a plain form with one photo, which the same address answers.
 */
export function PhotoForm({
  endpoint,
  moment,
  labels,
  showAgain,
}: {
  /** With the page's language as `locale`. */
  endpoint: string;
  /** What is chosen at first. */
  moment: string;
  labels: PhotoFormLabels;
  showAgain: () => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const uploads = useUploadsInTurn<About>(async (file, report, about) => {
    const address = `${endpoint}&${new URLSearchParams({ ...about, name: file.name.toWellFormed() })}`;
    const sent = await sendFile(address, await shrinkPhoto(file, photoPixels), { onProgress: report });
    if (sent.ok) return null;
    const refused = labels.refused[sent.error];
    const mayBeTakenLater = refused === undefined || passing.includes(sent.error);
    return { text: refused ?? labels.offline, mayBeTakenLater };
  });
  const { progress, problems, kept, waiting } = uploads;
  /** @param said the words that went with them */
  const end = async (sent: Sent | null, said: readonly string[]) => {
    const words = form.current?.elements.namedItem('words');
    // The next photo is of the same moment, and of something else; what is typed for it meanwhile stays.
    if (sent?.failed === 0 && words instanceof HTMLInputElement && said.includes(words.value))
      words.value = '';
    if (sent && sent.kept > 0) await showAgain();
  };
  const take = async (files: Iterable<File> | null) => {
    const typed = new FormData(form.current ?? undefined);
    const about = { moment: String(typed.get('moment') ?? ''), words: String(typed.get('words') ?? '') };
    await end(await uploads.send(files, about), [about.words]);
  };
  const sendAgain = async () => {
    // The button goes while they are sent.
    const field = form.current?.elements.namedItem('file');
    if (field instanceof HTMLInputElement) field.focus();
    const said = waiting.map(({ about }) => about.words);
    await end(await uploads.sendAgain(), said);
  };

  return (
    <form
      ref={form}
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      <SelectField
        id="photo-moment"
        name="moment"
        label={labels.moment}
        placeholder=""
        options={labels.moments}
        defaultValue={moment}
      />
      <TextField
        id="photo-words"
        name="words"
        type="text"
        label={labels.words}
        optional={labels.optional}
        maxLength={workLimits.words.max}
        autoComplete="off"
      />
      <div className="sm:col-span-2">
        <label htmlFor="photo-file" className="needed font-bold">
          {labels.file}
        </label>
        <DropArea add={labels.add} drop={labels.drop} onFiles={(files) => void take(files)}>
          <input
            id="photo-file"
            type="file"
            name="file"
            multiple
            accept="image/*"
            aria-describedby="photo-hint"
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
        <p id="photo-hint" className="mt-1.5 text-sm text-ink-soft">
          {labels.hint}
        </p>
        <button type="submit" className="button button-ink without-script mt-2 min-h-11 px-5">
          {labels.submit}
        </button>
        <UploadsReport
          id="photo-progress"
          progress={progress}
          problems={problems}
          sending={labels.sending}
          again={waiting.length > 0 ? { label: labels.again, send: () => void sendAgain() } : null}
        />
        <p role="status" className="mt-2 font-bold empty:hidden">
          {kept > 0 ? labels.kept : ''}
        </p>
      </div>
    </form>
  );
}
