import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo, routeOf } from '@/lib/i18n/routes';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { test } from '../support/test';

/** A few pages share a test, so that the browser reads scripts and fonts once for all of them. Home has tests of its own. */
const groups = Object.groupBy(
  pageIds.filter((id) => routeOf(id).open && id !== 'home'),
  (id) => routeOf(id).group ?? (routeOf(id).indexable ? 'company' : 'form'),
);

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
};

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    // Colours are measured once everything stands still.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(90_000);

    for (const locale of locales) {
      for (const [group, ids] of Object.entries(groups)) {
        test(`axe finds nothing on the ${group} pages in ${locale}, and none is wider than its screen`, async ({
          page,
        }) => {
          for (const id of ids) {
            await page.setViewportSize(viewport);
            await page.goto(pathTo(id, locale));
            await alive(page);
            await expectNoFindings(page);
            if (screen === 'phone') await page.setViewportSize({ width: 320, height: 640 });
            await expectNoSidewaysScroll(page);
          }
        });
      }
    }
  });
}
