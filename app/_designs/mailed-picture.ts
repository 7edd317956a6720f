import 'server-only';
import type { HeldDesign } from '@/lib/designs/design';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import type { Locale } from '@/lib/i18n/locales';
import { MailPostponedError } from '@/lib/mail/mail-postponed';
import { designTools } from './design-tools';
import { drawEverySide, rasteriseSmall } from './draw-picture';
import { drawInTurn } from './drawing-turns';

/** Bytes of pictures in one drawing, each as often as it shows: beyond it the mail would wait for the renderer, and whoever is next. */
const mostDrawn = 30_000_000;

async function drawHeld({ kind, document }: HeldDesign, locale: Locale) {
  const opened = await designTools[kind]?.open(document, { drawnOnly: true });
  if (!opened) return null;
  const { missing, weight } = opened.pictures;
  if (missing > 0) throw new Error(`Pictures that are gone or cannot be read now: ${missing}`);
  if (weight > mostDrawn) throw new Error(`Too heavy to be drawn for a mail: ${weight} bytes of pictures`);
  const picture = await rasteriseSmall(await drawEverySide(opened, locale));
  return { ...picture, sides: opened.rows.flat().map((side) => opened.nameOfSide(side, locale)) };
}

/**
 * A design as a mail shows it: every side on one sheet, light enough for five of them.
 *
 * @throws MailPostponedError while there is no turn to be had
 * @throws Error for one that would show without a picture of its own, or takes too long to draw
 */
export const drawForMail: DrawHeldDesign = async (held, locale, over) => {
  const made = await drawInTurn('mail', async () => {
    over?.throwIfAborted();
    return drawHeld(held, locale);
  });
  if (typeof made === 'string') throw new MailPostponedError('Other designs are being drawn');
  return made.drawn;
};
