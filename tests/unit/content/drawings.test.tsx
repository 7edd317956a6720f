import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lineDrawingFiles } from '@/app/_drawings/line-drawing-files';
import { LineDrawing } from '@/components/illustrations/line-drawing';
import { LineDrawings } from '@/components/illustrations/line-drawings';
import { type DrawingId, lineDrawings } from '@/lib/content/drawings/drawings';
import type { ContentSection } from '@/lib/content/page-content';
import { serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';
import { colors } from '@/lib/theme/colors';

/** Bytes of one drawing: a phone fetches those of a whole group at once. */
const drawingLimit = 1_500;
/** Kinds of sections whose rows are materials, films, formats: things one wants to see. */
const tables: ContentSection['kind'][] = ['materials', 'films', 'formats', 'banners'];

const ids = Object.keys(lineDrawings) as DrawingId[];
const inks = { accent: '#d93015', ground: '#fde5de' };
const render = (id: DrawingId) =>
  renderToStaticMarkup(<LineDrawings drawings={[{ id, drawing: lineDrawings[id] }]} {...inks} />);

test('every row of a table of materials has its drawing, and no two of a table the same', () => {
  for (const [page, { sections }] of Object.entries(services)) {
    for (const section of sections) {
      if (!tables.includes(section.kind) || !('items' in section)) continue;
      const drawn = section.items.map((row) => (row as { drawing?: DrawingId }).drawing);
      expect(
        drawn.filter((id) => id && lineDrawings[id]),
        `${page} ${section.kind}`,
      ).toHaveLength(section.items.length);
      expect(new Set(drawn).size, `${page} ${section.kind}`).toBe(section.items.length);
    }
  }
});

describe.each(ids)('the drawing %s', (id) => {
  test('is small, of two inks on its ground, and holds no words', () => {
    const svg = render(id);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(drawingLimit);
    const used = new Set(Array.from(svg.matchAll(/#[0-9a-f]{3,8}\b/gi), ([colour]) => colour));
    const allowed = [colors.ink, inks.accent, inks.ground];
    expect([...used].filter((colour) => !allowed.includes(colour))).toEqual([]);
    expect(used).toContain(inks.accent);
    expect(svg).not.toMatch(/<(?:text|image|use|style|title)|url\(|href=/);
    expect(svg.replaceAll(/<[^>]*>/g, '')).toBe('');
  });

  test('stays on its sheet', () => {
    // What begins outside is cut: relative strokes are looked at on the contact sheet.
    const begun = lineDrawings[id].flatMap(([, path]) =>
      Array.from(path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]),
    );
    expect(begun.flat().filter((at) => !(at >= 0 && at <= 96))).toEqual([]);
  });
});

test('every drawing is shown on a page', () => {
  const shown = new Set(lineDrawingFiles.flatMap(({ shown }) => shown));
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
});

test('the file of an ink holds each drawing of its pages once, in the colours of the theme', () => {
  expect(lineDrawingFiles.map(({ ink }) => ink)).toEqual([...serviceGroups.map(({ id }) => id), 'ink']);
  const theme = readFileSync('app/_styles/theme.css', 'utf8');
  for (const { ink, accent, ground, shown, file } of lineDrawingFiles) {
    expect(theme).toMatch(
      new RegExp(
        `data-ink='${ink === 'ink' ? 'signs' : ink}'\\] \\{\\s+--ink-solid: ${accent};\\s+--ink-tint: ${ground};`,
      ),
    );
    const svg = renderToStaticMarkup(file);
    const views = Array.from(svg.matchAll(/<view id="([^"]+)"/g), ([, id]) => id);
    expect(views).toEqual(shown);
    expect(new Set(views).size).toBe(views.length);
  }
});

test('a page shows it as decoration, when it is scrolled to, in a place that is kept for it', () => {
  expect(renderToStaticMarkup(<LineDrawing id="gloss" ink="wrapping" />)).toMatch(
    /^<img src="\/pictures\/wrapping-[^"]*\.svg#gloss" alt="" width="96" height="96" loading="lazy" decoding="async"\/>$/,
  );
});
