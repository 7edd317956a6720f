import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { workingTimeBetween } from '@/lib/quotes/working-time';
import { grantRole, makeAccount, type TestAccount } from './account';
import { signInto } from './account-pages';
import { callDatabase } from './database';
import { expect } from './test';

export type TestRole = 'admin' | 'sales' | 'editor';

/** The staff of this worker: one account per role and first name, made when a test first asks for it. */
const team = new Map<string, Promise<TestAccount>>();

async function hire(role: TestRole, name: string): Promise<TestAccount> {
  const account = await makeAccount({ first_name: name, last_name: 'Janssens' });
  await grantRole(account, role);
  return account;
}

/** Somebody who works here, shared by the tests of a worker: who changes the account hires one of their own. */
export function someStaff(role: TestRole, name = 'Mieke'): Promise<TestAccount> {
  const key = `${role} ${name}`;
  const known = team.get(key) ?? hire(role, name);
  team.set(key, known);
  return known;
}

/** Signs a browser in as staff with this role. */
export async function signInAsStaff(
  context: BrowserContext,
  role: TestRole,
  name?: string,
): Promise<TestAccount> {
  const account = await someStaff(role, name);
  await signInto(context, account.session);
  return account;
}

/** A word that only the requests of one test hold. */
export const someWord = () => `x${randomUUID().slice(0, 8)}`;

const hour = 3_600_000;

/** The moment so many working hours from now, or before it: what is late by five hours is late by five on a Sunday too. */
function workingHoursFromNow(number: number): Date {
  const now = new Date();
  let at = new Date(now.getTime() + number * hour);
  let missing = number * hour - workingTimeBetween(now, at, isPublicHoliday);
  while (missing !== 0) {
    at = new Date(at.getTime() + missing);
    missing = number * hour - workingTimeBetween(now, at, isPublicHoliday);
  }
  return at;
}

interface StoredQuote {
  reference: string;
  firstName: string;
}

/** A request that came in by the form some hours ago, with this word as its company; `dueInHours` are working hours. */
export async function storeQuote(
  word: string,
  {
    firstName = 'Lieve',
    dueInHours = 6,
    ...more
  }: { firstName?: string; dueInHours?: number; [column: string]: unknown } = {},
): Promise<StoredQuote> {
  const reference = String(randomInt(100_000_000, 1_000_000_000)).replace(/^(...)(...)(...)$/, '$1-$2-$3');
  const request = {
    idempotency_key: randomUUID(),
    derived_key: false,
    body_hash: 'a'.repeat(64),
    reference,
    locale: 'nl',
    name: 'Peeters',
    first_name: firstName,
    email: `${word}@bakkerij.test`,
    phone: '+3227200000',
    company: word,
    subject: 'sign',
    message: 'Een lichtreclame boven de deur van de bakkerij, en letters op het raam.',
    newsletter_opt_in: false,
    newsletter: null,
    spam: false,
    submitted_at: workingHoursFromNow(Math.min(0, dueInHours) - 20).toISOString(),
    answer_due_at: workingHoursFromNow(dueInHours).toISOString(),
    session_hash: null,
    address_hash: 'h'.repeat(32),
    attachments: [],
    limits: [],
    repeat_limits: [],
    ...more,
  };
  const stored = await callDatabase('submit_quote_request', { request });
  expect(stored).toMatchObject({ status: 'stored' });
  return { reference, firstName };
}
