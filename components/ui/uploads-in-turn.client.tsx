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
type SendOne = (file: File, report: (share: number) => void) => Promise<string | null>;

/** Sends the files of a field one after the other, and knows how far each is and what became of all. */
export function useUploadsInTurn(sendOne: SendOne) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [kept, setKept] = useState(0);

  /** How many of them were taken, and how many were not. */
  const send = async (list: FileList | null): Promise<{ kept: number; failed: number } | null> => {
    // A copy: the list empties itself with its field.
    const files = [...(list ?? [])];
    if (files.length === 0 || progress) return null;
    setProblems([]);
    setKept(0);
    const failed: Problem[] = [];
    for (const file of files) {
      const report = (share: number) => setProgress({ name: file.name, share });
      report(0);
      const text = await sendOne(file, report);
      if (text !== null) failed.push({ name: file.name, text });
    }
    setProgress(null);
    setProblems(failed);
    setKept(files.length - failed.length);
    return { kept: files.length - failed.length, failed: failed.length };
  };

  return { progress, problems, kept, send };
}

/** The file that is on its way, and those that were not taken. */
export function UploadsReport({
  id,
  progress,
  problems,
  sending,
}: {
  id: string;
  progress: Progress | null;
  problems: readonly Problem[];
  /** With `{name}`. */
  sending: string;
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
        </div>
      ) : null}
    </>
  );
}
