import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type * as Files from '@/app/_designs/answer-file';
import type * as Tools from '@/app/_designs/design-tools';
import type * as Found from '@/app/_designs/find-design';
import type * as Accounts from '@/lib/accounts/actions';
import { designToken, heldDesignToken } from '@/lib/designs/server/design-links';
import * as store from '@/lib/designs/server/design-store';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { embroideryLimits } from '@/lib/embroidery/limits';
import { commandsOf, readDst } from '@/lib/embroidery/read-dst';
import { readPath } from '@/lib/embroidery/read-path';
import { stopLoops } from '@/lib/loops/loops';
import type * as Tool from '@/lib/shirt-designer/server/receive-shirt';
import { newLayer, newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { type TechniqueId, techniqueIds } from '@/lib/shirt-designer/techniques';
import { choices } from '@/lib/wrap-simulator/choices';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { readDesign } from '@/lib/wrap-simulator/read-design';
import { readZip } from '../support/read-zip';
import { comeFrom, someAccount, someEmail } from './support/accounts';
import { newBrowser, nextRequest, standInForNext } from './support/next-request';
import { acknowledged, someAddress, submit } from './support/quotes';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let files: typeof Files;
let tools: typeof Tools;
let found: typeof Found;
let accounts: typeof Accounts;
let tool: typeof Tool;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  files = await import('@/app/_designs/answer-file');
  tools = await import('@/app/_designs/design-tools');
  found = await import('@/app/_designs/find-design');
  accounts = await import('@/lib/accounts/actions');
  tool = await import('@/lib/shirt-designer/server/receive-shirt');
}, 90_000);
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());
afterAll(() => stack?.stop());

/** An oval 80 mm wide and 40 mm high, 30 mm to the right of the middle, over a line of letters. */
const oval = { x: 30, y: 100, width: 80, height: 40 };

const shirt = (technique: TechniqueId): ShirtDesign => ({
  version: 3,
  garment: 'tee',
  fabric: 'white',
  sides: {
    front: {
      technique,
      layers: [
        { ...newLayer('a'), kind: 'shape', shape: 'circle', ...oval, colour: '#d93015' },
        { ...newText('b', 'NORD', { family: 'oswald', size: 30, colour: '#1f4bd8' }), x: 30, y: 180 },
      ],
    },
  },
  quantities: { m: 20 },
  people: [],
});

/** A request with a design in it; what the request holds. */
async function request(content: Parameters<typeof store.createDesign>[0]) {
  const kept = await store.createDesign(content, { locale: 'en', address: someAddress(), account: null });
  if (kept?.status !== 'ok') throw new Error('Not kept');
  const sent = acknowledged(await submit({ designs: [designToken(kept.id)] }));
  const [held] = await listRequestDesigns(sent.reference);
  if (!held) throw new Error('Nothing held');
  return held;
}

async function becomeStaff(): Promise<void> {
  const email = await someAccount(stack, accounts, { email: someEmail() });
  const { data } = await stack.database.rpc('accounts_of_address', { address: email });
  await stack.database.from('staff_members').insert({ user_id: data[0], role: 'sales' }).throwOnError();
}

const ask = (file: string, held: string) =>
  files.answerDesignFile(
    new Request(
      `${stack.siteUrl}/media/designs/${file}?${new URLSearchParams({ lang: 'en', held: heldDesignToken(held) })}`,
      { headers: { 'x-forwarded-for': someAddress() } },
    ),
    file,
  );

const millimetres = (points: number) => (points * 25.4) / 72;
const boxOf = (paths: readonly string[]) => {
  const points = paths.flatMap((path) => {
    const contours = readPath(path, { tolerance: 0.005 });
    return typeof contours === 'string' ? [] : contours.flat();
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};
const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
/** The paths that a PDF of ours draws, in millimetres of the garment: it writes one operator after the other. */
const pathsIn = (pdf: string) =>
  [...pdf.matchAll(/((?:-?[\d.]+ ){2}m\n(?:(?:-?[\d.]+ )+[lc]\n|h\n)+)/g)].map(([path]) =>
    path
      .trim()
      .split('\n')
      .map((line) => `${line.at(-1) === 'h' ? 'Z' : line.at(-1)?.toUpperCase()}${line.slice(0, -1)}`)
      .join(''),
  );

/** To a tenth of a millimetre. */
function expectOval(box: { x: number; y: number; width: number; height: number }, middle = oval.x): void {
  expect(Math.abs(box.width - oval.width)).toBeLessThan(0.1);
  expect(Math.abs(box.height - oval.height)).toBeLessThan(0.1);
  expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(0.1);
  expect(Math.abs(box.y + box.height / 2 - oval.y)).toBeLessThan(0.1);
}

const spotsIn = (pdf: string) =>
  [...pdf.matchAll(/\/Separation \/([^\s/]+)/g)].map(([, name = '']) => name.replaceAll('#20', ' '));

async function readPdf(bytes: Uint8Array) {
  const source = Buffer.from(bytes).toString('latin1');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(1)).view;
  const page = { width: millimetres(right - left), height: millimetres(bottom - top) };
  return { source, pages: document.numPages, page };
}

/** How each file of a side is read back. */
const readers: Record<string, (bytes: Uint8Array) => Promise<void>> = {
  'production.pdf': async (bytes) => {
    const { pages, page } = await readPdf(bytes);
    expect(pages).toBeGreaterThan(0);
    expect(page.width).toBeCloseTo(210, 0);
  },
  'front-outlines.pdf': async (bytes) => {
    const { source, pages } = await readPdf(bytes);
    expect(pages).toBe(1);
    expect(source).not.toMatch(/\/Type \/Font\b|\/FontFile/);
    expectOval(boxOf(pathsIn(source).slice(0, 1)));
  },
  'front-outlines.svg': async (bytes) => {
    const svg = Buffer.from(bytes).toString();
    const [, width, height, across, down] =
      /width="([\d.]+)mm" height="([\d.]+)mm" viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    expect([width, height]).toEqual([across, down]);
    expect(svg).not.toMatch(/<(text|image|script|style|font)/);
    expectOval(boxOf(pathsOf(svg).slice(0, 1)));
  },
  'front-300dpi.png': async (bytes) => {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect((await sharp(bytes).metadata()).density).toBe(300);
    expect(info.channels).toBe(4);
    const pixel = 25.4 / 300;
    const red = { left: info.width, right: 0, top: info.height, bottom: 0 };
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 128 || (data[at] ?? 0) < 150) continue;
      const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
      red.left = Math.min(red.left, x);
      red.right = Math.max(red.right, x + 1);
      red.top = Math.min(red.top, y);
      red.bottom = Math.max(red.bottom, y + 1);
    }
    // The page's middle is the garment's.
    expectOval({
      x: (red.left - info.width / 2) * pixel,
      y: red.top * pixel,
      width: (red.right - red.left) * pixel,
      height: (red.bottom - red.top) * pixel,
    });
    expect(data[3]).toBe(0);
  },
  'front-plates.pdf': async (bytes) => {
    const { source, pages } = await readPdf(bytes);
    expect(pages).toBe(2);
    expect(spotsIn(source)).toEqual(['R 04 D93015', 'B 05 1F4BD8']);
    expect(source).not.toMatch(/\/Type \/Font\b|\/FontFile/);
    expectOval(boxOf(pathsIn(source).slice(0, 1)));
  },
  'front-cut-mirrored.pdf': async (bytes) => {
    const { source, pages } = await readPdf(bytes);
    expect(pages).toBe(2);
    expect(spotsIn(source)).toEqual(['CutContour']);
    expectOval(boxOf(pathsIn(source).slice(0, 1)), -oval.x);
  },
  'front-cut-mirrored.svg': async (bytes) => {
    expectOval(boxOf(pathsOf(Buffer.from(bytes).toString()).slice(0, 1)), -oval.x);
  },
  'front-embroidery.dst': async (bytes) => {
    const file = readDst(bytes);
    const commands = commandsOf(file?.records ?? [], { x: 0, y: 0 });
    expect(commands.filter(({ kind }) => kind === 'stop')).toHaveLength(1);
    const lengths: number[] = [];
    const firstColour: (readonly [number, number])[] = [];
    let [x, y, stops] = [0, 0, 0];
    for (const command of commands) {
      if (command.kind === 'stop') stops += 1;
      if (command.kind !== 'stitch' && command.kind !== 'jump') continue;
      if (command.kind === 'stitch') {
        lengths.push(Math.hypot(command.x - x, command.y - y) / 10);
        if (stops === 0) firstColour.push([command.x / 10, command.y / 10]);
      }
      [x, y] = [command.x, command.y];
    }
    expect(lengths.length).toBeGreaterThan(2_000);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(embroideryLimits.longestStitch);
    const span = (axis: 0 | 1) =>
      Math.max(...firstColour.map((point) => point[axis])) -
      Math.min(...firstColour.map((point) => point[axis]));
    // The thread draws the fabric together: a little more is sewn than is meant to be seen.
    for (const [sewn, wanted] of [
      [span(0), oval.width],
      [span(1), oval.height],
    ] as const) {
      expect(sewn).toBeGreaterThan(wanted - 0.6);
      expect(sewn).toBeLessThan(wanted + 1.2);
    }
  },
  'front-threads.csv': async (bytes) => {
    const rows = Buffer.from(bytes).toString().trim().split('\r\n');
    expect(rows[1]).toMatch(/^1;1;R 04;#d93015;/);
    expect(rows[2]).toMatch(/^2;2;B 05;#1f4bd8;/);
  },
  'front-stitches.svg': async (bytes) => {
    const svg = Buffer.from(bytes).toString();
    expect(svg).toMatch(/width="[\d.]+mm"/);
    expect(pathsOf(svg).join('').length).toBeGreaterThan(10_000);
  },
};

const filesOf: Record<TechniqueId, readonly string[]> = {
  embroidery: ['front-embroidery.dst', 'front-threads.csv', 'front-stitches.svg'],
  screen: ['front-plates.pdf'],
  dtf: ['front-300dpi.png'],
  flex: ['front-cut-mirrored.pdf', 'front-cut-mirrored.svg'],
  dtg: ['front-300dpi.png'],
};

test('every file that the workshop downloads of a shirt is read back to what was designed, and is for staff alone', async () => {
  const held = new Map<TechniqueId, string>();
  for (const technique of techniqueIds)
    held.set(technique, (await request({ kind: 'shirt', document: shirt(technique), title: technique })).id);
  for (const [technique, id] of held)
    for (const file of filesOf[technique]) expect((await ask(file, id)).status, file).toBe(403);
  await becomeStaff();
  for (const [technique, id] of held) {
    const opened = await tools.designTools.shirt?.open(shirt(technique));
    const offered = (opened?.files('en') ?? []).filter(({ audience }) => audience === 'staff');
    expect(offered.map((file) => file.id)).toEqual([
      'production.pdf',
      'front-outlines.pdf',
      'front-outlines.svg',
      ...filesOf[technique],
    ]);
    for (const file of offered) {
      const answer = await ask(file.id, id);
      expect(answer.status, file.id).toBe(200);
      expect(answer.headers.get('content-type'), file.id).toBe(file.type);
      expect(answer.headers.get('content-disposition')).toContain(`${technique}-${file.name}`);
      await readers[file.id]?.(new Uint8Array(await answer.arrayBuffer()));
      expect(readers, file.id).toHaveProperty([file.id]);
    }
  }
});

test('staff download a file for each person of a list, more than thirty of them; nobody else does', async () => {
  const people = Array.from({ length: 33 }, (_, at) => ({
    name: `Maes ${at + 1}`,
    number: String(at + 1),
    size: 'm' as const,
  }));
  const name = newText('b', 'NAME', { family: 'oswald', size: 8, colour: '#1f4bd8', field: 'name' });
  const listed = (technique: TechniqueId): ShirtDesign => ({
    ...shirt(technique),
    sides: { front: { technique, layers: [{ ...name, x: 0, y: 60 }] } },
    people,
  });
  const held = await request({ kind: 'shirt', document: listed('embroidery'), title: 'Équipe Nord' });
  const archive = 'front-embroidery-dst.zip';
  expect((await ask(archive, held.id)).status).toBe(403);
  await becomeStaff();
  const answer = await ask(archive, held.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="equipe-nord-${archive}"`);
  const files = readZip(new Uint8Array(await answer.arrayBuffer()));
  expect(files.size).toBe(33);
  expect(readDst(new Uint8Array(files.get('33-maes-33-33-m.dst') ?? []))?.header.LA).toBe('Maes 33 33');

  const printed = await request({ kind: 'shirt', document: listed('dtf'), title: 'Nord' });
  const pictures = await ask('front-300dpi-png.zip', printed.id);
  const reader = pictures.body?.getReader();
  // Whoever goes away after the first of them leaves nothing behind that goes on.
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
});

test('what was asked for once is opened as a copy in its tool, and the new request says of which it is one', async () => {
  const design = shirt('flex');
  const old = await request({ kind: 'shirt', document: design, title: 'Nord' });
  const copy = new URL(tools.designTools.shirt?.pathToCopy(old, 'nl') ?? '', stack.siteUrl);
  expect(copy.pathname).toBe('/nl/t-shirt-ontwerpen/atelier');
  const opened = await found.findByToken(Object.fromEntries(copy.searchParams));
  expect(opened?.document).toEqual(design);

  const body = new FormData();
  for (const [name, value] of Object.entries({
    document: JSON.stringify(opened?.document),
    live: 'on',
    next: 'quote',
    again: copy.searchParams.get('again') ?? '',
  }))
    body.set(name, value);
  const { headers } = nextRequest;
  const answer = await tool.receiveShirt(
    new Request(`${stack.siteUrl}/api/designs/shirt?locale=nl`, { method: 'POST', body, headers }),
  );
  const next = new URL(answer.headers.get('location') ?? '', stack.siteUrl);
  expect(next.hash).toBe('#quote-form-start');
  expect(next.searchParams.get('again')).toBe(old.reference);
  const kept = await found.findByToken({ token: next.searchParams.get('token') });
  expect(kept?.document).toEqual(design);
  expect(kept?.query).not.toEqual(opened?.query);

  const wrap = { ...defaultDesign, film: 'chrome-silver' } as const;
  const oldWrap = await request({ kind: 'wrap', document: wrap, title: 'Van' });
  const wrapCopy = new URL(tools.designTools.wrap?.pathToCopy(oldWrap, 'fr') ?? '', stack.siteUrl);
  expect(wrapCopy.searchParams.get('again')).toBe(oldWrap.reference);
  expect(readDesign([...wrapCopy.searchParams], choices, defaultDesign)).toEqual(wrap);
  expect(tools.designTools.wrap?.pathToCopy({ ...old, document: { version: 1 } }, 'fr')).toBeNull();
});
