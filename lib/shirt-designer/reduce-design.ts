import type { Box } from '@/lib/drawing/box';
import { type FabricColourId, fabricColourIds } from './fabric-colours';
import { type GarmentFacts, garmentFacts } from './garment-facts';
import { type GarmentId, type GarmentSide, garmentSides, type SizeId } from './garments/garment';
import { colourPattern } from './inks';
import {
  type Crop,
  countPersonalCharacters,
  type Layer,
  type Person,
  type PictureLayer,
  picturesOf,
  type ShirtDesign,
  type SideDesign,
  shirtLimits,
  sideOf,
} from './shirt-design';
import { type TechniqueId, techniqueIds } from './techniques';

/** A layer that has no id yet. */
export type LayerDraft = Layer extends infer One
  ? One extends Layer
    ? Omit<One, 'id'> & { id?: string }
    : never
  : never;

/** What can be said of layers of any kind; what a layer does not have is passed over. */
export type LayerChange = Partial<
  Omit<Extract<Layer, { kind: 'text' }>, 'id' | 'kind'> &
    Omit<Extract<Layer, { kind: 'shape' }>, 'id' | 'kind'> &
    Omit<Extract<Layer, { kind: 'mark' }>, 'id' | 'kind'> &
    Omit<Extract<Layer, { kind: 'picture' }>, 'id' | 'kind'>
>;

export type Edge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

type Boxes = ReadonlyMap<string, Box>;

interface OnLayers {
  side: GarmentSide;
  ids: readonly string[];
}

export type DesignAction =
  | { kind: 'replace'; design: ShirtDesign }
  | { kind: 'garment'; garment: GarmentId }
  | { kind: 'fabric'; fabric: FabricColourId }
  | { kind: 'technique'; side: GarmentSide; technique: TechniqueId }
  | { kind: 'quantity'; size: SizeId; count: number }
  | { kind: 'people'; people: readonly Person[]; typed?: string }
  | { kind: 'add'; side: GarmentSide; layers: readonly LayerDraft[] }
  | ({ kind: 'change'; change: LayerChange } & OnLayers)
  | ({ kind: 'move'; dx: number; dy: number } & OnLayers)
  | ({ kind: 'scale'; factor: number; x: number; y: number } & OnLayers)
  | ({ kind: 'turn'; degrees: number; x: number; y: number } & OnLayers)
  | ({ kind: 'flip'; axis: 'x' | 'y' } & OnLayers)
  | ({ kind: 'order'; to: 'front' | 'forward' | 'backward' | 'back' } & OnLayers)
  | ({ kind: 'group' } & OnLayers)
  | ({ kind: 'ungroup' } & OnLayers)
  | ({ kind: 'duplicate' } & OnLayers)
  | ({ kind: 'remove' } & OnLayers)
  | ({ kind: 'align'; edge: Edge; to: Box; boxes: Boxes } & OnLayers)
  | ({ kind: 'distribute'; axis: 'x' | 'y'; boxes: Boxes } & OnLayers);

const within = (value: number, { min, max }: { min: number; max: number }, otherwise: number) =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value * 100) / 100)) + 0 : otherwise;

const place = { min: -shirtLimits.position, max: shirtLimits.position };

/** From -180 to 180. */
function turnedTo(degrees: number): number {
  if (!Number.isFinite(degrees)) return 0;
  const rest = (Math.round((degrees % 360) * 10) / 10 + 540) % 360;
  return Math.round((rest - 180) * 10) / 10 + 0;
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('');

/** No invisible characters but the ends of lines. */
const visible = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+|[\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '');

/** What is typed: so many lines, all of it to be seen, no longer than can be made. */
export const cleanText = (text: string) =>
  cut(visible(text).split('\n').slice(0, shirtLimits.lines).join('\n'), shirtLimits.textLength);

/** Whether something of it is more than goes on a garment, and is cut. */
export const isLongText = (text: string) => visible(text).trimEnd() !== cleanText(text).trimEnd();

/** A list as it is typed; tabs part the cells of a sheet. */
export const cleanList = (text: string) => cut(text.split('\t').map(visible).join('\t'), shirtLimits.typed);

const oneLine = (text: string) => cleanText(text).replace(/\n/g, ' ').trim();
const cleanWord = (text: string) => cut(oneLine(text), shirtLimits.personLength);

/** Whether a name of the list is longer than it can be made, and would be cut. */
export const isLongName = (text: string) => cleanWord(text) !== oneLine(text);

/** A layer within every bound. */
function bounded<One extends Layer>(layer: One): One {
  const common = {
    ...layer,
    x: within(layer.x, place, 0),
    y: within(layer.y, place, 0),
    angle: turnedTo(layer.angle),
  };
  if (common.kind === 'text')
    return {
      ...common,
      text: cleanText(common.text),
      size: within(common.size, shirtLimits.size, 20),
      tracking: within(common.tracking, shirtLimits.tracking, 0),
      leading: within(common.leading, shirtLimits.leading, 150),
      bend: within(common.bend, shirtLimits.bend, 0),
      colour: colourPattern.test(common.colour) ? common.colour : '#ffffff',
    };
  if (common.kind === 'picture') return boundedPicture(common) as One;
  const extents = {
    ...common,
    width: within(common.width, shirtLimits.extent, 50),
    height: within(common.height, shirtLimits.extent, 50),
  };
  if (extents.kind === 'mark')
    return { ...extents, colours: extents.colours.filter((c) => colourPattern.test(c)).slice(0, 3) };
  return extents.kind === 'shape' && !colourPattern.test(extents.colour)
    ? { ...extents, colour: '#ffffff' }
    : extents;
}

/** A picture keeps its proportions, whatever it is made smaller or larger for. */
function boundedPicture(layer: PictureLayer): PictureLayer {
  const { min, max } = shirtLimits.extent;
  const [width, height] = [layer.width, layer.height].map((side) =>
    side > 0 && Number.isFinite(side) ? side : 50,
  ) as [number, number];
  const factor = Math.min(max / Math.max(width, height), Math.max(1, min / Math.min(width, height)));
  // Finer than anything is made: a width that is typed passes through 1 on its way to 120.
  const fine = (value: number) => Math.min(max, Math.max(min, Math.round(value * 10_000) / 10_000));
  return {
    ...layer,
    name: cut(cleanText(layer.name).replace(/\n/g, ' '), shirtLimits.nameLength),
    width: fine(width * factor),
    height: fine(height * factor),
    crop: boundedCrop(layer.crop),
    opacity: within(layer.opacity, shirtLimits.opacity, 100),
    inks: layer.inks
      .filter(({ from, to }) => colourPattern.test(from) && colourPattern.test(to) && from !== to)
      .slice(0, shirtLimits.inks),
  };
}

function boundedCrop(crop: Crop): Crop {
  const share = (value: number) =>
    Number.isFinite(value) ? Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000)) : 0;
  const pair = (one: number, other: number): [number, number] => {
    const [a, b] = [share(one), share(other)];
    return a + b <= 1 - shirtLimits.shows ? [a, b] : [0, 0];
  };
  const [left, right] = pair(crop.left, crop.right);
  const [top, bottom] = pair(crop.top, crop.bottom);
  return { left, top, right, bottom };
}

/** What is said of a picture: its other side follows the one that is typed. */
function changedPicture(layer: PictureLayer, change: LayerChange): PictureLayer {
  const next = { ...layer, ...change };
  if (change.width !== undefined && change.height === undefined)
    return { ...next, height: (layer.height * change.width) / layer.width };
  if (change.height !== undefined && change.width === undefined)
    return { ...next, width: (layer.width * change.height) / layer.height };
  return next;
}

function freshIds(design: ShirtDesign, count: number): string[] {
  const layers = Object.values(design.sides).flatMap((side) => side?.layers ?? []);
  const highest = Math.max(
    0,
    ...layers
      .flatMap(({ id, group }) => [id, group ?? ''])
      .map((id) => Number(/^[a-z](\d{1,9})$/.exec(id)?.[1] ?? 0)),
  );
  return Array.from({ length: count }, (_, at) => `l${highest + at + 1}`);
}

function withSide(design: ShirtDesign, side: GarmentSide, next: SideDesign): ShirtDesign {
  return { ...design, sides: { ...design.sides, [side]: next } };
}

function withLayers(
  design: ShirtDesign,
  side: GarmentSide,
  change: (layers: readonly Layer[]) => readonly Layer[],
): ShirtDesign {
  const before = design.sides[side];
  if (!before) return design;
  const layers = change(before.layers);
  return layers === before.layers ? design : withSide(design, side, { ...before, layers });
}

/** Changes the named layers that are not locked. */
function eachOf(design: ShirtDesign, { side, ids }: OnLayers, change: (layer: Layer) => Layer): ShirtDesign {
  return withLayers(design, side, (layers) => {
    if (!layers.some(({ id, locked }) => ids.includes(id) && !locked)) return layers;
    return layers.map((layer) => (ids.includes(layer.id) && !layer.locked ? bounded(change(layer)) : layer));
  });
}

const always: readonly string[] = ['locked', 'hidden'];

function changed(layer: Layer, change: LayerChange): Layer {
  const own = Object.entries(change).filter(
    ([name]) => name in layer && (!layer.locked || always.includes(name)),
  );
  if (own.length === 0) return layer;
  const said = Object.fromEntries(own) as LayerChange;
  return bounded(layer.kind === 'picture' ? changedPicture(layer, said) : ({ ...layer, ...said } as Layer));
}

function changeLayers(design: ShirtDesign, { side, ids }: OnLayers, change: LayerChange): ShirtDesign {
  return withLayers(design, side, (layers) => {
    const after = layers.map((layer) => (ids.includes(layer.id) ? changed(layer, change) : layer));
    return after.every((layer, at) => layer === layers[at]) ? layers : after;
  });
}

/** Every other layer of the groups that these belong to comes along. */
export function withGroups(layers: readonly Layer[], ids: readonly string[]): string[] {
  const groups = new Set(layers.filter(({ id }) => ids.includes(id)).map(({ group }) => group));
  groups.delete(null);
  return layers
    .filter(({ id, group }) => ids.includes(id) || (group !== null && groups.has(group)))
    .map(({ id }) => id);
}

/** One layer joins what is selected or leaves it, with all of its group. */
export function toggled(layers: readonly Layer[], selected: readonly string[], id: string): string[] {
  const whole = withGroups(layers, [id]);
  const others = selected.filter((one) => !whole.includes(one));
  return selected.includes(id) ? others : [...others, ...whole];
}

/** A layer as wide and high as it was, times the factor. */
export function scaledLayer(layer: Layer, factor: number): Layer {
  return layer.kind === 'text'
    ? { ...layer, size: layer.size * factor }
    : { ...layer, width: layer.width * factor, height: layer.height * factor };
}

function turned(layer: Layer, degrees: number, x: number, y: number): Layer {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [layer.x - x, layer.y - y];
  return {
    ...layer,
    angle: layer.angle + degrees,
    x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

function ordered(
  layers: readonly Layer[],
  ids: readonly string[],
  to: 'front' | 'forward' | 'backward' | 'back',
): readonly Layer[] {
  const isMoved = ({ id }: Layer) => ids.includes(id);
  if (to === 'front' || to === 'back') {
    const [moved, rest] = [layers.filter(isMoved), layers.filter((layer) => !isMoved(layer))];
    return to === 'front' ? [...rest, ...moved] : [...moved, ...rest];
  }
  const next = to === 'forward' ? [...layers].reverse() : [...layers];
  for (let at = 1; at < next.length; at += 1) {
    const [before, layer] = [next[at - 1], next[at]];
    if (before && layer && isMoved(layer) && !isMoved(before)) [next[at - 1], next[at]] = [layer, before];
  }
  return to === 'forward' ? next.reverse() : next;
}

function aligned(layer: Layer, box: Box, edge: Edge, to: Box): Layer {
  const across = {
    left: to.x - box.x,
    centre: to.x + to.width / 2 - box.x - box.width / 2,
    right: to.x + to.width - box.x - box.width,
  };
  const down = {
    top: to.y - box.y,
    middle: to.y + to.height / 2 - box.y - box.height / 2,
    bottom: to.y + to.height - box.y - box.height,
  };
  return edge in across
    ? { ...layer, x: layer.x + across[edge as keyof typeof across] }
    : { ...layer, y: layer.y + down[edge as keyof typeof down] };
}

/** Equal gaps between the first and the last, which stay. */
function gapsOf(boxes: Boxes, ids: readonly string[], axis: 'x' | 'y'): Map<string, number> {
  const extent = axis === 'x' ? 'width' : 'height';
  const rows = ids
    .flatMap((id): [string, Box][] => {
      const box = boxes.get(id);
      return box ? [[id, box]] : [];
    })
    .sort(([, a], [, b]) => a[axis] + a[extent] / 2 - b[axis] - b[extent] / 2);
  const [first, last] = [rows[0]?.[1], rows.at(-1)?.[1]];
  if (!first || !last || rows.length < 3) return new Map();
  const room = last[axis] + last[extent] - first[axis] - rows.reduce((sum, [, box]) => sum + box[extent], 0);
  const gap = room / (rows.length - 1);
  let cursor = first[axis];
  return new Map(
    rows.map(([id, box]) => {
      const by = cursor - box[axis];
      cursor += box[extent] + gap;
      return [id, by];
    }),
  );
}

function addLayers(
  design: ShirtDesign,
  side: GarmentSide,
  drafts: readonly LayerDraft[],
  facts: GarmentFacts,
): ShirtDesign {
  if (!facts.sides.includes(side)) return design;
  const room = shirtLimits.layersPerSide - sideOf(design, side).layers.length;
  const pictures = new Set(picturesOf(design));
  const fits = (draft: LayerDraft) => {
    if (draft.kind !== 'picture') return true;
    if (!pictures.has(draft.picture) && pictures.size >= shirtLimits.pictures) return false;
    pictures.add(draft.picture);
    return true;
  };
  const taken = drafts.filter(fits).slice(0, Math.max(0, room));
  if (taken.length === 0) return design;
  const ids = freshIds(design, taken.length * 2);
  const groups = new Map<string, string>();
  const added = taken.map((draft, at) => {
    const { group } = draft;
    // Copies are a group of their own.
    if (group !== null && !groups.has(group)) groups.set(group, ids[taken.length + groups.size] ?? group);
    return bounded({
      ...draft,
      id: ids[at] ?? 'l1',
      group: group === null ? null : (groups.get(group) ?? null),
    } as Layer);
  });
  const before = design.sides[side] ?? { technique: facts.techniques(side)[0] ?? 'dtf', layers: [] };
  return withSide(design, side, { ...before, layers: [...before.layers, ...added] });
}

function onGarment(design: ShirtDesign, garment: GarmentId): ShirtDesign {
  const facts = garmentFacts(garment);
  const sizes = new Set(facts.sizes);
  const sides = Object.fromEntries(
    garmentSides.flatMap((side) => {
      const before = design.sides[side];
      if (!before || !facts.sides.includes(side)) return [];
      const allowed = facts.techniques(side);
      const technique = allowed.includes(before.technique)
        ? before.technique
        : (allowed[0] ?? before.technique);
      return [[side, { ...before, technique }]];
    }),
  ) as ShirtDesign['sides'];
  const fabric = facts.fabrics.includes(design.fabric) ? design.fabric : (facts.fabrics[0] ?? design.fabric);
  const kept = Object.entries(design.quantities).filter(([size]) => sizes.has(size as SizeId));
  const lost = Object.entries(design.quantities).reduce(
    (sum, [size, count]) => sum + (sizes.has(size as SizeId) ? 0 : (count ?? 0)),
    0,
  );
  const quantities = Object.fromEntries(kept) as ShirtDesign['quantities'];
  if (lost > 0)
    quantities[facts.drawn] = Math.min(shirtLimits.piecesPerSize, (quantities[facts.drawn] ?? 0) + lost);
  return {
    ...design,
    garment,
    fabric,
    sides,
    quantities,
    people: design.people.map((person) =>
      sizes.has(person.size) ? person : { ...person, size: facts.drawn },
    ),
  };
}

function withQuantity(design: ShirtDesign, size: SizeId, count: number): ShirtDesign {
  const { [size]: _, ...others } = design.quantities;
  const pieces = Math.round(within(count, { min: 0, max: shirtLimits.piecesPerSize }, 0));
  if ((design.quantities[size] ?? 0) === pieces || !garmentFacts(design.garment).sizes.includes(size))
    return design;
  return { ...design, quantities: pieces === 0 ? others : { ...others, [size]: pieces } };
}

/** So many people as a list has, in sizes of the garment. */
export function cleanPeople(people: readonly Person[], garment: GarmentId): Person[] {
  const { sizes, drawn } = garmentFacts(garment);
  return people.slice(0, shirtLimits.people).map(({ name, number, size }) => ({
    name: cleanWord(name),
    number: cleanWord(number),
    size: sizes.includes(size) ? size : drawn,
  }));
}

function withPeople(
  { typed: _, ...design }: ShirtDesign,
  people: readonly Person[],
  typed?: string,
): ShirtDesign {
  return {
    ...design,
    people: cleanPeople(people, design.garment),
    ...(typed ? { typed: cleanList(typed) } : {}),
  };
}

/** What a design has no more room for: pictures, or characters of its list. */
export type DesignLimit = 'pictures' | 'personalCharacters';

/** What is beyond its limit already may stay, and become less. */
function passedLimit(before: ShirtDesign, next: ShirtDesign): DesignLimit | null {
  const isPassed = (count: (design: ShirtDesign) => number, limit: DesignLimit) =>
    count(next) > Math.max(shirtLimits[limit], count(before));
  if (isPassed(countPersonalCharacters, 'personalCharacters')) return 'personalCharacters';
  // A picture that others show as well is still there when one of them gets its own.
  return isPassed((design) => picturesOf(design).length, 'pictures') ? 'pictures' : null;
}

/** Why an action leaves a design as it was; null where no limit is in its way. */
export const limitInWay = (design: ShirtDesign, action: DesignAction): DesignLimit | null =>
  passedLimit(design, afterAction(design, action));

/** What an action makes of a design: the same design where it changes nothing, and always one that can be kept. */
export function reduceDesign(design: ShirtDesign, action: DesignAction): ShirtDesign {
  const next = afterAction(design, action);
  return passedLimit(design, next) ? design : next;
}

function afterAction(design: ShirtDesign, action: DesignAction): ShirtDesign {
  switch (action.kind) {
    case 'replace':
      return action.design;
    case 'garment':
      return action.garment === design.garment ? design : onGarment(design, action.garment);
    case 'fabric':
      return action.fabric !== design.fabric &&
        fabricColourIds.includes(action.fabric) &&
        garmentFacts(design.garment).fabrics.includes(action.fabric)
        ? { ...design, fabric: action.fabric }
        : design;
    case 'technique':
      return techniqueIds.includes(action.technique)
        ? withSide(design, action.side, { ...sideOf(design, action.side), technique: action.technique })
        : design;
    case 'quantity':
      return withQuantity(design, action.size, action.count);
    case 'people':
      return withPeople(design, action.people, action.typed);
    case 'add':
      return addLayers(design, action.side, action.layers, garmentFacts(design.garment));
    case 'change':
      return changeLayers(design, action, action.change);
    case 'move':
      return eachOf(design, action, (layer) => ({
        ...layer,
        x: layer.x + action.dx,
        y: layer.y + action.dy,
      }));
    case 'scale':
      return eachOf(design, action, (layer) => ({
        ...scaledLayer(layer, action.factor),
        x: action.x + (layer.x - action.x) * action.factor,
        y: action.y + (layer.y - action.y) * action.factor,
      }));
    case 'turn':
      return eachOf(design, action, (layer) => turned(layer, action.degrees, action.x, action.y));
    case 'flip':
      return eachOf(design, action, (layer) =>
        action.axis === 'x' ? { ...layer, flipX: !layer.flipX } : { ...layer, flipY: !layer.flipY },
      );
    case 'order':
      return withLayers(design, action.side, (layers) => ordered(layers, action.ids, action.to));
    case 'group': {
      const [group = null] = freshIds(design, 1);
      return action.ids.length < 2 ? design : eachOf(design, action, (layer) => ({ ...layer, group }));
    }
    case 'ungroup':
      return eachOf(design, action, (layer) => ({ ...layer, group: null }));
    case 'duplicate': {
      const copies = sideOf(design, action.side).layers.filter(({ id }) => action.ids.includes(id));
      return addLayers(
        design,
        action.side,
        copies.map((layer) => ({ ...layer, locked: false, x: layer.x + 8, y: layer.y + 8 })),
        garmentFacts(design.garment),
      );
    }
    case 'remove':
      return withLayers(design, action.side, (layers) => {
        const left = layers.filter(({ id, locked }) => !action.ids.includes(id) || locked);
        return left.length === layers.length ? layers : left;
      });
    case 'align':
      return eachOf(design, action, (layer) => {
        const box = action.boxes.get(layer.id);
        return box ? aligned(layer, box, action.edge, action.to) : layer;
      });
    case 'distribute': {
      const gaps = gapsOf(action.boxes, action.ids, action.axis);
      return eachOf(design, action, (layer) => ({
        ...layer,
        [action.axis]: layer[action.axis] + (gaps.get(layer.id) ?? 0),
      }));
    }
  }
}
