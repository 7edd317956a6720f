import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PeopleNotice } from '@/components/shirt-designer/people-notice';
import { PlainFields } from '@/components/shirt-designer/plain-fields';
import { loadFamilies } from '@/lib/drawing/letters';
import { locales } from '@/lib/i18n/locales';
import { composeShirt } from '@/lib/shirt-designer/compose';
import { sayFinding } from '@/lib/shirt-designer/designer-copy';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { familiesOf } from '@/lib/shirt-designer/shapes-of';
import { newText, type ShirtDesign, shirtLimits } from '@/lib/shirt-designer/shirt-design';

const design: ShirtDesign = {
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: {
    front: {
      technique: 'dtf',
      layers: [newText('l1', 'Nord', { size: 20 }), newText('l2', 'Lin', { size: 20 })],
    },
  },
  quantities: { m: 10 },
  people: [{ name: 'Luc', number: '', size: 'm' }],
  typed: 'Luc; 8; géant',
};

test('without a script, every field for words says how many it takes', async () => {
  const composed = composeShirt(design, await loadFamilies(familiesOf(design)));
  for (const locale of locales) {
    const labels = designerLabels(locale);
    const html = renderToStaticMarkup(
      <PlainFields composed={composed} side="front" locale={locale} labels={labels} />,
    );
    const fields = [...html.matchAll(/<textarea[^>]* name="(?:text|layer-[^"]*-text)"[^>]*>/g)];
    expect(fields).toHaveLength(3);
    expect(labels.wordsHint).toContain(String(shirtLimits.textLength));
    for (const [field] of fields) {
      const hint = /aria-describedby="([^"]+)"/.exec(field)?.[1];
      expect(html).toContain(`<small id="${hint}">${labels.wordsHint}</small>`);
    }
  }
});

test.each(locales)(
  'without a script, letters that cannot be made are named beside their words, in %s',
  async (locale) => {
    const words = 'Lin خبز';
    const layers = [newText('l1', words, { size: 20 }), newText('l2', 'Lin', { size: 20 })];
    const one: ShirtDesign = { ...design, sides: { front: { technique: 'dtf', layers } } };
    const composed = composeShirt(one, await loadFamilies(familiesOf(one)));
    const html = renderToStaticMarkup(
      <PlainFields composed={composed} side="front" locale={locale} labels={designerLabels(locale)} />,
    );
    const found = composed.findings.find(({ kind }) => kind === 'missingLetters');
    if (!found) throw new Error('Nothing is found');
    const field = /<textarea[^>]*name="layer-l1-text"[^>]*>([^<]*)/.exec(html);
    expect(field?.[1]?.trim()).toBe(words);
    expect(field?.[0]).toContain('aria-invalid="true"');
    const described = /aria-describedby="([^" ]+) /.exec(field?.[0] ?? '')?.[1];
    expect(html.split(`<p id="${described}"`)[1]?.split('</p>')[0]).toContain(sayFinding(found, locale));
    expect(html.match(/<details class="shirt-layer" open/g)).toHaveLength(1);
  },
);

test.each(locales)(
  'without a script, words that were cut are told beside their own field, in %s',
  async (locale) => {
    const labels = designerLabels(locale);
    const composed = composeShirt(design, await loadFamilies(familiesOf(design)));
    const html = renderToStaticMarkup(
      <PlainFields composed={composed} side="front" locale={locale} labels={labels} cut={['l2']} />,
    );
    expect(html.split(labels.wordsCut)).toHaveLength(2);
    const [field = ''] = /<textarea[^>]*name="layer-l2-text"[^>]*>/.exec(html) ?? [];
    const described = /aria-describedby="([^" ]+) /.exec(field)?.[1];
    expect(html.split(`<p id="${described}"`)[1]?.split('</p>')[0]).toContain(labels.wordsCut);
    expect(field).toContain('aria-invalid="true"');
    expect(html.match(/<details class="shirt-layer" open/g)).toHaveLength(1);
  },
);

test('the side that is shown stands behind its label, in French after a no-break space', async () => {
  const composed = composeShirt(design, await loadFamilies(familiesOf(design)));
  for (const [locale, legend] of [
    ['fr', 'Calques\u00a0: devant'],
    ['nl', 'Lagen: voorkant'],
    ['en', 'Layers: front'],
  ] as const)
    expect(
      renderToStaticMarkup(
        <PlainFields composed={composed} side="front" locale={locale} labels={designerLabels(locale)} />,
      ),
    ).toContain(`<legend>${legend}</legend>`);
});

test('what was read of a list counts one person as well as many', () => {
  const said = locales.map((locale) =>
    renderToStaticMarkup(<PeopleNotice design={design} locale={locale} labels={designerLabels(locale)} />),
  );
  expect(said[0]).toContain('<b class="block">Noms et numéros</b> Personnes lues\u00a0: 1 ·');
  expect(said[1]).toContain('<b class="block">Namen en nummers</b> Gelezen personen: 1 ·');
  expect(said[2]).toContain('<b class="block">Names and numbers</b> People read: 1 ·');
});
