import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { noticeCopy } from '@/lib/notices/mail/copy';
import { renderNoticeMail } from '@/lib/notices/mail/notice-mail';
import { noticeKinds, readNoticeMark, writeNoticeMark } from '@/lib/notices/notice';

const id = '11111111-2222-4333-8444-555555555555';
const other = '11111111-2222-4333-8444-666666666666';

test.each([
  [`read:${id}`, { ids: [id], read: true }],
  [`unread:${id}`, { ids: [id], read: false }],
  [`read:${id},${other}`, { ids: [id, other], read: true }],
  // Several of them unread is nothing that a button asks for.
  [`unread:${id},${other}`, null],
  ['read', null],
  ['unread', null],
  [`read:${id},everything`, null],
  [`read:${Array(101).fill(id).join()}`, null],
  ['read:everything', null],
  [`delete:${id}`, null],
  ['', null],
])('the button %s marks %o', (intent, wanted) => {
  expect(readNoticeMark(intent)).toEqual(wanted);
  if (wanted) expect(writeNoticeMark(wanted)).toBe(intent);
});

const siteUrl = 'https://opaak.example';

describe('A notice by mail', () => {
  test.each(locales.flatMap((locale) => noticeKinds.map((kind) => ({ locale, kind }))))(
    'says in its language what is theirs, by whom, and where ($locale, $kind)',
    async ({ locale, kind }) => {
      const notices = [{ kind, reference: '482-917-635' }];
      const mail = await renderNoticeMail({ locale, by: 'Sofie\r\nBcc: all@evil.test', notices, siteUrl });
      expect(mail.subject).toBe(noticeCopy[locale].subject[kind]('482-917-635'));
      expect(mail.text).toContain(noticeCopy[locale].text[kind]('Sofie Bcc: all@evil.test'));
      for (const written of [mail.html, mail.text]) {
        expect(written).toContain('/admin/requests/482-917-635');
        // Where it is turned off.
        expect(written).toContain('/admin/notices');
      }
      expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
    },
  );

  test('of many requests given in one go is one, which lists twenty and counts the others', async () => {
    const notices = Array.from({ length: 23 }, (_, index) => ({
      kind: 'request' as const,
      reference: `482-917-${100 + index}`,
    }));
    const { subject, text } = await renderNoticeMail({ locale: 'nl', by: null, notices, siteUrl });
    expect(subject).toBe('23 aanvragen zijn voor u');
    expect(text).toContain('Iemand van het team geeft u er 23.');
    expect(text).toContain('482-917-119');
    expect(text).not.toContain('482-917-120');
    expect(text).toContain('en nog 3');
  });
});
