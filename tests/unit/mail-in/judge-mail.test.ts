import { expect, test } from 'vitest';
import { machineReason } from '@/lib/mail-in/judge-mail';

const own = ['hello@opaak.test'];
const judge = (head: Record<string, string>, address: string | null = 'lieve@bakkerij.test') =>
  machineReason({ head: new Map(Object.entries(head)), from: { address, name: null }, report: null }, own);

test('a letter of a person is one', () => {
  expect(judge({})).toBeNull();
  expect(judge({ 'auto-submitted': 'no' })).toBeNull();
  expect(judge({ precedence: 'first-class', 'return-path': '<lieve@bakkerij.test>' })).toBeNull();
});

test.each([
  ['a holiday note', { 'auto-submitted': 'auto-replied' }, 'autoSubmitted'],
  ['what a machine sends', { 'auto-submitted': 'auto-generated; x=y' }, 'autoSubmitted'],
  ['bulk', { precedence: 'bulk' }, 'precedence'],
  ['an older holiday note', { precedence: 'auto_reply' }, 'precedence'],
  ['one of another kind', { 'x-autoreply': 'yes' }, 'precedence'],
  ['a mailing list', { 'list-id': '<news.example.test>' }, 'list'],
  ['what has no envelope', { 'return-path': '<>' }, 'report'],
])('%s is not', (_, head, reason) => {
  expect(judge(head as Record<string, string>)).toBe(reason);
});

test('our own mails, those of mail servers and those of nobody are not', () => {
  expect(judge({}, 'hello@opaak.test')).toBe('ownAddress');
  expect(judge({}, 'mailer-daemon@example.test')).toBe('report');
  expect(judge({}, 'MAILER-DAEMON@example.test'.toLowerCase())).toBe('report');
  expect(judge({}, null)).toBe('noSender');
});
