import { expect, test } from 'vitest';
import { answerFile } from '@/lib/uploads/server/answer-file';

const bytes = new Uint8Array([1, 2, 3]);

test('a private file is what it says it is, runs nothing, and is kept by nobody', async () => {
  const answer = answerFile(bytes, { mimeType: 'image/webp', disposition: 'inline; filename="a.webp"' });
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="a.webp"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('a PDF that is shown is in no sandbox, one that is saved is', () => {
  const policyOf = (disposition: string) =>
    answerFile(bytes, { mimeType: 'application/pdf', disposition }).headers.get('content-security-policy');
  expect(policyOf('inline; filename="a.pdf"')).not.toContain('sandbox');
  expect(policyOf('attachment; filename="a.pdf"')).toContain('sandbox');
});

test('what is otherwise for one file is said with it', () => {
  const kept = { 'Cache-Control': 'private, no-cache', ETag: '"a"' };
  const { headers } = answerFile(bytes, { mimeType: 'image/jpeg', disposition: 'inline' }, kept);
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-cache', '"a"']);
});
