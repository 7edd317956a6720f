import 'server-only';
import type { HeldDesign } from '@/lib/designs/design';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { incident } from '@/lib/log/incident';
import { keepLinePicture } from '@/lib/offers/server/receive-picture';
import type { Staff } from '@/lib/staff/staff';
import { designTools } from './design-tools';
import { drawEverySide, photograph } from './draw-picture';
import { drawInTurn } from './drawing-turns';

async function drawHeld({ kind, document, locale }: HeldDesign): Promise<Uint8Array | null> {
  const opened = await designTools[kind]?.open(document);
  return opened ? (await photograph(await drawEverySide(opened, locale))).image : null;
}

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
    const made = held && (await drawInTurn(`staff ${staff.viewer.id}`, () => drawHeld(held)));
    if (typeof made !== 'object' || made.drawn === null) return false;
    const outcome = await keepLinePicture(
      staff,
      { reference, line },
      { bytes: made.drawn, name: 'design.jpg' },
    );
    return outcome === 'kept';
  } catch (error) {
    incident(error, { during: 'offers.putDrawing' });
    return false;
  }
}
