import 'server-only';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import { designTools } from './design-tools';
import { drawEverySide, rasteriseSmall } from './draw-picture';

/** A design as a mail shows it: every side on one sheet, light enough for five of them. */
export const drawForMail: DrawHeldDesign = async ({ kind, document }, locale) => {
  const opened = await designTools[kind]?.open(document);
  if (!opened) return null;
  const picture = await rasteriseSmall(await drawEverySide(opened, locale));
  return { ...picture, sides: opened.rows.flat().map((side) => opened.nameOfSide(side, locale)) };
};
