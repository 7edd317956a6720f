import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { checkDesign, type FindingKind, finestOf, keyOfFinding } from '@/lib/shirt-designer/check-design';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { sayFinding } from '@/lib/shirt-designer/designer-copy';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { reduceDesign } from '@/lib/shirt-designer/reduce-design';
import {
  newLayer,
  newPicture,
  newText,
  type PictureLayer,
  type ShapeLayer,
  type ShirtDesign,
  type SideDesign,
  type TextLayer,
} from '@/lib/shirt-designer/shirt-design';
import type { PictureLook, ShirtPictures, ShownPicture } from '@/lib/shirt-designer/shown-pictures';
import { type TechniqueId, techniqueIds, techniques } from '@/lib/shirt-designer/techniques';
import { templateIds, templates } from '@/lib/shirt-designer/templates';

const design = (front: SideDesign, more: Partial<ShirtDesign> = {}): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: { front },
  quantities: { m: 60 },
  people: [],
  ...more,
});

const bar = (more: Partial<ShapeLayer>): ShapeLayer => ({
  ...newLayer('l1'),
  kind: 'shape',
  shape: 'rectangle',
  width: 80,
  height: 20,
  colour: '#ffffff',
  ...more,
});

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const look: PictureLook = {
  inks: [
    { colour: '#d93015', share: 0.7 },
    { colour: '#ffffff', share: 0.3 },
  ],
  isPhoto: false,
  halfTransparent: 0,
  background: null,
};
const bitmap = (at: number, width: number, more: Partial<PictureLook> = {}): [string, ShownPicture] => [
  id(at),
  { picture: { kind: 'bitmap', id: id(at), width, height: width / 2 }, look: { ...look, ...more } },
];

/** The pictures that designs of these tests show. */
const pictures: ShirtPictures = new Map([
  bitmap(1, 3000),
  bitmap(2, 300),
  bitmap(3, 3000, { background: '#ffffff' }),
]);

const pictureLayer = (at: number, more: Partial<PictureLayer> = {}): PictureLayer =>
  newPicture('l1', { id: id(at), width: 200, height: 100 }, { name: 'logo', width: 200, y: 80, ...more });

const check = async (one: ShirtDesign) =>
  checkDesign(one, garments[one.garment], await lettersFor(one), pictures);
const kinds = async (one: ShirtDesign) => (await check(one)).map(({ kind }) => kind);

const faulty: Record<FindingKind, ShirtDesign> = {
  techniqueNotHere: design(
    { technique: 'screen', layers: [newText('l1', 'LIN', { y: 25, size: 12 })] },
    { garment: 'cap', quantities: { one: 60 } },
  ),
  outside: design({ technique: 'screen', layers: [bar({ x: 120 })] }),
  outsideSmaller: design(
    { technique: 'screen', layers: [bar({ width: 270 })] },
    { quantities: { xs: 5, m: 60 } },
  ),
  lettersSmall: design({ technique: 'embroidery', layers: [newText('l1', 'LIN', { size: 3 })] }),
  tooFine: design({ technique: 'embroidery', layers: [bar({ shape: 'ring', width: 9, height: 9 })] }),
  tooManyColours: design({
    technique: 'flex',
    layers: ['#ffffff', '#ffd21f', '#d93015'].map((colour, at) =>
      bar({ id: `l${at + 1}`, y: 50 + at * 30, colour }),
    ),
  }),
  likeFabric: design({ technique: 'screen', layers: [bar({ colour: '#1f2a4c' })] }),
  toneOnTone: design({ technique: 'screen', layers: [bar({ colour: '#1b1a1c' })] }),
  lettersElsewhere: design({ technique: 'screen', layers: [newText('l1', 'Ŝipo')] }),
  missingLetters: design({ technique: 'screen', layers: [newText('l1', 'Vélo 🚲 club')] }),
  tooWide: design({ technique: 'embroidery', layers: [bar({ width: 262 })] }),
  namesDiffer: design(
    { technique: 'screen', layers: [newText('l1', 'Nom', { field: 'name' })] },
    { people: [{ name: 'Nadia', number: '', size: 'm' }] },
  ),
  nameTooWide: design(
    { technique: 'dtf', layers: [newText('l1', 'Nom', { field: 'name', size: 40 })] },
    { people: [{ name: 'Maximiliaan-Alexander', number: '', size: 'm' }] },
  ),
  fewPieces: design({ technique: 'screen', layers: [bar({})] }, { quantities: { m: 4 } }),
  pictureGone: design({ technique: 'dtf', layers: [pictureLayer(9)] }),
  softPicture: design({ technique: 'dtf', layers: [pictureLayer(2)] }),
  bitmapNotHere: design({ technique: 'embroidery', layers: [pictureLayer(1)] }),
  halfTransparent: design({ technique: 'dtf', layers: [pictureLayer(1, { opacity: 40 })] }),
  backgroundPrinted: design({ technique: 'dtf', layers: [pictureLayer(3)] }),
};

describe('Checks', () => {
  test.each(Object.entries(faulty))(
    '%s is found, said in three languages, and gone after its correction',
    async (kind, one) => {
      const found = (await check(one)).find((finding) => finding.kind === kind);
      expect(found).toBeDefined();
      if (!found) return;
      for (const locale of ['fr', 'nl', 'en'] as const) {
        const said = sayFinding(found, locale);
        expect(said).not.toMatch(/[{}]|undefined|NaN/);
        expect(said.length).toBeGreaterThan(15);
      }
      // What only pixels can mend is done in a browser, and tested with them.
      if (found.tool?.kind === 'clear') return;
      expect(found.fix.length).toBeGreaterThan(0);
      const corrected = found.fix.reduce(reduceDesign, one);
      expect((await check(corrected)).map(keyOfFinding)).not.toContain(keyOfFinding(found));
    },
  );

  test.each([
    ['tooManyColours', /une à une/, /één voor één/, /one by one/],
    ['lettersElsewhere', /Ŝ.*Avec Overpass/, /Ŝ.*Met Overpass/, /Ŝ.*Overpass can/],
    ['missingLetters', /rien n’apparaîtrait/, /zou niets komen/, /nothing would be put/],
    ['fewPieces', /autant pour une pièce que pour cent/, /evenveel als voor honderd/, /as for a hundred/],
    ['nameTooWide', /les coutures gênent/, /liggen naden/, /seams get in the way/],
  ] as const)('%s is said with its reason', async (kind, fr, nl, en) => {
    const found = (await check(faulty[kind])).find((finding) => finding.kind === kind);
    if (!found) throw new Error(`${kind} is not found`);
    expect(sayFinding(found, 'fr')).toMatch(fr);
    expect(sayFinding(found, 'nl')).toMatch(nl);
    expect(sayFinding(found, 'en')).toMatch(en);
  });

  test('a sentence says a technique as one says it, with a capital where it begins', () => {
    const say = (kind: FindingKind, technique: TechniqueId, locale: Locale, is = 7) =>
      sayFinding(
        {
          kind,
          severity: 'fault',
          side: 'front',
          layer: null,
          values: { technique, is, most: 2, from: 10 },
          fix: [],
        },
        locale,
      );
    expect(say('techniqueNotHere', 'dtg', 'fr')).toMatch(
      /^L’impression directe DTG ne se fait pas ici\u00a0:/,
    );
    expect(say('techniqueNotHere', 'screen', 'nl')).toMatch(/^Zeefdruk kan hier niet:/);
    expect(say('techniqueNotHere', 'embroidery', 'en')).toMatch(/^Embroidery is not possible here:/);
    expect(say('tooManyColours', 'flex', 'fr')).toBe(
      '7 couleurs sur cette face\u00a0: le flex les pose une à une et en permet 2.',
    );
    expect(say('tooManyColours', 'flex', 'en')).toContain(': flex vinyl puts them on one by one');
    expect(say('fewPieces', 'embroidery', 'fr', 4)).toMatch(
      /^Quantité\u00a0: 4\. Pour la broderie, la mise en route .* à partir de 10 pièces\.$/,
    );
    expect(say('fewPieces', 'embroidery', 'nl', 4)).toMatch(
      /Bij borduren kost de opstart .* vanaf 10 stuks\.$/,
    );
    expect(say('fewPieces', 'embroidery', 'en', 4)).toMatch(
      /Setting up embroidery costs .* from 10 pieces\.$/,
    );
    for (const kind of Object.keys(faulty) as FindingKind[])
      for (const id of techniqueIds)
        for (const locale of locales) {
          const name = techniques[id].name[locale];
          // An acronym is capitals wherever it stands.
          if (/^[A-Z]{2}/.test(name)) continue;
          expect(say(kind, id, locale).slice(1), `${kind} ${id} ${locale}`).not.toContain(name);
        }
  });

  test('a design that can be made has nothing said of it', async () => {
    expect(
      await kinds(design({ technique: 'screen', layers: [newText('l1', 'Lin', { size: 40 })] })),
    ).toEqual([]);
  });

  test('one tap brings a layer from anywhere to where every size that is ordered has room for it', async () => {
    const quantities = { xs: 5, m: 60 };
    for (const [x, y] of [
      [0, 1000],
      [-900, -400],
      [150, 340],
    ] as const) {
      const one = design({ technique: 'screen', layers: [bar({ x, y })] }, { quantities });
      const found = (await check(one)).find(({ kind }) => kind === 'outside');
      expect(await kinds(found?.fix.reduce(reduceDesign, one) ?? one)).toEqual([]);
    }
    // As wide as it is where the drawn size has room for that: the smaller one is a question of its own.
    const wide = design({ technique: 'screen', layers: [bar({ x: 30, width: 270 })] }, { quantities });
    const found = (await check(wide)).find(({ kind }) => kind === 'outside');
    const mended = found?.fix.reduce(reduceDesign, wide);
    expect(mended?.sides.front?.layers[0]).toMatchObject({ width: 270 });
  });

  test('what is quiet is advice, what is lost a fault, and another hue as light as the fabric neither', async () => {
    const severityOf = async (fabric: ShirtDesign['fabric'], colour: string) =>
      (await check(design({ technique: 'screen', layers: [bar({ colour })] }, { fabric }))).map(
        ({ kind, severity }) => `${kind} ${severity}`,
      );
    expect(await severityOf('navy', '#1f2a4c')).toEqual(['likeFabric fault']);
    expect(await severityOf('navy', '#1b1a1c')).toEqual(['toneOnTone advice']);
    expect(await severityOf('natural', '#ffffff')).toEqual(['toneOnTone advice']);
    expect(await severityOf('kelly', '#d93015')).toEqual([]);
  });

  test('a white ground on white fabric is seen as film, and not as ink', async () => {
    const onWhite = (technique: 'dtf' | 'dtg') =>
      kinds(design({ technique, layers: [pictureLayer(3)] }, { fabric: 'white' }));
    expect(await onWhite('dtf')).toContain('backgroundPrinted');
    expect(await onWhite('dtg')).not.toContain('backgroundPrinted');
  });

  test('what lies on another layer is not compared with the fabric', async () => {
    const layers = [
      bar({ width: 100, height: 60, colour: '#f5a800' }),
      newText('l2', 'LIN', { size: 20, colour: '#1f2a4c' }),
    ];
    expect(await kinds(design({ technique: 'screen', layers }))).toEqual([]);
    expect(await kinds(design({ technique: 'screen', layers: [...layers].reverse() }))).toContain(
      'likeFabric',
    );
  });

  test('a name is not shortened by anybody: what the letters cannot write is said alone', async () => {
    const one = design({ technique: 'dtf', layers: [newText('l1', '🚲')] });
    expect((await check(one)).find(({ kind }) => kind === 'missingLetters')?.fix).toEqual([]);
  });

  test('an emoji of several parts and words from right to left are named by what is seen of them', async () => {
    const lettersIn = async (words: string) => {
      const found = await check(design({ technique: 'dtf', layers: [newText('l1', words, { size: 30 })] }));
      return found.find(({ kind }) => kind === 'missingLetters');
    };
    expect((await lettersIn('Lin 👩\u200d🚀\ufe0f'))?.values).toEqual({ letters: '👩 🚀' });
    const hebrew = await lettersIn('\u200fשלום 7');
    expect(hebrew?.values).toEqual({ letters: 'ש ל ו ם' });
    expect(sayFinding(hebrew as NonNullable<typeof hebrew>, 'en')).toContain('ש ל ו ם');
    expect(await lettersIn('Lin\u00ad\u200b')).toBeUndefined();
    expect(await lettersIn('Chez\u00a0nous\u202f!')).toBeUndefined();
  });

  test('words from right to left are said to be that, and to come as a picture; what is typed stays', async () => {
    for (const [words, letters] of [
      ['Lin خبز', '\u2068خ ب ز\u2069'],
      ['שלום', '\u2068ש ל ו ם\u2069'],
    ] as const) {
      const one = design({ technique: 'dtf', layers: [newText('l1', words, { size: 30 })] });
      const [found] = (await check(one)).filter(({ kind }) => kind === 'missingLetters');
      if (!found) throw new Error(`${words} is not found`);
      expect(sayFinding(found, 'fr')).toMatch(/de droite à gauche.*en image ou en PDF/);
      expect(sayFinding(found, 'nl')).toMatch(/van rechts naar links.*als beeld of pdf/);
      expect(sayFinding(found, 'en')).toMatch(/from right to left.*as a picture or PDF/);
      for (const locale of locales) expect(sayFinding(found, locale)).toContain(letters);
      expect(one.sides.front?.layers).toMatchObject([{ text: words }]);
    }
  });

  test('a letter that another family has is set in that one, for everybody of a list as well', async () => {
    const one = design(
      { technique: 'dtf', layers: [newText('l1', 'Nom', { field: 'name', family: 'bebas-neue', size: 30 })] },
      { people: [{ name: 'Paĵo ſ', number: '', size: 'm' }] },
    );
    const [found] = (await check(one)).filter(({ kind }) => kind === 'lettersElsewhere');
    expect(found?.values).toEqual({ letters: 'ſ', family: 'Oswald' });
    const corrected = (found?.fix ?? []).reduce(reduceDesign, one);
    expect(corrected.people).toEqual(one.people);
    expect(await kinds(corrected)).not.toContain('lettersElsewhere');
    // What none of them has is another matter, and stays one.
    const mixed = design({ technique: 'dtf', layers: [newText('l1', 'Ŝipo 🚲', { size: 30 })] });
    expect(await kinds(mixed)).toEqual(expect.arrayContaining(['lettersElsewhere', 'missingLetters']));
    const mended = (await check(mixed)).flatMap(({ fix }) => fix).reduce(reduceDesign, mixed);
    expect(mended.sides.front?.layers).toMatchObject([{ text: 'Ŝipo', family: 'overpass' }]);
  });

  test('a hidden layer is not looked at', async () => {
    expect(await kinds(design({ technique: 'screen', layers: [bar({ x: 300, hidden: true })] }))).toEqual([]);
  });

  test('strokes are measured: a heavy family holds where a fine one is lost', async () => {
    const letters = await lettersFor(
      design({
        technique: 'screen',
        layers: [
          newText('l1', 'a', { family: 'archivo-black' }),
          newText('l2', 'a', { family: 'barlow-condensed' }),
        ],
      }),
    );
    const heavy = finestOf(newText('l1', 'a', { family: 'archivo-black', size: 20 }), letters);
    const light = finestOf(newText('l2', 'a', { family: 'barlow-condensed', size: 20 }), letters);
    expect(heavy).toBeGreaterThan(light);
    expect(light).toBeGreaterThan(1.5);
    expect(heavy).toBeLessThan(8);
  });

  test.each([...techniqueIds])(
    '%s names what it cannot do on a cap that does not take it',
    async (technique) => {
      const cap = design(
        { technique, layers: [newText('l1', 'LIN', { y: 25, size: 12 })] },
        { garment: 'cap', quantities: { one: 60 } },
      );
      const isTaken = ['embroidery', 'dtf', 'flex'].includes(technique);
      expect((await kinds(cap)).includes('techniqueNotHere')).toBe(!isTaken);
    },
  );
});

describe('Names of a list', () => {
  const name = (more: Partial<TextLayer> = {}) => newText('l1', 'Nom', { field: 'name', size: 40, ...more });
  const listed = (layer: TextLayer, people: ShirtDesign['people'], technique: TechniqueId = 'dtf') =>
    design({ technique, layers: [layer] }, { people, quantities: {} });
  const found = async (one: ShirtDesign) => (await check(one)).find(({ kind }) => kind === 'nameTooWide');
  /** Whether one tap is enough, and the layer is still of a size to be read. */
  const mended = async (one: ShirtDesign) => {
    const after = (await found(one))?.fix.reduce(reduceDesign, one) ?? one;
    expect(await found(after)).toBeUndefined();
    return after.sides.front?.layers[0] as TextLayer;
  };

  test('each has the area of its own size', async () => {
    const people = (['xs', '3xl'] as const).map((size) => ({ name: 'Maximilien', number: '', size }));
    const one = listed(name({ size: 37 }), people);
    // 230 mm across in the smallest size, 320 in the largest.
    expect((await found(one))?.values).toEqual({ name: 'Maximilien', size: 'xs', count: 1 });
    expect((await found(listed(name({ size: 37 }), people.slice(1))))?.values).toBeUndefined();
    const { size } = await mended(one);
    expect(size).toBeLessThan(37);
    expect(size).toBeGreaterThan(25);
  });

  test('where a name stands is looked at, across and down, and how high it is', async () => {
    const people = [{ name: 'Al', number: '', size: 'xs' as const }];
    expect(await found(listed(name({ y: 60 }), people))).toBeUndefined();
    // Below the area of the smallest size, in that of the drawn one.
    expect(await mended(listed(name({ y: 320 }), people))).toMatchObject({ size: 40, x: 0 });
    expect((await mended(listed(name({ y: 320 }), people))).y).toBeLessThan(272);
    const right = await mended(listed(name({ x: 105 }), people));
    expect(right).toMatchObject({ size: 40, y: 60 });
    expect(right.x).toBeLessThan(105);
    const wide = await mended(
      listed(name({ x: 60, size: 60 }), [...people, { name: 'Maximilien', number: '', size: 'm' }]),
    );
    expect(wide.size).toBeLessThan(60);
    const upright = listed(name({ size: 60, angle: 90, y: 150 }), [
      { name: 'Maximilien', number: '', size: 'xs' },
    ]);
    expect((await found(upright))?.values).toMatchObject({ name: 'Maximilien' });
    await mended(upright);
  });

  test('a name that is wider than its technique can do is found, not only the words of the sample', async () => {
    const people = [{ name: 'Maximilien', number: '', size: '3xl' as const }];
    const one = listed(name({ size: 37 }), people, 'embroidery');
    expect((await check(one)).find(({ kind }) => kind === 'tooWide')).toMatchObject({
      severity: 'fault',
      values: { most: 25 },
    });
    expect(await kinds(listed(name({ size: 37 }), [], 'embroidery'))).not.toContain('tooWide');
  });
});

describe('Templates', () => {
  test.each([...templateIds])('%s can be made as it is', async (id) => {
    const { design: one } = templates[id];
    const { findings, estimate } = composeShirt(one, await lettersFor(one));
    expect(findings.map(keyOfFinding)).toEqual([]);
    expect(estimate?.each).toBeGreaterThan(3);
  });
});

test('a name of the list that its typeface cannot write is told before a shirt comes without it', async () => {
  const { design } = templates.team;
  const people = ['Nadia', 'Luc 🦊'].map((name) => ({ name, number: '7', size: 'm' as const }));
  const found = async (list: typeof people) => {
    const one = { ...design, people: list };
    return composeShirt(one, await lettersFor(one)).findings.filter(({ kind }) => kind === 'missingLetters');
  };
  expect(await found(people.slice(0, 1))).toEqual([]);
  // A person is asked, and not renamed.
  expect(await found(people)).toMatchObject([
    { side: 'back', severity: 'fault', values: { letters: '🦊' }, fix: [] },
  ]);
});
