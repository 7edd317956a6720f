import { convert } from 'fontverter';
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { ascii, fontCharacters } from '@/scripts/lib/font-characters.mjs';
import {
  brotliBytes,
  listClientScripts,
  listFonts,
  readBuiltPages,
  readScripts,
  readStatic,
  zippedBytes,
  zippedFileBytes,
} from '../support/built-pages';
import { readDocument } from '../support/read-document';

// Bytes, a thousand in a kB, gzip but for the home page, which V4 weighs as the proxy sends it: checks V2, V4 and V6. Read from the files of the build, not from a clock.
const homeLimit = 25_000;
// Styles, menu and footer are two thirds of every page.
const pageLimit = 27_000;
// Elements of the body: what a phone builds, styles and lays out before the first paint.
const homeElements = 870;
const pageElements = 900;
const asleepScriptLimit = 3_000;
const visitsScriptLimit = 3_000;
const awakeScriptLimit = 165_000;
const fontsLimit = 32_000;

/** Spaces and marks that browsers draw without a font. */
const withoutShape = '\n\u200b\u202f\u2060';
/** The fonts do not have them. */
const fromTheSystem = '←→Δ';

/** Words that a library keeps in its code however small it is made. */
const unwanted = {
  zod: '$ZodString',
  'supabase-js': 'GoTrueClient',
  motion: 'whileInView',
  'react-hook-form': 'shouldUnregister',
};

const pages = readBuiltPages();

/** The pages that are beyond a limit, with what they weigh. */
function beyond(limit: number, weigh: (html: string) => number, of = pages): string[] {
  return of
    .map(({ file, html }) => ({ file, bytes: weigh(html) }))
    .filter(({ bytes }) => bytes > limit)
    .map(({ file, bytes }) => `${file}: ${bytes}`);
}

describe('before the visitor reaches for anything', () => {
  test('the home page weighs 25 kB with its styles', () => {
    const homes = pages.filter(({ id }) => id === 'home');
    expect(homes).toHaveLength(3);
    expect(beyond(homeLimit, brotliBytes, homes)).toEqual([]);
  });

  test('no page weighs more than 27 kB with its styles', () => {
    const others = pages.filter(({ id }) => id !== 'home');
    expect(beyond(pageLimit, zippedBytes, others)).toEqual([]);
  });

  test('no page has more elements than a phone lays out in passing', () => {
    const countElements = (html: string) => {
      const body = html.slice(html.indexOf('<body')).replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
      return (body.match(/<[a-z]/g)?.length ?? 0) - 1;
    };
    const homes = pages.filter(({ id }) => id === 'home');
    expect(beyond(homeElements, countElements, homes)).toEqual([]);
    // The portfolio has as many as it has works.
    const others = pages.filter(({ id }) => id !== 'home' && id !== 'portfolio');
    expect(beyond(pageElements, countElements, others)).toEqual([]);
  });

  test('a page loads one script file, and none of the framework', () => {
    const wrong = pages.filter(({ html }) => {
      const { files } = readScripts(html);
      return files.length !== 1 || files.some((file) => file.includes('/_next/static/chunks/'));
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('no script is fetched ahead', () => {
    const wrong = pages.filter(({ html }) =>
      /<link\b(?=[^>]*(?:\bas="script"|\brel="modulepreload"))/i.test(html),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('its script weighs 3 kB', () => {
    const weigh = (html: string) => {
      const { files, inline } = readScripts(html);
      const inPage = inline.length > 0 ? zippedBytes(inline.join('\n')) : 0;
      return files.reduce((sum, file) => sum + zippedFileBytes(file), inPage);
    };
    expect(beyond(asleepScriptLimit, weigh)).toEqual([]);
  });

  test('what counts visits is no part of it, and weighs 3 kB where it is allowed', () => {
    const [home] = pages;
    const [pageScript = ''] = readScripts(home?.html ?? '').files;
    const [visits = ''] = /\/scripts\/visits-[\da-f]+\.js/.exec(readStatic(pageScript).toString()) ?? [];
    expect(readStatic(visits).toString()).toContain('/api/visits');
    expect(readStatic(pageScript).toString()).not.toContain('/api/visits');
    expect(zippedFileBytes(visits)).toBeLessThanOrEqual(visitsScriptLimit);
  });

  test('its fonts are two and weigh 32 kB', () => {
    for (const { file, html } of pages) {
      const fonts = listFonts(html);
      expect(fonts, file).toHaveLength(2);
      const bytes = fonts.reduce((sum, font) => sum + readStatic(font).length, 0);
      expect(bytes, file).toBeLessThanOrEqual(fontsLimit);
    }
  });

  test('the larger font is asked for first, on the connection that brought the page', () => {
    for (const { file, html } of pages) {
      const hints = [...html.matchAll(/<link\b[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)];
      const [first = 0, second = 0] = hints.map(([, href = '']) => readStatic(href).length);
      expect(first, file).toBeGreaterThan(second);
    }
  });

  test('its fonts kern the letters that need it', async () => {
    for (const font of listFonts(pages[0]?.html ?? '')) {
      const face = new Face(new Blob(new Uint8Array(await convert(readStatic(font), 'truetype'))));
      const shaping = new Font(face);
      const widthOf = (letters: string) => {
        const text = new Text();
        text.addText(letters);
        text.guessSegmentProperties();
        shape(shaping, text);
        return text.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
      };
      const letters = [...ascii.replace(/[^A-Za-z]/g, '')].map(
        (letter) => [letter, widthOf(letter)] as const,
      );
      const pairs = letters.flatMap(([first, width]) =>
        letters.filter(([second, next]) => widthOf(first + second) !== width + next),
      ).length;
      expect(pairs, font).toBeGreaterThan(300);
    }
  });

  test('its letters and signs are in the fonts', () => {
    const known = new Set(`${fontCharacters}${withoutShape}${fromTheSystem}`);
    const missing = pages.flatMap(({ file, html }) => {
      const { title, headings, main, footer } = readDocument(html);
      const words = [title, ...headings, main, footer].join(' ');
      return [...new Set(words)].filter((sign) => !known.has(sign)).map((sign) => `${file}: ${sign}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('once awake', () => {
  test('framework and ours weigh 165 kB', () => {
    const weigh = (html: string) =>
      [...new Set(readScripts(html).later)].reduce((sum, script) => sum + zippedFileBytes(script), 0);
    expect(beyond(awakeScriptLimit, weigh)).toEqual([]);
  });

  test('each page names its code and its data', () => {
    const wrong = pages.filter(({ html }) => {
      const { later, data } = readScripts(html);
      return later.length === 0 || data.length !== 1 || data.some((file) => readStatic(file).length === 0);
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('no public page is sent the dialogs of the back office and the tools', () => {
    const ofDialogs = listClientScripts().filter(({ code }) => code.includes('alertdialog'));
    expect(ofDialogs.length).toBeGreaterThan(0);
    const wrong = pages.filter(({ html }) =>
      readScripts(html).later.some((script) => ofDialogs.some(({ name }) => script.endsWith(name))),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test.each(Object.entries(unwanted))('no browser is ever sent %s', (_name, word) => {
    const scripts = listClientScripts();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(({ code }) => code.includes(word)).map(({ name }) => name)).toEqual([]);
  });
});
