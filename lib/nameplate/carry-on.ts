import { quoteLimits } from '@/lib/quotes/limits';
import type { Panel, Plate } from './plate';

/** The rear panel of a van and the front of a shirt, in millimetres, in as many lines as let a name stand large. */
const vanPanel: Panel = { x: 0, y: 0, width: 1000, height: 560, lines: 3, most: 300, least: 30 };
const shirtFront: Panel = { x: 0, y: 0, width: 240, height: 130, lines: 3, most: 40, least: 6 };

/** Lines of a name and the height of their capitals, in whole millimetres. */
function setOn(panel: Panel, plate: Plate): { lines: string[]; capitals: string } {
  const { lines, cap } = plate.fit(panel);
  return { lines: lines.map(({ text }) => text), capitals: String(Math.floor(cap)) };
}

/** What the simulator opens with: the name on the van's side. */
export function wrapQuery(plate: Plate): Record<string, string> {
  const { lines, capitals } = setOn(vanPanel, plate);
  const entries = lines.flatMap((line, at): [string, string][] => [
    [`text-${at}`, line],
    [`family-${at}`, 'bricolage'],
    [`height-${at}`, capitals],
    [`both-${at}`, 'on'],
  ]);
  return { coverage: 'full', ...Object.fromEntries(entries) };
}

/** What the designer opens with: the name alone on an empty T-shirt. */
export function shirtQuery(plate: Plate): Record<string, string> {
  const { lines, capitals } = setOn(shirtFront, plate);
  return {
    template: 'blank',
    garment: 'tee',
    fabric: 'navy',
    place: 'top',
    text: lines.join('\n'),
    family: 'bricolage',
    size: capitals,
    colour: '#ffffff',
  };
}

/** What the quote form has in the field of the company. */
export function companyOf({ text }: Plate): string {
  return text.slice(0, quoteLimits.company.max);
}
