import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { keepingCookies, type StoredCookie, type StoredSession } from '@/lib/supabase/session-cookies';
import { callDatabase, database } from './database';
import { findMailTo } from './mailbox';
import { stack } from './stack';

export const password = 'vrachtwagen bédrukken 42';

export const someEmail = () => `client.${randomUUID().slice(0, 8)}@bakkerij.test`;

async function askAuth(path: string, body: object, token?: string, method = 'POST') {
  const response = await fetch(`${stack.backendUrl}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: stack.secretKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
  return response.json();
}

export interface TestAccount {
  email: string;
  session: StoredSession;
}

/** What the link of a confirmation mail carries, whether the mail has left or not. */
async function readConfirmationToken(email: string): Promise<string | undefined> {
  const waiting = (await database.mailsTo(email)).find(({ template }) => template === 'account-confirm');
  // The outbox forgets what a mail said once it has left.
  if (waiting?.payload.tokenHash) return waiting.payload.tokenHash;
  return /token_hash=([\w-]+)/.exec((await findMailTo(email)).text)?.[1];
}

/** A confirmed account, made at the backend itself, with a session of its own. */
export async function makeAccount(data: object = {}): Promise<TestAccount> {
  const email = someEmail();
  const profile = { first_name: 'Lieve', last_name: 'Peeters', locale: 'fr' };
  await askAuth('signup', { email, password, data: profile });
  const session = await askAuth('verify', {
    type: 'signup',
    token_hash: await readConfirmationToken(email),
  });
  if (Object.keys(data).length > 0) await askAuth('user', { data }, session.access_token, 'PUT');
  return { email, session };
}

/** Ends the account's sessions on all devices, as another device would. */
export async function endSessions({ session }: TestAccount): Promise<void> {
  await fetch(`${stack.backendUrl}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: stack.secretKey, authorization: `Bearer ${session.access_token}` },
  });
}

export function grantRole({ email }: TestAccount, role: string) {
  return callDatabase('grant_staff_role', { account_email: email, granted_role: role });
}

export function revokeRole({ email }: TestAccount) {
  return callDatabase('revoke_staff_role', { account_email: email });
}

/** The link of a mail to choose a new password. */
export async function receiveResetLink({ email }: TestAccount): Promise<string> {
  await askAuth('recover', { email });
  const { text } = await findMailTo(email, /type=recovery/);
  return /https?:\/\/\S+type=recovery/.exec(text)?.[0] ?? '';
}

/** The cookies a browser has with this session. */
export function cookiesOf(session: StoredSession): StoredCookie[] {
  return keepingCookies(stack.siteUrl, session, []).map(({ name, value }) => ({ name, value }));
}

/** A `Cookie` header. */
export function cookieHeader(cookies: readonly StoredCookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
