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

/** A file that was not taken, and why. */
interface Refused<About> {
  one: Chosen<About>;
  text: string;
  mayBeTakenLater: boolean;
}

/**
 * Sends files one after the other. Those that come meanwhile go behind, each with what was said of it when it came; what became of
 * all of them is shown at the end. Those that may be taken later are shown until they are sent once more, whatever comes in between.
 */
export function createUploadQueue<About>(show: (change: Partial<ShownUploads<About>>) => void) {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let refused: Refused<About>[] = [];
  let kept = 0;

  const result = () => ({
    problems: refused.map(({ one, text }) => ({ name: one.file.name, text })),
    waiting: refused.filter(({ mayBeTakenLater }) => mayBeTakenLater).map(({ one }) => one),
    kept,
  });

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
      refused.push({ one, text: refusal.text, mayBeTakenLater: refusal.mayBeTakenLater ?? false });
    }
    return { kept: chosen.length - failed, failed };
  };

  return async (chosen: readonly Chosen<About>[], sendOne: SendOne<About>): Promise<Sent | null> => {
    if (chosen.length === 0) return null;
    const isFirst = underWay === 0;
    const isAgain = refused.some(({ one }) => chosen.includes(one));
    refused = refused.filter(
      ({ one, mayBeTakenLater }) => !chosen.includes(one) && (mayBeTakenLater || !isFirst),
    );
    if (isFirst) kept = 0;
    if (isFirst || isAgain) show(result());
    underWay += 1;
    const sent = last.then(() => sendThese(chosen, sendOne));
    last = sent.catch(() => undefined);
    try {
      return await sent;
    } finally {
      underWay -= 1;
      if (underWay === 0) show({ progress: null, ...result() });
    }
  };
}
