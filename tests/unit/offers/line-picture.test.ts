import { expect, test } from 'vitest';
import { seenPictures, wereSeen } from '@/lib/offers/line-picture';

const pictures = [
  { line: 'l2', hash: 'b2' },
  { line: 'l1', hash: 'a1' },
];
const lines = [{ id: 'l1' }, { id: 'l2' }, { id: 'l3' }];

test('pictures were seen when the same ones stood beside the same lines', () => {
  expect(wereSeen(pictures, seenPictures([...pictures].reverse()), lines)).toBe(true);
  expect(wereSeen([], seenPictures([]), lines)).toBe(true);
});

test('another picture, one that came, one that went and one that moved were not seen', () => {
  const seen = seenPictures(pictures);
  for (const now of [
    [pictures[0], { line: 'l1', hash: 'c3' }],
    [...pictures, { line: 'l3', hash: 'c3' }],
    [pictures[0]],
    [],
    [
      { line: 'l2', hash: 'a1' },
      { line: 'l1', hash: 'b2' },
    ],
  ])
    expect(
      wereSeen(
        now.filter((one) => one !== undefined),
        seen,
        lines,
      ),
    ).toBe(false);
  expect(wereSeen(pictures, '', lines)).toBe(false);
});

test('the picture of a line that was taken out is not missed', () => {
  expect(wereSeen([{ line: 'l1', hash: 'a1' }], seenPictures(pictures), [{ id: 'l1' }])).toBe(true);
  // A line whose id only begins alike is another one.
  expect(wereSeen([], seenPictures([{ line: 'l10', hash: 'a1' }]), [{ id: 'l1' }])).toBe(true);
});
