import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignFields } from '@/components/wrap-simulator/design-fields';
import { locales } from '@/lib/i18n/locales';
import { choices } from '@/lib/wrap-simulator/choices';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { readDesign } from '@/lib/wrap-simulator/read-design';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { isTooLong, longestTyped, typedWords } from '@/lib/wrap-simulator/typed-words';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { wrapLimits } from '@/lib/wrap-simulator/wrap-design';

test('what was typed begins with what is cut, line by line', () => {
  const lines = fc.array(
    fc.tuple(
      fc.constantFrom('text-0', 'text-1', 'text-3', 'text-5', 'text-9'),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', minLength: 61 })),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(lines, (entries) => {
      const typed = typedWords(entries);
      const design = readDesign(entries, choices, defaultDesign);
      expect(typed.length).toBe(design.lines.length);
      for (const [at, { text }] of design.lines.entries()) {
        expect(typed[at]?.startsWith(text)).toBe(true);
        expect(isTooLong(typed[at] ?? '')).toBe(typed[at] !== text);
      }
    }),
    { numRuns: 200 },
  );
});

test('500 letters are given back whole', () => {
  expect(typedWords([['text-0', 'é'.repeat(500)]])).toEqual(['é'.repeat(500)]);
});

test.each(locales)('beside each line of words stands how long it may be, in %s', (locale) => {
  const labels = simulatorLabels(locale);
  const long = 'x'.repeat(80);
  const html = renderToStaticMarkup(
    <DesignFields
      design={defaultDesign}
      words={[long]}
      vehicles={Object.values(vehicles)}
      locale={locale}
      labels={labels}
      lawReadOn="22/11/2026"
    />,
  );
  const [field = ''] = /<input[^>]*name="text-0"[^>]*>/.exec(html) ?? [];
  expect(field).toContain(`value="${long}"`);
  expect(field).toContain(`pattern=".{0,${wrapLimits.textLength}}"`);
  expect(field).toContain(`maxLength="${longestTyped}"`);
  const described = /aria-describedby="([^" ]+)/.exec(field)?.[1];
  const said = new RegExp(`<p id="${described}"[^>]*>([^<]+)<`).exec(html)?.[1] ?? '';
  expect(said).toMatch(/^(Hoogstens )?60\u00a0/);
  expect(html.match(/class="wrap-too-long"/g)).toHaveLength(wrapLimits.lines);
});
