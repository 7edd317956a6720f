import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawWornScenes, drawWornTryout } from '@/app/_drawings/worn-scenes';
import { HeroScene } from '@/components/illustrations/hero-scene';
import { wornScenes } from '@/lib/content/scene-id';
import { loadLetters } from '@/lib/drawing/letters';
import { makePlate, type Plate } from '@/lib/nameplate/plate';

const letters = await loadLetters('bricolage');

/** CSS pixels of a capital, and of the narrowest screen. */
const leastPixels = 6;
const screen = 320;

const names = [
  'M',
  'Rosa',
  'Boulangerie Dupont',
  'Café de l’Œillet & Fils',
  'Frituur ’t Hoekske',
  'Miller & Daughters',
  'SCHILDERWERKEN VAN DEN BROECK-VANDENBERGHE',
  'a b c d e f g h i j k l m n o p q r s t u v w x',
  'Wolluwewollefabriekswinkelwagenwerkplaatsen',
];

/** The smaller of the two scales of a transform. */
function scaleOf(tag: string): number {
  const [, along = '1', up = along] = /scale\((-?[\d.]+)[ ,]*(-?[\d.]+)?\)/.exec(tag) ?? [];
  return Math.min(Math.abs(Number(along)), Math.abs(Number(up)));
}

/** Heights of the capitals of every line of a name in a drawing, in its units; its initial alone does not count. */
function capitalsIn(markup: string, plate: Plate): number[] {
  const initial = makePlate(plate.initial, letters).glyphs.map(({ id }) => id);
  const lines: { scale: number; ids: string[] }[] = [];
  const open: typeof lines = [];
  for (const [tag, closing] of markup.matchAll(/<(\/?)[a-z][^>]*>/gi)) {
    const within = open.at(-1);
    const [, id] = /<use [^>]*href="#n[ph]([\da-f]+)"/.exec(tag) ?? [];
    if (id) within?.ids.push(`np${id}`);
    if (closing) open.pop();
    else if (!tag.endsWith('/>')) {
      const line = { scale: (within?.scale ?? 1) * scaleOf(tag), ids: [] };
      open.push(line);
      lines.push(line);
    }
  }
  return lines
    .filter(({ ids }) => ids.length > 0 && ids.join() !== initial.join())
    .map(({ scale }) => scale * letters.capHeight);
}

describe.each(names)('%s', (name) => {
  const plate = makePlate(name, letters);

  test.each(wornScenes)('can be read on %s where two scenes share the narrowest screen', async (scene) => {
    const capitals = capitalsIn(await drawWornScenes(plate, [scene]), plate);
    for (const capital of capitals) expect((capital * screen) / 2 / 640).toBeGreaterThan(leastPixels - 0.05);
  });

  test('can be read on the shop and the van of the first screen', () => {
    const capitals = capitalsIn(renderToStaticMarkup(<HeroScene plate={plate} />), plate);
    for (const capital of capitals) expect((capital * screen) / 754).toBeGreaterThan(leastPixels - 0.05);
  });

  // Those of lettering and of a sign are as small as a distance makes them.
  test.each(['illuminated-signs', 'roll-up', 'banners', 'point-of-sale', 'website-design'] as const)(
    'can be read on what is tried on the page of %s',
    async (page) => {
      const capitals = capitalsIn((await drawWornTryout(page, plate)) ?? '', plate);
      for (const capital of capitals) expect((capital * screen) / 600).toBeGreaterThan(leastPixels - 0.05);
    },
  );
});

test('names of usual length still stand whole on most surfaces', async () => {
  for (const name of ['Rosa', 'Boulangerie Dupont', 'Frituur ’t Hoekske', 'Miller & Daughters']) {
    const plate = makePlate(name, letters);
    const whole: string[] = [];
    for (const scene of wornScenes)
      if (capitalsIn(await drawWornScenes(plate, [scene]), plate).length > 0) whole.push(scene);
    // The embroidery and the design table show an initial of any name.
    expect(whole.length, `${name}: ${whole.join(' ')}`).toBeGreaterThanOrEqual(10);
  }
});
