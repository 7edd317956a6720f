import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderAccountMail } from '@/lib/accounts/mail/account-mail';
import { accountCopy, accountMailKinds } from '@/lib/accounts/mail/copy';
import { company } from '@/lib/company/company';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';

/** The templates of a hosted project: its own name for each, the mail it is, and the type its link carries. */
const templates = [
  { name: 'confirmation', kind: 'confirm', type: 'signup' },
  { name: 'recovery', kind: 'reset', type: 'recovery' },
  { name: 'email_change', kind: 'email-change', type: 'email_change' },
] as const;

const siteHost = 'site.invalid';
const siteUrl = `https://${siteHost}`;

/** A Go template that says it in the language the account was made in, French when that is unknown. */
function inEachLanguage(texts: Record<Locale, string>): string {
  const is = (locale: Locale) => `eq (printf "%v" .Data.locale) "${locale}"`;
  return `{{ if ${is('nl')} }}${texts.nl}{{ else if ${is('en')} }}${texts.en}{{ else }}${texts.fr}{{ end }}`;
}

async function template({ kind, type }: (typeof templates)[number]): Promise<string> {
  const pages = await Promise.all(
    locales.map(async (locale) => {
      const { html } = await renderAccountMail({
        kind,
        locale,
        siteUrl,
        url: `${siteUrl}${pathTo('auth-confirm', locale)}?token_hash={{ .TokenHash }}&type=${type}`,
        newEmail: '{{ .NewEmail }}',
      });
      return [
        locale,
        html.replaceAll(siteUrl, '{{ .SiteURL }}').replaceAll(siteHost, '{{ .SiteURL }}'),
      ] as const;
    }),
  );
  return `${inEachLanguage(Object.fromEntries(pages) as Record<Locale, string>)}\n`;
}

describe('A hosted project', () => {
  // After a change of the mails: npx vitest run --project=unit auth-templates --update
  test.each(templates)('has the mails of this site as its template $name', async (entry) => {
    await expect(await template(entry)).toMatchFileSnapshot(`../../../supabase/templates/${entry.name}.html`);
  });

  test.each(templates)('has the same subjects in $name', ({ name, kind }) => {
    const config = readFileSync('supabase/config.toml', 'utf8');
    const subjects = Object.fromEntries(
      locales.map((locale) => [locale, accountCopy[locale][kind].subject]),
    ) as Record<Locale, string>;
    expect(config).toContain(`[auth.email.template.${name}]\nsubject = '${inEachLanguage(subjects)}'`);
  });
});

describe.each(locales)('In %s', (locale) => {
  const url = 'https://opaak.example/auth/confirm?token_hash=t&type=signup';

  test.each(accountMailKinds)(
    'the mail "%s" says why it came and what to do if it was not you',
    async (kind) => {
      const copy = accountCopy[locale][kind];
      const newEmail = kind.startsWith('email') ? 'new@bakkerij.test' : '';
      const mail = await renderAccountMail({ kind, locale, siteUrl: 'https://opaak.example', url, newEmail });
      expect(mail.subject).toBe(copy.subject);
      for (const part of [copy.intro(company.name, newEmail, 0), copy.notYou, company.legalName[locale]]) {
        expect(mail.text).toContain(part);
      }
      expect(mail.text.includes(url)).toBe(copy.button !== null);
      expect(mail.html.includes('token_hash=t')).toBe(copy.button !== null);
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.html).not.toMatch(/<img|<link|@import|@font-face|url\(/i);
    },
  );

  test('an address that holds markup or a line end stays inert', async () => {
    const mail = await renderAccountMail({
      kind: 'email-changing',
      locale,
      siteUrl: 'https://opaak.example',
      url: null,
      newEmail: '<b>x</b>\r\nBcc: y@z.test',
    });
    expect(mail.html).not.toContain('<b>x</b>');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toContain('\r\nBcc');
  });
});
