import { anchors } from '@/lib/i18n/anchors';
import { pathTo } from '@/lib/i18n/routes';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const address = pathTo('car-wrapping', 'nl');

test('the form and the foot of a service page are laid out when they come near', async ({ page }) => {
  const form = page.locator(`#${anchors.quoteForm} input[name="firstName"]`);
  const foot = page.locator('footer a').last();
  const areDrawn = () =>
    Promise.all(
      [form, foot].map((element) =>
        element.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })),
      ),
    );
  await page.goto(address);
  await expect.poll(areDrawn).toEqual([false, false]);

  await foot.scrollIntoViewIfNeeded();
  await expect(foot).toBeInViewport();
  await expect.poll(async () => (await areDrawn())[1]).toBe(true);
});

test('who is led to the form of a service page stands at it, and it stays there', async ({ page }) => {
  await page.goto(`${address}#${anchors.quoteForm}`);
  const top = () =>
    page.locator(`#${anchors.quoteForm}`).evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(120);
  const before = await top();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await top()).toBe(before);
});
