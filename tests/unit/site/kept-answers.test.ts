import { describe, expect, test, vi } from 'vitest';
import { compress } from '@/lib/site/door/compress';
import { type Answer, createKeptAnswers, knownTag } from '@/lib/site/door/kept-answers';

const html = (letter: string, length = 2000): Answer => ({
  headers: [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['ETag', '"abc"'],
    ['Content-Length', String(length)],
    ['Date', 'then'],
    ['x-other', 'stays'],
  ],
  body: Buffer.from(letter.repeat(length)),
  version: null,
});

function open(memoryBytes = 1_000_000) {
  const compressed = vi.fn(compress);
  const onFailure = vi.fn();
  return {
    answers: createKeptAnswers({ memoryBytes, compress: compressed, onFailure }),
    compressed,
    onFailure,
  };
}

async function found(answers: ReturnType<typeof open>['answers'], path: string) {
  const kept = answers.find(path);
  if (!kept) throw new Error(`${path} is not kept`);
  return kept;
}

describe('An answer that is kept', () => {
  test('has its own headers, without those of a connection or an encoding', async () => {
    const { answers } = open();
    await answers.keep('/a', html('a'));
    const { headers } = await found(answers, '/a');
    expect(headers.map(([name]) => name)).toEqual(['Content-Type', 'x-other']);
  });

  test('is there in gzip at once, in anything else for the next who asks, made once', async () => {
    const { answers, compressed } = open();
    await answers.keep('/a', html('a'));
    const kept = await found(answers, '/a');
    expect(answers.choose(kept, 'gzip')).toMatchObject({ encoding: 'gzip', etag: '"abc-gzip"' });
    expect(answers.choose(kept, 'br, gzip').encoding).toBe('gzip');
    expect(answers.choose(kept, 'br').encoding).toBeNull();
    await vi.waitFor(() => expect(answers.choose(kept, 'br, gzip').encoding).toBe('br'));
    for (let times = 0; times < 10; times += 1) answers.choose(kept, 'br, gzip, zstd');
    expect(compressed.mock.calls.map(([, encoding]) => encoding)).toEqual(['gzip', 'br']);
    expect(answers.choose(kept, undefined)).toMatchObject({ encoding: null, etag: '"abc"' });
  });

  test('leaves as it is when it is small, no text, or cannot be compressed', async () => {
    const { answers, compressed } = open();
    await answers.keep('/small', html('a', 100));
    await answers.keep('/picture', { ...html('a'), headers: [['content-type', 'image/webp']] });
    for (const path of ['/small', '/picture'])
      expect(answers.choose(await found(answers, path), 'gzip, br').encoding).toBeNull();
    expect(compressed).not.toHaveBeenCalled();
  });

  test('leaves as it is when an encoding fails, and says so once', async () => {
    const onFailure = vi.fn();
    const answers = createKeptAnswers({
      memoryBytes: 1_000_000,
      compress: () => Promise.reject(new Error('no memory')),
      onFailure,
    });
    await answers.keep('/a', html('a'));
    const kept = await found(answers, '/a');
    for (let times = 0; times < 3; times += 1) expect(answers.choose(kept, 'gzip').encoding).toBeNull();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('The memory of answers', () => {
  test('keeps to its bound, and lets go of what was asked for least recently', async () => {
    const { answers } = open(100_000);
    for (let page = 0; page < 30; page += 1) {
      await answers.keep(`/${page}`, html('a', 5_000));
      answers.find('/0');
      expect(answers.bytes()).toBeLessThanOrEqual(100_000);
    }
    expect(answers.find('/0')).toBeDefined();
    expect(answers.find('/29')).toBeDefined();
    expect(answers.find('/1')).toBeUndefined();
  });

  test('counts encodings that come later, and not those of an answer that was replaced', async () => {
    const { answers } = open();
    await answers.keep('/a', html('a'));
    const before = answers.bytes();
    const old = await found(answers, '/a');
    answers.choose(old, 'br');
    await answers.keep('/a', html('b'));
    await vi.waitFor(() => expect(answers.choose(old, 'br').encoding).toBe('br'));
    expect(answers.bytes()).toBe(before);
    const kept = await found(answers, '/a');
    answers.choose(kept, 'br');
    await vi.waitFor(() => expect(answers.bytes()).toBeGreaterThan(before));
  });
});

test.each([
  [undefined, null],
  ['"other"', null],
  ['"abc"', '"abc"'],
  ['W/"abc"', '"abc"'],
  ['"x", "abc-br"', '"abc-br"'],
  ['"abc-deflate"', null],
  ['*', '"abc"'],
] as const)('of %j is known %j', (ifNoneMatch, expected) => {
  expect(knownTag('"abc"', ifNoneMatch)).toBe(expected);
  expect(knownTag(null, ifNoneMatch)).toBeNull();
});

test('a weak tag is one for all encodings', async () => {
  const { answers } = open();
  await answers.keep('/a', {
    ...html('a'),
    headers: [
      ['content-type', 'text/css'],
      ['etag', 'W/"1-2"'],
    ],
  });
  expect(answers.choose(await found(answers, '/a'), 'gzip')).toMatchObject({
    encoding: 'gzip',
    etag: 'W/"1-2"',
  });
});
