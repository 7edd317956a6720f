import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFile, uploadFile } from '@/components/ui/upload-file';

/** Answers what the test says, once the file has been sent. */
class FakeRequest {
  static answer: { status: number; response: unknown } | 'none' = 'none';
  static last: FakeRequest;
  address = '';
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeRequest.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.onabort?.();
  }
  send() {
    this.upload.onprogress?.({ loaded: 1, total: 4 });
    if (FakeRequest.answer === 'none') return this.onerror?.();
    Object.assign(this, FakeRequest.answer);
    this.onload?.();
  }
}

const file = new File(['x'], 'mon fichier.pdf');
const send = () => sendFile('/api/somewhere', file);

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file that was taken comes back with what the server says of it', async () => {
  FakeRequest.answer = { status: 201, response: { version: 4 } };
  const shares: number[] = [];
  const sent = await sendFile('/api/somewhere', file, { onProgress: (share) => shares.push(share) });
  expect(sent).toEqual({ ok: true, answer: { version: 4 } });
  expect(shares).toEqual([0.25]);
});

test.each([
  ['the server refuses', { status: 415, response: { error: 'fileType' } }, 'fileType'],
  ['a proxy refuses in its own words', { status: 413, response: null }, 'fileTooLarge'],
  ['something in between fails', { status: 502, response: null }, 'unavailable'],
  ['an answer is cut off', { status: 201, response: null }, 'unavailable'],
  ['nothing comes back', 'none', 'offline'],
] as const)('a file that %s is a value, never an exception', async (_, answer, error) => {
  FakeRequest.answer = answer;
  expect(await send()).toEqual({ ok: false, error });
});

test('a file of a form goes with its name and the ticket of the form', async () => {
  FakeRequest.answer = { status: 201, response: { receipt: 'r', name: 'mon fichier.pdf', size: 1 } };
  await uploadFile('/api/quotes/uploads', file, 'ticket', () => undefined, new AbortController().signal);
  expect(FakeRequest.last.address).toBe('/api/quotes/uploads?name=mon%20fichier.pdf');
  expect(FakeRequest.last.headers).toEqual({
    'Content-Type': 'application/octet-stream',
    'X-Form-Ticket': 'ticket',
  });
});
