import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { services } from '@/lib/services/services';
import { pageOf } from '../support/built-site';
import { type ExplainedTrade, explainedBy } from '../support/explained-by';

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** Its letters alone: headings are set with breaks of their own. */
const lettersOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(#?\w+);/g, (sign, name: string) => entities[name] ?? sign)
    .replaceAll(/[\s\u00ad\u2060]+/gu, '');

for (const locale of locales) {
  test(`on every page in ${locale} that has something to try it comes before the text that explains it`, () => {
    for (const page of Object.keys(explainedBy) as ExplainedTrade[]) {
      const { html } = pageOf(page, locale);
      const headings = Array.from(
        html.matchAll(/<h2([^>]*)>([\s\S]*?)<\/h2>/g),
        ([, attributes = '', words = '']) => ({
          isTryout: attributes.includes('id="tryout"'),
          letters: lettersOf(words),
        }),
      );
      const tried = headings.findIndex(({ isTryout }) => isTryout);
      const explaining = services[page].sections.find(({ kind }) => kind === explainedBy[page]);
      const wanted = lettersOf(explaining?.heading[locale] ?? '');
      expect(wanted, page).not.toBe('');
      const explained = headings.findIndex(({ letters }) => letters === wanted);
      expect(tried, page).toBeGreaterThanOrEqual(0);
      expect(explained, page).toBeGreaterThan(tried);
    }
  });
}
