'use client';

import { useState } from 'react';

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

/** Sends a file; answers why it was not taken, in words, or null. */
type SendOne = (
  file: File,
  report: (share: number) => void,
) => Promise<{ text: string; mayBeTakenLater?: boolean } | null>;

/** Sends the files of a field one after the other, and knows how far each is and what became of all. */
export function useUploadsInTurn(sendOne: SendOne) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [kept, setKept] = useState(0);
  /** Those that may be sent once more as they are: a photo that a camera has just taken is nowhere else. */
  const [waiting, setWaiting] = useState<readonly File[]>([]);

  /** How many of them were taken, and how many were not. */
  const send = async (list: Iterable<File> | null): Promise<{ kept: number; failed: number } | null> => {
    // A copy: the list empties itself with its field.
    const files = [...(list ?? [])];
    if (files.length === 0 || progress) return null;
    setProblems([]);
    setKept(0);
    setWaiting([]);
    const failed: Problem[] = [];
    const later: File[] = [];
    for (const file of files) {
      const report = (share: number) => setProgress({ name: file.name, share });
      report(0);
      const refusal = await sendOne(file, report);
      if (refusal === null) continue;
      failed.push({ name: file.name, text: refusal.text });
      if (refusal.mayBeTakenLater) later.push(file);
    }
    setProgress(null);
    setProblems(failed);
    setWaiting(later);
    setKept(files.length - failed.length);
    return { kept: files.length - failed.length, failed: failed.length };
  };

  return { progress, problems, kept, waiting, send };
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
            {problems.map(({ name, text }) => (
              <li key={name}>
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
