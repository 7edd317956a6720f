import { afterEach, expect, test, vi } from 'vitest';
import { sendPicture } from '@/lib/drawing/fetch-picture';
import { pictureFaults } from '@/lib/drawing/picture';
import { pictureFaultTexts } from '@/lib/drawing/picture-copy';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('a file of a hundred megabytes is refused before a byte of it is sent', async () => {
  const fetch = answering(async () => Response.json({}));
  const file = new File(['x'], 'poster.png');
  Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 });
  expect(await sendPicture(file)).toEqual({ error: 'fileTooLarge' });
  expect(fetch).not.toHaveBeenCalled();
});

test('whatever the line or what stands before the site answers, a sentence comes of it', async () => {
  const file = new File(['x'], 'logo.svg');
  const answers: (() => Promise<Response>)[] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('<h1>413</h1>', { status: 413 }),
    async () => Response.json({ error: 'somethingNew' }, { status: 400 }),
  ];
  for (const answer of answers) {
    answering(answer);
    expect(await sendPicture(file)).toEqual({ error: 'unavailable' });
  }
  answering(async () => Response.json({ error: 'pictureMoves' }, { status: 415 }));
  expect(await sendPicture(file)).toEqual({ error: 'pictureMoves' });
});

test('every fault has its sentence in each language', () => {
  for (const fault of pictureFaults)
    for (const locale of ['fr', 'nl', 'en'] as const)
      expect(pictureFaultTexts[fault][locale].length, `${fault} ${locale}`).toBeGreaterThan(20);
});
