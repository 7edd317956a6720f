import { beforeEach, expect, test, vi } from 'vitest';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { receivePassport, returnedPassport } from '@/lib/passports/server/receive-passport';
import { stubServerEnvironment } from '../support/server-environment';

const { findStaffOf, askForWord, changePassport } = vi.hoisted(() => ({
  findStaffOf: vi.fn(),
  askForWord: vi.fn(),
  changePassport: vi.fn(),
}));
vi.mock('@/lib/staff/server/staff', () => ({ findStaffOf }));
vi.mock('@/lib/passports/server/passport-store', () => ({ askForWord, changePassport }));
vi.mock('@/lib/security/own-origin', () => ({ isOwnOrigin: () => true }));

stubServerEnvironment();

const passport = { intent: 'save', position: '0', doneOn: '2026-11-20', years: '5', made: 'Een wrap' };
const letter = {
  intent: 'word',
  key: crypto.randomUUID(),
  subject: 'Een woordje?',
  body: 'Dag Claire, hoe rijdt hij?',
};

beforeEach(() => {
  findStaffOf.mockReset().mockResolvedValue({ status: 'staff', staff: { viewer: { id: 'me' } } });
  changePassport.mockReset().mockResolvedValue('ok');
  askForWord.mockReset().mockResolvedValue('sent');
});

async function send(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request('https://opaak.example/x?locale=nl', { method: 'POST', body });
  const answer = await receivePassport(request, '482-917-635');
  const jar = new Map(
    answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]?.split('=') as [string, string]),
  );
  return {
    location: answer.headers.get('location'),
    typed: readReturnedForm(returnedPassport, (name) => jar.get(name))?.values ?? null,
  };
}

const leadsTo = (outcome: string) => `/nl/admin/requests/482-917-635?passport=${outcome}#passport`;

test('what can be taken is, and nothing of it comes back', async () => {
  expect(await send(passport)).toEqual({ location: leadsTo('saved'), typed: null });
  expect(await send(letter)).toEqual({ location: leadsTo('sent'), typed: null });
});

test.each([
  ['a passport', passport],
  ['a letter', letter],
])('%s that was typed when the session had ended is there after signing in', async (_, fields) => {
  findStaffOf.mockResolvedValue({ status: 'visitor' });
  const { location, typed } = await send(fields);
  expect(location).toBe(leadsTo('signedOut'));
  const { key: _key, position: _position, ...text } = { key: '', position: '', ...fields };
  expect(typed).toMatchObject(text);
  expect(changePassport).not.toHaveBeenCalled();
  expect(askForWord).not.toHaveBeenCalled();
});
