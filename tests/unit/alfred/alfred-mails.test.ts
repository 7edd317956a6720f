import { describe, expect, test } from 'vitest';
import { renderAnswerMail, renderHandoverMail } from '@/lib/alfred/mail/alfred-mails';
import { alfredMailCopy } from '@/lib/alfred/mail/copy';
import { company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';

const siteUrl = 'https://opaak.example';
const id = '0b8a8f4e-3d0c-4f5e-9d5a-3b8a2f1c7e10';
const question = 'Herstelt u <b>broodroosters</b>?\nhttps://evil.example';

describe.each(locales)('In %s', (locale) => {
  test('staff read who asks what, until when, and where to answer', async () => {
    const asked = {
      id,
      name: 'Lieve\r\nBcc: all@evil.example',
      email: 'lieve@bakkerij.test',
      locale: 'nl' as const,
      question,
      dueAt: new Date('2026-11-24T08:00:00Z'),
      siteUrl,
    };
    const mail = await renderHandoverMail(asked, locale);
    const prefix = locale === 'fr' ? '' : `/${locale}`;
    expect(mail.text).toContain(`${siteUrl}${prefix}/admin/assistant/${id}`);
    expect(mail.text).toContain('broodroosters');
    expect(mail.html).not.toContain('<b>broodroosters');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.headers).toMatchObject({ 'Reply-To': 'lieve@bakkerij.test' });
  });

  test('who asked reads the letter, the question and the way to the conversation', async () => {
    const body = 'Dag Lieve,\n\nNeen. <i>Wel</i> bekleden.';
    const mail = await renderAnswerMail({ locale, question, body, conversation: id, siteUrl });
    const copy = alfredMailCopy[locale].answer;
    const path = `${locale === 'fr' ? '' : `/${locale}`}/alfred?c=${id}`;
    expect(mail.subject).toBe(copy.subject);
    for (const part of ['Dag Lieve', copy.button, siteUrl + path, company.legalName[locale]]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain(`href="${siteUrl}${path}"`);
    expect(mail.html).toContain(copy.asked);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).not.toContain('<i>Wel');
    expect(mail.headers).toMatchObject({ 'Reply-To': company.email });
  });

  test('a deleted conversation leads to his page', async () => {
    const mail = await renderAnswerMail({ locale, question, body: 'Ja.', conversation: null, siteUrl });
    expect(mail.text).not.toContain('?c=');
    expect(mail.text).toContain('/alfred');
  });
});
