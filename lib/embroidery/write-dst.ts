import type { Embroidery } from './digitize';
import type { Command } from './sewing';

/** The furthest one record can move along an axis, in tenths of a millimetre: 1 + 3 + 9 + 27 + 81. */
const furthest = 121;
const endOfHeader = 0x1a;
const headerLength = 512;

/** A number as digits of −1, 0 and 1 for 1, 3, 9, 27 and 81. */
function balancedTernary(value: number): number[] {
  const digits: number[] = [];
  let rest = value;
  for (let place = 0; place < 5; place += 1) {
    const digit = ((((rest + 1) % 3) + 3) % 3) - 1;
    digits.push(digit);
    rest = (rest - digit) / 3;
  }
  return digits;
}

type Kind = 'stitch' | 'jump' | 'stop';

/** Three bytes: 1 and 9 of both axes in the first, 3 and 27 in the second, 81 in the third, x in the low half. */
function record(kind: Kind, dx: number, dy: number): number[] {
  const [x, y] = [balancedTernary(dx), balancedTernary(dy)];
  const bits = (low: number, high: number) => {
    const pair = (digit: number | undefined, plus: number, minus: number) =>
      digit === 1 ? plus : digit === -1 ? minus : 0;
    return (
      pair(x[low], 0x01, 0x02) |
      pair(x[high], 0x04, 0x08) |
      pair(y[high], 0x20, 0x10) |
      pair(y[low], 0x80, 0x40)
    );
  };
  const last = bits(-1, 4) | 0x03 | (kind === 'jump' ? 0x80 : 0) | (kind === 'stop' ? 0xc0 : 0);
  return [bits(0, 2), bits(1, 3), last];
}

function extentsOf(commands: readonly Command[]) {
  const extents = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const command of commands) {
    if (command.kind !== 'stitch') continue;
    extents.left = Math.min(extents.left, command.x);
    extents.right = Math.max(extents.right, command.x);
    extents.top = Math.min(extents.top, command.y);
    extents.bottom = Math.max(extents.bottom, command.y);
  }
  return extents.left > extents.right ? { left: 0, top: 0, right: 0, bottom: 0 } : extents;
}

/** What a file begins from: the middle of the design, where the operator centres the frame. In tenths of a millimetre. */
export function middleOfDesign(commands: readonly Command[]): { x: number; y: number } {
  const { left, top, right, bottom } = extentsOf(commands);
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

/**
 * A Tajima file (.dst): a header of 512 bytes, then three bytes for each movement, y upwards, from the middle of the design and back to
 * it. A cut is three jumps that end where they began; which thread a stop is for stands in no DST file and goes with it as a list.
 */
export function writeDst({ commands }: Pick<Embroidery, 'commands'>, name: string): Uint8Array<ArrayBuffer> {
  const start = middleOfDesign(commands);
  const body: number[] = [];
  let [x, y] = [start.x, start.y];
  let records = 0;
  const put = (kind: Kind, dx: number, dy: number) => {
    body.push(...record(kind, dx, dy));
    records += 1;
  };
  const move = (kind: 'stitch' | 'jump', toX: number, toY: number) => {
    const pieces = Math.max(1, Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y)) / furthest));
    const [fromX, fromY] = [x, y];
    for (let piece = 1; piece <= pieces; piece += 1) {
      const [nextX, nextY] = [
        Math.round(fromX + ((toX - fromX) * piece) / pieces),
        Math.round(fromY + ((toY - fromY) * piece) / pieces),
      ];
      put(piece < pieces ? 'jump' : kind, nextX - x, y - nextY);
      [x, y] = [nextX, nextY];
    }
  };
  let stops = 0;
  for (const command of commands) {
    if (command.kind === 'stitch' || command.kind === 'jump') move(command.kind, command.x, command.y);
    else if (command.kind === 'stop') {
      put('stop', 0, 0);
      stops += 1;
    } else for (const by of [2, -4, 2]) put('jump', by, by);
  }
  // The frame of the next garment is where that of this one was.
  if (x !== start.x || y !== start.y) move('jump', start.x, start.y);
  const end = { x: x - start.x, y: start.y - y };
  const header = headerOf({ name, records, stops, extents: extentsOf(commands), start, end });
  const file = new Uint8Array(headerLength + body.length + 3);
  file.fill(0x20, 0, headerLength);
  file.set(header);
  file.set(body, headerLength);
  file.set([0x00, 0x00, 0xf3], headerLength + body.length);
  return file;
}

interface Facts {
  name: string;
  records: number;
  stops: number;
  extents: ReturnType<typeof extentsOf>;
  start: { x: number; y: number };
  end: { x: number; y: number };
}

function headerOf({ name, records, stops, extents, start, end }: Facts): number[] {
  const number = (value: number, digits: number) => String(Math.abs(value)).padStart(digits, ' ');
  const signed = (value: number) => `${value < 0 ? '-' : '+'}${number(value, 5)}`;
  const label = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 16)
    .padEnd(16, ' ');
  const fields = [
    `LA:${label}`,
    `ST:${number(records, 7)}`,
    `CO:${number(stops, 3)}`,
    `+X:${number(extents.right - start.x, 5)}`,
    `-X:${number(start.x - extents.left, 5)}`,
    `+Y:${number(start.y - extents.top, 5)}`,
    `-Y:${number(extents.bottom - start.y, 5)}`,
    `AX:${signed(end.x)}`,
    `AY:${signed(end.y)}`,
    `MX:${signed(0)}`,
    `MY:${signed(0)}`,
    'PD:******',
  ];
  return [...[...fields, ''].join('\r')].map((character) => character.charCodeAt(0)).concat(endOfHeader);
}
