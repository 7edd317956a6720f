import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';
import { newsletterOptInCopy, newsletterWelcomeCopy } from '@/lib/newsletter/mail/copy';
import { renderNewsletterOptIn, renderNewsletterWelcome } from '@/lib/newsletter/mail/newsletter-mails';

const siteUrl = 'https://opaak.example';
const leaveUrl = `${siteUrl}/leave?token=l`;
const leaveHeaders = {
  'List-Unsubscribe': `<${siteUrl}/one-click>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
};
const confirmUrl = `${siteUrl}/confirm?token=c`;

describe.each(locales)('In %s', (locale) => {
  const data = { locale, siteUrl, leaveUrl, leaveHeaders };

  test('the mail that asks says who asks, what to press, for how long, and how to say no', async () => {
    const copy = newsletterOptInCopy[locale];
    const mail = await renderNewsletterOptIn({ ...data, confirmUrl });
    expect(mail.subject).toBe(copy.subject);
    expect(mail.headers).toMatchObject(leaveHeaders);
    for (const part of [copy.intro(company.name), copy.validity, copy.notYou]) {
      expect(mail.text).toContain(part);
    }
    for (const address of [confirmUrl, leaveUrl]) {
      expect(mail.text).toContain(address);
      expect(mail.html).toContain(`href="${address}"`);
    }
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.text).toContain(company.legalName[locale]);
  });

  test('the mail that says it is confirmed shows the way out, and no way back in', async () => {
    const mail = await renderNewsletterWelcome(data);
    expect(mail.subject).toBe(newsletterWelcomeCopy[locale].subject);
    expect(mail.headers).toMatchObject(leaveHeaders);
    expect(mail.text).toContain(leaveUrl);
    expect(mail.html).toContain(`href="${leaveUrl}"`);
    expect(mail.html + mail.text).not.toContain('confirm?token');
  });

  test('neither fetches a picture or a font, which would tell when it is opened', async () => {
    for (const { html } of [
      await renderNewsletterOptIn({ ...data, confirmUrl }),
      await renderNewsletterWelcome(data),
    ]) {
      expect(html).not.toMatch(/<img|<link|@import|@font-face|url\(/i);
    }
  });
});
