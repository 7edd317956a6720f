import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormTicket } from '@/components/ui/form-ticket';

const asked: (string | null)[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answer = async () => Response.json({ ticket: `ticket-${asked.length}` });
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers?: Record<string, string> }) => {
    asked.push(headers?.['X-Form-Ticket'] ?? null);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('A ticket is asked for once, however many need it', async () => {
  const ticket = createFormTicket();
  expect(ticket.known()).toBeNull();
  expect(await Promise.all([ticket.get(), ticket.get(), ticket.getSoon()])).toEqual(
    Array(3).fill('ticket-1'),
  );
  expect(await ticket.get()).toBe('ticket-1');
  expect(ticket.known()).toBe('ticket-1');
  expect(asked).toEqual([null]);
});

test('A ticket of before is used as it is', async () => {
  const ticket = createFormTicket('kept');
  expect(await ticket.get()).toBe('kept');
  ticket.adopt('from a draft');
  expect(await ticket.get()).toBe('from a draft');
  expect(asked).toEqual([]);
});

test('After one is spent the next goes on with its session', async () => {
  const ticket = createFormTicket('first');
  ticket.spend();
  expect(ticket.known()).toBeNull();
  expect(await ticket.get()).toBe('ticket-1');
  ticket.spend();
  expect(await ticket.get()).toBe('ticket-2');
  expect(asked).toEqual(['first', 'ticket-1']);
});

test('After one that expired the next is of a session of its own, however many are told', async () => {
  const ticket = createFormTicket('of monday');
  expect([ticket.expire('of monday'), ticket.expire('of monday')]).toEqual([true, false]);
  expect(await ticket.get()).toBe('ticket-1');
  expect(ticket.expire('of monday')).toBe(false);
  expect(ticket.known()).toBe('ticket-1');
  expect(asked).toEqual([null]);
});

test('A server that gives none is asked again', async () => {
  const ticket = createFormTicket();
  answer = async () => Response.json({ error: 'rateLimited' }, { status: 429 });
  expect(await ticket.get()).toBeNull();
  answer = async () => Response.json({ ticket: 'late' });
  expect(await ticket.get()).toBe('late');
});

test('A form does not wait long for its ticket', async () => {
  vi.useFakeTimers();
  answer = () => new Promise(() => {});
  const soon = createFormTicket().getSoon();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await soon).toBeNull();
});
