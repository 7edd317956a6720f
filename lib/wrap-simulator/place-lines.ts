import { type Box, boxAround } from '@/lib/drawing/box';
import { contrastBetween } from '@/lib/drawing/contrast';
import { type ContrastGrade, gradeContrast, legibleFrom, smallestLetters } from '@/lib/drawing/legibility';
import type { LetterFamilyId } from '@/lib/drawing/letter-families';
import type { Letters, LoadedLetters } from '@/lib/drawing/letters';
import { type OutlinedText, outlineText } from '@/lib/drawing/outline-text';
import { outlineBox } from '@/lib/drawing/outlines';
import { filmOn, isOn, panelAt, polygonsOf, skinOf } from './coverage';
import { freePlace } from './free-place';
import { letterColours } from './letter-colours';
import { paints } from './paints';
import {
  bareObstacles,
  type Obstacle,
  type PanelId,
  type Side,
  type Vehicle,
  type View,
} from './vehicles/vehicle';
import { type LetterLine, type WrapDesign, wrapLimits } from './wrap-design';

/** What letters are lost on: what film never covers, and wheels, where there is no bodywork. */
export type Hiding = Obstacle['kind'] | 'wheel';

/** Which of a film's colours, when it has several. */
export type FilmShade = 'lightest' | 'between' | 'darkest';

/** A line of letters where it stands on a side. */
export interface PlacedLine {
  /** Which of the design's lines. */
  index: number;
  /** As it stands there: without a place of its own it is no higher than its side has room for. */
  line: LetterLine;
  /** The height that was asked for, in millimetres. */
  wanted: number;
  /** Of the first letter's start on the baseline, in the view's millimetres. */
  x: number;
  y: number;
  outlined: OutlinedText;
  /** What is cut, in the view's millimetres. */
  box: Box;
  /** Metres. */
  legibleFrom: number;
  contrast: ContrastGrade;
  /** Where on a film of several colours the letters stand out that little; null on one of a single colour, and on paint. */
  against: FilmShade | null;
  /** What letters cross that they should not. */
  crossed: readonly Obstacle['kind'][];
  /** What letters are lost on, because film never covers it. */
  hiddenBy: readonly Hiding[];
  /** Letters reach beyond what can be wrapped, elsewhere than over a wheel. */
  overhangs: boolean;
}

/** Whether something stands on a side: its own, or the other flank. */
export function standsOn(line: Pick<LetterLine, 'side' | 'bothSides'>, side: Side): boolean {
  if (line.side === side) return true;
  const flanks: readonly Side[] = ['left', 'right'];
  return line.bothSides && flanks.includes(line.side) && flanks.includes(side);
}

/** How far the edges of two doors are apart at most, in millimetres. */
const slit = 20;

/** Nothing is darker. */
const black = '#000000';

/** How little letters stand out from what is behind them: a print, a pearl or a shift is all of its colours. */
function leastContrast(
  colour: string,
  surfaces: readonly (readonly string[])[],
): { contrast: number; against: FilmShade | null } {
  let least: { contrast: number; against: FilmShade | null } | null = null;
  for (const surface of surfaces) {
    const rising = surface.toSorted((a, b) => contrastBetween(a, black) - contrastBetween(b, black));
    for (const [at, under] of rising.entries()) {
      const contrast = contrastBetween(colour, under);
      if (least && least.contrast <= contrast) continue;
      const shade = at === 0 ? 'darkest' : at === rising.length - 1 ? 'lightest' : 'between';
      least = { contrast, against: rising.length > 1 ? shade : null };
    }
  }
  return least ?? { contrast: 1, against: null };
}

/** Whether a stretch from one point to another touches a box (Liang and Barsky, 1984). */
function touches(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  { x, y, width, height }: Box,
): boolean {
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [x1 - x2, x1 - x],
    [x2 - x1, x + width - x1],
    [y1 - y2, y1 - y],
    [y2 - y1, y + height - y1],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false;
      continue;
    }
    const at = room / step;
    if (step < 0) from = Math.max(from, at);
    else to = Math.min(to, at);
    if (from > to) return false;
  }
  return true;
}

const isClosed = ({ path }: Pick<Obstacle, 'path'>) => path.endsWith('Z');

/** Whether the middle of one of the boxes lies on what an obstacle covers; a gap covers nothing. */
const liesOn = (boxes: readonly Box[], { kind, path }: Obstacle) =>
  kind !== 'gap' &&
  path.endsWith('Z') &&
  boxes.some(({ x, y, width, height }) => isOn(path, [x + width / 2, y + height / 2]));

/** A box with as much more round it. */
const widened = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** What boxes lie over that they should keep clear of: what they cross, and what hides them. */
export function metBy(
  boxes: readonly Box[],
  obstacles: readonly Obstacle[],
): Pick<PlacedLine, 'crossed' | 'hiddenBy'> {
  const met = obstacles.filter(
    (obstacle) =>
      liesOn(boxes, obstacle) ||
      polygonsOf(obstacle.path).some((points) =>
        points.some((point, at) => {
          const next = points[at + 1] ?? (isClosed(obstacle) ? points[0] : undefined);
          return (
            next !== undefined &&
            boxes.some((box) => touches(point, next, widened(box, (obstacle.line ?? 0) / 2)))
          );
        }),
      ),
  );
  const kinds = [...new Set(met.map(({ kind }) => kind))];
  return {
    crossed: kinds.filter((kind) => !bareObstacles.includes(kind)),
    hiddenBy: kinds.filter((kind) => bareObstacles.includes(kind)),
  };
}

/** How far the arch over a wheel reaches beyond its tyre, at most, in millimetres. */
const arch = 80;

/** What is to be said of points beside the bodywork: over a wheel they are in its arch, elsewhere beyond everything. */
export function besideBody(
  points: readonly (readonly [number, number])[],
  { wheels, height }: View,
): { hiddenBy: readonly Hiding[]; overhangs: boolean } {
  const beyond = points.filter(([x, y]) =>
    wheels.every((wheel) => Math.hypot(x - wheel.x, y - height + wheel.radius) > wheel.radius + arch),
  );
  return { hiddenBy: beyond.length < points.length ? ['wheel'] : [], overhangs: beyond.length > 0 };
}

/** Millimetres beside a lamp that stay free where there is a choice. */
const besideBare = 30;

/**
 * How far boxes are best moved along a side, all of them alike, so that nothing hides them.
 *
 * @returns millimetres; null where there is no room for them
 */
export function moveClear(boxes: readonly Box[], { obstacles, width }: View): number | null {
  const hurdles = obstacles.flatMap((obstacle) => {
    if (!bareObstacles.includes(obstacle.kind)) return [];
    const around = widened(boxAround(polygonsOf(obstacle.path).flat()), (obstacle.line ?? 0) / 2);
    const level = boxes.filter(({ y, height }) => around.y + around.height >= y && around.y <= y + height);
    return level.length > 0 ? [{ obstacle, left: around.x, right: around.x + around.width, level }] : [];
  });
  const met = hurdles.map(({ obstacle }) => obstacle);
  const isClear = (move: number) =>
    metBy(
      boxes.map((box) => ({ ...box, x: box.x + move })),
      met,
    ).hiddenBy.length === 0;
  const first = Math.min(...boxes.map(({ x }) => x));
  const last = Math.max(...boxes.map((box) => box.x + box.width));
  const moves = hurdles
    .flatMap(({ left, right, level }) =>
      level.flatMap((box) => [left - box.x - box.width - besideBare, right - box.x + besideBare]),
    )
    .filter((move) => first + move >= 0 && last + move <= width)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  return [0, ...moves].find(isClear) ?? null;
}

/** Space between two lines that stand where they stand best, as a share of the upper one's height. */
const leading = 0.55;

const rooms = new WeakMap<View, Box>();

/** The largest panel of a side: in its middle stands what was given one half of its place. */
export function roomOn(view: View): Box {
  const known = rooms.get(view);
  if (known) return known;
  const [largest] = view.panels
    .filter((panel) => !panel.raised)
    .map(({ path }) => {
      const { left, top, right, bottom } = outlineBox(path);
      return { x: left, y: top, width: right - left, height: bottom - top };
    })
    .sort((a, b) => b.width * b.height - a.width * a.height);
  const room = largest ?? { x: 0, y: 0, width: view.width, height: view.height };
  rooms.set(view, room);
  return room;
}

type Lettered = Pick<WrapDesign, 'lines'>;

interface SetLine {
  line: LetterLine;
  wanted: number;
  index: number;
  loaded: Letters;
  outlined: OutlinedText;
  baseline: number;
}

/** The lines of a side as they are set; those without a height of their own stand below each other, from 0 on. */
function setLines(
  side: Side,
  { lines }: Lettered,
  letters: LoadedLetters,
  heights: ReadonlyMap<number, number> = new Map(),
): SetLine[] {
  let top = 0;
  return lines.flatMap((asked, index) => {
    const loaded = letters.get(asked.family);
    if (!loaded || !standsOn(asked, side)) return [];
    const line = { ...asked, height: heights.get(index) ?? asked.height };
    const outlined = outlineText(loaded, line.text, { capHeight: line.height });
    const set = { line, wanted: asked.height, index, loaded, outlined };
    if (line.y !== null) return [{ ...set, baseline: line.y }];
    const baseline = top + line.height;
    top = baseline + line.height * leading;
    return [{ ...set, baseline }];
  });
}

/** The lines that have no height of their own on a side, if none of them has a place along it either. */
function freeBlock(set: readonly SetLine[]): readonly SetLine[] {
  const flowing = set.filter(({ line }) => line.y === null);
  return flowing.every(({ line }) => line.x === null) ? flowing : [];
}

/**
 * Where a block of lines stands best that stand below each other and have no place at all.
 *
 * @returns the middle of the lines, how far down they go, and how many times as high they may be
 */
function placeOf(
  block: readonly SetLine[],
  vehicle: Vehicle,
  side: Side,
): { middle: number; down: number; fits: number } {
  const upper = Math.min(...block.map(({ baseline, outlined: { box } }) => baseline + box.y));
  const lower = Math.max(...block.map(({ baseline, outlined: { box } }) => baseline + box.y + box.height));
  // Twice the longer half: on the other flank the block is as far from the nose, its letters the same way round.
  const half = block.map(({ outlined: { width, box } }) =>
    Math.max(width / 2 - box.x, box.x + box.width - width / 2),
  );
  const place = freePlace(
    vehicle,
    side,
    block.some(({ line }) => line.bothSides),
    { width: 2 * Math.max(...half), height: lower - upper },
  );
  return { middle: place.x, down: place.y - (upper + lower) / 2, fits: place.fits };
}

/** Heights that are fitted are whole steps of so many millimetres. */
const heightStep = 5;

/**
 * Lines without a place that a side has no room for, each with a height that it has room for; none where some of them would be too
 * low to be cut.
 */
function heightsThatFit(
  vehicle: Vehicle,
  side: Side,
  design: Lettered,
  letters: LoadedLetters,
): ReadonlyMap<number, number> {
  const asked = freeBlock(setLines(side, design, letters));
  if (asked.length === 0) return new Map();
  let scale = 1;
  // Once is enough but for what the grid and whole steps of height round.
  for (let tries = 0; tries < 4; tries += 1) {
    const heights = new Map(
      asked.map(({ index, wanted }) => [
        index,
        scale === 1 ? wanted : Math.floor((wanted * scale) / heightStep) * heightStep,
      ]),
    );
    if ([...heights.values()].some((height) => height < wrapLimits.height.min)) return new Map();
    const { fits } = placeOf(freeBlock(setLines(side, design, letters, heights)), vehicle, side);
    if (fits === 1) return scale === 1 ? new Map() : heights;
    scale *= Math.min(fits, 0.98);
  }
  return new Map();
}

const otherFlanks: Partial<Record<Side, Side>> = { left: 'right', right: 'left' };

/** The same with what is on both flanks no higher on one than on the other: it is cut twice. */
function fittedHeights(
  vehicle: Vehicle,
  side: Side,
  design: Lettered,
  letters: LoadedLetters,
): ReadonlyMap<number, number> {
  const own = heightsThatFit(vehicle, side, design, letters);
  const other = otherFlanks[side];
  const isAlike = design.lines.every((line) => standsOn(line, 'left') === standsOn(line, 'right'));
  if (!other || isAlike) return own;
  const there = heightsThatFit(vehicle, other, design, letters);
  const lower = [...there].filter(
    ([index, height]) =>
      design.lines[index]?.bothSides && height < (own.get(index) ?? Number.POSITIVE_INFINITY),
  );
  return new Map([...own, ...lower]);
}

type Point = readonly [x: number, y: number];

/** A line where it stands, in whatever colour and on whatever film. */
interface StoodLine extends Pick<PlacedLine, 'index' | 'wanted' | 'x' | 'y' | 'outlined' | 'box'>, Met {
  /** As it stands there, in millimetres. */
  height: number;
  /** Of the smallest of its letters, in millimetres. */
  smallest: number;
  /** What its letters are read against: places on panels. */
  ground: readonly { panel: PanelId; point: Point }[];
}

type Met = Pick<PlacedLine, 'crossed' | 'hiddenBy' | 'overhangs'>;

function standLines(vehicle: Vehicle, side: Side, design: Lettered, letters: LoadedLetters): StoodLine[] {
  const view = vehicle.views[side];
  const stacked = setLines(side, design, letters, fittedHeights(vehicle, side, design, letters));
  const flowing = stacked.filter(({ line }) => line.y === null);
  const isFree = freeBlock(stacked).length > 0;
  const room = roomOn(view);
  const middleOfRoom = room.x + room.width / 2;
  const total = flowing.reduce((sum, { line }, at) => sum + line.height * (at === 0 ? 1 : 1 + leading), 0);
  const place = isFree
    ? placeOf(flowing, vehicle, side)
    : { middle: middleOfRoom, down: room.y + room.height * 0.5 - total / 2 };
  const standing = stacked.map((one) => {
    const { line, outlined } = one;
    const flows = line.y === null;
    const baseline = one.baseline + (flows ? place.down : 0);
    const free = flows ? place.middle : middleOfRoom;
    // Counted from the left edge of the line's own side; on the other flank as far from the nose, where letters are not mirrored.
    const middle = line.x === null ? free : line.side !== side ? view.width - line.x : line.x;
    return { ...one, baseline, x: middle - outlined.width / 2 };
  });
  const boxOf = ({ outlined: { box }, x, baseline }: (typeof standing)[number]): Box => ({
    ...box,
    x: box.x + x,
    y: box.y + baseline,
  });
  const free = standing.filter(({ line }) => line.x === null).map(boxOf);
  const together = moveClear(free, view);
  return standing.map((stood) => {
    const { line, wanted, index, loaded, outlined, baseline } = stood;
    const isOfBlock = isFree && line.y === null;
    const alone = () => (isOfBlock ? 0 : (moveClear([boxOf(stood)], view) ?? 0));
    const aside = line.x === null ? (together ?? alone()) : 0;
    const x = stood.x + aside;
    const moved = (box: Box): Box => ({ ...box, x: box.x + x, y: box.y + baseline });
    const letterBoxes = outlined.letterBoxes.map(moved);
    const middles = letterBoxes.map(
      ({ x: left, y: upper, width, height }): Point => [left + width / 2, upper + height / 2],
    );
    const on = (point: Point) => {
      const panel = panelAt(view, point);
      return panel ? { panel, point } : null;
    };
    const behind = middles.map((middle) => {
      const own = on(middle);
      if (own) return own;
      // In the slit between two doors a letter has film on both its sides.
      const [before, after] = [on([middle[0] - slit, middle[1]]), on([middle[0] + slit, middle[1]])];
      return after ? before : null;
    });
    const beside = besideBody(
      middles.filter((_, at) => behind[at] === null),
      view,
    );
    const met = metBy(letterBoxes, view.obstacles);
    return {
      index,
      wanted,
      height: line.height,
      x,
      y: baseline,
      outlined,
      box: moved(outlined.box),
      smallest: smallestLetters(outlined, loaded, line.height),
      ground: behind.filter((place) => place !== null),
      crossed: met.crossed,
      hiddenBy: [...met.hiddenBy, ...beside.hiddenBy],
      overhangs: beside.overhangs,
    };
  });
}

interface Stand {
  asked: string;
  /** What the families were set in, in the order of the lines. */
  loaded: readonly (Letters | undefined)[];
  lines: StoodLine[];
}

const stands = new WeakMap<Vehicle, Stand[]>();

/** How many are kept of a vehicle: all sides of what is lettered now, and of what was before. */
const standsKept = 10;

/** Films and colours are tried by the dozen on letters that stay where they are: these are kept. */
function stoodOn(vehicle: Vehicle, side: Side, { lines }: Lettered, letters: LoadedLetters): StoodLine[] {
  const asked = JSON.stringify([side, lines.map(({ colour: _, ...line }) => line)]);
  const loaded = lines.map(({ family }) => letters.get(family));
  const kept = stands.get(vehicle) ?? [];
  const known = kept.find(
    (stand) => stand.asked === asked && stand.loaded.every((family, at) => family === loaded[at]),
  );
  if (known) return known.lines;
  const stand = { asked, loaded, lines: standLines(vehicle, side, { lines }, letters) };
  stands.set(vehicle, [stand, ...kept.slice(0, standsKept - 1)]);
  return stand.lines;
}

/**
 * Where the lines of a side stand, how far each can be read, and what it crosses. Lines whose letters are not loaded yet are
 * left out.
 *
 * @param coloursOf every colour of a film
 */
export function placeLines(
  vehicle: Vehicle,
  side: Side,
  design: WrapDesign,
  letters: LoadedLetters,
  coloursOf: (film: string) => readonly string[],
): PlacedLine[] {
  const skin = skinOf(vehicle, side, design);
  return stoodOn(vehicle, side, design, letters).flatMap(({ height, smallest, ground, ...stood }) => {
    const asked = design.lines[stood.index];
    if (!asked) return [];
    const films = new Set(ground.map(({ panel, point }) => filmOn(skin, panel, point)));
    const { contrast, against } = leastContrast(
      letterColours[asked.colour].colour,
      [...films].map((film) => (film === null ? [paints[design.paint].colour] : coloursOf(film))),
    );
    return [
      {
        ...stood,
        line: { ...asked, height },
        legibleFrom: legibleFrom(smallest, contrast),
        contrast: gradeContrast(contrast),
        against,
      },
    ];
  });
}

/** The families that a design's lines are set in, each once. */
export function familiesOf(design: WrapDesign): LetterFamilyId[] {
  return [...new Set(design.lines.map(({ family }) => family))];
}
