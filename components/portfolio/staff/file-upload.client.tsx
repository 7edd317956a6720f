'use client';

import { useRef } from 'react';
import { DropArea } from '@/components/ui/drop-area.client';
import { UploadsReport, useUploadsInTurn } from '@/components/ui/uploads-in-turn.client';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { sendToWork } from './send-file';

/**
 * Takes pictures and a video into a work, one after the other, each with its progress. Without script it is a plain form
 * with one file, which the same address answers.
 */
export function FileUpload({
  endpoint,
  labels,
  showAgain,
}: {
  /** With the page's language as `locale`. */
  endpoint: string;
  labels: WorkLabels;
  showAgain: () => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { progress, problems, kept, send } = useUploadsInTurn(async (file, report) => {
    // What would be refused in the end is not sent through a slow line first.
    const sent =
      file.size > maxFileBytes
        ? ({ ok: false, error: 'fileTooLarge' } as const)
        : await sendToWork(endpoint, file, report);
    return sent.ok ? null : { text: labels.refused[sent.error] ?? labels.offline };
  });
  const take = async (list: FileList | null) => {
    const sent = await send(list);
    if (sent && input.current) input.current.value = '';
    if (sent && sent.kept > 0) await showAgain();
  };

  return (
    <form action={endpoint} method="post" encType="multipart/form-data" className="mt-6 max-w-2xl">
      <label htmlFor="work-file" className="font-bold">
        {labels.upload}
      </label>
      <DropArea
        add={labels.uploadAdd}
        drop={labels.uploadDrop}
        onFiles={(files) => void take(files)}
        className="bg-white"
      >
        <input
          ref={input}
          id="work-file"
          type="file"
          name="file"
          multiple
          accept="image/jpeg,image/png,image/webp,.heic,.heif,video/mp4,video/webm"
          aria-describedby="work-file-hint"
          // Not `disabled`, which would take the focus from it.
          aria-disabled={progress !== null || undefined}
          onClick={(event) => {
            if (progress) event.preventDefault();
          }}
          onChange={(event) => void take(event.currentTarget.files)}
          className="drop-input"
        />
      </DropArea>
      <p id="work-file-hint" className="mt-1.5 text-sm text-ink-soft">
        {labels.uploadHint}
      </p>
      <button type="submit" className="button button-ink without-script mt-2 min-h-11 px-5">
        {labels.upload}
      </button>
      <UploadsReport id="work-progress" progress={progress} problems={problems} sending={labels.uploading} />
      <p role="status" className="sr-only">
        {kept > 0 ? labels.uploaded : ''}
      </p>
    </form>
  );
}
