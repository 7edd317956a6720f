import 'server-only';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import { designTools } from './design-tools';
import { drawEverySide, rasteriseSmall } from './draw-picture';

/** Bytes of pictures in one drawing, each as often as it shows: beyond it the mail would wait for the renderer. */
const mostDrawn = 30_000_000;

/**
 * A design as a mail shows it: every side on one sheet, light enough for five of them.
 *
 * @throws Error for one that would show without a picture of its own, or takes too long to draw
 */
export const drawForMail: DrawHeldDesign = async ({ kind, document }, locale) => {
  const opened = await designTools[kind]?.open(document, { drawnOnly: true });
  if (!opened) return null;
  const { missing, weight } = opened.pictures;
  if (missing > 0) throw new Error(`Pictures that are gone or cannot be read now: ${missing}`);
  if (weight > mostDrawn) throw new Error(`Too heavy to be drawn for a mail: ${weight} bytes of pictures`);
  const picture = await rasteriseSmall(await drawEverySide(opened, locale));
  return { ...picture, sides: opened.rows.flat().map((side) => opened.nameOfSide(side, locale)) };
};
