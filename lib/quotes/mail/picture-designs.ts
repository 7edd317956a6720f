import 'server-only';
import type { HeldDesign } from '@/lib/designs/design';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { inertLine } from '@/lib/mail/inert-text';
import type { MailedPicture } from '@/lib/mail/server/render-staff-mail';

/**
 * The designs that a request holds, drawn now. What cannot be drawn is logged and left out: the mail is worth more than
 * its pictures.
 */
export async function pictureDesigns(
  reference: string,
  locale: Locale,
  draw: DrawHeldDesign,
): Promise<MailedPicture[]> {
  const during = 'quotes.pictureDesigns';
  const pictures: MailedPicture[] = [];
  let held: HeldDesign[] = [];
  try {
    held = await listRequestDesigns(reference);
  } catch (error) {
    incident(error, { during, reference });
  }
  // One after the other: drawing takes a core.
  for (const [at, design] of held.entries()) {
    try {
      const drawn = await draw(design, locale);
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
      incident(error, { during, reference, design: design.id });
    }
  }
  return pictures;
}
