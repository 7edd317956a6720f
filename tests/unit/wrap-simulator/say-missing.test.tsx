import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignFields } from '@/components/wrap-simulator/design-fields';
import { type Locale, locales } from '@/lib/i18n/locales';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { sayMissingIn } from '@/lib/wrap-simulator/say-missing';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { type LetterLine, newLine } from '@/lib/wrap-simulator/wrap-design';

async function said(text: string, locale: Locale, family: LetterLine['family'] = 'bricolage') {
  const design = { ...defaultDesign, lines: [{ ...newLine, text, family }] };
  const composed = composeWrap(vehicleOf(design), design, await lettersFor(design));
  return { design, missing: sayMissingIn(composed, text, simulatorLabels(locale)) };
}

test('what cannot be cut is said with what can be done about it, and nothing of what can', async () => {
  for (const locale of locales) expect((await said('Café l’Été', locale)).missing).toBe('');
  expect((await said('Lin 🚐', 'fr')).missing).toMatch(/^Aucune de nos polices.*🚐.*logo\.$/);
  expect((await said('Ŝipo', 'nl')).missing).toMatch(/^Dit lettertype.*Ŝ\. Met Overpass kan het wel\.$/);
  for (const [locale, words] of [
    ['fr', 'de droite à gauche'],
    ['nl', 'van rechts naar links'],
    ['en', 'from right to left'],
  ] as const)
    for (const text of ['Lin خبز', 'שלום'])
      expect((await said(text, locale)).missing).toMatch(new RegExp(`${words}.*logo`));
});

test.each(locales)('it stands beside the field, in %s, with the words as they were typed', async (locale) => {
  const text = 'Lin خبز';
  const { design, missing } = await said(text, locale);
  const html = renderToStaticMarkup(
    <DesignFields
      design={design}
      missing={[missing]}
      vehicles={Object.values(vehicles)}
      locale={locale}
      labels={simulatorLabels(locale)}
      lawReadOn="22/11/2026"
    />,
  );
  const [field = ''] = /<input[^>]*name="text-0"[^>]*>/.exec(html) ?? [];
  expect(field).toContain(`value="${text}"`);
  const described = /aria-describedby="[^"]* ([^" ]+)"/.exec(field)?.[1];
  expect(html).toContain(`<p id="${described}" role="status" class="wrap-missing">${missing}</p>`);
});
