import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrModules } from '@/lib/drawing/qr-modules';

test.each([0, 4])(
  'the path covers each dark module of the code once, with %i modules of white around',
  (border) => {
    const text = 'https://www.opaak.example/nl/lichtreclame';
    const { size, path } = qrModules(text, border);
    const { data } = encode(text, { ecc: 'M', border });
    const covered = data.map((row) => row.map(() => 0));
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
      for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
        const row = covered[Number(y)] as number[];
        row[at] = (row[at] ?? 0) + 1;
      }
    expect(data.length).toBe(size);
    expect(covered).toEqual(data.map((row) => row.map(Number)));
  },
);
