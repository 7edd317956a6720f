import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { renderQuoteConfirmation } from '@/lib/quotes/mail/confirmation';
import { claimConfirmationCopy, quoteConfirmationCopy } from '@/lib/quotes/mail/confirmation-copy';

test.each(locales)('a claim is confirmed as one, without what was typed (%s)', async (locale) => {
  const mail = await renderQuoteConfirmation({
    reference: '482-917-635',
    source: 'site',
    submittedAt: '2026-11-23T14:05:10Z',
    answerDueAt: '2026-11-24T14:05:10Z',
    locale,
    name: 'Maes',
    firstName: 'Jan',
    email: 'jan@garage.test',
    phone: null,
    company: null,
    subject: 'claim',
    message: 'Vertrouwelijke rand.',
    newsletter: false,
    attachments: [],
    designs: [],
    sample: null,
    siteUrl: 'https://opaak.example',
    statusUrl: 'https://opaak.example/ma-demande?token=482-917-635.private',
  });
  const copy = claimConfirmationCopy[locale];
  expect(mail.subject).toBe(copy.subject('482-917-635'));
  for (const said of [copy.headline, ...copy.nextSteps])
    expect(mail.text.toLowerCase()).toContain(said.toLowerCase());
  expect(mail.text).toContain('482-917-635.private');
  for (const not of ['Vertrouwelijke', quoteConfirmationCopy[locale].headline])
    expect(mail.text.toLowerCase()).not.toContain(not.toLowerCase());
});
