import type { Page, Request, Route } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { awake, rested } from '../support/alive';
import { database } from '../support/database';
import { pdfFile } from '../support/files';
import { Header } from '../support/header';
import { QuoteForm, someQuote } from '../support/quote-form';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const frameworkFiles = '**/_next/static/{chunks,asleep}/**';

function isFramework(request: Request): boolean {
  return /\/_next\/static\/(?:chunks|asleep)\/|\/api\/flights\//.test(request.url());
}

/** Fetched into the cache and not run. */
function isFetchedAhead(request: Request): boolean {
  return isFramework(request) && request.resourceType() === 'fetch';
}

/** Requests of the page from now on. */
function listenTo(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Keeps the framework's files on their way until they are let through. */
async function holdFramework(page: Page): Promise<{ release: () => Promise<void> }> {
  const waiting: Route[] = [];
  await page.route(frameworkFiles, (route) => {
    waiting.push(route);
  });
  return {
    release: async () => {
      await page.unroute(frameworkFiles);
      for (const route of waiting.splice(0)) await route.continue();
    },
  };
}

async function wheelToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(700, 450);
  while (await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 2)) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 700);
    await page.waitForFunction((y) => scrollY > y, before);
  }
}

for (const locale of locales) {
  for (const id of ['home', 'car-wrapping'] as const) {
    test(`${id} sleeps in ${locale}: document, fonts, pictures and one script, also when scrolled through`, async ({
      page,
    }) => {
      const requests = listenTo(page);
      await page.goto(pathTo(id, locale));
      await rested(page);
      const kinds = (kind: string) => requests.filter((request) => request.resourceType() === kind);
      const scripts = () => kinds('script').map((request) => new URL(request.url()).pathname);
      expect(scripts()).toEqual([expect.stringMatching(/^\/scripts\/page-[0-9a-f]+\.js$/)]);
      await wheelToTheEnd(page);
      expect(scripts().slice(1), 'once the pointer has moved').toEqual([
        expect.stringMatching(/^\/scripts\/reached-[0-9a-f]+\.js$/),
      ]);
      expect(kinds('document')).toHaveLength(1);
      expect(kinds('font').length).toBeLessThanOrEqual(2);
      const others = requests.filter(
        (request) =>
          !['document', 'script', 'font', 'image'].includes(request.resourceType()) &&
          !isFetchedAhead(request) &&
          !/\/(?:icon\.svg|pictures\/scenes?-)/.test(request.url()),
      );
      // The sheet for paper, which browsers fetch after everything else and screens do not wait for.
      const paper = others.findIndex((request) => new URL(request.url()).pathname.startsWith('/media/print'));
      if (paper >= 0) others.splice(paper, 1);
      expect(others.map((request) => request.url())).toEqual([]);
      expect(await page.locator('script:not([src]):not([type])').count(), 'inline scripts').toBe(1);
    });
  }
}

const reaches: Record<string, (form: QuoteForm) => Promise<void>> = {
  'the pointer over a field': async (form) => {
    // The first brings it into view: a pointer over a page that slides is not a reach.
    await form.field('name').hover();
    await form.field('name').hover({ position: { x: 30, y: 12 } });
  },
  'the focus in a field': (form) => form.field('name').focus(),
  'a click on a field': (form) => form.field('name').click(),
  'the Tab key': async (form) => {
    await form.page.evaluate(() => document.getElementById('quote-form-start')?.focus());
    await form.field('name').press('Tab');
  },
};

for (const [name, reach] of Object.entries(reaches)) {
  test(`${name} wakes the page, and the form takes over`, async ({ page }) => {
    const form = new QuoteForm(page, 'fr');
    await form.haveTicket();
    await form.openPlain();
    const requests = listenTo(page);
    await reach(form);
    await awake(page);
    expect(requests.some(isFramework)).toBe(true);
    await form.fill(someQuote());
    await form.send();
    await form.readReference();
    expect(new URL(page.url()).pathname, 'no page was loaded').toBe('/');
  });
}

test('links, menus and the hero work without waking the page', async ({ page }) => {
  const header = new Header(page, 'en');
  await page.goto('/en');
  await rested(page);
  const requests = listenTo(page);
  await header.servicesButton.click();
  await expect(header.servicesMenu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(header.servicesLinks.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.servicesButton).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('main').getByRole('radio').nth(2).check();
  await header.quoteLink.hover();
  expect(requests.filter(isFramework)).toEqual([]);
});

/** Waits until the page has stopped gliding: a tap before that only stops it. */
async function atRest(page: Page): Promise<void> {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await page.evaluate(() => scrollY);
      return last - before;
    })
    .toBe(0);
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a scroll that begins on a control wakes nothing, a tap does', async ({ page, context }) => {
    const form = new QuoteForm(page, 'fr');
    await page.clock.install();
    await form.openPlain();
    await form.sendButton.scrollIntoViewIfNeeded();
    // However slowly the machine moves the finger, it never rests.
    await page.clock.pauseAt(Date.now() + 60_000);
    const box = await form.sendButton.boundingBox();
    if (!box) throw new Error('the button has no place');
    const requests = listenTo(page);
    const devtools = await context.newCDPSession(page);
    const before = await page.evaluate(() => scrollY);
    const finger = (y: number) => ({ touchPoints: [{ x: box.x + box.width / 2, y }] });
    const start = box.y + box.height / 2;
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...finger(start) });
    for (let moved = 20; moved <= 200; moved += 20) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...finger(start + moved) });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    const run = () => requests.filter((request) => isFramework(request) && !isFetchedAhead(request));
    expect(run()).toEqual([]);

    await page.clock.resume();
    await atRest(page);
    await form.field('name').tap();
    await awake(page);
    expect(run().length).toBeGreaterThan(0);
  });
});

test('what is typed, chosen and sent while the page wakes arrives once', async ({ page }) => {
  const form = new QuoteForm(page, 'nl');
  const quote = someQuote();
  await form.haveTicket();
  const framework = await holdFramework(page);
  await form.openPlain();
  await form.fill(quote);
  await form.files.setInputFiles(pdfFile('logo.pdf'));
  const posts: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request));
  await form.send();
  await form.send();
  await form.send();
  expect(posts, 'nothing leaves before the form is alive').toEqual([]);

  await framework.release();
  await awake(page);
  // The file goes up first, for which the form asks the visitor to wait.
  await expect(form.file('logo.pdf')).toBeVisible();
  await form.expectValues(quote);
  await expect(async () => {
    if (await form.reference.isHidden()) await form.send();
    await form.readReference();
  }).toPass();
  const rows = await database.quotesFrom(quote.email);
  expect(rows).toHaveLength(1);
  expect(rows[0] && (await database.attachmentsOf(rows[0]))).toMatchObject([{ file_name: 'logo.pdf' }]);
});

test('a submission while the page wakes is sent once it is awake, exactly once', async ({ page }) => {
  const form = new QuoteForm(page, 'fr');
  const quote = someQuote();
  await form.haveTicket();
  const framework = await holdFramework(page);
  await form.openPlain();
  await form.fill(quote);
  await form.send();
  await form.send();
  // Shown before anything of the framework is there.
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(1);
  await framework.release();
  await form.readReference();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});

test('a form whose scripts are missing posts as plain HTML', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/ERR_FAILED/);
  await page.route(frameworkFiles, (route) => route.abort());
  const form = new QuoteForm(page, 'en');
  const quote = someQuote();
  await form.openPlain();
  await form.fill(quote);
  await form.send();
  await expect(page).toHaveURL(new RegExp(pathTo('quote-received', 'en')));
  expect(await database.quotesFrom(quote.email)).toHaveLength(1);
});

test('pointing at a link lets the browser fetch pages, but no other language', async ({ page }) => {
  await page.goto('/');
  await rested(page);
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(0);
  await new Header(page, 'fr').quoteLink.hover();
  await expect(rules).toHaveCount(1);
});

test('who rests at the form gets its code ahead, and it runs only when reached for', async ({ page }) => {
  await page.clock.install();
  const form = new QuoteForm(page, 'fr');
  await form.openPlain();
  const requests = listenTo(page);
  await page.mouse.move(4, 4);
  const listed = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  const wanted = (listed ?? '').split(' ').sort();
  expect(wanted.length).toBeGreaterThan(2);
  const ahead = () => requests.filter(isFetchedAhead).map((request) => new URL(request.url()).pathname);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.field('name').scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  expect(ahead(), 'while it may be a scroll').toEqual([]);
  await expect
    .poll(async () => {
      await page.clock.runFor(600);
      return ahead().sort();
    })
    .toEqual(wanted);
  expect(requests.filter((request) => isFramework(request) && !isFetchedAhead(request))).toEqual([]);
});

test('who asks for the form by a link gets its code at once, and it does not run', async ({ page }) => {
  // No second of rest passes on this clock.
  await page.clock.install();
  await page.goto(pathTo('home', 'fr'));
  const requests = listenTo(page);
  const listed = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  await new Header(page, 'fr').quoteLink.click();
  await expect
    .poll(() =>
      requests
        .filter(isFetchedAhead)
        .map((request) => new URL(request.url()).pathname)
        .sort(),
    )
    .toEqual((listed ?? '').split(' ').sort());
  expect(requests.filter((request) => isFramework(request) && !isFetchedAhead(request))).toEqual([]);
});

test('with Save-Data nothing is fetched ahead', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const form = new QuoteForm(page, 'fr');
  await form.openPlain();
  const requests = listenTo(page);
  await new Header(page, 'fr').quoteLink.hover();
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  await form.field('name').scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  expect(requests.filter(isFramework)).toEqual([]);
});
