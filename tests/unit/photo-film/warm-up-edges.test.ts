import { expect, test, vi } from 'vitest';
import type { PhotoSession } from '@/lib/photo-film/photo-session';
import { warmUp } from '@/lib/photo-film/warm-up';

const opened = vi.hoisted((): { session?: PhotoSession } => ({}));

vi.mock('@/lib/photo-film/photo-session', async (original) => {
  const real = await original<typeof import('@/lib/photo-film/photo-session')>();
  const openPhoto: typeof real.openPhoto = (picture) => {
    opened.session = real.openPhoto(picture);
    return opened.session;
  };
  return { ...real, openPhoto };
});

test('what warms up is looked at as a photo is, and has a border of paint at each edge, where other ways are gone', () => {
  for (const _ of warmUp());
  const session = opened.session as PhotoSession;
  const { mask, prepared, picture } = session;
  const { width, height } = picture;
  expect(prepared.step).toBe(2);
  const along = (length: number, at: (i: number) => number) =>
    Array.from({ length }, (_, i) => mask[at(i)] as number);
  const edges = {
    top: along(width, (i) => i),
    bottom: along(width, (i) => (height - 1) * width + i),
    left: along(height, (i) => i * width),
    right: along(height, (i) => i * width + width - 1),
  };
  for (const [edge, values] of Object.entries(edges)) {
    expect(values, edge).toContain(255);
    expect(values, edge).toContain(0);
  }
});
