import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { designerLabels, sayProblem } from '@/lib/shirt-designer/designer-labels';
import { readCut } from '@/lib/shirt-designer/read-design';
import { sayTyped } from '@/lib/shirt-designer/say-people';
import { longestCode, readCode, writeCode } from '@/lib/shirt-designer/server/design-code';
import { receiveShirt } from '@/lib/shirt-designer/server/receive-shirt';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';

const { keepDesign, keepPicture, mayBringPicture } = vi.hoisted(() => ({
  keepDesign: vi.fn(),
  keepPicture: vi.fn(),
  mayBringPicture: vi.fn(),
}));
vi.mock('@/lib/designs/server/pictures', () => ({
  keepPicture,
  mayBringPicture,
  findPictures: async () => new Map(),
  readPicturePreview: async () => null,
}));
vi.mock('@/lib/designs/server/keep-design', () => ({ keepDesign, forgetDesign: async () => null }));
vi.mock('@/lib/security/own-origin', () => ({
  isOwnOrigin: (headers: Headers) => headers.get('origin') === 'own',
}));
vi.mock('@/lib/security/client-address', () => ({ clientAddress: () => '192.0.2.1' }));
vi.mock('@/lib/limits/server/buckets', () => ({ bucketFor: () => 'bucket', hashAddress: () => 'hash' }));
vi.mock('@/lib/limits/server/consume-limits', () => ({ consumeLimitsInMemory: () => true }));

const id = '00000000-0000-4000-8000-000000000001';
const base: ShirtDesign = {
  version: 3,
  garment: 'tote',
  fabric: 'natural',
  sides: {},
  quantities: {},
  people: [],
};

function post(
  entries: Record<string, string | File>,
  { origin = 'own', locale = 'nl', accept = 'text/html' } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return receiveShirt(
    new Request(`http://localhost/api/designs/shirt?locale=${locale}`, {
      method: 'POST',
      body: form,
      headers: { origin, accept },
    }),
  );
}

/** Where an answer leads: the design in its address, and what the page will say. */
function ledTo(answer: Response) {
  const query = new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams;
  return {
    design: readCode(query.get('design')),
    problem: query.get('problem'),
    cut: query.get('cut'),
    side: query.get('side'),
  };
}

beforeEach(() => {
  keepDesign.mockReset().mockResolvedValue('unavailable');
  mayBringPicture.mockReset().mockResolvedValue(true);
  keepPicture.mockReset().mockResolvedValue({
    status: 'ok',
    picture: { kind: 'bitmap', id, width: 2000, height: 1000 },
    notes: [],
  });
});

const file = new File([new Uint8Array([1, 2, 3])], 'Club.png', { type: 'image/png' });
const typed = { document: JSON.stringify(base), text: 'Lin', next: 'show' };

test('a form from elsewhere, or in no language, is not read', async () => {
  expect((await post(typed, { origin: 'other' })).status).toBe(403);
  expect((await post(typed, { locale: 'de' })).status).toBe(403);
});

test('the words and the file of one form are both on the design that it leads to', async () => {
  const answer = await post({ ...typed, 'picture-file': file, 'picture-place': 'top' });
  expect(answer.status).toBe(303);
  const { design, problem } = ledTo(answer);
  expect(problem).toBeNull();
  expect(design?.sides.front?.layers.map(({ kind }) => kind)).toEqual(['text', 'picture']);
  expect(design?.sides.front?.layers[1]).toMatchObject({ picture: id, name: 'Club' });
});

test.each(['fileBroken', 'pictureMoves', 'unavailable'] as const)(
  'a file that is %s loses nothing of what was typed, and is named',
  async (fault) => {
    keepPicture.mockResolvedValue({ status: 'refused', fault });
    const { design, problem } = ledTo(await post({ ...typed, 'picture-file': file }));
    expect(problem).toBe(fault);
    expect(design?.sides.front?.layers).toMatchObject([{ kind: 'text', text: 'Lin' }]);
    for (const locale of ['fr', 'nl', 'en'] as const)
      expect(sayProblem(problem, locale)?.length).toBeGreaterThan(20);
  },
);

describe('A form that chooses another side than it has shown', () => {
  const shown: ShirtDesign = {
    ...base,
    garment: 'tee',
    fabric: 'navy',
    sides: { front: { technique: 'flex', layers: [newText('l1', 'Nord', { size: 20 })] } },
  };
  const sent = (more: Record<string, string | File>, design = shown) =>
    post({
      document: JSON.stringify(design),
      'shown-side': 'front',
      side: 'back',
      technique: 'flex',
      next: 'show',
      ...more,
    });

  test('puts its words, its file and its technique there, and leaves what was shown', async () => {
    const { design, side } = ledTo(
      await sent({ text: 'Lin', technique: 'dtg', 'layer-l1-text': 'Noord', 'picture-file': file }),
    );
    expect(side).toBe('back');
    expect(design?.sides.front).toMatchObject({ technique: 'flex', layers: [{ text: 'Noord' }] });
    expect(design?.sides.back?.technique).toBe('dtg');
    expect(design?.sides.back?.layers.map(({ kind }) => kind)).toEqual(['text', 'picture']);
  });

  test('does not make what is there already by what it has shown of another side', async () => {
    const back = { technique: 'dtf' as const, layers: [newText('l2', 'Zuid', { size: 20 })] };
    const design = { ...shown, sides: { ...shown.sides, back } };
    expect(ledTo(await sent({ text: 'Lin' }, design)).design?.sides.back?.technique).toBe('dtf');
    const chosen = ledTo(await sent({ text: 'Lin', technique: 'screen' }, design)).design;
    expect(chosen?.sides.back?.technique).toBe('screen');
    expect(chosen?.sides.front?.technique).toBe('flex');
  });

  test('a file alone is made as it was chosen, on a side that had nothing', async () => {
    const vector = { kind: 'vector', id, width: 200, height: 100 };
    const made = async (technique: string, picture: object) => {
      keepPicture.mockResolvedValue({ status: 'ok', picture, notes: [] });
      return ledTo(await sent({ technique, 'picture-file': file })).design?.sides.back?.technique;
    };
    expect(await made('dtg', vector)).toBe('dtg');
    expect(await made('screen', vector)).toBe('screen');
    expect(await made('flex', vector)).toBe('flex');
    const bitmap = { kind: 'bitmap', id, width: 2000, height: 1000 };
    expect(await made('dtg', bitmap)).toBe('dtg');
    // What was chosen stays, and is checked; what nobody chose gives way to what can print it.
    expect(await made('embroidery', bitmap)).toBe('embroidery');
    expect(await made('flex', bitmap)).toBe('dtf');
  });

  test('a garment that cannot be made so keeps its own technique', async () => {
    const empty = { ...shown, sides: {} };
    const { design } = ledTo(
      await sent({ garment: 'cap', technique: 'screen', side: 'front', text: 'Lin', size: '12' }, empty),
    );
    expect(design?.sides.front?.technique).toBe('embroidery');
  });
});

test('a list of which not everything could be taken comes back as it was typed, and is told', async () => {
  const tee = JSON.stringify({ ...base, garment: 'tee', fabric: 'navy' });
  const people = 'Nadia; 7; L\nLuc; 8; géant';
  const { design } = ledTo(await post({ document: tee, people, next: 'show' }));
  expect(design?.people).toMatchObject([{ size: 'l' }, { name: 'Luc', size: 'm' }]);
  expect(design?.typed).toBe(people);
  for (const locale of ['fr', 'nl', 'en'] as const)
    expect(sayTyped(design ?? base, locale, designerLabels(locale))).toMatch(/2 .*M.*: Luc$/);

  const understood = ledTo(
    await post({ document: JSON.stringify(design), people: 'Nadia; 7; L', next: 'show' }),
  ).design;
  expect(understood?.typed).toBeUndefined();
  expect(sayTyped(understood ?? base, 'fr', designerLabels('fr'))).toBeNull();
});

test('words of which not all go on the garment are told, new ones and those of a layer', async () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f'];
  const problemOf = async (entries: Record<string, string>) =>
    ledTo(await post({ document: JSON.stringify(base), next: 'show', ...entries })).problem;
  expect(await problemOf({ text: lines.join('\r\n') })).toBeNull();
  expect(await problemOf({ text: `${lines.join('\r\n')}\r\n` })).toBeNull();
  expect(await problemOf({ text: [...lines, 'g'].join('\r\n') })).toBe('wordsCut');
  expect(await problemOf({ text: 'é'.repeat(120).normalize('NFD') })).toBeNull();
  expect(await problemOf({ text: 'é'.repeat(121) })).toBe('wordsCut');
  const document = JSON.stringify({
    ...base,
    sides: { front: { technique: 'dtf', layers: [newText('l1', 'Nord', { size: 20 })] } },
  });
  const long = { document, 'layer-l1-text': [...lines, 'g'].join('\n') };
  expect(await problemOf(long)).toBe('wordsCut');
  expect(await problemOf({ ...long, 'layer-l1-remove': 'on' })).toBeNull();
  for (const locale of ['fr', 'nl', 'en'] as const)
    expect(sayProblem('wordsCut', locale)).toMatch(/: .*120 .* 6 /);
});

test('it is told whose words were cut, whatever else went wrong', async () => {
  const long = 'é'.repeat(121);
  const document = JSON.stringify({
    ...base,
    sides: {
      front: {
        technique: 'dtf',
        layers: [newText('l1', 'Nord', { size: 20 }), newText('l2', 'Zuid', { size: 20 })],
      },
    },
  });
  const cutOf = async (entries: Record<string, string | File>) => {
    const { cut, design, problem } = ledTo(await post({ document, next: 'show', ...entries }));
    return { words: readCut(cut, design ?? base).map(({ text }) => text.slice(0, 4)), problem };
  };
  expect(await cutOf({ text: 'Lin' })).toEqual({ words: [], problem: null });
  expect(await cutOf({ 'layer-l2-text': long })).toEqual({ words: ['éééé'], problem: 'wordsCut' });
  expect(await cutOf({ 'layer-l1-text': 'Noord', text: `Lin ${long}` })).toEqual({
    words: ['Lin '],
    problem: 'wordsCut',
  });
  expect(await cutOf({ 'layer-l1-text': long, 'layer-l1-remove': 'on' })).toEqual({
    words: [],
    problem: null,
  });
  keepPicture.mockResolvedValue({ status: 'refused', fault: 'fileBroken' });
  expect(await cutOf({ 'layer-l2-text': long, 'picture-file': file })).toEqual({
    words: ['éééé'],
    problem: 'fileBroken',
  });
  for (const wrong of [undefined, '', 'l9', ['l1'], 'x'.repeat(9000)])
    expect(readCut(wrong, base)).toEqual([]);
});

test('an empty file is one that was brought; a field without a file is none', async () => {
  keepPicture.mockResolvedValue({ status: 'refused', fault: 'fileBroken' });
  expect(ledTo(await post({ ...typed, 'picture-file': new File([], 'Club.png') })).problem).toBe(
    'fileBroken',
  );
  expect(ledTo(await post({ ...typed, 'picture-file': new File([], '') })).problem).toBeNull();
});

test('too many files are refused before they are read', async () => {
  mayBringPicture.mockResolvedValue(false);
  expect(ledTo(await post({ ...typed, 'picture-file': file })).problem).toBe('rateLimited');
  expect(keepPicture).not.toHaveBeenCalled();
});

test('what the editor has made is taken as it is, whatever else the form says', async () => {
  const made = {
    ...base,
    sides: { back: { technique: 'dtf' as const, layers: [newText('l1', 'Nord', { size: 20 })] } },
  };
  const { design, side } = ledTo(
    await post({ document: JSON.stringify(made), live: 'on', text: 'Lin', next: 'show' }),
  );
  expect(design).toEqual(made);
  expect(side).toBe('back');
});

test('what cannot be kept now comes back with its design, and says so', async () => {
  const { design, problem } = ledTo(await post({ ...typed, next: 'save' }));
  expect(problem).toBe('unavailable');
  expect(design?.sides.front?.layers).toHaveLength(1);
  expect(sayProblem(problem, 'en')).toBe(designerLabels('en').unavailable);
});

test.each([
  ['is no JSON', '{"version":3,'],
  ['is of a version to come', JSON.stringify({ ...base, version: 99 })],
  ['has a side that no garment has', JSON.stringify({ ...base, sides: { sole: {} } })],
  ['is larger than any', `${JSON.stringify(base)}${' '.repeat(200_000)}`],
])('a design that %s is told, and nothing is kept in its place', async (_, document) => {
  for (const live of ['on', 'off'])
    for (const next of ['save', 'quote', 'show']) {
      const answer = await post({ document, live, next, change: 'token' }, { accept: 'application/json' });
      const { location, problem } = await answer.json();
      expect(problem).toBe('designUnread');
      expect(location).toContain('change=token');
      expect(location).not.toContain('design=');
    }
  expect(keepDesign).not.toHaveBeenCalled();
  for (const locale of ['fr', 'nl', 'en'] as const)
    expect(sayProblem('designUnread', locale)?.length).toBeGreaterThan(20);
});

test('a form that comes without a design begins one', async () => {
  const words = { text: 'Lin', next: 'show' };
  const begun: Record<string, string>[] = [words, { ...words, document: '' }];
  for (const entries of begun) expect(ledTo(await post(entries))).toMatchObject({ problem: null });
});

/** Letters that cannot be packed, so that no address holds many of them. */
const noise = (seed: number) => createHash('sha256').update(String(seed)).digest('base64').slice(0, 24);

/** Within every limit of the editor, and more than there is room for. */
const large: ShirtDesign = {
  ...base,
  garment: 'tee',
  fabric: 'navy',
  sides: { front: { technique: 'dtf', layers: [newText('l1', 'Nord')] } },
  people: Array.from({ length: 500 }, (_, at) => ({
    name: noise(at),
    number: '🦊'.repeat(24),
    size: 'm' as const,
  })),
};

test('a design that there is no room for is told, and not tried again', async () => {
  for (const next of ['save', 'quote', 'show']) {
    const answer = await post(
      { document: JSON.stringify(large), live: 'on', next },
      { accept: 'application/json' },
    );
    expect(answer.status).toBe(200);
    const { location, problem } = await answer.json();
    expect(problem).toBe('designTooLarge');
    expect(location).not.toContain('design=');
  }
  expect(keepDesign).not.toHaveBeenCalled();
  for (const locale of ['fr', 'nl', 'en'] as const)
    expect(sayProblem('designTooLarge', locale)?.length).toBeGreaterThan(20);
});

test('a design that cannot be kept by a fault of ours is tried once', async () => {
  keepDesign.mockRejectedValue(new Error('It broke'));
  const long = { ...large, people: large.people.slice(0, 300) };
  expect(writeCode(long).length).toBeGreaterThan(longestCode);
  const answer = await post({ document: JSON.stringify(long), live: 'on', next: 'save' });
  expect(ledTo(answer).problem).toBe('unavailable');
  expect(keepDesign).toHaveBeenCalledOnce();
});

test('a script is told where to go on, or why not, and stays where it is', async () => {
  const accept = 'application/json';
  const shown = await post(typed, { accept });
  expect(shown.status).toBe(200);
  expect(await shown.json()).toEqual({
    location: expect.stringMatching(/^\/nl\/.*[?&]design=/),
    problem: null,
  });
  const refused = await post({ ...typed, next: 'save' }, { accept });
  expect(await refused.json()).toMatchObject({ problem: 'unavailable' });
});

test('an address says nothing but what we say', () => {
  expect(sayProblem('<b>call this number</b>', 'en')).toBeNull();
});
