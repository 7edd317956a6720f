import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { readBuiltPages } from '../support/built-pages';
import { htmlFindings } from '../support/html-findings';

const pages = readBuiltPages();

for (const locale of locales) {
  test(`the HTML of every page in ${locale} is valid, those of the portfolio included`, async () => {
    const own = pages.filter((page) => page.locale === locale);
    expect(own.length).toBeGreaterThan(60);
    for (const { file, html } of own) expect.soft(await htmlFindings(html), file).toEqual([]);
  });
}
