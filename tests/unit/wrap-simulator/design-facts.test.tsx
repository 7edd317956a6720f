import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignFacts } from '@/components/wrap-simulator/design-facts';
import { wrapWarranty } from '@/lib/content/facts';
import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { careTexts, noteTexts } from '@/lib/wrap-simulator/films';
import { sideNames } from '@/lib/wrap-simulator/names';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { type Side, sides } from '@/lib/wrap-simulator/vehicles/vehicle';
import { type LetterLine, type Logo, newLine, newLogo } from '@/lib/wrap-simulator/wrap-design';
import { wrapFacts } from '@/lib/wrap-simulator/wrap-facts';

/** What is told of a line of letters in a colour, on a whole wrap. */
async function remarksOn(colour: LetterLine['colour'], film: string, locale: Locale) {
  const lines = [{ ...newLine, text: 'Lin', colour }];
  const design = { ...defaultDesign, coverage: 'full' as const, film, lines };
  const composed = composeWrap(vehicleOf(design), design, await lettersFor(design));
  const html = renderToStaticMarkup(
    <DesignFacts
      composed={composed}
      locale={locale}
      labels={simulatorLabels(locale)}
      warranty={wrapWarranty}
    />,
  );
  const facts = wrapFacts(composed, locale, null).flatMap((group) => group.facts);
  return [html, facts.find(({ label }) => label.startsWith('Lin'))?.value ?? ''];
}

test.each([
  ['fr', 'contraste insuffisant là où le film est le plus foncé'],
  ['nl', 'te weinig contrast waar de folie het donkerst is'],
  ['en', 'too little contrast where the film is darkest'],
] as const)(
  'beside the drawing and on the sheet it is said in %s which colour of a print swallows letters',
  async (locale, words) => {
    for (const told of await remarksOn('black', 'printed-checks', locale)) expect(told).toContain(words);
    for (const told of await remarksOn('white', 'gloss-ink', locale)) expect(told).not.toContain(words);
  },
);

test.each([
  ['fr', 'mm au lieu de 180\u00a0: plus haut, le texte ne tient pas sur cette face'],
  ['nl', 'mm in plaats van 180: hoger past de tekst niet op deze kant'],
  ['en', 'mm instead of 180: any higher and the words do not fit this side'],
] as const)(
  'beside the drawing and on the sheet it is said in %s how high words became',
  async (locale, words) => {
    const lines = [{ ...newLine, text: 'Boulangerie Vandenbroucke', height: 180 }];
    const design = { ...defaultDesign, vehicle: 'cargo-bike', lines } as const;
    const composed = composeWrap(vehicleOf(design), design, await lettersFor(design));
    const labels = simulatorLabels(locale);
    const html = renderToStaticMarkup(
      <DesignFacts composed={composed} locale={locale} labels={labels} warranty={wrapWarranty} />,
    );
    const height = composed.placed.left[0]?.line.height;
    expect(html).toContain(`${height}\u00a0${words}`);
    const facts = wrapFacts(composed, locale, null).flatMap((group) => group.facts);
    expect(facts.find(({ label }) => label.startsWith('Boulangerie'))?.value).toContain(
      `${height}\u00a0${words}`,
    );
  },
);

const edges = { fr: 'bord gauche', nl: 'linkerrand', en: 'left edge' } as const;

test.each(['fr', 'nl', 'en'] as const)(
  'where a logo stands is told in %s as it is measured on each side: from the left edge of its drawing',
  (locale) => {
    const picture = '0d9c9a4e-2f62-4a0f-8c5f-2f0a1b2c3d4e';
    const pictures = new Map([[picture, { kind: 'bitmap', id: picture, width: 900, height: 600 } as const]]);
    const placeOf = (side: Side, of: Partial<Logo>) => {
      const logos = [{ ...newLogo, picture, x: 700, y: 800, ...of }];
      const composed = composeWrap(van, { ...defaultDesign, lines: [], logos }, new Map(), pictures);
      const name = withLabel(sideNames[side][locale], '', locale);
      const facts = wrapFacts(composed, locale, null).flatMap((group) => group.facts);
      return facts.find(({ label }) => label.startsWith(name))?.value.split('; ')[1] ?? '';
    };
    const van = vehicleOf(defaultDesign);
    for (const side of sides) {
      const place = placeOf(side, { side, bothSides: false });
      expect(place).toMatch(/^700 mm/);
      expect(place).toContain(edges[locale]);
    }
    // The twin on the other flank is as far from the nose, which is at the right there.
    expect(placeOf('right', { side: 'left' })).toMatch(new RegExp(`^${van.views.right.width - 700} mm`));
    expect(simulatorLabels(locale).across).toContain(edges[locale]);
  },
);

test.each([
  ['fr', 'disparaît sous un feu\u00a0: le film n’y va pas'],
  ['nl', 'verdwijnt onder een lamp: daar komt geen folie'],
  ['en', 'hidden by a lamp: no film goes there'],
] as const)(
  'beside the drawing and on the sheet it is said in %s that a lamp hides letters',
  async (locale, words) => {
    const told = async (x: number) => {
      const design = { ...defaultDesign, lines: [{ ...newLine, text: 'Lin', bothSides: false, x }] };
      const composed = composeWrap(vehicleOf(design), design, await lettersFor(design));
      const labels = simulatorLabels(locale);
      const html = renderToStaticMarkup(
        <DesignFacts {...{ composed, locale, labels }} warranty={wrapWarranty} />,
      );
      const facts = wrapFacts(composed, locale, null).flatMap((group) => group.facts);
      return [html, facts.find(({ label }) => label.startsWith('Lin ('))?.value ?? ''];
    };
    for (const text of await told(4930)) expect(text).toContain(words);
    expect((await told(4930))[0]).toContain('data-poor');
    for (const text of await told(4200)) expect(text).not.toContain(words);
  },
);

const shown = (film: string, locale: 'fr' | 'nl' | 'en') => {
  const design = { ...defaultDesign, coverage: 'full' as const, film };
  return renderToStaticMarkup(
    <DesignFacts
      composed={composeWrap(vehicleOf(design), design, new Map())}
      locale={locale}
      labels={simulatorLabels(locale)}
      warranty={wrapWarranty}
    />,
  );
};

test.each(['fr', 'nl', 'en'] as const)(
  'whoever chooses chrome is told in %s how long it lasts, how it is washed and what to know before',
  (locale) => {
    const html = shown('chrome-silver', locale);
    expect(html).toContain(careTexts['by-hand'][locale]);
    expect(html).toContain(noteTexts['short-life'][locale].replaceAll("'", '&#x27;'));
    expect(html).toMatch(/2 (ans|jaar|years)/);
    expect(shown('satin-green', locale)).not.toContain(careTexts['by-hand'][locale]);
  },
);
