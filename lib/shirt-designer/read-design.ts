import { letterFamilyIds } from '@/lib/drawing/letter-families';
import { type FabricColourId, fabricColourIds } from './fabric-colours';
import { garmentFacts } from './garment-facts';
import {
  areaOf,
  type Garment,
  type GarmentSide,
  garmentIds,
  garmentSides,
  sizeIds,
} from './garments/garment';
import { garments } from './garments/garments';
import { colourPattern } from './inks';
import { type MarkId, markIds, marks } from './marks';
import { readPeople } from './read-people';
import { type DesignAction, type LayerChange, type LayerDraft, reduceDesign } from './reduce-design';
import {
  curves,
  newLayer,
  newText,
  type PictureLayer,
  personFields,
  type ShirtDesign,
  shirtLimits,
  sideOf,
} from './shirt-design';
import { techniqueIds } from './techniques';

/** Where a new layer goes, said in a form. */
export const places = ['middle', 'top', 'heart'] as const;

type Value = (name: string) => string | null;

const oneOf = <One extends string>(known: readonly One[], given: string | null): One | null =>
  known.find((one) => one === given) ?? null;

function numberOf(given: string | null): number | null {
  if (given === null || given.trim() === '') return null;
  const number = Number(given.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

const colourOf = (given: string | null) =>
  given !== null && colourPattern.test(given.toLowerCase()) ? given.toLowerCase() : null;

/** The side that a form shows and changes. */
export function readSide(
  entries: Iterable<readonly [name: string, value: unknown]>,
  design: ShirtDesign,
): GarmentSide {
  const values = new Map(entries);
  const sides = garmentFacts(design.garment).sides;
  return (
    sides.find((side) => side === values.get('side')) ??
    sides.find((side) => sideOf(design, side).layers.length > 0) ??
    sides[0] ??
    'front'
  );
}

/** A layer's own fields, `layer-<id>-<what>`. */
function changeOf(value: Value, id: string): LayerChange {
  const of = (what: string) => value(`layer-${id}-${what}`);
  const change: LayerChange = {};
  const text = of('text');
  if (text !== null) change.text = text;
  for (const what of ['size', 'width', 'height', 'x', 'y', 'angle', 'bend', 'tracking', 'opacity'] as const) {
    const number = numberOf(of(what));
    if (number !== null) change[what] = number;
  }
  const [colour, family, curve, field] = [
    colourOf(of('colour')),
    oneOf(letterFamilyIds, of('family')),
    oneOf(curves, of('curve')),
    oneOf(personFields, of('field')),
  ];
  if (colour) change.colour = colour;
  if (family) change.family = family;
  if (curve) change.curve = curve;
  if (field) change.field = field;
  return change;
}

/** The same of a picture: its height follows its width, and each of its colours may become another. */
function changeOfPicture(value: Value, { id, inks }: PictureLayer): LayerChange {
  const { height, ...change } = changeOf(value, id);
  const typed = Array.from({ length: shirtLimits.inks }, (_, at) => ({
    from: colourOf(value(`layer-${id}-ink-${at}`)),
    to: colourOf(value(`layer-${id}-becomes-${at}`)),
  }));
  const said = typed.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []));
  const named = new Set(said.map(({ from }) => from));
  return said.length === 0
    ? change
    : { ...change, inks: [...inks.filter(({ from }) => !named.has(from)), ...said] };
}

/** Where a form wants its new layer, in its side's millimetres. */
function placeIn(given: string | null, garment: Garment, side: GarmentSide): { x: number; y: number } {
  const area = areaOf(garment, side);
  const [x, y] = {
    middle: [0, area.height * 0.5],
    top: [0, area.height * 0.15],
    // The wearer's left lies at the right of the sheet.
    heart: [Math.max(0, area.width / 2 - 45), Math.min(area.height / 2, 45)],
  }[oneOf(places, given) ?? 'middle'] as [number, number];
  return { x, y };
}

/** The same of the picture that a form brings. */
export function placeOf(form: FormData, garment: Garment, side: GarmentSide): { x: number; y: number } {
  const given = form.get('picture-place');
  return placeIn(typeof given === 'string' ? given : null, garment, side);
}

function newLayersOf(value: Value, design: ShirtDesign, side: GarmentSide): LayerDraft[] {
  const garment = garments[design.garment];
  const area = areaOf(garment, side);
  const { x, y } = placeIn(value('place'), garment, side);
  const colour = colourOf(value('colour')) ?? '#ffffff';
  const mark: MarkId | null = oneOf(markIds, value('mark'));
  const words = value('text')?.trim() ?? '';
  const size = numberOf(value('size')) ?? Math.max(8, Math.min(30, area.width / 9));
  const height = mark ? Math.min(90, area.height * 0.5) : 0;
  return [
    ...(mark
      ? [
          {
            ...newLayer('x'),
            kind: 'mark' as const,
            mark,
            width: height * marks[mark].ratio,
            height,
            x,
            y,
            colours: marks[mark].inks,
          },
        ]
      : []),
    ...(words === ''
      ? []
      : [
          newText('x', words, {
            family: oneOf(letterFamilyIds, value('family')) ?? 'bricolage',
            size,
            colour,
            curve: oneOf(curves, value('curve')) ?? 'none',
            x,
            y: y + (mark ? height / 2 + size : 0),
          }),
        ]),
  ];
}

/** What a form without a script asks for, as actions on the design that it was made of. */
function actionsOf(
  value: Value,
  names: readonly string[],
  design: ShirtDesign,
  side: GarmentSide,
): DesignAction[] {
  const { layers } = sideOf(design, side);
  const facts = garmentFacts(design.garment);
  const people = value('people');
  const technique = oneOf(techniqueIds, value('technique'));
  const changes = layers.flatMap((layer): DesignAction[] => {
    const { id } = layer;
    if (value(`layer-${id}-remove`) === 'on') return [{ kind: 'remove', side, ids: [id] }];
    const change = layer.kind === 'picture' ? changeOfPicture(value, layer) : changeOf(value, id);
    return Object.keys(change).length > 0 ? [{ kind: 'change', side, ids: [id], change }] : [];
  });
  const added = newLayersOf(value, design, side);
  return [
    ...(technique && layers.length + added.length > 0 && value('shown-side') === side
      ? [{ kind: 'technique' as const, side, technique }]
      : []),
    ...changes,
    ...(added.length > 0 ? [{ kind: 'add' as const, side, layers: added }] : []),
    ...sizeIds.flatMap((size): DesignAction[] =>
      names.includes(`pieces-${size}`)
        ? [{ kind: 'quantity', size, count: numberOf(value(`pieces-${size}`)) ?? 0 }]
        : [],
    ),
    ...(people === null
      ? []
      : [{ kind: 'people' as const, people: readPeople(people, facts.sizes, facts.drawn).people }]),
  ];
}

/**
 * What a form says, applied to the design that it came with. The editor sends its design alone; a form without a script sends
 * fields beside it.
 */
export function readForm(
  entries: Iterable<readonly [name: string, value: unknown]>,
  base: ShirtDesign,
): ShirtDesign {
  const values = new Map<string, string>();
  for (const [name, value] of entries) if (typeof value === 'string') values.set(name, value);
  const value: Value = (name) => values.get(name) ?? null;
  const garment = oneOf(garmentIds, value('garment'));
  const fabric: FabricColourId | null = oneOf(fabricColourIds, value('fabric'));
  const onGarment: DesignAction[] = [
    ...(garment ? [{ kind: 'garment' as const, garment }] : []),
    ...(fabric ? [{ kind: 'fabric' as const, fabric }] : []),
  ];
  const design = onGarment.reduce(reduceDesign, base);
  const side = oneOf(garmentSides, value('shown-side')) ?? readSide([...values], design);
  const known = garmentFacts(design.garment).sides.includes(side) ? side : 'front';
  return actionsOf(value, [...values.keys()], design, known).reduce(reduceDesign, design);
}
