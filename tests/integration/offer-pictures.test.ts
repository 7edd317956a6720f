import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenPictures } from '@/lib/offers/line-picture';
import { currentVersion } from '@/lib/offers/offer-record';
import type * as Answers from '@/lib/offers/server/answer-picture';
import { purgeOfferFiles, readLinePicture, readOfferFile } from '@/lib/offers/server/offer-files';
import { changeOfferDraft, findOffer, findSentOffer, recordSending } from '@/lib/offers/server/offer-store';
import { findPictures, findSentPictures, putPicture, removePicture } from '@/lib/offers/server/picture-store';
import type * as Receiving from '@/lib/offers/server/receive-picture';
import { sendOffer } from '@/lib/offers/server/send-offer';
import { statusToken } from '@/lib/quotes/server/status-link';
import type { Staff } from '@/lib/staff/staff';
import { exampleOffer } from '../unit/offers/example-offer';
import { comeFrom } from './support/accounts';
import { pdf, phonePhoto, pixelBomb, png, webp } from './support/files';
import { newBrowser, standInForNext } from './support/next-request';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;
let answers: typeof Answers;
let receiving: typeof Receiving;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
  standInForNext();
  answers = await import('@/lib/offers/server/answer-picture');
  receiving = await import('@/lib/offers/server/receive-picture');
  newBrowser();
  comeFrom(stack);
});

afterAll(() => stack?.stop());

/** Saves the draft of an offer; answers the reference of its request. */
async function someDraft(email?: string): Promise<string> {
  const { reference } = acknowledged(await submit({ input: quoteInput(email ? { email } : {}) }));
  await save(reference);
  return reference;
}

async function save(reference: string, lines = exampleOffer.lines): Promise<void> {
  const version = (await findOffer(seller, reference))?.version ?? 0;
  const saved = await changeOfferDraft(seller, { reference, version, offer: { ...exampleOffer, lines } });
  if (saved.status !== 'ok') throw new Error(`Not saved: ${saved.status}`);
}

async function send(reference: string) {
  const version = (await findOffer(seller, reference))?.version ?? 0;
  return sendOffer(seller, reference, version, new Date());
}

const randomHash = () => crypto.randomUUID().replaceAll('-', '').repeat(2);

const keep = (reference: string, line: string, bytes: Uint8Array, name = 'IMG_0001.JPG') =>
  receiving.keepLinePicture(seller, { reference, line }, { bytes, name });

const ofVersion = async (reference: string, position: number) =>
  (await findPictures(seller, reference)).filter((picture) => picture.position === position);

const askFor = (reference: string, id: string, headers: Record<string, string> = {}) =>
  answers.answerSentPicture(
    new Request(stack.siteUrl + answers.sentPicturePath(statusToken(reference), id), { headers }),
  );

describe('The picture of a line', () => {
  test('is kept upright, without place or camera, and replaced or taken out while it is a draft', async () => {
    const reference = await someDraft();
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(await keep(reference, 'a1', photo)).toBe('kept');
    expect(await keep(reference, 'a3', await webp(), 'film.webp')).toBe('kept');
    const [first, second] = await ofVersion(reference, 1);
    expect([first?.line, second?.line]).toEqual(['a1', 'a3']);
    const bytes = (first && (await readLinePicture(first))) ?? new Uint8Array();
    const drawn = await sharp(bytes).metadata();
    expect(drawn).toMatchObject({ format: 'jpeg', width: 20, height: 60 });
    expect([drawn.exif, drawn.icc, drawn.xmp]).toEqual([undefined, undefined, undefined]);
    expect(drawn.orientation ?? 1).toBe(1);

    // Sent again because the line broke: it is the same one.
    expect(await keep(reference, 'a1', photo)).toBe('kept');
    expect((await ofVersion(reference, 1))[0]?.id).toBe(first?.id);
    expect(await keep(reference, 'a1', await png(90, 60), 'nieuw.png')).toBe('kept');
    const [other] = await ofVersion(reference, 1);
    expect(other).toMatchObject({ line: 'a1', width: 90, height: 60 });
    expect(other?.id).not.toBe(first?.id);
    expect(await stack.count('storage_removals', { storage_path: first?.path ?? '' })).toBe(1);

    expect(await removePicture(seller, { reference, line: 'a1' })).toBe('ok');
    expect(await removePicture(seller, { reference, line: 'a1' })).toBe('unknown');
    expect((await ofVersion(reference, 1)).map(({ line }) => line)).toEqual(['a3']);
    await purgeOfferFiles();
    expect(other && (await readLinePicture(other))).toBeNull();
    expect(second && (await readLinePicture(second))).not.toBeNull();
  });

  test('is judged by what it is, and belongs to a line of a draft', async () => {
    const reference = await someDraft();
    expect(await keep(reference, 'a1', pdf, 'foto.jpg')).toBe('fileType');
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await keep(reference, 'a1', heic, 'IMG_1.HEIC')).toBe('fileHeic');
    expect(await keep(reference, 'a1', new Uint8Array())).toBe('fileNeeded');
    expect(await keep(reference, 'a1', pixelBomb(20_000, 20_000), 'a.png')).toBe('fileTooLarge');
    expect(await keep(reference, 'a1', (await png()).slice(0, 60), 'a.png')).toBe('fileBroken');
    expect(await keep(reference, 'b9', await png())).toBe('unknown');
    expect(await keep('999-999-999', 'a1', await png())).toBe('unknown');
    const editor = await someStaff(stack, 'editor');
    const place = { reference, line: 'a1' };
    expect(await receiving.keepLinePicture(editor, place, { bytes: await png(), name: 'a.png' })).toBe(
      'forbidden',
    );
    expect(await removePicture(editor, place)).toBe('forbidden');
    expect(await findPictures(seller, reference)).toEqual([]);
  });

  test('is drawn as large as paper needs it, and all of an offer fit into its document', async () => {
    const reference = await someDraft();
    expect(await keep(reference, 'a1', await png(1400, 600), 'gevel.png')).toBe('kept');
    expect((await ofVersion(reference, 1))[0]).toMatchObject({ width: 700, height: 300 });

    const large = (line: string, size: number) => {
      const file = { size, hash: randomHash(), path: `${crypto.randomUUID()}.jpeg` };
      return putPicture(seller, { reference, line, width: 700, height: 700, ...file });
    };
    expect(await large('a1', 5 * 1024 * 1024)).toBe('ok');
    expect(await large('a3', 3 * 1024 * 1024)).toBe('ok');
    expect(await keep(reference, 'a4', await png(62, 40))).toBe('full');
    // What stood there stays.
    expect(await large('a3', 3 * 1024 * 1024 + 1)).toBe('full');
    expect((await ofVersion(reference, 1)).map(({ line }) => line)).toEqual(['a1', 'a3']);
    // In the place of another it counts instead of it.
    expect(await large('a1', 4 * 1024 * 1024)).toBe('ok');
    expect(await keep(reference, 'a4', await png(62, 40))).toBe('kept');
    // Another offer has room of its own.
    expect(await keep(await someDraft(), 'a1', await png(63, 40))).toBe('kept');
  });

  test('goes with a line that is taken out of the draft', async () => {
    const reference = await someDraft();
    await keep(reference, 'a1', await png(70, 40));
    await keep(reference, 'a4', await png(71, 40));
    await save(reference, exampleOffer.lines.slice(0, 3));
    expect((await ofVersion(reference, 1)).map(({ line }) => line)).toEqual(['a1']);
    // The line that takes its place has none.
    await save(reference);
    expect((await ofVersion(reference, 1)).map(({ line }) => line)).toEqual(['a1']);
  });
});

describe('Once it is sent', () => {
  test('the picture stands in the document, never changes, and a new version begins with it', async () => {
    const reference = await someDraft();
    await keep(reference, 'a1', await png(80, 50));
    await keep(reference, 'a4', await png(81, 50));
    expect((await send(reference)).status).toBe('ok');
    const first = await findSentPictures(reference);
    expect(first.map(({ line, position }) => [line, position])).toEqual([
      ['a1', 1],
      ['a4', 1],
    ]);
    const record = await findSentOffer(reference);
    const sending = record && currentVersion(record)?.sending;
    const document = sending && (await readOfferFile(sending.path, sending.pdfHash));
    for (const picture of first) {
      const bytes = (await readLinePicture(picture)) ?? new Uint8Array();
      expect(Buffer.from(document ?? []).includes(Buffer.from(bytes))).toBe(true);
    }

    // Not by hand in the database, nor by whoever has the form of the draft still open.
    const rows = () => stack.database.from('offer_pictures');
    const id = first[0]?.id ?? '';
    expect((await rows().delete().eq('id', id)).error).not.toBeNull();
    expect((await rows().update({ line_id: 'a2' }).eq('id', id)).error).not.toBeNull();
    expect(await keep(reference, 'a1', await png(33, 33))).toBe('unknown');
    expect(await removePicture(seller, { reference, line: 'a1' })).toBe('unknown');

    await save(reference, exampleOffer.lines.slice(0, 3));
    const [copied, ...rest] = await ofVersion(reference, 2);
    expect(rest).toEqual([]);
    expect(copied).toMatchObject({ line: 'a1', hash: first[0]?.hash, path: first[0]?.path });
    // What the customer has is what was sent, whatever becomes of the next version.
    expect(await removePicture(seller, { reference, line: 'a1' })).toBe('ok');
    await purgeOfferFiles();
    expect(await findSentPictures(reference)).toEqual(first);
    expect(first[0] && (await readLinePicture(first[0]))).not.toBeNull();
    expect((await send(reference)).status).toBe('ok');
    expect((await findSentPictures(reference)).map(({ position, line }) => [position, line])).toEqual([
      [1, 'a1'],
      [1, 'a4'],
    ]);
  });

  test('of a picture that came while the document was drawn nothing is sent', async () => {
    const reference = await someDraft();
    await keep(reference, 'a1', await png(60, 60));
    expect((await send(reference)).status).toBe('ok');
    await save(reference);
    const before = await ofVersion(reference, 2);
    const sending = {
      reference,
      version: (await findOffer(seller, reference))?.version ?? 0,
      sentAt: new Date(),
      validUntil: '2099-12-31',
      termsVersion: '1.0',
      pdfHash: 'a'.repeat(64),
      path: `${crypto.randomUUID()}.pdf`,
      net: 1,
      vatRate: 21,
      pictures: before.map(({ id }) => id),
    };
    expect(await keep(reference, 'a3', await png(61, 60))).toBe('kept');
    expect((await recordSending(seller, sending)).status).toBe('conflict');
    expect((await recordSending(seller, { ...sending, pictures: [] })).status).toBe('conflict');
    expect((await findSentOffer(reference))?.versions).toHaveLength(1);
    expect((await send(reference)).status).toBe('ok');
  });
});

describe('What nobody has seen', () => {
  const sendSeen = async (reference: string, seen: string) => {
    const version = (await findOffer(seller, reference))?.version ?? 0;
    return (await sendOffer(seller, reference, version, new Date(), seen)).status;
  };

  test('is not sent: a picture that a colleague put there while the page was open', async () => {
    const reference = await someDraft();
    await keep(reference, 'a1', await png(64, 40));
    const seen = seenPictures(await ofVersion(reference, 1));
    await keep(reference, 'a1', await png(65, 40));
    expect(await sendSeen(reference, seen)).toBe('conflict');
    expect(await sendSeen(reference, '')).toBe('conflict');
    expect(await findSentOffer(reference)).toBeNull();
    expect(await sendSeen(reference, seenPictures(await ofVersion(reference, 1)))).toBe('ok');
  });

  test('a next version is sent as the page showed it before it was saved, without the lines that were taken out', async () => {
    const reference = await someDraft();
    await keep(reference, 'a1', await png(66, 40));
    await keep(reference, 'a4', await png(67, 40));
    const seen = seenPictures(await ofVersion(reference, 1));
    expect(await sendSeen(reference, seen)).toBe('ok');
    await save(reference, exampleOffer.lines.slice(0, 3));
    expect(await sendSeen(reference, seen)).toBe('ok');
    expect((await ofVersion(reference, 2)).map(({ line }) => line)).toEqual(['a1']);
  });
});

describe('Who may see it', () => {
  test('is whoever has the private link, once it is sent, and asks anew each time', async () => {
    const reference = await someDraft();
    await keep(reference, 'a1', await png(50, 40));
    const [draft] = await ofVersion(reference, 1);
    const id = draft?.id ?? '';
    expect((await askFor(reference, id)).status).toBe(404);
    await send(reference);
    const answer = await askFor(reference, id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-robots-tag': 'noindex',
    });
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 50, height: 40 });
    const again = await askFor(reference, id, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);

    // The link of another request opens its own pictures alone.
    const other = await someDraft();
    expect((await askFor(other, id)).status).toBe(404);
    const forged = new URL(stack.siteUrl + answers.sentPicturePath(statusToken(reference), id));
    forged.searchParams.set('token', `${reference}.forged`);
    expect((await answers.answerSentPicture(new Request(forged))).status).toBe(403);
    forged.searchParams.delete('token');
    expect((await answers.answerSentPicture(new Request(forged))).status).toBe(403);
  });

  test('is no stranger at the addresses of the back office, who changes nothing either', async () => {
    const reference = await someDraft();
    await keep(reference, 'a1', await png(50, 41));
    const [picture] = await ofVersion(reference, 1);
    const path = answers.staffPicturePath(reference, picture?.id ?? '');
    const asked = await answers.answerStaffPicture(
      new Request(stack.siteUrl + path),
      reference,
      picture?.id ?? '',
    );
    expect(asked.status).toBe(401);
    const address = (line: string, more = '') =>
      `${stack.siteUrl}/api/admin/offers/${reference}/pictures?locale=nl&line=${line}${more}`;
    const post = async (line: string, origin: string, more = '') =>
      receiving.receiveLinePicture(
        new Request(address(line, more), {
          method: 'POST',
          body: (await png()) as BodyInit,
          headers: { origin, 'content-type': 'application/octet-stream' },
        }),
        reference,
      );
    expect((await post('a1', stack.siteUrl)).status).toBe(401);
    expect((await post('a1', stack.siteUrl, '&intent=remove')).status).toBe(401);
    expect((await post('a1', 'https://evil.example')).status).toBe(403);
    expect((await post('../a1', stack.siteUrl)).status).toBe(401);
    // Without script they are led to the page, which asks who they are.
    const form = new FormData();
    form.set('intent', 'remove');
    const led = await receiving.receiveLinePicture(
      new Request(address('a1'), { method: 'POST', body: form, headers: { origin: stack.siteUrl } }),
      reference,
    );
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toMatch(new RegExp(`/${reference}#offer-picture-a1$`));
    expect(await ofVersion(reference, 1)).toEqual([picture]);
  });
});

test('a person’s copy names the pictures they were sent; with the person they go, and their files', async () => {
  const email = 'weg.met.beeld@bakkerij.test';
  const reference = await someDraft(email);
  await keep(reference, 'a1', await png(44, 40));
  await send(reference);
  await save(reference);
  const pictures = await findPictures(seller, reference);
  expect(pictures.map(({ position }) => position)).toEqual([2, 1]);
  const copy = await stack.database.rpc('export_person', { address: email, accounts: [] });
  expect(copy.data.offerPictures).toEqual([
    expect.objectContaining({ reference, position: 1, line_id: 'a1', width: 44 }),
  ]);
  expect(JSON.stringify(copy.data.offerPictures)).not.toContain('storage_path');

  const { data, error } = await stack.database.rpc('erase_person', { address: email, accounts: [] });
  expect(error).toBeNull();
  expect(data).toMatchObject({ deleted: { offers: 1, offer_versions: 2 } });
  expect(await findPictures(seller, reference)).toEqual([]);
  expect(await stack.count('storage_removals', { storage_path: pictures[0]?.path ?? '' })).toBe(1);
  await purgeOfferFiles();
  expect(pictures[0] && (await readLinePicture(pictures[0]))).toBeNull();
});

test('with a request that is deleted as a whole its pictures go, those that were sent too', async () => {
  const reference = await someDraft();
  await keep(reference, 'a1', await png(45, 40));
  await send(reference);
  const [picture] = await findPictures(seller, reference);
  await stack.database.from('quote_requests').delete().eq('reference', reference).throwOnError();
  expect(await findPictures(seller, reference)).toEqual([]);
  expect(await stack.count('storage_removals', { storage_path: picture?.path ?? '' })).toBe(1);
});

test('what was accepted is an order: its pictures are kept with it', async () => {
  const email = 'besteld.met.beeld@bakkerij.test';
  const reference = await someDraft(email);
  await keep(reference, 'a1', await png(46, 40));
  await send(reference);
  await stack.database
    .from('quote_requests')
    .update({ status: 'won' })
    .eq('reference', reference)
    .throwOnError();
  const { error } = await stack.database.rpc('erase_person', { address: email, accounts: [] });
  expect(error).toBeNull();
  const [picture] = await findSentPictures(reference);
  expect(picture && (await readLinePicture(picture))).not.toBeNull();
});
