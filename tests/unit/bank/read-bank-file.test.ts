import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BankEntry, bankFileLimits, findCommunication } from '@/lib/bank/bank-file';
import { type BankFileRead, readBankFile } from '@/lib/bank/read-bank-file';
import {
  communicationOfOffer,
  offerOfCommunication,
  structuredCommunication,
} from '@/lib/offers/structured-communication';
import { type WrittenPayment, type WrittenStatement, writeCamt, writeCoda } from '../../support/bank-files';

const account = 'BE68539007547034';
const digitsOf = (number: string) => communicationOfOffer(number).replace(/\D/g, '');

const payment: WrittenPayment = {
  cents: 67_221,
  day: '2026-11-23',
  reference: 'OL9414771JBBN0001',
  name: 'BAKKERIJ PEETERS',
  iban: 'BE71096123456769',
  structured: digitsOf('D-2026-00042'),
  words: '',
};
const statement: WrittenStatement = {
  account,
  day: '2026-11-23',
  opened: 1_000_000,
  payments: [payment, { ...payment, cents: -5000, reference: 'HUUR', structured: null, words: 'huur' }],
};

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const coda = (text: string) => readBankFile(latin1(text), account);
const camt = (text: string) => readBankFile(utf8(text), account);
const entriesOf = (read: BankFileRead): BankEntry[] => {
  if (read.status !== 'ok') throw new Error(`${read.fault} in line ${read.line}`);
  return read.file.entries;
};

/** A text with some characters of a line replaced. */
function changed(text: string, line: number, from: number, by: string): string {
  const rows = text.split('\r\n');
  const row = rows[line - 1] ?? '';
  rows[line - 1] = row.slice(0, from) + by + row.slice(from + by.length);
  return rows.join('\r\n');
}

const letters = fc
  .string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefgh-.,éèüç'),
    minLength: 1,
    maxLength: 35,
  })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
const ibans = fc.constantFrom('BE71096123456769', 'NL91ABNA0417164300', 'FR1420041010050500013M02606');
const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const payments = fc.record({
  cents: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).filter((cents) => cents !== 0),
  day: days,
  reference: fc.string({ unit: fc.constantFrom(...'ABCDEFGHJK0123456789'), minLength: 1, maxLength: 21 }),
  name: letters,
  iban: ibans,
  structured: fc.oneof(
    fc.constant(null),
    fc
      .integer({ min: 0, max: 9_999_999_999 })
      .map((one) => structuredCommunication(String(one).padStart(10, '0')).replace(/\D/g, '')),
  ),
  words: letters,
});
const statements = fc.record({
  account: fc.constant(account),
  day: days,
  opened: fc.integer({ min: -10_000_000, max: 10_000_000_000 }),
  payments: fc.array(payments, { maxLength: 12 }),
});

const comparable = ({ amount, bookedOn, payer, payerIban, communication, message }: BankEntry) => ({
  amount,
  bookedOn,
  payer,
  payerIban,
  communication,
  message,
});
const wanted = ({ payments: all }: WrittenStatement) =>
  all
    .filter(({ cents }) => cents > 0)
    .map(({ cents, day, name, iban, structured, words }) => ({
      amount: cents,
      bookedOn: day,
      payer: name,
      payerIban: iban,
      communication: structured?.slice(0, 10) ?? null,
      message: structured ? '' : words,
    }));

describe('A statement in CODA', () => {
  test('is read as the bank wrote it, whatever is in it', () => {
    fc.assert(
      fc.property(statements, (one) => {
        expect(entriesOf(coda(writeCoda(one))).map(comparable)).toEqual(wanted(one));
      }),
    );
  });

  test('names what came in, not what was paid', () => {
    const read = coda(writeCoda(statement));
    expect(read).toMatchObject({
      status: 'ok',
      file: { format: 'coda', account, from: '2026-11-23', to: '2026-11-23' },
    });
    expect(entriesOf(read)).toEqual([
      {
        key: `${account}|OL9414771JBBN0001|2026-11-23|67221|0`,
        amount: 67_221,
        bookedOn: '2026-11-23',
        payer: 'BAKKERIJ PEETERS',
        payerIban: 'BE71096123456769',
        communication: '1202600042',
        message: '',
      },
    ]);
  });

  test('is taken with several statements in a file, and with the end of file of DOS', () => {
    const second = { ...statement, day: '2026-11-24', payments: [{ ...payment, reference: 'X2' }] };
    const read = coda(`${writeCoda(statement, false)}${writeCoda(second)}\u001a`);
    expect(entriesOf(read)).toHaveLength(2);
    expect(read).toMatchObject({ file: { from: '2026-11-23', to: '2026-11-24' } });
  });

  test('gives movements that are alike keys of their own, the same ones the next time', () => {
    const twice = { ...statement, payments: [payment, payment, payment] };
    const keys = entriesOf(coda(writeCoda(twice))).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(entriesOf(coda(writeCoda(twice))).map(({ key }) => key)).toEqual(keys);
  });

  test('names the payments that the bank added up, one by one', () => {
    const total = { ...payment, cents: 30_000, structured: null, words: 'TOTAAL' };
    const rows = writeCoda({ ...statement, payments: [total] }).split('\r\n');
    const main = rows[2] ?? '';
    const part = (at: number, cents: string) =>
      `${main.slice(0, 6)}000${at}${main.slice(10, 32)}${cents.padStart(15, '0')}${main.slice(47, 53)}6${main.slice(54)}`;
    rows[2] = `${main.slice(0, 53)}2${main.slice(54)}`;
    rows.splice(3, 3, part(1, '100000'), part(2, '200000'));
    const end = rows.findIndex((row) => row.startsWith('9'));
    rows[end] = `${rows[end]?.slice(0, 16)}000005${rows[end]?.slice(22)}`;
    expect(entriesOf(coda(rows.join('\r\n'))).map(({ amount }) => amount)).toEqual([10_000, 20_000]);
  });

  test('of an account of before IBAN has its IBAN', () => {
    const field = `${'539007547034'} EUR${' '.repeat(21)}`;
    const old = writeCoda(statement)
      .replace(/^(1)2(001).{37}/m, `$10$2${field}`)
      .replace(/^(8001).{37}/m, `$1${field}`);
    expect(coda(old)).toMatchObject({ status: 'ok', file: { account } });
  });

  const good = writeCoda(statement);
  const last = good.trimEnd().split('\r\n').length;
  test.each<[string, string, string, number | null]>([
    ['a record that is too short', good.replace('ZICHTREKENING', 'ZICHT'), 'line', 2],
    ['an amount that was changed', changed(good, 3, 45, '9'), 'balance', last - 1],
    ['an amount in letters', changed(good, 3, 40, 'X'), 'amount', 3],
    ['a tenth of a cent', changed(good, 3, 46, '5'), 'amount', 3],
    ['a debit made a credit', changed(good, 7, 31, '0'), 'balance', last - 1],
    ['another total of credits', changed(good, last, 50, '7'), 'totals', last],
    ['another count', changed(good, last, 21, '7'), 'count', last],
    ['a day of no calendar', changed(good, 3, 115, '310226'), 'day', 3],
    ['pounds', changed(good, 2, 39, 'GBP'), 'currency', 2],
    ['another account at the end', changed(good, last - 1, 6, '99'), 'account', last - 1],
    ['no end', good.trimEnd().split('\r\n').slice(0, -1).join('\r\n'), 'unfinished', last - 1],
    ['more behind the end', `${good}${good}`, 'order', last + 1],
    ['a second half of another movement', changed(good, 4, 2, '0009'), 'order', 4],
    ['a kind of record that does not exist', changed(good, 3, 0, '7'), 'order', 3],
    ['a version that is not ours', changed(good, 1, 127, '1'), 'order', 1],
  ])('with %s is not taken, and the line is named', (_, text, fault, line) => {
    expect(coda(text)).toEqual({ status: 'fault', fault, line });
  });

  test('that was cut or changed anywhere never gives another amount', () => {
    const before = entriesOf(coda(good));
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.constantFrom(...'0123456789 AZ'), (at, by) => {
        const read = coda(good.slice(0, at) + by + good.slice(at + 1));
        if (read.status === 'ok')
          expect(read.file.entries.map(({ amount }) => amount)).toEqual(before.map(({ amount }) => amount));
      }),
      { numRuns: 400 },
    );
  });
});

describe('A statement in CAMT.053', () => {
  test('is read as the bank wrote it, whatever is in it', () => {
    fc.assert(
      fc.property(statements, (one) => {
        expect(entriesOf(camt(writeCamt(one))).map(comparable)).toEqual(wanted(one));
      }),
    );
  });

  test('has the keys of the same movements in CODA, so that neither is booked after the other', () => {
    const keys = (read: BankFileRead) => entriesOf(read).map(({ key }) => key);
    expect(keys(camt(writeCamt(statement)))).toEqual(keys(coda(writeCoda(statement))));
  });

  test('names the payments that the bank added up, one by one', () => {
    const batch = [payment, { ...payment, cents: 1000, structured: null, words: 'voor u' }];
    const entries = entriesOf(camt(writeCamt({ ...statement, payments: batch }, [batch])));
    expect(entries.map(({ amount }) => amount)).toEqual([67_221, 1000]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
  });

  test('of version 2, with prefixes, is the same', () => {
    const old = writeCamt(statement)
      .replaceAll('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')
      .replaceAll(/<\/?Pty>/g, '')
      .replace('camt.053.001.08', 'camt.053.001.02');
    const prefixed = old.replace('xmlns=', 'xmlns:c=').replaceAll(/<(\/?)([A-Z])/g, '<$1c:$2');
    for (const text of [old, prefixed])
      expect(entriesOf(camt(text))).toEqual(entriesOf(camt(writeCamt(statement))));
  });

  test('counts nothing that is not booked yet', () => {
    const text = writeCamt(statement).replace(
      '<Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt><ValDt>',
      '<Cd>PDNG</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt><ValDt>',
    );
    expect(camt(text)).toEqual({ status: 'fault', fault: 'balance', line: null });
  });

  const good = writeCamt(statement);
  test.each([
    ['an amount that was changed', good.replace('672.21', '682.21'), 'balance'],
    ['pounds', good.replaceAll('EUR', 'GBP'), 'currency'],
    ['an amount of three figures behind the point', good.replace('672.21', '672.215'), 'amount'],
    ['another count', good.replace('<NbOfNtries>2', '<NbOfNtries>3'), 'count'],
    ['no closing balance', good.replace('CLBD', 'CLAV'), 'balance'],
    ['no account', good.replace(account, 'BE68539007547035'), 'account'],
    ['an element that is never closed', good.replace('</Stmt>', ''), 'markup'],
    ['an entity of its own', good.replace('M1', '&xxe;'), 'markup'],
    ['a document type', good.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document'), 'declaration'],
    ['an instruction', good.replace('<Stmt>', '<?php echo ?><Stmt>'), 'declaration'],
    ['another message', good.replace('camt.053', 'camt.052'), 'unknownFormat'],
    [
      'elements within elements',
      good.replace('<Stmt>', `<Stmt>${'<a>'.repeat(50)}${'</a>'.repeat(50)}`),
      'tooMuch',
    ],
  ])('with %s is not taken', (_, text, fault) => {
    expect(camt(text)).toEqual({ status: 'fault', fault, line: null });
  });

  test('of four million signs is refused at the first that is wrong', () => {
    const began = process.memoryUsage.rss();
    const text = `<Document>${'&'.repeat(4_000_000)}</Document>`;
    expect(camt(text)).toEqual({ status: 'fault', fault: 'markup', line: null });
    expect(process.memoryUsage.rss() - began).toBeLessThan(100_000_000);
  });

  test('says its signs as they are meant', () => {
    const named = camt(good.replace('BAKKERIJ PEETERS', 'B &amp; P &#39;t &#xe9;&#233;n'));
    expect(named).toMatchObject({ status: 'ok' });
    expect(JSON.stringify(named)).toContain("B & P 't één");
    for (const wrong of ['&', '&;', '&amp', '&amp ;', '&#;', '&#x110000;', '&#xd800;', '&#0;'])
      expect(camt(good.replace('BAKKERIJ', wrong)), wrong).toMatchObject({ fault: 'markup' });
  });

  test('is not taken without end, whatever is in it', () => {
    fc.assert(
      fc.property(fc.nat(good.length), fc.string(), (at, by) => {
        expect(['ok', 'fault']).toContain(camt(good.slice(0, at) + by).status);
      }),
    );
  });
});

describe('A file', () => {
  test('of another account, or of another kind, is not taken', () => {
    expect(readBankFile(latin1(writeCoda(statement)), 'BE71 0961 2345 6769')).toMatchObject({
      fault: 'account',
    });
    // The example company's account cannot exist: then any is taken.
    expect(readBankFile(latin1(writeCoda(statement)), 'BE00 0000 0000 0000').status).toBe('ok');
    expect(readBankFile(utf8('Datum;Bedrag'), account)).toMatchObject({ fault: 'unknownFormat' });
    expect(readBankFile(new Uint8Array(), account)).toMatchObject({ fault: 'missing' });
    expect(readBankFile(new Uint8Array(bankFileLimits.bytes + 1), account)).toMatchObject({
      fault: 'tooLarge',
    });
  });

  test('may be any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        expect(readBankFile(bytes, account).status).toBe('fault');
      }),
    );
  });
});

describe('A structured communication', () => {
  test.each([
    ['+++120/2600/04256+++', '1202600042'],
    ['voorschot *** 120/2600/04256 *** bedankt', '1202600042'],
    ['120260004256', '1202600042'],
    ['+++120/2600/04257+++', null],
    ['tel 0470 120 260 004 256 1', null],
    ['', null],
  ])('is found in "%s"', (text, digits) => {
    // The check digits of 1202600042 are worked out, not remembered.
    const right = structuredCommunication('1202600042').replace(/\D/g, '').slice(10);
    expect(findCommunication(text.replace('56', right))).toBe(digits);
  });

  test('leads back to its offer', () => {
    expect(offerOfCommunication(digitsOf('D-2026-00042').slice(0, 10))).toBe('D-2026-00042');
    expect(offerOfCommunication('0202600042')).toBeNull();
  });
});
