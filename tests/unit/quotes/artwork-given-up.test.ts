import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeArtwork, customerSender, sendArtwork } from '@/lib/quotes/server/artwork';
import { appendPart, beginUnderWay, listUnderWay } from '@/lib/uploads/server/under-way';
import { stubServerEnvironment } from '../support/server-environment';

const { addCustomerMessage, storeArtwork } = vi.hoisted(() => ({
  addCustomerMessage: vi.fn(async () => 'stored'),
  storeArtwork: vi.fn(),
}));
vi.mock('@/lib/quotes/server/customer-requests', () => ({ addCustomerMessage }));
vi.mock('@/lib/uploads/server/store-artwork', () => ({ storeArtwork }));

const reference = '482-917-635';
const findSender = async () => ({
  sender: customerSender,
  reference,
  place: 'p',
  path: '/parts',
  buckets: [],
  findRefusal: async () => null,
});
const askFor = (method: string) =>
  new Request('https://opaak.example/parts', { method, headers: { 'tus-resumable': '1.0.0' } });

stubServerEnvironment();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'given-up-'));
  vi.stubEnv('DATA_DIR', folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  addCustomerMessage.mockClear();
});

/** A file that has come whole and is being stored, and how that ends. */
async function someFileBeingFinished() {
  const wanted = { sender: customerSender, subject: reference, place: 'p', name: 'gevel.tif', size: 4 };
  const file = await beginUnderWay(wanted, new Date());
  if (typeof file === 'string') throw new Error(file);
  await appendPart(file, 0, new Response('scan').body);
  let end = () => undefined as unknown;
  const stored = new Promise((resolve) => {
    end = () => resolve({ status: 'stored', file: { id: file.id } });
  });
  storeArtwork.mockReset().mockReturnValue(stored);
  const answer = completeArtwork(askFor('POST'), file.id, findSender);
  await vi.waitFor(() => expect(storeArtwork).toHaveBeenCalled());
  return { id: file.id, end, outcome: async () => (await (await answer).json()).outcome };
}

test('a file that is given up while it is finished does not come to the request', async () => {
  const file = await someFileBeingFinished();
  const given = await sendArtwork(askFor('DELETE'), file.id, findSender);
  expect(given.status).toBe(204);
  file.end();
  expect(await file.outcome()).toBe('forbidden');
  expect(addCustomerMessage).not.toHaveBeenCalled();
  expect(await listUnderWay()).toEqual([]);
});

test('any other does, and what became of it is kept', async () => {
  const file = await someFileBeingFinished();
  file.end();
  expect(await file.outcome()).toBe('stored');
  expect(addCustomerMessage).toHaveBeenCalledTimes(1);
  expect(await listUnderWay()).toMatchObject([{ id: file.id, outcome: 'stored' }]);
});
