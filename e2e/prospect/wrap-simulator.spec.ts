import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { filled } from '@/lib/i18n/copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { findFilm } from '@/lib/wrap-simulator/films';
import { glassLaw } from '@/lib/wrap-simulator/glass-law';
import { estimateNames, lightNames, sideNames } from '@/lib/wrap-simulator/names';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { wrapLimits } from '@/lib/wrap-simulator/wrap-design';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { deleting } from '../support/designs';
import { expect, test } from '../support/test';

const someName = () => `Lin ${randomUUID().slice(0, 6)}`;

const filmName = (id: string, locale: Locale) => {
  const film = findFilm(id);
  if (!film) throw new Error(`No film ${id}`);
  return `${film.name[locale]} ${film.code}`;
};

/** The tool, with a vehicle in it that a script draws. */
async function openTool(page: Page, locale: Locale, query = ''): Promise<void> {
  await page.goto(pathTo('wrap-tool', locale) + query);
  await alive(page);
  await expect(page.locator('.wrap-touch')).toBeAttached();
}

const drawing = (page: Page) => page.locator('.wrap-stage .wrap-drawing').first();

for (const locale of locales) {
  const labels = simulatorLabels(locale);

  test(`a van in two tones with a name on it is kept and asked a price for in ${locale}`, async ({
    page,
    browser,
  }) => {
    const name = someName();
    await openTool(page, locale);
    await page.getByLabel(labels.vehicle, { exact: true }).selectOption('panel-van-long');
    await page.getByLabel(labels.coverage, { exact: true }).selectOption('two-tone');
    await page.getByLabel(filmName('satin-green', locale), { exact: true }).check();
    await page.getByLabel(labels.second, { exact: true }).selectOption('gloss-ink');
    await page.getByLabel(labels.words, { exact: true }).first().fill(name);
    const vehicle = vehicles['panel-van-long'].name[locale];
    await expect(drawing(page)).toHaveAccessibleName(new RegExp(`^${vehicle}, ${sideNames.left[locale]}`));

    // Glass: what is forbidden says why.
    await page.getByLabel(labels.rear, { exact: true }).selectOption('dark');
    await expect(page.getByText(labels.frontLocked)).toBeVisible();
    await expect(page.getByRole('link', { name: glassLaw.decree.name[locale] })).toBeVisible();

    const summary = page.locator('.wrap-summary');
    await expect(summary.getByRole('heading', { name: labels.price })).toBeVisible();
    // The name is on both flanks.
    await expect(summary.locator('.wrap-letters li')).toHaveCount(2);
    await expect(summary).toContainText(sideNames.right[locale]);

    await page.getByRole('button', { name: labels.save, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, ${vehicle}`);
    const away = deleting(page, locale);
    await expect(away.ask).toBeVisible();
    await expect(away.sure).toBeHidden();
    const link = (await page.locator('main a[rel="nofollow"]').first().getAttribute('href')) ?? '';

    // Whoever gets the link sees the same, and cannot delete it.
    const elsewhere = await browser.newContext({ locale: 'nl-BE' });
    const guest = await elsewhere.newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${name}, ${vehicle}`);
    await expect(guest.locator('.wrap-sides svg[role="img"]')).toHaveCount(5);
    await expect(deleting(guest, locale).ask).toHaveCount(0);
    await expect(deleting(guest, locale).sure).toHaveCount(0);
    await elsewhere.close();

    // The request for a price has the design with it.
    await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();

    await away.ask.click();
    await away.sure.click();
    await expect(page).toHaveURL(pathTo('wrap-simulator', locale));
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.unknown);
  });
}

test('every choice is drawn at once, can be taken back, and is there after a reload', async ({ page }) => {
  const labels = simulatorLabels('fr');
  await openTool(page, 'fr');
  const undo = page.getByRole('button', { name: labels.undo, exact: true });
  await expect(undo).toBeDisabled();
  const coverage = page.getByLabel(labels.coverage, { exact: true });
  // Only two tones have a line between them.
  const line = page.getByLabel(labels.split, { exact: true });
  await expect(line).toBeVisible();
  await coverage.selectOption('full');
  await expect(line).toBeHidden();
  await page.getByRole('radio', { name: sideNames.rear.fr, exact: true }).check();
  await expect(drawing(page)).toHaveAccessibleName(new RegExp(sideNames.rear.fr));
  await undo.click();
  await expect(coverage).toHaveValue('two-tone');
  await page.getByRole('button', { name: labels.redo, exact: true }).click();
  await expect(coverage).toHaveValue('full');

  await page.getByRole('radio', { name: lightNames.night.fr, exact: true }).check();
  await expect(page.locator('.wrap-ground')).toHaveAttribute('data-light', 'night');

  await page.reload();
  await alive(page);
  await expect(coverage).toHaveValue('full');
});

test('words from right to left are named beside their field, and are as they were typed after a reload', async ({
  page,
}) => {
  const labels = simulatorLabels('nl');
  await openTool(page, 'nl');
  const words = page.getByLabel(labels.words, { exact: true }).first();
  await words.fill('Lin خبز');
  await expect(words).toHaveAccessibleDescription(/van rechts naar links.*als logo/);
  await page.reload();
  await alive(page);
  await expect(words).toHaveValue('Lin خبز');
  await expect(words).toHaveAccessibleDescription(/van rechts naar links.*als logo/);
  await expectNoFindings(page);
  await words.fill('Lin');
  await expect(words).not.toHaveAccessibleDescription(/van rechts naar links/);
});

test('what is discarded stays discarded after a reload, by a new start and step by step', async ({
  page,
}) => {
  const labels = simulatorLabels('en');
  await openTool(page, 'en');
  const coverage = page.getByLabel(labels.coverage, { exact: true });
  const reopened = async () => {
    await page.reload();
    await alive(page);
    await expect(page.locator('.wrap-touch')).toBeAttached();
  };
  await coverage.selectOption('full');
  await page.getByLabel(filmName('gloss-poppy', 'en'), { exact: true }).check();
  await reopened();
  await expect(coverage).toHaveValue('full');

  await page.getByRole('button', { name: labels.reset, exact: true }).click();
  await expect(coverage).toHaveValue('two-tone');
  await reopened();
  await expect(coverage).toHaveValue('two-tone');
  await expect(page.getByLabel(filmName('satin-green', 'en'), { exact: true })).toBeChecked();

  await coverage.selectOption('stripes');
  await page.getByRole('button', { name: labels.undo, exact: true }).click();
  await expect(coverage).toHaveValue('two-tone');
  await reopened();
  await expect(coverage).toHaveValue('two-tone');
});

test('a name from the page before is read on a film of its own colour', async ({ page }) => {
  const labels = simulatorLabels('nl');
  await page.goto(`${pathTo('wrap-tool', 'nl')}?coverage=full&film=gloss-chalk&text-0=Lin&both-0=on`);
  const letters = page.locator('.wrap-letters');
  await expect(letters).toContainText('Lin');
  await expect(letters.locator('[data-poor]')).toHaveCount(0);
  await expect(page.getByLabel(labels.colour, { exact: true }).first()).not.toHaveValue('white');
});

test('a surprise is another wrap, all at once, and one step back', async ({ page }) => {
  const labels = simulatorLabels('fr');
  await openTool(page, 'fr', '?coverage=none&text-0=Lin');
  const coverage = page.getByLabel(labels.coverage, { exact: true });
  await expect(coverage).toHaveValue('none');
  await page.getByRole('button', { name: labels.surprise, exact: true }).click();
  await expect(coverage).not.toHaveValue('none');
  const film = findFilm(await page.locator('input[name="film"]:checked').inputValue());
  const vehicle = vehicles['panel-van-short'].name.fr;
  await expect(drawing(page)).toHaveAccessibleName(
    filled(labels.drawingOf, { vehicle, side: sideNames.left.fr, film: film?.name.fr ?? '' }),
  );
  await expect(page.getByLabel(labels.words, { exact: true }).first()).toHaveValue('Lin');
  const undo = page.getByRole('button', { name: labels.undo, exact: true });
  await undo.click();
  await expect(coverage).toHaveValue('none');
  await expect(undo).toBeDisabled();
  // Whoever goes by keys stays where they are.
  await expect(undo).toBeFocused();
});

test('what was saved does not come back as unsaved, and who goes back goes on with it', async ({ page }) => {
  const labels = simulatorLabels('en');
  const name = someName();
  await openTool(page, 'en');
  const words = page.getByLabel(labels.words, { exact: true }).first();
  await words.fill(name);
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const link = page.locator('main a[rel="nofollow"]').first();
  const first = (await link.getAttribute('href')) ?? '';
  await page.goBack();
  await expect(page.getByRole('button', { name: labels.saveChanges, exact: true })).toBeVisible();
  await alive(page);
  await expect(words).toHaveValue(name);
  await words.fill(`${name} & Co`);
  await page.getByRole('button', { name: labels.saveChanges, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} & Co`);
  await expect(link).toHaveAttribute('href', first);

  // The page it was begun on begins anew.
  await openTool(page, 'en');
  await expect(words).not.toHaveValue(new RegExp(name));
});

test('two tabs on one wrap tell each other, and both are saved', async ({ page, context }) => {
  const labels = simulatorLabels('en');
  const [mine, theirs] = [someName(), someName()];
  const wordsIn = (tab: Page) => tab.getByLabel(labels.words, { exact: true }).first();
  const savedIn = async (tab: Page, name: string) => {
    await tab.getByRole('button', { name: labels.save, exact: true }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(name);
    return new URL(tab.url()).searchParams.get('token');
  };
  await openTool(page, 'en');
  await wordsIn(page).fill(mine);
  await expect
    .poll(() => page.evaluate((name) => Object.values(localStorage).join().includes(name), mine))
    .toBe(true);
  const other = await context.newPage();
  await openTool(other, 'en');
  await expect(wordsIn(other)).toHaveValue(mine);
  await expect(page.getByText(labels.otherTab)).toHaveCount(0);

  await wordsIn(other).fill(`${mine} en Zoon`);
  await page.getByRole('button', { name: labels.takeOver, exact: true }).click();
  const undo = page.getByRole('button', { name: labels.undo, exact: true });
  await expect(undo).toBeFocused();
  await expect(wordsIn(page)).toHaveValue(`${mine} en Zoon`);
  await wordsIn(page).fill(mine);
  await wordsIn(other).fill(theirs);
  await page.getByRole('button', { name: labels.keepMine, exact: true }).click();
  await expect(undo).toBeFocused();
  await expect(wordsIn(page)).toHaveValue(mine);
  await expect(other.getByText(labels.otherTab)).toBeVisible();
  // Whoever saves without an answer keeps both.
  const kept = await savedIn(other, theirs);
  expect(await savedIn(page, mine)).not.toBe(kept);
});

test('what a request is to have beside a wrap stays with it while it is gone on with, in another language too', async ({
  page,
}) => {
  const labels = simulatorLabels('en');
  const saved = async () => {
    await page.getByRole('button', { name: labels.save, exact: true }).click();
    await expect(page).toHaveURL(/\?token=/);
    return new URL(page.url()).searchParams.get('token') ?? '';
  };
  await openTool(page, 'en');
  const other = await saved();
  await openTool(page, 'en', `?with=${other}`);
  const own = await saved();
  const carriesBoth = ({ searchParams }: URL) =>
    searchParams.get('with') === other && searchParams.get('change') === own;
  await page.getByRole('link', { name: labels.goOn, exact: true }).click();
  await expect(page).toHaveURL(carriesBoth);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL((url) => url.pathname === pathTo('wrap-tool', 'nl') && carriesBoth(url));
});

test('what is saved without a line is kept, said so, and saved as it is then once the line is back', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  const labels = simulatorLabels('nl');
  const name = someName();
  await openTool(page, 'nl');
  const words = page.getByLabel(labels.words, { exact: true }).first();
  await words.fill(name);
  await expect(page.locator('.wrap-letters')).toContainText(name);
  await context.setOffline(true);
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(page.locator('.wrap-bench').getByText(labels.sendingAway)).toBeVisible();
  await expect(words).toHaveValue(name);
  await words.fill(`${name} en Zoon`);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} en Zoon`);
});

test('a design that cannot be kept as it is leads to the page that says why, with all of it', async ({
  page,
}) => {
  const labels = simulatorLabels('nl');
  const long = `${someName()} ${'x'.repeat(60)}`;
  await openTool(page, 'nl');
  const words = page.getByLabel(labels.words, { exact: true }).first();
  // As a browser sends it that does not hold back what is too long.
  await words.evaluate((field) => field.removeAttribute('pattern'));
  await words.fill(long);
  await expect(page.locator('.wrap-letters')).toContainText(long.slice(0, 12));
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(page).toHaveURL(/problem=wordsTooLong/);
  await expect(page.locator('p.wrap-problem')).toHaveText(
    filled(labels.wordsTooLong, { max: wrapLimits.textLength }),
  );
  await expect(words).toHaveValue(long);
});

test('a design that is on its way is said to be', async ({ page }) => {
  const labels = simulatorLabels('en');
  const name = someName();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/designs\/wrap\?/, async (route) => {
    await released;
    await route.continue();
  });
  await openTool(page, 'en');
  await page.getByLabel(labels.words, { exact: true }).first().fill(name);
  await expect(page.locator('.wrap-letters')).toContainText(name);
  const news = page.locator('.wrap-news');
  await expect(news).toBeEmpty();
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(news).toHaveText(labels.sending);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a panel is chosen by a click on the drawing and in the list, which say the same', async ({ page }) => {
  const labels = simulatorLabels('nl');
  await openTool(page, 'nl');
  await page.getByText(labels.panels, { exact: true }).click();
  const door = page.getByLabel('Voorportier links', { exact: true });
  await expect(door).toHaveValue('');
  await page.locator('[data-panel="left-front-door"]').dispatchEvent('click');
  await expect(door).toHaveValue('bare');
  await door.selectOption('second');
  const undo = page.getByRole('button', { name: labels.undo, exact: true });
  await undo.click();
  await expect(door).toHaveValue('bare');
  // A saloon has no sliding door.
  await expect(page.getByLabel('Schuifdeur rechts', { exact: true })).toHaveCount(1);
  await page.getByLabel(labels.vehicle, { exact: true }).selectOption('saloon');
  await expect(page.getByLabel('Schuifdeur rechts', { exact: true })).toBeHidden();

  // The page comes without the choice, this browser brings it back: what holds it stands open.
  await page.reload();
  await alive(page);
  await expect(door).toBeVisible();
  await expect(door).toHaveValue('bare');
});

test('another vehicle is offered what it has: no bonnet, no windows and no front to protect on a bicycle', async ({
  page,
}) => {
  const labels = simulatorLabels('en');
  await openTool(page, 'en', '?vehicle=cargo-bike&coverage=full');
  const vehicle = page.getByLabel(labels.vehicle, { exact: true });
  const coverage = page.getByLabel(labels.coverage, { exact: true });
  const protection = page.getByLabel(labels.protection, { exact: true });
  const rear = page.getByLabel(labels.rear, { exact: true });
  const offered = (field: Locator) =>
    field
      .locator('option')
      .evaluateAll((all) =>
        all.flatMap((one) => (one instanceof HTMLOptionElement && !one.disabled ? one.value : [])),
      );
  await expect(rear).toBeHidden();
  expect(await offered(protection)).toEqual(['none', 'full']);

  await vehicle.selectOption('saloon');
  await expect(rear).toBeVisible();
  await expect(page.getByLabel(labels.rearSides, { exact: true })).toBeVisible();
  expect(await offered(coverage)).toEqual(expect.arrayContaining(['bonnet', 'roof', 'mirrors']));
  await coverage.selectOption('bonnet');
  await protection.selectOption('front');
  await rear.selectOption('dark');
  const summary = page.locator('.wrap-summary');
  await expect(summary).toContainText(estimateNames.tint.en);

  await vehicle.selectOption('cargo-bike');
  await expect(rear).toBeHidden();
  await expect(coverage).toHaveValue('none');
  await expect(protection).toHaveValue('none');
  await expect(summary).toContainText(labels.nothing);
  for (let tries = 0; tries < 6; tries += 1) {
    await page.getByRole('button', { name: labels.surprise, exact: true }).click();
    await expect(coverage).not.toHaveValue('none');
    await expect(summary).not.toContainText(labels.nothing);
  }
  for (let tries = 0; tries < 6; tries += 1)
    await page.getByRole('button', { name: labels.undo, exact: true }).click();

  // It went with the vehicle, and comes back with it.
  await page.getByRole('button', { name: labels.undo, exact: true }).click();
  await expect(vehicle).toHaveValue('saloon');
  await expect(coverage).toHaveValue('bonnet');
  await expect(rear).toHaveValue('dark');
  await expect(rear).toBeVisible();

  // Also after a reload, whose page is drawn for the bicycle.
  await page.reload();
  await alive(page);
  await expect(rear).toBeVisible();
  await expect(rear).toHaveValue('dark');
  await expect(coverage).toHaveValue('bonnet');
});

test('words that are too long are told as they are typed, and drawn as far as they can be cut', async ({
  page,
}) => {
  const labels = simulatorLabels('fr');
  await openTool(page, 'fr');
  const words = page.getByLabel(labels.words, { exact: true }).first();
  const notice = page.locator('.wrap-too-long').first();
  await expect(notice).toBeHidden();
  const long = 'Lin'.repeat(25);
  await words.fill(long);
  await expect(notice).toBeVisible();
  await expect(page.locator('.wrap-letters')).toContainText(long.slice(0, wrapLimits.textLength));
  await expect(words).toHaveValue(long);
  await words.fill('Lin');
  await expect(notice).toBeHidden();
});

test('what cannot be cut and what cannot be read is said beside the drawing', async ({ page }) => {
  const labels = simulatorLabels('en');
  await openTool(page, 'en');
  await page.getByLabel(labels.words, { exact: true }).first().fill('Boulangerie 🚐');
  await expect(page.locator('.wrap-letters')).toContainText('🚐');
  // Words that have no place of their own are as high as their side has room for.
  await page.getByLabel(labels.height, { exact: true }).first().fill('880');
  await expect(page.locator('.wrap-letters')).toContainText(/\d+\u00a0mm instead of 880/);
  await expect(page.locator('.wrap-letters')).not.toContainText(labels.overhangs);
  // Where somebody puts them, they stay.
  await page.getByLabel(labels.across, { exact: true }).first().fill('5600');
  await expect(page.locator('.wrap-letters')).toContainText(labels.overhangs);
});

test('letters under a lamp are told, beside it they are not', async ({ page }) => {
  const labels = simulatorLabels('en');
  const told = filled(labels.hidden, { what: 'a lamp' });
  await openTool(page, 'en');
  const letters = page.locator('.wrap-letters');
  await page.getByLabel(labels.words, { exact: true }).first().fill('Lin');
  await expect(letters).toContainText('Lin');
  await expect(letters).not.toContainText(told);
  await page.getByLabel(labels.across, { exact: true }).first().fill('4930');
  await expect(letters).toContainText(told);
  await page.getByLabel(labels.across, { exact: true }).first().fill('4200');
  await expect(letters).not.toContainText(told);
});

test.describe('On a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });

  test('what has the focus is seen whole, on the way down the form and on the way back up', async ({
    page,
  }) => {
    await openTool(page, 'fr', '?text-0=Lin&protection=front');
    const fields = page.locator(
      '.wrap-form :is(input:not([type="radio"]), input:checked, select, button, summary, a):visible',
    );
    expect(await fields.count()).toBeGreaterThan(20);
    const covered = await fields.evaluateAll(async (all) => {
      const found: string[] = [];
      for (const field of [...all, ...all.toReversed()]) {
        if (!(field instanceof HTMLElement)) continue;
        field.focus();
        // Chips that come near are laid out in the frame that follows.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const stage = document.querySelector('.wrap-stage')?.getBoundingClientRect();
        const bar = document.querySelector('.wrap-pricebar')?.getBoundingClientRect();
        const { top, bottom } = field.getBoundingClientRect();
        const isSeen = stage && bar && top >= stage.bottom - 1 && bottom <= bar.top + 1;
        if (!isSeen || document.activeElement !== field)
          found.push(field.getAttribute('name') ?? field.textContent ?? field.tagName);
      }
      return found;
    });
    expect(covered).toEqual([]);
    // The vehicle is in view all the while.
    await expect(drawing(page)).toBeInViewport();
  });

  test('a name and a logo are one tap away, past all the films', async ({ page }) => {
    const labels = simulatorLabels('fr');
    await openTool(page, 'fr');
    for (const [name, field] of [
      [labels.lettering, page.getByLabel(labels.words, { exact: true }).first()],
      [labels.logos, page.locator('input[name="logo-file"]')],
    ] as const) {
      await expect(field).not.toBeInViewport();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(field).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
    }
  });

  test('the price stays in sight, and steps back, forth and a surprise are seen without a swipe', async ({
    page,
  }) => {
    const labels = simulatorLabels('nl');
    await openTool(page, 'nl', '?coverage=none');
    const bar = page.locator('.wrap-pricebar');
    await expect(bar).toHaveText(labels.nothing);
    await page.getByLabel(labels.coverage, { exact: true }).selectOption('full');
    await expect(bar).toContainText('€');
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const tool of [labels.undo, labels.redo, labels.surprise, labels.compare])
      await expect(page.getByRole('button', { name: tool, exact: true })).toBeInViewport({ ratio: 1 });
    await expectNoFindings(page);
    await bar.click();
    await expect(page.getByRole('heading', { name: labels.price, exact: true })).toBeInViewport();
    await expect(bar).toContainText((await page.locator('.wrap-price').textContent()) ?? 'a price');
  });
});

test('in a low window, as at 400 %, the vehicle goes along with the page and leaves room for what is chosen', async ({
  page,
}) => {
  const labels = simulatorLabels('fr');
  await page.setViewportSize({ width: 320, height: 256 });
  await openTool(page, 'fr');
  const last = page.getByRole('button', { name: labels.save, exact: true });
  const fields = [
    page.getByLabel(labels.vehicle, { exact: true }),
    page.getByLabel(labels.coverage, { exact: true }),
    page.getByLabel(labels.words, { exact: true }).first(),
    last,
  ];
  for (const field of [...fields, ...fields.toReversed()]) {
    await field.focus();
    await expect
      .poll(() =>
        field.evaluate((own) => {
          const { top, bottom } = own.getBoundingClientRect();
          const above = ['header.sticky', '.wrap-stage'].map(
            (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0,
          );
          return top >= Math.max(...above) - 1 && bottom <= innerHeight + 1;
        }),
      )
      .toBe(true);
  }
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('words from right to left are named beside their field', async ({ page }) => {
    const labels = simulatorLabels('fr');
    await page.goto(pathTo('wrap-tool', 'fr'));
    const words = page.locator('input[name="text-0"]');
    await words.fill('שלום');
    await page.getByRole('button', { name: labels.show, exact: true }).click();
    await expect(words).toHaveValue('שלום');
    await expect(words).toHaveAccessibleDescription(/de droite à gauche.*en logo/);
  });

  test('the server draws, prices and keeps what the form says', async ({ page }) => {
    const labels = simulatorLabels('fr');
    const name = someName();
    await page.goto(pathTo('wrap-simulator', 'fr'));
    await page.getByLabel(labels.coverage).selectOption('rear-third');
    await page.getByLabel(labels.words).fill(name);
    await page.getByRole('button', { name: labels.open, exact: true }).click();
    await expect(page.getByLabel(labels.coverage, { exact: true })).toHaveValue('rear-third');
    await expect(page.locator('.wrap-letters')).toContainText(name);

    await page.getByRole('radio', { name: sideNames.rear.fr, exact: true }).check();
    await page.getByLabel(labels.coverage, { exact: true }).selectOption('full');
    await page.getByRole('button', { name: labels.show, exact: true }).click();
    await expect(page).toHaveURL(/view=rear/);
    await expect(drawing(page)).toHaveAccessibleName(new RegExp(sideNames.rear.fr));
    await expect(page.getByLabel(labels.coverage, { exact: true })).toHaveValue('full');

    await page.getByRole('button', { name: labels.quote, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page).toHaveURL(/#quote-form-start$/);
  });

  for (const locale of locales)
    test(`words that are too long are told beside their field in ${locale}, and stay there`, async ({
      page,
    }) => {
      const labels = simulatorLabels(locale);
      const said = filled(labels.wordsTooLong, { max: wrapLimits.textLength });
      const long = `${someName()} ${'x'.repeat(60)}`;
      await page.goto(pathTo('wrap-simulator', locale));
      await page.getByLabel(labels.words).fill(long);
      await page.getByRole('button', { name: labels.open, exact: true }).click();
      const words = page.getByLabel(labels.words, { exact: true }).first();
      const notice = page.locator('.wrap-too-long').first();
      await expect(words).toHaveValue(long);
      await expect(words).toHaveAccessibleDescription(said);
      await expect(notice).toBeVisible();
      await expect(page.locator('.wrap-letters')).toContainText(long.slice(0, wrapLimits.textLength));
      // Nothing is kept of it until it is short enough.
      const save = page.getByRole('button', { name: labels.save, exact: true });
      await save.click();
      await expect(words).toHaveValue(long);
      await expect(page).toHaveURL(new RegExp(`${pathTo('wrap-tool', locale)}\\?`));
      const name = someName();
      await words.fill(name);
      await expect(notice).toBeHidden();
      await save.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    });

  for (const locale of locales)
    test(`a surprise and a new start are buttons of the form in ${locale}`, async ({ page }) => {
      const labels = simulatorLabels(locale);
      const name = someName();
      await page.goto(`${pathTo('wrap-tool', locale)}?coverage=none&view=rear`);
      const coverage = page.getByLabel(labels.coverage, { exact: true });
      const words = page.getByLabel(labels.words, { exact: true }).first();
      await words.fill(name);
      await page.getByRole('button', { name: labels.surprise, exact: true }).click();
      await expect(coverage).not.toHaveValue('none');
      await expect(words).toHaveValue(name);
      const film = findFilm(await page.locator('input[name="film"]:checked').inputValue());
      const vehicle = vehicles['panel-van-short'].name[locale];
      const drawn = { vehicle, side: sideNames.rear[locale], film: film?.name[locale] ?? '' };
      await expect(drawing(page)).toHaveAccessibleName(filled(labels.drawingOf, drawn));

      await page.getByRole('button', { name: labels.reset, exact: true }).click();
      await expect(coverage).toHaveValue('two-tone');
      await expect(page.getByLabel(filmName('satin-green', locale), { exact: true })).toBeChecked();
      await expect(words).not.toHaveValue(name);
      await expect(drawing(page)).toHaveAccessibleName(new RegExp(sideNames.rear[locale]));
    });
});

test('the picture of a design is as wide as it says, and a wrong address has none', async ({ request }) => {
  const picture = await request.get('/media/wrap/left.png?coverage=full&film=chrome-silver&text-0=Lin');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).readUInt32BE(16)).toBe(2400);
  const svg = await request.get(
    '/media/wrap/roof.svg?text-0=%3Cscript%3Ealert(1)%3C%2Fscript%3E&side-0=roof',
  );
  expect(svg.headers()['content-type']).toBe('image/svg+xml');
  expect(await svg.text()).not.toMatch(/<script|alert/);
  for (const wrong of ['below.svg', 'left.gif', 'left'])
    expect((await request.get(`/media/wrap/${wrong}`)).status()).toBe(404);
});

test('axe finds nothing, in the tool with everything open and on the page of a link', async ({ page }) => {
  const labels = simulatorLabels('fr');
  await openTool(page, 'fr', '?coverage=full&text-0=Lin&protection=front&tint-rear=limo');
  await page.getByRole('button', { name: labels.compare, exact: true }).click();
  const closed = page.locator('.wrap-form details');
  await closed.evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  await expectNoFindings(page);
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  const away = deleting(page, 'fr');
  await away.ask.click();
  await expect(away.sure).toBeVisible();
  await expectNoFindings(page);
});
