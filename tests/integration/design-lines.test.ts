import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as Drawings from '@/app/_designs/compose-with-drawings';
import type * as Accounts from '@/lib/accounts/actions';
import type { DesignFigures, DesignKind } from '@/lib/designs/design';
import { designToken } from '@/lib/designs/server/design-links';
import { createDesign } from '@/lib/designs/server/design-store';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { stopLoops } from '@/lib/loops/loops';
import type * as Actions from '@/lib/offers/actions';
import { addIntent } from '@/lib/offers/added-design';
import { beginOffer, typeOffer } from '@/lib/offers/compose-offer';
import { blankRow, rowField, type TypedRow, typeRow } from '@/lib/offers/compose-rows';
import { linePicturePixels } from '@/lib/offers/line-picture';
import { type Offer, offerLimits } from '@/lib/offers/offer';
import { readLinePicture } from '@/lib/offers/server/offer-files';
import { changeOfferDraft, findOffer } from '@/lib/offers/server/offer-store';
import { findPictures, putPicture } from '@/lib/offers/server/picture-store';
import { totalsOf } from '@/lib/offers/totals';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import type { Staff } from '@/lib/staff/staff';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { exampleOffer } from '../unit/offers/example-offer';
import { comeFrom, someAccount } from './support/accounts';
import { followAction, newBrowser, standInForNext } from './support/next-request';
import { acknowledged, someAddress, submit } from './support/quotes';
import { someStaff } from './support/staff';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let accounts: typeof Accounts;
let actions: typeof Actions;
let drawings: typeof Drawings;
let seller: Staff;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  accounts = await import('@/lib/accounts/actions');
  actions = await import('@/lib/offers/actions');
  drawings = await import('@/app/_designs/compose-with-drawings');
  seller = await someStaff(stack, 'sales');
}, 90_000);
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());
afterAll(() => stack?.stop());

async function signIn(role: string): Promise<void> {
  const email = await someAccount(stack, accounts);
  const granted = await stack.database.rpc('grant_staff_role', { account_email: email, granted_role: role });
  expect(granted.data).toBe('granted');
}

const shirt: ShirtDesign = {
  version: 3,
  garment: 'hoodie',
  fabric: 'navy',
  sides: { front: { technique: 'embroidery', layers: [newText('a', 'Nord', { size: 20 })] } },
  quantities: { s: 2, m: 3 },
  people: [],
};

const todaysWrap = async () =>
  composeWrap(vehicleOf(defaultDesign), defaultDesign, await lettersFor(defaultDesign)).estimate;

async function keep(kind: DesignKind, document: object, figures?: DesignFigures): Promise<string> {
  const made = await createDesign(
    { kind, document, title: 'Bakkerij Lin', ...(figures ? { figures } : {}) },
    { locale: 'nl', address: someAddress(), account: null },
  );
  if (made?.status !== 'ok') throw new Error(`Not kept: ${made?.status}`);
  return made.id;
}

/** A request that holds designs; their ids are those of its own copies. */
async function someRequest(...kept: string[]): Promise<{ reference: string; held: string[] }> {
  const { reference } = acknowledged(await submit({ designs: kept.map(designToken) }));
  return { reference, held: (await listRequestDesigns(reference)).map(({ id }) => id) };
}

const begun = beginOffer({ name: 'Lieve Peeters', company: null, locale: 'nl', vatNumber: null });

/** The form of an offer as a browser sends it. */
function formOf(
  intent: string,
  rows: Record<string, Partial<TypedRow>>,
  { version = 0, fields = begun }: { version?: number; fields?: Record<string, string> } = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, version: String(version), intent }))
    form.set(name, value);
  for (const [id, row] of Object.entries(rows)) {
    form.append('line', id);
    for (const [field, value] of Object.entries({ ...blankRow, ...row }))
      form.set(rowField(field as 'text', id), value);
  }
  return form;
}

/** The form of the draft as its page shows it. */
async function formOfDraft(reference: string, intent: string): Promise<FormData> {
  const record = await findOffer(seller, reference);
  const offer = record?.versions[0]?.offer;
  if (!record || !offer) throw new Error('No draft');
  const rows = Object.fromEntries(offer.lines.map((line) => [line.id, typeRow(line, 'nl')]));
  return formOf(intent, rows, { version: record.version, fields: typeOffer(offer, offer.locale) });
}

const press = (reference: unknown, form: FormData, locale = 'fr') =>
  followAction(() => actions.composeOffer(locale, reference as string, null, form));

async function draftOf(reference: string): Promise<Offer> {
  const [version] = (await findOffer(seller, reference))?.versions ?? [];
  if (version?.state !== 'draft') throw new Error('No draft');
  return version.offer;
}

const grossOf = ({ lines }: Offer) => totalsOf(lines, 'withVat').gross;

describe('The button of a design', () => {
  test('adds its lines to a draft that nobody has saved yet, with everything that is typed', async () => {
    await signIn('sales');
    const { reference, held } = await someRequest(
      await keep('wrap', defaultDesign),
      await keep('shirt', shirt),
    );
    const [van = '', hoodie = ''] = held;
    const typed = { l1: { text: 'Plaatsing bij u', price: '50' }, l2: {} };
    expect(await press(reference, formOf(addIntent(van), typed))).toEqual({
      value: { status: 'ok', data: { done: 'added', line: 'l3', older: null } },
    });
    const first = await draftOf(reference);
    const { low, lines } = await todaysWrap();
    expect(first.lines[0]).toMatchObject({ id: 'l1', text: 'Plaatsing bij u', unitPrice: 5000 });
    expect(first.lines.slice(1).map(({ design }) => design)).toEqual(lines.map(() => van));
    // In the language of the offer, whoever writes it.
    expect(first.lines[1]?.text).toMatch(/^Volledige wrap: Middelgrote bestelwagen, S06\u00a0Flessengroen/);
    expect(grossOf(first)).toBe(low * 100 + 5000);

    expect(await press(reference, await formOfDraft(reference, addIntent(hoodie)))).toMatchObject({
      value: { status: 'ok', data: { done: 'added' } },
    });
    const second = await draftOf(reference);
    expect(second.lines.slice(0, first.lines.length)).toEqual(first.lines);
    const added = second.lines.slice(first.lines.length);
    expect(added.map(({ design, vat }) => [design, vat])).toEqual(added.map(() => [hoodie, 'standard']));
    expect(added[0]?.text).toContain('2\u00a0×\u00a0S, 3\u00a0×\u00a0M');
    expect(added.at(-1)?.text).toMatch(/^Borduurprogramma: /);
    expect(new Set(second.lines.map(({ id }) => id)).size).toBe(second.lines.length);
  });

  test('pressed again adds them again, and pressed twice at once adds them once', async () => {
    await signIn('sales');
    const { reference, held } = await someRequest(await keep('wrap', defaultDesign));
    const [van = ''] = held;
    const twice = await Promise.all([
      press(reference, formOf(addIntent(van), { l1: {} })),
      press(reference, formOf(addIntent(van), { l1: {} })),
    ]);
    expect(twice.map((answer) => 'value' in answer && answer.value.status).sort()).toEqual(['ok', 'refused']);
    const { low, lines } = await todaysWrap();
    expect((await draftOf(reference)).lines).toHaveLength(lines.length);
    expect(await press(reference, await formOfDraft(reference, addIntent(van)))).toMatchObject({
      value: { status: 'ok' },
    });
    expect((await draftOf(reference)).lines).toHaveLength(2 * lines.length);
    expect(grossOf(await draftOf(reference))).toBe(2 * low * 100);
  });

  test('of two colleagues on one draft overwrites nobody: who comes late is told, and has what was typed', async () => {
    await signIn('sales');
    const { reference, held } = await someRequest(await keep('wrap', defaultDesign));
    const form = formOf(addIntent(held[0] ?? ''), { l1: { text: 'Van mij', price: '1' } });
    const theirs = await changeOfferDraft(seller, { reference, version: 0, offer: exampleOffer });
    expect(theirs.status).toBe('ok');
    expect(await press(reference, form)).toMatchObject({
      value: { status: 'refused', reason: 'conflict', values: { lines: 'l1', 'text-l1': 'Van mij' } },
    });
    expect(await draftOf(reference)).toEqual(exampleOffer);
  });

  test('adds nothing where something typed is wrong, and gives it back', async () => {
    await signIn('sales');
    const { reference, held } = await someRequest(await keep('wrap', defaultDesign));
    const form = formOf(addIntent(held[0] ?? ''), { l1: { text: 'Pose', price: 'veel' } });
    expect(await press(reference, form)).toMatchObject({
      value: { status: 'invalid', fields: { 'price-l1': ['invalid'] }, values: { lines: 'l1' } },
    });
    expect(await findOffer(seller, reference)).toBeNull();
  });

  test('opens a document of an older version, at the price that its customer saw', async () => {
    await signIn('sales');
    const { logos: _, ...document } = defaultDesign;
    const { low } = await todaysWrap();
    const figures = { version: '2026-01-01', low: low + 500, high: low + 900 };
    const { reference, held } = await someRequest(await keep('wrap', { ...document, version: 1 }, figures));
    expect(await press(reference, formOf(addIntent(held[0] ?? ''), {}))).toMatchObject({
      value: {
        status: 'ok',
        data: { done: 'added', older: { day: '1er\u00a0janvier 2026', isRaised: false } },
      },
    });
    expect(grossOf(await draftOf(reference))).toBe((low + 500) * 100);
  });

  test('says why there is nothing to add', async () => {
    await signIn('sales');
    const { reference, held } = await someRequest(
      await keep('wrap', { version: 99 }),
      await keep('wrap', { ...defaultDesign, coverage: 'none', lines: [] }),
      await keep('shirt', { ...shirt, quantities: {} }),
      await keep('wrap', defaultDesign),
    );
    const [unreadable = '', bare = '', none = '', van = ''] = held;
    const refusalOf = async (id: string, rows: Record<string, Partial<TypedRow>> = {}) => {
      const answer = await press(reference, formOf(addIntent(id), rows));
      return 'value' in answer && 'reason' in answer.value ? answer.value.reason : answer;
    };
    expect(await refusalOf(unreadable)).toBe('designUnreadable');
    expect(await refusalOf(bare)).toBe('designUnpriced');
    expect(await refusalOf(none)).toBe('designUnpriced');
    const many = Array.from({ length: offerLimits.lines - 1 }, (_, at) => [
      `l${at + 1}`,
      { text: 'Een lijn', price: '1' },
    ]);
    expect(await refusalOf(van, Object.fromEntries(many))).toBe('designTooMuch');
    await stack.database.from('quote_request_designs').delete().eq('id', van).throwOnError();
    expect(await refusalOf(van)).toBe('designGone');
    expect(await findOffer(seller, reference)).toBeNull();
  });
});

describe('The drawing of a design', () => {
  const pressDrawn = (reference: unknown, form: FormData) =>
    followAction(() => drawings.composeWithDrawings('fr', reference as string, null, form));
  const picturesOf = async (reference: string) =>
    (await findPictures(seller, reference)).map(({ line }) => line);

  test('stands beside the first of its lines, once for each time that it is added', async () => {
    await signIn('sales');
    const { reference, held } = await someRequest(
      await keep('wrap', defaultDesign),
      await keep('shirt', shirt),
    );
    const [van = '', hoodie = ''] = held;
    expect(await pressDrawn(reference, formOf(addIntent(van), { l1: {} }))).toMatchObject({
      value: { status: 'ok', data: { line: 'l2', isDrawn: true } },
    });
    expect(await picturesOf(reference)).toEqual(['l2']);
    const second = await pressDrawn(reference, await formOfDraft(reference, addIntent(hoodie)));
    expect(second).toMatchObject({ value: { data: { isDrawn: true } } });
    const [first, other] = await findPictures(seller, reference);
    const { lines } = await draftOf(reference);
    expect(lines.find(({ id }) => id === other?.line)?.design).toBe(hoodie);
    for (const picture of [first, other]) {
      const drawn = await sharp((picture && (await readLinePicture(picture))) ?? undefined).stats();
      // Something is drawn on the paper.
      expect(drawn.isOpaque && drawn.entropy).toBeGreaterThan(0.1);
      expect(Math.max(picture?.width ?? 0, picture?.height ?? 0)).toBe(linePicturePixels);
    }
    expect(first?.hash).not.toBe(other?.hash);
  });

  test('that does not fit leaves the lines without it, and that is said', async () => {
    await signIn('sales');
    const { reference, held } = await someRequest(await keep('wrap', defaultDesign));
    const lines = exampleOffer.lines.map((line, at) => ({ ...line, id: `l${at + 1}` }));
    await changeOfferDraft(seller, { reference, version: 0, offer: { ...exampleOffer, lines } });
    for (const [line, megabytes] of [
      ['l1', 5],
      ['l2', 3],
    ] as const) {
      const file = { hash: randomUUID().replaceAll('-', '').repeat(2), path: `${randomUUID()}.jpeg` };
      const size = megabytes * 1024 * 1024;
      expect(await putPicture(seller, { reference, line, width: 700, height: 700, size, ...file })).toBe(
        'ok',
      );
    }
    expect(await pressDrawn(reference, await formOfDraft(reference, addIntent(held[0] ?? '')))).toMatchObject(
      {
        value: { status: 'ok', data: { done: 'added', isDrawn: false } },
      },
    );
    expect(await picturesOf(reference)).toEqual(['l1', 'l2']);
    expect((await draftOf(reference)).lines.length).toBeGreaterThan(lines.length);
  });

  test('is of nobody who may not write the offer', async () => {
    const { reference, held } = await someRequest(await keep('wrap', defaultDesign));
    const form = () => formOf(addIntent(held[0] ?? ''), {});
    for (const bound of [reference, {}, undefined])
      expect(await pressDrawn(bound, form())).toMatchObject({ value: { reason: 'signedOut' } });
    await signIn('editor');
    expect(await pressDrawn(reference, form())).toMatchObject({ value: { reason: 'forbidden' } });
    expect(await picturesOf(reference)).toEqual([]);
  });
});

describe('What is forged', () => {
  test('is no design of another request, and no request of anybody', async () => {
    await signIn('sales');
    const mine = await someRequest(await keep('wrap', defaultDesign));
    const theirs = await someRequest(await keep('wrap', defaultDesign));
    for (const id of [theirs.held[0] ?? '', randomUUID(), '', "' or true", mine.reference])
      expect(await press(mine.reference, formOf(addIntent(id), {}))).toMatchObject({
        value: { status: 'refused', reason: 'designGone' },
      });
    const form = () => formOf(addIntent(mine.held[0] ?? ''), {});
    for (const reference of [undefined, null, 7, {}, [mine.reference], '', '999-999-9999', 'x'.repeat(5000)])
      expect(await press(reference, form())).toMatchObject({ value: { reason: 'unknown' } });
    expect(await press('999-999-998', form())).toMatchObject({ value: { reason: 'designGone' } });
    for (const { reference } of [mine, theirs]) expect(await findOffer(seller, reference)).toBeNull();
  });

  test('is judged after who sends it', async () => {
    const { reference, held } = await someRequest(await keep('wrap', defaultDesign));
    const form = () => formOf(addIntent(held[0] ?? ''), { l1: { text: 'Van mij', price: '1' } });
    for (const bound of [reference, {}, 'forged'])
      expect(await press(bound, form())).toMatchObject({
        value: { status: 'refused', reason: 'signedOut', values: { 'text-l1': 'Van mij' } },
      });
    await signIn('editor');
    expect(await press(reference, form())).toMatchObject({
      value: { status: 'refused', reason: 'forbidden' },
    });
    expect(await press(reference, form(), 'xx')).toMatchObject({
      value: { status: 'refused', reason: 'forbidden' },
    });
    expect(await findOffer(seller, reference)).toBeNull();
  });
});
