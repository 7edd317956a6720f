import 'server-only';
import type { HeldDesign } from '@/lib/designs/design';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { inertLine } from '@/lib/mail/inert-text';
import { MailPostponedError } from '@/lib/mail/mail-postponed';
import type { MailAttempt } from '@/lib/mail/rendered-mail';
import type { MailedPicture } from '@/lib/mail/server/render-staff-mail';
import { DatabaseAwayError } from '@/lib/supabase/ask';

/** At this try a mail goes without pictures: drawing them may be what ended the process at the others. */
const plainAttempt = 3;

/**
 * The designs that a request holds, drawn now. What cannot be drawn, or not in the time there is, is logged and left out: the
 * mail is worth more than its pictures.
 *
 * @throws DatabaseAwayError
 * @throws MailPostponedError while others draw
 */
export async function pictureDesigns(
  reference: string,
  locale: Locale,
  { draw, attempt }: { draw: DrawHeldDesign; attempt: MailAttempt },
): Promise<MailedPicture[]> {
  const { number, spare } = attempt;
  if (number >= plainAttempt) {
    log.warn('quotes.picturesLeftOut', { reference, attempt: number });
    return [];
  }
  const during = 'quotes.pictureDesigns';
  const pictures: MailedPicture[] = [];
  let held: HeldDesign[] = [];
  try {
    held = await listRequestDesigns(reference);
  } catch (error) {
    if (error instanceof DatabaseAwayError) throw error;
    incident(error, { during, reference });
  }
  // One after the other, so that what the time does not reach is not begun.
  for (const [at, design] of held.entries()) {
    if (spare.isSpent()) {
      log.warn('quotes.picturesLeftOut', { reference, count: held.length - at });
      break;
    }
    try {
      const drawn = await spare.spend((over) => draw(design, locale, over));
      if (!drawn) throw new Error(`No tool opens this ${design.kind}`);
      const { png, width, height, sides } = drawn;
      const caption = inertLine(design.title);
      pictures.push({
        id: `design-${at + 1}@${reference}`,
        name: `design-${at + 1}.png`,
        png,
        width,
        height,
        caption,
        alt: withLabel(caption, sides.join(', '), locale),
      });
    } catch (error) {
      if (error instanceof DatabaseAwayError || error instanceof MailPostponedError) throw error;
      incident(error, { during, reference, design: design.id });
    }
  }
  return pictures;
}
