import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { htmlFindings } from '../support/html-findings';
import { expect, test } from '../support/test';

for (const path of [
  ...locales.map((locale) => pathTo('home', locale)),
  ...locales.map((locale) => pathTo('quote-received', locale)),
  '/roll-up',
  '/nl/roll-up',
  '/en/roll-up',
]) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'accept-language': '' } });
    expect(await htmlFindings(await response.text())).toEqual([]);
  });
}
