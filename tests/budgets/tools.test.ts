import { expect, test } from 'vitest';
import { listClientScripts, readBuiltPages, readScripts, zippedBytes } from '../support/built-pages';

// Bytes, gzip: check V9. Read from the files of the build.
const wrapLimit = 60_000;

/** Words that only the code of the wrap simulator holds: its page, and what draws. Vehicles and letters come one by one. */
const wrapWords = ['wrap-swipe', 'wrap-touch', 'wrap-facts'];

const ofWrap = () => listClientScripts().filter(({ code }) => wrapWords.some((word) => code.includes(word)));

test('the wrap simulator weighs 60 kB beside the framework', () => {
  const scripts = ofWrap();
  expect(scripts.length).toBeGreaterThan(0);
  for (const word of wrapWords)
    expect(
      scripts.some(({ code }) => code.includes(word)),
      word,
    ).toBe(true);
  const bytes = scripts.reduce((sum, { code }) => sum + zippedBytes(code), 0);
  expect(bytes).toBeLessThanOrEqual(wrapLimit);
});

// The editor, what works on pixels apart from it, and the page that waits for both.
const shirtLimit = 90_000;
const shirtWords = ['shirt-bench', 'shirt-canvas', 'shirt-crop', 'noBackground'];

const ofShirt = () =>
  listClientScripts().filter(({ code }) => shirtWords.some((word) => code.includes(word)));

test('the T-shirt designer weighs 90 kB beside the framework', () => {
  const scripts = ofShirt();
  for (const word of shirtWords)
    expect(
      scripts.some(({ code }) => code.includes(word)),
      word,
    ).toBe(true);
  const bytes = scripts.reduce((sum, { code }) => sum + zippedBytes(code), 0);
  expect(bytes).toBeLessThanOrEqual(shirtLimit);
});

test('no public page is sent any of it', () => {
  const names = [...ofWrap(), ...ofShirt()].map(({ name }) => name);
  const wrong = readBuiltPages().filter(({ html }) =>
    readScripts(html).later.some((script) => names.some((name) => script.endsWith(name))),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
