import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { FileContext, OpenedDesign } from '@/app/_designs/design-tool';
import { designTools } from '@/app/_designs/design-tools';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';

const design = {
  ...defaultDesign,
  tints: { rearSide: 'none' as const, rear: 'dark' as const },
  protection: 'front' as const,
};
const context: FileContext = {
  locale: 'fr',
  title: 'Boulangerie Lin, Fourgon court',
  figures: { version: '2026-01-01', low: 1000, high: 1200 },
  savedAt: new Date('2026-11-22T10:00:00Z'),
  link: 'https://opaak.example/simulateur-covering/projet?token=x',
  reference: null,
};

async function opened(): Promise<OpenedDesign> {
  const found = await designTools.wrap?.open(design);
  if (!found) throw new Error('The design of the page cannot be opened');
  return found;
}

async function make(id: string): Promise<string | Uint8Array> {
  const file = (await opened()).files('fr').find((known) => known.id === id);
  if (!file) throw new Error(`No file ${id}`);
  return file.make(context);
}

test('what is no document of a tool is not opened', async () => {
  for (const wrong of [null, [], {}, { version: 99 }, { ...design, vehicle: 'boat' }])
    expect(await designTools.wrap?.open(wrong)).toBeNull();
});

describe('the pictures of a design', () => {
  test.each(['left.png', 'all.png'])('%s is 2,400 pixels across and shows something', async (id) => {
    const picture = await make(id);
    if (process.env.LOOK) writeFileSync(`${process.env.LOOK}/${id}`, picture);
    const { width, channels } = await sharp(picture).metadata();
    expect(width).toBe(2400);
    const { channels: colours } = await sharp(picture).stats();
    expect(channels).toBeGreaterThanOrEqual(3);
    expect(Math.max(...colours.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });
});

test('its figures name films, sizes, distances and both prices where they differ', async () => {
  const groups = (await opened()).facts('fr', context.figures);
  const all = groups.flatMap(({ title, facts }) => [title, ...facts.flatMap(Object.values)]).join('\n');
  for (const wanted of [
    /S\d\d Vert/,
    /m²/,
    /capitales 190 mm/,
    /lisible à \d+ m/,
    /2026-01-01/,
    /2026-11-22/,
  ])
    expect(all).toMatch(wanted);
  const same = (await opened()).facts('fr', null).flatMap(({ facts }) => facts);
  expect(same.map(({ label }) => label)).not.toContain('Calculé aujourd’hui');
});
