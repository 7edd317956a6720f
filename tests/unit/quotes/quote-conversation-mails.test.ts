import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { renderQuoteAnswer } from '@/lib/quotes/mail/answer';
import { type QuoteNewsData, renderQuoteNews } from '@/lib/quotes/mail/news';
import { quoteNewsCopy, quoteStatusCopy } from '@/lib/quotes/mail/status-copy';

const answer = {
  reference: '482-917-635',
  locale: 'nl',
  about: 'covering',
  subject: 'Uw offerte 482-917-635',
  body: 'Dag Lieve,\n\nOnze prijs:\n€ 1.250,00 exclusief btw.\n\n<script>alert(1)</script>\n\nSofie',
  siteUrl: 'https://opaak.example',
  statusUrl: 'https://opaak.example/nl/mijn-aanvraag?token=482-917-635.abc',
} as const;

const news: QuoteNewsData = {
  kind: 'message',
  reference: '482-917-635',
  locale: 'nl',
  name: 'Peeters',
  firstName: 'Lieve\r\nBcc: all@evil.test',
  email: 'lieve@bakkerij.test',
  phone: '+3227200000',
  company: null,
  subject: 'covering',
  message: 'De wagen is 5 m lang.',
  attachments: [{ name: 'wagen.jpg', size: 200_000, url: 'https://opaak.example/api/file' }],
  siteUrl: 'https://opaak.example',
};

describe('an answer', () => {
  test('is the letter staff wrote, with the private link, as text and as inert HTML', async () => {
    const { html, text, subject, headers } = await renderQuoteAnswer(answer);
    expect(subject).toBe('Uw offerte 482-917-635');
    expect(text).toContain('Dag Lieve,\n\nOnze prijs:\n€ 1.250,00 exclusief btw.');
    expect(text).toContain(answer.statusUrl);
    expect(html).toContain('Onze prijs:');
    expect(html).toContain('token=482-917-635.abc');
    expect(html).not.toContain('<script>');
    expect(headers).toMatchObject({ 'Auto-Submitted': 'no' });
  });

  test.each(locales)('speaks of the private page in the language of the customer (%s)', async (locale) => {
    const { text } = await renderQuoteAnswer({ ...answer, locale });
    expect(text).toContain(quoteStatusCopy[locale].text);
  });

  test('keeps a line end out of the subject', async () => {
    const { subject } = await renderQuoteAnswer({ ...answer, subject: 'A\r\nBcc: all@evil.test' });
    expect(subject).toBe('A Bcc: all@evil.test');
  });
});

describe('news of a customer', () => {
  test('tell staff who added what, with links to the files and to the request', async () => {
    const { text, subject, headers } = await renderQuoteNews(news, 'nl');
    expect(subject).toBe('[482-917-635] Lieve Bcc: all@evil.test Peeters vult de aanvraag aan');
    expect(text).toContain('> De wagen is 5 m lang.');
    expect(text).toContain('https://opaak.example/api/file');
    expect(text).toContain('https://opaak.example/nl/admin/requests/482-917-635');
    expect(headers).toEqual({ 'Reply-To': 'lieve@bakkerij.test' });
  });

  test('say that a request was taken back', async () => {
    const withdrawal: QuoteNewsData = {
      ...news,
      firstName: 'Lieve',
      kind: 'withdrawal',
      message: null,
      attachments: [],
    };
    for (const staff of locales) {
      const { text, subject, html } = await renderQuoteNews(withdrawal, staff);
      const copy = quoteNewsCopy[staff];
      expect(subject).toBe(`[482-917-635] ${copy.withdrawal.summary('Lieve Peeters')}`);
      expect(html).toContain(`lang="${staff}"`);
      expect(text).not.toContain(copy.messageTitle.toUpperCase());
    }
  });
});
