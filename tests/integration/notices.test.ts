import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJob, changeJob } from '@/lib/jobs/server/job-store';
import {
  countUnreadNotices,
  findNoticeSettings,
  listChangedRequests,
  listNotices,
  lookAtRequest,
  markNotices,
  purgeNotices,
  setNoticeSettings,
} from '@/lib/notices/server/notice-store';
import {
  addQuoteNote,
  changeQuoteRequests,
  findQuoteRequest,
  listNoteMentions,
} from '@/lib/quotes/server/staff-requests';
import type { Staff, StaffRole } from '@/lib/staff/staff';
import { acknowledged, quoteInput, submit } from './support/quotes';
import { dismiss } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let sofie: Staff;
let karim: Staff;
const karimEmail = 'karim@opaak.test';

/** A colleague with an account, an address and a name. */
async function hire(email: string, name: string, role: StaffRole = 'sales', locale = 'nl'): Promise<Staff> {
  const { data, error } = await stack.database.auth.admin.createUser({
    email,
    password: 'vrachtwagen bédrukken 42',
    email_confirm: true,
    user_metadata: { first_name: name, last_name: 'Janssens', locale },
  });
  if (error) throw error;
  await stack.database.from('staff_members').insert({ user_id: data.user.id, role }).throwOnError();
  return { viewer: { id: data.user.id }, role } as Staff;
}

beforeAll(async () => {
  stack = await startMaillessStack();
  sofie = await hire('sofie@opaak.test', 'Sofie', 'admin', 'fr');
  karim = await hire(karimEmail, 'Karim');
});

afterAll(() => stack?.stop());

const someReference = async (email?: string): Promise<string> =>
  acknowledged(await submit({ input: quoteInput(email ? { email } : {}) })).reference;

const versionOf = async (reference: string) => (await findQuoteRequest(sofie, reference))?.version ?? 0;

async function assign(reference: string, assignee: Staff | null, by = sofie): Promise<void> {
  const version = await versionOf(reference);
  const results = await changeQuoteRequests(by, [
    { reference, version, assignee: assignee?.viewer.id ?? null },
  ]);
  expect(results).toMatchObject([{ status: 'ok' }]);
}

/** What waits to be mailed to an address about a request. */
async function mailsAbout(reference: string, recipient = karimEmail) {
  const { data } = await stack.database
    .from('outbox_messages')
    .select('template, locale, recipient, payload')
    .eq('template', 'staff-notice')
    .eq('recipient', recipient)
    .throwOnError();
  return (data ?? []).filter(({ payload }) => JSON.stringify(payload).includes(reference));
}

const aboutOf = async (staff: Staff, reference: string) =>
  (await listNotices(staff)).filter((notice) => notice.reference === reference);

describe('A request that is given to a colleague', () => {
  test('tells them in their list and by one mail in their language, which names no customer', async () => {
    const reference = await someReference();
    await assign(reference, karim);
    expect(await aboutOf(karim, reference)).toMatchObject([
      { kind: 'request', by: 'Sofie Janssens', readAt: null, note: null },
    ]);
    const mails = await mailsAbout(reference);
    expect(mails).toEqual([
      {
        template: 'staff-notice',
        locale: 'nl',
        recipient: karimEmail,
        payload: { locale: 'nl', by: 'Sofie Janssens', notices: [{ kind: 'request', reference }] },
      },
    ]);
    expect(await aboutOf(sofie, reference)).toEqual([]);
  });

  test('tells nobody what they took themselves', async () => {
    const reference = await someReference();
    await assign(reference, karim, karim);
    expect(await aboutOf(karim, reference)).toEqual([]);
    expect(await mailsAbout(reference)).toEqual([]);
  });

  test('taken back before it was read is nothing to read, and given again is one notice', async () => {
    const reference = await someReference();
    await assign(reference, karim);
    await assign(reference, null);
    // What was theirs for a moment is nothing to read about.
    expect(await aboutOf(karim, reference)).toEqual([]);
    await assign(reference, karim);
    expect(await aboutOf(karim, reference)).toHaveLength(1);
  });

  test('together with others is one mail that names them all', async () => {
    const references = [await someReference(), await someReference(), await someReference()];
    await changeQuoteRequests(
      sofie,
      references.map((reference) => ({ reference, version: 1, assignee: karim.viewer.id })),
    );
    const [first = '', ...others] = references.toSorted();
    const mails = await mailsAbout(first);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload.notices.map((one: { reference: string }) => one.reference)).toEqual([
      first,
      ...others,
    ]);
    for (const reference of references) expect(await aboutOf(karim, reference)).toHaveLength(1);
  });

  test('and its job tell their owner each', async () => {
    const reference = await someReference();
    await changeQuoteRequests(sofie, [{ reference, version: 1, status: 'won' }]);
    const begun = await beginJob(sofie, reference);
    if (begun.status !== 'ok') throw new Error(begun.status);
    await changeJob(sofie, { reference, version: begun.job.version, owner: karim.viewer.id });
    expect(await aboutOf(karim, reference)).toMatchObject([{ kind: 'job' }]);
    expect(await mailsAbout(reference)).toMatchObject([
      { payload: { notices: [{ kind: 'job', reference }] } },
    ]);
  });
});

describe('A note that names a colleague', () => {
  test('tells them once, and says later whom it named', async () => {
    const reference = await someReference();
    const text = '@Karim, de klant belt om vier uur.';
    const named = [karim.viewer.id, sofie.viewer.id, 'not-an-account'];
    expect(await addQuoteNote(sofie, reference, text, named)).toBe('ok');
    // A form sent twice is one note.
    expect(await addQuoteNote(sofie, reference, text, named)).toBe('ok');
    expect(await aboutOf(karim, reference)).toMatchObject([{ kind: 'mention', note: text }]);
    // Not even whoever names themselves.
    expect(await aboutOf(sofie, reference)).toEqual([]);
    expect(await mailsAbout(reference)).toHaveLength(1);
    const mentions = await listNoteMentions(sofie, reference);
    expect(mentions.map(({ name }) => name).sort()).toEqual(['Karim Janssens', 'Sofie Janssens']);
    expect(JSON.stringify(await mailsAbout(reference))).not.toContain('vier uur');
  });

  test('tells nobody who cannot open requests, or has left', async () => {
    const reference = await someReference();
    const editor = await hire('els@opaak.test', 'Els', 'editor');
    const leaver = await hire('leo@opaak.test', 'Leo');
    await dismiss(stack, leaver);
    await addQuoteNote(sofie, reference, '@Els @Leo', [editor.viewer.id, leaver.viewer.id]);
    expect(await listNoteMentions(sofie, reference)).toEqual([]);
    expect(await mailsAbout(reference, 'els@opaak.test')).toEqual([]);
    expect(await mailsAbout(reference, 'leo@opaak.test')).toEqual([]);
  });

  test('is read on, whoever of those it named has lost their account past the site', async () => {
    const reference = await someReference();
    const gone = randomUUID();
    await stack.database.from('staff_members').insert({ user_id: gone, role: 'sales' }).throwOnError();
    await addQuoteNote(sofie, reference, '@Gaston @Karim', [gone, karim.viewer.id]);
    expect((await listNoteMentions(sofie, reference)).map(({ name }) => name)).toEqual(['Karim Janssens']);
  });
});

describe('Whoever is told', () => {
  test('reads by opening the request, or by saying so, and can keep it for later', async () => {
    const reference = await someReference();
    const before = await countUnreadNotices(karim);
    await assign(reference, karim);
    expect(await countUnreadNotices(karim)).toBe(before + 1);
    await lookAtRequest(karim, reference);
    expect(await countUnreadNotices(karim)).toBe(before);
    const [notice] = await aboutOf(karim, reference);
    expect(notice?.readAt).toEqual(expect.any(Date));
    const id = notice?.id ?? '';
    expect(await markNotices(karim, { ids: [id], read: false })).toBe('saved');
    expect(await countUnreadNotices(karim)).toBe(before + 1);
    // Nobody reads for another.
    expect(await markNotices(sofie, { ids: [id], read: true })).toBe('saved');
    expect(await countUnreadNotices(karim)).toBe(before + 1);
    // What came after the page was made stays to be read.
    const later = await someReference();
    await assign(later, karim);
    const shown = (await listNotices(karim)).filter(({ reference: of }) => of !== later).map((one) => one.id);
    expect(await markNotices(karim, { ids: shown, read: true })).toBe('saved');
    expect((await listNotices(karim)).filter(({ readAt }) => !readAt)).toMatchObject([{ reference: later }]);
  });

  test('turns the mails off, and keeps the list', async () => {
    const mieke = await hire('mieke@opaak.test', 'Mieke', 'sales', 'en');
    expect(await findNoticeSettings(mieke)).toEqual({ mails: true, locale: 'en' });
    expect(await setNoticeSettings(mieke, { mails: false, locale: 'fr' })).toBe('saved');
    expect(await findNoticeSettings(mieke)).toEqual({ mails: false, locale: 'fr' });
    const reference = await someReference();
    await assign(reference, mieke);
    expect(await aboutOf(mieke, reference)).toHaveLength(1);
    expect(await mailsAbout(reference, 'mieke@opaak.test')).toEqual([]);
    expect(await setNoticeSettings(mieke, { mails: true, locale: 'fr' })).toBe('saved');
    await addQuoteNote(sofie, reference, '@Mieke', [mieke.viewer.id]);
    expect(await mailsAbout(reference, 'mieke@opaak.test')).toMatchObject([{ locale: 'fr' }]);
    // What was theirs goes with their role.
    await dismiss(stack, mieke);
    for (const table of ['staff_notices', 'staff_notice_settings', 'quote_note_mentions'])
      expect(await stack.count(table, { account_id: mieke.viewer.id }), table).toBe(0);
  });
});

test('what others did since a colleague last looked is news to them: to the request, a note, or the job', async () => {
  const reference = await someReference();
  const news = async (staff: Staff) => [...(await listChangedRequests(staff, [reference, '000-000-000']))];
  // Who has never opened it sees that it is new by its place.
  expect(await news(karim)).toEqual([]);
  await lookAtRequest(karim, reference);
  await lookAtRequest(sofie, reference);
  await changeQuoteRequests(sofie, [{ reference, version: 1, status: 'won' }]);
  expect(await news(karim)).toEqual([reference]);
  expect(await news(sofie)).toEqual([]);
  await lookAtRequest(karim, reference);
  expect(await news(karim)).toEqual([]);
  const begun = await beginJob(sofie, reference);
  if (begun.status !== 'ok') throw new Error(begun.status);
  expect(await news(karim)).toEqual([reference]);
  await lookAtRequest(karim, reference);
  await addQuoteNote(karim, reference, 'Gebeld.');
  expect(await news(karim)).toEqual([]);
  expect(await news(sofie)).toEqual([reference]);
});

test('old notices and looks go, and those of an erased customer with the request', async () => {
  const email = 'lieve@notices.test';
  const reference = await someReference(email);
  await assign(reference, karim);
  await lookAtRequest(karim, reference);
  const found = await stack.database.rpc('export_person', {
    address: karimEmail,
    accounts: [karim.viewer.id],
  });
  expect(found.data.staffNotices).toContainEqual(expect.objectContaining({ kind: 'request', reference }));
  expect(found.data.staffLooks).toContainEqual(expect.objectContaining({ reference }));
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(await purgeNotices(later(89))).toBe(0);
  expect(await aboutOf(karim, reference)).toHaveLength(1);
  const erasure = { address: email, address_hash: 'h'.repeat(43), reason: 'asked' };
  const erased = await stack.database.rpc('erase_address', { actor: sofie.viewer.id, erasure });
  expect(erased.data).toMatchObject({ status: 'ok' });
  expect(await aboutOf(karim, reference)).toEqual([]);
  const last = await someReference();
  await assign(last, karim);
  expect(await purgeNotices(later(91))).toBeGreaterThan(0);
  expect(await aboutOf(karim, last)).toEqual([]);
});
