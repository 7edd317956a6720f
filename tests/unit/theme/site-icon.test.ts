import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteIcon } from '@/lib/theme/site-icon';

test('the icon that pages carry is the one at its own address', () => {
  const [kind, drawing = ''] = siteIcon.split(/,(.*)/s);
  expect(kind).toBe('data:image/svg+xml');
  expect(drawing).not.toMatch(/["'<>&#]/);
  expect(decodeURIComponent(drawing).replaceAll("'", '"')).toBe(
    readFileSync('public/icon.svg', 'utf8').trim(),
  );
});
