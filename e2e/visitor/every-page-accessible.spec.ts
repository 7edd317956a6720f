import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, pathTo, routeOf } from '@/lib/i18n/routes';
import { publicPages, unlistedPages } from '@/tests/support/public-pages';
import { alive, awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { screenOf, screens } from '../support/screens';
import { expect, test } from '../support/test';
import { lookAs, type Viewer, viewersOf } from '../support/viewers';

interface Look {
  id: PageId;
  viewer: Viewer;
  /** Where the page stands among all. */
  number: number;
}

/** Every page as everybody sees it who may. Home has tests of its own. */
const looks: Look[] = [...publicPages, ...unlistedPages]
  .filter((id) => id !== 'home')
  .flatMap((id, number) => viewersOf(id).map((viewer) => ({ id, viewer, number })));

/** A few pages share a test, so that the browser reads scripts and fonts once for all of them. */
const groups = Object.entries(
  Object.groupBy(looks, ({ id, viewer }) => {
    if (viewer !== 'visitor')
      return `pages of ${viewer === 'customer' ? 'a customer' : `the role ${viewer}`}`;
    return `${routeOf(id).group ?? (routeOf(id).indexable ? 'company' : 'form')} pages`;
  }),
);

// To other roles the back office is the one an admin sees, but for its menu: one language is enough.
const languagesOf = (viewer: Viewer | undefined): readonly Locale[] =>
  viewer === 'sales' || viewer === 'editor' ? ['nl'] : locales;

// Colours are measured once everything stands still.
test.use({ reducedMotion: 'reduce' });

for (const [group, members = []] of groups) {
  for (const locale of languagesOf(members[0]?.viewer)) {
    test(`axe finds nothing on the ${group} in ${locale}, and none is wider than its screen`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      for (const { id, viewer, number } of members) {
        await lookAs(context, viewer);
        await page.setViewportSize(screens[screenOf(number, locale)]);
        await page.goto(pathTo(id, locale));
        // Not a page that it leads to.
        expect(new URL(page.url()).pathname).toBe(pathTo(id, locale));
        await (viewer === 'visitor' ? alive(page) : awake(page));
        await expectNoFindings(page);
        await expectFitsScreens(page);
      }
    });
  }
}
