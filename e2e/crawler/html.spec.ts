import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { htmlFindings } from '@/tests/support/html-findings';
import { unlistedPages } from '@/tests/support/public-pages';
import { expect, test } from '../support/test';
import { cookieOf, viewersOf } from '../support/viewers';

/** React's way to say "this very address" for an action without one of its own; browsers take it so. */
const ownAddress = /^attribute-allowed-values: Attribute "action" has invalid value "" /;

/** What the validator says of pages of an account or of the back office that is meant so. */
const meant = [
  // Where a style sheet makes cards of rows, browsers forget the table: its roles are said again.
  /^no-redundant-role: .* on <(table|thead|tbody|tr|th|td)> /,
  // The form around a list has its buttons once there is something in the list.
  /^wcag\/h32: .*\(#main > div:nth-child\(\d+\) > form\)$/,
];

// Those that search engines may list are read in the files of the build (tests/pages).
for (const id of unlistedPages) {
  for (const viewer of viewersOf(id)) {
    test(`the HTML of ${id} is valid as a ${viewer} gets it, in every language`, async ({ request }) => {
      for (const locale of locales) {
        const path = pathTo(id, locale);
        const headers = { 'accept-language': '', ...(await cookieOf(viewer)) };
        const response = await request.get(path, { headers, maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
        const findings = await htmlFindings(await response.text());
        const isMeant = (finding: string) =>
          ownAddress.test(finding) || (viewer !== 'visitor' && meant.some((one) => one.test(finding)));
        expect
          .soft(
            findings.filter((finding) => !isMeant(finding)),
            path,
          )
          .toEqual([]);
      }
    });
  }
}

for (const path of ['/roll-up', '/nl/roll-up', '/en/roll-up']) {
  test(`the HTML of ${path}, which is not found, is valid`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'accept-language': '' } });
    expect(response.status()).toBe(404);
    expect(await htmlFindings(await response.text())).toEqual([]);
  });
}
