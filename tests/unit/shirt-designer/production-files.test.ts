import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { loadFamilies } from '@/lib/drawing/letters';
import { embroideryLimits } from '@/lib/embroidery/limits';
import { commandsOf, readDst } from '@/lib/embroidery/read-dst';
import { readPath } from '@/lib/embroidery/read-path';
import { composeShirt } from '@/lib/shirt-designer/compose';
import { boxOf } from '@/lib/shirt-designer/layer-outline';
import { productionFacts } from '@/lib/shirt-designer/production-facts';
import { shirtProductionFiles } from '@/lib/shirt-designer/server/production-files';
import { familiesOf } from '@/lib/shirt-designer/shapes-of';
import { newLayer, newText, type ShirtDesign, shirtLimits } from '@/lib/shirt-designer/shirt-design';
import { shirtFacts } from '@/lib/shirt-designer/shirt-facts';
import type { TechniqueId } from '@/lib/shirt-designer/techniques';
import { readZip } from '../../support/read-zip';

const design: ShirtDesign = {
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: {
    front: {
      technique: 'embroidery',
      layers: [
        { ...newText('a', 'Équipe Nord', { family: 'oswald', size: 14, colour: '#ffd21f' }), x: 0, y: 40 },
        { ...newLayer('b'), kind: 'shape', shape: 'circle', width: 30, height: 30, colour: '#d93015', y: 90 },
      ],
    },
    back: {
      technique: 'screen',
      layers: [
        { ...newText('c', 'NORD', { family: 'bebas-neue', size: 60, colour: '#ffffff' }), x: 0, y: 80 },
        {
          ...newLayer('d'),
          kind: 'shape',
          shape: 'circle',
          width: 100,
          height: 50,
          colour: '#d93015',
          y: 180,
        },
      ],
    },
    left: {
      technique: 'flex',
      layers: [
        {
          ...newText('e', '10', { family: 'oswald', size: 30, colour: '#ffffff', field: 'number' }),
          x: 0,
          y: 30,
        },
      ],
    },
  },
  quantities: { m: 10, l: 4 },
  people: [
    { name: 'Maes', number: '7', size: 'm' },
    { name: 'Dubois', number: '12', size: 'xl' },
  ],
};

const context = { locale: 'fr' as const, title: 'Équipe Nord', savedAt: new Date('2026-11-22T10:00:00Z') };

async function filesOf(one: ShirtDesign) {
  return shirtProductionFiles(one, await loadFamilies(familiesOf(one)), 'fr');
}

async function contentOf(id: string, one = design): Promise<Uint8Array> {
  const file = (await filesOf(one)).find((other) => other.id === id);
  if (!file) throw new Error(`there is no ${id}`);
  const content = await file.make(context);
  if (content === null) throw new Error(`${id} cannot be made`);
  if (typeof content === 'string') return new TextEncoder().encode(content);
  if (content instanceof Uint8Array) return content;
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('each side has the files of its technique, for staff alone', async () => {
  const files = await filesOf(design);
  expect(files.map(({ id }) => id)).toEqual([
    'front-outlines.pdf',
    'front-outlines.svg',
    'front-embroidery.dst',
    'front-threads.csv',
    'front-stitches.svg',
    'back-outlines.pdf',
    'back-outlines.svg',
    'back-plates.pdf',
    'left-outlines.pdf',
    'left-outlines.svg',
    'left-outlines-svg.zip',
    'left-cut-mirrored.pdf',
    'left-cut-mirrored.svg',
    'left-cut-mirrored-svg.zip',
  ]);
  expect(new Set(files.map(({ audience }) => audience))).toEqual(new Set(['staff']));
  expect(files.map(({ id, name }) => id === name)).not.toContain(false);
});

test('a film has transparent pixels at print size', async () => {
  const dtf: ShirtDesign = {
    ...design,
    sides: { back: { technique: 'dtf', layers: design.sides.back?.layers ?? [] } },
  };
  const ids = (await filesOf(dtf)).map(({ id }) => id);
  expect(ids).toEqual(['back-outlines.pdf', 'back-outlines.svg', 'back-300dpi.png']);
});

test('the embroidery file is read back: two threads, stitches within the limits, as large as it was drawn', async () => {
  const file = readDst(await contentOf('front-embroidery.dst'));
  const commands = commandsOf(file?.records ?? [], { x: 0, y: 0 });
  expect(file?.header.LA).toBe('Equipe Nord');
  expect(commands.filter(({ kind }) => kind === 'stop')).toHaveLength(1);
  let [x, y] = [0, 0];
  const lengths: number[] = [];
  for (const command of commands) {
    if (command.kind !== 'stitch' && command.kind !== 'jump') continue;
    if (command.kind === 'stitch') lengths.push(Math.hypot(command.x - x, command.y - y) / 10);
    [x, y] = [command.x, command.y];
  }
  expect(lengths.length).toBeGreaterThan(1_000);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(embroideryLimits.longestStitch);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(embroideryLimits.shortestStitch - 1e-9);
  const svg = new TextDecoder().decode(await contentOf('front-outlines.svg'));
  const points = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => {
    const contours = readPath(d);
    return typeof contours === 'string' ? [] : contours.flat();
  });
  const wide = Math.max(...points.map(([px]) => px)) - Math.min(...points.map(([px]) => px));
  const sewn = (Number(file?.header['+X']) + Number(file?.header['-X'])) / 10;
  // The thread draws the fabric together, so a little more is sewn than is meant to be seen.
  expect(sewn).toBeGreaterThan(wide - 0.6);
  expect(sewn).toBeLessThan(wide + 1.2);
});

test('the operator gets the threads in their order with the card’s codes, as a spreadsheet of here reads them', async () => {
  const written = Buffer.from(await contentOf('front-threads.csv')).toString();
  expect(written).toMatch(/^\ufeffOrdre;Aiguille;Nuancier;Couleur;Écart \(ΔE\);Points\r\n/);
  const rows = written.trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatch(/^1;1;Y 03;#ffd21f;0,0;\d+$/);
  expect(rows[2]).toMatch(/^2;2;R 04;#d93015;0,0;\d+$/);
});

test('navy fabric takes a white plate below the others', async () => {
  const source = Buffer.from(await contentOf('back-plates.pdf')).toString('latin1');
  const spots = [...source.matchAll(/\/Separation \/([^\s/]+)/g)].map(([, name = '']) =>
    name.replaceAll('#20', ' '),
  );
  expect(spots).toEqual(['Underbase white', 'W 01 FFFFFF', 'R 04 D93015']);
  const light = Buffer.from(await contentOf('back-plates.pdf', { ...design, fabric: 'white' })).toString(
    'latin1',
  );
  expect(light.match(/\/Separation/g)).toHaveLength(2);
});

test('everybody on the list has their own number', async () => {
  const source = Buffer.from(await contentOf('left-cut-mirrored.pdf'));
  expect((await getDocumentProxy(new Uint8Array(source))).numPages).toBe(2);
  expect((await getDocumentProxy(await contentOf('left-outlines.pdf'))).numPages).toBe(2);
});

/** A list of people, each with what is theirs on the front. */
const listed = (
  technique: TechniqueId,
  people: ShirtDesign['people'],
  fields: readonly ('name' | 'number')[] = ['name'],
): ShirtDesign => ({
  ...design,
  sides: {
    front: {
      technique,
      layers: fields.map((field, at) => ({
        ...newText(field, field, { family: 'oswald', size: 12, colour: '#ffd21f', field }),
        x: 0,
        y: 40 + 30 * at,
      })),
    },
  },
  people,
});

const persons = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Émi ${at + 1}`, number: '', size: 'm' as const }));

const widthOf = (svg: Buffer | undefined) => {
  const boxes = [...(svg?.toString() ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => boxOf(d));
  return Math.max(...boxes.map(({ x, width }) => x + width)) - Math.min(...boxes.map(({ x }) => x));
};

test('beside a picture, outlines and cut lines there is an archive with those of each person, ordered and safely named', async () => {
  const people = [
    { name: 'Emma', number: '10', size: 'm' as const },
    { name: 'Søren / ../"Ĝi"', number: '', size: 'xl' as const },
    { name: 'محمد', number: '7', size: '3xl' as const },
    { name: 'Emma', number: '10', size: 'm' as const },
  ];
  const names = (extension: string) =>
    ['01-emma-10-m', '02-soren-gi-xl', '03-7-3xl', '04-emma-10-m'].map((name) => `${name}.${extension}`);
  const outlines = readZip(await contentOf('front-outlines-svg.zip', listed('dtf', people)));
  expect([...outlines.keys()].slice(0, 2)).toEqual(names('svg').slice(0, 2));
  expect(outlines.get('01-emma-10-m.svg')).toEqual(outlines.get('04-emma-10-m.svg'));
  expect(widthOf(outlines.get('02-soren-gi-xl.svg'))).toBeGreaterThan(
    2 * widthOf(outlines.get('01-emma-10-m.svg')),
  );
  const both = listed('dtf', people, ['name', 'number']);
  const pictures = readZip(await contentOf('front-300dpi-png.zip', both));
  expect([...pictures.keys()]).toEqual(names('png'));
  for (const picture of pictures.values()) expect((await sharp(picture).metadata()).density).toBe(300);
  expect(pictures.get('01-emma-10-m.png')).not.toEqual(pictures.get('03-7-3xl.png'));
  const cut = readZip(await contentOf('left-cut-mirrored-svg.zip'));
  expect([...cut.keys()]).toEqual(['01-maes-7-m.svg', '02-dubois-12-xl.svg']);
  expect(widthOf(cut.get('02-dubois-12-xl.svg'))).toBeGreaterThan(widthOf(cut.get('01-maes-7-m.svg')));
});

test('everybody of a list has a programme of their own, the thirty-first too, and the sheet says how many and where', async () => {
  const many = listed('embroidery', persons(34));
  const programmes = readZip(await contentOf('front-embroidery-dst.zip', many));
  expect(programmes.size).toBe(34);
  const last = readDst(new Uint8Array(programmes.get('34-emi-34-m.dst') ?? []));
  expect(last?.header.LA).toBe('Emi 34');
  expect(commandsOf(last?.records ?? [], { x: 0, y: 0 }).length).toBeGreaterThan(200);
  const groups = productionFacts(many, await loadFamilies(familiesOf(many)), 'en');
  expect(groups[1]?.facts.find(({ label }) => label === 'Files of the list')?.value).toBe(
    'One DST programme for each person, 34 in all: 01-emi-1-m.dst … 34-emi-34-m.dst. Archive front-embroidery-dst.zip, on the page of the request.',
  );
});

test('the longest list has a file for everybody, and the page says how long that takes', async () => {
  const many = listed('dtf', persons(shirtLimits.people));
  const outlines = readZip(await contentOf('front-outlines-svg.zip', many));
  expect(outlines.size).toBe(shirtLimits.people);
  expect([...outlines.keys()].at(-1)).toBe('500-emi-500-m.svg');
  expect([...outlines.keys()]).toEqual([...outlines.keys()].toSorted());
  const labels = (await filesOf(many)).map(({ label }) => label);
  expect(labels).toContain('Devant, 300 dpi (PNG), le modèle');
  expect(labels.find((label) => label.startsWith('Devant, 300 dpi (PNG), un par personne'))).toMatch(
    /^Devant, 300 dpi \(PNG\), un par personne\u00a0: 500 \(ZIP, environ \d+\u00a0min\)$/,
  );
});

test('whose piece cannot be made is named in the archive, and leaves the others theirs', async () => {
  const people = [...persons(2), { name: '', number: '9', size: 'l' as const }];
  const files = readZip(await contentOf('front-outlines-svg.zip', listed('flex', people)));
  expect([...files.keys()]).toEqual(['01-emi-1-m.svg', '02-emi-2-m.svg', 'manquants.txt']);
  expect(files.get('manquants.txt')?.toString()).toContain('03-9-l.svg');
  const pdf = await contentOf('front-outlines.pdf', listed('flex', people));
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(3);
});

test('what only the people of the list have words for is made, described, priced and checked', async () => {
  const people = [{ name: '', number: '3', size: 'm' as const }, ...persons(20)];
  const sampled = listed('flex', people);
  const front = sampled.sides.front;
  const layers = front?.layers.map((layer) => ({ ...layer, text: '', y: 2 })) ?? [];
  const bare: ShirtDesign = { ...sampled, sides: { front: { technique: 'flex', layers } } };
  const ids = async (one: ShirtDesign) => (await filesOf(one)).map(({ id }) => id);
  expect(await ids(bare)).toEqual(await ids(sampled));
  for (const { id, make } of await filesOf(bare)) expect(await make(context), id).not.toBeNull();

  const letters = await loadFamilies(familiesOf(bare));
  const groups = productionFacts(bare, letters, 'en');
  expect(groups.find(({ title }) => title === 'Front')?.facts.map(({ label }) => label)).toContain('Films');
  const { estimate, findings } = composeShirt(bare, letters);
  expect(estimate?.lines.map(({ kind }) => kind)).toEqual(['garments', 'marking', 'setUp', 'names']);
  expect(Number.isFinite(estimate?.total)).toBe(true);
  expect(findings.map(({ kind }) => kind)).toContain('outside');

  const nameless = { ...bare, people: people.slice(0, 1) };
  expect(await filesOf(nameless)).toEqual([]);
  expect(composeShirt(nameless, letters).estimate?.lines.map(({ kind }) => kind)).not.toContain('marking');
});

test('the sheet says dimensions from collar and seams, colours of the card, stitches, sizes and names', async () => {
  const groups = productionFacts(design, await loadFamilies(familiesOf(design)), 'en');
  expect(groups.map(({ title }) => title)).toEqual([
    'Garment',
    'Front',
    'Back',
    'Left sleeve',
    'Checks',
    'Sizes',
    'Names and numbers',
  ]);
  const told = (title: string, label: string) =>
    groups.find((group) => group.title === title)?.facts.find((fact) => fact.label === label)?.value;
  expect(told('Garment', 'Pieces')).toBe('16');
  expect(told('Garment', 'Fabric')).toMatch(/^navy, [A-Z] \d\d #1d2748/);
  expect(told('Front', 'Threads, in order')).toBe('Y 03 #ffd21f\nR 04 #d93015');
  expect(told('Front', 'Stitches')).toMatch(/^[\d,]+, \d+ min on the machine, \d+ trims$/);
  expect(Number.parseInt(told('Front', 'Below the collar') ?? '', 10)).toBeGreaterThan(40);
  expect(told('Front', 'From the seams, left and right of the drawing')).toMatch(/^(\d+) mm \/ \1 mm$/);
  expect(told('Back', 'Technique')).toBe('Screen printing, with a white layer below');
  expect(told('Back', 'Middle, from the centre line')).toBe('on the centre line');
  expect(groups.at(-2)?.facts).toEqual([
    { label: 'M', value: '11' },
    { label: 'L', value: '4' },
    { label: 'XL', value: '1' },
  ]);
  expect(groups.at(-1)?.facts[1]).toEqual({ label: '2. XL', value: 'Dubois, 12' });
});

/** A sliver that no needle sews, and words in the colour of the fabric. */
const faulty: ShirtDesign = {
  ...design,
  sides: {
    front: {
      technique: 'embroidery',
      layers: [
        { ...newText('a', 'Lin', { family: 'oswald', size: 3, colour: '#ffd21f' }), x: 0, y: 40 },
        { ...newText('b', 'Nord', { family: 'oswald', size: 20, colour: '#1d2748' }), x: 0, y: 90 },
      ],
    },
  },
};

test.each([
  ['fr', 'Contrôle', 'Devant, Lin', /^À corriger\u00a0: Capitales de 3\smm.* sinon les creux se bouchent\.$/],
  [
    'nl',
    'Controle',
    'Voorkant, Lin',
    /^Te herstellen: Hoofdletters van 3\smm.* anders lopen de openingen dicht\.$/,
  ],
  ['en', 'Checks', 'Front, Lin', /^To be put right: Capitals of 3\smm.* or the openings close up\.$/],
] as const)(
  'the sheet and the page of a request say in %s what the checks found, and why',
  async (locale, title, place, sentence) => {
    const letters = await loadFamilies(familiesOf(faulty));
    const composed = composeShirt(faulty, letters);
    for (const groups of [productionFacts(faulty, letters, locale), shirtFacts(composed, locale, null)]) {
      const found = groups.find((group) => group.title === title);
      expect(found?.facts.find(({ label }) => label === place)?.value).toMatch(sentence);
      expect(found?.facts).toHaveLength(composed.findings.length);
      const isAdvice = found?.facts.map(({ value }) => /^(Conseil|Advies|Advice)/.test(value)) ?? [];
      expect(isAdvice).toEqual(isAdvice.toSorted((one, other) => Number(one) - Number(other)));
    }
  },
);

test('that nothing is wrong is said too', async () => {
  const right: ShirtDesign = {
    ...design,
    sides: {
      front: {
        technique: 'screen',
        layers: [{ ...newText('a', 'NORD', { family: 'oswald', size: 40, colour: '#ffffff' }), x: 0, y: 90 }],
      },
    },
    quantities: { m: 60 },
    people: [],
  };
  const groups = productionFacts(right, await loadFamilies(familiesOf(right)), 'en');
  expect(groups.find(({ title }) => title === 'Checks')?.facts).toEqual([
    { label: 'Result', value: 'All of it can be made like this.' },
  ]);
});

test('what is too large for a machine has no file, and the sheet says so', async () => {
  const huge: ShirtDesign = {
    ...design,
    sides: {
      front: {
        technique: 'embroidery',
        layers: [
          { ...newLayer('a'), kind: 'shape', shape: 'circle', width: 600, height: 600, colour: '#d93015' },
        ],
      },
    },
  };
  const files = await filesOf(huge);
  expect(await files.find(({ id }) => id === 'front-embroidery.dst')?.make(context)).toBeNull();
  const groups = productionFacts(huge, new Map(), 'fr');
  expect(groups[1]?.facts.at(-1)?.value).toBe('trop grand ou trop dense pour une machine');
});
