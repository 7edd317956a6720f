import { changeStrokes, openPhoto, tryFilm } from '@/lib/photo-film/photo-session';
import type { Stroke } from '@/lib/photo-film/picture';
import { films } from '@/lib/wrap-simulator/films';
import { nextStroke, overlap } from './photo/draw-strokes';
import { findBy, methods } from './photo/other-methods';
import { type KnownPicture, knownPictures } from './photo/pictures';
import type { ResultsRow } from './results-row';
import { takeMedian } from './take-median';

const strokesToDraw = 6;
const leastOverlap = 0.93;
/** Milliseconds from a stroke to its film, on a processor four times slower. */
const longestWait = 400;
const slowdown = 4;

export interface MeasuredPhoto {
  name: string;
  /** By the tool, and by the methods it was compared with, after six strokes. */
  overlaps: Record<string, number>;
  /** Milliseconds of processor from each stroke to its film. */
  waits: number[];
}

/** Processor time of this thread: others on the machine do not count. */
function spent(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function measurePicture(
  { name, width, height, pixels, mask }: KnownPicture,
  compares: boolean,
): MeasuredPhoto {
  const picture = { width, height, data: pixels };
  const session = openPhoto(picture);
  const strokes: Stroke[] = [];
  const waits: number[] = [];
  const [film] = films;
  if (!film) throw new Error('There is no film.');
  for (let i = 0; i < strokesToDraw; i += 1) {
    const stroke = nextStroke(mask, session.mask, width, height);
    if (!stroke) break;
    strokes.push(stroke);
    waits.push(
      spent(() => {
        changeStrokes(session, i, [stroke]);
        tryFilm(session, film);
      }),
    );
  }
  const overlaps: Record<string, number> = { tool: overlap(mask, session.mask) };
  if (compares)
    for (const method of methods)
      overlaps[method] = followRule(method, { name, width, height, pixels, mask });
  return { name, overlaps, waits };
}

/** Another method gets strokes of its own: by the same rule, from what it finds itself. */
function followRule(method: (typeof methods)[number], known: KnownPicture): number {
  const { width, height, pixels, mask } = known;
  const find = findBy(method, { width, height, data: pixels });
  let found = find([]);
  const strokes: Stroke[] = [];
  for (let i = 0; i < strokesToDraw; i += 1) {
    const stroke = nextStroke(mask, found, width, height);
    if (!stroke) break;
    strokes.push(stroke);
    found = find(strokes);
  }
  return overlap(mask, found);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One row a picture, then what is judged: the overlap of all of them, and the stroke that took longest. */
export function judgePhotos(measured: readonly MeasuredPhoto[]): ResultsRow[] {
  const rows = measured.map(
    ({ name, overlaps, waits }): ResultsRow => ({
      check: 'photo',
      what: name,
      figure: `IoU ${(overlaps.tool ?? 0).toFixed(3)}, ${Math.round(takeMedian(waits))} ms a stroke`,
      holds: null,
    }),
  );
  const whole = mean(measured.map(({ overlaps }) => overlaps.tool ?? 0));
  const waits = measured.flatMap((picture) => picture.waits.map((wait) => wait * slowdown));
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
    what: `paint on photos, slowest stroke to its film, 1,600 px, processor time × ${slowdown}`,
    figure: `${Math.round(slowest)} ms (median ${Math.round(takeMedian(waits))} ms)`,
    limit: `≤ ${longestWait} ms`,
    holds: slowest <= longestWait,
  });
  return rows;
}

/** How well the photo tool finds paint, on pictures whose masks are known, and how long a stroke takes. */
export async function measurePhoto(compares: boolean): Promise<ResultsRow[]> {
  const measured = (await knownPictures()).map((picture) => measurePicture(picture, compares));
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
