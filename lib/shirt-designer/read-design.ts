import { letterFamilyIds, letterWeights } from '@/lib/drawing/letter-families';
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
import {
  type DesignAction,
  isLongText,
  type LayerChange,
  type LayerDraft,
  reduceDesign,
} from './reduce-design';
import {
  curves,
  newLayer,
  newText,
  type PictureLayer,
  personFields,
  type ShirtDesign,
  shirtLimits,
  sideOf,
  type TextLayer,
} from './shirt-design';
import { type TechniqueId, techniqueIds } from './techniques';

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

type Entries = Iterable<readonly [name: string, value: unknown]>;

/** The side that a form chooses: what is new in it goes there, and it is shown next. */
export function readSide(entries: Entries, design: ShirtDesign): GarmentSide {
  const values = new Map(entries);
  const sides = garmentFacts(design.garment).sides;
  return (
    sides.find((side) => side === values.get('side')) ??
    sides.find((side) => side === values.get('shown-side')) ??
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
  const [colour, family, weight, curve, field] = [
    colourOf(of('colour')),
    oneOf(letterFamilyIds, of('family')),
    oneOf(letterWeights, of('weight')),
    oneOf(curves, of('curve')),
    oneOf(personFields, of('field')),
  ];
  if (colour) change.colour = colour;
  if (family) change.family = family;
  if (weight) change.weight = weight;
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

/** Whether a form brings this file: a field without one sends an empty one without a name. */
export const isBrought = (file: unknown): file is File =>
  file instanceof File && (file.size > 0 || file.name !== '');

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
            weight: oneOf(letterWeights, value('weight')) ?? 'bold',
            size,
            colour,
            curve: oneOf(curves, value('curve')) ?? 'none',
            x,
            y: y + (mark ? height / 2 + size : 0),
          }),
        ]),
  ];
}

/** What is done to the layers that the form has shown. */
function changesOf(value: Value, design: ShirtDesign, side: GarmentSide): DesignAction[] {
  return sideOf(design, side).layers.flatMap((layer): DesignAction[] => {
    const { id } = layer;
    if (value(`layer-${id}-remove`) === 'on') return [{ kind: 'remove', side, ids: [id] }];
    const change = layer.kind === 'picture' ? changeOfPicture(value, layer) : changeOf(value, id);
    return Object.keys(change).length > 0 ? [{ kind: 'change', side, ids: [id], change }] : [];
  });
}

/** What a form shows as the technique of a side: its own, else the one that new things there would have. */
export function shownTechnique(design: ShirtDesign, side: GarmentSide): TechniqueId {
  const { technique } = sideOf(design, side);
  const usual = garmentFacts(design.garment).techniques(side);
  return design.sides[side] || usual.includes(technique) ? technique : (usual[0] ?? technique);
}

/**
 * What the form makes its side with. A field that stayed as it was says nothing of a side that has something on it, nor of one that
 * cannot be made so.
 */
function techniqueOf(
  value: Value,
  base: ShirtDesign,
  design: ShirtDesign,
  { shown, side, hasNew }: { shown: GarmentSide; side: GarmentSide; hasNew: boolean },
): { id: TechniqueId; isChosen: boolean } | null {
  const id = oneOf(techniqueIds, value('technique'));
  if (!id) return null;
  const isChosen = id !== shownTechnique(base, shown);
  const isEmpty = sideOf(design, side).layers.length === 0;
  const isFit = isEmpty && hasNew && garmentFacts(design.garment).techniques(side).includes(id);
  return isChosen || isFit ? { id, isChosen } : null;
}

/** Sizes, quantities, and whose garments they are. */
function orderOf(value: Value, names: readonly string[], design: ShirtDesign): DesignAction[] {
  const facts = garmentFacts(design.garment);
  const list = value('people');
  const read = list === null ? null : readPeople(list, facts.sizes, facts.drawn);
  return [
    ...sizeIds.flatMap((size): DesignAction[] =>
      names.includes(`pieces-${size}`)
        ? [{ kind: 'quantity', size, count: numberOf(value(`pieces-${size}`)) ?? 0 }]
        : [],
    ),
    ...(read ? [{ kind: 'people' as const, ...read }] : []),
  ];
}

const layersOf = ({ sides }: ShirtDesign) => Object.values(sides).flatMap((side) => side?.layers ?? []);

/** The layers whose words were cut, as an address says it: text that is in the design. */
export function readCut(given: unknown, design: ShirtDesign): TextLayer[] {
  const ids = typeof given === 'string' ? given.split(',') : [];
  return layersOf(design).flatMap((layer) =>
    layer.kind === 'text' && ids.includes(layer.id) ? [layer] : [],
  );
}

export interface FormRead {
  design: ShirtDesign;
  /** Where its words went, and its file goes. */
  side: GarmentSide;
  /** What somebody chose to make that side with; null where the form says nothing new of it. */
  chosen: TechniqueId | null;
  /** Whether it has more words than go on the garment, and the layers whose words were cut. */
  isCut: boolean;
  cut: readonly string[];
}

/**
 * What a form says, applied to the design that it came with, but for its file. The editor sends its design alone; a form without a
 * script sends fields beside it: those of layers are of the side that it has shown, new words, the file and the technique of the side
 * that it chooses.
 */
export function readFields(entries: Entries, base: ShirtDesign): FormRead {
  const all = [...entries];
  const values = new Map<string, string>();
  for (const [name, given] of all) if (typeof given === 'string') values.set(name, given);
  const value: Value = (name) => values.get(name) ?? null;
  const garment = oneOf(garmentIds, value('garment'));
  const fabric: FabricColourId | null = oneOf(fabricColourIds, value('fabric'));
  const onGarment: DesignAction[] = [
    ...(garment ? [{ kind: 'garment' as const, garment }] : []),
    ...(fabric ? [{ kind: 'fabric' as const, fabric }] : []),
  ];
  const design = onGarment.reduce(reduceDesign, base);
  const side = readSide(all, design);
  const shown = oneOf(garmentSides, value('shown-side')) ?? side;
  const added = newLayersOf(value, design, side);
  const technique = techniqueOf(value, base, design, {
    shown,
    side,
    hasNew: added.length > 0 || all.some(([name, given]) => name === 'picture-file' && isBrought(given)),
  });
  const actions: DesignAction[] = [
    ...(technique ? [{ kind: 'technique' as const, side, technique: technique.id }] : []),
    ...changesOf(value, design, shown),
    ...(added.length > 0 ? [{ kind: 'add' as const, side, layers: added }] : []),
    ...orderOf(value, [...values.keys()], design),
  ];
  const made = actions.reduce(reduceDesign, design);
  const long = [...values].flatMap(([name, given]) =>
    /^(text|layer-.+-text)$/.test(name) &&
    value(name.replace(/text$/, 'remove')) !== 'on' &&
    isLongText(given)
      ? [name]
      : [],
  );
  const known = new Set(layersOf(design).map(({ id }) => id));
  return {
    design: made,
    side,
    chosen: technique?.isChosen ? technique.id : null,
    isCut: long.length > 0,
    cut: layersOf(made).flatMap(({ id, kind }) =>
      kind === 'text' && long.includes(known.has(id) ? `layer-${id}-text` : 'text') ? [id] : [],
    ),
  };
}

/** The design of `readFields` alone. */
export const readForm = (entries: Entries, base: ShirtDesign): ShirtDesign =>
  readFields(entries, base).design;
