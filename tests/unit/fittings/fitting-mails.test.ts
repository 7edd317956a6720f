import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { fittingLetterCopy } from '@/lib/fittings/mail/copy';
import { type CrewMailData, renderFittingCrew, renderFittingLetter } from '@/lib/fittings/mail/fitting-mails';
import { renderDeclined, renderProposalNews } from '@/lib/fittings/mail/proposal-mails';
import { locales } from '@/lib/i18n/locales';

const siteUrl = 'https://opaak.example';

const data: CrewMailData = {
  id: '0b6c1b5e-6a49-4f0f-9f1e-0d8a4f1a2b3c',
  sequence: 1,
  at: new Date('2026-11-22T20:00:00Z'),
  kind: 'moved',
  reference: '482-917-635',
  locale: 'fr',
  about: 'sign',
  firstName: 'Claire',
  name: 'Dubois',
  email: 'claire@example.org',
  day: '2026-12-22',
  part: 'morning',
  from: '08:30',
  to: '12:30',
  address: 'Marktplein 1, 9000 Gent',
  won: true,
  phone: '+3227200000',
  company: 'Bakkerij evil.example',
  travel: 40,
  vehicle: 'van',
  outdoor: true,
  weather: 'Niet boven 50 km/u.',
  notes: null,
  siteUrl,
  statusUrl: `${siteUrl}/ma-demande?token=482-917-635.abc#fittings`,
};

function eventIn(content = ''): InstanceType<typeof ICAL.Event> {
  const read = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
  if (!read) throw new Error('There is no event');
  return new ICAL.Event(read);
}

describe.each(locales)('In %s', (locale) => {
  test.each([
    ['set', 'REQUEST'],
    ['moved', 'REQUEST'],
    ['cancelled', 'CANCEL'],
  ] as const)(
    'a customer whose fitting is %s gets day, place, link and a calendar of %s',
    async (kind, method) => {
      const mail = await renderFittingLetter({ ...data, locale, kind });
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.html).toContain(data.statusUrl);
      expect(mail.text).toContain('Marktplein 1, 9000 Gent');
      expect(mail.text).toContain('22');
      expect(mail.subject).toContain('482-917-635');
      expect(mail.calendar?.method).toBe(method);
      const event = eventIn(mail.calendar?.content);
      expect(event.uid).toBe(`fitting-${data.id}@opaak.example`);
      expect(event.sequence).toBe(1);
      expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-22T07:30:00.000Z');
      // Calendars are shared with others: the private link is not for them.
      expect(mail.calendar?.content.replaceAll('\r\n ', '')).not.toContain('token=');
      expect(mail.calendar?.content).not.toContain('50 km');
      // When a crew leaves is nothing to a customer.
      expect(mail.text + mail.calendar?.content).not.toMatch(/\b40\smin/);
    },
  );

  test('a customer reads that the order goes on only where it does', async () => {
    const called = async (won: boolean) =>
      (await renderFittingLetter({ ...data, locale, kind: 'cancelled', won })).text.replace(/\s+/g, ' ');
    const { cancelled, goesOn } = fittingLetterCopy[locale];
    expect(await called(true)).toContain(`${cancelled.text} ${goesOn}`.replace(/\s+/g, ' '));
    const over = await called(false);
    expect(over).toContain(cancelled.text);
    expect(over).not.toContain(goesOn.replace(/\s+/g, ' '));
  });

  test('staff read both half-days, and a customer why neither is possible, each with the way to answer', async () => {
    const proposed = { ...data, locale, words: 'Kom evil.example bekijken.' };
    const slots = [
      { day: '2026-12-22', part: 'morning' as const },
      { day: '2026-12-23', part: 'afternoon' as const },
    ];
    const news = await renderProposalNews({ ...proposed, slots }, locale);
    for (const words of ['22', '23', '/482-917-635#proposal', 'Claire Dubois'])
      expect(news.text).toContain(words);
    expect(news.headers?.['Reply-To']).toBe(data.email);
    const declined = await renderDeclined(proposed);
    expect(declined.text).toContain(data.statusUrl);
    expect(declined.html).toContain(`lang="${locale}"`);
    expect(declined.html).not.toContain('href="http://evil.example');
    const lines = await renderDeclined({ ...proposed, words: 'Wij zijn weg.\nTot januari.\n\nSofie' });
    expect(lines.html).toMatch(/>Wij zijn weg\.<br ?\/?>Tot januari\.<\/p>/);
    expect(lines.text).toContain('Wij zijn weg.\nTot januari.\n\nSofie');
  });

  test('a crew reads who, where, with what, and what to heed', async () => {
    const mail = await renderFittingCrew(data, locale);
    for (const words of ['Claire Dubois', 'Marktplein 1', 'Niet boven 50 km/u', '/482-917-635#fittings'])
      expect(mail.text).toContain(words);
    expect(mail.html).not.toContain('href="http://evil.example');
    const event = eventIn(mail.calendar?.content);
    expect(event.summary).toContain('Claire Dubois');
    expect(event.description).toContain('Niet boven 50 km/u.');
    const behindLabel = locale === 'fr' ? /^[^:]+\u00a0: \S/ : /^[^:]*[^:\s]: \S/;
    for (const line of event.description.split('\n')) {
      expect(line).toMatch(behindLabel);
      expect(mail.text).toContain(`\n${line.slice(0, line.indexOf(':') + 2)}`);
    }
    expect(event.description).toMatch(/\b40\smin, .*7\D+50/);
    expect(mail.text).toMatch(/\b40\smin, /);
    expect(event.location).toBe('Marktplein 1, 9000 Gent');
  });
});

test('what is in the workshop is at the address of the agency', async () => {
  const mail = await renderFittingLetter({ ...data, address: null });
  expect(eventIn(mail.calendar?.content).location).toContain('Letterstraat 12, 1930 Zaventem');
});
