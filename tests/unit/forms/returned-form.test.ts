import { expect, test } from 'vitest';
import { continueWith, type ReturnedForm } from '@/lib/forms/returned-form';
import { forgetReturnedForm, readReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { stubServerEnvironment } from '../support/server-environment';

stubServerEnvironment();

const page = '/carrieres/candidature';

function content(message: string): ReturnedForm {
  return {
    fields: { email: ['invalidEmail'] },
    refused: null,
    values: { firstName: 'Noor', message },
    ticket: 't'.repeat(230),
    upload: { receipt: 'r'.repeat(480), name: 'Mijn CV.pdf', size: 12_345 },
  };
}

function readBack(cookies: string[]): ReturnedForm | null {
  const jar = new Map(
    cookies.map((line) => {
      const pair = line.split(';')[0] ?? '';
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    }),
  );
  return readReturnedForm('application', (name) => jar.get(name));
}

const give = (message: string) => returnForm('application', page, content(message), 'message');

/** Text that repeats nothing, of so many characters of an alphabet. */
function unlikelyText(alphabet: string, length: number): string {
  const letters = [...alphabet];
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return letters[state % letters.length];
  }).join('');
}

test.each([
  ['nothing', ''],
  [
    'French',
    'Je pose des enseignes depuis l’âge de dix-neuf ans, à Liège puis à Louvain. '.repeat(65).slice(0, 5000),
  ],
  ['letters without sense', unlikelyText('abcdefghijklmnopqrstuvwxyz ', 5000)],
  ['Greek without sense', unlikelyText('αβγδεζηθικλμνξοπρστυφχψω ', 5000)],
])('A message of %s comes back whole, in cookies that browsers and proxies keep', (_, message) => {
  const cookies = give(message);
  expect(readBack(cookies)).toEqual(content(message));
  for (const cookie of cookies) expect(cookie.length).toBeLessThan(4000);
  expect(cookies.join('').length).toBeLessThan(8000);
});

test('A message that does not fit loses its end, and the rest of the form loses nothing', () => {
  const message = unlikelyText(
    String.fromCodePoint(...Array.from({ length: 9000 }, (_, i) => 0x4e00 + i)),
    20_000,
  );
  const returned = readBack(give(message));
  expect(returned).toMatchObject({
    ...content(''),
    values: { firstName: 'Noor', message: expect.any(String) },
  });
  const kept = returned?.values.message ?? '';
  expect(kept.length).toBeGreaterThan(1000);
  expect(message.startsWith(kept)).toBe(true);
});

test('Its cookies are seen by the page alone, by no script, for a quarter of an hour', () => {
  const [first = ''] = give('Bonjour');
  expect(first).toMatch(
    /^returned-application-0=[\w-]+; Path=\/carrieres\/candidature; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(first).not.toContain('Noor');
  for (const cookie of forgetReturnedForm('application', page))
    expect(cookie).toContain('=; Path=/carrieres/');
});

test('Cookies that are missing, cut or made up are no form', () => {
  const [first = '', ...others] = give('Bonjour');
  expect(readBack([])).toBeNull();
  expect(readBack(['returned-application-0=x'])).toBeNull();
  expect(readBack([first.replace('=', '=A'), ...others])).toBeNull();
});

test('A form begun anew keeps what was typed and sent, and forgets what was wrong', () => {
  const old = { ...content('Hello'), refused: 'tooFast' as const };
  expect(continueWith(old, { position: 'fitter' })).toEqual({
    ...old,
    fields: {},
    refused: null,
    values: { firstName: 'Noor', message: 'Hello', position: 'fitter' },
  });
});
