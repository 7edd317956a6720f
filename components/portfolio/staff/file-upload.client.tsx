'use client';

import { useRef, useState } from 'react';
import { DropArea } from '@/components/ui/drop-area.client';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { sendToWork } from './send-file';

interface Progress {
  name: string;
  /** From 0 to 1. */
  share: number;
}

/** Why a file was not taken. */
interface Problem {
  name: string;
  text: string;
}

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
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const sendOne = async (file: File): Promise<Problem | null> => {
    const report = (share: number) => setProgress({ name: file.name, share });
    report(0);
    // What would be refused in the end is not sent through a slow line first.
    const sent =
      file.size > maxFileBytes
        ? ({ ok: false, error: 'fileTooLarge' } as const)
        : await sendToWork(endpoint, file, report);
    return sent.ok ? null : { name: file.name, text: labels.refused[sent.error] ?? labels.offline };
  };

  const send = async (list: FileList | null) => {
    // A copy: the list empties itself with its field.
    const files = [...(list ?? [])];
    if (files.length === 0 || progress) return;
    setProblems([]);
    setSaid('');
    const failed: Problem[] = [];
    for (const file of files) {
      const problem = await sendOne(file);
      if (problem) failed.push(problem);
    }
    setProgress(null);
    setProblems(failed);
    if (input.current) input.current.value = '';
    if (failed.length < files.length) {
      setSaid(labels.uploaded);
      await showAgain();
    }
  };
  return (
    <form action={endpoint} method="post" encType="multipart/form-data" className="mt-6 max-w-2xl">
      <label htmlFor="work-file" className="font-bold">
        {labels.upload}
      </label>
      <DropArea
        add={labels.uploadAdd}
        drop={labels.uploadDrop}
        onFiles={(files) => void send(files)}
        className="bg-white"
      >
        <input
          ref={input}
          id="work-file"
          type="file"
          name="file"
          multiple
          accept="image/jpeg,image/png,image/webp,video/mp4,video/webm"
          aria-describedby="work-file-hint"
          disabled={progress !== null}
          onChange={(event) => void send(event.currentTarget.files)}
          className="drop-input"
        />
      </DropArea>
      <p id="work-file-hint" className="mt-1.5 text-sm text-ink-soft">
        {labels.uploadHint}
      </p>
      <button type="submit" className="button button-ink without-script mt-2 min-h-11 px-5">
        {labels.upload}
      </button>
      {progress ? (
        <p className="mt-2">
          <label htmlFor="work-progress" className="flex justify-between gap-3 text-sm">
            <span className="min-w-0 break-words">
              {labels.uploading.replace('{name}', () => progress.name)}
            </span>
            <span className="figures">{Math.round(progress.share * 100)} %</span>
          </label>
          <progress
            id="work-progress"
            max={1}
            value={progress.share}
            className="upload-progress mt-1 block h-1.5 w-full"
          />
        </p>
      ) : null}
      {problems.length > 0 ? (
        <ul role="alert" className="mt-2 border-l-8 border-danger bg-danger-tint px-4 py-2 break-words">
          {problems.map(({ name, text }) => (
            <li key={name}>
              <span className="block font-bold">{name}</span>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}
