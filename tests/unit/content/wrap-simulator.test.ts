import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { wrapSimulator } from '@/lib/services/content/wrap-simulator';

test.each(locales)('whoever wants to see their own photo is led to the photo tool in %s', (locale) => {
  const call = wrapSimulator.sections.find((section) => section.kind === 'call');
  expect(call?.text[locale]).toContain(photoPage.toPhoto[locale]);
  expect(call?.text[locale]).not.toMatch(/met en couleur|kleurt uw voertuig|colours in/);
});
