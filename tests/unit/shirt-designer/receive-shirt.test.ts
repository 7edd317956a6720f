import { beforeEach, expect, test, vi } from 'vitest';
import { designerLabels, sayProblem } from '@/lib/shirt-designer/designer-labels';
import { readCode } from '@/lib/shirt-designer/server/design-code';
import { receiveShirt } from '@/lib/shirt-designer/server/receive-shirt';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';

const { keepPicture, mayBringPicture } = vi.hoisted(() => ({
  keepPicture: vi.fn(),
  mayBringPicture: vi.fn(),
}));
vi.mock('@/lib/designs/server/pictures', () => ({
  keepPicture,
  mayBringPicture,
  findPictures: async () => new Map(),
  readPicturePreview: async () => null,
}));
vi.mock('@/lib/designs/server/keep-design', () => ({
  keepDesign: async () => 'unavailable',
  forgetDesign: async () => null,
}));
vi.mock('@/lib/security/own-origin', () => ({
  isOwnOrigin: (headers: Headers) => headers.get('origin') === 'own',
}));
vi.mock('@/lib/security/client-address', () => ({ clientAddress: () => '192.0.2.1' }));
vi.mock('@/lib/limits/server/buckets', () => ({ bucketFor: () => 'bucket', hashAddress: () => 'hash' }));
vi.mock('@/lib/limits/server/consume-limits', () => ({ consumeLimitsInMemory: () => true }));

const id = '00000000-0000-4000-8000-000000000001';
const base: ShirtDesign = {
  version: 2,
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
  return { design: readCode(query.get('design')), problem: query.get('problem'), side: query.get('side') };
}

beforeEach(() => {
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
