import { changeStrokes, openPhoto, tryFilm } from '@/lib/photo-film/photo-session';
import type { Stroke } from '@/lib/photo-film/picture';
import { warmUp } from '@/lib/photo-film/warm-up';
import { films } from '@/lib/wrap-simulator/films';
import { nextStroke, overlap } from './draw-strokes';
import { findBy, methods } from './other-methods';
import type { KnownPicture } from './pictures';

export const strokesToDraw = 6;

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

/** What the tool's own thread does with a photo, in a thread as fresh as that one: it warms up, opens, and shows a first film. */
export function measurePicture(
  { name, width, height, pixels, mask }: KnownPicture,
  compares: boolean,
): MeasuredPhoto {
  const [film] = films;
  if (!film) throw new Error('There is no film.');
  for (const _ of warmUp());
  const session = openPhoto({ width, height, data: pixels });
  tryFilm(session, film);
  const strokes: Stroke[] = [];
  const waits: number[] = [];
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
