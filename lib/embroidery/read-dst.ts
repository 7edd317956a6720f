import type { Command } from './sewing';

/*
 * Written from the published tables of the format (KDE Liberty, "Tajima Ternary"; EduTech Wiki, "Embroidery format DST"), and apart
 * from the writer, so that one proves the other.
 */

type Move = 'x' | 'y' | 'none';

/** What each bit of a record says, from the highest bit of the first byte to the lowest of the third. */
const bitMeanings: readonly (readonly [Move, number])[] = [
  ...([
    ['y', 1],
    ['y', -1],
    ['y', 9],
    ['y', -9],
    ['x', -9],
    ['x', 9],
    ['x', -1],
    ['x', 1],
  ] as const),
  ...([
    ['y', 3],
    ['y', -3],
    ['y', 27],
    ['y', -27],
    ['x', -27],
    ['x', 27],
    ['x', -3],
    ['x', 3],
  ] as const),
  ...([
    ['none', 0],
    ['none', 0],
    ['y', 81],
    ['y', -81],
    ['x', -81],
    ['x', 81],
    ['none', 0],
    ['none', 0],
  ] as const),
];

interface DstRecord {
  kind: 'stitch' | 'jump' | 'stop';
  /** Tenths of a millimetre, y upwards. */
  dx: number;
  dy: number;
}

interface DstFile {
  /** By their two letters, without spaces at the ends. */
  header: Readonly<Record<string, string>>;
  records: readonly DstRecord[];
}

/** Null for what is no DST file or has no end. */
export function readDst(bytes: Uint8Array): DstFile | null {
  const text = String.fromCharCode(...bytes.subarray(0, 512));
  const end = text.indexOf('\x1a');
  if (bytes.length < 515 || end < 0 || !text.startsWith('LA:')) return null;
  const header = Object.fromEntries(
    text
      .slice(0, end)
      .split('\r')
      .filter((field) => field[2] === ':')
      .map((field) => [field.slice(0, 2), field.slice(3).trim()]),
  );
  const records: DstRecord[] = [];
  for (let at = 512; at + 2 < bytes.length; at += 3) {
    const whole =
      ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number);
    if ((whole & 0xff) === 0xf3) return { header, records };
    const moved = { x: 0, y: 0, none: 0 };
    for (const [position, [axis, by]] of bitMeanings.entries())
      if ((whole >> (23 - position)) & 1) moved[axis] += by;
    const kind = (whole & 0xc0) === 0xc0 ? 'stop' : whole & 0x80 ? 'jump' : 'stitch';
    records.push({ kind, dx: moved.x, dy: moved.y });
  }
  return null;
}

/** What the needle does, from records: jumps in a row are one, and three that come back to where they began are a cut. */
export function commandsOf(records: readonly DstRecord[], start: { x: number; y: number }): Command[] {
  const commands: Command[] = [];
  let [x, y] = [start.x, start.y];
  for (let at = 0; at < records.length; at += 1) {
    const { kind, dx, dy } = records[at] as DstRecord;
    const three = records.slice(at, at + 3);
    const sum = three.reduce((total, one) => total + Math.abs(one.dx) + Math.abs(one.dy), 0);
    const isCut =
      three.length === 3 &&
      three.every((one) => one.kind === 'jump') &&
      three.reduce((total, one) => total + one.dx, 0) === 0 &&
      three.reduce((total, one) => total + one.dy, 0) === 0 &&
      sum > 0;
    if (isCut) {
      commands.push({ kind: 'trim' });
      at += 2;
      continue;
    }
    if (kind === 'stop') {
      commands.push({ kind: 'stop' });
      continue;
    }
    [x, y] = [x + dx, y - dy];
    const last = commands[commands.length - 1];
    if (kind === 'jump' && last?.kind === 'jump') commands[commands.length - 1] = { kind, x, y };
    else commands.push({ kind, x, y });
  }
  return commands;
}
