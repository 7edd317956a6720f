import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  POST as completeArtwork,
  DELETE as deleteArtwork,
  HEAD as headArtwork,
  PATCH as patchArtwork,
} from '@/app/api/quotes/artwork/[id]/route';
import { OPTIONS, POST as postArtwork } from '@/app/api/quotes/artwork/route';
import { GET as getAttachment } from '@/app/api/quotes/attachments/[id]/route';
import { bucketFor, hashAddress, hashReference } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { erasePerson } from '@/lib/people/server/erase-person';
import { artworkTurn } from '@/lib/quotes/server/artwork';
import { withdrawRequest } from '@/lib/quotes/server/customer-requests';
import { linkFiles } from '@/lib/quotes/server/link-files';
import { findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { statusToken } from '@/lib/quotes/server/status-link';
import type { Staff } from '@/lib/staff/staff';
import { artworkKeyHeader, artworkTokenHeader, maxArtworkBytes, partBytes } from '@/lib/uploads/artwork';
import { answerAttachment } from '@/lib/uploads/server/open-attachment';
import { attachmentUrl, uploadFolder } from '@/lib/uploads/server/receipts';
import { sweepUploads } from '@/lib/uploads/server/sweep-uploads';
import {
  bounds,
  bytesOf,
  findUnderWay,
  lifetimeMilliseconds,
  listUnderWay,
  removeExpired,
  removeUnderWay,
  unsentMilliseconds,
} from '@/lib/uploads/server/under-way';
import { pdf } from './support/files';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

const bucket = 'quote-attachments';
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
let stack: TestStack;
let seller: Staff;
let admin: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
  admin = await someStaff(stack, 'admin');
});
afterAll(() => stack?.stop());
afterEach(async () => {
  for (const { id } of await listUnderWay()) await removeUnderWay(id);
});

async function someReference(email?: string): Promise<string> {
  return acknowledged(await submit({ input: quoteInput(email ? { email } : {}) })).reference;
}

/** A PDF that no form takes, each with bytes of its own. */
const artwork = (size = 11 * 1024 * 1024 + 7) => Buffer.concat([pdf, randomBytes(size - pdf.length)]);

type Sent = { token?: string | null; origin?: string | null; headers?: Record<string, string> };

function requestOf(
  method: string,
  to: string,
  reference: string,
  sent: Sent & { body?: BodyInit | Uint8Array } = {},
) {
  const { token = statusToken(reference), origin = stack.siteUrl, headers = {}, body } = sent;
  const all = new Headers({ 'tus-resumable': '1.0.0', 'x-forwarded-for': someAddress(), ...headers });
  if (token !== null) all.set(artworkTokenHeader, token);
  if (origin !== null) all.set('origin', origin);
  return new Request(`${stack.siteUrl}${to}`, {
    method,
    headers: all,
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  } as RequestInit);
}

const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

async function begin(reference: string, size: number, name = 'gevel.pdf', sent: Sent = {}) {
  const headers = { 'upload-length': String(size), 'upload-metadata': named(name), ...sent.headers };
  const response = await postArtwork(
    requestOf('POST', '/api/quotes/artwork', reference, { ...sent, headers }),
  );
  const location = response.headers.get('location') ?? '';
  return { response, status: response.status, location, id: location.split('/').at(-1) ?? '' };
}

const context = (id: string) => ({ params: Promise.resolve({ id }) });
const placeOf = (id: string) => `/api/quotes/artwork/${id}`;

function sendPart(
  reference: string,
  id: string,
  offset: number,
  body: BodyInit | Uint8Array,
  sent: Sent = {},
) {
  const headers = {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    ...sent.headers,
  };
  return patchArtwork(requestOf('PATCH', placeOf(id), reference, { ...sent, headers, body }), context(id));
}

async function offset(reference: string, id: string, sent: Sent = {}) {
  const response = await headArtwork(
    requestOf('HEAD', placeOf(id), reference, { origin: null, ...sent }),
    context(id),
  );
  return { status: response.status, offset: Number(response.headers.get('upload-offset')), response };
}

async function sendRest(reference: string, id: string, bytes: Buffer, from = 0) {
  for (let at = from; at < bytes.length; at += partBytes) {
    const response = await sendPart(reference, id, at, bytes.subarray(at, at + partBytes));
    expect(response.status).toBe(204);
    expect(response.headers.get('upload-offset')).toBe(String(Math.min(at + partBytes, bytes.length)));
  }
}

async function complete(reference: string, id: string, sent: Sent = {}) {
  const response = await completeArtwork(requestOf('POST', placeOf(id), reference, sent), context(id));
  return { status: response.status, body: await response.json() };
}

async function sendWhole(reference: string, bytes: Buffer, name?: string) {
  const { id } = await begin(reference, bytes.length, name);
  await sendRest(reference, id, bytes);
  return { id, ...(await complete(reference, id)) };
}

async function requestAsStaff(reference: string) {
  const request = await findQuoteRequest(seller, reference);
  if (!request) throw new Error(`No request ${reference}`);
  return request;
}

async function saved(id: string) {
  const url = attachmentUrl('quote', id, new Date());
  return getAttachment(new Request(url), context(id));
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Everything in storage that belongs to a file. */
async function storedPieces(id: string): Promise<string[]> {
  const folder = uploadFolder(new Date());
  const { data } = await stack.database.storage.from(bucket).list(folder, { limit: 1000 });
  return (data ?? []).map(({ name }) => name.split('/').at(-1) ?? '').filter((name) => name.startsWith(id));
}

const onDisk = () => {
  try {
    return readdirSync(path.join(process.env.DATA_DIR ?? '', 'under-way'));
  } catch {
    return [];
  }
};

describe('Artwork in parts', () => {
  test('arrives with its request as it was, and staff save the same bytes', async () => {
    const reference = await someReference();
    const bytes = artwork(17 * 1024 * 1024 + 3);
    const { status, location, id, response } = await begin(reference, bytes.length, 'gevel bakkerij.pdf');
    expect(status).toBe(201);
    expect(location).toBe(placeOf(id));
    expect(response.headers.get('tus-resumable')).toBe('1.0.0');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(Date.parse(response.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    expect((await offset(reference, id)).offset).toBe(0);
    await sendRest(reference, id, bytes);
    expect((await offset(reference, id)).offset).toBe(bytes.length);
    expect(await complete(reference, id)).toEqual({ status: 200, body: { outcome: 'stored' } });

    const request = await requestAsStaff(reference);
    expect(request.messages).toMatchObject([{ sender: 'customer', body: null }]);
    expect(request.files).toMatchObject([
      { id, name: 'gevel bakkerij.pdf', kind: 'pdf', size: bytes.length, message: request.messages[0]?.id },
    ]);
    expect(request.events.map(({ kind }) => kind)).toContain('customer_message');
    expect(request.replyDueAt).not.toBeNull();
    const { data: mails } = await stack.database
      .from('outbox_messages')
      .select('payload')
      .eq('template', 'quote-news')
      .throwOnError();
    expect(mails?.filter(({ payload }) => payload.reference === reference)).toMatchObject([
      { payload: { attachments: [{ id, name: 'gevel bakkerij.pdf', size: bytes.length }] } },
    ]);

    const answer = await saved(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const received = Buffer.from(await answer.arrayBuffer());
    expect(hash(received)).toBe(hash(bytes));
    const digest = createHash('sha256').update(bytes).digest('base64');
    expect(answer.headers.get('repr-digest')).toBe(`sha-256=:${digest}:`);
    expect(await storedPieces(id)).toHaveLength(3);
    expect(await stack.count('storage_removals')).toBe(0);
    // What came is let go of, what is known of it answers whoever asks again.
    expect(onDisk()).toEqual([`${id}.json`]);
  });

  test('is only ever saved: neither opened in the browser nor drawn small', async () => {
    const reference = await someReference();
    const { id } = await sendWhole(reference, artwork());
    for (const view of ['open', 'preview'] as const) {
      const asked = new Request(attachmentUrl('quote', id, new Date(), view));
      expect((await answerAttachment('quote', id, asked, true)).status).toBe(403);
    }
    const [linked] = linkFiles(seller, (await requestAsStaff(reference)).files, new Date());
    expect(linked).toMatchObject({ openUrl: null, previewUrl: null });
  });

  test('of any kind is judged by its content', async () => {
    const reference = await someReference();
    const filled = (mark: string) =>
      Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(11 * 1024 * 1024, 1)]);
    const large = 'x'.repeat(11 * 1024 * 1024);
    for (const [name, bytes, outcome] of [
      ['nacht.pdf', filled('MZ\x90\0'), 'fileType'],
      ['nacht.tif', filled('II*\0\x08\0\0\0'), 'stored'],
      ['nacht.nef', filled('II*\0\x08\0\0\0'), 'fileType'],
      ['nacht.psd', filled('8BPS\0\x01'), 'stored'],
      ['nacht.svg', Buffer.from(`<svg xmlns="x"><!--${large.replaceAll('x', 'é')}--></svg>`), 'stored'],
      ['nacht.svg', Buffer.from(`<svg xmlns="x"><!--${large}\0--></svg>`), 'fileBroken'],
      // A name of what comes in parts alone does not lead past what forms do with pictures.
      ['klein.tif', Buffer.from(pdf), 'fileType'],
      ['klein.psd', filled('8BPS\0\x01').subarray(0, 4096), 'stored'],
    ] as const) {
      const { body } = await sendWhole(reference, bytes, name);
      expect(body, name).toEqual({ outcome });
    }
    const { files } = await requestAsStaff(reference);
    expect(files.map(({ kind }) => kind)).toEqual(['tiff', 'psd', 'svg', 'psd']);
    const small = files[3];
    expect(Buffer.from(await (await saved(small?.id ?? '')).arrayBuffer())).toHaveLength(4096);
    expect(await storedPieces(small?.id ?? '')).toHaveLength(1);
  });

  test('goes on where it broke off, and a part that begins elsewhere is refused', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const { id } = await begin(reference, bytes.length);
    expect((await sendPart(reference, id, 4, bytes.subarray(4, 100))).status).toBe(409);
    let given = 0;
    const breaking = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (given >= 1024 * 1024) return controller.error(new Error('gone'));
        controller.enqueue(bytes.subarray(given, given + 65_536));
        given += 65_536;
      },
    });
    expect((await sendPart(reference, id, 0, breaking)).status).toBe(503);
    const { offset: come } = await offset(reference, id);
    expect(come).toBe(1024 * 1024);
    expect((await sendPart(reference, id, 0, bytes.subarray(0, 100))).status).toBe(409);
    expect((await complete(reference, id)).status).toBe(409);
    await sendRest(reference, id, bytes, come);
    expect((await complete(reference, id)).body).toEqual({ outcome: 'stored' });
    expect(hash(Buffer.from(await (await saved(id)).arrayBuffer()))).toBe(hash(bytes));
  });

  test('that a dead connection still holds is gone on with by the next', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const { id } = await begin(reference, bytes.length);
    let isRead = () => undefined as unknown;
    const read = new Promise((resolve) => {
      isRead = () => resolve(null);
    });
    let pulls = 0;
    const stuck = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) return controller.enqueue(bytes.subarray(0, 1000));
        isRead();
        return new Promise(() => undefined);
      },
    });
    const first = sendPart(reference, id, 0, stuck);
    await read;
    expect((await offset(reference, id)).offset).toBe(1000);
    expect((await first).status).toBe(503);
    await sendRest(reference, id, bytes, 1000);
    expect((await complete(reference, id)).body).toEqual({ outcome: 'stored' });
  });

  test('that is handed over several times at once is one message', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const { id } = await begin(reference, bytes.length);
    await sendRest(reference, id, bytes);
    const answers = await Promise.all([1, 2, 3].map(() => complete(reference, id)));
    for (const { body } of [...answers, await complete(reference, id)])
      expect(body).toEqual({ outcome: 'stored' });
    expect((await requestAsStaff(reference)).messages).toHaveLength(1);
    // Whoever had the bytes, and not the answer, is told the same.
    expect((await offset(reference, id)).offset).toBe(bytes.length);
    expect((await sendPart(reference, id, bytes.length, '')).status).toBe(204);
  });

  test('that was handed over before a kill, and nobody heard of it, keeps all its pieces', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const { id } = await begin(reference, bytes.length);
    await sendRest(reference, id, bytes);
    const record = path.join(process.env.DATA_DIR ?? '', 'under-way', `${id}.json`);
    const asItWas = readFileSync(record);
    expect((await complete(reference, id)).body).toEqual({ outcome: 'stored' });
    // As the disk was when the database had taken the file and the process had not noted it yet.
    writeFileSync(record, asItWas);
    writeFileSync(bytesOf(id), bytes);
    const first = `${uploadFolder(new Date())}/${id}.pdf`;
    const paths = [first, first.replace('.pdf', '-2.pdf')];
    // A second process was about to do the same, and said so just before the first had the row.
    for (const storage_path of paths)
      await stack.database.from('storage_removals').insert({ bucket, storage_path }).throwOnError();
    expect((await complete(reference, id)).body).toEqual({ outcome: 'stored' });
    for (const storage_path of paths)
      expect(await stack.count('storage_removals', { storage_path }), storage_path).toBe(0);
    expect((await requestAsStaff(reference)).files).toHaveLength(1);
    expect(hash(Buffer.from(await (await saved(id)).arrayBuffer()))).toBe(hash(bytes));
  });

  test('whose sender is gone once all of it has come is handed over by itself', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const { id } = await begin(reference, bytes.length);
    await sendRest(reference, id, bytes.subarray(0, partBytes));
    expect(await artworkTurn(later(120_000), new AbortController().signal)).toBe('idle');
    expect((await requestAsStaff(reference)).files).toEqual([]);
    await sendRest(reference, id, bytes, partBytes);
    await artworkTurn(later(120_000), new AbortController().signal);
    expect((await requestAsStaff(reference)).files).toMatchObject([{ id }]);
  });

  test('is kept when days later everything is swept that was sent with no form', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const { id } = await sendWhole(reference, bytes);
    await sweepUploads(later(5 * 24 * 3_600_000), new AbortController().signal);
    expect(hash(Buffer.from(await (await saved(id)).arrayBuffer()))).toBe(hash(bytes));
  });
});

describe('Whoever may not', () => {
  test('is told nothing of the files of others', async () => {
    const [mine, theirs] = [await someReference(), await someReference()];
    const { id } = await begin(theirs, 11 * 1024 * 1024);
    expect((await offset(mine, id)).status).toBe(404);
    expect((await sendPart(mine, id, 0, 'x')).status).toBe(404);
    expect((await complete(mine, id)).status).toBe(404);
    const removal = await deleteArtwork(requestOf('DELETE', placeOf(id), mine), context(id));
    expect(removal.status).toBe(404);
    expect((await offset(theirs, id)).offset).toBe(0);
    for (const nothing of ['x', '../x', randomUUID()]) {
      const address = encodeURIComponent(nothing);
      const response = await headArtwork(requestOf('HEAD', placeOf(address), mine), context(nothing));
      expect(response.status).toBe(404);
    }
  });

  test('is refused before anything else is looked at', async () => {
    const reference = await someReference();
    const { id } = await begin(reference, 11 * 1024 * 1024);
    for (const sent of [
      { origin: null },
      { origin: 'https://elsewhere.test' },
      { token: null },
      { token: `${reference}.${'a'.repeat(43)}` },
    ]) {
      expect((await begin(reference, 11 * 1024 * 1024, 'a.pdf', sent)).status).toBe(403);
      expect((await sendPart(reference, id, 0, 'x', sent)).status).toBe(403);
      expect((await complete(reference, id, sent)).status).toBe(403);
    }
    expect((await offset(reference, id)).offset).toBe(0);
  });

  test('sends what is no such file is told what is wrong with it', async () => {
    const reference = await someReference();
    const status = async (length: string, headers: Record<string, string> = {}) => {
      const sent = { headers: { 'upload-length': length, ...headers } };
      return (await begin(reference, 0, 'a.pdf', sent)).status;
    };
    expect(await status(String(maxArtworkBytes + 1))).toBe(413);
    for (const length of ['', '-1', '1e9', '0', '1000', '9'.repeat(20)])
      expect(await status(length), length).toBe(400);
    expect(await status('20000000', { 'tus-resumable': '0.2.2' })).toBe(412);
    const { id } = await begin(reference, 11 * 1024 * 1024);
    const part = (headers: Record<string, string>, body: BodyInit | Uint8Array = 'x') =>
      sendPart(reference, id, 0, body, { headers });
    expect((await part({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await part({ 'upload-offset': 'x' })).status).toBe(400);
    expect((await part({ 'content-length': String(partBytes + 1) })).status).toBe(413);
    expect((await part({}, Buffer.alloc(partBytes + 1))).status).toBe(413);
    const options = OPTIONS();
    expect(options.headers.get('tus-extension')).toBe('creation,termination,expiration');
    expect(options.headers.get('tus-max-size')).toBe(String(maxArtworkBytes));
  });

  test('has withdrawn the request cannot add to it', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const { id } = await begin(reference, bytes.length);
    await sendRest(reference, id, bytes);
    expect(await withdrawRequest(reference, someAddress())).toBe('withdrawn');
    expect((await begin(reference, bytes.length)).status).toBe(422);
    expect((await complete(reference, id)).body).toEqual({ outcome: 'closed' });
    expect((await requestAsStaff(reference)).files).toEqual([]);
    // What was stored of it is on the list of what is removed.
    expect(
      await stack.count('storage_removals', { storage_path: `${uploadFolder(new Date())}/${id}.pdf` }),
    ).toBe(1);
  });

  test('begins too many is asked to wait', async () => {
    const reference = await someReference();
    for (let count = 0; count < bounds.perSubject; count += 1)
      expect((await begin(reference, 11 * 1024 * 1024)).status).toBe(201);
    expect((await begin(reference, 11 * 1024 * 1024)).status).toBe(429);
    const [one] = await listUnderWay();
    const given = await deleteArtwork(
      requestOf('DELETE', placeOf(one?.id ?? ''), reference),
      context(one?.id ?? ''),
    );
    expect(given.status).toBe(204);
    expect((await begin(reference, 11 * 1024 * 1024)).status).toBe(201);
  });

  test('hears nothing, or that there is no room, may ask as often as it takes', async () => {
    const reference = await someReference();
    const { max } = bucketFor('artworkPerRequest', hashReference(reference));
    const again = (key: string) =>
      begin(reference, 11 * 1024 * 1024, 'a.pdf', { headers: { [artworkKeyHeader]: key } });
    const key = randomUUID();
    const { files } = bounds;
    bounds.files = 0;
    try {
      for (let count = 0; count < max; count += 1) expect((await again(key)).status).toBe(503);
    } finally {
      bounds.files = files;
    }
    const { id } = await again(key);
    for (let count = 0; count < max; count += 1) expect(await again(key)).toMatchObject({ status: 201, id });
    expect(await listUnderWay()).toHaveLength(1);
    expect(await again(randomUUID())).toMatchObject({ status: 201, id: expect.not.stringMatching(id) });
  });

  test('has sent a day’s worth is asked to wait until the next', async () => {
    const reference = await someReference();
    const address = someAddress();
    const counted = bucketFor('artworkPerAddressAndDay', hashAddress(address));
    for (let count = 0; count < counted.max; count += 1)
      expect(await consumeLimits([counted], new Date())).toBe(true);
    const from = (place: string) =>
      begin(reference, 11 * 1024 * 1024, 'a.pdf', { headers: { 'x-forwarded-for': place } });
    expect((await from(address)).status).toBe(429);
    expect((await from(someAddress())).status).toBe(201);
  });
});

describe('What is over', () => {
  test('is unknown after a day, and leaves the disk', async () => {
    const reference = await someReference();
    const { id } = await begin(reference, 11 * 1024 * 1024);
    await sendPart(reference, id, 0, Buffer.alloc(1000));
    const end = later(lifetimeMilliseconds + 1000);
    expect(await findUnderWay(id, end)).toBeNull();
    expect(await removeExpired(new Date())).toBe(0);
    expect(await removeExpired(end)).toBe(1);
    expect(onDisk()).toEqual([]);
  });

  test('is forgotten within an hour when not one byte of it has come', async () => {
    const reference = await someReference();
    const [silent, begun] = [
      await begin(reference, 11 * 1024 * 1024),
      await begin(reference, 11 * 1024 * 1024),
    ];
    const promised = Date.parse(silent.response.headers.get('upload-expires') ?? '');
    expect(promised).toBeLessThanOrEqual(Date.now() + unsentMilliseconds);
    const part = await sendPart(reference, begun.id, 0, Buffer.alloc(1000));
    expect(Date.parse(part.headers.get('upload-expires') ?? '')).toBeGreaterThan(promised);
    await artworkTurn(later(unsentMilliseconds - 60_000), new AbortController().signal);
    expect((await offset(reference, silent.id)).status).toBe(200);
    await artworkTurn(later(unsentMilliseconds + 1000), new AbortController().signal);
    expect((await offset(reference, silent.id)).status).toBe(404);
    expect((await offset(reference, begun.id)).offset).toBe(1000);
  });

  test('an erasure removes what has arrived and what is under way', async () => {
    const email = `kunst.${randomUUID().slice(0, 8)}@bakkerij.test`;
    const reference = await someReference(email);
    const { id } = await sendWhole(reference, artwork());
    const unfinished = await begin(reference, 11 * 1024 * 1024, 'Lieve Peeters.pdf');
    await sendPart(reference, unfinished.id, 0, Buffer.alloc(1000));
    expect(await storedPieces(id)).toHaveLength(2);
    expect(await erasePerson(admin, email, 'asked')).toMatchObject({ receipt: expect.any(String) });
    expect(onDisk()).toEqual([]);
    expect(await storedPieces(id)).toEqual([]);
    expect((await saved(id)).status).toBe(404);
  });

  test('a file that comes whole after its request was deleted is forgotten', async () => {
    const reference = await someReference();
    const { id } = await begin(reference, 11 * 1024 * 1024);
    await stack.database.from('quote_requests').delete().eq('reference', reference).throwOnError();
    await artworkTurn(new Date(), new AbortController().signal);
    expect(await findUnderWay(id, new Date())).toBeNull();
  });
});
