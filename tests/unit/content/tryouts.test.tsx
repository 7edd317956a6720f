import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { tryouts } from '@/components/services/tryouts/tryouts';
import { locales } from '@/lib/i18n/locales';
import { arrange, openings } from '@/lib/services/openings';
import { services } from '@/lib/services/services';
import { testedLogo } from '@/lib/services/tryouts/logo-design';
import { type ExplainedTrade, explainedBy } from '../../support/explained-by';

const trades = Object.keys(explainedBy) as ExplainedTrade[];

/** Bytes of the drawing, which every visit of the page carries. */
const drawingLimit = 4_096;

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function render(page: ExplainedTrade, locale: (typeof locales)[number]) {
  const tryout = tryouts[page];
  if (!tryout) throw new Error(`${page} has nothing to try`);
  const html = renderToStaticMarkup(<tryout.View locale={locale} />);
  const [drawing = ''] = /<svg[\s\S]*<\/svg>(?=<div class="try-side">)/.exec(html) ?? [];
  const labels = Array.from(html.matchAll(/<label[^>]*>([\s\S]*?)<\/label>/g), ([, label = '']) => label);
  const legends = Array.from(
    html.matchAll(/<legend[^>]*>([\s\S]*?)<\/legend>/g),
    ([, legend = '']) => legend,
  );
  return { html, drawing, labels, legends };
}

test('these trades have something to try, and no other page has', () => {
  expect(Object.keys(tryouts).sort()).toEqual([...trades].sort());
});

describe.each(trades)('on the page of %s', (page) => {
  test('it comes before the text that explains it', () => {
    const { sections, triedBefore } = arrange(services[page].sections, openings[page]);
    const kinds = sections.map(({ kind }) => kind);
    expect(kinds).toContain(explainedBy[page]);
    const at = triedBefore === null ? 0 : kinds.indexOf(triedBefore);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(kinds.indexOf(explainedBy[page]));
  });

  test.each(locales)('its drawing weighs 4 kB at most in %s, and is not read aloud', (locale) => {
    const { drawing } = render(page, locale);
    expect(drawing).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(drawingLimit);
  });

  test.each(locales)('each switch has its words in %s', (locale) => {
    const { html, labels, legends } = render(page, locale);
    expect(labels.length).toBeGreaterThan(0);
    expect(html.match(/<input/g)).toHaveLength(labels.length);
    for (const label of labels) {
      expect(label).toContain('<input');
      expect(textOf(label)).not.toBe('');
    }
    expect(legends).toHaveLength(html.match(/<fieldset/g)?.length ?? 0);
    for (const legend of legends) expect(textOf(legend)).not.toBe('');
  });

  test('its questions and labels are written in each language', () => {
    const [fr, nl, en] = locales.map((locale) => {
      const { labels, legends } = render(page, locale);
      return [...legends, ...labels].map(textOf).join(' · ');
    });
    expect(new Set([fr, nl, en]).size).toBe(3);
  });

  test('each position of its switches changes the drawing', () => {
    const { html, drawing } = render(page, 'fr');
    const positions = Array.from(html.matchAll(/class="([ab])(\d)"/g), ([, by = '', at = '']) => [by, at]);
    for (const [by = '', at = ''] of positions) {
      const isThere = Array.from(drawing.matchAll(new RegExp(`data-${by}="(\\d+)"`, 'g')), ([, list = '']) =>
        list.includes(at),
      );
      const moves = by === 'a' && drawing.includes(`--a${at}:`);
      expect(moves || new Set(isThere).size > 0, `${by}${at}`).toBe(true);
    }
    if (html.includes('class="c ')) expect(drawing).toMatch(/data-c=|--c1:/);
  });
});

test.each(locales)('the logo stands in %s as wide as on a tab, which its label says', (locale) => {
  const { html, labels } = render('logo-design', locale);
  const [, side = ''] = html.split('<div class="try-side">');
  const [mark = ''] = /<svg[\s\S]*?<\/svg>/.exec(side) ?? [];
  expect(mark).toMatch(/^<svg width="16" height="16" viewBox="-50 -50 100 100"/);
  // Both drawings of it, which the switch exchanges.
  expect(mark).toMatch(/data-b="0" href="#fine"/);
  expect(mark).toMatch(/data-b="1" href="#plain"/);
  expect(textOf(labels[0] ?? '')).toContain('16 px');
  expect(textOf(side)).toContain(testedLogo.realSize[locale].replaceAll('\u00a0', ' '));
});
