import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { choices } from '@/lib/wrap-simulator/choices';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { offers } from '@/lib/wrap-simulator/offers';
import { readDesign } from '@/lib/wrap-simulator/read-design';
import { receiveWrap } from '@/lib/wrap-simulator/server/receive-wrap';
import { isTooLong, typedWords } from '@/lib/wrap-simulator/typed-words';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';

const { findDesign, keepDesign, keepPicture, mayBringPicture } = vi.hoisted(() => ({
  findDesign: vi.fn(),
  keepDesign: vi.fn(),
  keepPicture: vi.fn(),
  mayBringPicture: vi.fn(),
}));
vi.mock('@/lib/designs/server/pictures', () => ({
  keepPicture,
  mayBringPicture,
  findPictures: async () => new Map(),
}));
vi.mock('@/lib/designs/server/keep-design', () => ({ keepDesign, forgetDesign: async () => null }));
vi.mock('@/lib/designs/server/design-store', () => ({ findDesign }));
vi.mock('@/lib/designs/server/design-links', () => ({
  designToken: (id: string) => `${id}.shown`,
  readDesignToken: (token = '') => /^(.+)\.shown$/.exec(token)?.[1] ?? null,
  readDesignOwnerToken: (token = '') => /^(.+)\.owned$/.exec(token)?.[1] ?? null,
}));
vi.mock('@/lib/security/own-origin', () => ({
  isOwnOrigin: (headers: Headers) => headers.get('origin') === 'own',
}));
vi.mock('@/lib/security/client-address', () => ({ clientAddress: () => '192.0.2.1' }));
vi.mock('@/lib/limits/server/buckets', () => ({ bucketFor: () => 'bucket', hashAddress: () => 'hash' }));
vi.mock('@/lib/limits/server/consume-limits', () => ({ consumeLimitsInMemory: () => true }));

const id = '00000000-0000-4000-8000-000000000001';

function post(entries: Record<string, string | File>, accept = 'text/html') {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return receiveWrap(
    new Request('http://localhost/api/designs/wrap?locale=nl', {
      method: 'POST',
      body: form,
      headers: { origin: 'own', accept },
    }),
  );
}

beforeEach(() => {
  findDesign.mockReset().mockResolvedValue(null);
  keepDesign.mockReset().mockResolvedValue({ id });
  mayBringPicture.mockReset().mockResolvedValue(true);
  keepPicture.mockReset().mockResolvedValue({
    status: 'ok',
    picture: { kind: 'bitmap', id, width: 2000, height: 1000 },
    notes: [],
  });
});

test('a script is told where to go on, or why not, and stays where it is', async () => {
  const named = { 'text-0': 'Lin', next: 'quote' };
  const kept = await post(named, 'application/json');
  expect(kept.status).toBe(200);
  expect(await kept.json()).toEqual({
    location: expect.stringMatching(/^\/nl\/[^?]+\?token=[^&]+\.shown#/),
    problem: null,
  });
  keepDesign.mockResolvedValue('rateLimited');
  const refused = await post(named, 'application/json');
  expect(await refused.json()).toMatchObject({ problem: 'rateLimited' });
});

/** Where an answer leads: the design in its address, and what the page will say. */
function ledTo(answer: Response) {
  const query = new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams;
  return { design: readDesign(query, choices, defaultDesign), problem: query.get('problem'), query };
}

const typed = { vehicle: 'saloon', coverage: 'roof', film: 'gloss-poppy', 'text-0': 'Lin', view: 'rear' };

test('a new start is the design of the page, with what else the request is to have, seen from where it was', async () => {
  const { design, problem, query } = ledTo(
    await post({ ...typed, next: 'reset', with: 'other', again: '482-917-635' }),
  );
  expect(design).toEqual(defaultDesign);
  expect(problem).toBeNull();
  expect(Object.fromEntries(query)).toMatchObject({ view: 'rear', with: 'other', again: '482-917-635' });
  expect(keepDesign).not.toHaveBeenCalled();
});

test('a new start of what was saved is what was saved, under the same link', async () => {
  const saved = { ...defaultDesign, vehicle: 'estate', coverage: 'stripes' } as const;
  findDesign.mockResolvedValue({ id, kind: 'wrap', document: saved });
  const change = `${id}.shown`;
  const { design, query } = ledTo(await post({ ...typed, change, next: 'reset' }));
  expect(design).toEqual(saved);
  expect(query.get('change')).toBe(change);
  expect(findDesign).toHaveBeenCalledWith(id);

  findDesign.mockResolvedValue(null);
  expect(ledTo(await post({ ...typed, change, next: 'reset' })).design).toEqual(defaultDesign);
  findDesign.mockRejectedValue(new DatabaseAwayError('find_design', { message: 'away' }, 0));
  const away = ledTo(await post({ ...typed, change, next: 'reset' }));
  expect(away.problem).toBe('unavailable');
  expect(away.design).toMatchObject({ vehicle: 'saloon', coverage: 'roof', lines: [{ text: 'Lin' }] });
});

test('a page that was opened when its form still held the key goes on with its design', async () => {
  const own = `${id}.owned`;
  expect(ledTo(await post({ ...typed, own, next: 'show' })).query.get('own')).toBe(own);
  await post({ ...typed, own, change: 'other', next: 'save' });
  expect(keepDesign).toHaveBeenCalledWith(expect.anything(), { own }, expect.anything());
  await post({ ...typed, change: `${id}.shown`, next: 'save' });
  expect(keepDesign).toHaveBeenLastCalledWith(
    expect.anything(),
    { change: `${id}.shown` },
    expect.anything(),
  );
});

test('a surprise is another wrap of the same vehicle with the same words, and nothing is kept', async () => {
  const seen = new Set<string>();
  for (let at = 0; at < 12; at += 1) {
    const { design, problem } = ledTo(
      await post({ ...typed, vehicle: 'cargo-bike', 'panel-lid': 'bare', next: 'surprise' }),
    );
    expect(problem).toBeNull();
    expect(design).toMatchObject({ vehicle: 'cargo-bike', panels: {}, lines: [{ text: 'Lin' }] });
    // A bicycle has no bonnet to cover.
    expect(offers(vehicleOf(design), 'coverage', design.coverage)).toBe(true);
    expect(design.coverage).not.toBe('none');
    seen.add(`${design.film} ${design.second}`);
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(keepDesign).not.toHaveBeenCalled();
});

test('a vehicle is drawn and kept without what it has no part for', async () => {
  const { design } = ledTo(
    await post({ vehicle: 'cargo-bike', coverage: 'bonnet', protection: 'front', 'tint-rear': 'dark' }),
  );
  expect(design).toMatchObject({ vehicle: 'cargo-bike', coverage: 'none', protection: 'none' });
  expect(design.tints).toEqual({ rearSide: 'none', rear: 'none' });
});

test('words that are too long come back as they were typed, drawn as far as they can be cut', async () => {
  const long = 'Boulangerie '.repeat(7).trim();
  const { design, problem, query } = ledTo(
    await post({ ...typed, 'text-0': ' ', 'text-1': long, 'text-2': 'Lin', next: 'show' }),
  );
  expect(problem).toBeNull();
  expect(design.lines.map(({ text }) => text)).toEqual([long.slice(0, 60), 'Lin']);
  expect([query.get('text-0'), query.get('text-1')]).toEqual([long, 'Lin']);
  // So do they with a surprise; a new start is one.
  expect(ledTo(await post({ 'text-0': long, next: 'surprise' })).query.get('text-0')).toBe(long);
  expect(ledTo(await post({ 'text-0': long, next: 'reset' })).design).toEqual(defaultDesign);
});

test.each(['save', 'quote'])(
  'words that are too long are told before anything is kept (%s)',
  async (next) => {
    const long = 'x'.repeat(61);
    const { problem, query } = ledTo(await post({ ...typed, 'text-0': long, next }));
    expect(problem).toBe('wordsTooLong');
    expect(query.get('text-0')).toBe(long);
    expect(keepDesign).not.toHaveBeenCalled();
    await post({ ...typed, 'text-0': 'x'.repeat(60), next });
    expect(keepDesign).toHaveBeenCalledOnce();
  },
);

test('an address stays short enough to be asked for, whatever was typed', async () => {
  // An address has three letters for an apostrophe, where other rules of writing have one.
  for (const letter of ['🚐', 'Ж', "'", '!', '(', '~', '+']) {
    const all = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`text-${at}`, letter.repeat(500)]));
    const answer = await post({ ...all, next: 'show' });
    expect((answer.headers.get('location') ?? '').length, letter).toBeLessThan(8000);
    expect(typedWords(ledTo(answer).query).every(isTooLong), letter).toBe(true);
  }
});

test('the shipped proxy carries an address that long, in every server it passes', () => {
  const conf = readFileSync('deploy/nginx/site.conf', 'utf8');
  const passing = conf.split(/^server \{/m).filter((server) => server.includes('proxy_pass http'));
  expect(passing).toHaveLength(2);
  for (const server of passing) {
    const kilobytes = (name: string) =>
      Number(new RegExp(`^ +${name} (?:\\d+ )?(\\d+)k;`, 'm').exec(server)?.[1]);
    // The other headers of an answer are beside it.
    expect(kilobytes('proxy_buffer_size')).toBeGreaterThanOrEqual(16);
    expect(kilobytes('proxy_buffers')).toBeGreaterThanOrEqual(kilobytes('proxy_buffer_size'));
  }
});

const file = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' });
const idOf = (at: number) => `00000000-0000-4000-8000-00000000001${at}`;
const three = Object.fromEntries([0, 1, 2].map((at) => [`logo-${at}`, idOf(at)]));

test('a fourth logo is refused, and costs nothing of what was there', async () => {
  const { design, problem } = ledTo(await post({ ...three, 'text-0': 'Lin', 'logo-file': file }));
  expect(problem).toBe('logoFull');
  expect(design.logos.map(({ picture }) => picture)).toEqual([0, 1, 2].map(idOf));
  expect(design.lines).toMatchObject([{ text: 'Lin' }]);
  expect(keepPicture).not.toHaveBeenCalled();
});

test('one that is taken off makes room in the same form', async () => {
  const { design, problem } = ledTo(await post({ ...three, 'logo-off-1': 'on', 'logo-file': file }));
  expect(problem).toBeNull();
  expect(design.logos.map(({ picture }) => picture)).toEqual([idOf(0), idOf(2), id]);
});

test('a logo is put on the side that the form shows, and on both flanks where that is one', async () => {
  const logoOn = async (view: string) => {
    const { design } = ledTo(await post({ view, 'logo-file': file }));
    return design.logos[0];
  };
  expect(await logoOn('rear')).toMatchObject({ side: 'rear', bothSides: false });
  expect(await logoOn('right')).toMatchObject({ side: 'right', bothSides: true });
  expect(await logoOn('below')).toMatchObject({ side: 'left', bothSides: true });
});
