import { type Box, boxAround } from '@/lib/drawing/box';
import { contrastBetween } from '@/lib/drawing/contrast';
import { faceOf, type LetterFaceId, letterFamilyNames } from '@/lib/drawing/letter-families';
import type { Letters, LoadedLetters } from '@/lib/drawing/letters';
import { familyWith } from '@/lib/drawing/missing-letters';
import { hexToLab, labDistance } from '@/lib/drawing/oklab';
import { outlineText } from '@/lib/drawing/outline-text';
import { edgeOf } from '@/lib/drawing/outlines';
import { checkPicture } from './check-pictures';
import { fabricLook } from './fabric-colours';
import { garmentFacts } from './garment-facts';
import { areaOf, type Garment, type GarmentSide, type SizeId, sizeIds } from './garments/garment';
import { boxOf, boxOfLayer, missingOf } from './layer-outline';
import { marks } from './marks';
import {
  fewerInks,
  finestOfPicture,
  inksOfLayer,
  outlinePicture,
  recoloured,
  vectorOf,
} from './picture-outlines';
import { type DesignAction, scaledLayer } from './reduce-design';
import { shapes } from './shapes';
import { withSamples } from './shapes-of';
import {
  countPieces,
  type Layer,
  type Person,
  type PictureLayer,
  piecesBySize,
  type ShirtDesign,
  type SideDesign,
  sideOf,
  type TextLayer,
} from './shirt-design';
import { noPictures, type ShirtPictures } from './shown-pictures';
import { type Technique, type TechniqueId, techniques } from './techniques';

const findingKinds = [
  'techniqueNotHere',
  'outside',
  'outsideSmaller',
  'lettersSmall',
  'tooFine',
  'tooManyColours',
  'likeFabric',
  'toneOnTone',
  'lettersElsewhere',
  'missingLetters',
  'tooWide',
  'namesDiffer',
  'nameTooWide',
  'fewPieces',
  'pictureGone',
  'softPicture',
  'bitmapNotHere',
  'halfTransparent',
  'backgroundPrinted',
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** Something that would go wrong when it is made, or could be made better. */
export interface Finding {
  kind: FindingKind;
  /** `advice` is no fault. */
  severity: 'fault' | 'advice';
  side: GarmentSide;
  /** The layer that it is about; null for the whole side. */
  layer: string | null;
  /** What the sentence says, by the names of its gaps; lengths in millimetres. */
  values: Readonly<Record<string, number | string>>;
  /** What is done by one tap; empty when only a person can decide. */
  fix: readonly DesignAction[];
  /** What a browser does to the picture's own pixels by one tap, where that is the better remedy. */
  tool?: PictureTool;
}

/** What is done to the pixels of a picture: its background taken away, or drawn anew as shapes of so many inks, without it if asked. */
export type PictureTool = { kind: 'clear' } | { kind: 'trace'; inks: number; clear?: boolean };

/** The name of a correction in a form: what is wrong, where. */
export const keyOfFinding = ({ kind, side, layer }: Finding) => `fix ${kind} ${side} ${layer ?? ''}`.trim();

export type Found = Omit<Finding, 'side'>;

export interface Looked {
  layer: Layer;
  /** On its side. */
  box: Box;
  missing: readonly string[];
  /** Of a layer that shows everybody of the list as themselves: where it lies on the garment of each. */
  people: readonly { person: Person; box: Box }[];
}

export interface Context {
  design: ShirtDesign;
  garment: Garment;
  side: GarmentSide;
  plan: SideDesign;
  technique: Technique;
  letters: LoadedLetters;
  pictures: ShirtPictures;
  looked: readonly Looked[];
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const upTo = (value: number) => Math.ceil(value * 10) / 10;

const strokes = new Map<LetterFaceId, number>();

/** The stroke of a face's letters as a share of a capital's height: twice the area of a long shape by its edge. */
function strokeShare(face: LetterFaceId, letters: Letters): number {
  const known = strokes.get(face);
  if (known !== undefined) return known;
  const shares = [...'Hoenl'].map((letter) => {
    const { area, length } = edgeOf(outlineText(letters, letter, { capHeight: 100 }).path);
    return length === 0 ? 1 : (2 * area) / length / 100;
  });
  const share = Math.min(...shares);
  strokes.set(face, share);
  return share;
}

/** The thinnest stroke of a layer, in millimetres. */
export function finestOf(layer: Layer, letters: LoadedLetters, pictures: ShirtPictures = noPictures): number {
  if (layer.kind === 'text') {
    const face = faceOf(layer.family, layer.weight);
    const set = letters.get(face);
    return set ? strokeShare(face, set) * layer.size : Number.POSITIVE_INFINITY;
  }
  if (layer.kind === 'mark') {
    const { finest, ratio } = marks[layer.mark];
    return finest * Math.min(layer.height, layer.width / ratio);
  }
  if (layer.kind === 'picture') {
    const vector = vectorOf(layer, pictures);
    return vector ? finestOfPicture(layer, vector) : Number.POSITIVE_INFINITY;
  }
  return (shapes[layer.shape].finest ?? 0.1) * Math.min(layer.width, layer.height);
}

/** A layer's own colours; those of a bitmap are no inks. */
function coloursOf(layer: Layer, pictures: ShirtPictures): string[] {
  if (layer.kind === 'picture') {
    const vector = vectorOf(layer, pictures);
    return vector ? inksOfLayer(layer, vector) : [];
  }
  if (layer.kind !== 'mark') return [layer.colour];
  const { parts, inks } = marks[layer.mark];
  return [...new Set(parts.map(({ ink }) => layer.colours[ink] ?? inks[ink] ?? '#000000'))];
}

/** The colours of a side, each once. */
export function coloursOfSide(plan: SideDesign, pictures: ShirtPictures = noPictures): string[] {
  const shown = plan.layers.filter(({ hidden }) => !hidden);
  return [...new Set(shown.flatMap((layer) => coloursOf(layer, pictures)))];
}

/** The sizes that are ordered; the drawn one when none is. */
function orderedSizes(design: ShirtDesign, garment: Garment): SizeId[] {
  const pieces = piecesBySize(design);
  const ordered = sizeIds.filter((size) => (pieces[size] ?? 0) > 0);
  return ordered.length > 0 ? ordered : [garment.drawn];
}

const exceeds = (box: Box, area: { width: number; height: number }) =>
  box.x < -area.width / 2 - 0.05 ||
  box.x + box.width > area.width / 2 + 0.05 ||
  box.y < -0.05 ||
  box.y + box.height > area.height + 0.05;

/** In millimetres: what rounding may push a layer out of its area again. */
const hair = 0.05;

const around = (boxes: readonly Box[]) =>
  boxAround(boxes.flatMap(({ x, y, width, height }) => [[x, y] as const, [x + width, y + height] as const]));

/** Moves a layer to where each of its boxes lies in its own area, smaller where there is no such place. */
function intoAreas(
  side: GarmentSide,
  { id, x, y }: Layer,
  rooms: readonly { box: Box; area: { width: number; height: number } }[],
): DesignAction[] {
  // From the layer's middle to the ends of a box, and to those of its area.
  const across = rooms.map(({ box, area: { width } }) => ({
    low: box.x - x,
    high: box.x + box.width - x,
    from: -width / 2 - x,
    to: width / 2 - x,
  }));
  const down = rooms.map(({ box, area: { height } }) => ({
    low: box.y - y,
    high: box.y + box.height - y,
    from: -y,
    to: height - y,
  }));
  const factor = Math.min(
    1,
    ...[across, down].flatMap((axis) =>
      axis.flatMap(({ low, from }) => axis.map(({ high, to }) => (to - from) / Math.max(high - low, 0.1))),
    ),
  );
  // A little smaller, so that rounding does not push it out again.
  const shrink = factor < 1 ? factor * 0.995 : 1;
  const by = (axis: typeof across) => {
    const least = Math.max(...axis.map(({ low, from }) => from - low * shrink));
    const most = Math.min(...axis.map(({ high, to }) => to - high * shrink));
    return tenth(Math.min(Math.max(0, least + hair), Math.max(least, most - hair)));
  };
  const [dx, dy] = [by(across), by(down)];
  return [
    ...(shrink < 1 ? [{ kind: 'scale' as const, side, ids: [id], factor: shrink, x, y }] : []),
    ...(dx !== 0 || dy !== 0 ? [{ kind: 'move' as const, side, ids: [id], dx, dy }] : []),
  ];
}

/** Where a layer fits every size that is ordered, as far as it is no larger than the smallest of their areas. */
const roomFor = (
  box: Box,
  drawn: { width: number; height: number },
  smallest: { width: number; height: number },
) => ({
  width: Math.min(drawn.width, Math.max(smallest.width, box.width)),
  height: Math.min(drawn.height, Math.max(smallest.height, box.height)),
});

function checkPlace({ design, garment, side }: Context, { layer, box }: Looked): Found[] {
  const drawn = areaOf(garment, side);
  const base = { severity: 'fault' as const, layer: layer.id };
  const smaller = orderedSizes(design, garment).filter((size) => exceeds(box, areaOf(garment, side, size)));
  const [smallest] = smaller;
  if (exceeds(box, drawn))
    return [
      {
        ...base,
        kind: 'outside',
        values: { width: drawn.width / 10, height: drawn.height / 10 },
        fix: intoAreas(side, layer, [{ box, area: roomFor(box, drawn, areaOf(garment, side, smallest)) }]),
      },
    ];
  if (!smallest) return [];
  const area = areaOf(garment, side, smallest);
  return [
    {
      ...base,
      severity: 'advice',
      kind: 'outsideSmaller',
      values: { size: smallest, width: area.width / 10, height: area.height / 10 },
      fix: intoAreas(side, layer, [{ box, area }]),
    },
  ];
}

function checkDetail({ technique, letters, pictures, side }: Context, { layer, missing }: Looked): Found[] {
  const base = { severity: 'fault' as const, layer: layer.id };
  const found: Found[] = [];
  const finest = finestOf(layer, letters, pictures);
  if (layer.kind === 'text' && layer.size < technique.leastLetter) {
    // One tap is enough: as high as letters must be, and as heavy as their strokes must be.
    const forStroke = upTo(layer.size * (technique.leastStroke / finest) * 1.005);
    found.push({
      ...base,
      kind: 'lettersSmall',
      values: { is: tenth(layer.size), least: technique.leastLetter, technique: technique.id },
      fix: [
        {
          kind: 'change',
          side,
          ids: [layer.id],
          change: { size: Math.max(technique.leastLetter, forStroke) },
        },
      ],
    });
  }
  if (finest < technique.leastStroke - 0.005 && found.length === 0) {
    const factor = (technique.leastStroke / finest) * 1.005;
    found.push({
      ...base,
      kind: 'tooFine',
      values: { is: tenth(finest), least: technique.leastStroke, technique: technique.id },
      fix: [
        { kind: 'change', side, ids: [layer.id], change: thickened(layer, technique.leastStroke, factor) },
      ],
    });
  }
  if (layer.kind === 'text') found.push(...checkLetters(side, layer, missing));
  return found;
}

/** What another family has is set in that one; what none of ours has can only be left out. */
function checkLetters(side: GarmentSide, layer: TextLayer, missing: readonly string[]): Found[] {
  const base = { severity: 'fault' as const, layer: layer.id };
  const elsewhere = missing.filter((letter) => familyWith(letter, layer.family));
  const nowhere = missing.filter((letter) => !elsewhere.includes(letter));
  const [first] = elsewhere;
  const family = first === undefined ? null : familyWith(first, layer.family);
  return [
    ...(family
      ? [
          {
            ...base,
            kind: 'lettersElsewhere' as const,
            values: { letters: elsewhere.join(' '), family: letterFamilyNames[family] },
            fix: [{ kind: 'change' as const, side, ids: [layer.id], change: { family } }],
          },
        ]
      : []),
    ...(nowhere.length > 0
      ? [{ ...base, kind: 'missingLetters' as const, ...withoutMissing(side, layer, nowhere) }]
      : []),
  ];
}

/** A bar is made thicker; everything else becomes larger. */
function thickened(layer: Layer, least: number, factor: number) {
  if (layer.kind === 'shape' && shapes[layer.shape].finest === 1)
    return { width: Math.max(layer.width, least), height: Math.max(layer.height, least) };
  const larger = scaledLayer(layer, factor);
  return larger.kind === 'text'
    ? { size: upTo(larger.size) }
    : { width: upTo(larger.width), height: upTo(larger.height) };
}

function withoutMissing(
  side: GarmentSide,
  layer: TextLayer,
  missing: readonly string[],
): Pick<Found, 'values' | 'fix'> {
  const text = [...layer.text.normalize('NFC')]
    .filter((letter) => letter === '\n' || !missing.includes(letter))
    .join('');
  return {
    values: { letters: missing.join(' ') },
    // A person whose name has such letters is asked, and not renamed.
    fix:
      text.trim() === '' || text === layer.text
        ? []
        : [{ kind: 'change', side, ids: [layer.id], change: { text: text.replace(/ {2,}/g, ' ').trim() } }],
  };
}

/** Letters that its typeface does not have: of its own words, and of everybody of the list whom it shows. */
function missingOn(layer: Layer, { people }: ShirtDesign, letters: LoadedLetters): readonly string[] {
  const own = missingOf(layer, letters, null);
  if (layer.kind !== 'text' || layer.field === 'none' || people.length === 0) return own;
  const everyLetter = (words: readonly string[]) => [...new Set(words.join('').normalize('NFC'))].join('');
  const all: Person = {
    name: everyLetter(people.map(({ name }) => name)),
    number: everyLetter(people.map(({ number }) => number)),
    size: people[0]?.size ?? 'm',
  };
  return [...new Set([...own, ...missingOf(layer, letters, all)])];
}

/** Whether a layer lies on another one, so that the fabric is not what is seen round it. */
function liesOnAnother({ looked }: Context, { layer, box }: Looked): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const below = looked.slice(
    0,
    looked.findIndex((other) => other.layer.id === layer.id),
  );
  return below.some(
    ({ box: { x: left, y: top, width, height } }) =>
      x > left &&
      x < left + width &&
      y > top &&
      y < top + height &&
      width * height > box.width * box.height * 0.8,
  );
}

/** Below the one nobody sees a print on its fabric; below the other it is seen from close by, which some people want. */
const distances = { likeFabric: 0.05, toneOnTone: 0.13 } as const;

type Quiet = keyof typeof distances;

/** How near a colour is to its fabric: by lightness, which is seen from afar, and by hue: red on green is loud however light both are. */
function quietOn(colour: string, fabric: string): Quiet | null {
  if (contrastBetween(colour, fabric) >= 1.35) return null;
  const apart = labDistance(hexToLab(colour), hexToLab(fabric));
  return apart < distances.likeFabric ? 'likeFabric' : apart < distances.toneOnTone ? 'toneOnTone' : null;
}

/** A colour of a picture that lies on another one of it is seen against that, whatever the fabric. */
function liesOnFabric({ pictures }: Context, layer: Layer, colour: string): boolean {
  const vector = layer.kind === 'picture' ? vectorOf(layer, pictures) : null;
  if (layer.kind !== 'picture' || !vector) return true;
  const outlines = outlinePicture(layer, vector).map((one) => ({ ...one, box: boxOf(one.d) }));
  return outlines.some(
    ({ fill, box }, at) =>
      fill === colour &&
      !outlines
        .slice(0, at)
        .some(
          ({ fill: other, box: below }) =>
            other !== colour &&
            below.x <= box.x + 0.1 &&
            below.y <= box.y + 0.1 &&
            below.x + below.width >= box.x + box.width - 0.1 &&
            below.y + below.height >= box.y + box.height - 0.1,
        ),
  );
}

function inksInstead(pictures: ShirtPictures, layer: PictureLayer, change: (shown: string) => string) {
  const vector = vectorOf(layer, pictures);
  return vector ? { inks: recoloured(layer, vector, change) } : {};
}

function checkColour(context: Context, one: Looked): Found[] {
  const { design } = context;
  const { layer } = one;
  if (liesOnAnother(context, one)) return [];
  const fabric = fabricLook(design.fabric).colour;
  const shown = coloursOf(layer, context.pictures).filter((colour) => liesOnFabric(context, layer, colour));
  return (['likeFabric', 'toneOnTone'] as const).flatMap((kind) => {
    const quiet = shown.filter((colour) => quietOn(colour, fabric) === kind);
    return quiet.length > 0 ? [foundQuiet(context, layer, kind, quiet, fabric)] : [];
  });
}

function foundQuiet(
  { side, pictures }: Context,
  layer: Layer,
  kind: Quiet,
  quiet: readonly string[],
  fabric: string,
): Found {
  const better =
    contrastBetween('#ffffff', fabric) > contrastBetween('#14120f', fabric) ? '#ffffff' : '#14120f';
  const change =
    layer.kind === 'mark'
      ? {
          colours: marks[layer.mark].inks
            .map((ink, at) => layer.colours[at] ?? ink)
            .map((ink) => (quiet.includes(ink) ? better : ink)),
        }
      : layer.kind === 'picture'
        ? inksInstead(pictures, layer, (colour) => (quiet.includes(colour) ? better : colour))
        : { colour: better };
  return {
    kind,
    severity: kind === 'likeFabric' ? 'fault' : 'advice',
    layer: layer.id,
    values: { colour: quiet[0] ?? '' },
    fix: [{ kind: 'change', side, ids: [layer.id], change }],
  };
}

/** The first other technique of the side that can do it, as an action. */
function instead({ design, side }: Context, can: (technique: Technique) => boolean): DesignAction[] {
  const order: readonly TechniqueId[] = ['dtf', 'dtg', 'flex', 'screen', 'embroidery'];
  const allowed = garmentFacts(design.garment).techniques(side);
  const found = order.find((id) => allowed.includes(id) && can(techniques[id]));
  return found ? [{ kind: 'technique', side, technique: found }] : [];
}

const otherwise = <One>(first: readonly One[], second: readonly One[]) => (first.length > 0 ? first : second);

/** Vector pictures of a side in so few inks that all of it can be made; nothing where that is not enough. */
function fewerInksOn({ design, garment, side, plan, technique, pictures }: Context): DesignAction[] {
  if (technique.colours === null) return [];
  const isPicture = (layer: Layer) => layer.kind === 'picture' && !layer.hidden;
  const rest = coloursOfSide({ ...plan, layers: plan.layers.filter((layer) => !isPicture(layer)) }, pictures);
  const own = plan.layers.filter(isPicture) as PictureLayer[];
  const each = Math.floor((technique.colours - rest.length) / Math.max(1, own.length));
  if (own.length === 0 || each < 1 || !garment.sides[side] || !design.sides[side]) return [];
  return own.flatMap((layer): DesignAction[] => {
    const vector = vectorOf(layer, pictures);
    return vector && inksOfLayer(layer, vector).length > each
      ? [{ kind: 'change', side, ids: [layer.id], change: { inks: fewerInks(layer, vector, each) } }]
      : [];
  });
}

const isPersonal = (layer: Layer): layer is TextLayer => layer.kind === 'text' && layer.field !== 'none';

/** From the first to the last of what a side shows: of the design as it is, or of the person for whom that is most. */
function widthOf({ design, looked }: Context): number {
  const each = design.people.map((_, at) => looked.map(({ box, people }) => people[at]?.box ?? box));
  return Math.max(
    ...[looked.map(({ box }) => box), ...each].map(
      (boxes) => around(boxes.filter(({ width }) => width > 0)).width,
    ),
  );
}

function checkSide(context: Context): Found[] {
  const { design, plan, technique, side } = context;
  const base = { layer: null, severity: 'fault' as const };
  const found: Found[] = [];
  const colours = coloursOfSide(plan, context.pictures);
  const allowed = garmentFacts(design.garment).techniques(side);
  const enough = (other: Technique) => other.colours === null || other.colours >= colours.length;
  if (!allowed.includes(technique.id))
    found.push({
      ...base,
      kind: 'techniqueNotHere',
      values: { technique: technique.id },
      fix: instead(context, enough),
    });
  if (technique.colours !== null && colours.length > technique.colours)
    found.push({
      ...base,
      kind: 'tooManyColours',
      values: { is: colours.length, most: technique.colours, technique: technique.id },
      fix: otherwise(instead(context, enough), fewerInksOn(context)),
    });
  const width = technique.widest === null ? 0 : widthOf(context);
  if (technique.widest !== null && width > technique.widest)
    found.push({
      ...base,
      kind: 'tooWide',
      values: { is: tenth(width / 10), most: technique.widest / 10, technique: technique.id },
      fix: instead(context, (other) => other.widest === null && enough(other)),
    });
  if (!technique.names && design.people.length > 0 && plan.layers.some(isPersonal))
    found.push({
      ...base,
      kind: 'namesDiffer',
      values: { technique: technique.id },
      fix: instead(context, (other) => other.names && enough(other)),
    });
  const pieces = countPieces(design);
  if (pieces > 0 && pieces < technique.paysFrom)
    found.push({
      ...base,
      severity: 'advice',
      kind: 'fewPieces',
      values: { is: pieces, from: technique.paysFrom, technique: technique.id },
      fix: instead(context, (other) => other.paysFrom <= pieces && enough(other)),
    });
  return found;
}

/** Names and numbers of the list that do not lie in the area of the size that they are for. */
function checkNames({ garment, side }: Context, { layer, people }: Looked): Found[] {
  const seen = people.filter(({ box }) => box.width > 0);
  const beyond = seen.filter(({ person, box }) => exceeds(box, areaOf(garment, side, person.size)));
  const [first] = beyond;
  if (!first || layer.kind !== 'text') return [];
  const { name, number, size } = first.person;
  const rooms = sizeIds.flatMap((one) => {
    const boxes = seen.filter(({ person }) => person.size === one).map(({ box }) => box);
    return boxes.length > 0 ? [{ box: around(boxes), area: areaOf(garment, side, one) }] : [];
  });
  return [
    {
      kind: 'nameTooWide',
      severity: 'fault',
      layer: layer.id,
      values: { name: layer.field === 'name' ? name : number, size, count: beyond.length },
      fix: intoAreas(side, layer, rooms),
    },
  ];
}

/** The price, the checks and the drawing ask for the same ones. */
const knownBoxes = new WeakMap<LoadedLetters, WeakMap<Layer, Box>>();

/** The boxes of a side's layers as they are seen, by id. */
export function boxesOf(layers: readonly Layer[], letters: LoadedLetters): Map<string, Box> {
  const known = knownBoxes.get(letters) ?? new WeakMap<Layer, Box>();
  knownBoxes.set(letters, known);
  return new Map(
    layers.map((layer) => {
      const box = known.get(layer) ?? boxOfLayer(layer, letters, null);
      known.set(layer, box);
      return [layer.id, box];
    }),
  );
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Everything that is to be said of a design before it is made, side by side. */
export function checkDesign(
  design: ShirtDesign,
  garment: Garment,
  letters: LoadedLetters,
  pictures: ShirtPictures = noPictures,
): Finding[] {
  const sampled = withSamples(design, letters);
  return garmentFacts(design.garment).sides.flatMap((side) => {
    const plan = design.sides[side];
    const visible = plan?.layers.filter(({ hidden }) => !hidden) ?? [];
    if (!plan || visible.length === 0) return [];
    const boxes = boxesOf(sideOf(sampled, side).layers, letters);
    const looked = visible.map((layer) => ({
      layer,
      box: boxes.get(layer.id) ?? nowhere,
      missing: missingOn(layer, design, letters),
      people: isPersonal(layer)
        ? design.people.map((person) => ({ person, box: boxOfLayer(layer, letters, person) }))
        : [],
    }));
    const context: Context = {
      design,
      garment,
      side,
      plan,
      technique: techniques[plan.technique],
      letters,
      pictures,
      looked,
    };
    return [
      ...checkSide(context),
      ...looked.flatMap((one) =>
        one.box.width === 0 && one.missing.length === 0
          ? []
          : [
              ...checkPlace(context, one),
              ...checkDetail(context, one),
              ...checkColour(context, one),
              ...checkPicture(context, one, (can) => instead(context, can)),
            ],
      ),
      ...looked.flatMap((one) => checkNames(context, one)),
    ].map((found) => ({ ...found, side }));
  });
}
