import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Attachments from '@/app/api/quotes/attachments/[id]/route';
import type * as Accounts from '@/lib/accounts/actions';
import { findCustomerRequest } from '@/lib/quotes/server/customer-requests';
import { linkFiles } from '@/lib/quotes/server/link-files';
import { answerOwnFile, linkOwnFiles } from '@/lib/quotes/server/own-files';
import { addStaffFiles } from '@/lib/quotes/server/staff-files';
import { findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { currentStatusToken } from '@/lib/quotes/server/status-link';
import { issueTicket, readTicket } from '@/lib/security/form-ticket';
import type { Staff } from '@/lib/staff/staff';
import { attachmentUrl, issueReceipt } from '@/lib/uploads/server/receipts';
import { storeUpload } from '@/lib/uploads/server/receive-upload';
import { heicPhoto } from '../support/heic-photo';
import { printedPage } from '../support/printed-page';
import { comeFrom, someAccount } from './support/accounts';
import { eps, pdf, png } from './support/files';
import { newBrowser, standInForNext } from './support/next-request';
import { acknowledged, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let attachments: typeof Attachments;
let seller: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  attachments = await import('@/app/api/quotes/attachments/[id]/route');
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});

async function signIn(role: string): Promise<void> {
  const email = await someAccount(stack, accounts);
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
}

/** A request that came with these files, as staff see them. */
async function filesOf(sent: Record<string, Uint8Array>) {
  const request = await findQuoteRequest(seller, await requestWith(sent));
  return linkFiles(seller, request?.files ?? [], new Date());
}

/** The reference of a request that came with these files. */
async function requestWith(sent: Record<string, Uint8Array>): Promise<string> {
  const now = new Date();
  const ticket = issueTicket(new Date(now.getTime() - 60_000));
  const session = readTicket(ticket, now)?.session ?? '';
  const uploads: string[] = [];
  for (const [name, bytes] of Object.entries(sent)) {
    const stored = await storeUpload('quote', name, bytes, now);
    if (stored.status !== 'stored') throw new Error(`${name}: ${stored.reason}`);
    uploads.push(issueReceipt('quote', stored.file, session));
  }
  return acknowledged(await submit({ ticket, uploads })).reference;
}

function look(address: string | null | undefined): Promise<Response> {
  const id = new URL(address ?? '').pathname.split('/').at(-1) ?? '';
  return attachments.GET(new Request(address ?? ''), { params: Promise.resolve({ id }) });
}

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><path d="M0 0h9v9z"/></svg>',
);

describe('A small picture of a file', () => {
  test('is drawn of PDF and SVG for whoever may see the file, and for nobody else', async () => {
    const files = await filesOf({ 'plan.pdf': printedPage(), 'logo.svg': logo, 'plan.ai': printedPage() });
    expect(files).toHaveLength(3);
    for (const { previewUrl, name } of files) expect((await look(previewUrl)).status, name).toBe(403);
    await signIn('editor');
    for (const { previewUrl, name } of files) expect((await look(previewUrl)).status, name).toBe(403);
    newBrowser();
    await signIn('sales');
    for (const { previewUrl, saveUrl, name } of files) {
      const answer = await look(previewUrl);
      expect(answer.status, name).toBe(200);
      expect(Object.fromEntries(answer.headers), name).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(drawn, name).toMatchObject({ format: 'webp', width: 480, height: 360 });
      // The link that saves a file shows no picture of it.
      expect((await look(`${saveUrl}&view=preview`)).status, name).toBe(403);
    }
  });

  test('that cannot be drawn is seen through, and there is none of other kinds', async () => {
    const files = await filesOf({ 'leeg.pdf': pdf, 'logo.eps': eps, 'foto.png': await png() });
    const of = (name: string) => files.find((file) => file.name === name);
    await signIn('sales');
    const answer = await look(of('leeg.pdf')?.previewUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
    const { width, height, hasAlpha } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, hasAlpha]).toEqual([1, 1, true]);
    expect(of('logo.eps')?.previewUrl).toBeNull();
    expect((await look(of('foto.png')?.previewUrl)).headers.get('content-type')).toBe('image/webp');
  });

  test('goes with its file', async () => {
    const [file] = await filesOf({ 'plan.pdf': printedPage() });
    await signIn('sales');
    expect((await look(file?.previewUrl)).status).toBe(200);
    const removed = await stack.database
      .from('quote_request_attachments')
      .delete()
      .eq('id', file?.id ?? '');
    expect(removed.error).toBeNull();
    expect((await look(file?.previewUrl)).status).toBe(404);
    expect((await look(attachmentUrl('quote', randomUUID(), new Date(), 'preview'))).status).toBe(404);
  });

  test('of a photo that came as HEIC is that of the JPEG it became', async () => {
    const [file] = await filesOf({ 'IMG_1.HEIC': heicPhoto() });
    expect(file).toMatchObject({ name: 'IMG_1.jpg', kind: 'jpeg' });
    await signIn('sales');
    const answer = await look(file?.previewUrl);
    const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 64, height: 96 });
  });
});

describe('On the private page', () => {
  const lookAt = (path: string | null | undefined) => answerOwnFile(new Request(`http://localhost${path}`));

  /** The files of a request as its page links them. */
  async function ownFilesOf(reference: string) {
    const token = await currentStatusToken(reference);
    const files = linkOwnFiles(token, (await findCustomerRequest(reference))?.files ?? []);
    return { token, files, named: (name: string) => files.find((file) => file.name === name) };
  }

  test('customers see what they sent, save it, and open what a browser opens', async () => {
    const reference = await requestWith({
      'plan.pdf': printedPage(),
      'logo.svg': logo,
      'photo.png': await png(),
      'logo.eps': eps,
    });
    const { files, named } = await ownFilesOf(reference);
    expect(files).toHaveLength(4);
    for (const name of ['plan.pdf', 'logo.svg', 'photo.png']) {
      const answer = await lookAt(named(name)?.previewUrl);
      expect(answer.status, name).toBe(200);
      expect(Object.fromEntries(answer.headers), name).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      const { width = 0 } = await sharp(await answer.arrayBuffer()).metadata();
      expect(width, name).toBeLessThanOrEqual(480);
    }
    expect(named('logo.eps')).toMatchObject({ previewUrl: null, openUrl: null });
    // A drawing can carry a program: it is only ever saved.
    expect(named('logo.svg')?.openUrl).toBeNull();
    const opened = await lookAt(named('plan.pdf')?.openUrl);
    expect(opened.headers.get('content-disposition')).toMatch(/^inline; filename="plan.pdf"/);
    for (const { name, saveUrl } of files) {
      const saved = await lookAt(saveUrl);
      expect(saved.headers.get('content-disposition'), name).toMatch(/^attachment; /);
    }
  });

  test('nobody without its link sees one, nor a file of another request, nor what staff added', async () => {
    const reference = await requestWith({ 'plan.pdf': printedPage() });
    const other = await requestWith({ 'theirs.pdf': printedPage() });
    const { token, files } = await ownFilesOf(reference);
    const [theirs] = (await ownFilesOf(other)).files;
    const stored = await storeUpload('quote', 'supplier.pdf', printedPage(), new Date());
    if (stored.status !== 'stored') throw new Error(stored.reason);
    const added = await addStaffFiles(seller.viewer.id, {
      reference,
      key: randomUUID(),
      files: [stored.file],
    });
    expect(added).toBe('stored');
    const at = (query: Record<string, string>) =>
      lookAt(`/api/quotes/own-files?${new URLSearchParams({ view: 'preview', ...query })}`);
    const file = files[0]?.id ?? '';
    expect((await at({ token, file })).status).toBe(200);
    for (const view of ['save', 'open', 'preview']) {
      expect((await at({ view, file })).status).toBe(403);
      expect((await at({ view, file, token: `${token.slice(0, -2)}xx` })).status).toBe(403);
      expect((await at({ view, file, token: reference })).status).toBe(403);
      expect((await at({ view, token, file: theirs?.id ?? '' })).status).toBe(404);
      expect((await at({ view, token, file: stored.file.id })).status).toBe(404);
      expect((await at({ view, token })).status).toBe(404);
    }
    expect((await ownFilesOf(reference)).files.map(({ name }) => name)).toEqual(['plan.pdf']);
  });

  test('what was sent to a former address opens no file any more', async () => {
    const reference = await requestWith({ 'plan.pdf': printedPage() });
    const { files } = await ownFilesOf(reference);
    expect((await lookAt(files[0]?.previewUrl)).status).toBe(200);
    const raised = await stack.database
      .from('quote_requests')
      .update({ email: 'corrected@mail.test' })
      .eq('reference', reference);
    expect(raised.error).toBeNull();
    expect((await lookAt(files[0]?.previewUrl)).status).toBe(403);
    expect((await lookAt((await ownFilesOf(reference)).files[0]?.previewUrl)).status).toBe(200);
  });
});
