import type { Page } from '@playwright/test';
import { isWorkingDay } from '@/lib/company/opening-hours';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { fittingLetterCopy } from '@/lib/fittings/mail/copy';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { formatDays } from '@/lib/i18n/format';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { linkIn, receiveMail } from '../support/mailbox';
import { storeOrder } from '../support/proofs';
import { RequestPage } from '../support/request-page';
import { widthsForAxe } from '../support/screens';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A Monday two months ahead, before four more working days: nobody else is planned there. */
function someMonday(): string {
  let day = dayAfter(brusselsDay(new Date()), 60);
  const isWhole = (monday: string) =>
    new Date(`${monday}T12:00:00Z`).getUTCDay() === 1 &&
    [0, 1, 2, 3, 4].every((days) => isWorkingDay(dayAfter(monday, days), isPublicHoliday));
  while (!isWhole(day)) day = dayAfter(day, 1);
  return day;
}

async function expectFits(page: Page): Promise<void> {
  const widths = [1440, 360, 320];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    // The title comes with the last bytes of a page.
    await expect(page).toHaveTitle(/\S/);
    if (widthsForAxe(widths).includes(width)) await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a fitting is planned past a clash, moved by hand and by form, and its customer proposes another time', async ({
  page,
  context,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const word = someWord();
  const { reference } = await storeQuote(word, { locale: 'nl', company: word });
  await storeOrder(reference, 'nl');
  await signInAsStaff(context, 'sales');
  const t = textsOf('nl');
  const monday = someMonday();
  const saturday = dayAfter(monday, 5);

  const request = new RequestPage(page, 'nl', reference);
  await request.open();
  const desk = page.locator('#fittings');
  await desk.getByText(t('StaffFitting.plan'), { exact: true }).click();
  await desk.getByLabel(t('StaffFitting.fields.day')).fill(saturday);
  await desk.getByLabel(t('StaffFitting.fields.outdoor')).check();
  await desk.getByLabel(t('StaffFitting.fields.weather')).fill('Niet boven 50 km/u.');
  await desk.getByRole('button', { name: t('StaffFitting.save'), exact: true }).click();
  await expect(desk.getByText(t('StaffFitting.clash.weekend'))).toBeVisible();
  await desk.getByLabel(t('StaffFitting.fields.reason')).fill('De winkel is enkel dan gesloten.');
  await expectFits(page);
  await desk.getByRole('button', { name: t('StaffFitting.saveAnyway'), exact: true }).click();
  await expect(desk.getByText('De winkel is enkel dan gesloten.')).toBeVisible();

  await page.goto(pathWithin('admin-calendar', 'nl', { query: { day: monday } }));
  await awake(page);
  const cell = (day: string) => page.locator(`td[data-day="${day}"]`);
  await expect(cell(saturday)).toContainText(word);
  await expectFits(page);
  // By hand.
  await cell(saturday)
    .locator('.calendar-card', { hasText: word })
    .dragTo(cell(dayAfter(monday, 1)));
  await expect(cell(dayAfter(monday, 1))).toContainText(word);
  await expect(cell(saturday)).not.toContainText(word);
  // By keyboard.
  const card = cell(dayAfter(monday, 1)).locator('.calendar-card', { hasText: word });
  await card.getByRole('link', { name: new RegExp(t('StaffCalendar.move')) }).press('Enter');
  const move = page.locator('#move');
  await move.getByLabel(t('StaffFitting.fields.part')).selectOption('morning');
  await move.getByLabel(t('StaffFitting.fields.day')).fill(dayAfter(monday, 2));
  await expectFits(page);
  await move.getByRole('button', { name: t('StaffCalendar.moveButton'), exact: true }).press('Enter');
  await expect(cell(dayAfter(monday, 2))).toContainText(word);
  await page.getByRole('link', { name: t('StaffCalendar.views.month'), exact: true }).click();
  // The week holds the same card: what follows is about the month.
  await expect(page.locator('table.calendar')).toHaveAttribute('data-view', 'month');
  await expect(cell(dayAfter(monday, 2))).toContainText(word);
  await expectFits(page);

  // Its customer, from the mail that said when.
  const mail = await receiveMail(`${word}@bakkerij.test`, fittingLetterCopy.nl.set.subject(reference));
  await page.goto(linkIn(mail, pathTo('quote-status', 'nl')));
  const own = page.locator('#fittings');
  const file = await page.request.get(
    (await own.getByRole('link', { name: t('Fitting.file') }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toContain(`DTSTART:${dayAfter(monday, 2).replaceAll('-', '')}T0`);
  await own.getByText(t('Fitting.other'), { exact: true }).click();
  await own.getByLabel(t('Fitting.first')).selectOption({ index: 5 });
  await own.getByRole('button', { name: t('Fitting.send'), exact: true }).click();
  await expect(own.getByText(t('Fitting.done.twoNeeded')).first()).toBeVisible();
  await expectFits(page);
  await own.getByLabel(t('Fitting.second')).selectOption({ index: 8 });
  await own.getByRole('button', { name: t('Fitting.send'), exact: true }).click();
  await expect(own.getByText(t('Fitting.proposed'))).toBeVisible();

  await request.open();
  const proposal = page.getByRole('region', { name: t('StaffFitting.proposal.title') });
  await expectFits(page);
  await proposal.getByRole('button', { name: t('StaffFitting.proposal.accept'), exact: true }).click();
  await expect(proposal).toBeHidden();
  await expect(page.locator('#fittings').getByText(t('StaffFitting.clash.weekend'))).toHaveCount(0);
});

test('an absence is noted on the calendar, stands in the way of a fitting, and is taken back', async ({
  page,
  context,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const [word, name] = [someWord(), someWord()];
  const { reference } = await storeQuote(word, { locale: 'fr', company: word });
  await storeOrder(reference, 'fr');
  await signInAsStaff(context, 'sales', name);
  const who = `${name} Janssens`;
  const t = textsOf('nl');
  const day = dayAfter(someMonday(), 3);
  const calendar = pathWithin('admin-calendar', 'nl', { query: { day } });
  const cell = page.locator(`td[data-day="${day}"]`);
  const absences = page.locator('#absences');
  const submit = absences.getByRole('button', { name: t('StaffCalendar.absences.submit'), exact: true });

  await page.goto(calendar);
  await awake(page);
  await absences.getByText(t('StaffCalendar.absences.open'), { exact: true }).press('Enter');
  await submit.press('Enter');
  await expect(absences.locator('#absence-fromDay')).toHaveAttribute('aria-invalid', 'true');
  await expect(absences.getByText(t('StaffCalendar.absences.errors.required'))).toBeVisible();
  await expectFits(page);
  // Whoever is signed in stands in the form.
  await absences.locator('#absence-fromDay').fill(day);
  await absences.locator('#absence-toPart').selectOption('morning');
  await submit.press('Enter');
  await expect(absences.getByText(t('StaffCalendar.absences.done'))).toBeVisible();
  await expect(cell).toContainText(t('StaffCalendar.away.morning', { who }));
  const line = absences.getByRole('listitem').filter({ hasText: who });
  await expect(line).toContainText(t('StaffCalendar.absences.untilNoon'));
  await expectFits(page);

  await new RequestPage(page, 'nl', reference).open();
  const desk = page.locator('#fittings');
  await desk.getByText(t('StaffFitting.plan'), { exact: true }).click();
  await desk.getByLabel(t('StaffFitting.fields.day')).fill(day);
  await desk.getByLabel(who, { exact: true }).check();
  await desk.getByLabel(t('StaffFitting.fields.address')).fill('Grote Markt 1, 8000 Brugge');
  await desk.getByLabel(t('StaffFitting.fields.travel')).fill('95');
  await desk.getByRole('button', { name: t('StaffFitting.save'), exact: true }).click();
  const clash = t('StaffFitting.clash.away', { who, days: formatDays(day, day, 'nl') });
  await expect(desk.getByText(clash)).toBeVisible();
  await desk.getByLabel(t('StaffFitting.fields.reason')).fill('Komt er speciaal voor terug.');
  await desk.getByRole('button', { name: t('StaffFitting.saveAnyway'), exact: true }).click();
  await expect(desk.getByText('Komt er speciaal voor terug.')).toBeVisible();

  await page.goto(calendar);
  await awake(page);
  const card = cell.locator('.calendar-card', { hasText: word });
  await expect(card).toContainText(t('StaffCalendar.away.day', { who }));
  await expect(card).toContainText(t('StaffCalendar.travel', { minutes: '1 u 35 min', at: '6.55' }));
  await expect(line.getByRole('link', { name: reference })).toBeVisible();
  await expectFits(page);
  await line.getByRole('button').press('Enter');
  await expect(absences.getByText(t('StaffCalendar.absences.outcome.removed'))).toBeVisible();
  await expect(line).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an absence is noted once it is right, and taken back', async ({ page, context, expectedTrouble }) => {
    expectedTrouble.push(unusedSheet);
    const name = someWord();
    await signInAsStaff(context, 'sales', name);
    const t = textsOf('fr');
    const monday = someMonday();
    await page.goto(pathWithin('admin-calendar', 'fr', { query: { day: monday } }));
    const absences = page.locator('#absences');
    const submit = absences.getByRole('button', { name: t('StaffCalendar.absences.submit'), exact: true });
    await absences.getByText(t('StaffCalendar.absences.open'), { exact: true }).click();
    await absences.locator('#absence-fromDay').fill(dayAfter(monday, 4));
    await absences.locator('#absence-fromPart').selectOption('afternoon');
    await absences.locator('#absence-toDay').fill(monday);
    await submit.click();
    await expect(absences.getByText(t('StaffCalendar.absences.errors.endsFirst'))).toBeVisible();
    await expect(absences.locator('#absence-fromDay')).toHaveValue(dayAfter(monday, 4));
    await expect(absences.locator('#absence-fromPart')).toHaveValue('afternoon');
    await absences.locator('#absence-toDay').fill('');
    await submit.click();
    await expect(absences.getByText(t('StaffCalendar.absences.done'))).toBeVisible();
    const line = absences.getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText(t('StaffCalendar.absences.fromAfternoon'));
    await line.getByRole('button').click();
    await expect(absences.getByText(t('StaffCalendar.absences.outcome.removed'))).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('what stands in the way is shown with everything that was typed, and saved with a reason', async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(unusedSheet);
    const { reference } = await storeQuote(someWord(), { locale: 'fr' });
    await storeOrder(reference, 'fr');
    await signInAsStaff(context, 'sales');
    const t = textsOf('fr');
    await new RequestPage(page, 'fr', reference).openPlain();
    const desk = page.locator('#fittings');
    await desk.getByText(t('StaffFitting.plan'), { exact: true }).click();
    await desk.getByLabel(t('StaffFitting.fields.day')).fill(dayAfter(someMonday(), 6));
    await desk.getByLabel(t('StaffFitting.fields.part')).selectOption('afternoon');
    await desk.getByLabel(t('StaffFitting.fields.notes')).fill('La clé est chez le voisin.');
    await desk.getByRole('button', { name: t('StaffFitting.save'), exact: true }).click();
    await expect(desk.getByText(t('StaffFitting.clash.weekend'))).toBeVisible();
    await expect(desk.getByLabel(t('StaffFitting.fields.notes'))).toHaveValue('La clé est chez le voisin.');
    await expect(desk.getByLabel(t('StaffFitting.fields.part'))).toHaveValue('afternoon');
    await desk.getByLabel(t('StaffFitting.fields.reason')).fill('Le magasin ferme ce jour-là.');
    await desk.getByRole('button', { name: t('StaffFitting.saveAnyway'), exact: true }).click();
    await expect(desk.getByText('Le magasin ferme ce jour-là.')).toBeVisible();
  });
});
