import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POST as postTicket } from '@/app/api/forms/tickets/route';
import { GET as getAttachment } from '@/app/api/quotes/attachments/[id]/route';
import { DELETE as deleteUpload, POST as postUpload } from '@/app/api/quotes/uploads/route';
import { stopLoops } from '@/lib/loops/loops';
import { issueTicket } from '@/lib/security/form-ticket';
import { startBackgroundWork, startOutbox } from '@/lib/site/background';
import { createVisitorClient } from '@/lib/supabase/visitor-client';
import { cleanImage } from '@/lib/uploads/server/clean-image';
import { copyTakenFiles } from '@/lib/uploads/server/copy-taken-files';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import { receiveUpload } from '@/lib/uploads/server/receive-upload';
import { sweepUploads } from '@/lib/uploads/server/sweep-uploads';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { heicPhoto, vastHeicPhoto } from '../support/heic-photo';
import {
  dosEps,
  eps,
  illustratorPostScript,
  pdf,
  phonePhoto,
  pixelBomb,
  png,
  svg,
  webp,
} from './support/files';
import { acknowledged, quoteInput, readyTicket, someAddress, submit } from './support/quotes';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

const bucket = 'quote-attachments';
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());
afterEach(() => stopLoops());

interface Sent {
  ticket?: string;
  origin?: string | null;
  address?: string;
}

function headersOf({ ticket, origin = stack.siteUrl, address = someAddress() }: Sent): Headers {
  const headers = new Headers({ 'x-forwarded-for': address });
  if (ticket) headers.set('x-form-ticket', ticket);
  if (origin !== null) headers.set('origin', origin);
  return headers;
}

async function upload(bytes: BodyInit | Uint8Array, name: string, sent: Sent = { ticket: readyTicket() }) {
  const url = `${stack.siteUrl}/api/quotes/uploads?name=${encodeURIComponent(name)}`;
  const response = await postUpload(
    new Request(url, {
      method: 'POST',
      headers: headersOf(sent),
      body: bytes as BodyInit,
      duplex: 'half',
    } as RequestInit),
  );
  return { status: response.status, body: await response.json(), response };
}

async function withdraw(receipt: string, ticket: string, origin: string | null = stack.siteUrl) {
  const headers = headersOf({ ticket, origin });
  headers.set('x-upload-receipt', receipt);
  return deleteUpload(new Request(`${stack.siteUrl}/api/quotes/uploads`, { method: 'DELETE', headers }));
}

/** Paths of everything uploaded on a day. */
async function storedPaths(day = new Date()): Promise<string[]> {
  const folder = day.toISOString().slice(0, 10);
  const { data } = await stack.database.storage.from(bucket).list(folder, { limit: 1000 });
  return (data ?? []).map(({ name }) => `${folder}/${name.split('/').at(-1)}`);
}

async function storedBytes(extension: string, except: readonly string[] = []): Promise<Buffer[]> {
  const paths = (await storedPaths()).filter((path) => path.endsWith(extension) && !except.includes(path));
  return Promise.all(
    paths.map(async (path) => {
      const { data } = await stack.database.storage.from(bucket).download(path);
      return Buffer.from(await (data as Blob).arrayBuffer());
    }),
  );
}

describe('An upload', () => {
  test.each([
    ['plan.pdf', 'pdf', async () => pdf],
    ['logo.png', 'png', () => png()],
    ['photo.jpeg', 'jpeg', () => phonePhoto()],
    ['photo.webp', 'webp', () => webp()],
    ['logo.svg', 'svg', async () => svg],
    ['logo.ai', 'ai', async () => pdf],
    ['oud logo.ai', 'ai', async () => illustratorPostScript],
    ['logo.eps', 'eps', async () => eps],
    ['logo-dos.eps', 'eps', async () => dosEps()],
  ])('of %s is taken for what it is', async (name, kind, make) => {
    const { status, body } = await upload(await make(), name);
    expect(body).toMatchObject({ name, kind, size: expect.any(Number), receipt: expect.any(String) });
    expect(status).toBe(201);
  });

  test.each([
    ['a program', 'logo.png', Buffer.from('MZ\x90\x00\x03\x00\x00\x00')],
    ['a page', 'logo.svg', Buffer.from('<!doctype html><html><svg></svg></html>')],
    [
      'a page that begins like a drawing',
      'logo.svg',
      Buffer.from('<!-- <svg> --><html><body></body></html>'),
    ],
    ['an archive', 'logo.pdf', Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
    ['an animation', 'logo.gif', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['a page with a PDF behind it', 'plan.pdf', Buffer.concat([Buffer.from('<script>1</script>'), pdf])],
    ['plain text', 'logo.eps', Buffer.from('hello')],
    [
      'a program in PostScript disguise',
      'logo.eps',
      Buffer.from('\xc5\xd0\xd3\xc6\xff\xff\xff\xff', 'latin1'),
    ],
    ['a drawing with a NUL', 'logo.svg', Buffer.from('<svg>\0</svg>')],
  ])('of %s is refused, whatever its name', async (_, name, bytes) => {
    expect(await upload(bytes, name)).toMatchObject({ status: 415, body: { error: 'fileType' } });
  });

  test('of a photo is judged by its content: a JPEG is taken under any name, a HEIC is told how to come', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    for (const name of ['IMG_0001.HEIC', 'IMG_0001.jpg']) {
      expect(await upload(heic, name)).toMatchObject({ status: 415, body: { error: 'fileHeic' } });
    }
    expect(await upload(await png(), 'IMG_0001.HEIC')).toMatchObject({
      status: 201,
      body: { name: 'IMG_0001.HEIC.png' },
    });
  });

  test('of a HEIC photo that opens is kept as the JPEG that it shows', async () => {
    expect(await upload(heicPhoto(), 'IMG_0002.HEIC')).toMatchObject({
      status: 201,
      body: { name: 'IMG_0002.jpg', kind: 'jpeg' },
    });
    expect(await upload(vastHeicPhoto(), 'IMG_0003.HEIC')).toMatchObject({
      status: 413,
      body: { error: 'fileTooLarge' },
    });
  });

  test('of a broken picture is refused', async () => {
    const whole = await png(400, 400);
    const { status, body } = await upload(whole.subarray(0, whole.length - 60), 'logo.png');
    expect({ status, body }).toEqual({ status: 415, body: { error: 'fileBroken' } });
  });

  test('of nothing is refused', async () => {
    expect(await upload(new Uint8Array(), 'logo.png')).toMatchObject({
      status: 415,
      body: { error: 'fileBroken' },
    });
  });

  test('of 30,000 by 30,000 pixels is refused quickly', async () => {
    const bomb = pixelBomb(30_000, 30_000);
    const started = performance.now();
    expect(await upload(bomb, 'logo.png')).toMatchObject({ status: 413, body: { error: 'fileTooLarge' } });
    expect(performance.now() - started).toBeLessThan(1500);
  });

  test('larger than ten megabytes stops there, also when its size is not told', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024).fill(0x25));
      },
    });
    expect(await upload(endless, 'plan.pdf')).toMatchObject({ status: 413, body: { error: 'fileTooLarge' } });
    expect(given).toBeLessThan(15 * 1024 * 1024);
  });

  test('of a photo of seven megabytes is taken, though it grows when it is drawn anew', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const photo = await sharp({
      create: { width: 4600, height: 3450, channels: 3, background: '#fff', noise },
    })
      .jpeg({ quality: 84 })
      .toBuffer();
    expect(photo.length).toBeLessThan(maxFileBytes);
    const best = await cleanImage(photo, 'jpeg');
    expect('bytes' in best && best.bytes.length).toBeGreaterThan(maxFileBytes);
    expect(await upload(photo, 'gevel.jpg')).toMatchObject({ status: 201, body: { name: 'gevel.jpg' } });
  });

  test('of a photo loses its place, its maker and what was hung onto it, and stands upright', async () => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const before = await storedPaths();
    await upload(Buffer.concat([photo, Buffer.from('PK\x03\x04 <script>polyglot</script>')]), 'photo.jpg');
    const stored = await storedBytes('.jpg', before);
    expect(stored).toHaveLength(1);
    for (const bytes of stored) {
      expect(bytes.includes('SecretMaker')).toBe(false);
      expect(bytes.includes('polyglot')).toBe(false);
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 60 });
    }
  });

  test('gets a random name in storage and a clean one beside it', async () => {
    const { body } = await upload(await png(), '../..\\evil\u202Egnp.html\r\n.exe');
    expect(body.name).toBe('evilgnp.html.exe.png');
    const paths = await storedPaths();
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path).toMatch(/^\d{4}-\d{2}-\d{2}\/[0-9a-f-]{36}\.(pdf|png|jpg|webp|svg|ai|eps)$/);
    }
  });

  test.each([
    ['from nowhere', null],
    ['from "null"', 'null'],
    ['from another site', 'https://evil.test'],
    ['from a site that begins the same', 'http://localhost'],
  ])('%s is refused, like every other change', async (_, origin) => {
    const ticket = readyTicket();
    expect((await upload(pdf, 'plan.pdf', { ticket, origin })).status).toBe(403);
    expect((await withdraw('x', ticket, origin)).status).toBe(403);
    const asked = new Request(`${stack.siteUrl}/api/forms/tickets`, {
      method: 'POST',
      headers: headersOf({ origin }),
    });
    expect((await postTicket(asked)).status).toBe(403);
  });

  test.each([
    ['without a ticket', undefined],
    ['with a forged one', 'e30.AAAA'],
  ])('%s is refused', async (_, ticket) => {
    expect(await upload(pdf, 'plan.pdf', { ticket })).toMatchObject({
      body: { error: 'ticketExpired' },
      status: 403,
    });
  });

  test('is limited to thirty in ten minutes for one session', async () => {
    const ticket = readyTicket();
    const statuses: number[] = [];
    for (let made = 0; made < 31; made += 1) {
      const address = `10.1.1.${made}`;
      statuses.push((await upload(Buffer.from('hello'), 'x.txt', { ticket, address })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(415), 429]);
  });

  test('answers never stay in a cache', async () => {
    const { response } = await upload(pdf, 'plan.pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('A ticket', () => {
  test('goes on with the session of the one before, under a new key', async () => {
    const ask = async (previous?: string) => {
      const request = new Request(`${stack.siteUrl}/api/forms/tickets`, {
        method: 'POST',
        headers: headersOf({ ticket: previous }),
      });
      return ((await (await postTicket(request)).json()) as { ticket: string }).ticket;
    };
    const read = (ticket: string) =>
      JSON.parse(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString());
    const first = await ask();
    const second = read(await ask(first));
    expect(second.session).toBe(read(first).session);
    expect(second.key).not.toBe(read(first).key);
    expect(read(await ask()).session).not.toBe(second.session);
  });
});

describe('A file of a quote request', () => {
  test('reaches staff by the link in their mail, for saving only, and is closed to everyone else', async () => {
    const ticket = readyTicket();
    const { body } = await upload(svg, 'Logo é.svg', { ticket });
    const input = quoteInput();
    const { reference } = acknowledged(await submit({ input, ticket, uploads: [body.receipt] }));
    await startOutbox();
    const mail = await eventually(async () => {
      const found = (await stack.listMails()).filter(({ text }) => text.includes(reference));
      expect(found).toHaveLength(2);
      expect(found.find(({ to }) => to[0]?.address === input.email)?.text).not.toContain('/attachments/');
      return found.find(({ to }) => to[0]?.address === 'quotes@agency.test');
    });
    const link = /http\S+\/api\/quotes\/attachments\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).toContain(`${stack.siteUrl}/api/quotes/attachments/`);

    const open = (address: string) => {
      const id = new URL(address).pathname.split('/').at(-1) ?? '';
      return getAttachment(new Request(address), { params: Promise.resolve({ id }) });
    };
    const response = await open(link);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(svg);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="Logo e_.svg"; filename*=UTF-8''Logo%20%C3%A9.svg`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });

    const other = new URL(link);
    other.searchParams.set('expires', String(Number(other.searchParams.get('expires')) + 1));
    expect((await open(other.href)).status).toBe(403);
    expect((await open(link.replace(/attachments\/.{4}/, 'attachments/0000'))).status).toBe(403);
    const id = new URL(link).pathname.split('/').at(-1) ?? '';
    const expired = attachmentUrl('quote', id, new Date(Date.now() - 31 * 24 * 60 * 60 * 1000));
    expect((await open(expired)).status).toBe(403);

    const { data } = await stack.database
      .from('quote_request_attachments')
      .select('storage_path, file_name, kind')
      .eq('id', id)
      .single();
    expect(data).toMatchObject({ file_name: 'Logo é.svg', kind: 'svg' });
    const path = data?.storage_path ?? '';
    expect((await createVisitorClient(20_000).storage.from(bucket).download(path)).error).not.toBeNull();
    expect((await fetch(`${stack.backendUrl}/storage/v1/object/public/${bucket}/${path}`)).ok).toBe(false);
    expect((await fetch(`${stack.backendUrl}/storage/v1/object/${bucket}/${path}`)).ok).toBe(false);
    // It is the request's by now.
    expect((await withdraw(body.receipt, ticket)).status).toBe(409);
  });

  test('counts only with the ticket it was uploaded with', async () => {
    const ticket = readyTicket();
    const { body } = await upload(pdf, 'plan.pdf', { ticket });
    const uploads = [body.receipt];
    const expected = { status: 'invalid', fields: { files: ['uploadExpired'] } };
    expect(await submit({ uploads })).toEqual(expected);
    expect(await submit({ uploads, ticket: null })).toEqual(expected);
    expect(await submit({ ticket, uploads: [body.receipt.replace(/^./, 'f')] })).toEqual(expected);
    const renewed = issueTicket(new Date(Date.now() - 10_000), ticket);
    acknowledged(await submit({ ticket: renewed, uploads }));
  });

  test('is one of at most five', async () => {
    const ticket = readyTicket();
    const receipts: string[] = [];
    for (let made = 0; made < 6; made += 1) {
      receipts.push((await upload(pdf, `plan-${made}.pdf`, { ticket })).body.receipt);
    }
    expect(await submit({ ticket, uploads: receipts })).toEqual({
      status: 'invalid',
      fields: { files: ['tooManyFiles'] },
    });
    const input = quoteInput();
    acknowledged(await submit({ ticket, input, uploads: receipts.slice(0, 5) }));
    const { data } = await stack.database
      .from('quote_request_attachments')
      .select('file_name, quote_requests!inner(email)')
      .eq('quote_requests.email', input.email)
      .order('position');
    expect(data?.map((row) => row.file_name)).toEqual([0, 1, 2, 3, 4].map((made) => `plan-${made}.pdf`));
  });

  test('can be taken back by its visitor and by nobody else', async () => {
    const ticket = readyTicket();
    const { body } = await upload(eps, 'terug.eps', { ticket });
    const before = (await storedBytes('.eps')).length;
    expect((await withdraw(body.receipt, readyTicket())).status).toBe(403);
    expect((await storedBytes('.eps')).length).toBe(before);
    expect((await withdraw(body.receipt, ticket)).status).toBe(200);
    expect((await storedBytes('.eps')).length).toBe(before - 1);
  });
});

describe('A file of a quote request that is corrected after a conflict', () => {
  /** What its sender sends, with one more file, once told that another request is stored under its key. */
  async function corrected() {
    const ticket = readyTicket();
    const plan = (await upload(pdf, 'plan.pdf', { ticket })).body.receipt;
    const logo = (await upload(svg, 'logo.svg', { ticket })).body.receipt;
    const address = someAddress();
    const { reference } = acknowledged(await submit({ ticket, uploads: [plan], address }));
    const input = quoteInput();
    const sent = { ticket, input, uploads: [plan, logo], address };
    expect(await submit(sent)).toEqual({ status: 'refused', reason: 'conflict' });
    return {
      first: reference,
      sent: { ...sent, ticket: issueTicket(new Date(Date.now() - 10_000), ticket) },
    };
  }

  async function filesOf(reference: string) {
    const { data } = await stack.database
      .from('quote_request_attachments')
      .select('id, file_name, kind, size_bytes, storage_path, quote_requests!inner(reference)')
      .eq('quote_requests.reference', reference)
      .order('position')
      .throwOnError();
    return data ?? [];
  }

  /** Both requests have it, each has its own, and staff are told of all. */
  async function expectOwnFiles(first: string, second: string) {
    const [one] = await filesOf(first);
    const files = await filesOf(second);
    expect(files).toMatchObject([
      { file_name: 'plan.pdf', kind: 'pdf', size_bytes: pdf.length },
      { file_name: 'logo.svg', kind: 'svg' },
    ]);
    expect(files.map(({ id }) => id)).not.toContain(one?.id);
    expect(files.map(({ storage_path }) => storage_path)).not.toContain(one?.storage_path);
    await stack.database.storage.from(bucket).remove([one?.storage_path ?? '']);
    const copy = await stack.database.storage.from(bucket).download(files[0]?.storage_path ?? '');
    expect(new Uint8Array(await (copy.data as Blob).arrayBuffer())).toEqual(pdf);
    const mails = await stack.database
      .from('outbox_messages')
      .select('payload')
      .eq('payload->>reference', second)
      .eq('template', 'quote-notification')
      .throwOnError();
    const told = files.map(({ id, file_name }) => ({ id, name: file_name }));
    expect(mails.data).toMatchObject([{ payload: { attachments: told } }]);
  }

  test('comes with it as a copy, once', async () => {
    const { first, sent } = await corrected();
    const second = acknowledged(await submit(sent));
    const paths = (await storedPaths()).length;
    expect(acknowledged(await submit(sent))).toMatchObject({ reference: second.reference, duplicate: true });
    expect((await storedPaths()).length).toBe(paths);
    await expectOwnFiles(first, second.reference);
  });

  test('comes with it from the disk too', async () => {
    const { first, sent } = await corrected();
    await stack.backend.kill();
    const second = acknowledged(await submit(sent));
    await stack.backend.start();
    await startBackgroundWork();
    await eventually(async () =>
      expect(await stack.count('quote_requests', { reference: second.reference })).toBe(1),
    );
    stopLoops();
    expect(acknowledged(await submit(sent))).toMatchObject({ reference: second.reference, duplicate: true });
    await expectOwnFiles(first, second.reference);
  });

  test('is swept when nothing is stored with the copy, and the first keeps its own', async () => {
    const { first } = await corrected();
    const [one] = await filesOf(first);
    const { id = '', storage_path = '' } = one ?? {};
    const taken = { ids: [id], within: 2000 };
    const [copy] = await copyTakenFiles('quote', [{ id, storage_path }], taken);
    expect(await storedPaths()).toEqual(expect.arrayContaining([storage_path, copy?.storage_path]));
    const later = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000);
    expect(await sweepUploads(later, new AbortController().signal)).toBe('idle');
    const left = await storedPaths();
    expect(left).toContain(storage_path);
    expect(left).not.toContain(copy?.storage_path);
  });
});

test('uploads that were never sent are cleared away after some days, the others stay', async () => {
  const now = new Date();
  const then = new Date(now.getTime() - 5 * 24 * 60 * 60 * 1000);
  const receive = async (ticket: string) => {
    const body = new Response(pdf).body;
    const result = await receiveUpload('quote', {
      ticket,
      name: 'oud.pdf',
      body,
      declaredSize: null,
      address: someAddress(),
      now: then,
    });
    if (result.status !== 'stored') throw new Error(result.reason);
    return result.receipt;
  };
  const ticket = readyTicket(then);
  const kept = await receive(ticket);
  await receive(readyTicket(then));
  acknowledged(await submit({ ticket, uploads: [kept], now: then }));
  expect(await storedPaths(then)).toHaveLength(2);
  expect(await sweepUploads(now, new AbortController().signal)).toBe('idle');
  expect(await storedPaths(then)).toHaveLength(1);
});

test('with the backend away an upload says so, and the form still works without it', async () => {
  await stack.backend.kill();
  try {
    expect(await upload(pdf, 'plan.pdf')).toMatchObject({ status: 503, body: { error: 'unavailable' } });
  } finally {
    await stack.backend.start();
  }
});
