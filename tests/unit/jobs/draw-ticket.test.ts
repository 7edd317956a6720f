import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { drawTicket, type Ticket, type TicketPicture } from '@/lib/jobs/server/draw-ticket';
import { ticketCopy } from '@/lib/jobs/ticket-copy';

let picture: TicketPicture;

beforeAll(async () => {
  const size = { width: 800, height: 500 };
  const image = sharp({ create: { ...size, channels: 3, background: '#2438c9' } });
  picture = { ...size, bytes: new Uint8Array(await image.png().toBuffer()) };
});

const ticket = (): Ticket => ({
  job: {
    reference: '482-917-635',
    dueOn: '2026-12-22',
    blocked: null,
    owner: { id: '3f0c1a52-8f0e-4d5b-9a39-0b8f6f1f2b11', name: 'Lena Maes' },
    checks: [{ item: 'washed', by: 'Lena Maes', at: new Date('2026-11-24T09:00:00Z') }],
  },
  subject: 'covering',
  about: 'Covering de véhicule ou PPF',
  customer: {
    name: 'Boulangerie Dubois, Claire Dubois',
    phone: '+32470123456',
    address: 'Rue Haute 3, 1000 Bruxelles',
  },
  lines: [{ quantity: '12,5 m²', text: 'Film solaire réfléchissant' }],
  noted: ['1 h 30', 'Avery 3100, 4 m'],
  release: 'Approuvée par Claire Dubois.',
  proof: { position: 2, hash: 'ab'.repeat(32), picture },
  link: 'https://opaak.example/admin/requests/482-917-635#job',
  printedAt: new Date('2026-11-24T09:00:00Z'),
});

/** With spaces that break and those that do not alike. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function read(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { text: plain(text), pages: document.numPages };
}

describe('The ticket of a job', () => {
  test('says what, for whom, by when and from which proof', async () => {
    const bytes = await drawTicket(ticket(), 'fr');
    const { text, pages } = await read(bytes);
    expect(pages).toBe(1);
    expect(Buffer.from(bytes).includes('/Subtype /Image')).toBe(true);
    for (const part of [
      '482-917-635',
      'mardi 22 décembre 2026',
      '0470 12 34 56',
      'Boulangerie Dubois, Claire Dubois',
      'Rue Haute 3, 1000 Bruxelles',
      '12,5 m²',
      'Film solaire réfléchissant',
      'Déjà noté',
      '1 h 30; Avery 3100, 4 m',
      'Véhicule lavé, sans cire',
      'Approuvée par Claire Dubois.',
      'abababababababab',
      'Lena Maes',
    ])
      expect(text).toContain(part);
  });

  test.each(locales)('forbids to make what nobody approved: %s', async (locale) => {
    const notReleased = plain(ticketCopy[locale].notReleased);
    expect((await read(await drawTicket(ticket(), locale))).text).not.toContain(notReleased);
    const held = { ...ticket(), release: null };
    for (const one of [held, { ...held, proof: null }])
      expect((await read(await drawTicket(one, locale))).text).toContain(notReleased);
  });

  test.each(locales)('is one sheet, and all lines whole on those that follow: %s', async (locale) => {
    const long = 'Enseigne lumineuse avec un texte qui ne finit pas '.repeat(8);
    const full: Ticket = {
      ...ticket(),
      job: { ...ticket().job, blocked: long.slice(0, 300), owner: { id: 'x', name: long } },
      about: long,
      customer: { name: long, phone: '+32470123456', address: long },
      lines: Array.from({ length: 60 }, (_, at) => ({
        quantity: '1 000 000 pièces',
        text: `${long} fin ${at + 1}`,
      })),
      noted: [long, long],
      release: long.repeat(3),
      proof: { position: 99, hash: 'ab'.repeat(32), picture: { ...picture, width: 100, height: 4000 } },
    };
    const bytes = await drawTicket(full, locale);
    const { text, pages } = await read(bytes);
    expect(text).toContain(plain(ticketCopy[locale].moreLines(54)));
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const [first = '', ...others] = (await extractText(document, { mergePages: false })).text;
    expect(first).not.toMatch(/fin \d/);
    const following = plain(others.join(' '));
    for (const end of [1, 2, 59, 60]) expect(following).toContain(`finit pas fin ${end}`);
    // Nothing runs into the field for notes.
    const page = await document.getPage(1);
    const { items } = await page.getTextContent();
    const heights = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [{ said: item.str, y: Number(item.transform[5]) }] : [],
    );
    const notes = heights.find(({ said }) => ticketCopy[locale].notes.startsWith(said))?.y ?? Number.NaN;
    const below = heights.filter(({ y }) => y < notes).map(({ said }) => said);
    expect(below.join(' ')).toMatch(new RegExp(`^\\S.* 482-917-635 .*1 / ${pages}$`));
  });

  test('is the same bytes each time', async () => {
    const [one, other] = [await drawTicket(ticket(), 'nl'), await drawTicket(ticket(), 'nl')];
    expect(Buffer.compare(Buffer.from(one), Buffer.from(other))).toBe(0);
  });
});
