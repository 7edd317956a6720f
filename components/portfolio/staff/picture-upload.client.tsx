'use client';

import { type DragEvent, useRef, useState } from 'react';
import type { WorkLabels } from './form-labels';

interface Progress {
  name: string;
  percent: number;
}

/**
 * Takes pictures into a work, one after the other, each with its progress. Without script it is a plain form with one
 * file, which the same address answers.
 */
export function PictureUpload({
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
  const [problems, setProblems] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const sendOne = (file: File) =>
    new Promise<string | null>((resolve) => {
      const request = new XMLHttpRequest();
      const fail = (reason: string) => resolve(`${file.name}: ${labels.refused[reason] ?? labels.offline}`);
      request.open('POST', endpoint);
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.upload.onprogress = ({ loaded, total }) =>
        setProgress({ name: file.name, percent: Math.round((loaded / Math.max(1, total)) * 100) });
      request.onerror = () => fail('offline');
      request.onload = () => {
        if (request.status === 201) {
          const { version } = JSON.parse(request.responseText) as { version: number };
          dispatchEvent(new CustomEvent('portfolio:version', { detail: version }));
          return resolve(null);
        }
        try {
          fail(String(JSON.parse(request.responseText).error));
        } catch {
          fail('unavailable');
        }
      };
      setProgress({ name: file.name, percent: 0 });
      request.send(file);
    });

  const send = async (list: FileList | null) => {
    // A copy: the list empties itself with its field.
    const files = [...(list ?? [])];
    if (files.length === 0 || progress) return;
    setProblems([]);
    const failed: string[] = [];
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
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void send(event.dataTransfer.files);
  };

  return (
    <form
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="mt-4 max-w-2xl border-2 border-dashed border-line-strong bg-white px-4 py-4"
    >
      <label htmlFor="work-file" className="font-bold">
        {labels.upload}
      </label>
      <p id="work-file-hint" className="text-sm text-ink-soft">
        {labels.uploadHint}
      </p>
      <input
        ref={input}
        id="work-file"
        type="file"
        name="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-describedby="work-file-hint"
        disabled={progress !== null}
        onChange={(event) => void send(event.currentTarget.files)}
        className="mt-2 block min-h-11 w-full cursor-pointer py-2 text-sm"
      />
      <button type="submit" className="button button-ink without-script mt-2 min-h-11 px-5">
        {labels.upload}
      </button>
      {progress ? (
        <p className="mt-2">
          <label htmlFor="work-progress" className="block text-sm break-words">
            {labels.uploading.replace('{name}', () => progress.name)}
          </label>
          <progress id="work-progress" max="100" value={progress.percent} className="w-full accent-ink" />
        </p>
      ) : null}
      {problems.length > 0 ? (
        <ul role="alert" className="mt-2 border-l-8 border-danger bg-[#fdeceb] px-4 py-2">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}
