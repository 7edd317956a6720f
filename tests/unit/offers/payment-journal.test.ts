import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '@/lib/csv/to-csv';
import {
  closedPeriods,
  type JournalLabels,
  type JournalLine,
  journalTable,
  readPeriod,
} from '@/lib/offers/payment-journal';

const labels: JournalLabels = {
  columns: {
    paidOn: 'Betaald op',
    amount: 'Bedrag',
    method: 'Met',
    number: 'Offerte',
    reference: 'Aanvraag',
    name: 'Klant',
    gross: 'Totaal',
    source: 'Bron',
  },
  methods: { transfer: 'overschrijving', card: 'kaart', cash: 'contant', other: 'anders' },
  byBank: 'bank',
  byHand: 'hand',
};
const line: JournalLine = {
  paidOn: '2026-11-24',
  amount: 67_200,
  method: 'transfer',
  number: 'D-2026-00042',
  reference: '482-917-635',
  name: 'Bakkerij Peeters',
  gross: 224_070,
  byBank: true,
};

test('a payment is a row that a spreadsheet of here reads, with both figures of its cents', () => {
  expect(toCsv(journalTable([line], labels))).toBe(
    '\ufeffBetaald op;Bedrag;Met;Offerte;Aanvraag;Klant;Totaal;Bron\r\n' +
      '24/11/2026;672,00;overschrijving;D-2026-00042;482-917-635;Bakkerij Peeters;2240,70;bank\r\n',
  );
});

test('no name becomes a formula, and no amount changes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('=1+1', '+32', '-1', '@x'),
      fc.integer({ min: 1, max: 99_999_999_999 }),
      (name, amount) => {
        const [, row = ''] = toCsv(journalTable([{ ...line, name, amount }], labels)).split('\r\n');
        const cells = row.split(';');
        expect(cells[5]).toBe(`'${name}`);
        expect(Number(cells[1]?.replace(',', ''))).toBe(amount);
      },
    ),
  );
});

test.each([
  [
    { from: '2026-10-01', to: '2026-12-31' },
    { from: '2026-10-01', to: '2026-12-31' },
  ],
  [
    { from: '2026-12-31', to: '2026-10-01' },
    { from: '2026-11-01', to: '2026-11-24' },
  ],
  [
    { from: '2026-02-30', to: '2026-12-31' },
    { from: '2026-11-01', to: '2026-11-24' },
  ],
  [{}, { from: '2026-11-01', to: '2026-11-24' }],
])('%o asks for %o', (query, period) => {
  expect(readPeriod(query, '2026-11-24')).toEqual(period);
});

test.each([
  ['2027-01-04', '2026-12-01', '2026-12-31', '2026-10-01', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['2026-11-26', '2026-10-01', '2026-10-31', '2026-07-01', '2026-09-30', '2025-01-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29', '2027-10-01', '2027-12-31', '2027-01-01', '2027-12-31'],
  ['2026-04-01', '2026-03-01', '2026-03-31', '2026-01-01', '2026-03-31', '2025-01-01', '2025-12-31'],
])('on %s month, quarter and year are the last that are over', (today, ...days) => {
  expect(closedPeriods(today).flatMap(({ from, to }) => [from, to])).toEqual(days);
});
