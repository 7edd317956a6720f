import { readFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { formatMoment } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { plainName } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { inks } from '@/lib/mail/server/mail-theme';
import { writtenIn } from '@/lib/mail/staff-mail-copy';
import { renderQuoteConfirmation } from '@/lib/quotes/mail/confirmation';
import { quoteConfirmationCopy } from '@/lib/quotes/mail/confirmation-copy';
import type { QuoteMailData } from '@/lib/quotes/mail/mail-data';
import { renderQuoteNotification } from '@/lib/quotes/mail/notification';
import { quoteStatusCopy } from '@/lib/quotes/mail/status-copy';
import { projectTypes } from '@/lib/quotes/project-types';
import { colors } from '@/lib/theme/colors';

const data: QuoteMailData & { statusUrl: string } = {
  reference: '482-917-635',
  source: 'site',
  submittedAt: '2026-11-23T14:05:10Z',
  answerDueAt: '2026-11-24T14:05:10Z',
  locale: 'fr',
  name: 'Vandenbroucke',
  firstName: 'Marie-Hélène',
  email: 'marie@vandenbroucke.example',
  phone: '+32475123456',
  company: 'Boulangerie Vandenbroucke',
  subject: 'lettering',
  message: 'Deux vitrines à lettrer.\nPose en janvier.',
  newsletter: false,
  attachments: [
    { name: 'plan.pdf', size: 1_258_291, url: 'https://site.example/files/1?token=secret-of-file-1' },
    { name: 'logo.ai', size: 348_160, url: 'https://site.example/files/2?token=secret-of-file-2' },
  ],
  designs: [],
  sample: null,
  siteUrl: 'https://opaak.example',
  statusUrl: 'https://opaak.example/ma-demande?token=482-917-635.private',
};

/** What a reader of the HTML sees, entities resolved. */
function visible(html: string): string {
  return html
    .replace(/<head>.*<\/head>/su, '')
    .replace(/<!--.*?-->/gsu, '')
    .replace(/<br\/?>/gu, '\n')
    .replace(/<[^>]+>/gu, '')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&#x27;/gu, "'")
    .replace(/&amp;/gu, '&');
}

const renderers = [
  ['confirmation', renderQuoteConfirmation],
  ['notification', renderQuoteNotification],
] as const;

describe.each(locales)('the confirmation in %s', (locale: Locale) => {
  const copy = quoteConfirmationCopy[locale];

  test('says every part, as text and as HTML', async () => {
    const { html, text } = await renderQuoteConfirmation({ ...data, locale });
    const labels = await loadMessages(locale);
    const deadline = formatMoment(new Date(data.answerDueAt), locale);
    const parts = [
      copy.greeting('Marie-Hélène'),
      copy.intro(deadline),
      data.reference,
      deadline,
      labels.QuoteForm.referenceHint,
      ...copy.nextSteps,
      copy.moreFiles,
      quoteStatusCopy[locale].button,
      labels.ProjectTypes.lettering,
      data.email,
      copy.newsletter,
      labels.Uploads.label,
      copy.notYou,
      company.legalName[locale],
      company.phone.display[locale],
      company.email,
      company.vatNumber,
      company.register[locale],
      company.court[locale],
      company.iban,
      company.address.street[locale],
    ];
    for (const part of parts) {
      expect(text).toContain(part);
      expect(visible(html)).toContain(part);
    }
    expect(html).toContain(`lang="${locale}"`);
  });

  test('says it in this language only', async () => {
    const { html, text, subject } = await renderQuoteConfirmation({ ...data, locale });
    for (const other of locales.filter((candidate) => candidate !== locale)) {
      expect(text).not.toContain(quoteConfirmationCopy[other].notYou);
      expect(visible(html)).not.toContain(quoteConfirmationCopy[other].headline);
      expect(subject).not.toBe(quoteConfirmationCopy[other].subject(data.reference));
    }
  });

  test('leaves out what was not given and says that there are no files', async () => {
    const labels = await loadMessages(locale);
    const { text } = await renderQuoteConfirmation({
      ...data,
      locale,
      phone: null,
      company: null,
      attachments: [],
    });
    expect(text).toContain(copy.noFiles);
    expect(text).not.toContain(`\n${labels.Forms.phone}`);
    expect(text).not.toContain(`\n${labels.QuoteForm.company}`);
  });

  test('has no exclamation mark and no copy left empty', () => {
    const said = JSON.stringify(copy, (_key, value) =>
      typeof value === 'function' ? value('one', 'two') : value,
    );
    expect(said).not.toContain('!');
    expect(said).not.toContain('""');
  });
});

describe('the confirmation', () => {
  test('goes back to the agency when answered, and asks machines not to answer', async () => {
    const { headers, subject } = await renderQuoteConfirmation(data);
    expect(headers).toMatchObject({ 'Reply-To': company.email, 'Auto-Submitted': 'auto-replied' });
    expect(subject).toContain(data.reference);
  });

  test('never shows the visitor the address of a stored file', async () => {
    const { html, text } = await renderQuoteConfirmation(data);
    expect(html + text).not.toContain('secret-of-file');
  });

  test('repeats nothing that was typed freely: the address may be that of somebody else', async () => {
    const typed = 'gratis iPhone https://evil.example/win';
    const sent = await renderQuoteConfirmation({
      ...data,
      name: typed,
      firstName: typed,
      company: typed,
      message: typed,
      attachments: [{ name: 'evil.example.pdf', size: 1 }],
      designs: [{ title: typed }],
    });
    expect(sent.subject + sent.html + sent.text).not.toMatch(/iPhone|evil/u);
    expect(sent.text).toContain('Bonjour,\n');
    const { html, text } = await renderQuoteConfirmation(data);
    expect(html + text).not.toMatch(/vitrines|Boulangerie|plan\.pdf/u);
  });

  test.each([
    ['Marie-Hélène', 'Marie-Hélène'],
    ['J. P.', 'J. P.'],
    ['O’Brien Đỗ', 'O’Brien Đỗ'],
    ['evil.example', null],
    ['http://evil', null],
    ['x'.repeat(61), null],
    ['call 0800 12345', null],
    ['', null],
  ])('greets %s as %s', (typed, greeted) => {
    expect(plainName(typed)).toBe(greeted);
  });
});

test('the notification quotes the message line by line', async () => {
  const { text, html } = await renderQuoteNotification(data);
  expect(text).toContain('> Deux vitrines à lettrer.\n> Pose en janvier.');
  expect(visible(html)).toContain('Deux vitrines à lettrer.\nPose en janvier.');
});

describe('the notification', () => {
  test.each(locales)(
    'is in the language of staff, %s, and says which one the visitor speaks',
    async (staff) => {
      const { ProjectTypes } = await loadMessages(staff);
      for (const locale of locales) {
        const { html, text } = await renderQuoteNotification({ ...data, locale }, staff);
        expect(text).toContain(writtenIn[staff][locale]);
        expect(text).toContain(ProjectTypes.lettering);
        expect(text).toContain(formatMoment(new Date(data.answerDueAt), staff));
        expect(html).toContain(`<html dir="ltr" lang="${staff}">`);
      }
    },
  );

  test('is in the language of the seat unless another is asked for', async () => {
    const { html } = await renderQuoteNotification({ ...data, locale: 'en' });
    expect(html).toContain(`<html dir="ltr" lang="${company.staffLocale}">`);
  });

  test('begins its subject with the reference', async () => {
    const { subject } = await renderQuoteNotification(data, 'fr');
    expect(subject).toBe(
      '[482-917-635] Lettrage publicitaire : Marie-Hélène Vandenbroucke, Boulangerie Vandenbroucke',
    );
  });

  test('answers to the visitor, with a reply begun in their language', async () => {
    const { headers, html } = await renderQuoteNotification({ ...data, locale: 'nl' });
    expect(headers).toEqual({ 'Reply-To': data.email });
    const link = /href="(mailto:marie[^"]+)"/u.exec(html)?.[1]?.replaceAll('&amp;', '&');
    const reply = new URL(link ?? '');
    expect(reply.pathname).toBe(data.email);
    expect(reply.searchParams.get('subject')).toBe('[482-917-635] Uw offerteaanvraag');
    expect(reply.searchParams.get('body')).toBe('Dag Marie-Hélène,\r\n\r\n');
  });

  test('links to every file, in HTML and in text', async () => {
    const { html, text } = await renderQuoteNotification(data);
    for (const { url } of data.attachments) {
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(`\n  ${url}`);
    }
    expect(visible(html)).toContain('logo.ai');
  });

  test('keeps every line of a message inside the quotation', async () => {
    const message = 'une ligne\r\n-- \r\nOpaak SRL\u2028Référence : 111-111-111\rfin';
    const { text } = await renderQuoteNotification({ ...data, message });
    for (const line of ['--', 'Opaak SRL', 'Référence : 111-111-111', 'fin']) {
      expect(text).toContain(`\n> ${line}`);
    }
  });

  test('takes out marks that turn the reading direction of a file name', async () => {
    const { html, text } = await renderQuoteNotification({
      ...data,
      attachments: [{ name: 'photo\u202egpj.exe', size: 1 }],
    });
    expect(html + text).not.toContain('\u202e');
    expect(text).toContain('photogpj.exe');
  });

  test('shows designs inline, each with what it is, and names them in the text', async () => {
    const designs = [{ title: 'Camionnette "Lin"' }, { title: 'T-shirt' }];
    const pictures = designs.map(({ title }, at) => ({
      id: `design-${at + 1}@482-917-635`,
      name: `design-${at + 1}.png`,
      png: new Uint8Array([137, 80, 78, 71]),
      width: 1200,
      height: 600,
      caption: title,
      alt: `${title}: left`,
    }));
    const mail = await renderQuoteNotification({ ...data, designs }, 'fr', pictures);
    const shown = [...mail.html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    expect(shown).toHaveLength(2);
    expect(shown[0]).toContain('src="cid:design-1@482-917-635"');
    expect(shown[0]).toContain('alt="Camionnette &quot;Lin&quot;: left"');
    expect(shown[0]).toContain('width="520"');
    expect(shown[0]).toContain('height="260"');
    expect(visible(mail.html)).toContain('Projets joints');
    expect(mail.pictures?.map(({ id }) => id)).toEqual(pictures.map(({ id }) => id));
    for (const { title } of designs) expect(mail.text).toContain(title);
    expect((await renderQuoteNotification({ ...data, designs })).pictures).toBeUndefined();
  });

  test('makes no link of an address that is not one of the web', async () => {
    const attachments = [
      { name: 'x.pdf', size: 1, url: 'javascript:alert(1)' },
      { name: 'w.pdf', size: 1, url: 'javascript://a.example/%0aalert(1)' },
      { name: 'y.pdf', size: 1, url: 'https://a.example/\r\nfalse: line' },
      { name: 'z.pdf', size: 1 },
    ];
    const { html, text } = await renderQuoteNotification({ ...data, attachments });
    expect(html + text).not.toMatch(/javascript:|false: line/u);
    expect(text).toContain('z.pdf');
  });
});

describe.each(renderers)('the %s', (name, renderMail) => {
  async function sent(mail: RenderedMail): Promise<string> {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({
      from: 'site@opaak.example',
      to: 'inbox@opaak.example',
      ...mail,
    });
    return String(message);
  }

  test('has the reference and the deadline in its text', async () => {
    const { text } = await renderMail(data);
    expect(text).toContain('482-917-635');
    const reader = name === 'confirmation' ? data.locale : company.staffLocale;
    expect(text).toContain(formatMoment(new Date(data.answerDueAt), reader));
  });

  test('shows markup in any field as text', async () => {
    const markup = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&';
    const { html } = await renderMail({
      ...data,
      name: markup,
      firstName: markup,
      company: markup,
      email: markup,
      message: markup,
      attachments: [{ name: markup, size: 1, url: 'https://a.example/"><script>alert(3)</script>' }],
    });
    expect(html).not.toMatch(/<script|<img/u);
    expect(visible(html).split(markup).length).toBeGreaterThan(
      renderMail === renderQuoteNotification ? 5 : 1,
    );
  });

  test('lets no field begin a header or a line of its own', async () => {
    const injection = 'Marie\r\nBcc: victim@example.com\r\n\r\nfalse body';
    const mail = await renderMail({
      ...data,
      name: injection,
      firstName: injection,
      company: injection,
      email: 'marie@x.example\r\nBcc: victim@example.com',
      attachments: [{ name: injection, size: 1 }],
    });
    expect(mail.subject).not.toMatch(/[\r\n]/u);
    for (const value of Object.values(mail.headers ?? {})) expect(value).not.toMatch(/[\r\n]/u);
    expect(mail.text).not.toMatch(/^false body/mu);
    const head = (await sent(mail)).split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc:/imu);
    expect(head).toMatch(/^subject:/imu);
  });

  test('carries the ink of the service that is asked for', async () => {
    const plates = await Promise.all(
      projectTypes.map(async (subject) => {
        const { html } = await renderMail({ ...data, subject });
        return /<td[^>]*background-color:(#[0-9a-f]{6});color:#[^>]*vertical-align:top/u.exec(html)?.[1];
      }),
    );
    expect(plates).toEqual(
      ['lettering', 'lettering', 'wrapping', 'signs', 'textile', 'design', 'walls'].map(solidOf),
    );
  });

  test('fetches nothing when it is opened', async () => {
    const { html } = await renderMail(data);
    expect(html).not.toMatch(/<img|<link|@import|@font-face|url\(|\ssrc=/u);
  });

  test('stays under the 102 kB at which Gmail cuts a mail, at its longest', async () => {
    const { html } = await renderMail({
      ...data,
      name: '&'.repeat(100),
      firstName: '&'.repeat(100),
      company: '&'.repeat(150),
      message: '<\n'.repeat(2500),
      attachments: Array.from({ length: 5 }, () => ({
        name: '&'.repeat(200),
        size: 10_485_760,
        url: `https://site.example/${'x'.repeat(500)}`,
      })),
    });
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });
});

function solidOf(group: string): string {
  return inks[group as keyof typeof inks].solid;
}

test('mails use the colours of the site', async () => {
  const css = await readFile(new URL('../../../app/_styles/theme.css', import.meta.url), 'utf8');
  for (const [group, ink] of Object.entries(inks)) {
    const block = css.split(`[data-ink='${group}']`)[1]?.split('}')[0];
    expect(block).toContain(`--ink-solid: ${ink.solid}`);
    expect(block).toContain(`--ink-on-solid: ${ink.onSolid}`);
  }
  for (const [token, value] of [
    ['ink', colors.ink],
    ['ink-soft', colors.inkSoft],
    ['paper', colors.paper],
    ['paper-deep', colors.paperDeep],
    ['line', colors.line],
  ]) {
    expect(css).toContain(`--color-${token}: ${value};`);
  }
});
