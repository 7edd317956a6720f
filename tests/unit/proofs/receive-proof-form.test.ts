import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { receiveProofForm, returnedProofForm } from '@/lib/proofs/server/receive-proof-form';
import { statusToken } from '@/lib/quotes/server/status-link';
import { stubServerEnvironment } from '../support/server-environment';
import { examplePoint, exampleProof, exampleRecord } from './example-proof';

const store = vi.hoisted(() => ({
  findProofs: vi.fn(),
  recordPoint: vi.fn(),
  removePoint: vi.fn(),
  recordProofDecision: vi.fn(),
}));
const current = vi.hoisted(() => ({ linkNumber: 0 }));
vi.mock('@/lib/proofs/server/proof-store', () => store);
vi.mock('@/lib/security/own-origin', () => ({
  isOwnOrigin: (headers: Headers) => headers.get('origin') === 'own',
}));
vi.mock('@/lib/supabase/ask', () => ({
  ask: async (_name: string, { wanted }: { wanted: string[] }) =>
    Object.fromEntries(wanted.map((one) => [one, current.linkNumber])),
}));
vi.mock('@/lib/limits/server/consume-limits', () => ({ consumeLimitsInMemory: () => true }));

stubServerEnvironment();

const { reference } = exampleRecord;
const { hash } = exampleProof.file;

beforeEach(() => {
  current.linkNumber = 0;
  store.findProofs.mockReset().mockResolvedValue(exampleRecord);
  store.recordPoint.mockReset().mockResolvedValue('marked');
  store.removePoint.mockReset().mockResolvedValue('removed');
  store.recordProofDecision.mockReset().mockImplementation(async ({ kind }) => kind);
});

function post(fields: Record<string, string>, { origin = 'own', locale = 'fr' } = {}) {
  return receiveProofForm(
    new Request(`https://opaak.example/api/proofs/forms?locale=${locale}`, {
      method: 'POST',
      body: new URLSearchParams({ token: statusToken(reference), hash, ...fields }),
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    }),
  );
}

function ledTo(answer: Response) {
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get('location') ?? '', 'https://opaak.example');
  expect(location.hash).toBe('#proof');
  expect(location.searchParams.get('token')).toBe(statusToken(reference));
  const jar = new Map(
    answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=', 2) as [string, string]),
  );
  return {
    outcome: location.searchParams.get('proof'),
    typed: readReturnedForm(returnedProofForm, (name) => jar.get(name))?.values ?? null,
  };
}

const outcomeOf = async (fields: Record<string, string>) => ledTo(await post(fields)).outcome;

const approval = { intent: 'approve', name: 'Claire Dubois', checked: 'on' };

describe('What a customer says to a proof', () => {
  test('is not taken by a link that went to a former address', async () => {
    current.linkNumber = 1;
    expect(await outcomeOf(approval)).toBe('forbidden');
    expect(store.recordProofDecision).not.toHaveBeenCalled();
  });

  test('is kept of the version and the file that stood on the page', async () => {
    expect(await outcomeOf({ intent: 'point', square: 'C4', text: 'Trop foncé.' })).toBe('marked');
    expect(store.recordPoint).toHaveBeenCalledWith(
      expect.objectContaining({ reference, position: 2, hash }),
      { place: { x: 0.25, y: 0.7 }, page: null, text: 'Trop foncé.' },
    );
    expect(await outcomeOf({ intent: `remove:${examplePoint.id}` })).toBe('removed');
    expect(store.removePoint).toHaveBeenCalledWith(expect.objectContaining({ reference }), examplePoint.id);
    expect(await outcomeOf({ intent: 'changes', words: 'Plus grand.' })).toBe('changes');
    expect(store.recordProofDecision).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'changes', words: 'Plus grand.', name: null, dueOn: null, hash }),
    );
  });

  test('when it is approved sets the day, by the working days that were promised', async () => {
    expect(await outcomeOf(approval)).toBe('approved');
    const [decision] = store.recordProofDecision.mock.calls[0] ?? [];
    expect(decision).toMatchObject({ kind: 'approved', name: 'Claire Dubois', words: null, locale: 'fr' });
    expect(decision.dueOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    store.findProofs.mockResolvedValue({ ...exampleRecord, delivery: null });
    await outcomeOf(approval);
    expect(store.recordProofDecision.mock.calls[1]?.[0].dueOn).toBeNull();
  });

  test('comes back with all that was typed when it cannot be taken', async () => {
    const marked = await post({ intent: 'point', x: '0.5', y: '0.25', square: 'F2', text: '' });
    expect(ledTo(marked)).toMatchObject({
      outcome: 'textNeeded',
      typed: { x: '0.5', y: '0.25', square: 'F2' },
    });
    store.recordProofDecision.mockResolvedValue('limited');
    expect(ledTo(await post({ ...approval, words: 'Non.' }))).toMatchObject({
      outcome: 'rateLimited',
      typed: { name: 'Claire Dubois', words: 'Non.' },
    });
    store.findProofs.mockRejectedValue(new Error('away'));
    expect(ledTo(await post(approval))).toMatchObject({
      outcome: 'unavailable',
      typed: { name: 'Claire Dubois' },
    });
  });

  test('loses nothing that was typed beside the button that was pressed', async () => {
    const typed = { text: 'Trop foncé.', square: 'C4', words: 'Non.', name: 'Claire Dubois' };
    const open = await post({ ...typed, intent: 'approve', checked: 'on' });
    expect(ledTo(open)).toEqual({ outcome: 'remarkOpen', typed });
    expect(store.recordProofDecision).not.toHaveBeenCalled();
    const { words, name } = typed;
    expect(ledTo(await post({ ...typed, intent: 'point' }))).toEqual({
      outcome: 'marked',
      typed: { words, name },
    });
    expect(ledTo(await post({ ...typed, intent: `remove:${examplePoint.id}` }))).toEqual({
      outcome: 'removed',
      typed,
    });
  });

  test('takes a remark that was not added before the change is asked for', async () => {
    const typed = { intent: 'changes', text: 'Trop foncé.', square: 'C4', words: '' };
    store.recordPoint.mockResolvedValueOnce('limited');
    expect(ledTo(await post(typed))).toMatchObject({
      outcome: 'rateLimited',
      typed: { text: 'Trop foncé.', square: 'C4' },
    });
    expect(store.recordProofDecision).not.toHaveBeenCalled();
    expect(ledTo(await post(typed))).toEqual({ outcome: 'changes', typed: null });
    expect(store.recordPoint).toHaveBeenLastCalledWith(
      expect.objectContaining({ reference, position: 2, hash }),
      { place: { x: 0.25, y: 0.7 }, page: null, text: 'Trop foncé.' },
    );
    expect(store.recordProofDecision).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'changes', words: null }),
    );
  });

  test('about another file than the one that counts is said of nothing', async () => {
    expect(await outcomeOf({ ...approval, hash: 'b'.repeat(64) })).toBe('replaced');
    expect(await outcomeOf({ ...approval, hash: '' })).toBe('replaced');
    store.findProofs.mockResolvedValue(null);
    expect(await outcomeOf(approval)).toBe('forbidden');
    expect(store.recordProofDecision).not.toHaveBeenCalled();
  });

  test('after it was decided is not taken, said so, and comes back, unless it says the same', async () => {
    const decision = { kind: 'approved', name: 'Claire Dubois', words: null, hash, locale: 'fr' };
    const versions = [{ ...exampleProof, decision }];
    store.findProofs.mockResolvedValue({ ...exampleRecord, versions });
    expect(ledTo(await post(approval))).toEqual({ outcome: 'approved', typed: null });
    const late: [Record<string, string>, Record<string, string> | null][] = [
      [{ ...approval, name: 'Marc Dubois' }, { name: 'Marc Dubois' }],
      [{ intent: 'changes', words: 'Non.' }, { words: 'Non.' }],
      [
        { intent: 'point', square: 'C4', text: 'Non.' },
        { square: 'C4', text: 'Non.' },
      ],
      [{ intent: `remove:${examplePoint.id}` }, null],
      // Nothing is wrong with a form that would not be taken anyway.
      [{ ...approval, checked: '' }, { name: 'Claire Dubois' }],
    ];
    for (const [fields, typed] of late)
      expect(ledTo(await post(fields))).toEqual({ outcome: 'decidedBefore', typed });
    expect(store.recordProofDecision).not.toHaveBeenCalled();
    expect(store.recordPoint).not.toHaveBeenCalled();
    expect(store.removePoint).not.toHaveBeenCalled();
  });

  test('of a change that was asked for is the same with the same words and remarks', async () => {
    const decision = { kind: 'changes', name: null, words: 'Plus grand.', hash, locale: 'fr' };
    const point = { ...examplePoint, place: { x: 0.25, y: 0.7 }, text: 'Trop foncé.' };
    const versions = [{ ...exampleProof, points: [point], decision }];
    store.findProofs.mockResolvedValue({ ...exampleRecord, versions });
    const asked = { intent: 'changes', words: 'Plus grand.', square: 'C4', text: 'Trop foncé.' };
    for (const same of [asked, { ...asked, text: '' }]) expect(await outcomeOf(same)).toBe('changes');
    const changed = [{ words: '' }, { words: 'Plus petit.' }, { square: 'D4' }, { text: 'Trop clair.' }];
    for (const other of [...changed, { intent: 'point' }])
      expect(await outcomeOf({ ...asked, ...other })).toBe('decidedBefore');
    expect(store.recordProofDecision).not.toHaveBeenCalled();
  });

  test('from elsewhere or without the private link is refused', async () => {
    expect((await post(approval, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post(approval, { locale: 'de' })).status).toBe(403);
    expect((await post({ ...approval, token: `${reference}.forged` })).status).toBe(403);
    expect(store.findProofs).not.toHaveBeenCalled();
  });
});
