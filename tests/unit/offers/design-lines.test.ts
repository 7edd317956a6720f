import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceOf } from '@/lib/content/prices';
import type { PricedDesign, PricedPart } from '@/lib/designs/priced-design';
import { type Locale, locales } from '@/lib/i18n/locales';
import { addLines, beginOffer, readerOf, readOffer, readTypedOffer } from '@/lib/offers/compose-offer';
import { blankRow, rowField, type TypedRow, typeRow } from '@/lib/offers/compose-rows';
import { designLines } from '@/lib/offers/design-lines';
import { offerLimits } from '@/lib/offers/offer';
import { priceBasisOf } from '@/lib/offers/price-basis';
import { splitVat, totalsOf } from '@/lib/offers/totals';
import { composeShirt, lettersFor as lettersForShirt } from '@/lib/shirt-designer/compose';
import { garmentIds } from '@/lib/shirt-designer/garments/garment';
import { pricedShirt } from '@/lib/shirt-designer/priced-shirt';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { techniqueIds } from '@/lib/shirt-designer/techniques';
import { choices } from '@/lib/wrap-simulator/choices';
import { composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { pricedWrap } from '@/lib/wrap-simulator/priced-wrap';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import {
  coverages,
  newLine,
  protectionPacks,
  tintIds,
  type WrapDesign,
} from '@/lib/wrap-simulator/wrap-design';

const design = '0a000000-0000-4000-8000-000000000007';
const kinds = ['consumer', 'company'] as const;
const someReader = fc.record({
  design: fc.constant(design),
  kind: fc.constantFrom(...kinds),
  locale: fc.constantFrom(...locales),
});

const linesFor = (
  kind: 'consumer' | 'company',
  priced: PricedDesign,
  figures: Figures = null,
  locale: Locale = 'fr',
) => designLines(priced, figures, { design, kind, locale });

type Figures = { version: string; low: number; high: number } | null;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const amountOf = (kind: 'consumer' | 'company', { lines }: ReturnType<typeof designLines>) => {
  const totals = totalsOf(lines, priceBasisOf({ kind }));
  return kind === 'consumer' ? totals.gross : totals.net;
};
/** What a total with VAT is to its reader. */
const asRead = (gross: number, kind: 'consumer' | 'company') =>
  kind === 'consumer' ? gross : splitVat(gross, 21, 'withVat').net;

async function composedWrap(change: Partial<WrapDesign>) {
  const wrap = { ...defaultDesign, ...change };
  return composeWrap(vehicleOf(wrap), wrap, await lettersFor(wrap));
}

const someWrap = fc.record({
  vehicle: fc.constantFrom(...choices.vehicles),
  coverage: fc.constantFrom(...coverages),
  film: fc.constantFrom(...choices.films),
  second: fc.constantFrom(...choices.films),
  split: fc.integer({ min: 20, max: 80 }),
  tints: fc.record({ rearSide: fc.constantFrom(...tintIds), rear: fc.constantFrom(...tintIds) }),
  protection: fc.constantFrom(...protectionPacks),
  lines: fc
    .array(
      fc.record({
        text: fc.constantFrom('Boulangerie Lin', 'NORD 7', 'W'.repeat(60)),
        height: fc.integer({ min: 60, max: 200 }),
      }),
      { maxLength: 6 },
    )
    .map((lines) => lines.map((line) => ({ ...newLine, ...line }))),
}) satisfies fc.Arbitrary<Partial<WrapDesign>>;

const someShirt = fc
  .record({
    garment: fc.constantFrom(...garmentIds),
    technique: fc.constantFrom(...techniqueIds),
    back: fc.option(fc.constantFrom(...techniqueIds)),
    size: fc.integer({ min: 60, max: 300 }).map((tenths) => tenths / 10),
    s: fc.integer({ min: 0, max: 200 }),
    m: fc.integer({ min: 1, max: 2000 }),
    people: fc.array(
      fc.record({
        name: fc.constantFrom('Maes', 'Luc'),
        number: fc.constant('7'),
        size: fc.constant('m' as const),
      }),
      { maxLength: 5 },
    ),
  })
  .map(
    ({ garment, technique, back, size, s, m, people }): ShirtDesign => ({
      version: 3,
      garment,
      fabric: 'navy',
      sides: {
        front: { technique, layers: [newText('a', 'NORD', { size, colour: '#ffd21f' })] },
        ...(back
          ? { back: { technique: back, layers: [newText('b', 'Nom', { size, field: 'name' as const })] } }
          : {}),
      },
      quantities: { s, m },
      people,
    }),
  );

const composedShirt = async (shirt: ShirtDesign) => composeShirt(shirt, await lettersForShirt(shirt));

function expectWritable({ lines }: ReturnType<typeof designLines>): void {
  for (const line of lines) {
    expect(line.text.length).toBeGreaterThan(0);
    expect(line.text.length).toBeLessThanOrEqual(offerLimits.text);
    expect(line).toMatchObject({ vat: 'standard', discount: 0, role: 'fixed', design });
    expect(Number.isInteger(line.unitPrice)).toBe(true);
  }
}

describe('The lines of a design', () => {
  test('cost what the simulator says a wrap costs, to the cent, whatever is designed', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(someWrap, someReader, async (change, reader) => {
        const composed = await composedWrap(change);
        const found = designLines(pricedWrap(composed, reader.locale), null, reader);
        expect(found.lines).toHaveLength(composed.estimate.lines.length);
        expect(found.older).toBeNull();
        expect(amountOf(reader.kind, found)).toBe(asRead(composed.estimate.low * 100, reader.kind));
        expectWritable(found);
      }),
      { numRuns: 60 },
    );
  });

  test('cost what the designer says a garment costs, to the cent, whatever is designed', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(someShirt, someReader, async (shirt, reader) => {
        const composed = await composedShirt(shirt);
        const found = designLines(pricedShirt(composed, reader.locale), null, reader);
        expect(found.lines).toHaveLength(composed.estimate?.lines.length ?? 0);
        const total = Math.round((composed.estimate?.total ?? 0) * 100);
        expect(amountOf(reader.kind, found)).toBe(asRead(total, reader.kind));
        expectWritable(found);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [
      'fr',
      [
        /^Covering complet\u00a0: Fourgon compact, S06\u00a0Vert bouteille, [\d,]+\u00a0m²$/,
        /^Covering complet\u00a0: Fourgon compact, B02\u00a0Ivoire, [\d,]+\u00a0m²$/,
        /^Lettrage découpé et posé\u00a0: Fourgon compact, «\u00a0Boulangerie Lin\u00a0» 140\u00a0mm, flanc gauche, flanc droit$/,
        /^Film sur vitres arrière\u00a0: Fourgon compact, Lunette foncé$/,
        /^Protection PPF\u00a0: Fourgon compact, éléments seuls .+, mat$/,
      ],
    ],
    [
      'nl',
      [
        /^Volledige wrap: Middelgrote bestelwagen, S06\u00a0Flessengroen, [\d,]+\u00a0m²$/,
        /B02\u00a0Ivoor/,
        /‘Boulangerie Lin’ 140\u00a0mm, linkerflank, rechterflank$/,
        /Achterruit donker$/,
        /^PPF-bescherming: .+, mat$/,
      ],
    ],
    ['en', [/S06\u00a0Bottle green/, /B02\u00a0Ivory/, /‘Boulangerie Lin’/, /Rear window dark$/, /, matt$/]],
  ] as const)('name films, areas and words in %s', async (locale, expected) => {
    const composed = await composedWrap({
      tints: { rearSide: 'none', rear: 'dark' },
      protection: 'parts',
      protectionFinish: 'matt',
    });
    const { lines } = linesFor('consumer', pricedWrap(composed, locale), null, locale);
    expect(lines).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(lines[at]?.text).toMatch(pattern);
    const [, , , , protection] = lines;
    expect(protection).toMatchObject({ unit: 'element', unitPrice: 15_000 });
    expect(protection?.quantity).toBeGreaterThan(1000);
  });

  test('name sizes, techniques and what is paid for once', async () => {
    const shirt: ShirtDesign = {
      version: 3,
      garment: 'tee',
      fabric: 'white',
      sides: {
        front: { technique: 'screen', layers: [newText('a', 'NORD', { size: 20, colour: '#d93015' })] },
        back: { technique: 'embroidery', layers: [newText('b', 'NORD', { size: 20, colour: '#d93015' })] },
      },
      quantities: { s: 4, m: 6 },
      people: [],
    };
    const priced = pricedShirt(await composedShirt(shirt), 'fr');
    const { lines } = linesFor('consumer', priced);
    expect(lines.map(({ text }) => text.replace(/[\d\u202f]+\u00a0points/, 'n points'))).toEqual(
      [
        'T-shirt droit, blanc\u00a0: 4\u00a0×\u00a0S, 6\u00a0×\u00a0M',
        'Sérigraphie\u00a0: devant, 1\u00a0couleur',
        'Broderie\u00a0: dos, n points',
        'Écrans de sérigraphie\u00a0: devant, 1\u00a0couleur',
        'Programme de broderie\u00a0: dos',
      ].map((text, at) => (lines[at]?.unit === 'lump' && at < 3 ? `${text} (10\u00a0pièces)` : text)),
    );
    expect(lines[0]).toMatchObject({ quantity: 10_000, unit: 'item', unitPrice: 750 });
    expect(lines[4]).toMatchObject({ quantity: 1000, unit: 'lump', unitPrice: 4500 });
    // What does not share out in whole cents is one price, which says for how many.
    const company = linesFor('company', priced).lines[0];
    expect(company).toMatchObject({ quantity: 1000, unit: 'lump' });
    expect(company?.text).toMatch(/ \(10\u00a0pièces\)$/);
  });
});

const part = (amount: number, more: Partial<PricedPart> = {}): PricedPart => ({
  text: 'Lettrage',
  unit: 'lump',
  count: 1,
  amount,
  atLeast: 0,
  ...more,
});

describe('The price that a design was saved with', () => {
  const version = '2026-11-22';
  const priced: PricedDesign = { version, parts: [part(150_000, { atLeast: 150_000 }), part(30_000)] };

  test('counts, and is said where the prices are others today', () => {
    const same = linesFor('consumer', priced, { version, low: 1800, high: 2160 });
    expect([amountOf('consumer', same), same.older]).toEqual([180_000, null]);
    const dearer = linesFor('consumer', priced, { version: '2026-01-01', low: 2000, high: 2400 });
    expect(amountOf('consumer', dearer)).toBe(200_000);
    expect(dearer.older).toEqual({ version: '2026-01-01', today: 180_000, isRaised: false });
    // The list says another day and costs the same.
    const renewed = linesFor('consumer', priced, { version: '2026-01-01', low: 1800, high: 2160 });
    expect(renewed.older).toMatchObject({ today: 180_000 });
  });

  test('leaves no part below a price that is published today', () => {
    const older = linesFor('consumer', priced, { version: '2026-01-01', low: 1200, high: 1440 });
    expect(older.lines.map(({ unitPrice }) => unitPrice)).toEqual([150_000, 20_000]);
    expect(older.older).toMatchObject({ isRaised: true });
  });

  test('of nothing counts for nothing', () => {
    const free = linesFor('consumer', priced, { version, low: 0, high: 0 });
    expect([amountOf('consumer', free), free.older]).toEqual([180_000, null]);
  });

  test('is shared out to the cent, for whoever reads it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        someReader,
        (amounts, kept, count, reader) => {
          const parts = amounts.map((amount) => part(amount, { unit: 'item', count }));
          const figures = { version: 'older', low: kept / 100, high: kept / 100 };
          const found = designLines({ version, parts }, figures, reader);
          expect(amountOf(reader.kind, found)).toBe(asRead(kept, reader.kind));
        },
      ),
    );
  });

  test('never undercuts what is published for a wrap, or for protection, by half a cent', async () => {
    const composed = await composedWrap({ coverage: 'two-tone', protection: 'front', lines: [] });
    const { parts } = pricedWrap(composed, 'fr');
    expect(sumOf(parts.map(({ amount }) => amount))).toBe(composed.estimate.low * 100);
    for (const { amount, atLeast } of parts) expect(amount).toBeGreaterThanOrEqual(atLeast);
    const { lines } = linesFor('consumer', pricedWrap(composed, 'fr'), { version: 'older', low: 1, high: 1 });
    const [upper, lower, protection] = lines.map(({ unitPrice }) => unitPrice);
    expect((upper ?? 0) + (lower ?? 0)).toBeGreaterThanOrEqual((priceOf('wrap-full').amount ?? 0) * 100);
    expect(protection).toBeGreaterThanOrEqual((priceOf('ppf-front').amount ?? 0) * 100);
  });
});

test('words that are too long for a line are cut, never within a letter', () => {
  const long = part(1001, { text: '\u{1F69A}'.repeat(offerLimits.text), unit: 'item', count: 2 });
  const [line] = linesFor('consumer', { version: 'today', parts: [long] }).lines;
  expect(line?.text.length).toBeLessThanOrEqual(offerLimits.text);
  expect(line?.text).toMatch(/^\u{1F69A}+… \(2\u00a0pièces\)$/u);
});

describe('Added to what is typed', () => {
  function formOf(fields: Record<string, string>, rows: Record<string, Partial<TypedRow>>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const [id, row] of Object.entries(rows)) {
      form.append('line', id);
      for (const [field, value] of Object.entries({ ...blankRow, ...row }))
        form.set(rowField(field as 'text', id), value);
    }
    return form;
  }

  test.each(locales)(
    'they stand below it, as %s writes figures, and are read as they are',
    async (locale) => {
      const begun = beginOffer({ name: 'Claire Dubois', company: null, locale, vatNumber: null });
      const typed = readTypedOffer(formOf(begun, { l1: { text: 'Pose', price: '10' }, l2: {} }));
      const priced = pricedWrap(await composedWrap({ protection: 'full' }), locale);
      const { lines } = designLines(priced, null, { design, ...readerOf(typed.values) });
      const read = readOffer(addLines(typed, lines, locale), [], locale);
      expect(read).toMatchObject({ ok: true, offer: { lines: [{ id: 'l1', text: 'Pose' }, ...lines] } });
      expect(read.ok && read.offer.lines.map(({ id }) => id)).toEqual([
        'l1',
        ...lines.map((_, at) => `l${at + 3}`),
      ]);
      // The next form says again which design they are of.
      const again = read.ok ? read.offer.lines.map((line) => typeRow(line, locale).design) : [];
      expect(again).toEqual(['', ...lines.map(() => design)]);
    },
  );

  test('a design is only what can be the id of one', () => {
    const row = { text: 'Pose', price: '10' };
    const begun = beginOffer({ name: 'Claire Dubois', company: null, locale: 'fr', vatNumber: null });
    const read = (forged: string) =>
      readOffer(readTypedOffer(formOf(begun, { l1: { ...row, design: forged } })), [], 'fr');
    expect(read(design)).toMatchObject({ ok: true, offer: { lines: [{ design }] } });
    for (const forged of ['', 'x', `${design} `, design.toUpperCase(), '<b>']) {
      const found = read(forged);
      expect(found.ok && found.offer.lines[0]).not.toHaveProperty('design');
    }
  });
});
