import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { issueTicket, issueTicketForFilledForm, isTooFast, readTicket } from '@/lib/security/form-ticket';

const now = new Date('2026-11-24T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const hour = 60 * 60 * 1000;

beforeAll(() => {
  const env = {
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@agency.test',
    QUOTES_INBOX: 'quotes@agency.test',
    APP_SECRET: 'a secret of thirty-two characters, or more',
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(() => vi.unstubAllEnvs());

test('A ticket tells when it was given, to which session and under which key', () => {
  const ticket = readTicket(issueTicket(now), later(5000));
  expect(ticket?.issuedAt).toEqual(now);
  expect(ticket?.session).toMatch(/^[0-9a-f-]{36}$/);
  expect(ticket?.idempotencyKey).not.toBe(ticket?.session);
});

test('A ticket is good for 48 hours', () => {
  const text = issueTicket(now);
  expect(readTicket(text, later(48 * hour))).not.toBeNull();
  expect(readTicket(text, later(48 * hour + 1))).toBeNull();
});

test('A ticket from the future is none, but for a clock that runs a little ahead', () => {
  expect(readTicket(issueTicket(later(59_000)), now)).not.toBeNull();
  expect(readTicket(issueTicket(later(61_000)), now)).toBeNull();
});

test('The next ticket keeps the session of a good one and of no other', () => {
  const first = issueTicket(now);
  const session = readTicket(first, now)?.session;
  expect(readTicket(issueTicket(later(hour), first), later(hour))?.session).toBe(session);
  const tooLate = later(49 * hour);
  expect(readTicket(issueTicket(tooLate, first), tooLate)?.session).not.toBe(session);
  expect(readTicket(issueTicket(now, `${first}x`), now)?.session).not.toBe(session);
});

test('A form may be sent three seconds after its ticket was given, one that is given back at once', () => {
  const fresh = readTicket(issueTicket(now), now);
  expect(isTooFast(fresh, later(2999))).toBe(true);
  expect(isTooFast(fresh, later(3000))).toBe(false);
  expect(isTooFast(null, now)).toBe(false);
  const first = issueTicket(now);
  const given = readTicket(issueTicketForFilledForm(now, first), now);
  expect(given?.session).toBe(readTicket(first, now)?.session);
  expect(isTooFast(given, now)).toBe(false);
});
