import { expect, test } from 'vitest';
import { type KeptDraft, newestDrafts, typedMeanwhile } from '@/lib/quotes/request/draft';
import { draftSchema } from '@/lib/quotes/request/draft-schema';

const kept = (more: Partial<KeptDraft>): KeptDraft => ({
  template: 'blank',
  subject: '',
  body: 'Dag Lieve',
  stage: '',
  keptAt: new Date('2026-11-22T09:00:00Z'),
  ...more,
});

test('of the same letter, kept here and there, the newest counts', () => {
  const older = kept({ body: 'on the server' });
  const newer = kept({ body: 'in the browser', keptAt: new Date('2026-11-22T09:01:00Z') });
  const note = kept({ template: 'note' });
  expect(newestDrafts([older, note], [newer, null])).toEqual([newer, note]);
  expect(newestDrafts([newer], [older])).toEqual([newer]);
});

test('keeps what is too long to be sent, and not what is without end', () => {
  const sent = (body: string) => ({
    template: 'quote',
    key: null,
    text: { subject: '', body, stage: 'lost' },
  });
  expect(draftSchema.safeParse(sent('x'.repeat(9000))).success).toBe(true);
  expect(draftSchema.safeParse(sent('x'.repeat(32_001))).success).toBe(false);
  expect(draftSchema.safeParse({ template: 'order', key: null, text: null }).success).toBe(false);
});

test('a template that comes while somebody types leaves what they typed, and only that', () => {
  const before = { subject: 'Uw aanvraag', body: 'Dag Lieve,', stage: 'contacted' } as const;
  const begun = { subject: 'Uw offerte', body: 'Dit is onze prijs.', stage: 'quoted' } as const;
  expect(typedMeanwhile(before, before, begun)).toBeNull();
  const typed = { ...before, body: 'Dag Lieve, ik bel u.' };
  expect(typedMeanwhile(before, typed, begun)).toEqual({ ...begun, body: typed.body });
  expect(typedMeanwhile(before, { ...before, subject: 'Morgen' }, begun)).toEqual({
    ...begun,
    subject: 'Morgen',
  });
});
