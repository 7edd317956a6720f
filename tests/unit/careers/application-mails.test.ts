import { describe, expect, test } from 'vitest';
import { renderApplicationConfirmation } from '@/lib/careers/mail/confirmation';
import { applicationConfirmationCopy, applicationNotificationCopy } from '@/lib/careers/mail/copy';
import type { ApplicationMailData } from '@/lib/careers/mail/mail-data';
import { renderApplicationNotification } from '@/lib/careers/mail/notification';
import { company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';

const cvUrl = 'https://opaak.example/api/careers/attachments/1?signature=secret-of-cv';
const data: ApplicationMailData = {
  reference: '482-917-635',
  position: { fr: 'Poseur', nl: 'Plaatser', en: 'Fitter' },
  submittedAt: '2026-11-23T14:05:10Z',
  deleteAfter: '2027-06-01T14:05:10Z',
  keepLonger: false,
  locale: 'nl',
  name: 'Claes',
  firstName: 'Noor',
  email: 'noor@posta.test',
  phone: '+32470123456',
  message: 'Ik kleef folie.\nGraag vanaf januari.',
  cv: { name: 'Mijn CV.pdf', size: 348_160, url: cvUrl },
  siteUrl: 'https://opaak.example',
};

describe.each(locales)('In %s the confirmation', (locale) => {
  const copy = applicationConfirmationCopy[locale];
  const days = { fr: '1er\u00a0juin 2027', nl: '1\u00a0juni 2027', en: '1\u00a0June 2027' };

  test('says what arrived, under which reference, and how long it is kept', async () => {
    const { subject, html, text, headers } = await renderApplicationConfirmation({ ...data, locale });
    expect(subject).toContain(data.reference);
    const parts = [
      copy.intro,
      data.reference,
      data.position[locale],
      copy.kept(days[locale]),
      copy.erase,
      copy.notYou,
      company.legalName[locale],
    ];
    for (const part of parts) expect(text).toContain(part);
    expect(html).toContain(`lang="${locale}"`);
    expect(headers).toMatchObject({ 'Reply-To': company.email, 'Auto-Submitted': 'auto-replied' });
  });

  test('repeats nothing that was typed freely: the address may be that of somebody else', async () => {
    const typed = 'gratis iPhone https://evil.example/win';
    const cv = { name: 'evil.example.pdf', size: 1 };
    const changed = { ...data, locale, name: typed, firstName: typed, message: typed, cv };
    const { subject, html, text } = await renderApplicationConfirmation(changed);
    expect(subject + html + text).not.toMatch(/iPhone|evil/u);
  });

  test('never shows the address of the stored CV', async () => {
    const { html, text } = await renderApplicationConfirmation({ ...data, locale });
    expect(html + text).not.toContain('secret-of-cv');
  });
});

describe('The notification', () => {
  test('is in the language of staff, links to the CV and begins the answer in the applicant’s language', async () => {
    const { html, text, headers } = await renderApplicationNotification(data, 'fr');
    expect(text).toContain('Poseur');
    expect(text).toContain('néerlandais');
    expect(text).toContain('1er\u00a0juin 2027');
    expect(text).toContain(cvUrl);
    expect(html).toContain('secret-of-cv');
    expect(html).toContain(
      `mailto:noor@posta.test?subject=${encodeURIComponent('[482-917-635] Uw sollicitatie')}`,
    );
    expect(headers).toEqual({ 'Reply-To': 'noor@posta.test' });
  });

  test('makes what an applicant typed inert', async () => {
    const { subject, html } = await renderApplicationNotification({
      ...data,
      name: 'Claes\r\nBcc: all@evil.test',
      message: '<script>alert(1)</script>',
      cv: { ...data.cv, url: 'javascript:alert(1)' },
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('javascript:');
  });

  test('says so when there is no message and no phone', async () => {
    const { text } = await renderApplicationNotification({ ...data, message: null, phone: null });
    const copy = applicationNotificationCopy[company.staffLocale];
    expect(text).toContain(copy.noMessage);
    expect(text).toContain(copy.noPhone);
  });
});
