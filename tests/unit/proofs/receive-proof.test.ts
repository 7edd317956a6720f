import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { receiveProof, returnedProof } from '@/lib/proofs/server/receive-proof';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { stubServerEnvironment } from '../support/server-environment';

const { recordProof, storeProofFile, findStaffOf } = vi.hoisted(() => ({
  recordProof: vi.fn(),
  storeProofFile: vi.fn(),
  findStaffOf: vi.fn(),
}));
vi.mock('@/lib/proofs/server/proof-store', () => ({ recordProof }));
vi.mock('@/lib/proofs/server/proof-files', () => ({ storeProofFile }));
vi.mock('@/lib/staff/server/staff', () => ({ findStaffOf }));
vi.mock('@/lib/security/own-origin', () => ({
  isOwnOrigin: (headers: Headers) => headers.get('origin') === 'own',
}));

stubServerEnvironment();

const reference = '482-917-635';
const stored = { path: 'x.png', hash: 'a'.repeat(64), size: 9 };

beforeEach(() => {
  recordProof.mockReset().mockResolvedValue('ok');
  storeProofFile.mockReset().mockResolvedValue(stored);
  findStaffOf
    .mockReset()
    .mockResolvedValue({ status: 'staff', staff: { viewer: { id: 'me' }, role: 'sales' } });
});

async function picture(kind: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 60, height: 30, channels: 3, background: '#2438c9' } });
  return new Uint8Array(
    await image
      .withExif({ IFD0: { Artist: 'Somebody' } })
      [kind]()
      .toBuffer(),
  );
}

function send(
  file: { name: string; bytes: Uint8Array<ArrayBuffer> } | null,
  fields: Record<string, string> = {},
  { origin = 'own', locale = 'nl', of = reference } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ position: '2', words: 'Kijk eens.', ...fields }))
    form.set(name, value);
  if (file) form.set('file', new File([file.bytes], file.name));
  return receiveProof(
    new Request(`https://opaak.example/x?locale=${locale}`, {
      method: 'POST',
      body: form,
      headers: { origin },
    }),
    of,
  );
}

/** What the page is told, and what it gives back of the words. */
function ledTo(answer: Response) {
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get('location') ?? '', 'https://opaak.example');
  expect(location.hash).toBe('#job');
  const jar = new Map(
    answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=', 2) as [string, string]),
  );
  return {
    outcome: location.searchParams.get('proof'),
    words: readReturnedForm(returnedProof, (name) => jar.get(name))?.values.words ?? null,
  };
}

const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

describe('A proof that staff send', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('is drawn anew when it is a picture: %s', async (kind) => {
    const answer = await send({ name: `../fourgon.${kind}`, bytes: await picture(kind) });
    expect(ledTo(answer)).toEqual({ outcome: 'sent', words: null });
    const [bytes, storedKind] = storeProofFile.mock.calls[0] ?? [];
    expect(storedKind).toBe(kind);
    // Who made it stands in it no more.
    expect(Buffer.from(bytes).includes('Somebody')).toBe(false);
    expect(recordProof).toHaveBeenCalledWith(expect.anything(), {
      reference,
      position: 2,
      kind,
      name: `fourgon.${kind}`,
      width: 60,
      height: 30,
      words: 'Kijk eens.',
      ...stored,
    });
  });

  test('is kept as it is when it is a PDF', async () => {
    expect(ledTo(await send({ name: 'plan.pdf', bytes: pdf })).outcome).toBe('sent');
    expect(Buffer.from(storeProofFile.mock.calls[0]?.[0]).equals(Buffer.from(pdf))).toBe(true);
    expect(recordProof.mock.calls[0]?.[1]).toMatchObject({ kind: 'pdf', width: null, height: null });
  });

  test.each([
    [
      'a drawing that can hold a program',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'fileType',
    ],
    ['a text that says it is a picture', 'x.png', 'hello', 'fileType'],
    ['nothing', 'x.png', '', 'fileNeeded'],
  ])('is refused when it is %s, and the words come back', async (_, name, content, outcome) => {
    const answer = await send({ name, bytes: new TextEncoder().encode(content) });
    expect(ledTo(answer)).toEqual({ outcome, words: 'Kijk eens.' });
    expect(storeProofFile).not.toHaveBeenCalled();
  });

  test('that is broken, too large or missing is refused', async () => {
    const whole = await picture();
    const broken = whole.slice(0, whole.length - 40);
    expect(ledTo(await send({ name: 'x.png', bytes: broken })).outcome).toBe('fileBroken');
    const large = new Uint8Array(maxFileBytes);
    large.set(whole);
    expect(ledTo(await send({ name: 'x.png', bytes: large }))).toEqual({
      outcome: 'fileTooLarge',
      words: 'Kijk eens.',
    });
    expect(ledTo(await send(null)).outcome).toBe('fileNeeded');
    expect(storeProofFile).not.toHaveBeenCalled();
  });

  test('after another one, or for a job that is being made, says so', async () => {
    for (const status of ['conflict', 'beingMade', 'closed', 'unknown', 'forbidden']) {
      recordProof.mockResolvedValue(status);
      expect(ledTo(await send({ name: 'x.png', bytes: await picture() }))).toEqual({
        outcome: status,
        words: 'Kijk eens.',
      });
    }
    for (const position of ['0', '1.5', 'x', '100'])
      expect(ledTo(await send({ name: 'x.png', bytes: await picture() }, { position })).outcome).toBe(
        'invalid',
      );
    expect(ledTo(await send({ name: 'x.png', bytes: pdf }, { words: 'x'.repeat(2001) })).outcome).toBe(
      'wordsTooLong',
    );
  });

  test('while the storage is away is not lost in words', async () => {
    storeProofFile.mockRejectedValue(new Error('away'));
    expect(ledTo(await send({ name: 'x.png', bytes: await picture() }))).toEqual({
      outcome: 'unavailable',
      words: 'Kijk eens.',
    });
  });

  test('by a stranger, from elsewhere or to no request is refused before it is read', async () => {
    const file = { name: 'x.png', bytes: await picture() };
    expect((await send(file, {}, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await send(file, {}, { locale: 'de' })).status).toBe(403);
    expect((await send(file, {}, { of: '../x' })).status).toBe(403);
    for (const status of ['forbidden', 'away']) {
      findStaffOf.mockResolvedValue({ status });
      expect((await send(file)).status).toBe(status === 'away' ? 503 : 403);
    }
    expect(recordProof).not.toHaveBeenCalled();
  });

  test('by somebody whose session has ended sends nothing, and its words are there after signing in', async () => {
    findStaffOf.mockResolvedValue({ status: 'visitor' });
    const file = { name: 'x.png', bytes: await picture() };
    expect(ledTo(await send(file))).toEqual({ outcome: 'signedOut', words: 'Kijk eens.' });
    expect(storeProofFile).not.toHaveBeenCalled();
    expect(recordProof).not.toHaveBeenCalled();
  });
});
