import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as files from '@/app/api/admin/requests/[reference]/artwork/[id]/route';
import * as begun from '@/app/api/admin/requests/[reference]/artwork/route';
import * as forms from '@/app/api/admin/requests/[reference]/files/route';
import { GET as getAttachment } from '@/app/api/quotes/attachments/[id]/route';
import { bucketFor } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { erasePerson } from '@/lib/people/server/erase-person';
import { findPerson } from '@/lib/people/server/find-people';
import { maxRequestFiles, maxStaffFiles } from '@/lib/quotes/limits';
import { artworkTurn } from '@/lib/quotes/server/artwork';
import { addCustomerMessage, findCustomerRequest } from '@/lib/quotes/server/customer-requests';
import { addStaffFiles } from '@/lib/quotes/server/staff-files';
import { findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { keepingCookies } from '@/lib/supabase/session-cookies';
import { partBytes } from '@/lib/uploads/artwork';
import { attachmentUrl, type UploadedFile, uploadFolder } from '@/lib/uploads/server/receipts';
import {
  beginUnderWay,
  bounds,
  bytesOf,
  findUnderWay,
  listUnderWay,
  removeUnderWay,
} from '@/lib/uploads/server/under-way';
import { makeSession } from './support/accounts';
import { pdf, png } from './support/files';
import { newBrowser, nextRequest } from './support/next-request';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

vi.mock('next/headers', async () => {
  const browser = (await import('./support/next-request')).nextRequest;
  return { headers: async () => browser.headers, cookies: async () => browser.cookies };
});

const bucket = 'quote-attachments';
let stack: TestStack;
let admin: Staff;

type Account = Awaited<ReturnType<typeof makeSession>>;
let mieke: Account;
let karim: Account;

/** The next requests come from the browser of this account; null is a visitor's. */
function browserOf(account: Account | null): void {
  newBrowser();
  if (!account) return;
  for (const { name, value } of keepingCookies(stack.siteUrl, account.session, []))
    nextRequest.cookies.set(name, value);
}

async function hire(role: string | null): Promise<Account> {
  const account = await makeSession(stack);
  if (role) {
    const args = { account_email: account.email, granted_role: role };
    expect((await stack.database.rpc('grant_staff_role', args)).data).toBe('granted');
  }
  return account;
}

beforeAll(async () => {
  stack = await startMaillessStack();
  admin = await someStaff(stack, 'admin');
  mieke = await hire('sales');
  karim = await hire('sales');
});
afterAll(() => stack?.stop());
beforeEach(() => browserOf(mieke));
afterEach(async () => {
  for (const { id } of await listUnderWay()) await removeUnderWay(id);
});

async function someReference(email?: string): Promise<string> {
  return acknowledged(await submit({ input: quoteInput(email ? { email } : {}) })).reference;
}

/** A PDF that no form takes, each with bytes of its own. */
const artwork = (size = 11 * 1024 * 1024 + 7) => Buffer.concat([pdf, randomBytes(size - pdf.length)]);

const placeOf = (reference: string, id = '') =>
  `/api/admin/requests/${reference}/artwork${id ? `/${id}` : ''}`;

type Sent = { headers?: Record<string, string>; body?: BodyInit | Uint8Array };

function requestOf(method: string, to: string, { headers = {}, body }: Sent = {}): Request {
  return new Request(`${stack.siteUrl}${to}`, {
    method,
    headers: { origin: stack.siteUrl, 'tus-resumable': '1.0.0', ...headers },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  } as RequestInit);
}

const context = (reference: string, id: string) => ({ params: Promise.resolve({ reference, id }) });

async function begin(reference: string, size: number, name = 'van-usb.pdf', headers = {}) {
  const response = await begun.POST(
    requestOf('POST', placeOf(reference), {
      headers: {
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
        ...headers,
      },
    }),
    { params: Promise.resolve({ reference }) },
  );
  const location = response.headers.get('location') ?? '';
  return { status: response.status, location, id: location.split('/').at(-1) ?? '', response };
}

function sendPart(reference: string, id: string, offset: number, body: BodyInit | Uint8Array, more = {}) {
  const type = 'application/offset+octet-stream';
  const headers = { 'content-type': type, 'upload-offset': String(offset), ...more };
  return files.PATCH(requestOf('PATCH', placeOf(reference, id), { headers, body }), context(reference, id));
}

async function offset(reference: string, id: string) {
  const response = await files.HEAD(requestOf('HEAD', placeOf(reference, id)), context(reference, id));
  return { status: response.status, offset: Number(response.headers.get('upload-offset')) };
}

async function sendRest(reference: string, id: string, bytes: Buffer, from = 0) {
  for (let at = from; at < bytes.length; at += partBytes)
    expect((await sendPart(reference, id, at, bytes.subarray(at, at + partBytes))).status).toBe(204);
}

async function complete(reference: string, id: string, headers = {}) {
  const request = requestOf('POST', placeOf(reference, id), { headers });
  const response = await files.POST(request, context(reference, id));
  return { status: response.status, body: await response.json() };
}

async function sendWhole(reference: string, bytes: Buffer, name?: string) {
  const { id } = await begin(reference, bytes.length, name);
  await sendRest(reference, id, bytes);
  return { id, ...(await complete(reference, id)) };
}

async function requestAsStaff(reference: string) {
  const request = await findQuoteRequest(admin, reference);
  if (!request) throw new Error(`No request ${reference}`);
  return request;
}

async function requestAsCustomer(reference: string) {
  const request = await findCustomerRequest(reference);
  if (!request) throw new Error(`No request ${reference}`);
  return request;
}

const saved = (id: string) =>
  getAttachment(new Request(attachmentUrl('quote', id, new Date())), { params: Promise.resolve({ id }) });

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file as it stands in storage, without any bytes there. */
function someFile(name = 'a.pdf'): UploadedFile {
  const id = randomUUID();
  return {
    id,
    path: `${uploadFolder(new Date())}/${id}.pdf`,
    name,
    kind: 'pdf',
    size: 100,
    digest: hash(pdf),
  };
}

async function storedPieces(id: string): Promise<string[]> {
  const { data } = await stack.database.storage.from(bucket).list(uploadFolder(new Date()), { limit: 1000 });
  return (data ?? []).map(({ name }) => name.split('/').at(-1) ?? '').filter((name) => name.startsWith(id));
}

describe('Artwork of staff in parts', () => {
  test('goes on after a break, stands with the request under who added it, and is not the customer’s', async () => {
    const reference = await someReference();
    const bytes = artwork(17 * 1024 * 1024 + 3);
    const { status, location, id } = await begin(reference, bytes.length);
    expect(status).toBe(201);
    expect(location).toBe(placeOf(reference, id));
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
    expect((await complete(reference, id)).status).toBe(409);
    await sendRest(reference, id, bytes, come);
    expect(await complete(reference, id)).toEqual({ status: 200, body: { outcome: 'stored' } });

    const request = await requestAsStaff(reference);
    expect(request.files).toMatchObject([
      { id, name: 'van-usb.pdf', size: bytes.length, message: null, addedBy: { name: mieke.email } },
    ]);
    expect(request.events.at(-1)).toMatchObject({
      kind: 'file_added',
      name: 'van-usb.pdf',
      by: mieke.email,
    });
    // Nothing came from the customer, and nothing waits for an answer.
    expect(request.messages).toEqual([]);
    expect(request.replyDueAt).toBeNull();
    expect((await requestAsCustomer(reference)).files).toEqual([]);
    expect(hash(Buffer.from(await (await saved(id)).arrayBuffer()))).toBe(hash(bytes));
    expect(await storedPieces(id)).toHaveLength(3);
    expect(await stack.count('storage_removals', { bucket })).toBe(0);
  });

  test('that a dead connection still holds is gone on with by the next of the same colleague, and by no other', async () => {
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
    browserOf(karim);
    expect((await offset(reference, id)).status).toBe(404);
    expect((await sendPart(reference, id, 0, 'x')).status).toBe(404);
    expect((await complete(reference, id)).status).toBe(404);
    // Of the same colleague, for another request.
    browserOf(mieke);
    const elsewhere = await someReference();
    expect((await offset(elsewhere, id)).status).toBe(404);
    expect((await offset(reference, id)).offset).toBe(1000);
    expect((await first).status).toBe(503);
    await sendRest(reference, id, bytes, 1000);
    expect((await complete(reference, id)).body).toEqual({ outcome: 'stored' });
  });

  test('that is handed over several times, or again after a kill, is one file and keeps its pieces', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const { id } = await begin(reference, bytes.length);
    await sendRest(reference, id, bytes);
    const record = path.join(process.env.DATA_DIR ?? '', 'under-way', `${id}.json`);
    const asItWas = readFileSync(record);
    const answers = await Promise.all([1, 2, 3].map(() => complete(reference, id)));
    for (const { body } of answers) expect(body).toEqual({ outcome: 'stored' });
    // As the disk was when the database had taken the file and the process had not noted it yet.
    writeFileSync(record, asItWas);
    writeFileSync(bytesOf(id), bytes);
    const first = `${uploadFolder(new Date())}/${id}.pdf`;
    const paths = [first, first.replace('.pdf', '-2.pdf')];
    for (const storage_path of paths)
      await stack.database.from('storage_removals').insert({ bucket, storage_path }).throwOnError();
    await artworkTurn(new Date(Date.now() + 120_000), new AbortController().signal);
    expect((await findUnderWay(id, new Date()))?.outcome).toBe('stored');
    for (const storage_path of paths)
      expect(await stack.count('storage_removals', { storage_path }), storage_path).toBe(0);
    const { files: kept, events } = await requestAsStaff(reference);
    expect(kept).toMatchObject([{ id }]);
    expect(events.filter(({ kind }) => kind === 'file_added')).toHaveLength(1);
  });

  test('takes none of the customer’s places, and has bounds of its own', async () => {
    const reference = await someReference();
    const add = (key = randomUUID(), sent = [1, 2, 3, 4, 5].map(() => someFile())) =>
      addStaffFiles(mieke.session.user.id, { reference, key, files: sent });
    for (let count = 0; count < maxStaffFiles; count += 5) expect(await add()).toBe('stored');
    expect(await add()).toBe('full');
    expect((await begin(reference, 11 * 1024 * 1024)).status).toBe(422);
    for (let count = 0; count < maxRequestFiles; count += 5) {
      const sent = [1, 2, 3, 4, 5].map(() => someFile('klant.pdf'));
      const message = { reference, key: randomUUID(), body: null, files: sent, address: null };
      expect(await addCustomerMessage(message)).toBe('stored');
    }
    const shown = (await requestAsCustomer(reference)).files;
    expect(shown).toHaveLength(maxRequestFiles);
    expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(['klant.pdf']));
    expect((await requestAsStaff(reference)).files).toHaveLength(maxRequestFiles + maxStaffFiles);
  });

  test('is not held up by what a customer has under way for the same request', async () => {
    const reference = await someReference();
    const wanted = {
      sender: 'customer',
      subject: reference,
      place: 'p',
      name: 'a.pdf',
      size: 11 * 1024 * 1024,
    };
    for (let count = 0; count < bounds.perSubject; count += 1)
      expect(await beginUnderWay(wanted, new Date())).toHaveProperty('id');
    for (let count = 0; count < bounds.perSubject; count += 1)
      expect((await begin(reference, 11 * 1024 * 1024)).status).toBe(201);
    expect((await begin(reference, 11 * 1024 * 1024)).status).toBe(429);
    browserOf(karim);
    expect((await begin(reference, 11 * 1024 * 1024)).status).toBe(201);
  });

  test('is counted by colleague, wherever they sit', async () => {
    const reference = await someReference();
    const lena = await hire('sales');
    const counted = bucketFor('artworkPerColleagueAndDay', lena.session.user.id);
    for (let count = 0; count < counted.max; count += 1)
      expect(await consumeLimits([counted], new Date())).toBe(true);
    const from = (place: string) => begin(reference, 11 * 1024 * 1024, 'a.pdf', { 'x-forwarded-for': place });
    browserOf(lena);
    expect((await from(someAddress())).status).toBe(429);
    expect((await from(someAddress())).status).toBe(429);
    browserOf(mieke);
    expect((await from(someAddress())).status).toBe(201);
  });
});

describe('Whoever may not', () => {
  test('is refused before anything else is looked at', async () => {
    const reference = await someReference();
    const { id } = await begin(reference, 11 * 1024 * 1024);
    const expectRefused = async (status: number, headers = {}) => {
      // What follows is no beginning at all: who sends is asked first.
      expect((await begin(reference, -1, 'a.pdf', { 'tus-resumable': 'x', ...headers })).status).toBe(status);
      expect((await sendPart(reference, id, 0, 'x', headers)).status).toBe(status);
      expect((await complete(reference, id, headers)).status).toBe(status);
      const removal = requestOf('DELETE', placeOf(reference, id), { headers });
      expect((await files.DELETE(removal, context(reference, id))).status).toBe(status);
      expect((await begin('999-999-999', 11 * 1024 * 1024, 'a.pdf', headers)).status).toBe(status);
    };
    await expectRefused(403, { origin: 'https://elsewhere.test' });
    browserOf(null);
    await expectRefused(401);
    expect((await offset(reference, id)).status).toBe(401);
    for (const role of ['editor', null]) {
      browserOf(await hire(role));
      await expectRefused(403);
      expect((await offset(reference, id)).status).toBe(403);
    }
    browserOf(mieke);
    expect((await offset(reference, id)).offset).toBe(0);
    expect((await begin('999-999-999', 11 * 1024 * 1024)).status).toBe(403);
    expect((await begin(reference, 1000)).status).toBe(400);
  });

  test('has lost the role meanwhile adds nothing, and what was stored of it is removed', async () => {
    const reference = await someReference();
    const bytes = artwork();
    const gone = await hire('sales');
    browserOf(gone);
    const { id } = await begin(reference, bytes.length);
    await sendRest(reference, id, bytes);
    await stack.database.from('staff_members').delete().eq('user_id', gone.session.user.id).throwOnError();
    expect((await complete(reference, id)).status).toBe(403);
    await artworkTurn(new Date(Date.now() + 120_000), new AbortController().signal);
    expect((await findUnderWay(id, new Date()))?.outcome).toBe('forbidden');
    expect((await requestAsStaff(reference)).files).toEqual([]);
    const storage_path = `${uploadFolder(new Date())}/${id}.pdf`;
    expect(await stack.count('storage_removals', { storage_path })).toBe(1);
  });
});

describe('The form without a script', () => {
  async function post(reference: string, sent: File[], { key = randomUUID() as string, origin = '' } = {}) {
    const body = new FormData();
    body.set('key', key);
    for (const file of sent) body.append('files', file);
    const request = new Request(`${stack.siteUrl}/api/admin/requests/${reference}/files?locale=nl`, {
      method: 'POST',
      headers: { origin: origin || stack.siteUrl },
      body,
    });
    const response = await forms.POST(request, { params: Promise.resolve({ reference }) });
    const location = response.headers.get('location') ?? '';
    return {
      status: response.status,
      outcome: new URL(location, stack.siteUrl).searchParams.get('file'),
      location,
    };
  }
  const pdfNamed = (name: string) => new File([pdf as BlobPart], name);

  test('adds files once, however often it is sent', async () => {
    const reference = await someReference();
    const key = randomUUID();
    const drawn = new File([(await png()) as BlobPart], 'schets.png');
    const first = await post(reference, [pdfNamed('plan.pdf'), drawn], { key });
    expect(first).toMatchObject({ status: 303, outcome: 'added' });
    expect(first.location).toBe(`/nl/admin/requests/${reference}?file=added#files`);
    expect(await post(reference, [pdfNamed('plan.pdf'), drawn], { key })).toMatchObject({ outcome: 'added' });
    const { files: kept, events } = await requestAsStaff(reference);
    expect(kept).toMatchObject([
      { name: 'plan.pdf', kind: 'pdf', addedBy: { name: mieke.email } },
      { name: 'schets.png', kind: 'png', addedBy: { name: mieke.email } },
    ]);
    // Both came at one moment: neither is told before the other.
    const added = events.filter(({ kind }) => kind === 'file_added');
    expect(added).toHaveLength(2);
    expect(added).toEqual(
      expect.arrayContaining(
        ['plan.pdf', 'schets.png'].map((name) => expect.objectContaining({ name, by: mieke.email })),
      ),
    );
    expect((await requestAsCustomer(reference)).files).toEqual([]);
    expect((await saved(kept[0]?.id ?? '')).status).toBe(200);
  });

  test('says what it does not take, and adds nothing then', async () => {
    const reference = await someReference();
    const good = pdfNamed('plan.pdf');
    expect(await post(reference, [])).toMatchObject({ status: 303, outcome: 'fileNeeded' });
    expect(await post(reference, [good, new File(['MZ'], 'a.exe')])).toMatchObject({ outcome: 'fileType' });
    expect(await post(reference, [good, good, good, good])).toMatchObject({ outcome: 'tooManyFiles' });
    expect(await post(reference, [good], { key: 'x' })).toMatchObject({ outcome: 'invalid' });
    const large = new File([new Uint8Array(10 * 1024 * 1024)], 'a.pdf');
    expect(await post(reference, [large])).toMatchObject({ outcome: 'fileTooLarge' });
    expect(await post('999-999-999', [good])).toMatchObject({ outcome: 'unknown' });
    expect((await requestAsStaff(reference)).files).toEqual([]);
  });

  test('leads a visitor to the page, which asks who it is, and refuses everybody else', async () => {
    const reference = await someReference();
    expect((await post(reference, [pdfNamed('a.pdf')], { origin: 'https://elsewhere.test' })).status).toBe(
      403,
    );
    browserOf(null);
    expect(await post(reference, [pdfNamed('a.pdf')])).toMatchObject({ status: 303, outcome: null });
    for (const role of ['editor', null]) {
      browserOf(await hire(role));
      expect((await post(reference, [pdfNamed('a.pdf')])).status).toBe(403);
    }
    expect((await requestAsStaff(reference)).files).toEqual([]);
  });
});

describe('Of a person', () => {
  test('what staff added to their request is in the export, and goes with an erasure', async () => {
    const email = `stick.${randomUUID().slice(0, 8)}@bakkerij.test`;
    const reference = await someReference(email);
    const { id } = await sendWhole(reference, artwork());
    const { person } = await findPerson(admin, email);
    expect(person.quoteRequests[0]?.files).toMatchObject([{ id, name: 'van-usb.pdf' }]);
    expect(JSON.stringify(person)).not.toContain(mieke.email);
    const unfinished = await begin(reference, 11 * 1024 * 1024);
    await sendPart(reference, unfinished.id, 0, Buffer.alloc(1000));
    expect(await erasePerson(admin, email, 'asked')).toMatchObject({ receipt: expect.any(String) });
    expect(await findUnderWay(unfinished.id, new Date())).toBeNull();
    expect(await storedPieces(id)).toEqual([]);
    expect((await saved(id)).status).toBe(404);
  });
});
