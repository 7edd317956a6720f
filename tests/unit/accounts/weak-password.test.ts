import { expect, test } from 'vitest';
import { findPasswordWeakness } from '@/lib/accounts/server/weak-password';

const email = 'lieve.peeters@bakkerij.test';

test.each(['123456', '12345678', 'password', 'Password', ' azerty ', 'qwertyuiop', 'LETMEIN'])(
  '%s is tried among the first',
  async (password) => {
    expect(await findPasswordWeakness(password, email)).toBe('passwordCommon');
  },
);

test.each([email, email.toUpperCase(), 'Lieve.Peeters'])(
  '%s is the address of the account',
  async (password) => {
    expect(await findPasswordWeakness(password, email)).toBe('passwordIsAddress');
  },
);

test.each(['vrachtwagen bédrukken 42', 'kort en 🦊', 'xkqjvz', 'bakkerij'])('%s is not', async (password) => {
  expect(await findPasswordWeakness(password, email)).toBeNull();
});
