import fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { formatIban, isIban } from '@/lib/offers/bank-account';
import { paymentCode } from '@/lib/offers/payment-code';
import {
  communicationOfOffer,
  readStructuredCommunication,
  structuredCommunication,
} from '@/lib/offers/structured-communication';
import { formatVatNumber, isBelgianVatNumber, readVatNumber } from '@/lib/offers/vat-number';

describe('A structured communication', () => {
  test('is that of the banks’ own example', () => {
    expect(structuredCommunication('0108068171')).toBe('+++010/8068/17183+++');
  });

  test('has 97 for its check digits where nothing is left', () => {
    expect(structuredCommunication('0000000097')).toBe('+++000/0000/09797+++');
  });

  test('is read back as it was written, and never with one digit wrong', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 9_999_999_999n }),
        fc.nat(11),
        fc.integer({ min: 1, max: 9 }),
        (n, at, by) => {
          const digits = String(n).padStart(10, '0');
          const written = structuredCommunication(digits);
          expect(readStructuredCommunication(written)).toBe(digits);
          const plain = written.replace(/\D/g, '');
          expect(readStructuredCommunication(plain)).toBe(digits);
          const wrong = plain.slice(0, at) + ((Number(plain[at]) + by) % 10) + plain.slice(at + 1);
          expect(readStructuredCommunication(wrong)).toBeNull();
        },
      ),
    );
  });

  test('follows from the number of an offer', () => {
    expect(readStructuredCommunication(communicationOfOffer('D-2026-00042'))).toBe('1202600042');
    expect(() => communicationOfOffer('D-26-1')).toThrow('Not the number');
  });
});

describe('An account number', () => {
  test.each([
    'BE68 5390 0754 7034',
    'be68539007547034',
    'NL91 ABNA 0417 1643 00',
    'DE89370400440532013000',
    'FR14 2004 1010 0505 0001 3M02 606',
  ])('%s can exist', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  test.each([
    'BE68 5390 0754 7035',
    'BE68 5390 0754 703',
    'BE00 9990 0000 0000',
    'BE68-5390',
    '',
    'LU28001940064475000',
  ])('%s cannot', (iban) => {
    expect(isIban(iban)).toBe(false);
  });

  test('is printed in fours', () => {
    expect(formatIban('BE68539007547034')).toBe('BE68\u00a05390\u00a00754\u00a07034');
  });
});

describe('A Belgian VAT number', () => {
  test.each(['BE0403019261', 'BE 0403.019.261', 'be0999999922'])('%s has its digits right', (number) => {
    expect(isBelgianVatNumber(number)).toBe(true);
  });

  test.each(['BE0403019262', 'BE040301926', 'BE2403019261', 'NL0403019261', ''])('%s has not', (number) => {
    expect(isBelgianVatNumber(number)).toBe(false);
  });

  test('is read as people type it', () => {
    expect(readVatNumber('0403 019 261')).toBe('BE0403019261');
    expect(readVatNumber('403.019.261')).toBe('BE0403019261');
    expect(readVatNumber('NL 8539.64.632.B01')).toBe('NL853964632B01');
    expect(readVatNumber('BE 0403.019.260')).toBeNull();
    expect(readVatNumber('bakker')).toBeNull();
    expect(formatVatNumber('BE0403019261')).toBe('BE\u00a00403.019.261');
  });

  test('of the company is one', () => {
    expect(readVatNumber(company.vatNumber)).not.toBeNull();
  });
});

describe('The code of a payment', () => {
  const payment = {
    name: 'Opaak BV',
    iban: 'BE68 5390 0754 7034',
    amount: 54_375,
    communication: '+++010/8068/17183+++',
  };

  test('says what EPC069-12 asks for, line by line', () => {
    expect(paymentCode(payment)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Opaak BV',
      'BE68539007547034',
      'EUR543.75',
      '',
      '',
      '+++010/8068/17183+++',
    ]);
  });

  test('has cents with two figures', () => {
    expect(paymentCode({ ...payment, amount: 100_005 })).toContain('\nEUR1000.05\n');
  });

  test('is small enough for the largest code that banks read, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const code = paymentCode({ ...payment, name }) ?? '';
        expect(code.split('\n')).toHaveLength(11);
        expect(encode(code, { ecc: 'M' }).version).toBeLessThanOrEqual(13);
      }),
      { numRuns: 50 },
    );
  });

  test('is none for an account that cannot exist, and for nothing', () => {
    expect(paymentCode({ ...payment, iban: company.iban })).toBeNull();
    expect(paymentCode({ ...payment, amount: 0 })).toBeNull();
    expect(paymentCode({ ...payment, amount: 100_000_000_000 })).toBeNull();
  });
});
