import { letterFamilyIds, letterWeights } from '@/lib/drawing/letter-families';
import { isPictureId } from '@/lib/drawing/picture';
import { fabricColourIds } from './fabric-colours';
import { garmentFacts } from './garment-facts';
import { garmentIds, sizeIds } from './garments/garment';
import { markIds } from './marks';
import { type LayerDraft, reduceDesign } from './reduce-design';
import { shapeIds } from './shapes';
import {
  alignments,
  curves,
  newLayer,
  newPicture,
  newText,
  type Person,
  personFields,
  type ShirtDesign,
  wholePicture,
} from './shirt-design';
import { techniqueIds } from './techniques';

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = (known: readonly string[], value: unknown) => known.includes(value as string);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Takes over what has the kind of value that is expected. */
function taken<Shape extends object>(usual: Shape, given: Loose): Shape {
  const same = Object.entries(usual).flatMap(([name, value]) =>
    typeof given[name] === typeof value && (value === null || !Array.isArray(value))
      ? [[name, given[name]]]
      : [],
  );
  return { ...usual, ...Object.fromEntries(same) };
}

function draftOf(given: unknown): LayerDraft | null {
  if (!isLoose(given)) return null;
  const group = typeof given.group === 'string' ? given.group : null;
  const extents = { width: 50, height: 50 };
  if (given.kind === 'text') {
    const text = taken(newText('x', ''), given);
    const known =
      isOneOf(letterFamilyIds, text.family) &&
      isOneOf(letterWeights, text.weight) &&
      isOneOf(alignments, text.align) &&
      isOneOf(curves, text.curve) &&
      isOneOf(personFields, text.field);
    return known ? { ...text, group } : null;
  }
  if (given.kind === 'shape' && isOneOf(shapeIds, given.shape))
    return {
      ...taken(
        { ...newLayer('x'), kind: 'shape' as const, shape: shapeIds[0], ...extents, colour: '#ffffff' },
        given,
      ),
      group,
    };
  if (given.kind === 'mark' && isOneOf(markIds, given.mark)) {
    const colours = listOf(given.colours).filter((colour) => typeof colour === 'string');
    return {
      ...taken({ ...newLayer('x'), kind: 'mark' as const, mark: markIds[0], ...extents }, given),
      colours,
      group,
    };
  }
  if (given.kind === 'picture' && isPictureId(given.picture)) {
    const usual = newPicture('x', { id: given.picture, width: 1, height: 1 }, { width: 50 });
    const inks = listOf(given.inks).flatMap((ink) =>
      isLoose(ink) && typeof ink.from === 'string' && typeof ink.to === 'string'
        ? [{ from: ink.from, to: ink.to }]
        : [],
    );
    const crop = taken(wholePicture, isLoose(given.crop) ? given.crop : {});
    return { ...taken(usual, given), crop, inks, group };
  }
  return null;
}

/**
 * A design made anew of what a browser has kept, without the schema, which is too large to be sent to one: whatever is not
 * understood is left out. Null for what is no design.
 */
export function rebuildDesign(document: unknown): ShirtDesign | null {
  if (!isLoose(document) || ![1, 2, 3].includes(document.version as number) || !isLoose(document.sides))
    return null;
  const garment = garmentIds.find((id) => id === document.garment);
  const fabric = fabricColourIds.find((id) => id === document.fabric);
  if (!garment || !fabric) return null;
  const facts = garmentFacts(garment);
  let design: ShirtDesign = { version: 3, garment, fabric, sides: {}, quantities: {}, people: [] };
  for (const side of facts.sides) {
    const given = document.sides[side];
    if (!isLoose(given)) continue;
    const layers = listOf(given.layers).flatMap((layer) => draftOf(layer) ?? []);
    design = reduceDesign(design, { kind: 'add', side, layers });
    const technique = techniqueIds.find((id) => id === given.technique);
    if (technique) design = reduceDesign(design, { kind: 'technique', side, technique });
  }
  const quantities = isLoose(document.quantities) ? document.quantities : {};
  for (const size of sizeIds) {
    const count = quantities[size];
    if (typeof count === 'number') design = reduceDesign(design, { kind: 'quantity', size, count });
  }
  const people = listOf(document.people).flatMap((person): Person[] => {
    if (!isLoose(person) || typeof person.name !== 'string' || typeof person.number !== 'string') return [];
    return [
      {
        name: person.name,
        number: person.number,
        size: sizeIds.find((id) => id === person.size) ?? facts.drawn,
      },
    ];
  });
  return reduceDesign(design, {
    kind: 'people',
    people,
    ...(typeof document.typed === 'string' ? { typed: document.typed } : {}),
  });
}
