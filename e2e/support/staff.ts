import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { grantRole, makeAccount } from './account';
import { signInto } from './account-pages';
import { callDatabase } from './database';
import { expect } from './test';

/** Signs a browser in as staff with this role. */
export async function signInAsStaff(
  context: BrowserContext,
  role: 'admin' | 'sales' | 'editor',
  name = 'Mieke',
) {
  const account = await makeAccount({ first_name: name, last_name: 'Janssens' });
  await grantRole(account, role);
  await signInto(context, account.session);
  return account;
}

/** A word that only the requests of one test hold. */
export const someWord = () => `x${randomUUID().slice(0, 8)}`;

const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();

interface StoredQuote {
  reference: string;
  firstName: string;
}

/** A request that came in by the form some hours ago, with this word as its company. */
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
    submitted_at: hours(Math.min(0, dueInHours) - 20),
    answer_due_at: hours(dueInHours),
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
