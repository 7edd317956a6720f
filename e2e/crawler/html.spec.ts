import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo, routeOf } from '@/lib/i18n/routes';
import { htmlFindings } from '../support/html-findings';
import { expect, test } from '../support/test';

// Those that links lead to are read by every-page.spec.ts.
const unlisted = pageIds.filter((id) => routeOf(id).open && !routeOf(id).indexable);

for (const path of [
  ...unlisted.flatMap((id) => locales.map((locale) => pathTo(id, locale))),
  '/roll-up',
  '/nl/roll-up',
  '/en/roll-up',
]) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'accept-language': '' } });
    expect(await htmlFindings(await response.text())).toEqual([]);
  });
}
