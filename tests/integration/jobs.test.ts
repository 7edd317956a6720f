import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobStages } from '@/lib/jobs/job';
import { readJobFilter } from '@/lib/jobs/job-filter';
import {
  beginJob,
  changeJob,
  checkJobItem,
  countWaitingJobs,
  findJob,
  listJobs,
} from '@/lib/jobs/server/job-store';
import { totalsOfChoice } from '@/lib/offers/choice-totals';
import { currentVersion } from '@/lib/offers/offer-record';
import { changeOfferDraft, findOffer, findSentOffer } from '@/lib/offers/server/offer-store';
import { receiveDecision } from '@/lib/offers/server/receive-decision';
import { sendOffer } from '@/lib/offers/server/send-offer';
import { currentProof, type ProofRecord } from '@/lib/proofs/proof';
import { answerProofFile, proofFilePath } from '@/lib/proofs/server/answer-proof-file';
import { findProofs } from '@/lib/proofs/server/proof-store';
import { sendProof } from '@/lib/proofs/server/receive-proof';
import { receiveProofForm } from '@/lib/proofs/server/receive-proof-form';
import { changeQuoteRequests, findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { statusToken } from '@/lib/quotes/server/status-link';
import type { Staff } from '@/lib/staff/staff';
import { exampleOffer } from '../unit/offers/example-offer';
import { pdf, png, svg } from './support/files';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { dismiss, someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let seller: Staff;

beforeAll(async () => {
  stack = await startMaillessStack();
  seller = await someStaff(stack, 'sales');
});

afterAll(() => stack?.stop());

const someReference = async (email?: string): Promise<string> =>
  acknowledged(await submit({ input: quoteInput(email ? { email } : {}) })).reference;

const post = (path: string, fields: Record<string, string>) =>
  new Request(`${stack.siteUrl}${path}?locale=nl`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: stack.siteUrl, 'x-forwarded-for': someAddress() },
  });

/** A request whose customer has accepted an offer. */
async function someOrder(email?: string): Promise<string> {
  const reference = await someReference(email);
  const saved = await changeOfferDraft(seller, { reference, version: 0, offer: exampleOffer });
  if (saved.status !== 'ok') throw new Error(`Not saved: ${saved.status}`);
  await sendOffer(seller, reference, saved.offer.version, new Date());
  const record = await findSentOffer(reference);
  const version = record && currentVersion(record);
  if (!version) throw new Error('Not sent');
  const choice = ['a3', 'a4'];
  const answer = await receiveDecision(
    post('/api/offers/decisions', {
      token: statusToken(reference),
      pdfHash: version.sending.pdfHash,
      shown: String(totalsOfChoice(version.offer, choice)?.gross),
      'choice-A': 'a3',
      choice: 'a4',
      name: 'Lieve Peeters',
      terms: 'on',
      intent: 'accept',
    }),
  );
  expect(answer.headers.get('location')).toContain('offer=accepted');
  return reference;
}

async function someJob(reference: string) {
  const job = await findJob(seller, reference);
  if (!job) throw new Error('There is no job');
  return job;
}

async function proofsOf(reference: string): Promise<ProofRecord> {
  const record = await findProofs(reference);
  if (!record) throw new Error('There is no job');
  return record;
}

/** Sends a picture as the next version. */
async function send(reference: string, bytes?: Uint8Array, name = 'proef.png'): Promise<string> {
  const position = ((await proofsOf(reference)).versions[0]?.position ?? 0) + 1;
  const file = { name, bytes: bytes ?? (await png(1000, 500)), words: 'Dag Lieve, kijk eens.' };
  return sendProof(seller, { reference, position, ...file });
}

/** A form under the proof that was sent last; answers what became of it. */
async function say(record: ProofRecord, fields: Record<string, string>): Promise<string | null> {
  const answer = await receiveProofForm(
    post('/api/proofs/forms', {
      token: statusToken(record.reference),
      hash: currentProof(record)?.file.hash ?? '',
      ...fields,
    }),
  );
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '', stack.siteUrl).searchParams.get('proof');
}

const approval = { intent: 'approve', name: 'Lieve Peeters', checked: 'on' };
const remark = { intent: 'point', square: 'C2', text: 'Het blauw is te donker.' };

describe('A job', () => {
  test('is made by an accepted offer, once, and waits for its proof', async () => {
    const email = 'een.opdracht@bakkerij.test';
    const reference = await someOrder(email);
    expect(await someJob(reference)).toMatchObject({
      stage: 'proof',
      dueOn: null,
      blocked: null,
      proof: null,
      override: null,
      delivery: exampleOffer.delivery,
    });
    expect(await beginJob(seller, reference)).toMatchObject({ status: 'ok' });
    const { jobs } = (await stack.database.rpc('export_person', { address: email, accounts: [] })).data;
    expect(jobs).toHaveLength(1);
  });

  test('is made by hand of an order that was accepted on the telephone, and of nothing else', async () => {
    const reference = await someReference();
    expect(await findJob(seller, reference)).toBeNull();
    expect(await beginJob(seller, reference)).toEqual({ status: 'closed' });
    const request = await findQuoteRequest(seller, reference);
    await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'won' }]);
    expect(await beginJob(seller, reference)).toMatchObject({ status: 'ok', job: { stage: 'proof' } });
    expect(await beginJob(seller, '999-999-999')).toEqual({ status: 'unknown' });
  });

  test('of two colleagues, the one who comes late is told, and ticks are of both', async () => {
    const reference = await someOrder();
    const { version } = await someJob(reference);
    const both = await Promise.all([
      changeJob(seller, { reference, version, dueOn: '2026-12-22' }),
      changeJob(seller, { reference, version, blocked: 'Folie niet geleverd' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['conflict', 'ok']);
    const tick = { reference, done: true } as const;
    await Promise.all([
      checkJobItem(seller, { ...tick, item: 'washed' }),
      checkJobItem(seller, { ...tick, item: 'washed' }),
      checkJobItem(seller, { ...tick, item: 'material' }),
    ]);
    expect((await someJob(reference)).checks.map(({ item }) => item).sort()).toEqual(['material', 'washed']);
    await checkJobItem(seller, { reference, item: 'washed', done: false });
    expect((await someJob(reference)).checks.map(({ item }) => item)).toEqual(['material']);
  });

  test('keeps owner, day and what blocks it; who is no colleague cannot own it', async () => {
    const reference = await someOrder();
    const { version } = await someJob(reference);
    const owner = await someStaff(stack, 'sales');
    const changed = await changeJob(seller, {
      reference,
      version,
      owner: owner.viewer.id,
      dueOn: '2026-12-22',
      blocked: 'Folie niet geleverd',
    });
    expect(changed).toMatchObject({
      status: 'ok',
      job: { owner: { id: owner.viewer.id }, dueOn: '2026-12-22', blocked: 'Folie niet geleverd' },
    });
    const next = { reference, version: version + 1 };
    const editor = await someStaff(stack, 'editor');
    expect(await changeJob(seller, { ...next, owner: editor.viewer.id })).toEqual({ status: 'invalid' });
    expect(await changeJob(seller, { ...next, dueOn: '2026-02-30' })).toEqual({ status: 'invalid' });
    expect(await changeJob(editor, { ...next, blocked: null })).toEqual({ status: 'forbidden' });
    // Who leaves the team owns no open job any more.
    await dismiss(stack, owner);
    expect((await someJob(reference)).owner).toBeNull();
  });
});

describe('Nothing is made', () => {
  test('before its proof is approved, whoever asks', async () => {
    const reference = await someOrder();
    const { version } = await someJob(reference);
    for (const stage of ['production', 'fitting', 'done'] as const)
      expect(await changeJob(seller, { reference, version, stage })).toEqual({ status: 'unapproved' });
    expect(await changeJob(seller, { reference, version, stage: 'approved' })).toEqual({
      status: 'notApproved',
    });
    // Not past the functions either.
    const { error } = await stack.database
      .from('jobs')
      .update({ stage: 'production' })
      .eq('version', version);
    expect(error).not.toBeNull();
    expect(await changeJob(seller, { reference, version, stage: 'material' })).toMatchObject({
      status: 'ok',
      job: { stage: 'material' },
    });
  });

  test('without approval unless a colleague says why, for that proof alone', async () => {
    const reference = await someOrder();
    expect(await send(reference)).toBe('sent');
    const sent = await proofsOf(reference);
    const { version } = await someJob(reference);
    const override = 'Akkoord gegeven aan de toog, met de klant erbij.';
    expect(await changeJob(seller, { reference, version, stage: 'production', override: 'ok' })).toEqual({
      status: 'invalid',
    });
    const made = await changeJob(seller, { reference, version, stage: 'production', override });
    expect(made).toMatchObject({ status: 'ok', job: { override: { reason: override, position: 1 } } });
    expect(await send(reference)).toBe('beingMade');
    // Who still has the page of before decides about nothing any more.
    const { dueOn } = await someJob(reference);
    for (const late of [approval, remark, { intent: 'changes', words: 'Groter.' }])
      expect(await say(sent, late)).toBe('beingMade');
    expect(await someJob(reference)).toMatchObject({ stage: 'production', dueOn });
    await changeJob(seller, { reference, version: version + 1, stage: 'proof' });
    expect(await send(reference)).toBe('sent');
    const again = await someJob(reference);
    expect(await changeJob(seller, { reference, version: again.version, stage: 'production' })).toEqual({
      status: 'unapproved',
    });
    const { error } = await stack.database
      .from('job_overrides')
      .update({ reason: 'Iets heel anders dan toen.' })
      .eq('reason', override);
    expect(error).not.toBeNull();
  });
});

describe('A proof', () => {
  test('is kept as it was sent, and read with the private link', async () => {
    const reference = await someOrder();
    expect(await send(reference)).toBe('sent');
    const record = await proofsOf(reference);
    const version = currentProof(record);
    expect(version).toMatchObject({
      position: 1,
      words: 'Dag Lieve, kijk eens.',
      file: { kind: 'png', name: 'proef.png', picture: { width: 1000, height: 500 } },
    });
    const address = { position: 1, hash: version?.file.hash ?? '' };
    const answer = await answerProofFile(
      new Request(stack.siteUrl + proofFilePath(statusToken(reference), address, 'file')),
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(version?.file.hash);
    const screen = await answerProofFile(
      new Request(stack.siteUrl + proofFilePath(statusToken(reference), address, 'screen')),
    );
    expect(screen.headers.get('content-type')).toBe('image/webp');
    const stranger = new URL(stack.siteUrl + proofFilePath(statusToken(reference), address, 'file'));
    stranger.searchParams.set('token', `${reference}.forged`);
    expect((await answerProofFile(new Request(stranger))).status).toBe(403);
    const { error } = await stack.database
      .from('proof_versions')
      .update({ words: 'Iets anders' })
      .eq('file_hash', version?.file.hash ?? '');
    expect(error).not.toBeNull();
    expect(await stack.count('storage_removals', { storage_path: version?.file.path ?? '' })).toBe(0);
  });

  test('is a picture or a PDF; what else is sent is refused and nothing is kept', async () => {
    const reference = await someOrder();
    expect(await send(reference, svg, 'proef.svg')).toBe('fileType');
    expect(await send(reference, new Uint8Array(), 'proef.png')).toBe('fileNeeded');
    expect((await proofsOf(reference)).versions).toEqual([]);
    expect(await send(reference, pdf, 'proef.pdf')).toBe('sent');
    expect(currentProof(await proofsOf(reference))?.file).toMatchObject({ kind: 'pdf', picture: null });
  });

  test('of two colleagues who send one, one does, and the customer has one mail', async () => {
    const email = 'twee.proeven@bakkerij.test';
    const reference = await someOrder(email);
    const both = await Promise.all([send(reference), send(reference)]);
    expect(both.sort()).toEqual(['conflict', 'sent']);
    expect(await stack.count('outbox_messages', { template: 'proof-sent', recipient: email })).toBe(1);
  });

  test('takes the approval of the one before with it', async () => {
    const reference = await someOrder();
    await send(reference);
    expect(await say(await proofsOf(reference), approval)).toBe('approved');
    expect((await someJob(reference)).stage).toBe('approved');
    await send(reference);
    const job = await someJob(reference);
    expect(job).toMatchObject({ stage: 'proof', proof: { position: 2, decision: null } });
    expect(await changeJob(seller, { reference, version: job.version, stage: 'production' })).toEqual({
      status: 'unapproved',
    });
  });

  test('of an order that is none any more is not sent', async () => {
    const reference = await someOrder();
    const request = await findQuoteRequest(seller, reference);
    await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
    expect(await send(reference)).toBe('closed');
  });
});

test('what asks for somebody is counted: a proof to change, what is blocked, what is late', async () => {
  const before = await countWaitingJobs(seller, '2026-12-01');
  const reference = await someOrder();
  await send(reference);
  expect(await countWaitingJobs(seller, '2026-12-01')).toEqual(before);
  await say(await proofsOf(reference), { intent: 'changes', words: 'Groter.' });
  expect(await countWaitingJobs(seller, '2026-12-01')).toEqual({ ...before, toChange: before.toChange + 1 });
  const { version } = await someJob(reference);
  await changeJob(seller, { reference, version, dueOn: '2026-11-30', blocked: 'Wacht op film.' });
  expect(await countWaitingJobs(seller, '2026-12-01')).toEqual({
    toChange: before.toChange + 1,
    blocked: before.blocked + 1,
    late: before.late + 1,
  });
  // On its day it is not late yet, and with another proof nobody waits for one.
  expect((await countWaitingJobs(seller, '2026-11-30')).late).toBeLessThanOrEqual(before.late);
  expect(await send(reference)).toBe('sent');
  expect((await countWaitingJobs(seller, '2026-12-01')).toChange).toBe(before.toChange);
});

describe('A customer', () => {
  test('marks spots, takes one back, and asks for the change: then it stays as it is', async () => {
    const reference = await someOrder();
    await send(reference);
    const record = await proofsOf(reference);
    expect(await say(record, { intent: 'changes' })).toBe('wordsNeeded');
    const marked = await Promise.all([say(record, remark), say(record, remark)]);
    expect(marked).toEqual(['marked', 'marked']);
    expect(await say(record, { intent: 'point', x: '0.9', y: '0.1', text: 'Groter.' })).toBe('marked');
    const [first, second] = currentProof(await proofsOf(reference))?.points ?? [];
    expect(first).toMatchObject({ place: { x: 0.25, y: 0.3 }, text: 'Het blauw is te donker.' });
    expect(second).toMatchObject({ place: { x: 0.9, y: 0.1 } });
    expect(await say(record, approval)).toBe('pointsOpen');
    expect(await say(record, { intent: `remove:${second?.id}` })).toBe('removed');
    expect(await say(record, { intent: 'changes' })).toBe('changes');
    expect(await say(record, { intent: 'changes' })).toBe('changes');
    expect(await say(record, approval)).toBe('decidedBefore');
    expect(await say(record, { intent: 'changes', words: 'Toch niet.' })).toBe('decidedBefore');
    expect(await say(record, { ...remark, square: 'D2' })).toBe('decidedBefore');
    expect(currentProof(await proofsOf(reference))?.points).toHaveLength(1);
    expect(await someJob(reference)).toMatchObject({ stage: 'proof', proof: { decision: 'changes' } });
    const { error } = await stack.database
      .from('proof_points')
      .update({ body: 'Niets.' })
      .eq('id', first?.id);
    expect(error).not.toBeNull();
  });

  test('approves once, however often the button is pressed; the job goes on and has its day', async () => {
    const email = 'goedgekeurd@bakkerij.test';
    const reference = await someOrder(email);
    await send(reference);
    const record = await proofsOf(reference);
    const answers = await Promise.all([say(record, approval), say(record, approval), say(record, approval)]);
    expect(answers).toEqual(['approved', 'approved', 'approved']);
    const after = await proofsOf(reference);
    expect(after.stage).toBe('approved');
    expect(after.dueOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(currentProof(after)?.decision).toMatchObject({
      kind: 'approved',
      name: 'Lieve Peeters',
      email,
      hash: currentProof(record)?.file.hash,
    });
    expect(await stack.count('outbox_messages', { template: 'proof-approved', recipient: email })).toBe(1);
    const { version } = await someJob(reference);
    expect(await changeJob(seller, { reference, version, stage: 'production' })).toMatchObject({
      status: 'ok',
    });
  });

  test('of two who decide at once with the same link is taken, and the other one is told', async () => {
    const reference = await someOrder();
    await send(reference);
    const record = await proofsOf(reference);
    const words = 'Het logo moet groter.';
    const asked = { ...remark, intent: 'changes', words };
    const said = await Promise.all([say(record, asked), say(record, approval), say(record, asked)]);
    const kept = currentProof(await proofsOf(reference));
    if (!kept?.decision) throw new Error('Nothing is decided');
    const { kind, name, words: wrote } = kept.decision;
    if (kind === 'approved') {
      expect(said).toEqual(['decidedBefore', 'approved', 'decidedBefore']);
      expect(kept.points).toEqual([]);
    } else {
      expect(said[0]).toBe('changes');
      expect(said[2]).toBe('changes');
      expect(['decidedBefore', 'pointsOpen']).toContain(said[1]);
      expect(kept).toMatchObject({ decision: { kind: 'changes', words }, points: [{ text: remark.text }] });
    }
    // Past what the site looks at first, the database says the same.
    const decide = (decision: Record<string, unknown>) =>
      stack.database.rpc('decide_proof', {
        decision: {
          reference,
          position: record.versions[0]?.position,
          hash: kept.file.hash,
          name: null,
          words: null,
          locale: 'nl',
          limits: [],
          ...decision,
        },
      });
    expect((await decide({ kind, name, words: wrote })).data).toEqual({ status: kind });
    expect((await decide({ kind, name: 'Iemand anders', words: wrote })).data).toEqual({
      status: 'decidedBefore',
    });
    expect((await decide({ kind: 'changes', words: 'Iets anders.' })).data).toEqual({
      status: 'decidedBefore',
    });
  });

  test('who approves keeps the day that staff have set', async () => {
    const reference = await someOrder();
    const { version } = await someJob(reference);
    await changeJob(seller, { reference, version, dueOn: '2027-03-01' });
    await send(reference);
    expect(await say(await proofsOf(reference), approval)).toBe('approved');
    expect((await someJob(reference)).dueOn).toBe('2027-03-01');
  });

  test('who approves another proof later has the day that runs from then, unless staff have set one', async () => {
    const reference = await someOrder();
    const approve = async () => {
      await send(reference);
      expect(await say(await proofsOf(reference), approval)).toBe('approved');
      return (await someJob(reference)).dueOn;
    };
    const promised = await approve();
    expect(promised).toMatch(/^20/);
    // As if the first had been approved weeks ago.
    const { data } = await stack.database
      .from('quote_requests')
      .select('id')
      .eq('reference', reference)
      .single()
      .throwOnError();
    await stack.database.from('jobs').update({ due_on: '2026-10-05' }).eq('quote_request_id', data?.id);
    expect(await approve()).toBe(promised);
    const put = async (dueOn: string | null) => {
      const { version } = await someJob(reference);
      expect(await changeJob(seller, { reference, version, dueOn })).toMatchObject({ status: 'ok' });
    };
    await put('2027-03-01');
    expect(await approve()).toBe('2027-03-01');
    // An emptied day is set anew.
    await put(null);
    expect(await approve()).toBe(promised);
  });

  test('who approves while another proof is sent approves the first one, or is shown the second', async () => {
    const reference = await someOrder();
    await send(reference);
    const record = await proofsOf(reference);
    const [said] = await Promise.all([say(record, approval), send(reference)]);
    const after = await proofsOf(reference);
    expect(['approved', 'replaced']).toContain(said);
    expect(currentProof(after)).toMatchObject({ position: 2, decision: null });
    expect(after.stage).toBe('proof');
    expect(after.versions[1]?.decision?.kind ?? null).toBe(said === 'approved' ? 'approved' : null);
  });

  test('of one order says nothing about another one, nor about a file that was not on the page', async () => {
    const [mine, theirs] = [await someOrder(), await someOrder()];
    await send(mine);
    await send(theirs, await png(900, 500));
    const record = await proofsOf(mine);
    expect(await say(record, { ...approval, token: statusToken(theirs) })).toBe('replaced');
    expect(await say(record, { ...approval, hash: 'f'.repeat(64) })).toBe('replaced');
    await say(await proofsOf(theirs), remark);
    const point = currentProof(await proofsOf(theirs))?.points[0]?.id;
    expect(await say(record, { intent: `remove:${point}` })).toBe('removed');
    expect(currentProof(await proofsOf(theirs))?.points).toHaveLength(1);
    for (const reference of [mine, theirs])
      expect(currentProof(await proofsOf(reference))?.decision).toBeNull();
  });

  test('without a proof has nothing to decide about', async () => {
    const reference = await someOrder();
    expect(await say(await proofsOf(reference), approval)).toBe('forbidden');
  });
});

describe('The jobs of all orders', () => {
  test('are listed by stage, owner and what blocks them, sorted, without those of orders that are none', async () => {
    const owner = await someStaff(stack, 'sales');
    const references = [await someOrder(), await someOrder(), await someOrder()];
    const days = ['2026-12-22', null, '2026-12-01'];
    for (const [at, reference] of references.entries()) {
      const { version } = await someJob(reference);
      await changeJob(seller, {
        reference,
        version,
        owner: owner.viewer.id,
        dueOn: days[at] ?? null,
        ...(at === 1 ? { stage: 'material' as const, blocked: 'Wacht op folie' } : {}),
      });
    }
    const list = async (query: Record<string, string>) =>
      listJobs(seller, readJobFilter({ owner: owner.viewer.id, ...query }));
    const order = async (query: Record<string, string>) =>
      (await list(query)).rows.map(({ reference }) => references.indexOf(reference));
    const all = await list({});
    expect(all).toMatchObject({ total: 3, counts: { proof: 2, material: 1, done: 0 } });
    expect(Object.keys(all.counts).sort()).toEqual([...jobStages].sort());
    // Without a day comes last, either way.
    expect(await order({})).toEqual([2, 0, 1]);
    expect(await order({ order: 'down' })).toEqual([0, 2, 1]);
    expect(await order({ sort: 'age' })).toEqual([2, 1, 0]);
    expect(await order({ sort: 'stage', order: 'down' })).toEqual([1, 0, 2]);
    expect(await order({ stage: 'material' })).toEqual([1]);
    expect(await order({ blocked: 'yes' })).toEqual([1]);
    expect(await order({ page: '2' })).toEqual([]);
    expect(all.rows[0]).toMatchObject({ locale: 'nl', subject: 'covering', amountNetCents: 185_182 });
    const request = await findQuoteRequest(seller, references[0] ?? '');
    const lost = { reference: references[0] ?? '', version: request?.version ?? 0, status: 'lost' as const };
    await changeQuoteRequests(seller, [lost]);
    expect(await order({})).toEqual([2, 1]);
  });
});

test('the work on an order is kept with it when its customer is erased, and is in the export', async () => {
  const email = 'bewaard@bakkerij.test';
  const reference = await someOrder(email);
  await send(reference);
  await say(await proofsOf(reference), remark);
  const exported = await stack.database.rpc('export_person', { address: email, accounts: [] });
  expect(exported.error).toBeNull();
  expect(exported.data.jobs).toMatchObject([
    { reference, stage: 'proof', proofs: [{ position: 1, points: [{ body: remark.text }] }] },
  ]);
  const { data, error } = await stack.database.rpc('erase_person', { address: email, accounts: [] });
  expect(error).toBeNull();
  expect(data.held.length).toBeGreaterThan(0);
  expect((await proofsOf(reference)).versions).toHaveLength(1);
});

test('what is no order any more goes with its customer, and the files of its proofs', async () => {
  const email = 'weg.met.proef@bakkerij.test';
  const reference = await someOrder(email);
  await send(reference);
  const path = currentProof(await proofsOf(reference))?.file.path ?? '';
  const request = await findQuoteRequest(seller, reference);
  await changeQuoteRequests(seller, [{ reference, version: request?.version ?? 0, status: 'lost' }]);
  const { data, error } = await stack.database.rpc('erase_person', { address: email, accounts: [] });
  expect(error).toBeNull();
  expect(data).toMatchObject({ deleted: { jobs: 1, proof_versions: 1 } });
  expect(await findProofs(reference)).toBeNull();
  expect(await findOffer(seller, reference)).toBeNull();
  expect(await stack.count('storage_removals', { storage_path: path })).toBe(1);
});
