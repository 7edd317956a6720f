import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Accounts from '@/lib/accounts/actions';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { JobStage } from '@/lib/jobs/job';
import { readJobFilter } from '@/lib/jobs/job-filter';
import { beginJob, changeJob, findJob, listJobs } from '@/lib/jobs/server/job-store';
import type * as Store from '@/lib/jobs/server/stage-store';
import type * as Actions from '@/lib/jobs/stage-actions';
import { listSteps, ownStagesLimit, ownStagesOf, type StoredStage } from '@/lib/jobs/stage-list';
import { readOfferFigures } from '@/lib/offers/server/offer-figures';
import { findProofs } from '@/lib/proofs/server/proof-store';
import { changeQuoteRequests } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';
import { comeFrom, someAccount } from './support/accounts';
import { followAction, newBrowser, standInForNext } from './support/next-request';
import { acknowledged, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let actions: typeof Actions;
let store: typeof Store;
let admin: Staff;
let seller: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  actions = await import('@/lib/jobs/stage-actions');
  store = await import('@/lib/jobs/server/stage-store');
  admin = await someStaff(stack, 'admin');
  seller = await someStaff(stack, 'sales');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(async () => {
  for (const { id, version } of (await list()).filter(({ isOwn }) => isOwn))
    await store.retireStage(admin, id, version);
});

/** Those that are offered. */
async function list(): Promise<StoredStage[]> {
  return (await store.findStageSettings()).filter(({ isRetired }) => !isRetired);
}

const inEach = (name: string) => ({ fr: `${name} fr`, nl: `${name} nl`, en: `${name} en` });

async function ownStage(name = 'Welding', kind: JobStage = 'production'): Promise<StoredStage> {
  expect(await store.saveStage(admin, { isOwn: true, kind, name: inEach(name) })).toBe('ok');
  const made = (await list()).find((stage) => stage.name.en === `${name} en`);
  if (!made) throw new Error('There is no stage');
  return made;
}

async function someJob() {
  const { reference } = acknowledged(await submit());
  await changeQuoteRequests(seller, [{ reference, version: 1, status: 'won' }]);
  expect(await beginJob(seller, reference)).toMatchObject({ status: 'ok' });
  return reference;
}

async function jobOf(reference: string) {
  const job = await findJob(seller, reference);
  if (!job) throw new Error('There is no job');
  return job;
}

/** Puts a job somewhere, with a reason where nobody approved. */
async function put(reference: string, place: { stage: JobStage; override?: string } | { ownStage: string }) {
  const { version } = await jobOf(reference);
  return changeJob(seller, { reference, version, ...place });
}

const override = 'Accord donné au téléphone.';

describe('The names of stages', () => {
  test('are those of the site until an admin says otherwise, and again when the name is taken back', async () => {
    expect(await list()).toEqual([]);
    const name = inEach('Making');
    const change = { isOwn: false as const, kind: 'production' as const };
    expect(await store.saveStage(admin, { ...change, name, version: 0 })).toBe('ok');
    expect(listSteps(await list(), 'nl', (kind) => kind).map((step) => step.name)).toContain('Making nl');
    // A second admin had the page open before.
    expect(await store.saveStage(admin, { ...change, name: inEach('Other'), version: 0 })).toBe('conflict');
    expect(await store.saveStage(admin, { ...change, name: null, version: 1 })).toBe('ok');
    expect(await list()).toEqual([]);
  });

  test('are said by admins alone, in each language, and short', async () => {
    const change = { isOwn: true as const, kind: 'production' as const, name: inEach('Welding') };
    for (const role of ['sales', 'editor'] as const)
      expect(await store.saveStage(await someStaff(stack, role), change)).toBe('forbidden');
    for (const name of [{ fr: 'x', nl: '', en: 'x' }, inEach('x'.repeat(41))])
      expect(await store.saveStage(admin, { ...change, name })).toBe('invalid');
    expect(await list()).toEqual([]);
  });
});

describe('A stage of the agency’s own', () => {
  test('follows the rules of its kind', async () => {
    const { id } = await ownStage();
    const reference = await someJob();
    expect(await put(reference, { ownStage: id })).toMatchObject({ status: 'unapproved' });
    expect(await jobOf(reference)).toMatchObject({ stage: 'proof', ownStage: null });
    await put(reference, { stage: 'production', override });
    expect(await put(reference, { ownStage: id })).toMatchObject({
      status: 'ok',
      job: { stage: 'production', ownStage: id },
    });
    expect(await findProofs(reference)).toMatchObject({ stage: 'production', ownStage: id });
    const signed = await ownStage('Signed', 'approved');
    expect(await put(reference, { ownStage: signed.id })).toMatchObject({ status: 'notApproved' });
    // To its kind, and to another one, whatever it stood at within.
    expect(await put(reference, { stage: 'production' })).toMatchObject({ job: { ownStage: null } });
    await put(reference, { ownStage: id });
    expect(await put(reference, { stage: 'material' })).toMatchObject({
      job: { stage: 'material', ownStage: null },
    });
  });

  test('is counted by name in the figures, and in the sum of its kind', async () => {
    const { id } = await ownStage();
    const [here, there] = [await someJob(), await someJob()];
    const today = brusselsDay(new Date());
    const read = async () => {
      const { stages, ownStages } = await readOfferFigures(seller, today, today);
      return { kind: stages.find(({ stage }) => stage === 'production')?.jobs ?? 0, ownStages };
    };
    const before = await read();
    expect(before.ownStages).toEqual([]);
    for (const reference of [here, there]) await put(reference, { stage: 'production', override });
    await put(here, { ownStage: id });
    expect(await read()).toEqual({
      kind: before.kind + 2,
      ownStages: [{ id, stage: 'production', jobs: 1, net: 0 }],
    });
    await put(here, { stage: 'production' });
    expect(await read()).toEqual({ kind: before.kind + 2, ownStages: [] });
  });

  test('does not move the day from which a warranty runs', async () => {
    const { id } = await ownStage('Paid', 'done');
    const reference = await someJob();
    await put(reference, { stage: 'done', override });
    const { stageSince } = await jobOf(reference);
    await put(reference, { ownStage: id });
    expect(await jobOf(reference)).toMatchObject({ ownStage: id, stageSince });
  });

  test('is counted and listed by itself and within its kind, and is written down', async () => {
    const { id } = await ownStage('Waiting', 'material');
    const reference = await someJob();
    await put(reference, { ownStage: id });
    const all = await listJobs(seller, readJobFilter({}));
    expect(all.ownCounts).toEqual({ [id]: 1 });
    expect(all.counts.material).toBeGreaterThan(0);
    const placed = expect.objectContaining({ reference, stage: 'material', ownStage: id });
    for (const stage of [id, 'material'])
      expect((await listJobs(seller, readJobFilter({ stage }))).rows).toContainEqual(placed);
    expect((await listJobs(seller, readJobFilter({ stage: id }))).total).toBe(1);
    expect((await listJobs(seller, readJobFilter({ stage: randomUUID() }))).rows).toEqual([]);
    const { data } = await stack.database
      .from('audit_log')
      .select('changed')
      .eq('entity', 'jobs')
      .eq('action', 'update')
      .order('at', { ascending: false })
      .limit(1)
      .throwOnError();
    expect(data).toMatchObject([{ changed: { own_stage_id: { to: id } } }]);
  });

  test('that is retired gives its jobs back to its kind, and takes no more', async () => {
    const { id, version } = await ownStage('Waiting', 'material');
    const reference = await someJob();
    await put(reference, { ownStage: id });
    const seen = await jobOf(reference);
    expect((await list()).find((stage) => stage.id === id)?.jobs).toBe(1);
    expect(await store.retireStage(seller, id, version)).toBe('forbidden');
    expect(await store.retireStage(admin, id, version + 1)).toBe('conflict');
    expect(await store.retireStage(admin, id, version)).toBe('ok');
    expect(await store.retireStage(admin, id, version)).toBe('unknown');
    expect(await jobOf(reference)).toMatchObject({ stage: 'material', ownStage: null });
    // Whoever had the job open is told that it has changed; whoever has not, that the stage is gone.
    expect(await changeJob(seller, { reference, version: seen.version, ownStage: id })).toMatchObject({
      status: 'conflict',
    });
    expect(await put(reference, { ownStage: id })).toMatchObject({ status: 'retired' });
    expect(await list()).toEqual([]);
  });

  test('stands before or after its neighbours, and two admins do not undo each other', async () => {
    const names = async () => ownStagesOf(await list(), 'production').map(({ name }) => name.en);
    const cutting = await ownStage('Cutting');
    const welding = await ownStage('Welding');
    await ownStage('Waiting', 'material');
    expect(await store.moveStage(seller, welding.id, welding.version, true)).toBe('forbidden');
    expect(await store.moveStage(admin, cutting.id, cutting.version, true)).toBe('first');
    expect(await store.moveStage(admin, welding.id, welding.version, true)).toBe('ok');
    expect(await names()).toEqual(['Welding en', 'Cutting en']);
    expect(await store.moveStage(admin, welding.id, welding.version, false)).toBe('conflict');
    expect(await store.moveStage(admin, cutting.id, cutting.version, true)).toBe('conflict');
    const change = { isOwn: true as const, id: cutting.id, name: inEach('Sawing') };
    expect(await store.saveStage(admin, { ...change, version: cutting.version })).toBe('conflict');
    expect(await store.saveStage(admin, { ...change, version: cutting.version + 1 })).toBe('ok');
    expect(await names()).toEqual(['Welding en', 'Sawing en']);
  });

  test('that two admins change at once is answered to both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await ownStage(`R${round}x`);
      const change = { isOwn: true as const, id, name: inEach(`N${round}x`), version };
      const [named, retired] = await Promise.all([
        store.saveStage(admin, change),
        store.retireStage(admin, id, version),
      ]);
      expect([
        ['ok', 'conflict'],
        ['unknown', 'ok'],
      ]).toContainEqual([named, retired]);
    }
  });

  test('is one of twenty at most', async () => {
    for (let at = 0; at < ownStagesLimit; at += 1) await ownStage(`S${at}x`, 'fitting');
    const change = { isOwn: true as const, kind: 'fitting' as const, name: inEach('More') };
    expect(await store.saveStage(admin, change)).toBe('full');
  });

  test('is none of another kind, nor the name of one, whoever writes the row', async () => {
    const { id } = await ownStage();
    await store.saveStage(admin, { isOwn: false, kind: 'material', name: inEach('Film'), version: 0 });
    const given = (await list()).find(({ isOwn }) => !isOwn);
    const reference = await someJob();
    expect(await put(reference, { ownStage: given?.id ?? '' })).toMatchObject({ status: 'retired' });
    const request = await stack.database.from('quote_requests').select('id').eq('reference', reference);
    const of = request.data?.[0]?.id ?? '';
    const direct = await stack.database.from('jobs').update({ own_stage_id: id }).eq('quote_request_id', of);
    expect(direct.error).not.toBeNull();
    await store.saveStage(admin, { isOwn: false, kind: 'material', name: null, version: 1 });
  });
});

describe('The forms', () => {
  async function signInAs(role: string): Promise<void> {
    const account = await someAccount(stack, accounts);
    const args = { account_email: account, granted_role: role };
    expect((await stack.database.rpc('grant_staff_role', args)).data).toBe('granted');
  }

  const formOf = (entries: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) form.set(name, value);
    return form;
  };

  const typed = { 'name.fr': 'Soudure', 'name.nl': 'Lassen', 'name.en': 'Welding', version: '0' };
  const send = (place: unknown, entries: Record<string, string> = typed) =>
    actions.nameStage('fr', place as string, null, formOf(entries));

  test('ask who sends them before anything else, and give back what was typed', async () => {
    expect(await send('production')).toMatchObject({ status: 'refused', reason: 'signedOut', values: typed });
    await signInAs('editor');
    expect(await send('production', {})).toMatchObject({ status: 'refused', reason: 'forbidden' });
    newBrowser();
    await signInAs('sales');
    expect(await send('in-production')).toMatchObject({ status: 'refused', reason: 'forbidden' });
    const id = formOf({ id: `${randomUUID()}:1` });
    const retired = await followAction(() => actions.retireOwnStage('nl', id));
    expect(retired).toEqual({ target: expect.stringContaining('outcome=forbidden') });
    const moved = await followAction(() => actions.moveOwnStage('nl', id));
    expect(moved).toEqual({ target: expect.stringContaining('outcome=forbidden') });
    expect(await list()).toEqual([]);
  });

  test('add a stage, name it, move and retire it', async () => {
    await signInAs('admin');
    expect(await send('in-production')).toMatchObject({ status: 'ok' });
    const [made] = await list();
    expect(made).toMatchObject({ kind: 'production', isOwn: true, name: { nl: 'Lassen' } });
    const id = made?.id ?? '';
    expect(await send(id, { ...typed, 'name.nl': 'Solderen', version: '1' })).toMatchObject({ status: 'ok' });
    expect(await send(id, { ...typed, version: '1' })).toMatchObject({
      status: 'refused',
      reason: 'conflict',
      values: { 'name.nl': 'Lassen' },
    });
    expect(await send(id, { ...typed, 'name.en': '' })).toMatchObject({ status: 'invalid' });
    expect(await send(id, { version: '2' })).toMatchObject({ fields: { 'name.fr': ['required'] } });
    const press = (action: typeof actions.retireOwnStage, more = {}) =>
      followAction(() => action('nl', formOf({ id: `${id}:2`, ...more })));
    expect(await press(actions.moveOwnStage, { direction: 'up' })).toEqual({
      target: expect.stringContaining('outcome=first'),
    });
    expect(await press(actions.retireOwnStage)).toEqual({
      target: expect.stringContaining('outcome=retired'),
    });
    expect(await list()).toEqual([]);
  });

  test('survive what a stranger binds to them', async () => {
    await signInAs('admin');
    for (const forged of [null, undefined, 7, {}, [], '', 'in-', 'in-sold', '__proto__', randomUUID()]) {
      expect(await send(forged), String(forged)).toMatchObject({ status: 'refused', reason: 'unknown' });
    }
    for (const id of ['', 'x', `${randomUUID()}:x`]) {
      const answer = await followAction(() => actions.retireOwnStage('nl', formOf({ id })));
      expect(answer).toEqual({ target: expect.stringContaining('outcome=invalid') });
    }
    expect(await list()).toEqual([]);
  });
});
