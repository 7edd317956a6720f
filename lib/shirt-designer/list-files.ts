import { slugify } from '@/lib/forms/slugify';
import type { GarmentSide } from './garments/garment';
import { type Person, type ShirtDesign, sideOf } from './shirt-design';
import type { TechniqueId } from './techniques';

/** Whether something on a side is another one for each person of the list. */
export const isPersonal = (design: ShirtDesign, side: GarmentSide): boolean =>
  design.people.length > 0 &&
  sideOf(design, side).layers.some(
    (layer) => layer.kind === 'text' && layer.field !== 'none' && !layer.hidden,
  );

/** The archive with a file for each person beside a side's file for all: `300dpi.png` → `front-300dpi-png.zip`. */
export const archiveOf = (side: GarmentSide, file: string): string => `${side}-${file.replace('.', '-')}.zip`;

/** A person's file in it, in the order of the list and with a name that every system can write: `07-emma-10-m.svg`. */
export function personFile(people: readonly Person[], at: number, extension: string): string {
  const { name = '', number = '', size = '' } = people[at] ?? {};
  const order = String(at + 1).padStart(Math.max(2, String(people.length).length), '0');
  return `${[order, slugify(`${name} ${number}`), size].filter(Boolean).join('-')}.${extension}`;
}

/** The file that each technique makes a person's piece from. */
export const madeFrom: Record<TechniqueId, string> = {
  embroidery: 'embroidery.dst',
  screen: 'plates.pdf',
  dtf: '300dpi.png',
  dtg: '300dpi.png',
  flex: 'cut-mirrored.svg',
};
