import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { photoLabels } from '@/lib/photo-film/photo-copy';

test.each(locales)('which film was attached is said by its name in %s', (locale) => {
  const { attached, message, canvas } = photoLabels(locale);
  for (const label of [attached, message, canvas]) expect(label).toContain('{film}');
});
