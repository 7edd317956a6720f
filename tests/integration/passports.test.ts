import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSpoolReplay } from '@/lib/forms/server/replay-spool';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { writeToSpool } from '@/lib/forms/server/spool';
import { beginJob, changeJob, findJob } from '@/lib/jobs/server/job-store';
import type { PassportContent } from '@/lib/passports/passport';
import { answerPassportCard } from '@/lib/passports/server/answer-card';
import { passportCardPath, passportToken, readPassportToken } from '@/lib/passports/server/passport-link';
import {
  askForWord,
  changePassport,
  findClaim,
  findPassport,
  findStaffPassport,
  listDueWords,
} from '@/lib/passports/server/passport-store';
import { purgePassports } from '@/lib/passports/server/purge-passports';
import { receiveClaim, returnedClaim } from '@/lib/passports/server/receive-claim';
import { answerQuoteRequest } from '@/lib/quotes/server/answer-quote';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import { readReceivedQuoteToken } from '@/lib/quotes/server/received-link';
import { changeQuoteRequests, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { statusToken } from '@/lib/quotes/server/status-link';
import { issueTicket } from '@/lib/security/form-ticket';
import type { Staff } from '@/lib/staff/staff';
import { png, svg } from './support/files';
import { quoteRow } from './support/quote-rows';
import { acknowledged, quoteInput, readyTicket, someAddress, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const content: PassportContent = {
  doneOn: '2026-11-20',
  years: 5,
  made: ['Covering complet (1 véhicule)'],
  films: ['B01 Noir brillant'],
  care: ['wrap'],
};

/** An order whose job is done. */
async function someDoneJob(email?: string): Promise<string> {
  const { reference } = acknowledged(await submit({ input: quoteInput(email ? { email } : {}) }));
  const request = await findQuoteRequest(seller, reference);
  const won = await changeQuoteRequests(seller, [
    { reference, version: request?.version ?? 0, status: 'won' },
  ]);
  expect(won).toMatchObject([{ status: 'ok' }]);
  expect(await beginJob(seller, reference)).toMatchObject({ status: 'ok' });
  const job = await findJob(seller, reference);
  const done = {
    reference,
    version: job?.version ?? 0,
    stage: 'done',
    override: 'Tekening op papier getekend',
  } as const;
  expect(await changeJob(seller, done)).toMatchObject({ status: 'ok', job: { stage: 'done' } });
  return reference;
}

async function somePassport(email?: string): Promise<string> {
  const reference = await someDoneJob(email);
  expect(await changePassport(seller, { reference, position: 0, content })).toBe('ok');
  return reference;
}

const claimFields = {
  firstName: 'Jan',
  name: 'Maes',
  email: 'jan.maes@garage.test',
  phone: '',
  message: 'De rand aan het linkerportier komt los.',
};

function claimForm(
  reference: string,
  fields: Record<string, string | undefined> = {},
  files: { name: string; bytes: Uint8Array }[] = [],
): FormData {
  const form = new FormData();
  const all = { ...claimFields, token: passportToken(reference), ticket: readyTicket(), ...fields };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) form.set(name, value);
  for (const { name, bytes } of files) form.append('files', new File([bytes as BlobPart], name));
  return form;
}

/** Sends a claim as a browser without script does; answers what the page is told. */
async function claim(form: FormData, from = stack.siteUrl) {
  const answer = await receiveClaim(
    new Request(`${stack.siteUrl}/api/passports/claims?locale=nl`, {
      method: 'POST',
      body: form,
      headers: { origin: from, 'x-forwarded-for': someAddress() },
    }),
  );
  if (answer.status !== 303) return { status: answer.status, told: null, received: null, cookies: [] };
  const { searchParams } = new URL(answer.headers.get('location') ?? '', stack.siteUrl);
  const received = readReceivedQuoteToken(searchParams.get('received') ?? '');
  return { status: 303, told: searchParams.get('claim'), received, cookies: answer.headers.getSetCookie() };
}

const claimsOf = async (reference: string) => (await findStaffPassport(seller, reference))?.claims ?? [];

describe('A passport', () => {
  test('is made once the job is done, and not before', async () => {
    const { reference } = acknowledged(await submit({}));
    expect(await changePassport(seller, { reference, position: 0, content })).toBe('unknown');
    const done = await someDoneJob();
    expect(await findPassport(done)).toBeNull();
    expect((await findStaffPassport(seller, done))?.versions).toEqual([]);
    const job = await findJob(seller, done);
    await changeJob(seller, { reference: done, version: job?.version ?? 0, stage: 'material' });
    expect(await changePassport(seller, { reference: done, position: 0, content })).toBe('notDone');
  });

  test('says until when by the calendar, and is one version however often the button is pressed', async () => {
    const reference = await someDoneJob();
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => changePassport(seller, { reference, position: 0, content })),
    );
    expect(clicks).toEqual(Array(5).fill('ok'));
    const passport = await findPassport(reference);
    expect(passport?.versions).toHaveLength(1);
    expect(passport?.versions[0]).toMatchObject({
      ...content,
      position: 1,
      until: '2031-11-20',
      author: null,
    });
  });

  test('is corrected by another version; who comes late is told, and what was said stays in the journal', async () => {
    const reference = await somePassport();
    const films = ['S04 Gris satiné'];
    expect(await changePassport(seller, { reference, position: 1, content: { ...content, films } })).toBe(
      'ok',
    );
    const late = { ...content, years: 0 };
    expect(await changePassport(seller, { reference, position: 1, content: late })).toBe('conflict');
    expect(await changePassport(seller, { reference, position: 2, content: late })).toBe('ok');
    const versions = (await findStaffPassport(seller, reference))?.versions ?? [];
    expect(versions.map(({ position, years, until }) => [position, years, until])).toEqual([
      [3, 0, null],
      [2, 5, '2031-11-20'],
      [1, 5, '2031-11-20'],
    ]);
    const { error } = await stack.database
      .from('passport_versions')
      .update({ warranty_years: 9 })
      .eq('warranty_years', 5);
    expect(error).not.toBeNull();
  });

  test('opens with its own token alone, and with nothing once the order is none any more', async () => {
    const reference = await somePassport();
    expect(readPassportToken(passportToken(reference))).toBe(reference);
    // Neither opens what the other one does.
    expect(readPassportToken(statusToken(reference))).toBeNull();
    expect(readPassportToken(`${reference}.`)).toBeNull();
    const request = await findQuoteRequest(seller, reference);
    await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
    expect(await findPassport(reference)).toBeNull();
    expect((await claim(claimForm(reference))).told).toBe('gone');
    expect(await changePassport(seller, { reference, position: 1, content: { ...content, years: 4 } })).toBe(
      'closed',
    );
  });

  test('prints as one sheet, for whoever has its link', async () => {
    const reference = await somePassport();
    const card = (path: string) => answerPassportCard(new Request(`${stack.siteUrl}${path}`));
    const answer = await card(passportCardPath('nl', reference));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { extractText, getDocumentProxy } = await import('unpdf');
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { text, totalPages } = await extractText(document, { mergePages: true });
    expect(totalPages).toBe(1);
    for (const said of [reference, 'Covering complet', 'B01 Noir brillant', '20 november 2031'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(said);
    expect(text).not.toContain('Peeters');
    expect((await card(`/api/passports/card?token=${reference}.x`)).status).toBe(403);
  });
});

describe('A claim', () => {
  test('is a request of its own kind, with its pictures, linked to the order, answered in its own thread', async () => {
    const reference = await somePassport();
    const photo = { name: 'rand.png', bytes: await png(400, 300) };
    const sent = await claim(claimForm(reference, {}, [photo]));
    const own = sent.received?.reference ?? '';
    const request = await findQuoteRequest(seller, own);
    expect(request).toMatchObject({ subject: 'claim', status: 'new', email: claimFields.email });
    expect(request?.message).toContain(reference);
    expect(request?.message).toContain(claimFields.message);
    expect(request?.files).toHaveLength(1);
    expect(await findClaim(seller, own)).toMatchObject({
      order: reference,
      until: '2031-11-20',
      made: content.made,
    });
    expect(await findClaim(seller, reference)).toBeNull();
    expect(await claimsOf(reference)).toMatchObject([{ reference: own, status: 'new' }]);
    const answered = await answerQuoteRequest(seller, {
      reference: own,
      version: request?.version ?? 0,
      key: randomUUID(),
      template: 'blank',
      subject: 'Uw melding',
      body: 'Dag Jan, kom langs.',
      status: 'contacted',
    });
    expect(answered.status).toBe('ok');
    expect(await claimsOf(reference)).toMatchObject([{ reference: own, status: 'contacted' }]);
    // It tells nobody's customers: the mails go to whoever wrote it, and to the team.
    const { data } = await stack.database
      .from('outbox_messages')
      .select('template, recipient')
      .eq('payload->>reference', own);
    expect(data?.map(({ template, recipient }) => `${template} ${recipient}`).sort()).toEqual([
      'quote-answer jan.maes@garage.test',
      'quote-confirmation jan.maes@garage.test',
      'quote-notification null',
    ]);
  });

  test('sent again is the same one, with its pictures once', async () => {
    const reference = await somePassport();
    const ticket = readyTicket();
    const photo = { name: 'rand.png', bytes: await png(200, 100) };
    const twice = await Promise.all(
      Array.from({ length: 3 }, () => claim(claimForm(reference, { ticket }, [photo]))),
    );
    const later = await claim(claimForm(reference, { ticket }, [photo]));
    expect(new Set([...twice, later].map(({ received }) => received?.reference)).size).toBe(1);
    const [only, ...more] = await claimsOf(reference);
    expect(more).toEqual([]);
    expect((await findQuoteRequest(seller, only?.reference ?? ''))?.files).toHaveLength(1);
  });

  test('loses nothing that was typed when something is wrong with it', async () => {
    const reference = await somePassport();
    const empty = await claim(claimForm(reference, { message: '', email: 'nobody' }));
    expect(empty).toMatchObject({ status: 303, told: 'again' });
    expect(empty.cookies.join()).toContain('returned-claim-0=');
    const drawing = { name: 'rand.png', bytes: new TextEncoder().encode('no picture') };
    expect((await claim(claimForm(reference, {}, [drawing]))).told).toBe('again');
    const small = { name: 'a.svg', bytes: svg };
    expect((await claim(claimForm(reference, {}, [small, small, small, small]))).told).toBe('again');
    // Cut where it is too large; what was typed stands before that.
    const huge = { name: 'a.png', bytes: new Uint8Array(11_000_000) };
    const cut = await claim(claimForm(reference, {}, [huge, huge, huge]));
    expect(cut.told).toBe('again');
    const jar = new Map(
      cut.cookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie)?.slice(1) as [string, string]),
    );
    expect(readReturnedForm(returnedClaim, (name) => jar.get(name))).toMatchObject({
      fields: { files: ['fileTooLarge'] },
      values: claimFields,
    });
    // Sooner than anybody could write it.
    expect((await claim(claimForm(reference, { ticket: issueTicket(new Date()) }))).told).toBe('again');
    expect(await claimsOf(reference)).toEqual([]);
  });

  test('without its passport, from another site, or under a warranty that is over, is none', async () => {
    const reference = await somePassport();
    expect((await claim(claimForm(reference, { token: `${reference}.made-up` }))).status).toBe(403);
    expect((await claim(claimForm(reference), 'https://elsewhere.test')).status).toBe(403);
    const old = { ...content, doneOn: '2019-11-20' };
    expect(await changePassport(seller, { reference, position: 1, content: old })).toBe('ok');
    expect((await claim(claimForm(reference))).told).toBe('ended');
    expect(await claimsOf(reference)).toEqual([]);
  });

  test('that waited on the disk finds its passport when the database is back, once', async () => {
    const reference = await somePassport();
    const record = quoteSubmissions.openSpool().schema.parse({
      ...quoteRow({ subject: 'claim' }),
      claim: { order: reference },
    });
    expect((await writeToSpool(quoteSubmissions.openSpool(), record)).status).toBe('spooled');
    const replay = createSpoolReplay(quoteSubmissions);
    await replay(new AbortController().signal);
    await replay(new AbortController().signal);
    expect(await claimsOf(reference)).toMatchObject([{ reference: record.reference }]);
  });

  test('is counted by its card: after ten in a day the next one waits', async () => {
    const reference = await somePassport();
    for (let one = 0; one < 10; one += 1)
      expect(
        (await claim(claimForm(reference, { message: `Gebrek nummer ${one} aan de deur.` }))).received,
      ).not.toBeNull();
    const eleventh = await claim(claimForm(reference, { message: 'Nog een gebrek aan de deur.' }));
    expect(eleventh).toMatchObject({ received: null, told: 'again' });
    expect(await claimsOf(reference)).toHaveLength(10);
  });
});

describe('The mail that asks for a word', () => {
  const word = { subject: 'Twee woorden?', body: 'Dag Lieve, bent u tevreden?' };
  const mailsOf = (reference: string) =>
    stack.count('outbox_messages', { template: 'quote-answer', 'payload->>reference': reference });

  test('leaves once, whoever presses how often', async () => {
    const reference = await somePassport();
    const other = await someStaff(stack, 'sales');
    const clicks = await Promise.all(
      [seller, other, seller, other].map((staff) =>
        askForWord(staff, { reference, key: randomUUID(), ...word }),
      ),
    );
    expect(clicks.sort()).toEqual(['asked', 'asked', 'asked', 'sent']);
    expect(await mailsOf(reference)).toBe(1);
    expect((await findStaffPassport(seller, reference))?.asked).not.toBeNull();
    // The table itself holds one a job.
    const { data: kept } = await stack.database.from('job_words').select('job_id, quote_request_id').limit(1);
    expect((await stack.database.from('job_words').insert(kept ?? [])).error?.code).toBe('23505');
  });

  test('does not leave before there is a passport, nor while the customer waits for an answer', async () => {
    const done = await someDoneJob();
    expect(await askForWord(seller, { reference: done, key: randomUUID(), ...word })).toBe('notDone');
    const reference = await somePassport();
    await stack.database
      .from('quote_requests')
      .update({ reply_due_at: new Date().toISOString() })
      .eq('reference', reference);
    expect(await askForWord(seller, { reference, key: randomUUID(), ...word })).toBe('owed');
    expect(await mailsOf(reference)).toBe(0);
  });

  test('that is refused leaves no trace of having been sent', async () => {
    const reference = await somePassport();
    const broken = { reference, key: randomUUID(), subject: '', body: word.body };
    expect(await askForWord(seller, broken)).toBe('invalid');
    expect(await askForWord(seller, { ...broken, ...word })).toBe('sent');
    expect(await mailsOf(reference)).toBe(1);
  });

  test('is offered some working days after the job is done, without a claim, until it was sent', async () => {
    const reference = await somePassport();
    const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000);
    const offered = async (at: Date) =>
      (await listDueWords(seller, at)).some((row) => row.reference === reference);
    expect(await offered(new Date())).toBe(false);
    expect(await offered(inTwoWeeks)).toBe(true);
    await askForWord(seller, { reference, key: randomUUID(), ...word });
    expect(await offered(inTwoWeeks)).toBe(false);
    const claimed = await somePassport();
    await claim(claimForm(claimed));
    expect((await listDueWords(seller, inTwoWeeks)).map((row) => row.reference)).not.toContain(claimed);
  });
});

describe('Whoever cannot be written to', () => {
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000);
  const word = { subject: 'Twee woorden?', body: 'Dag Lieve, bent u tevreden?' };

  test.each([
    ['was erased', 'erase_person'],
    ['has no address', null],
  ])('because they %s is neither offered nor asked for a word', async (_, erasure) => {
    const email = `onbereikbaar-${randomUUID().slice(0, 8)}@bakkerij.test`;
    const reference = await somePassport(email);
    expect((await listDueWords(seller, inTwoWeeks)).map((row) => row.reference)).toContain(reference);
    expect(await findStaffPassport(seller, reference)).toMatchObject({ reachable: true });
    if (erasure) await stack.database.rpc(erasure, { address: email, accounts: [] }).throwOnError();
    else
      await stack.database
        .from('quote_requests')
        .update({ email: null, phone: '+32470000001', source: 'phone' })
        .eq('reference', reference)
        .throwOnError();
    expect((await listDueWords(seller, inTwoWeeks)).map((row) => row.reference)).not.toContain(reference);
    expect(await findStaffPassport(seller, reference)).toMatchObject({ reachable: false });
    expect(await askForWord(seller, { reference, key: randomUUID(), ...word })).toBe('unreachable');
    expect(
      await stack.count('outbox_messages', { template: 'quote-answer', 'payload->>reference': reference }),
    ).toBe(0);
  });
});

describe('What is kept', () => {
  test('an order keeps its passport through an erasure; what leads to no order loses it', async () => {
    const email = 'gewist@bakkerij.test';
    const reference = await somePassport(email);
    await claim(claimForm(reference, { email }));
    const exported = (await stack.database.rpc('export_person', { address: email, accounts: [] })).data;
    expect(exported.passports).toMatchObject([{ reference, versions: [{ made: content.made }] }]);
    expect(exported.warrantyClaims).toMatchObject([{ order: reference }]);
    const erased = (await stack.database.rpc('erase_person', { address: email, accounts: [] })).data;
    expect(erased.deleted).toMatchObject({ passport_claims: 1, passports: 0 });
    expect(await findPassport(reference)).not.toBeNull();
    expect(await claimsOf(reference)).toEqual([]);
    const request = await findQuoteRequest(seller, reference);
    await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
    await stack.database.rpc('erase_person', { address: email, accounts: [] });
    expect(await findStaffPassport(seller, reference)).toBeNull();
  });

  test('passports go a year after their warranty, and those without one three years after the work', async () => {
    const reference = await somePassport();
    const without = await someDoneJob();
    await changePassport(seller, { reference: without, position: 0, content: { ...content, years: 0 } });
    await purgePassports(new Date('2029-11-19T12:00:00Z'));
    expect(await findPassport(without)).not.toBeNull();
    await purgePassports(new Date('2029-11-22T12:00:00Z'));
    expect(await findPassport(without)).toBeNull();
    await purgePassports(new Date('2032-11-20T12:00:00Z'));
    expect(await findPassport(reference)).not.toBeNull();
    await purgePassports(new Date('2032-11-22T12:00:00Z'));
    expect(await findPassport(reference)).toBeNull();
    // Whoever has been asked for a word stays asked.
    expect((await findStaffPassport(seller, reference))?.versions).toEqual([]);
  });
});
