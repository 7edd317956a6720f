import { describe, expect, test } from 'vitest';
import { estimateStitches } from '@/lib/embroidery/estimate';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { countStitches } from '@/lib/shirt-designer/count-stitches';
import { priceAssumptions } from '@/lib/shirt-designer/price-assumptions';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { noPictures } from '@/lib/shirt-designer/shown-pictures';
import { type TechniqueId, techniqueIds } from '@/lib/shirt-designer/techniques';

const design = (
  pieces: number,
  technique: TechniqueId = 'screen',
  more: Partial<ShirtDesign> = {},
): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'white',
  sides: { front: { technique, layers: [newText('l1', 'Lin', { size: 30, colour: '#d93015' })] } },
  quantities: pieces > 0 ? { m: pieces } : {},
  people: [],
  ...more,
});

/** As a thread of the browser counts. */
const sew = (one: ShirtDesign, letters: Awaited<ReturnType<typeof lettersFor>>) =>
  countStitches(one, letters, noPictures, async (shapes) => estimateStitches(shapes));

const estimate = async (one: ShirtDesign) => composeShirt(one, await lettersFor(one)).estimate;

describe('The price of a design', () => {
  test('is none while no piece is asked for', async () => {
    expect(await estimate(design(0))).toBeNull();
  });

  test('is the sum of its lines, and names what it was computed with', async () => {
    const found = await estimate(design(50));
    expect(found?.total).toBeCloseTo(found?.lines.reduce((sum, { total }) => sum + total, 0) ?? 0, 2);
    expect(found?.version).toBe(priceAssumptions.version);
    expect(found?.lines.map(({ kind }) => kind)).toEqual(['garments', 'marking', 'setUp']);
  });

  test.each([...techniqueIds])(
    'a piece of %s never costs more because there are more of them',
    async (technique) => {
      const prices = await Promise.all(
        [1, 5, 10, 20, 25, 50, 100, 250, 500].map((pieces) => estimate(design(pieces, technique))),
      );
      const each = prices.map((price) => price?.each ?? 0);
      expect([...each].sort((a, b) => b - a)).toEqual(each);
      for (const price of prices) expect(price?.eachWithTenMore).toBeLessThanOrEqual(price?.each ?? 0);
    },
  );

  test('a colour more is a screen more; dark fabric needs white below', async () => {
    const two = design(50, 'screen', {
      sides: {
        front: {
          technique: 'screen',
          layers: [newText('l1', 'Lin', { colour: '#d93015' }), newText('l2', 'Lin', { colour: '#128a4c' })],
        },
      },
    });
    const screens = async (one: ShirtDesign) =>
      (await estimate(one))?.lines.find(({ kind }) => kind === 'setUp')?.colours;
    expect(await screens(design(50))).toBe(1);
    expect(await screens(two)).toBe(2);
    expect(await screens({ ...two, fabric: 'black' })).toBe(3);
  });

  test('few pieces are cheaper without screens, many with them', async () => {
    const each = async (pieces: number, technique: TechniqueId) =>
      (await estimate(design(pieces, technique)))?.each ?? 0;
    expect(await each(5, 'dtf')).toBeLessThan(await each(5, 'screen'));
    expect(await each(200, 'screen')).toBeLessThan(await each(200, 'dtf'));
  });

  test('each name of a list has its price', async () => {
    const people = [
      { name: 'Nadia', number: '7', size: 'm' as const },
      { name: 'Luc', number: '8', size: 'm' as const },
    ];
    const named = design(10, 'flex', {
      people,
      sides: { back: { technique: 'flex', layers: [newText('l1', 'Nom', { field: 'name', size: 20 })] } },
    });
    expect((await estimate(named))?.pieces).toBe(12);
    expect((await estimate(named))?.lines.find(({ kind }) => kind === 'names')?.total).toBeCloseTo(
      2 * priceAssumptions.person.euro,
      2,
    );
  });

  test('sewing is priced by the stitches of its machine, whose minutes are said once they are counted', async () => {
    const sewn = design(20, 'embroidery');
    const letters = await lettersFor(sewn);
    const counted = await sew(sewn, letters);
    expect(counted.front?.stitches).toBeGreaterThan(500);
    expect(counted.front?.minutes).toBeGreaterThan(0);
    const marked = (...known: [typeof counted] | []) =>
      composeShirt(sewn, letters, ...known).estimate?.lines.find(({ kind }) => kind === 'marking');
    expect(marked(counted)).toMatchObject(counted.front ?? {});
    expect(marked()).not.toHaveProperty('minutes');
    expect(await sew(design(20, 'screen'), letters)).toEqual({});
  });

  test('while stitches are being counted anew, those of a moment ago stand for them', async () => {
    const sewn = design(20, 'embroidery');
    const letters = await lettersFor(sewn);
    const counted = await sew(sewn, letters);
    const known = composeShirt(sewn, letters, counted);
    const counting = composeShirt(sewn, letters, { before: counted });
    expect([known.isCounting, counting.isCounting]).toEqual([false, true]);
    expect(counting.estimate).toEqual(known.estimate);
  });
});
