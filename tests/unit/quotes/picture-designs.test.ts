import { beforeEach, expect, test, vi } from 'vitest';
import type { HeldDesign } from '@/lib/designs/design';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import { MailPostponedError } from '@/lib/mail/mail-postponed';
import { createTimeBudget } from '@/lib/mail/time-budget';
import { composeMessage } from '@/lib/outbox/server/create-outbox';
import { illustratedQuoteMails } from '@/lib/quotes/mail/templates';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { stubServerEnvironment } from '../support/server-environment';

const held = vi.hoisted(() => ({ list: async (): Promise<HeldDesign[]> => [] }));
vi.mock('@/lib/designs/server/held-designs', () => ({ listRequestDesigns: () => held.list() }));
stubServerEnvironment();

const reference = '482-917-635';
const now = new Date('2026-11-23T14:06:00Z');
const away = new DatabaseAwayError('list_request_designs', { message: 'timeout' }, 0);
const design = (title: string): HeldDesign => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'shirt',
  title,
  locale: 'fr',
  document: {},
  figures: null,
  savedAt: now,
  reference,
});

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  held.list = async () => [design('Ploeg Nord'), design('Ploeg Zuid')];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});

const draw: DrawHeldDesign = async () => ({
  png: new Uint8Array([1]),
  width: 12,
  height: 8,
  sides: ['front'],
});

/** The mail that staff get of a request with two designs. */
const write = (drawing: DrawHeldDesign, { attempts = 1, spare = createTimeBudget(10_000) } = {}) =>
  composeMessage(
    illustratedQuoteMails(drawing),
    {
      id: '00000000-0000-4000-8000-00000000000a',
      lease: '00000000-0000-4000-8000-00000000000b',
      template: 'quote-notification',
      locale: 'fr',
      recipient: null,
      attempts,
      payload: {
        reference,
        submittedAt: '2026-11-23T14:05:10Z',
        answerDueAt: '2026-11-24T14:05:10Z',
        locale: 'fr',
        name: 'Vandenbroucke',
        firstName: 'Marie',
        email: 'marie@vandenbroucke.example',
        phone: '+32475123456',
        company: '',
        subject: 'lettering',
        message: 'Deux vitrines à lettrer.',
        newsletter: false,
        attachments: [],
        designs: [{ title: 'Ploeg Nord' }, { title: 'Ploeg Zuid' }],
      },
    },
    now,
    spare,
  );

const namesIn = async (mail: ReturnType<typeof write>) =>
  ((await mail).pictures ?? []).map(({ name }) => name);

test('a mail shows every design at its first two tries, and none from the third on', async () => {
  const both = ['design-1.png', 'design-2.png'];
  expect(await namesIn(write(draw))).toEqual(both);
  expect(await namesIn(write(draw, { attempts: 2 }))).toEqual(both);
  const drawn = vi.fn(draw);
  for (const attempts of [3, 4, 40]) {
    const mail = await write(drawn, { attempts });
    expect(mail.pictures ?? []).toEqual([]);
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain('Ploeg Zuid');
  }
  expect(drawn).not.toHaveBeenCalled();
  expect(lines.filter((line) => line.includes('quotes.picturesLeftOut'))).toHaveLength(3);
});

test('a mail goes without what is not drawn in the time that all mails of a turn share', async () => {
  const spare = createTimeBudget(50);
  const stuck = vi.fn<DrawHeldDesign>(async (held, locale) =>
    held.title === 'Ploeg Nord' ? draw(held, locale) : new Promise<never>(() => {}),
  );
  expect(await namesIn(write(stuck, { spare }))).toEqual(['design-1.png']);
  expect(lines.some((line) => line.includes('incident') && line.includes(reference))).toBe(true);
  expect(await namesIn(write(stuck, { spare }))).toEqual([]);
  expect(stuck).toHaveBeenCalledTimes(2);
  expect(lines.some((line) => line.includes('quotes.picturesLeftOut'))).toBe(true);
});

test('while the database is away a mail waits, where it is asked and where it draws', async () => {
  await expect(write(() => Promise.reject(away))).rejects.toBe(away);
  held.list = () => Promise.reject(away);
  await expect(write(draw)).rejects.toBe(away);
});

test('while others draw a mail waits for its second try, then leaves as it is', async () => {
  const postponed = new MailPostponedError('Other designs are being drawn');
  const busy = vi.fn<DrawHeldDesign>((held, locale) =>
    held.title === 'Ploeg Nord' ? draw(held, locale) : Promise.reject(postponed),
  );
  await expect(write(busy)).rejects.toBe(postponed);
  await expect(write(busy, { attempts: 2 })).rejects.toBe(postponed);
  expect(await namesIn(write(busy, { attempts: 3 }))).toEqual([]);
  expect(busy).toHaveBeenCalledTimes(4);
  expect(lines.filter((line) => line.includes('incident'))).toEqual([]);
});

test('a drawing is told when the time is over', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const stuck: DrawHeldDesign = (_held, _locale, over) => {
    signals.push(over);
    return new Promise<never>(() => {});
  };
  expect(await namesIn(write(stuck, { spare: createTimeBudget(20) }))).toEqual([]);
  expect(signals.map((over) => over?.aborted)).toEqual([true]);
});

test('a design that cannot be drawn is left out under an incident, the others are shown', async () => {
  const broken: DrawHeldDesign = (held, locale) =>
    held.title === 'Ploeg Nord' ? Promise.reject(new Error('No logo')) : draw(held, locale);
  expect(await namesIn(write(broken))).toEqual(['design-2.png']);
  const [line = ''] = lines.filter((each) => each.includes('incident'));
  expect(JSON.parse(line)).toMatchObject({ reference, incident: expect.stringMatching(/^E-/) });
});
