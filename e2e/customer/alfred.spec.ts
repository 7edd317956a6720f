import { deskLabels } from '@/lib/alfred/desk-copy';
import { alfredStaffLabels } from '@/lib/alfred/staff/staff-copy';
import { answersAddress } from '@/lib/alfred/stream';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { makeAccount, password, someEmail } from '../support/account';
import { AccountPages, signInto } from '../support/account-pages';
import { alive, reached } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { Header } from '../support/header';
import { expectFitsScreens } from '../support/layout';
import { signInAsStaff } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

const known: Localized = {
  fr: 'Combien de temps tient un covering ?',
  nl: 'Hoelang gaat een wrap mee?',
  en: 'How long does a wrap last?',
};
const next: Localized = {
  fr: 'Combien coûte un covering complet ?',
  nl: 'Wat kost een volledige wrap?',
  en: 'What does a full wrap cost?',
};
const unknown: Localized = {
  fr: 'Réparez-vous les grille-pain ?',
  nl: 'Herstelt u broodroosters?',
  en: 'Do you repair toasters?',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test.setTimeout(120_000);

    for (const locale of locales) {
      test(`from a visitor's question to an answer of the workshop, in ${locale}`, async ({
        page,
        browser,
        extraHTTPHeaders,
        expectedTrouble,
      }) => {
        expectedTrouble.push(unusedSheet);
        const labels = deskLabels(locale);
        const main = page.getByRole('main');
        const articles = main.getByRole('article');
        const ask = async (question: string) => {
          await main.locator('#question').fill(question);
          await main.locator('#ask').getByRole('button', { name: labels.submit }).click();
        };

        await page.goto(pathTo('alfred', locale));
        if (javaScriptEnabled) await alive(page);
        await expect(main).toContainText(labels.software);
        await expect(articles).toHaveCount(3);
        await ask(known[locale]);
        await expect(page).toHaveURL((url) => url.pathname === pathTo('auth', locale));
        await expect(main).toContainText(`${labels.keptUntil} ${known[locale]}`);

        const person = new AccountPages(page, locale);
        const email = someEmail();
        await person.field('firstName').fill('Lieve');
        await person.field('lastName').fill('Peeters');
        await person.field('email').fill(email);
        await person.field('password').fill(password);
        await person.button(person.t('Auth.signUp.submit')).click();
        await expect(person.heading).toHaveText(person.t('AssistantRegistered.title'));
        await person.followMail(email, 'signup');
        await expect(person.heading).toHaveText(person.t('AuthSuccess.confirmed.title'));
        await main.getByRole('link', { name: person.t('AuthSuccess.actions.continue') }).click();
        await expect(page).toHaveURL((url) => url.pathname === pathTo('alfred', locale));

        // A script asks at once; without one the question stands in its field.
        if (!javaScriptEnabled) {
          await expect(main.locator('#question')).toHaveValue(known[locale]);
          await main.locator('#ask').getByRole('button', { name: labels.submit }).click();
        }
        await expect(articles).toHaveCount(1);
        // The first who asks after a start waits until he has learnt the language, or two where both are asked at once.
        await expect(articles.first()).toContainText(labels.frame, { timeout: 40_000 });
        const source = articles.first().locator('.alfred-sources a').first();
        const passage = new URL((await source.getAttribute('href')) ?? '', page.url());
        expect(passage.origin).toBe(new URL(page.url()).origin);
        if (passage.hash !== '') {
          const answered = await page.request.get(passage.pathname);
          expect(await answered.text()).toContain(`id="${passage.hash.slice(1)}"`);
        }

        await ask(next[locale]);
        await expect(articles).toHaveCount(2);
        await ask(unknown[locale]);
        await expect(articles).toHaveCount(3);
        await expect(articles.last()).toContainText(labels.unknown);
        await articles.last().getByRole('link', { name: labels.handOverQuestion }).click();
        await expect(main).toContainText(labels.handOverTitle);
        await expect(main.locator('.alfred-transcript')).toContainText(known[locale]);
        await main.getByRole('button', { name: labels.handOverSend }).click();
        await expect(main).toContainText(labels.handed);
        const conversation = page.url().split('#')[0] ?? '';

        await answerAsStaff(browser, { locale, extraHTTPHeaders, email });

        await page.goto(conversation);
        await expect(main).toContainText('Non, mais nous en habillons.');
        await expect(main).toContainText(labels.staffAnswer);
      });
    }
  });
}

async function answerAsStaff(
  browser: import('@playwright/test').Browser,
  {
    locale,
    email,
    extraHTTPHeaders,
  }: { locale: Locale; email: string; extraHTTPHeaders: Record<string, string> | undefined },
): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: extraHTTPHeaders ?? {},
  });
  await signInAsStaff(context, 'sales');
  const desk = await context.newPage();
  const labels = alfredStaffLabels(locale);
  await desk.goto(pathTo('admin-assistant', locale));
  const questions = desk.getByRole('main').locator('[data-shortcut-open]');
  const paths = await questions.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const path of paths) {
    await desk.goto(path);
    if ((await desk.getByRole('main').textContent())?.includes(email)) break;
  }
  await expect(desk.getByRole('main')).toContainText(email);
  await desk.locator('#letter-body').fill('Non, mais nous en habillons.');
  await desk.getByRole('button', { name: labels.send }).click();
  await expect(desk.getByRole('main')).toContainText(labels.sent);
  await context.close();
}

test('an answer can be rated, asked differently, renamed, found and deleted; nothing for axe, and it fits a phone', async ({
  page,
  context,
  expectedTrouble,
}) => {
  test.setTimeout(120_000);
  expectedTrouble.push(unusedSheet);
  await signInto(context, (await makeAccount()).session);
  const labels = deskLabels('nl');
  const main = page.getByRole('main');
  await page.goto(pathTo('alfred', 'nl'));
  await alive(page);
  await expectNoFindings(page);
  await main.getByRole('button', { name: known.nl }).click();
  await expect(main.locator('#question')).toBeFocused();
  await expect(main.getByRole('article')).toHaveCount(1);
  await expectNoFindings(page);
  await expectFitsScreens(page);

  await main.getByText(labels.didNotHelp, { exact: true }).click();
  await main.getByLabel(labels.reason).fill('Welke folie?');
  await main.getByRole('button', { name: labels.sendReason }).click();
  await expect(main).toContainText(labels.thanks);

  await main.getByText(labels.edit, { exact: true }).click();
  await main.getByRole('article').getByRole('textbox', { name: labels.ask }).fill(unknown.nl);
  await main.getByRole('button', { name: labels.askAgain }).click();
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(main.getByRole('article')).toContainText(labels.unknown);

  await main.getByText(labels.manage, { exact: true }).click();
  await main.getByLabel(labels.newTitle).fill('Mijn broodrooster');
  await main.getByRole('button', { name: labels.rename, exact: true }).click();
  await expect(main).toContainText(labels.renamed);
  const list = main.getByRole('navigation', { name: labels.conversations });
  await list.getByRole('searchbox').fill('broodrooster');
  await list.getByRole('button', { name: labels.searchButton }).click();
  await list.getByRole('link', { name: 'Mijn broodrooster' }).click();
  await main.getByText(labels.manage, { exact: true }).click();
  await main.getByText(labels.remove, { exact: true }).click();
  await expectNoFindings(page);
  await main.getByRole('button', { name: labels.removeConfirm, exact: true }).click();
  await expect(main).toContainText(labels.removed);
});

test('whose session ends before they ask finds the question kept, and it is asked once they are back', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 401/, unusedSheet);
  await page.setViewportSize({ width: 360, height: 740 });
  const { session } = await makeAccount();
  await signInto(context, session);
  await page.goto(pathTo('alfred', 'nl'));
  await alive(page);
  const main = page.getByRole('main');
  await context.clearCookies();
  await main.locator('#question').fill(known.nl);
  // From where the rest of the page was read.
  await main.locator('#ask').evaluate((form: HTMLFormElement) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    form.requestSubmit();
  });
  // The page finds out by itself, and is loaded anew as a visitor's.
  await expect(main).toContainText(deskLabels('nl').can);
  await expect(main.locator('#question')).toHaveValue(known.nl);
  await expect(main.locator('#question')).toBeInViewport();
  await signInto(context, session);
  await page.reload();
  await alive(page);
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(main.getByRole('article')).toContainText(known.nl);
});

test('on a phone what was asked and how its answer begins are seen, and the form is further down', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInto(context, (await makeAccount()).session);
  const labels = deskLabels('nl');
  const main = page.getByRole('main');
  await page.goto(pathTo('alfred', 'nl'));
  await alive(page);
  for (const [at, question] of [known.nl, next.nl].entries()) {
    await main.locator('#question').fill(question);
    await main.locator('#ask').getByRole('button', { name: labels.submit }).click();
    const answered = main.getByRole('article').nth(at);
    await expect(answered.getByRole('button', { name: labels.copy })).toBeVisible();
    await expect(answered.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    await expect(answered.getByText(labels.frame).first()).toBeInViewport({ ratio: 1 });
  }
});

test('the second click of a double click stops nothing, and an empty field asks nothing while he answers', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  await signInto(context, (await makeAccount()).session);
  const labels = deskLabels('nl');
  const main = page.getByRole('main');
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  const posted: string[] = [];
  await page.route(`**${answersAddress}`, async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === pathTo('alfred', 'nl')) posted.push(pathname);
  });
  await page.goto(pathTo('alfred', 'nl'));
  await alive(page);
  const field = main.locator('#question');
  const form = main.locator('#ask');
  await field.fill(known.nl);
  // The button that asks becomes the one that stops.
  await form.getByRole('button', { name: labels.submit }).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    button.click();
  });
  await expect(form.getByRole('button', { name: labels.stop })).toBeVisible();
  await field.press('Enter');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(posted).toEqual([]);
  held.resolve();
  await expect(main.getByRole('article')).toContainText(labels.frame);
  await expect(main.getByText(labels.stopped)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('he comes to a page that sleeps, and again once it is awake, and the focus goes back', async ({
  page,
  context,
  expectedTrouble,
}) => {
  test.setTimeout(90_000);
  expectedTrouble.push(unusedSheet);
  await signInto(context, (await makeAccount()).session);
  const labels = deskLabels('en');
  await page.goto(pathTo('car-wrapping', 'en'));
  await reached(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Alfred' }).first();
  await link.click();
  const dialog = page.getByRole('dialog', { name: labels.title });
  await expect(dialog).toContainText(labels.software);
  await expect(dialog).toHaveCSS('position', 'fixed');
  await dialog.getByLabel(labels.ask).fill(known.en);
  await dialog.getByRole('button', { name: labels.submit }).click();
  await expect(dialog.getByRole('article')).toContainText(labels.frame);
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog).toContainText(labels.software);
  expect(new URL(page.url()).pathname).toBe(pathTo('car-wrapping', 'en'));
  await dialog.locator('.alfred-suggestions button').first().click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByRole('article').getByRole('button', { name: labels.copy })).toBeVisible();
});

test('on a phone the menu calls him to a page that sleeps, and again once it is awake', async ({
  page,
  context,
  expectedTrouble,
}) => {
  test.setTimeout(90_000);
  expectedTrouble.push(unusedSheet);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInto(context, (await makeAccount()).session);
  const labels = deskLabels('nl');
  const { menuButton, phoneMenu } = new Header(page, 'nl');
  const dialog = page.getByRole('dialog', { name: labels.title });
  await page.goto(pathTo('car-wrapping', 'nl'));
  await reached(page);
  for (const time of ['asleep', 'awake']) {
    await test.step(time, async () => {
      await menuButton.click();
      await phoneMenu.getByRole('link', { name: 'Alfred' }).click();
      await expect(dialog).toContainText(labels.software);
      await expect(phoneMenu).toBeHidden();
      await dialog.getByLabel(labels.ask).fill(known.nl);
      expect(new URL(page.url()).pathname).toBe(pathTo('car-wrapping', 'nl'));
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(menuButton).toBeFocused();
    });
  }
});

test('on a phone that saves data, the menu leads to his page', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(unusedSheet);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const { menuButton, phoneMenu } = new Header(page, 'nl');
  await page.goto(pathTo('car-wrapping', 'nl'));
  await reached(page);
  await menuButton.click();
  await phoneMenu.getByRole('link', { name: 'Alfred' }).click();
  await expect(page).toHaveURL((url) => url.pathname === pathTo('alfred', 'nl'));
});
