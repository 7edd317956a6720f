import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Actions from '@/lib/accounts/actions';
import type { toViewer as ToViewer } from '@/lib/accounts/server/viewer';
import { stopLoops } from '@/lib/background/server/loops';
import { startBackgroundWork } from '@/lib/background/server/start-background-work';
import type * as AuthApi from '@/lib/supabase/auth-api';
import type * as RequestSession from '@/lib/supabase/request-session';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { someAddress } from './support/quotes';
import { eventually, startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let actions: typeof Actions;
let api: typeof AuthApi;
let toViewer: typeof ToViewer;
let requestSession: typeof RequestSession;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  actions = await import('@/lib/accounts/actions');
  api = await import('@/lib/supabase/auth-api');
  requestSession = await import('@/lib/supabase/request-session');
  ({ toViewer } = await import('@/lib/accounts/server/viewer'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(someAddress());
});
afterEach(() => stopLoops());

function comeFrom(address: string) {
  nextRequest.headers = new Headers({ origin: stack.siteUrl, 'x-forwarded-for': address });
}

const someEmail = () => `client.${randomUUID().slice(0, 8)}@bakkerij.test`;
const password = 'vrachtwagen bédrukken 42';

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

type Action = (locale: string, previous: unknown, form: FormData) => Promise<unknown>;

function send(action: Action, entries: Record<string, string> = {}, locale = 'fr') {
  return followAction(() => action(locale, null, formOf(entries)));
}

async function mailsTo(email: string, count: number) {
  await startBackgroundWork();
  return eventually(async () => {
    const found = (await stack.listMails()).filter(({ to }) => to[0]?.address === email);
    expect(found).toHaveLength(count);
    return found;
  });
}

/** What the link of a mail carries. */
function linkIn(text: string) {
  const link = /https?:\/\/\S+token_hash=\S+/.exec(text)?.[0] ?? '';
  const url = new URL(link);
  return {
    path: url.pathname,
    token_hash: url.searchParams.get('token_hash') ?? '',
    type: url.searchParams.get('type') ?? '',
  };
}

/** The account whose session this browser has, asked as pages ask. */
async function viewer() {
  const session = await requestSession.readRequestSession(nextRequest.cookies.getAll());
  if (!session) return null;
  const user = await api.fetchUser(session.access_token);
  return typeof user === 'string' ? null : toViewer(user);
}

async function signUpAndConfirm(email = someEmail(), locale = 'fr') {
  const sent = await send(
    actions.signUp,
    { firstName: 'Lieve', lastName: 'Peeters', email, password },
    locale,
  );
  expect(sent).toHaveProperty('target');
  const mails = await mailsTo(email, 1);
  const confirmed = await send(actions.confirmToken, linkIn(mails[0]?.text ?? ''), locale);
  expect(confirmed).toHaveProperty('target');
  return email;
}

describe('Signing up', () => {
  test.each([
    ['fr', '/auth/confirm', '/auth/success?kind=sign-up', 'Confirmez votre adresse'],
    ['nl', '/nl/auth/confirm', '/nl/auth/success?kind=sign-up', 'Bevestig uw e-mailadres'],
    ['en', '/en/auth/confirm', '/en/auth/success?kind=sign-up', 'Please confirm your address'],
  ])(
    'in %s sends one mail in that language, and its button signs in',
    async (locale, path, success, subject) => {
      const email = someEmail();
      const sent = await send(
        actions.signUp,
        { firstName: 'Lieve', lastName: 'Peeters', email, password },
        locale,
      );
      expect(sent).toEqual({ target: success });
      expect(await viewer()).toBeNull();
      const [mail] = await mailsTo(email, 1);
      expect(mail?.subject).toBe(subject);
      const link = linkIn(mail?.text ?? '');
      expect(link).toMatchObject({ path, type: 'signup' });
      const signedIn = await send(actions.confirmToken, link, locale);
      expect(signedIn).toEqual({ target: success.replace('sign-up', 'confirmed') });
      expect(await viewer()).toMatchObject({ email, firstName: 'Lieve', lastName: 'Peeters', locale });
      // Used up.
      expect(await send(actions.confirmToken, link, locale)).toMatchObject({ value: { reason: 'expired' } });
    },
  );
});
