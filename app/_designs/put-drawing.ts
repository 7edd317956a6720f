import 'server-only';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { incident } from '@/lib/log/incident';
import { keepLinePicture } from '@/lib/offers/server/receive-picture';
import type { Staff } from '@/lib/staff/staff';
import { designTools } from './design-tools';
import { drawEverySide, photograph } from './draw-picture';

/**
 * Puts the drawing of a design, all its sides, beside a line of the draft of an offer. False when it stands there without one: the
 * lines are what matters, and a picture is added by hand.
 */
export async function putDrawing(
  staff: Staff,
  { reference, line, design }: { reference: string; line: string; design: string },
): Promise<boolean> {
  try {
    const held = (await listRequestDesigns(reference)).find(({ id }) => id === design);
    const opened = held && (await designTools[held.kind]?.open(held.document));
    if (!opened) return false;
    const { image } = await photograph(await drawEverySide(opened, held.locale));
    const outcome = await keepLinePicture(staff, { reference, line }, { bytes: image, name: 'design.jpg' });
    return outcome === 'kept';
  } catch (error) {
    incident(error, { during: 'offers.putDrawing' });
    return false;
  }
}
