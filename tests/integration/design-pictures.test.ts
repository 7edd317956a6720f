import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type * as Accounts from '@/lib/accounts/actions';
import type * as Answers from '@/lib/designs/server/answer-picture';
import type * as Store from '@/lib/designs/server/design-store';
import type * as Pictures from '@/lib/designs/server/pictures';
import { pictureLimits } from '@/lib/drawing/picture';
import { limits } from '@/lib/limits/limits';
import { stopLoops } from '@/lib/loops/loops';
import { runRetention } from '@/lib/site/retention';
import { comeFrom, password, send, someAccount, someEmail } from './support/accounts';
import { pixelBomb } from './support/files';
import { newBrowser, standInForNext } from './support/next-request';
import { someAddress } from './support/quotes';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let answers: typeof Answers;
let pictures: typeof Pictures;
let store: typeof Store;
let accounts: typeof Accounts;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  answers = await import('@/lib/designs/server/answer-picture');
  pictures = await import('@/lib/designs/server/pictures');
  store = await import('@/lib/designs/server/design-store');
  accounts = await import('@/lib/accounts/actions');
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

const drawing =
  '<svg viewBox="0 0 20 10"><rect width="20" height="10" fill="#d1202b" onload="alert(1)"/></svg>';

const photo = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#2438c9' } })
    [format]()
    .toBuffer();

/** What is answered to a file sent as the tools send it. */
async function bring(
  file: Uint8Array | string,
  { name = 'logo', origin = stack.siteUrl, address = someAddress() } = {},
) {
  const request = new Request(`${stack.siteUrl}/api/designs/pictures?name=${name}`, {
    method: 'POST',
    body: typeof file === 'string' ? file : new Uint8Array(file),
    headers: { origin, host: new URL(stack.siteUrl).host, 'x-forwarded-for': address },
  });
  const answer = await answers.answerPictureUpload(request);
  return { status: answer.status, ...(await answer.json()) };
}

const look = (file: string) =>
  answers.answerPicture(new Request(`${stack.siteUrl}/media/pictures/${file}`), file);

const content = (...shown: string[]) => ({
  kind: 'wrap' as const,
  document: { version: 2, logos: shown.map((picture) => ({ picture })) },
  title: 'Boulangerie',
});

async function keepDesign(shown: string[], account: string | null = null): Promise<string> {
  const made = await store.createDesign(content(...shown), { locale: 'fr', address: someAddress(), account });
  if (made?.status !== 'ok') throw new Error(`Not kept: ${made?.status}`);
  return made.id;
}

const filesOf = async (id: string) =>
  (await stack.database.storage.from('design-pictures').list('', { limit: 1000, search: id })).data?.length ??
  0;

test('a drawing becomes shapes, is fetched as data, and never as SVG', async () => {
  const { status, picture } = await bring(drawing);
  expect(status).toBe(201);
  expect(picture).toMatchObject({ kind: 'vector', width: 1000, height: 500 });
  expect(picture.shapes).toEqual([{ path: expect.stringMatching(/^M0 0/), fill: '#d1202b' }]);
  const announced = await stack.database
    .from('storage_removals')
    .select('*')
    .like('storage_path', `${picture.id}%`);
  expect(announced.data).toEqual([]);
  const data = await look(`${picture.id}.json`);
  expect(await data.json()).toEqual(picture);
  expect(data.headers.get('content-type')).toMatch(/^application\/json/);
  expect(data.headers.get('x-content-type-options')).toBe('nosniff');
  for (const file of [
    `${picture.id}.svg`,
    `${picture.id}.webp`,
    `${picture.id}.png`,
    `${picture.id}.source`,
    `${picture.id}`,
    `${randomUUID()}.json`,
    '../x.json',
  ])
    expect((await look(file)).status, file).toBe(404);
});

test('a photo is drawn anew, and its place on a screen is small and closed', async () => {
  const { picture } = await bring(
    await sharp(await photo(3000, 1500, 'jpeg'))
      .withExif({ IFD0: { Artist: 'Sofie' } })
      .jpeg()
      .toBuffer(),
  );
  expect(picture).toEqual({ kind: 'bitmap', id: expect.any(String), width: 3000, height: 1500 });
  const shown = await look(`${picture.id}.webp`);
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    width: 1000,
    format: 'webp',
  });
  const source = await look(`${picture.id}.source`);
  expect(source.headers.get('content-type')).toBe('image/jpeg');
  expect(source.headers.get('content-security-policy')).toContain('sandbox');
  const worked = Buffer.from(await source.arrayBuffer());
  expect(worked.includes('Sofie')).toBe(false);
  expect(await sharp(worked).metadata()).toMatchObject({ width: 3000, format: 'jpeg' });
  const stored = await pictures.findStoredPicture(picture.id);
  const bytes = stored && (await pictures.readPictureBytes(stored));
  expect(bytes?.includes('Sofie')).toBe(false);
  expect(await sharp(bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 3000, format: 'jpeg' });
});

test('a bitmap is seen in pictures and documents that are made here', async () => {
  const red = { r: 217, g: 48, b: 21 };
  for (const background of [red, { ...red, alpha: 0.999 }]) {
    const file = await sharp({
      create: { width: 60, height: 40, channels: 'alpha' in background ? 4 : 3, background },
    })
      ['alpha' in background ? 'png' : 'jpeg']()
      .toBuffer();
    const { picture } = await bring(file);
    const href = (await pictures.embedPictures([picture])).get(picture.id);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><image href="${href}" width="60" height="40"/></svg>`;
    const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(4 * (20 * 60 + 30));
    expect(Math.hypot(r - red.r, g - red.g, b - red.b)).toBeLessThan(12);
    expect(a).toBeGreaterThan(250);
  }
});

test('a photo of forty megapixels is brought to what a van needs; one in print colours says so', async () => {
  const large = await bring(await photo(8000, 5000, 'jpeg'));
  expect(large.picture).toMatchObject({ width: pictureLimits.longestSide, height: 3125 });
  const cmyk = await bring(
    await sharp(await photo(40, 20))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  );
  expect(cmyk.notes).toEqual(['print-colours']);
});

test('what cannot be printed is refused by name', async () => {
  const moving = await sharp(
    [
      await photo(8, 8),
      await sharp(await photo(8, 8))
        .negate()
        .png()
        .toBuffer(),
    ],
    { join: { animated: true } },
  )
    .webp()
    .toBuffer();
  const png = await photo(200, 200);
  const cases: [string, Uint8Array | string, string][] = [
    ['empty', '', 'fileBroken'],
    ['text', 'hello', 'fileType'],
    ['cut off', png.subarray(0, 120), 'fileBroken'],
    ['moving', moving, 'pictureMoves'],
    ['30,000 wide', await photo(30_000, 10), 'tooManyPixels'],
    ['30,000 square', pixelBomb(30_000, 30_000), 'tooManyPixels'],
    ['a PDF without an end', '%PDF-1.7\n1 0 obj', 'fileBroken'],
    ['words only', '<svg><text>x</text></svg>', 'pictureEmpty'],
    ['an SVG of megabytes', `<svg>${' '.repeat(pictureLimits.svgBytes)}</svg>`, 'pictureTooDetailed'],
    ['eleven megabytes', new Uint8Array(pictureLimits.bytes + 1), 'fileTooLarge'],
  ];
  for (const [name, file, error] of cases) expect((await bring(file)).error, name).toBe(error);
  expect(await bring(drawing, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
});

test('one place cannot fill the storage', async () => {
  const address = someAddress();
  for (let sent = 0; sent < limits.picturePerAddress.max; sent += 1) await bring('no picture', { address });
  expect(await bring(drawing, { address })).toMatchObject({ status: 429, error: 'rateLimited' });
});

test('a picture goes with the last design that shows it', async () => {
  const { picture } = await bring(await photo(10, 10));
  const [first, copy] = [await keepDesign([picture.id]), await keepDesign([picture.id])];
  await store.deleteDesign(first);
  expect(await pictures.findStoredPicture(picture.id)).not.toBeNull();
  await store.deleteDesign(copy);
  expect(await pictures.findStoredPicture(picture.id)).toBeNull();
  expect(await filesOf(picture.id)).toBe(2);
  await runRetention(new Date());
  expect(await filesOf(picture.id)).toBe(0);
});

test('a picture that no design shows goes after thirty days, one taken off a design likewise', async () => {
  const [forgotten, shown, removed] = [
    (await bring(drawing)).picture.id,
    (await bring(drawing)).picture.id,
    (await bring(drawing)).picture.id,
  ];
  const design = await keepDesign([shown, removed]);
  await stack.database
    .from('design_pictures')
    .update({ unused_since: new Date(Date.now() - 31 * 86_400_000).toISOString() })
    .in('id', [forgotten, shown, removed]);
  // Taken off today: whoever takes back that change finds it.
  await store.changeDesign(design, content(shown), { address: someAddress() });
  await runRetention(new Date());
  const left = await pictures.findPictures([forgotten, shown, removed]);
  expect([...left.keys()].sort()).toEqual([shown, removed].sort());
  await runRetention(new Date(Date.now() + 32 * 86_400_000));
  expect([...(await pictures.findPictures([shown, removed])).keys()]).toEqual([shown]);
});

test('pictures of a person are exported and erased with them; a copy gives nobody the means to', async () => {
  const email = someEmail();
  await someAccount(stack, accounts, { email });
  const { data } = await stack.database.rpc('accounts_of_address', { address: email });
  const others = (await bring(drawing)).picture.id;
  await keepDesign([others]);
  const own = (await bring(drawing)).picture.id;
  await keepDesign([own, others], data[0]);
  const exported = await stack.database.rpc('export_person', { address: email, accounts: data });
  expect(exported.data.designPictures.map(({ id }: { id: string }) => id).sort()).toEqual(
    [own, others].sort(),
  );

  await send(accounts.deleteAccount, { currentPassword: password, confirm: 'on' });
  expect(await pictures.findStoredPicture(own)).toBeNull();
  expect(await pictures.findStoredPicture(others)).not.toBeNull();
});
