import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthUser } from '@/lib/supabase/auth-api';
import { keepKnownSession, takeKnownSession } from '@/lib/supabase/known-session';

const user: AuthUser = { id: 'a0000000-0000-4000-8000-000000000000' };
const keep = (accessToken: string) => keepKnownSession({ accessToken, user, entry: null });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Nothing is kept for the next test.
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

test('what is known of a session is told once, to the request that was given its name', () => {
  const name = keep('token');
  expect(takeKnownSession('a0000000-0000-4000-8000-000000000000', 'token')).toBeNull();
  expect(takeKnownSession(null, 'token')).toBeNull();
  expect(takeKnownSession(name, 'token')).toMatchObject({ user, entry: null });
  expect(takeKnownSession(name, 'token')).toBeNull();
});

test('it is told to no other session', () => {
  const name = keep('token');
  expect(takeKnownSession(name, 'another')).toBeNull();
  expect(takeKnownSession(name, 'token')).not.toBeNull();
});

test('it is forgotten after seconds, and where too many wait nothing is kept', () => {
  const name = keep('token');
  vi.advanceTimersByTime(11_000);
  expect(takeKnownSession(name, 'token')).toBeNull();
  const names = Array.from({ length: 1_200 }, () => keep('token'));
  expect(names.filter((one) => one === null)).toHaveLength(200);
});
