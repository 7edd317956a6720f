import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type MeasuredPhoto, strokesToDraw } from './photo/measure-picture';
import { methods } from './photo/other-methods';
import type { PictureTask } from './photo/picture-thread';
import { type KnownPicture, knownPictures } from './photo/pictures';
import type { ResultsRow } from './results-row';
import { phoneIndex, takeSlowdown } from './slow-processor';
import { takeMedian } from './take-median';

const leastOverlap = 0.93;
/** Milliseconds from a stroke to its film, on the phone of `slow-processor.ts`. */
const longestWait = 400;

/** A picture, and how much slower a phone was at that moment. */
export type PhotoOnPhone = MeasuredPhoto & { slowdown: number };

async function measureInThread(picture: KnownPicture, compares: boolean): Promise<PhotoOnPhone> {
  const slowdown = takeSlowdown();
  const task: PictureTask = { picture, compares };
  const thread = new Worker(new URL('./photo/picture-thread.ts', import.meta.url), { workerData: task });
  try {
    const [measured] = (await once(thread, 'message')) as [MeasuredPhoto];
    return { ...measured, slowdown };
  } finally {
    await thread.terminate();
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One row a picture, then what is judged: the overlap of all of them, and the stroke that took longest. */
export function judgePhotos(measured: readonly PhotoOnPhone[]): ResultsRow[] {
  const rows = measured.map(
    ({ name, overlaps, waits }): ResultsRow => ({
      check: 'photo',
      what: name,
      figure: `IoU ${(overlaps.tool ?? 0).toFixed(3)}, ${Math.round(takeMedian(waits))} ms a stroke`,
      holds: null,
    }),
  );
  const whole = mean(measured.map(({ overlaps }) => overlaps.tool ?? 0));
  const waits = measured.flatMap((picture) => picture.waits.map((wait) => wait * picture.slowdown));
  const slowest = Math.max(...waits);
  rows.push({
    check: 'photo',
    what: `paint on photos, mean overlap (IoU) after ${strokesToDraw} strokes, ${measured.length} pictures`,
    figure: `IoU ${whole.toFixed(3)}`,
    limit: `≥ ${leastOverlap}`,
    holds: whole >= leastOverlap,
  });
  rows.push({
    check: 'photo',
    what: `paint on photos, slowest stroke to its film, 1,600 px, a fresh thread for each picture as in the tool, processor time on a phone of index ${phoneIndex}`,
    figure: `${Math.round(slowest)} ms (median ${Math.round(takeMedian(waits))} ms)`,
    limit: `≤ ${longestWait} ms`,
    holds: slowest <= longestWait,
  });
  return rows;
}

/** How well the photo tool finds paint, on pictures whose masks are known, and how long a stroke takes. */
export async function measurePhoto(compares: boolean): Promise<ResultsRow[]> {
  const measured: PhotoOnPhone[] = [];
  for (const picture of await knownPictures()) measured.push(await measureInThread(picture, compares));
  const rows = judgePhotos(measured);
  if (compares)
    for (const method of methods)
      rows.push({
        check: 'photo',
        what: `compared: ${method}`,
        figure: mean(measured.map(({ overlaps }) => overlaps[method] ?? 0)).toFixed(3),
        holds: null,
      });
  return rows;
}
