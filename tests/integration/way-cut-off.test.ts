import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBankFile } from '@/lib/bank/read-bank-file';
import { bookBankFile, findBankFile, keepBankFile } from '@/lib/bank/server/bank-store';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { halfDays } from '@/lib/fittings/fitting-means';
import { halfDayKey } from '@/lib/fittings/half-days';
import type { WantedFitting } from '@/lib/fittings/read-fitting';
import { cancelFitting, saveFitting } from '@/lib/fittings/server/fitting-store';
import { listFreeHalfDays } from '@/lib/fittings/server/proposal-store';
import { receiveProposal } from '@/lib/fittings/server/receive-proposal';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { changeJob, findJob } from '@/lib/jobs/server/job-store';
import { totalsOfChoice } from '@/lib/offers/choice-totals';
import { currentVersion } from '@/lib/offers/offer-record';
import { changeOfferDraft, findSentOffer } from '@/lib/offers/server/offer-store';
import { recordPayment } from '@/lib/offers/server/payment-store';
import { receiveDecision } from '@/lib/offers/server/receive-decision';
import { issueOfferInvoice } from '@/lib/offers/server/receive-invoice';
import { sendOffer } from '@/lib/offers/server/send-offer';
import { communicationOfOffer } from '@/lib/offers/structured-communication';
import { askForWord, changePassport } from '@/lib/passports/server/passport-store';
import { currentProof } from '@/lib/proofs/proof';
import { findProofs } from '@/lib/proofs/server/proof-store';
import { sendProof } from '@/lib/proofs/server/receive-proof';
import { receiveProofForm } from '@/lib/proofs/server/receive-proof-form';
import { statusToken } from '@/lib/quotes/server/status-link';
import { addWorkingDays } from '@/lib/quotes/working-time';
import type { Staff } from '@/lib/staff/staff';
import type { DatabaseFunctions } from '@/lib/supabase/database-functions';
import { writeCoda } from '../support/bank-files';
import { exampleCompany, exampleOffer } from '../unit/offers/example-offer';
import { png } from './support/files';
import { type LossyBackend, startLossyBackend } from './support/lossy-backend';
import { someAccepted } from './support/offers';
import { acknowledged, quoteInput, someAddress, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startMaillessStack, type TestStack } from './support/test-stack';

// Whoever dies between a question to the database and its answer leaves all of a step or nothing of it, and its mails with it.

let stack: TestStack;
let backend: LossyBackend;
let seller: Staff;

beforeAll(async () => {
  stack = await startMaillessStack(async ({ backendUrl }) => {
    backend = await startLossyBackend(backendUrl);
    return { SUPABASE_URL: backend.url };
  });
  seller = await someStaff(stack, 'sales');
  // The first document of a year begins the count of it.
  await someAccepted(stack, seller);
});

afterAll(async () => {
  await backend?.close();
  await stack?.stop();
});

/** Everything that a step of the way may write. Files that nobody points at go by themselves, and limits are counted anyway. */
const tables = [
  ...[
    'quote_requests',
    'quote_request_events',
    'quote_request_messages',
    'quote_request_losses',
    'customers',
  ],
  ...['offers', 'offer_versions', 'offer_decisions', 'offer_payments', 'offer_invoices', 'document_numbers'],
  ...['bank_files', 'bank_entries', 'jobs', 'job_checks', 'job_overrides', 'proof_versions', 'proof_points'],
  ...['proof_decisions', 'fittings', 'fitting_proposals', 'passports', 'passport_versions', 'job_words'],
  ...['staff_notices', 'staff_tasks', 'audit_log', 'outbox_messages'],
];

async function rows(): Promise<Record<string, number>> {
  const counts = await Promise.all(tables.map((table) => stack.count(table)));
  return Object.fromEntries(tables.map((table, at) => [table, counts[at] ?? 0]));
}

const post = (path: string, fields: Record<string, string>) =>
  new Request(`${stack.siteUrl}${path}?locale=nl`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: stack.siteUrl, 'x-forwarded-for': someAddress() },
  });

async function draft(): Promise<{ reference: string; version: number }> {
  const { reference } = acknowledged(await submit({ input: quoteInput({}) }));
  const customer = { ...exampleOffer.customer, address: exampleCompany.address };
  const saved = await changeOfferDraft(seller, {
    reference,
    version: 0,
    offer: { ...exampleOffer, customer },
  });
  if (saved.status !== 'ok') throw new Error(`Not saved: ${saved.status}`);
  return { reference, version: saved.offer.version };
}

/** An offer that was sent, as the form on its page says it. */
async function decision(): Promise<{ reference: string; form: Record<string, string> }> {
  const { reference, version } = await draft();
  await sendOffer(seller, reference, version, new Date());
  const record = await findSentOffer(reference);
  const sent = record && currentVersion(record);
  if (!sent) throw new Error('Not sent');
  const form = {
    token: statusToken(reference),
    pdfHash: sent.sending.pdfHash,
    shown: String(totalsOfChoice(sent.offer, ['a3', 'a4'])?.gross),
    'choice-A': 'a3',
    choice: 'a4',
    name: 'Lieve Peeters',
    terms: 'on',
  };
  return { reference, form };
}

const order = () =>
  someAccepted(stack, seller, {
    offer: { ...exampleOffer, customer: { ...exampleOffer.customer, address: exampleCompany.address } },
  });

async function proof(): Promise<{ reference: string; form: Record<string, string> }> {
  const { reference } = await order();
  const sent = { name: 'proef.png', bytes: await png(1000, 500), words: '' };
  await sendProof(seller, { reference, position: 1, ...sent });
  const record = await findProofs(reference);
  const hash = (record && currentProof(record)?.file.hash) ?? '';
  return { reference, form: { token: statusToken(reference), hash } };
}

let lastDay = addWorkingDays(brusselsDay(new Date()), 40, isPublicHoliday);

function fitting(more: Partial<WantedFitting> = {}): WantedFitting {
  lastDay = addWorkingDays(lastDay, 1, isPublicHoliday);
  return {
    ...{ id: randomUUID(), version: 0, day: lastDay, part: 'morning', ...halfDays.morning },
    ...{ crew: [], vehicle: null, address: 'Marktplein 1, 9000 Gent', travel: null },
    ...{ outdoor: false, weather: null, notes: null, reason: null, seen: [], ...more },
  };
}

async function done(): Promise<string> {
  const { reference } = await order();
  const job = await findJob(seller, reference);
  const override = 'Tekening op papier getekend';
  await changeJob(seller, { reference, version: job?.version ?? 0, stage: 'done', override });
  return reference;
}

const passport = {
  ...{ doneOn: '2026-11-20', years: 5, made: ['Covering complet (1 véhicule)'], films: [] },
  care: ['wrap' as const],
};

interface Step {
  step: string;
  /** The one function of the database that does it. */
  called: keyof DatabaseFunctions;
  /** How many mails leave with it. */
  mails: number;
  /** Everything before it; what comes back sends it, however often. */
  begin: () => Promise<() => Promise<unknown>>;
}

const steps: Step[] = [
  {
    step: 'an offer is sent',
    called: 'send_offer',
    mails: 1,
    begin: async () => {
      const { reference, version } = await draft();
      const send = () => sendOffer(seller, reference, version, new Date());
      // Its number is taken before its document can be drawn, and stays its own.
      await sendInto('request', 'send_offer', send);
      return send;
    },
  },
  {
    step: 'an offer is accepted',
    called: 'decide_offer',
    mails: 2,
    begin: async () => {
      const { form } = await decision();
      return () => receiveDecision(post('/api/offers/decisions', { ...form, intent: 'accept' }));
    },
  },
  {
    step: 'an offer is declined',
    called: 'decide_offer',
    mails: 1,
    begin: async () => {
      const { form } = await decision();
      const said = { ...form, intent: 'decline', reason: 'Te duur.' };
      return () => receiveDecision(post('/api/offers/decisions', said));
    },
  },
  {
    step: 'a deposit is marked as paid',
    called: 'record_offer_payment',
    mails: 0,
    begin: async () => {
      const { reference, deposit } = await order();
      const paid = { amount: deposit, paidOn: '2026-11-20', method: 'transfer' as const, seen: 0 };
      const key = randomUUID();
      return () => recordPayment(seller, { reference, key, ...paid });
    },
  },
  {
    step: 'a file of the bank is booked',
    called: 'book_bank_file',
    mails: 0,
    begin: async () => {
      const { number, deposit } = await order();
      const [account, day] = ['BE68539007547034', '2026-11-20'];
      const structured = communicationOfOffer(number).replace(/\D/g, '');
      const payment = { cents: deposit, day, reference: 'REF1', name: 'PEETERS', words: '', structured };
      const payments = [{ ...payment, iban: 'BE71096123456769' }];
      const bytes = new TextEncoder().encode(writeCoda({ account, day, opened: 100_000, payments }));
      const read = readBankFile(bytes, account);
      if (read.status !== 'ok') throw new Error(read.fault);
      const kept = await keepBankFile(seller, bytes, read.file);
      const file = 'id' in kept ? await findBankFile(seller, kept.id) : null;
      if (!file) throw new Error('Not kept');
      const entries = file.lines.map(({ id }) => id);
      return () => bookBankFile(seller, { file: file.id, stamp: file.stamp, entries });
    },
  },
  {
    step: 'a proof is sent',
    called: 'send_proof',
    mails: 1,
    begin: async () => {
      const { reference } = await order();
      const sent = { position: 1, name: 'proef.png', bytes: await png(1000, 500), words: 'Dag Lieve.' };
      return () => sendProof(seller, { reference, ...sent });
    },
  },
  {
    step: 'a proof is approved',
    called: 'decide_proof',
    mails: 2,
    begin: async () => {
      const { form } = await proof();
      const said = { ...form, intent: 'approve', name: 'Lieve Peeters', checked: 'on' };
      return () => receiveProofForm(post('/api/proofs/forms', said));
    },
  },
  {
    step: 'a change of a proof is asked for',
    called: 'decide_proof',
    mails: 1,
    begin: async () => {
      const { form } = await proof();
      const point = { ...form, intent: 'point', square: 'C2', text: 'Het blauw is te donker.' };
      await receiveProofForm(post('/api/proofs/forms', point));
      return () => receiveProofForm(post('/api/proofs/forms', { ...form, intent: 'changes' }));
    },
  },
  {
    step: 'half-days are proposed',
    called: 'propose_fitting',
    mails: 1,
    begin: async () => {
      const { reference } = await order();
      const free = (await listFreeHalfDays(brusselsDay(new Date()))).map(halfDayKey);
      const said = { first: free.at(-1) ?? '', second: free.at(-2) ?? '', words: 'Graag vroeg.' };
      const form = { token: statusToken(reference), ...said };
      return () => receiveProposal(post('/api/fittings/proposals', form));
    },
  },
  {
    step: 'a fitting is planned',
    called: 'save_fitting',
    mails: 1,
    begin: async () => {
      const { reference } = await order();
      const wanted = fitting();
      return () => saveFitting(seller, reference, wanted);
    },
  },
  {
    step: 'a fitting is moved',
    called: 'save_fitting',
    mails: 1,
    begin: async () => {
      const { reference } = await order();
      const wanted = fitting();
      await saveFitting(seller, reference, wanted);
      const moved = fitting({ id: wanted.id, version: 1 });
      return () => saveFitting(seller, reference, moved);
    },
  },
  {
    step: 'a fitting is called off',
    called: 'cancel_fitting',
    mails: 1,
    begin: async () => {
      const { reference } = await order();
      const wanted = fitting();
      await saveFitting(seller, reference, wanted);
      return () => cancelFitting(seller, reference, { id: wanted.id, version: 1 });
    },
  },
  {
    step: 'a job is done',
    called: 'change_job',
    mails: 0,
    begin: async () => {
      const { reference } = await order();
      const version = (await findJob(seller, reference))?.version ?? 0;
      return () => changeJob(seller, { reference, version, stage: 'done', override: 'Op papier getekend' });
    },
  },
  {
    step: 'a passport is made',
    called: 'change_passport',
    mails: 0,
    begin: async () => {
      const reference = await done();
      return () => changePassport(seller, { reference, position: 0, content: passport });
    },
  },
  {
    step: 'a word is asked for',
    called: 'ask_for_word',
    mails: 1,
    begin: async () => {
      const reference = await done();
      await changePassport(seller, { reference, position: 0, content: passport });
      const letter = { key: randomUUID(), subject: 'Twee woorden?', body: 'Dag Lieve, bent u tevreden?' };
      return () => askForWord(seller, { reference, ...letter });
    },
  },
  {
    step: 'an invoice is issued',
    called: 'issue_offer_invoice',
    mails: 0,
    begin: async () => {
      const { reference } = await order();
      const key = randomUUID();
      return () => issueOfferInvoice(seller, { reference, key, now: new Date() });
    },
  },
];

/** Sends a step whose site hears no answer: it says so, or fails. */
async function sendInto(loss: 'request' | 'answer', called: string, send: () => Promise<unknown>) {
  const before = backend.lost();
  backend.lose(loss, called);
  await Promise.resolve(send()).catch(() => null);
  expect(backend.lost(), 'the call was made').toBe(before + 1);
}

test.each(steps)(
  'when $step and nobody hears the answer, all of it is there or nothing, once',
  async (one) => {
    const send = await one.begin();
    const before = await rows();
    await sendInto('request', one.called, send);
    expect(await rows(), 'a call that never came leaves nothing').toEqual(before);

    await sendInto('answer', one.called, send);
    const after = await rows();
    const mails = (after.outbox_messages ?? 0) - (before.outbox_messages ?? 0);
    expect(mails, 'mails that left with it').toBe(one.mails);
    expect(after, 'it was done').not.toEqual(before);

    // Sent again, and by a double click.
    await send();
    await Promise.allSettled([send(), send()]);
    expect(await rows(), 'nothing is done twice').toEqual(after);
  },
  120_000,
);
