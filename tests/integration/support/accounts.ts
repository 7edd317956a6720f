import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type * as Actions from '@/lib/accounts/actions';
import { startOutbox } from '@/lib/site/background';
import type { StoredSession } from '@/lib/supabase/session-cookies';
import { followAction, newBrowser, nextRequest } from './next-request';
import { someAddress } from './quotes';
import { eventually, type TestStack } from './test-stack';

type Action = (locale: string, previous: unknown, form: FormData) => Promise<unknown>;

export const someEmail = () => `client.${randomUUID().slice(0, 8)}@bakkerij.test`;

export const password = 'vrachtwagen bédrukken 42';

/** What a form with these fields makes of an action: where it leads, or what it returns. */
export function send(action: Action, entries: Record<string, string> = {}, locale = 'fr') {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return followAction(() => action(locale, null, form));
}

/** The next forms come from this place, sent by a page of the site. */
export function comeFrom(stack: TestStack, address = someAddress()): void {
  nextRequest.headers = new Headers({ origin: stack.siteUrl, 'x-forwarded-for': address });
}

/** Sends what is due, and gives the mails to this address. */
export async function mailsTo(stack: TestStack, email: string, count: number) {
  await startOutbox();
  return eventually(async () => {
    const found = (await stack.listMails()).filter(({ to }) => to[0]?.address === email);
    expect(found).toHaveLength(count);
    return found;
  });
}

/** What the link of a mail carries. */
export function linkIn(text: string) {
  const url = new URL(/https?:\/\/\S+token_hash=\S+/.exec(text)?.[0] ?? '');
  return {
    path: url.pathname,
    token_hash: url.searchParams.get('token_hash') ?? '',
    type: url.searchParams.get('type') ?? '',
  };
}

/** A confirmed account, signed in with the browser of this test. */
export async function someAccount(
  stack: TestStack,
  actions: typeof Actions,
  { email = someEmail(), locale = 'fr' }: { email?: string; locale?: string } = {},
): Promise<string> {
  const form = { firstName: 'Lieve', lastName: 'Peeters', email, password };
  expect(await send(actions.signUp, form, locale)).toHaveProperty('target');
  await startOutbox();
  const mail = await eventually(async () => {
    const found = (await stack.listMails()).find(
      ({ to, text }) => to[0]?.address === email && text.includes('token_hash='),
    );
    if (!found) throw new Error(`No link has come to ${email}`);
    return found;
  });
  expect(await send(actions.confirmToken, linkIn(mail.text), locale)).toHaveProperty('target');
  return email;
}

/** A confirmed account and a session of it, made at the backend itself, without a mail. */
export async function makeSession(
  stack: TestStack,
  email = someEmail(),
): Promise<{ email: string; session: StoredSession }> {
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${stack.backendUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: stack.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, path).toBe(200);
    return response.json();
  };
  await ask('admin/users', { email, password, email_confirm: true });
  return { email, session: await ask('token?grant_type=password', { email, password }) };
}

/** Signs in with another browser, from another place. */
export function signInElsewhere(stack: TestStack, actions: typeof Actions, email: string, typed = password) {
  newBrowser();
  comeFrom(stack);
  return send(actions.signIn, { email, password: typed });
}

/** Lets the time of all counters be over. */
export async function forgetCounters(stack: TestStack): Promise<void> {
  await stack.database.from('rate_limits').delete().neq('bucket', '').throwOnError();
}

export const refusal = (reason: string) => ({ value: { status: 'refused', reason } });
