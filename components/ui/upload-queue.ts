export interface Progress {
  name: string;
  /** From 0 to 1. */
  share: number;
}

/** Why a file was not taken. */
export interface Problem {
  name: string;
  text: string;
}

/** A file with what was said of it when it was chosen. */
interface Chosen<About> {
  file: File;
  about: About;
}

/** Sends a file; answers why it was not taken, in words, or null. */
export type SendOne<About> = (
  file: File,
  report: (share: number) => void,
  about: About,
) => Promise<{ text: string; mayBeTakenLater?: boolean } | null>;

/** How many of those that were sent together were taken, and how many were not. */
export interface Sent {
  kept: number;
  failed: number;
}

export interface ShownUploads<About> {
  progress: Progress | null;
  problems: readonly Problem[];
  kept: number;
  /** Those that may be sent once more as they are: a photo that a camera has just taken is nowhere else. */
  waiting: readonly Chosen<About>[];
}

export const noUploads = { progress: null, problems: [], kept: 0, waiting: [] } as const;

/**
 * Sends files one after the other. Those that come meanwhile go behind, each with what was said of it when it came; what became of
 * all of them is shown at the end.
 */
export function createUploadQueue<About>(show: (change: Partial<ShownUploads<About>>) => void) {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let problems: Problem[] = [];
  let waiting: Chosen<About>[] = [];
  let kept = 0;

  const sendThese = async (chosen: readonly Chosen<About>[], sendOne: SendOne<About>): Promise<Sent> => {
    let failed = 0;
    for (const one of chosen) {
      const { name } = one.file;
      const report = (share: number) => show({ progress: { name, share } });
      report(0);
      const refusal = await sendOne(one.file, report, one.about);
      if (refusal === null) {
        kept += 1;
        continue;
      }
      failed += 1;
      problems.push({ name, text: refusal.text });
      if (refusal.mayBeTakenLater) waiting.push(one);
    }
    return { kept: chosen.length - failed, failed };
  };

  return async (chosen: readonly Chosen<About>[], sendOne: SendOne<About>): Promise<Sent | null> => {
    if (chosen.length === 0) return null;
    if (underWay === 0) {
      [problems, waiting, kept] = [[], [], 0];
      show({ problems: [], waiting: [], kept: 0 });
    }
    underWay += 1;
    const sent = last.then(() => sendThese(chosen, sendOne));
    last = sent.catch(() => undefined);
    try {
      return await sent;
    } finally {
      underWay -= 1;
      if (underWay === 0) show({ progress: null, problems, waiting, kept });
    }
  };
}
