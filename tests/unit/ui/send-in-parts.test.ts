import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PartsState, sendInParts } from '@/components/ui/send-in-parts';
import { artworkKeyHeader } from '@/lib/uploads/artwork';

/** What speaks to the server, as far as it is asked to begin, and told what was answered. */
const tus = vi.hoisted(() => ({
  starts: 0,
  /** Of a file: whether what had come of it was to be forgotten, each time that it was stopped. */
  stops: [] as boolean[],
  options: {
    headers: {} as Record<string, string>,
    onError: (_: Error) => undefined as unknown,
    onSuccess: () => undefined as unknown,
    onUploadUrlAvailable: () => undefined as unknown,
  },
}));

vi.mock('tus-js-client', () => ({
  DetailedError: class extends Error {
    originalResponse: unknown;
    constructor(status: number, headers: Record<string, string>) {
      super('Not taken');
      this.originalResponse = {
        getStatus: () => status,
        getBody: () => '{"error":"busy"}',
        getHeader: (name: string) => headers[name],
      };
    }
  },
  Upload: class {
    url = null;
    options: typeof tus.options;
    constructor(_: File, options: typeof tus.options) {
      this.options = options;
      tus.options = options;
    }
    findPreviousUploads = async () => [];
    start = () => {
      tus.starts += 1;
    };
    abort = async (isForgotten = false) => void tus.stops.push(isForgotten);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  tus.starts = 0;
  tus.stops = [];
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('location', { href: 'https://opaak.test/fr/ma-demande' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function refuse(status: number, headers: Record<string, string> = {}) {
  const { DetailedError } = (await import('tus-js-client')) as unknown as {
    DetailedError: new (status: number, headers: Record<string, string>) => Error;
  };
  tus.options.onError(new DetailedError(status, headers));
}

async function someSender() {
  const states: PartsState['state'][] = [];
  const sender = sendInParts(new File(['x'], 'gevel.tif'), {
    endpoint: '/api/quotes/artwork',
    headers: { 'x-request-token': 'token' },
    subject: '482-917-635',
    onState: ({ state }) => states.push(state),
    onProgress: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(0);
  return { sender, states };
}

test('a server that is busy is asked again when it says, and one that says nothing soon', async () => {
  const { sender, states } = await someSender();
  expect(tus.starts).toBe(1);
  await refuse(503, { 'Retry-After': '60' });
  expect(states.at(-1)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(tus.starts).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tus.starts).toBe(2);
  await refuse(503);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(tus.starts).toBe(3);
  await refuse(503, { 'Retry-After': '86400' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tus.starts).toBe(4);
  sender.cancel();
});

test('each file is begun with a key of its own, whatever its name', async () => {
  await someSender();
  const { headers } = tus.options;
  expect(headers).toMatchObject({ 'x-request-token': 'token' });
  await someSender();
  expect(headers[artworkKeyHeader]).toMatch(/^[0-9a-f-]{36}$/);
  expect(tus.options.headers[artworkKeyHeader]).not.toBe(headers[artworkKeyHeader]);
});

test.each([
  ['forbidden', 'finishing'],
  ['stored', 'done'],
] as const)(
  'one that is given up while it is finished is to be forgotten; where the server says %s it is %s',
  async (outcome, last) => {
    let answer = (_: Response) => undefined as unknown;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const { sender, states } = await someSender();
    // As its address is known by then.
    tus.options.onUploadUrlAvailable();
    tus.options.onSuccess();
    expect(states.at(-1)).toBe('finishing');
    sender.cancel();
    expect(tus.stops).toEqual([true]);
    answer(Response.json({ outcome }));
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe(last);
  },
);
