import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandsOf, readDst } from '@/lib/embroidery/read-dst';
import type { Command } from '@/lib/embroidery/sewing';
import { middleOfDesign, writeDst } from '@/lib/embroidery/write-dst';

const place = { x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) };
const near = fc.record({ dx: fc.integer({ min: -121, max: 121 }), dy: fc.integer({ min: -121, max: 121 }) });

/** Threads as they are sewn: a jump, stitches, a cut, and now and then another thread. */
const designs = fc
  .array(
    fc.record({ ...place, stitches: fc.array(near, { minLength: 1, maxLength: 20 }), stop: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((threads) => {
    const commands: Command[] = [];
    for (const thread of threads) {
      let [x, y] = [thread.x, thread.y];
      commands.push({ kind: 'jump', x, y });
      for (const { dx, dy } of thread.stitches) {
        [x, y] = [x + dx, y + dy];
        commands.push({ kind: 'stitch', x, y });
      }
      commands.push({ kind: 'trim' });
      if (thread.stop) commands.push({ kind: 'stop' });
    }
    return commands;
  });

test('what is written to a file is read from it again', () => {
  fc.assert(
    fc.property(designs, (commands) => {
      const file = readDst(writeDst({ commands }, 'NAME'));
      expect(file).not.toBeNull();
      const middle = middleOfDesign(commands);
      const last = commands.findLast((command) => command.kind === 'stitch');
      const isThere = last?.kind === 'stitch' && last.x === middle.x && last.y === middle.y;
      // Without a minus before a nought.
      const back: Command[] = isThere ? [] : [{ kind: 'jump', x: middle.x + 0, y: middle.y + 0 }];
      expect(commandsOf(file?.records ?? [], middle)).toEqual([...commands, ...back]);
    }),
  );
});

test('no record moves further than a machine can, and the header counts what the body holds', () => {
  fc.assert(
    fc.property(designs, (commands) => {
      const bytes = writeDst({ commands }, 'NAME');
      const file = readDst(bytes);
      const records = file?.records ?? [];
      expect(Math.max(...records.flatMap(({ dx, dy }) => [Math.abs(dx), Math.abs(dy)]))).toBeLessThanOrEqual(
        121,
      );
      expect(Number(file?.header.ST)).toBe(records.length);
      expect(bytes.length).toBe(512 + 3 * records.length + 3);
      expect(Number(file?.header.CO)).toBe(records.filter(({ kind }) => kind === 'stop').length);
      let [x, y] = [0, 0];
      const [xs, ys]: [number[], number[]] = [[], []];
      for (const { kind, dx, dy } of records) {
        [x, y] = [x + dx, y + dy];
        if (kind !== 'stitch') continue;
        xs.push(x);
        ys.push(y);
      }
      expect([Number(file?.header['+X']), 0 - Number(file?.header['-X'])]).toEqual([
        Math.max(...xs),
        Math.min(...xs),
      ]);
      expect([Number(file?.header['+Y']), 0 - Number(file?.header['-Y'])]).toEqual([
        Math.max(...ys),
        Math.min(...ys),
      ]);
      // A machine that sews the next piece begins where this one began.
      expect([x, y]).toEqual([0, 0]);
      expect([file?.header.AX, file?.header.AY].map((field) => Number(field?.replace(/\s/g, '')))).toEqual([
        x,
        y,
      ]);
    }),
  );
});

test('the bytes are those of the published examples', () => {
  // EduTech Wiki's table: x+1 is bit 0 of the first byte, y+81 bit 5 of the third, whose lowest two are always set.
  const bytesOf = (x: number, y: number) => {
    const commands: Command[] = [
      { kind: 'stitch', x: 0, y: 0 },
      { kind: 'stitch', x, y },
    ];
    const start = middleOfDesign(commands);
    // The middle is where the file starts from, so the second record is the move itself.
    expect(start).toBeDefined();
    return [...writeDst({ commands }, 'X').subarray(515, 518)];
  };
  expect(bytesOf(1, 0)).toEqual([0x01, 0x00, 0x03]);
  expect(bytesOf(0, -81)).toEqual([0x00, 0x00, 0x23]);
  expect(bytesOf(-12, 0)).toEqual([0x08, 0x02, 0x03]);
  expect(bytesOf(-121, 121)).toEqual([0x5a, 0x5a, 0x1b]);
});

test('a header is 125 characters as machines expect them, then spaces to 512', () => {
  const bytes = writeDst({ commands: [{ kind: 'stitch', x: 10, y: 10 }] }, 'Été à Liège, trop long');
  const text = String.fromCharCode(...bytes.subarray(0, 512));
  expect(text.slice(0, 20)).toBe('LA:Ete a Liege, tro\r');
  expect(text.slice(20, 38)).toBe('ST:      1\rCO:  0\r');
  expect(text.indexOf('\x1a')).toBe(124);
  expect(text.slice(125).trim()).toBe('');
  expect([...bytes.subarray(-3)]).toEqual([0, 0, 0xf3]);
});

test.each([
  ['nothing', new Uint8Array(0)],
  ['a file of another kind', new TextEncoder().encode('%PDF-1.7'.padEnd(600, ' '))],
  ['a file without its end', writeDst({ commands: [{ kind: 'stitch', x: 1, y: 1 }] }, 'X').subarray(0, 515)],
])('%s is not read as a design', (_, bytes) => {
  expect(readDst(bytes)).toBeNull();
});
