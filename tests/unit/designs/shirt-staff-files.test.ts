import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { designTools } from '@/app/_designs/design-tools';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';

const design: ShirtDesign = {
  version: 3,
  garment: 'hoodie',
  fabric: 'navy',
  sides: {
    front: {
      technique: 'embroidery',
      layers: [{ ...newText('a', 'Nord', { family: 'oswald', size: 20, colour: '#ffd21f' }), x: 0, y: 50 }],
    },
  },
  quantities: { s: 2, m: 3 },
  people: [{ name: 'Maes', number: '7', size: 'l' }],
};

test('staff get the production sheet with everything the workshop asks, and the files it names', async () => {
  const files = (await designTools.shirt?.open(design))?.files('en') ?? [];
  const staff = files.filter(({ audience }) => audience === 'staff');
  expect(staff.map(({ id }) => id)).toEqual([
    'production.pdf',
    'front-outlines.pdf',
    'front-outlines.svg',
    'front-embroidery.dst',
    'front-threads.csv',
    'front-stitches.svg',
  ]);
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
  const sheet = await staff[0]?.make({
    locale: 'en',
    title: 'Team North',
    figures: null,
    savedAt: new Date('2026-11-22T10:00:00Z'),
    link: null,
    reference: 'Q-7',
  });
  const { text } = await extractText(await getDocumentProxy(sheet as Uint8Array), { mergePages: true });
  for (const word of [
    'Production sheet, Request Q-7',
    'Team North',
    'Below the collar',
    'From the seams',
    'Y 03 #ffd21f',
    'min on the machine',
    'Maes, 7',
    'Checks',
    'pays from',
  ])
    expect(text).toContain(word);
});
