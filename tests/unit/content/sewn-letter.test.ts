import { expect, test } from 'vitest';
import { digitize } from '@/lib/embroidery/digitize';
import { embroideryLimits } from '@/lib/embroidery/limits';
import { sewnLetter, sewnSizes } from '@/lib/services/tryouts/embroidery';

/** The letter in millimetres, as the machine is given it. */
function sew(millimetres: number) {
  const d = sewnLetter.replaceAll(/-?\d+/g, (value) => ` ${(Number(value) * millimetres) / 100}`);
  const sewn = digitize([{ d, fill: '#ffffff', rule: 'nonzero' }]);
  if (sewn.status !== 'ok') throw new Error(sewn.reason);
  const stitches = sewn.commands.filter((command) => command.kind === 'stitch');
  const thread = stitches.reduce((sum, { x, y }, at) => {
    const before = stitches[at - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) / 10 : sum;
  }, 0);
  return { millimetres, stitches: stitches.length, threadMillimetres: Math.round(thread) };
}

test('what the embroidery page says of stitches and thread is what our digitising makes of the letter', () => {
  expect(sewnSizes.length).toBeGreaterThan(2);
  expect(sewnSizes).toEqual(sewnSizes.map(({ millimetres }) => sew(millimetres)));
});

test('the largest is too wide for satin, as its words say, and the next one is not', () => {
  const stem = 0.24;
  const [large = 0, next = 0] = sewnSizes.map(({ millimetres }) => millimetres).reverse();
  expect(large * stem).toBeGreaterThan(embroideryLimits.widestColumn);
  expect(next * stem).toBeLessThan(embroideryLimits.widestColumn);
});
