import { expect, test } from 'vitest';
import { invitationStep } from '@/lib/staff/invitation-step';

const email = 'anouk@bakkerij.test';
const owner = { id: 'a', hasPassword: true };

test('without an account and without a session the link makes one', () => {
  expect(invitationStep({ email, account: null }, null)).toBe('createAccount');
});

test('an account that is not signed in gets another password, whoever chose the one it has', () => {
  expect(invitationStep({ email, account: 'a' }, null)).toBe('choosePassword');
});

test('the account that is signed in types its password, if it has one', () => {
  expect(invitationStep({ email, account: 'a' }, owner)).toBe('confirmPassword');
  expect(invitationStep({ email, account: 'a' }, { ...owner, hasPassword: false })).toBe('press');
});

test('nobody else accepts, with or without an account of the invited', () => {
  expect(invitationStep({ email, account: 'b' }, owner)).toBe('otherAccount');
  expect(invitationStep({ email, account: null }, owner)).toBe('otherAccount');
});
