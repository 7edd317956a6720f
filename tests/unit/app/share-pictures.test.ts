import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPlain } from '@/app/_drawings/plain-drawing';
import { type SharedPage, sharedSheets, sharePicture } from '@/app/_drawings/share-pictures';
import { layOutShare, shareSize, tallestHeadline } from '@/components/layout/share-picture';
import { loadLetters } from '@/lib/drawing/letters';
import { setHeadline } from '@/lib/drawing/set-headline';
import { locales } from '@/lib/i18n/locales';
import { pageIds, routeOf } from '@/lib/i18n/routes';

const letters = await loadLetters('bricolage');
const pages = Object.keys(sharedSheets) as SharedPage[];
const drawn = (page: SharedPage, locale: (typeof locales)[number]) =>
  drawPlain(sharePicture(page, locale, letters), { ink: '#16130f', ...shareSize });

test('every page that search engines list has a picture', () => {
  const listed = pageIds.filter((id) => routeOf(id).indexable);
  expect(listed.filter((id) => !Object.hasOwn(sharedSheets, id))).toEqual([]);
});

test.each(locales)(
  'in %s every headline stands inside its area, large enough to read in a chat',
  (locale) => {
    for (const page of pages) {
      const { headline, panelWidth } = sharedSheets[page];
      const area = layOutShare(panelWidth).headline;
      const { box, cap } = setHeadline(letters, headline[locale], area, tallestHeadline);
      expect.soft(box.x, page).toBeGreaterThanOrEqual(area.x - 0.5);
      expect.soft(box.y, page).toBeGreaterThanOrEqual(area.y - 0.5);
      expect.soft(box.x + box.width, page).toBeLessThanOrEqual(area.x + area.width + 0.5);
      expect.soft(box.y + box.height, page).toBeLessThanOrEqual(area.y + area.height + 0.5);
      // A chat shows the picture at a third of its size: ten pixels of capital.
      expect.soft(cap, `${page}: ${headline[locale]}`).toBeGreaterThan(30);
    }
  },
);

test('a scene is seen whole: its place on the sheet is as wide for its height as the scene itself', () => {
  const { width, height } = layOutShare().picture;
  expect(width / height).toBeCloseTo(640 / 480, 10);
});

test('no two pictures are the same, and none leans on a font or on a page', async () => {
  const seen = new Map<string, string>();
  for (const page of pages) {
    for (const locale of locales) {
      const svg = await drawn(page, locale);
      expect.soft(svg, page).not.toMatch(/<text|var\(|currentColor|color-mix|NaN|undefined/);
      const hash = createHash('sha256').update(svg).digest('hex');
      expect.soft(seen.get(hash), `${page} ${locale}`).toBeUndefined();
      seen.set(hash, `${page} ${locale}`);
    }
  }
});

test('a price stands on it as the page says it, the lowest of several with its word', () => {
  expect(sharedSheets['illuminated-signs'].facts('fr')).toEqual(['dès 800\u00a0€', 'TVAC']);
  expect(sharedSheets['brand-charter'].facts('en')[0]).toBe('from €890');
  expect(sharedSheets['solar-film'].facts('nl')[0]).toMatch(/^vanaf €.25 per m²$/);
  expect(sharedSheets.embroidery.facts('nl')[0]).toBe('Gratis offerte');
});

test('words and picture are both there when it is made of dots', async () => {
  const image = sharp(Buffer.from(await drawn('illuminated-signs', 'fr')));
  const { width, height } = await image.metadata();
  expect({ width, height }).toEqual(shareSize);
  const entropyOf = async (left: number) =>
    (await sharp(await image.clone().extract({ left, top: 0, width: 560, height }).png().toBuffer()).stats())
      .entropy;
  expect(await entropyOf(0)).toBeGreaterThan(0.5);
  expect(await entropyOf(630)).toBeGreaterThan(1);
});
