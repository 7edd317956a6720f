import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Actions from '@/lib/accounts/actions';
import { stopLoops } from '@/lib/loops/loops';
import {
  comeFrom,
  forgetCounters,
  linkIn,
  mailsTo,
  password,
  refusal,
  send,
  signInElsewhere,
  someAccount,
  someEmail,
} from './support/accounts';
import { newBrowser, nextRequest, standInForNext } from './support/next-request';
import { acknowledged, someAddress, submit } from './support/quotes';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let actions: typeof Actions;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  actions = await import('@/lib/accounts/actions');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

async function forgetCounter(name: string): Promise<void> {
  await stack.database.from('rate_limits').delete().like('bucket', `${name}:%`).throwOnError();
}

const askForReset = (email: string) => send(actions.requestPasswordReset, { email });
const sent = { value: { status: 'ok' } };
const signedIn = { target: '/auth/success?kind=sign-in' };

/** One guess from a place, in a browser that has no part in it. */
function guess(email: string, typed: string, address = someAddress()) {
  newBrowser();
  comeFrom(stack, address);
  return send(actions.signIn, { email, password: typed });
}

const reasonOf = (answer: Awaited<ReturnType<typeof guess>>) =>
  'value' in answer ? (answer.value as { reason: string }).reason : 'in';

describe('A mail to choose a password', () => {
  test('that a stranger asks for twenty times at once is asked for once, and its owner gets one a minute later', async () => {
    const email = await someAccount(stack, actions);
    await forgetCounters(stack);
    comeFrom(stack);
    const answers = [];
    for (let asked = 0; asked < 20; asked += 1) answers.push(await askForReset(email));
    expect(
      answers.filter((answer) => 'value' in answer && Object(answer.value).status === 'ok'),
    ).toHaveLength(1);
    await forgetCounter('accountMailPerMinute');
    comeFrom(stack);
    expect(await askForReset(email)).toMatchObject(sent);
  });

  test('is still sent to its owner after strangers from everywhere have used up a day of them', async () => {
    const email = await someAccount(stack, actions);
    await forgetCounters(stack);
    for (let asked = 0; asked < 21; asked += 1) {
      comeFrom(stack);
      expect(await askForReset(email), `mail ${asked}`).toMatchObject(sent);
      await forgetCounter('accountMailPerMinute');
    }
    // Now one in ten minutes.
    comeFrom(stack);
    expect(await askForReset(email)).toMatchObject(refusal('rateLimited'));
    await forgetCounter('accountMailPerMinute');
    await forgetCounter('accountMailPerTenMinutes');
    expect(await askForReset(email)).toMatchObject(sent);
  });

  test('is asked for from one place six times a day, and the seventh time stands in nobody’s way', async () => {
    const email = await someAccount(stack, actions);
    await forgetCounters(stack);
    comeFrom(stack, '10.1.2.3');
    for (let asked = 0; asked < 6; asked += 1) {
      expect(await askForReset(email)).toMatchObject(sent);
      await forgetCounter('accountMailPerMinute');
    }
    expect(await askForReset(email)).toMatchObject(refusal('rateLimited'));
    comeFrom(stack);
    expect(await askForReset(email)).toMatchObject(sent);
  });
});

describe('A mail that confirms another address of an account', () => {
  const change = (email: string) => send(actions.changeEmail, { email, currentPassword: password });

  test('leaves once a minute to one address, whichever accounts ask for it', async () => {
    const third = someEmail();
    const answers = [];
    for (let account = 0; account < 3; account += 1) {
      newBrowser();
      comeFrom(stack);
      await someAccount(stack, actions);
      answers.push(await change(third));
    }
    expect(answers[0]).toMatchObject(sent);
    for (const answer of answers.slice(1))
      expect(answer).toMatchObject({
        value: { status: 'refused', reason: 'rateLimited', values: { email: third } },
      });
    expect(await stack.count('outbox_messages', { recipient: third })).toBe(1);
    await forgetCounter('newAddressMailPerMinute');
    expect(await change(third)).toMatchObject(sent);
  });
});

/** A machine with other work may tell the owner once to try again, never that the password is wrong. */
async function expectIn(owner: ReturnType<typeof guess>, wrong: Promise<unknown>[], email: string) {
  const first = await owner;
  if (reasonOf(first) !== 'unavailable') return expect(first).toEqual(signedIn);
  await Promise.all(wrong);
  expect(await guess(email, password)).toEqual(signedIn);
}

describe('While forty wrong passwords come at once', () => {
  test('requests for quotes are stored and the owner signs in', async () => {
    const email = await someAccount(stack, actions);
    const wrong = Array.from({ length: 40 }, (_, index) =>
      guess(email.replace('client', `c${index}`), `wrong ${index}`).then(reasonOf),
    );
    const owner = guess(email, password);
    acknowledged(await submit());
    await expectIn(owner, wrong, email);
    const reasons = new Set(await Promise.all(wrong));
    reasons.delete('unavailable');
    expect([...reasons]).toEqual(['invalidCredentials']);
  });

  test('from one place, most are told to wait, and the owner elsewhere is not', async () => {
    const email = await someAccount(stack, actions);
    const place = someAddress();
    const wrong = Array.from({ length: 40 }, (_, index) =>
      guess(email.replace('client', `d${index}`), 'wrong', place).then(reasonOf),
    );
    await expectIn(guess(email, password), wrong, email);
    const reasons = await Promise.all(wrong);
    expect(reasons).toContain('rateLimited');
    expect(reasons.filter((reason) => reason !== 'invalidCredentials').length).toBeGreaterThanOrEqual(20);
  });
});

test('an account that waits for its confirmation answers a wrong password as one that nobody has', async () => {
  const email = someEmail();
  await send(actions.signUp, { firstName: 'A', lastName: 'B', email, password });
  expect(reasonOf(await guess(email.toUpperCase(), 'not that'))).toBe('invalidCredentials');
  const [known, unknown] = [await guess(email, 'not that'), await guess(someEmail(), 'not that')];
  expect(reasonOf(known)).toBe('invalidCredentials');
  expect(reasonOf(unknown)).toBe('invalidCredentials');
  expect(reasonOf(await guess(email, password))).toBe('unconfirmed');
});

describe('Guesses at one account from many places', () => {
  test('become slow and few for each place, and lock nobody out', async () => {
    const email = await someAccount(stack, actions);
    for (let place = 0; place < 3; place += 1) {
      const address = someAddress();
      for (let tried = 0; tried < 10; tried += 1) await guess(email, 'wrong', address);
    }
    const place = someAddress();
    for (let tried = 0; tried < 3; tried += 1) {
      const began = performance.now();
      expect(reasonOf(await guess(email, 'wrong', place))).toBe('invalidCredentials');
      expect(performance.now() - began).toBeGreaterThan(1900);
    }
    expect(reasonOf(await guess(email, 'wrong', place))).toBe('rateLimited');
    expect(await guess(email, password)).toEqual(signedIn);
  });

  test('of one IPv6 customer are counted together', async () => {
    const email = await someAccount(stack, actions);
    const reasons = [];
    for (let network = 0; network < 31; network += 1)
      reasons.push(reasonOf(await guess(email, 'wrong', `2001:db8:77:${network.toString(16)}::1`)));
    expect(reasons.slice(0, 30)).toEqual(Array(30).fill('invalidCredentials'));
    expect(reasons[30]).toBe('rateLimited');
    expect(await guess(email, password)).toEqual(signedIn);
  });
});

test('the right to choose a password is used once, in the session of its link', async () => {
  const email = await someAccount(stack, actions);
  newBrowser();
  await forgetCounters(stack);
  await askForReset(email);
  const mails = await mailsTo(stack, email, 2);
  const link = mails.map(({ text }) => text).find((text) => text.includes('type=recovery')) ?? '';
  await send(actions.confirmToken, linkIn(link));
  const right = nextRequest.cookies.get('password-reset')?.value ?? '';
  expect(right).not.toBe('');
  expect(await send(actions.setNewPassword, { password: 'een heel ander woord' })).toHaveProperty('target');
  // Kept, and sent along again.
  nextRequest.cookies.set('password-reset', right);
  expect(await send(actions.setNewPassword, { password: 'nog een ander woord' })).toMatchObject(
    refusal('expired'),
  );
  await signInElsewhere(stack, actions, email, 'een heel ander woord');
  nextRequest.cookies.set('password-reset', right);
  expect(await send(actions.setNewPassword, { password: 'nog een ander woord' })).toMatchObject(
    refusal('expired'),
  );
});
