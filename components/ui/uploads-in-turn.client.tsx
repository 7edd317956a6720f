'use client';

import { useState } from 'react';
import {
  createUploadQueue,
  noUploads,
  type Problem,
  type Progress,
  type SendOne,
  type ShownUploads,
} from './upload-queue';

/**
 * Sends the files of a field one after the other, and knows how far each is and what became of all.
 *
 * @param sendOne gets what was said of a file when it was chosen
 */
export function useUploadsInTurn<About = void>(sendOne: SendOne<About>) {
  const [shown, setShown] = useState<ShownUploads<About>>(noUploads);
  const [queue] = useState(() =>
    createUploadQueue<About>((change) => setShown((was) => ({ ...was, ...change }))),
  );
  // A copy: the list empties itself with its field.
  const send = (list: Iterable<File> | null, about: About) =>
    queue(
      [...(list ?? [])].map((file) => ({ file, about })),
      sendOne,
    );
  const sendAgain = () => queue(shown.waiting, sendOne);
  return { ...shown, send, sendAgain };
}

/** The file that is on its way, and those that were not taken. */
export function UploadsReport({
  id,
  progress,
  problems,
  sending,
  again,
}: {
  id: string;
  progress: Progress | null;
  problems: readonly Problem[];
  /** With `{name}`. */
  sending: string;
  /** Sends those that may be taken later once more. */
  again?: { label: string; send: () => void } | null;
}) {
  return (
    <>
      {progress ? (
        <p className="mt-2">
          <label htmlFor={id} className="flex justify-between gap-3 text-sm">
            <span className="min-w-0 break-words">{sending.replace('{name}', () => progress.name)}</span>
            <span className="figures">{Math.round(progress.share * 100)} %</span>
          </label>
          <progress
            id={id}
            max={1}
            value={progress.share}
            className="upload-progress mt-1 block h-1.5 w-full"
          />
        </p>
      ) : null}
      {problems.length > 0 ? (
        <div role="alert" className="mt-2 border-l-8 border-danger bg-danger-tint px-4 py-2 break-words">
          <ul>
            {problems.map(({ name, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a camera calls all its photos the same
              <li key={at}>
                <span className="block font-bold">{name}</span>
                {text}
              </li>
            ))}
          </ul>
          {again ? (
            <button type="button" onClick={again.send} className="work-button mt-2 mb-1">
              {again.label}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
