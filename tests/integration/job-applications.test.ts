import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POST as postApplication } from '@/app/api/careers/applications/route';
import { GET as getCv } from '@/app/api/careers/attachments/[id]/route';
import { POST as postUpload } from '@/app/api/careers/uploads/route';
import { GET as getQuoteFile } from '@/app/api/quotes/attachments/[id]/route';
import { POST as postQuoteUpload } from '@/app/api/quotes/uploads/route';
import { readReceivedApplicationToken } from '@/lib/careers/server/received-link';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { stopLoops } from '@/lib/loops/loops';
import { issueTicket } from '@/lib/security/form-ticket';
import { startBackgroundWork, startOutbox } from '@/lib/site/background';
import { runRetention } from '@/lib/site/retention';
import { createVisitorClient } from '@/lib/supabase/visitor-client';
import { findNode } from '@/scripts/lib/stack.mjs';
import { pdf, png } from './support/files';
import { readyTicket, someAddress, submit } from './support/quotes';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

const bucket = 'job-applications';
const tenMegabytes = 10 * 1024 * 1024;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
}, 90_000);
afterAll(() => stack?.stop());
afterEach(() => stopLoops());

function someone(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    position: 'sign-and-film-fitter',
    firstName: 'Noor',
    name: 'Claes',
    email: `noor.${randomUUID().slice(0, 8)}@posta.test`,
    phone: '0470 12 34 56',
    message: 'Ik kleef al drie jaar folie.\nGraag vanaf januari.',
    ...overrides,
  };
}

interface Sent {
  origin?: string | null;
  address?: string;
  locale?: string;
}

function headersOf({ origin = stack.siteUrl, address = someAddress() }: Sent): Headers {
  const headers = new Headers({ 'x-forwarded-for': address });
  if (origin !== null) headers.set('origin', origin);
  return headers;
}

function send(fields: Record<string, string>, cv: Blob | null, sent: Sent = {}): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (cv) form.append('cv', cv, 'Mijn CV.pdf');
  const url = `${stack.siteUrl}/api/careers/applications?locale=${sent.locale ?? 'nl'}`;
  return postApplication(new Request(url, { method: 'POST', headers: headersOf(sent), body: form }));
}

const pdfFile = (bytes: Uint8Array = pdf) => new File([bytes as BlobPart], 'x.pdf');

async function upload(bytes: Uint8Array, name: string, ticket: string, post = postUpload) {
  const headers = headersOf({});
  headers.set('x-form-ticket', ticket);
  const url = `${stack.siteUrl}/api/careers/uploads?name=${encodeURIComponent(name)}`;
  const response = await post(
    new Request(url, { method: 'POST', headers, body: bytes as BodyInit, duplex: 'half' } as RequestInit),
  );
  return { status: response.status, body: (await response.json()) as { receipt: string; error?: string } };
}

/** Sends the form as a script does: the CV first, then its receipt. */
async function apply(overrides: Record<string, string> = {}, sent: Sent = {}, ticket = readyTicket()) {
  const { body } = await upload(pdf, 'Mijn CV.pdf', ticket);
  const fields = someone({ ticket, enhanced: 'true', uploads: body.receipt, ...overrides });
  const response = await send(fields, null, sent);
  return { fields, response, answer: await response.json() };
}

async function rowOf(email: string | undefined) {
  const { data } = await stack.database
    .from('job_applications')
    .select('*, job_application_attachments(*)')
    .eq('email', email ?? '')
    .single();
  return data;
}

async function mailsAbout(reference: string) {
  await startOutbox();
  return eventually(async () => {
    const found = (await stack.listMails()).filter(({ text }) => text.includes(reference));
    expect(found).toHaveLength(2);
    return found;
  });
}

/** What a browser would send back on the page it was redirected to. */
function returnedBy(response: Response) {
  const cookies = new Map(
    response.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  return readReturnedForm('application', (name) => cookies.get(name));
}

function referenceOf(response: Response): string {
  const target = new URL(response.headers.get('location') ?? '', stack.siteUrl);
  return readReceivedApplicationToken(target.searchParams.get('application') ?? '') ?? '';
}

async function storedFiles(day = new Date()): Promise<string[]> {
  const folder = day.toISOString().slice(0, 10);
  const { data } = await stack.database.storage.from(bucket).list(folder, { limit: 1000 });
  return (data ?? []).map(({ name }) => `${folder}/${name.split('/').at(-1)}`);
}

const openLink = (link: string, get = getCv) => {
  const id = new URL(link).pathname.split('/').at(-1) ?? '';
  return get(new Request(link), { params: Promise.resolve({ id }) });
};

describe('An application', () => {
  test.each(locales)('in %s is stored once and mailed in that language', async (locale) => {
    const { fields, response, answer } = await apply({}, { locale });
    expect({ status: response.status, answer }).toEqual({
      status: 200,
      answer: { status: 'ok', data: { reference: expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/) } },
    });
    const { reference } = answer.data;
    const row = await rowOf(fields.email);
    expect(row).toMatchObject({
      reference,
      locale,
      position_id: 'sign-and-film-fitter',
      name: 'Claes',
      first_name: 'Noor',
      phone: '+32470123456',
      message: fields.message,
      keep_longer: false,
      status: 'new',
    });
    expect(row.job_application_attachments).toMatchObject({ file_name: 'Mijn CV.pdf', kind: 'pdf' });

    const mails = await mailsAbout(reference);
    const toApplicant = mails.find(({ to }) => to[0]?.address === fields.email);
    const toStaff = mails.find(({ to }) => to[0]?.address === 'quotes@agency.test');
    const subjects = {
      fr: /^Votre candidature/,
      nl: /^Uw sollicitatie/,
      en: /^We’ve received your application/,
    };
    const titles = { fr: 'Poseur ou poseuse', nl: 'Plaatser gevelreclame', en: 'Sign and film fitter' };
    expect(toApplicant?.subject).toMatch(subjects[locale]);
    expect(toApplicant?.text).toContain(titles[locale]);
    expect(toApplicant?.text).not.toContain('/attachments/');
    expect(toStaff?.subject).toContain(`[${reference}] Sollicitatie`);
    expect(toStaff?.text).toContain(titles.nl);
  });

  test('opens its CV to staff by the link of their mail, and to nobody else', async () => {
    const { fields, answer } = await apply();
    const mails = await mailsAbout(answer.data.reference);
    const text = mails.find(({ to }) => to[0]?.address === 'quotes@agency.test')?.text ?? '';
    const link = /http\S+\/api\/careers\/attachments\/\S+/.exec(text)?.[0] ?? '';
    const opened = await openLink(link);
    expect(opened.status).toBe(200);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(pdf);
    expect(opened.headers.get('content-disposition')).toContain('attachment; filename="Mijn CV.pdf"');

    const other = new URL(link);
    other.searchParams.set('expires', String(Number(other.searchParams.get('expires')) + 1));
    expect((await openLink(other.href)).status).toBe(403);
    // A link is good for its own kind of file only.
    expect((await openLink(link, getQuoteFile)).status).toBe(403);

    const storagePath = (await rowOf(fields.email)).job_application_attachments.storage_path;
    const visitor = createVisitorClient(20_000);
    expect((await visitor.storage.from(bucket).download(storagePath)).error).not.toBeNull();
    for (const address of [`object/public/${bucket}`, `object/${bucket}`]) {
      expect((await fetch(`${stack.backendUrl}/storage/v1/${address}/${storagePath}`)).ok).toBe(false);
    }
  });

  test('clicked ten times at once is one row and two mails, and every click is told the same', async () => {
    const ticket = readyTicket();
    const { body } = await upload(pdf, 'cv.pdf', ticket);
    const fields = someone({ ticket, enhanced: 'true', uploads: body.receipt });
    const before = await stack.count('outbox_messages');
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await send(fields, null)).json()),
    );
    expect(new Set(answers.map((answer) => answer.data.reference)).size).toBe(1);
    expect(await stack.count('job_applications', { email: fields.email ?? '' })).toBe(1);
    expect(await stack.count('outbox_messages')).toBe(before + 2);
  });

  test('with another text under the same key is a conflict', async () => {
    const ticket = readyTicket();
    const { fields } = await apply({}, {}, ticket);
    const changed = await apply({ email: fields.email ?? '', message: 'Toch niet.' }, {}, ticket);
    expect(changed.response.status).toBe(409);
    expect(changed.answer).toMatchObject({ status: 'refused', reason: 'conflict' });
  });

  test('says which fields are wrong and gives everything back', async () => {
    const { response, answer } = await apply({ email: 'noor@', name: ' ', position: 'pilot' });
    expect(response.status).toBe(422);
    expect(answer.fields).toEqual({
      email: ['invalidEmail'],
      name: ['required'],
      position: ['invalidChoice'],
    });
    expect(answer.values).toMatchObject({ firstName: 'Noor', email: 'noor@', position: 'pilot' });
  });

  test('ignores what a form may not set', async () => {
    const { fields } = await apply({
      status: 'hired',
      reference: '111-111-111',
      delete_after: '2099-01-01',
      keep_longer: 'true',
      id: randomUUID(),
    });
    const row = await rowOf(fields.email);
    expect(row).toMatchObject({ status: 'new', keep_longer: false });
    expect(row.reference).not.toBe('111-111-111');
    expect(Date.parse(row.delete_after)).toBeLessThan(Date.now() + 200 * 86_400_000);
  });

  test('with a filled hidden field looks accepted, is kept as spam and causes no mail', async () => {
    const before = await stack.count('outbox_messages');
    const { fields, answer } = await apply({ website: 'https://pills.test' });
    expect(answer.status).toBe('ok');
    expect(await rowOf(fields.email)).toMatchObject({ status: 'spam' });
    expect(await stack.count('outbox_messages')).toBe(before);
  });

  test.each([
    ['another site', 'https://evil.test'],
    ['a hidden origin', 'null'],
    ['no origin', null],
  ])('from %s is refused', async (_, origin) => {
    const response = await send(someone(), pdfFile(), { origin });
    expect(response.status).toBe(403);
  });

  test('is limited to ten in ten minutes for one address without tickets', async () => {
    const address = someAddress();
    const targets: string[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      targets.push((await send(someone(), pdfFile(), { address })).headers.get('location') ?? '');
    }
    const form = pathTo('application-form', 'nl');
    expect(targets.filter((target) => target === form)).toHaveLength(1);
    expect(targets.at(-1)).toBe(form);
  });
});

describe('A CV', () => {
  test('is a PDF by its content, whatever its name', async () => {
    const ticket = readyTicket();
    expect(await upload(await png(), 'cv.pdf', ticket)).toMatchObject({
      status: 415,
      body: { error: 'fileType' },
    });
    expect((await upload(pdf, 'cv.exe', ticket)).status).toBe(201);
  });

  test('counts only with the ticket it came with, and no file of a quote counts', async () => {
    const [mine, others] = [readyTicket(), readyTicket()];
    const { body } = await upload(pdf, 'cv.pdf', mine);
    const stolen = await apply({ uploads: body.receipt }, {}, others);
    expect(stolen.answer).toMatchObject({ status: 'invalid', fields: { cv: ['uploadExpired'] } });
    const file = await upload(pdf, 'plan.pdf', mine, postQuoteUpload);
    const borrowed = await apply({ uploads: file.body.receipt }, {}, mine);
    expect(borrowed.answer).toMatchObject({ status: 'invalid', fields: { cv: ['uploadExpired'] } });
    expect(await submit({ ticket: mine, uploads: [body.receipt] })).toMatchObject({ status: 'invalid' });
  });

  test('is required', async () => {
    const response = await send(someone({ enhanced: 'true', ticket: readyTicket() }), null);
    expect(await response.json()).toMatchObject({ status: 'invalid', fields: { cv: ['cvRequired'] } });
  });
});

describe('An application corrected after a conflict', () => {
  /** The first, and what its applicant sends once told that another one is stored under its key. */
  async function corrected() {
    const ticket = readyTicket();
    const first = await apply({}, {}, ticket);
    const { uploads = '' } = first.fields;
    const fields = someone({ ticket, enhanced: 'true', uploads });
    expect((await send(fields, null)).status).toBe(409);
    const next = issueTicket(new Date(Date.now() - 10_000), ticket);
    return { first: await rowOf(first.fields.email), fields: someone({ ...fields, ticket: next }) };
  }
  type Row = Awaited<ReturnType<typeof rowOf>>;

  /** Both have the CV, and each has its own. */
  async function expectOwnCv(first: Row, second: Row) {
    const [one, other] = [first.job_application_attachments, second.job_application_attachments];
    expect(other).toMatchObject({ file_name: one.file_name, kind: 'pdf', size_bytes: one.size_bytes });
    expect(other.id).not.toBe(one.id);
    expect(other.storage_path).not.toBe(one.storage_path);
    const mails = await stack.database
      .from('outbox_messages')
      .select('payload')
      .eq('payload->>reference', second.reference)
      .throwOnError();
    expect(mails.data).toHaveLength(2);
    for (const { payload } of mails.data ?? []) expect(payload.cv.id).toBe(other.id);

    const past = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await stack.database
      .from('job_applications')
      .update({ submitted_at: past(200), delete_after: past(1) })
      .eq('id', first.id)
      .throwOnError();
    await runRetention(new Date());
    expect(await storedFiles()).not.toContain(one.storage_path);
    const { data } = await stack.database.storage.from(bucket).download(other.storage_path);
    expect(new Uint8Array(await (data as Blob).arrayBuffer())).toEqual(pdf);
  }

  test('is stored once, with a CV of its own', async () => {
    const { first, fields } = await corrected();
    const answer = await (await send(fields, null)).json();
    expect(answer).toMatchObject({ status: 'ok' });
    const stored = (await storedFiles()).length;
    expect(await (await send(fields, null)).json()).toEqual(answer);
    expect((await storedFiles()).length).toBe(stored);
    const second = await rowOf(fields.email);
    expect(second.reference).toBe(answer.data.reference);
    await expectOwnCv(first, second);
  });

  test('without a script too', async () => {
    const ticket = readyTicket();
    const { fields: sent } = await apply({}, {}, ticket);
    const { uploads = '' } = sent;
    const fields = someone({ ticket, uploads });
    const returned = returnedBy(await send(fields, null));
    expect(returned).toMatchObject({ refused: 'conflict', upload: { name: 'Mijn CV.pdf' } });
    const again = {
      ...fields,
      ticket: returned?.ticket ?? '',
      uploads: returned?.upload?.receipt ?? '',
    };
    const reference = referenceOf(await send(again, null));
    const second = await rowOf(fields.email);
    expect(reference).toBe(second.reference);
    await expectOwnCv(await rowOf(sent.email), second);
  });

  test('with the backend away is stored from the disk, once', async () => {
    const { first, fields } = await corrected();
    await stack.backend.kill();
    const { data } = await (await send(fields, null)).json();
    expect(data.reference).toMatch(/^\d{3}-\d{3}-\d{3}$/);
    await stack.backend.start();
    await startBackgroundWork();
    await eventually(async () =>
      expect(await stack.count('job_applications', { reference: data.reference })).toBe(1),
    );
    stopLoops();
    expect((await (await send(fields, null)).json()).data.reference).toBe(data.reference);
    await expectOwnCv(first, await rowOf(fields.email));
  });
});

describe('Without a script', () => {
  test('form and CV come together and end on a page with the reference', async () => {
    const fields = someone();
    const response = await send(fields, pdfFile());
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/nl\/sollicitatie-ontvangen\?application=/);
    const row = await rowOf(fields.email);
    expect(referenceOf(response)).toBe(row.reference);
    expect(row).toMatchObject({ session_hash: null, job_application_attachments: { kind: 'pdf' } });
  });

  test('the same form sent again is known by its content, CV included', async () => {
    const fields = someone();
    const first = referenceOf(await send(fields, pdfFile()));
    expect(referenceOf(await send(fields, pdfFile()))).toBe(first);
    const other = Buffer.concat([pdf, Buffer.from('% another\n')]);
    expect(referenceOf(await send(fields, pdfFile(other)))).not.toBe(first);
    expect(await stack.count('job_applications', { email: fields.email ?? '' })).toBe(2);
  });

  test('a form with errors comes back whole, and its CV need not be sent again', async () => {
    const message = 'Déjà vu, ça s’écrit « comme ça ». '.repeat(150).slice(0, 5000);
    const fields = someone({ email: 'noor@', message, keepLonger: 'on' });
    const response = await send(fields, pdfFile(), { locale: 'fr' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/carrieres/candidature');
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie.length).toBeLessThan(4096);
      expect(cookie).toMatch(/; Path=\/carrieres\/candidature; Max-Age=(900|0); HttpOnly; SameSite=Lax$/);
      expect(cookie).not.toContain('Noor');
    }
    const returned = returnedBy(response);
    expect(returned).toMatchObject({ fields: { email: ['invalidEmail'] }, refused: null });
    expect(returned?.values).toEqual({ ...fields, email: 'noor@' });
    expect(returned?.upload).toMatchObject({ name: 'Mijn CV.pdf', size: pdf.length });

    const email = someone().email ?? '';
    await new Promise((resolve) => setTimeout(resolve, 3100));
    const again = {
      ...fields,
      email,
      ticket: returned?.ticket ?? '',
      uploads: returned?.upload?.receipt ?? '',
    };
    const accepted = await send(again, null, { locale: 'fr' });
    expect(accepted.headers.get('location')).toMatch(/^\/candidature-recue\?/);
    expect(accepted.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    expect(await rowOf(email)).toMatchObject({ message: message.trim(), keep_longer: true });
  });

  test('a CV that is too large or no PDF is refused, and nothing typed is lost', async () => {
    const before = (await storedFiles()).length;
    const large = new Uint8Array(tenMegabytes + 1);
    large.set(pdf);
    const huge = new Uint8Array(3 * tenMegabytes);
    huge.set(pdf);
    for (const [file, error] of [
      [pdfFile(large), 'fileTooLarge'],
      [pdfFile(huge), 'fileTooLarge'],
      [pdfFile(await png()), 'fileType'],
      [pdfFile(new Uint8Array()), 'cvRequired'],
      [null, 'cvRequired'],
    ] as const) {
      const fields = someone();
      const returned = returnedBy(await send(fields, file));
      expect(returned).toMatchObject({ fields: { cv: [error] }, upload: null, values: fields });
    }
    expect((await storedFiles()).length).toBe(before);
  });

  test('what is no form is refused, not an error', async () => {
    const post = (body: BodyInit | null, type: string) => {
      const headers = headersOf({});
      headers.set('content-type', type);
      const url = `${stack.siteUrl}/api/careers/applications?locale=fr`;
      return postApplication(new Request(url, { method: 'POST', headers, body }));
    };
    expect((await post('{}', 'application/json')).status).toBe(400);
    expect((await post('--x\r\nbroken', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await post(null, 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await send(someone(), pdfFile(), { locale: 'de' })).status).toBe(403);
  });
});

describe('With the backend away', () => {
  test('an application whose CV is stored is acknowledged and stored once later', async () => {
    const ticket = readyTicket();
    const { body } = await upload(pdf, 'cv.pdf', ticket);
    const fields = someone({ ticket, enhanced: 'true', uploads: body.receipt });
    await stack.backend.kill();
    const { data } = await (await send(fields, null)).json();
    expect(data.reference).toMatch(/^\d{3}-\d{3}-\d{3}$/);
    const again = await (await send(fields, null)).json();
    expect(again.data.reference).toBe(data.reference);
    await stack.backend.start();
    await startBackgroundWork();
    await eventually(async () =>
      expect(await stack.count('job_applications', { reference: data.reference })).toBe(1),
    );
    expect(await stack.count('outbox_messages', { recipient: fields.email ?? '' })).toBe(1);
  });

  test('a form that brings its CV along comes back whole', async () => {
    await stack.backend.kill();
    try {
      const fields = someone();
      const returned = returnedBy(await send(fields, pdfFile()));
      expect(returned).toMatchObject({ refused: 'unavailable', values: fields, fields: {} });
    } finally {
      await stack.backend.start();
    }
  });
});

describe('Retention', () => {
  const backDate = async (email: string | undefined, days: number) => {
    const at = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    const { error } = await stack.database
      .from('job_applications')
      .update({ submitted_at: at(-200), delete_after: at(days) })
      .eq('email', email ?? '');
    expect(error).toBeNull();
  };
  const count = (email: string | undefined) => stack.count('job_applications', { email: email ?? '' });

  test('is six months, or a year for those who agreed', async () => {
    const months = async (overrides: Record<string, string>) => {
      const { fields } = await apply(overrides);
      const { submitted_at, delete_after } = await rowOf(fields.email);
      return Math.round((Date.parse(delete_after) - Date.parse(submitted_at)) / (30.44 * 86_400_000));
    };
    expect(await months({})).toBe(6);
    expect(await months({ keepLonger: 'on' })).toBe(12);
  });

  test('deletes an application with its CV when its time is over, and no other', async () => {
    const [old, young] = [await apply(), await apply()];
    const pathOf = async ({ fields }: typeof old) =>
      (await rowOf(fields.email)).job_application_attachments.storage_path as string;
    const [oldPath, youngPath] = [await pathOf(old), await pathOf(young)];
    await backDate(old.fields.email, -1);
    await backDate(young.fields.email, 1);

    const mailsOf = ({ fields }: typeof old) =>
      stack.count('outbox_messages', { 'payload->>email': fields.email ?? '' });
    expect(await mailsOf(old)).toBe(2);

    const outcomes = await runRetention(new Date());
    expect(outcomes).toContainEqual({ name: 'job applications', result: { deleted: 1 } });
    expect(await mailsOf(old)).toBe(0);
    expect(await mailsOf(young)).toBe(2);
    expect(await count(old.fields.email)).toBe(0);
    expect(await count(young.fields.email)).toBe(1);
    const left = await storedFiles();
    expect(left).not.toContain(oldPath);
    expect(left).toContain(youngPath);
    expect(await stack.count('job_application_attachments', { storage_path: oldPath })).toBe(0);
    expect(await stack.count('storage_removals')).toBe(0);
  });

  test('remembers a file whose row is gone until the file is gone too', async () => {
    const { fields } = await apply();
    const { storage_path } = (await rowOf(fields.email)).job_application_attachments;
    await backDate(fields.email, -1);
    // The process that deleted the row died before it removed the file.
    const { data } = await stack.database.rpc('purge_job_applications', { at: new Date().toISOString() });
    expect(data).toEqual({ purged: 1, paths: [storage_path] });
    expect(await storedFiles()).toContain(storage_path);
    await runRetention(new Date());
    expect(await storedFiles()).not.toContain(storage_path);
    expect(await stack.count('storage_removals')).toBe(0);
  });

  test('says so while the backend is away, rule by rule', async () => {
    await stack.backend.kill();
    try {
      const outcomes = await runRetention(new Date());
      expect(outcomes.map(({ name }) => name)).toContain('job applications');
      // These lie on the disk of the process, which is there.
      const ownDisk = 'files that never came whole';
      for (const { name, result } of outcomes)
        expect(Object.keys(result), name).toEqual([name === ownDisk ? 'deleted' : 'failed']);
    } finally {
      await stack.backend.start();
    }
  });

  test('is a command too', async () => {
    const { fields } = await apply();
    await backDate(fields.email, -1);
    const child = spawn(findNode(), [path.resolve('scripts/run-retention.mjs')], {
      env: { ...process.env, BACKEND_PORT: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(said).toMatch(/job applications +1 deleted/);
    expect(code).toBe(0);
    expect(await count(fields.email)).toBe(0);
  });
});

test('confirmations to one address end after three in an hour, and every application is stored', async () => {
  const email = 'bombed@third-party.test';
  for (let sent = 0; sent < 4; sent += 1)
    expect((await apply({ email, message: `Bericht ${sent}` })).response.status).toBe(200);
  const mails = (template: string) =>
    stack.database.from('outbox_messages').select('recipient').eq('template', template);
  const { data: rows } = await stack.database
    .from('job_applications')
    .select('id')
    .eq('email', email)
    .throwOnError();
  expect(rows).toHaveLength(4);
  const { data: sent } = await mails('application-confirmation').eq('recipient', email).throwOnError();
  expect(sent).toHaveLength(3);
  const { data: told } = await mails('application-notification').eq('payload->>email', email).throwOnError();
  expect(told).toHaveLength(4);
});
