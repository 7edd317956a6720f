import { beforeEach, expect, test, vi } from 'vitest';
import { answerDraftPost } from '@/lib/quotes/server/answer-draft-post';

const { keepQuoteDraft, findStaffOf } = vi.hoisted(() => ({ keepQuoteDraft: vi.fn(), findStaffOf: vi.fn() }));
vi.mock('@/lib/quotes/server/quote-drafts', () => ({ keepQuoteDraft }));
vi.mock('@/lib/staff/server/staff', () => ({ findStaffOf }));
vi.mock('@/lib/security/own-origin', () => ({ isOwnOrigin: () => true }));

beforeEach(() => {
  keepQuoteDraft.mockReset().mockResolvedValue('ok');
  findStaffOf.mockReset().mockResolvedValue({ status: 'staff', staff: { viewer: { id: 'me' } } });
});

const draft = {
  template: 'note',
  key: null,
  text: { subject: '', body: 'Belt terug.', stage: '' },
  locale: 'nl',
};

const post = (body: BodyInit, reference = '482-917-635') =>
  answerDraftPost(
    new Request('https://opaak.example/x', { method: 'POST', body, duplex: 'half' } as RequestInit),
    reference,
  );

test('a draft is kept', async () => {
  expect((await post(JSON.stringify(draft))).status).toBe(200);
  expect(keepQuoteDraft).toHaveBeenCalledOnce();
});

test('what is no draft, or of no request, does not reach the database', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  for (const body of ['', 'null', '{"a":', '{"__proto__":{"role":"admin"}}', deep])
    expect((await post(body)).status, body.slice(0, 20)).toBe(400);
  for (const reference of ['\0', '__proto__', '482-917-635\0'])
    expect((await post(JSON.stringify(draft), reference)).status, reference).toBe(400);
  expect(keepQuoteDraft).not.toHaveBeenCalled();
});

test('a body that does not say how large it is is read no further than a draft may be', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      if (sent > 64_000_000) return controller.close();
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  expect((await post(endless)).status).toBe(413);
  expect(sent).toBeLessThan(1_000_000);
});
