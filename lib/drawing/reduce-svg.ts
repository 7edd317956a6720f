import { readColour } from './colours';
import { cutToShapes, type Drawn, type Frame, mostSteps, type ReducedPicture } from './cut-picture';
import {
  applyTo,
  arcSteps,
  identity,
  type Matrix,
  mapSteps,
  multiply,
  type Point,
  readPath,
  type Step,
} from './path-data';
import type { PictureLine, PictureNote } from './picture';
import { type MarkupEvent, readMarkup } from './read-markup';

/** Steps of all outlines together. */
const most = { steps: mostSteps, rules: 500 } as const;

type Style = ReadonlyMap<string, string>;

/** Properties that a shape inherits from its groups; whatever else a file says about looks is not read. */
const inherited = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'color',
  'visibility',
] as const;
const own = ['opacity', 'display'] as const;
const properties: ReadonlySet<string> = new Set([...inherited, ...own]);

const groups: ReadonlySet<string> = new Set(['svg', 'g', 'a', 'switch']);
/** What is left out and said to be. */
const leftOut: ReadonlyMap<string, PictureNote> = new Map([
  ['text', 'text'],
  ['image', 'images'],
  ['use', 'effects'],
]);

function readDeclarations(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim();
    if (colon > 0 && properties.has(name)) found.set(name, value);
  }
  return found;
}

interface Surroundings {
  /** Properties of each class, as design programs write them: nothing else of a style sheet is read. */
  classes: ReadonlyMap<string, Style>;
  /** One colour for each gradient: that of its middle stop. */
  gradients: ReadonlyMap<string, string>;
}

function readClasses(sheet: string, classes: Map<string, Map<string, string>>): void {
  // A comment ends at the first mark after it began; what stands before one belongs to the rule that follows.
  const rules = sheet
    .split('/*')
    .map((piece, at) => (at === 0 ? piece : piece.slice(piece.indexOf('*/') + 2)))
    .join('')
    .split('}');
  for (const rule of rules.slice(0, most.rules)) {
    const brace = rule.indexOf('{');
    if (brace < 0) continue;
    const declarations = readDeclarations(rule.slice(brace + 1));
    for (const selector of rule.slice(0, brace).split(',').slice(0, most.rules)) {
      const name = /^\s*\.([\w-]{1,80})\s*$/.exec(selector)?.[1];
      if (name) classes.set(name, new Map([...(classes.get(name) ?? []), ...declarations]));
    }
  }
}

function readSurroundings(events: readonly MarkupEvent[]): Surroundings {
  const classes = new Map<string, Map<string, string>>();
  const stops = new Map<string, string[]>();
  const borrowed = new Map<string, string>();
  let gradient: string | null = null;
  for (const event of events) {
    if (event.kind === 'text') readClasses(event.text, classes);
    if (event.kind !== 'start') continue;
    const { name, attributes } = event;
    if (name === 'linearGradient' || name === 'radialGradient') {
      gradient = attributes.get('id') ?? null;
      const other = attributes.get('xlink:href') ?? attributes.get('href');
      if (gradient && other?.startsWith('#')) borrowed.set(gradient, other.slice(1));
    } else if (name === 'stop' && gradient !== null) {
      const style = /stop-color\s*:\s*([^;]+)/.exec(attributes.get('style') ?? '')?.[1];
      const colour = readColour(style ?? attributes.get('stop-color') ?? 'black')?.colour;
      if (colour) stops.set(gradient, [...(stops.get(gradient) ?? []).slice(0, 50), colour]);
    }
  }
  const gradients = new Map<string, string>();
  for (const id of new Set([...stops.keys(), ...borrowed.keys()])) {
    let from: string | undefined = id;
    for (let hop = 0; hop < 8 && from !== undefined && !stops.has(from); hop += 1) from = borrowed.get(from);
    const colours = from === undefined ? undefined : stops.get(from);
    const middle = colours?.[Math.floor((colours.length - 1) / 2)];
    if (middle) gradients.set(id, middle);
  }
  return { classes, gradients };
}

const perUnit: ReadonlyMap<string, number> = new Map([
  ['pt', 4 / 3],
  ['pc', 16],
  ['mm', 96 / 25.4],
  ['cm', 96 / 2.54],
  ['in', 96],
]);

/** A length in the units of the drawing; `whole` is what a percentage is of. */
function readLength(text: string | undefined, whole: number): number {
  const [, number, unit = ''] =
    /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)$/i.exec(text?.trim() ?? '') ?? [];
  if (number === undefined) return 0;
  const value = Number(number);
  if (!Number.isFinite(value)) return 0;
  return unit === '%' ? (value / 100) * whole : value * (perUnit.get(unit.toLowerCase()) ?? 1);
}

const numbersIn = (text: string) =>
  (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number).filter(Number.isFinite);

function readTransform(text: string | undefined): Matrix {
  let matrix = identity;
  for (const [, name = '', inside = ''] of (text ?? '')
    .slice(0, 4000)
    // From the beginning of a word alone: each is looked at once.
    .matchAll(/(?<![a-z])([a-z]+)\s*\(([^()]*)\)/gi)) {
    const [a = 0, b, c, ...rest] = numbersIn(inside);
    const radians = (a * Math.PI) / 180;
    const made: Matrix | null =
      name === 'matrix'
        ? ([a, b ?? 0, c ?? 0, rest[0] ?? 0, rest[1] ?? 0, rest[2] ?? 0] as const)
        : name === 'translate'
          ? [1, 0, 0, 1, a, b ?? 0]
          : name === 'scale'
            ? [a, 0, 0, b ?? a, 0, 0]
            : name === 'skewX'
              ? [1, 0, Math.tan(radians), 1, 0, 0]
              : name === 'skewY'
                ? [1, Math.tan(radians), 0, 1, 0, 0]
                : null;
    if (made) matrix = multiply(matrix, made);
    if (name === 'rotate') {
      const turned: Matrix = [
        Math.cos(radians),
        Math.sin(radians),
        -Math.sin(radians),
        Math.cos(radians),
        0,
        0,
      ];
      const [x, y] = [b ?? 0, c ?? 0];
      matrix = multiply(multiply(multiply(matrix, [1, 0, 0, 1, x, y]), turned), [1, 0, 0, 1, -x, -y]);
    }
  }
  return matrix;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Step[] {
  const [left, right]: [Point, Point] = [
    [cx - rx, cy],
    [cx + rx, cy],
  ];
  return [
    { command: 'M', points: [right] },
    ...arcSteps(right, [rx, ry], 0, false, true, left),
    ...arcSteps(left, [rx, ry], 0, false, true, right),
    { command: 'Z', points: [] },
  ];
}

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): Step[] {
  const line = (px: number, py: number): Step => ({ command: 'L', points: [[px, py]] });
  const corner = (from: Point, to: Point) => arcSteps(from, [rx, ry], 0, false, true, to);
  const [right, low] = [x + width, y + height];
  if (rx <= 0 || ry <= 0)
    return [
      { command: 'M', points: [[x, y]] },
      line(right, y),
      line(right, low),
      line(x, low),
      { command: 'Z', points: [] },
    ];
  return [
    { command: 'M', points: [[x + rx, y]] },
    line(right - rx, y),
    ...corner([right - rx, y], [right, y + ry]),
    line(right, low - ry),
    ...corner([right, low - ry], [right - rx, low]),
    line(x + rx, low),
    ...corner([x + rx, low], [x, low - ry]),
    line(x, y + ry),
    ...corner([x, y + ry], [x + rx, y]),
    { command: 'Z', points: [] },
  ];
}

/** The outline of one element, `tooMuch` beyond what is taken, null for what is no shape. */
function outlineOf(name: string, of: ReadonlyMap<string, string>, frame: Frame): Step[] | 'tooMuch' | null {
  const across = (key: string) => readLength(of.get(key), frame.width);
  const down = (key: string) => readLength(of.get(key), frame.height);
  switch (name) {
    case 'path':
      return readPath(of.get('d') ?? '', most.steps) ?? 'tooMuch';
    case 'rect': {
      const [width, height] = [across('width'), down('height')];
      if (width <= 0 || height <= 0) return [];
      const rx = of.has('rx') ? across('rx') : down('ry');
      const ry = of.has('ry') ? down('ry') : rx;
      return rectangle(
        across('x'),
        down('y'),
        width,
        height,
        Math.min(rx, width / 2),
        Math.min(ry, height / 2),
      );
    }
    case 'circle': {
      const r = across('r');
      return r > 0 ? ellipse(across('cx'), down('cy'), r, r) : [];
    }
    case 'ellipse': {
      const [rx, ry] = [across('rx'), down('ry')];
      return rx > 0 && ry > 0 ? ellipse(across('cx'), down('cy'), rx, ry) : [];
    }
    case 'line':
      return [
        { command: 'M', points: [[across('x1'), down('y1')]] },
        { command: 'L', points: [[across('x2'), down('y2')]] },
      ];
    case 'polygon':
    case 'polyline': {
      const numbers = numbersIn(of.get('points') ?? '');
      if (numbers.length / 2 > most.steps) return 'tooMuch';
      const steps = Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Step => {
        const point: Point = [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0];
        return { command: at === 0 ? 'M' : 'L', points: [point] };
      });
      return name === 'polygon' && steps.length > 0 ? [...steps, { command: 'Z', points: [] }] : steps;
    }
    default:
      return null;
  }
}

interface Context {
  style: Style;
  matrix: Matrix;
  opacity: number;
  /** Nothing inside is drawn. */
  hidden: boolean;
}

function styleOf(attributes: ReadonlyMap<string, string>, { classes }: Surroundings): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of properties) {
    const value = attributes.get(name);
    if (value !== undefined) found.set(name, value.trim());
  }
  for (const name of (attributes.get('class') ?? '').split(/\s+/).slice(0, 20))
    for (const [property, value] of classes.get(name) ?? []) found.set(property, value);
  for (const [property, value] of readDeclarations(attributes.get('style') ?? '')) found.set(property, value);
  return found;
}

const shareIn = (text: string | undefined) => {
  const value = Number.parseFloat(text ?? '1');
  const share = text?.trim().endsWith('%') ? value / 100 : value;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 1;
};

/** The paint of a fill or a line; a gradient becomes one colour. */
function paintOf(
  style: Style,
  property: 'fill' | 'stroke',
  { gradients }: Surroundings,
  notes: Set<PictureNote>,
): { colour: string; opacity: number } | null {
  let text = style.get(property) ?? (property === 'fill' ? 'black' : 'none');
  const reference = /^url\(\s*["']?#([^\s"')]+)["']?\s*\)/.exec(text);
  if (reference) {
    const [whole, id = ''] = reference;
    notes.add(gradients.has(id) ? 'gradients' : 'effects');
    text = gradients.get(id) ?? (text.slice(whole.length).trim() || 'none');
  }
  if (/^currentcolor$/i.test(text)) text = style.get('color') ?? 'black';
  const paint = readColour(text);
  const opacity = paint ? paint.opacity * shareIn(style.get(`${property}-opacity`)) : 0;
  return paint && opacity > 0 ? { colour: paint.colour, opacity } : null;
}

/** Every shape as it is painted, in the drawing's own units, or why there is none. */
function drawAll(
  events: readonly MarkupEvent[],
  surroundings: Surroundings,
  frame: Frame,
  notes: Set<PictureNote>,
): Drawn[] | 'tooMuch' {
  const drawn: Drawn[] = [];
  const stack: Context[] = [{ style: new Map(), matrix: identity, opacity: 1, hidden: false }];
  let steps = 0;
  let isRoot = true;
  for (const event of events) {
    if (event.kind === 'text') continue;
    if (event.kind === 'end') {
      stack.pop();
      continue;
    }
    const { name, attributes } = event;
    const above = stack.at(-1) as Context;
    const outline = above.hidden ? null : outlineOf(name, attributes, frame);
    if (outline === 'tooMuch') return 'tooMuch';
    const isDrawn = outline !== null || groups.has(name);
    if (!isDrawn || above.hidden) {
      const note = above.hidden ? null : leftOut.get(name);
      if (note) notes.add(note);
      stack.push({ ...above, hidden: true });
      continue;
    }
    const said = styleOf(attributes, surroundings);
    const style = new Map(
      [...above.style].filter(([property]) => property !== 'opacity' && property !== 'display'),
    );
    for (const [property, value] of said) if (value !== 'inherit') style.set(property, value);
    let matrix = multiply(above.matrix, readTransform(attributes.get('transform')));
    if (name === 'svg' && !isRoot)
      matrix = multiply(matrix, [
        1,
        0,
        0,
        1,
        readLength(attributes.get('x'), frame.width),
        readLength(attributes.get('y'), frame.height),
      ]);
    isRoot = false;
    if (
      ['clip-path', 'mask', 'filter'].some(
        (effect) => attributes.has(effect) && attributes.get(effect) !== 'none',
      )
    )
      notes.add('effects');
    const context: Context = {
      style,
      matrix,
      opacity: above.opacity * shareIn(style.get('opacity')),
      hidden: style.get('display') === 'none',
    };
    stack.push(context);
    if (
      !outline ||
      outline.length < 2 ||
      context.hidden ||
      ['hidden', 'collapse'].includes(style.get('visibility') ?? '')
    )
      continue;
    steps += outline.length;
    if (steps > most.steps) return 'tooMuch';
    const shape = paintShape(outline, context, surroundings, notes);
    if (shape) drawn.push(shape);
  }
  return drawn;
}

/** What the ends and corners of a line are like, where it is not what they usually are. */
function endsOf(style: Style): Pick<PictureLine, 'cap' | 'join'> {
  const cap = (['round', 'square'] as const).find((one) => one === style.get('stroke-linecap'));
  const join = (['round', 'bevel'] as const).find((one) => one === style.get('stroke-linejoin'));
  return { ...(cap ? { cap } : {}), ...(join ? { join } : {}) };
}

function paintShape(
  outline: Step[],
  { style, matrix, opacity }: Context,
  surroundings: Surroundings,
  notes: Set<PictureNote>,
): Drawn | null {
  const fill = paintOf(style, 'fill', surroundings, notes);
  const stroke = paintOf(style, 'stroke', surroundings, notes);
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const width = readLength(style.get('stroke-width') ?? '1', 1) * scale;
  const line = stroke && width > 0 ? { colour: stroke.colour, width, ...endsOf(style) } : null;
  if ((!fill && !line) || opacity === 0) return null;
  return {
    steps: mapSteps(outline, (point) => applyTo(matrix, point)),
    fill: fill?.colour ?? null,
    evenOdd: style.get('fill-rule') === 'evenodd',
    opacity: opacity * (fill?.opacity ?? stroke?.opacity ?? 1),
    line,
  };
}

function frameOf(events: readonly MarkupEvent[]): Frame | null {
  const root = events.find((event) => event.kind === 'start');
  if (root?.kind !== 'start' || root.name !== 'svg') return null;
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(root.attributes.get('viewBox') ?? '');
  if (width > 0 && height > 0) return { x, y, width, height };
  const [w, h] = [
    readLength(root.attributes.get('width'), 300),
    readLength(root.attributes.get('height'), 150),
  ];
  return { x: 0, y: 0, width: w > 0 ? w : 300, height: h > 0 ? h : 150 };
}

/**
 * What can be printed of an SVG file: its shapes, flattened to outlines with one colour each, cut to what they cover. Nothing
 * of the file itself is kept: no script, style sheet, text, image, link or address is read, let alone written.
 */
export function reduceSvg(text: string): ReducedPicture {
  const events = readMarkup(text);
  const frame = events && frameOf(events);
  if (!events || !frame) return { status: 'fileBroken' };
  const notes = new Set<PictureNote>();
  const all = drawAll(events, readSurroundings(events), frame, notes);
  if (all === 'tooMuch') return { status: 'pictureTooDetailed' };
  return cutToShapes(all, frame, notes);
}
