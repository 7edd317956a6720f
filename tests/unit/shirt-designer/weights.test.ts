import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PlainFields } from '@/components/shirt-designer/plain-fields';
import { loadFamilies } from '@/lib/drawing/letters';
import { finestOf } from '@/lib/shirt-designer/check-design';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { readForm } from '@/lib/shirt-designer/read-design';
import { rebuildDesign } from '@/lib/shirt-designer/rebuild-design';
import { shirtProductionFiles } from '@/lib/shirt-designer/server/production-files';
import { familiesOf, shapesOf } from '@/lib/shirt-designer/shapes-of';
import { newText, type ShirtDesign, sideOf, type TextLayer } from '@/lib/shirt-designer/shirt-design';
import { type TechniqueId, techniques } from '@/lib/shirt-designer/techniques';
import { findBeginning } from '@/lib/shirt-designer/templates';

const words = (more: Partial<TextLayer>) =>
  newText('l1', 'Chorale', { family: 'oswald', size: 20, colour: '#ffffff', ...more });

const design = (more: Partial<TextLayer> = {}, technique: TechniqueId = 'screen'): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: { front: { technique, layers: [words(more)] } },
  quantities: { m: 60 },
  people: [],
});

const drawn = async (one: ShirtDesign) => shapesOf(one, 'front', await lettersFor(one));

describe('A weight of letters', () => {
  test('is what the letters are drawn in, and a family of one weight has that', async () => {
    const [normal, bold] = [
      await drawn(design({ weight: 'normal' })),
      await drawn(design({ weight: 'bold' })),
    ];
    expect(normal[0]?.d).not.toBe(bold[0]?.d);
    expect(familiesOf(design({ weight: 'normal' }))).toEqual(['oswald-normal']);
    const [one, other] = [
      await drawn(design({ family: 'lobster', weight: 'normal' })),
      await drawn(design({ family: 'lobster', weight: 'bold' })),
    ];
    expect(one).toEqual(other);
  });

  test('is checked as it is drawn: what is lighter is finer', async () => {
    const light = design({ weight: 'normal', size: 5 }, 'embroidery');
    const heavy = design({ weight: 'bold', size: 5 }, 'embroidery');
    const finest = async (one: ShirtDesign) =>
      finestOf(sideOf(one, 'front').layers[0] as TextLayer, await lettersFor(one));
    expect(await finest(light)).toBeLessThan((await finest(heavy)) * 0.85);
    const { leastStroke, leastLetter } = techniques.embroidery;
    const size = Math.max(leastLetter, (leastStroke / (await finest(heavy))) * 5 * 1.05);
    const found = async (weight: TextLayer['weight']) => {
      const one = design({ weight, size }, 'embroidery');
      return composeShirt(one, await lettersFor(one)).findings.map(({ kind }) => kind);
    };
    expect(await found('bold')).not.toContain('tooFine');
    expect(await found('normal')).toContain('tooFine');
  });

  test('is kept, and what was designed before there was one is as heavy as it was', async () => {
    const light = design({ weight: 'normal' });
    expect(openShirtDesign(JSON.parse(JSON.stringify(light)))).toEqual(light);
    expect(rebuildDesign(JSON.parse(JSON.stringify(light)))).toEqual(light);
    const { weight: _, ...before } = words({});
    for (const version of [1, 2]) {
      const old = { ...design(), version, sides: { front: { technique: 'screen', layers: [before] } } };
      expect(openShirtDesign(old)).toEqual(design({ weight: 'bold' }));
      expect(rebuildDesign(old)).toEqual(design({ weight: 'bold' }));
    }
    for (const sides of [null, [], { front: null }, { front: { technique: 'screen', layers: [null, 'x'] } }])
      expect(openShirtDesign({ ...design(), version: 2, sides })).toBeNull();
  });

  test('is in the files of the workshop as it is in the drawing', async () => {
    const outlinesOf = async (one: ShirtDesign, name: RegExp) => {
      const files = shirtProductionFiles(one, await loadFamilies(familiesOf(one)), 'fr');
      const file = files.find(({ id }) => name.test(id));
      const made = await file?.make({
        locale: 'fr',
        title: 'Chorale',
        savedAt: new Date('2026-11-22T10:00:00Z'),
      });
      expect(made).toBeTruthy();
      return typeof made === 'string' ? made : Buffer.from(made as Uint8Array).toString('latin1');
    };
    for (const [technique, name] of [
      ['screen', /outlines\.svg$/],
      ['flex', /\.svg$/],
      ['embroidery', /\.dst$/],
    ] as const) {
      const of = (weight: TextLayer['weight']) => outlinesOf(design({ weight, size: 40 }, technique), name);
      expect(await of('normal'), technique).not.toBe(await of('bold'));
    }
  });

  test('is chosen without a script, and a family of one weight says that it has one', async () => {
    const made = readForm(
      Object.entries({ text: 'Chorale', family: 'oswald', weight: 'normal' }),
      findBeginning('blank'),
    );
    expect(sideOf(made, 'front').layers).toMatchObject([{ family: 'oswald', weight: 'normal' }]);
    const { id } = sideOf(made, 'front').layers[0] as TextLayer;
    const changed = readForm(Object.entries({ 'shown-side': 'front', [`layer-${id}-weight`]: 'bold' }), made);
    expect(sideOf(changed, 'front').layers).toMatchObject([{ weight: 'bold' }]);
    const labels = designerLabels('en');
    const fieldOf = async (one: ShirtDesign) => {
      const composed = composeShirt(one, await lettersFor(one));
      const html = renderToStaticMarkup(
        createElement(PlainFields, { composed, side: 'front', locale: 'en', labels }),
      );
      const field = /<select name="layer-l1-weight".*?<\/select>/.exec(html)?.[0] ?? '';
      return [...field.matchAll(/<option[^>]*>([^<]*)/g)].map(([, said]) => said);
    };
    expect(await fieldOf(design())).toEqual([labels.weightNormal, labels.weightBold]);
    expect(await fieldOf(design({ family: 'lobster' }))).toEqual([labels.weightOnly]);
  });
});
