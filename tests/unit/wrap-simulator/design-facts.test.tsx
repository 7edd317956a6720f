import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignFacts } from '@/components/wrap-simulator/design-facts';
import { wrapWarranty } from '@/lib/content/facts';
import { composeWrap } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { careTexts, noteTexts } from '@/lib/wrap-simulator/films';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';

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
