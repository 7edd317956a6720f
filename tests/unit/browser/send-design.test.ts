import { afterEach, expect, test, vi } from 'vitest';
import { sendDesign } from '@/lib/browser/send-design';

afterEach(() => vi.unstubAllGlobals());

const sent = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  return sendDesign('/api/designs/shirt', new FormData());
};

test('a line that is cut and a site that starts anew are away: the editor waits and sends again', async () => {
  expect(await sent(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('away');
  expect(await sent(() => Promise.reject(new DOMException('', 'TimeoutError')))).toBe('away');
  expect(await sent(async () => new Response('<h1>502</h1>', { status: 502 }))).toBe('away');
  expect(await sent(async () => new Response('<h1>portal</h1>'))).toBe('away');
});

test('a site that breaks on a design is not sent it for ever', async () => {
  expect(await sent(async () => new Response('Internal Server Error', { status: 500 }))).toEqual({
    problem: 'unavailable',
  });
});

test.each(['designTooLarge', 'designUnread'])(
  'what no page could show (%s) is said by the editor',
  async (problem) => {
    const location = `/createur-tshirt/outil?problem=${problem}`;
    expect(await sent(async () => Response.json({ location, problem }))).toEqual({ problem });
  },
);

test.each(['wordsTooLong', 'logoFull', 'fileBroken', 'wordsCut'])(
  'what is wrong with a design itself (%s) leads to the page that says it',
  async (problem) => {
    const location = `/simulateur-covering/outil?text-0=Lin&problem=${problem}`;
    expect(await sent(async () => Response.json({ location, problem }))).toEqual({ location });
    expect(await sent(async () => Response.json({ problem }))).toEqual({ problem: 'unavailable' });
  },
);

test('what was kept leads on; what could not be kept for now says why, and leads nowhere', async () => {
  const location = '/createur-tshirt/projet?token=a';
  expect(await sent(async () => Response.json({ location, problem: null }))).toEqual({ location });
  expect(await sent(async () => Response.json({ location, problem: 'unavailable' }))).toEqual({
    problem: 'unavailable',
  });
  expect(await sent(async () => Response.json({ location, problem: 'rateLimited' }))).toEqual({
    problem: 'rateLimited',
  });
  expect(await sent(async () => Response.json({ error: 'rateLimited' }, { status: 429 }))).toEqual({
    problem: 'rateLimited',
  });
  expect(await sent(async () => Response.json({ error: 'malformed' }, { status: 400 }))).toEqual({
    problem: 'unavailable',
  });
});
