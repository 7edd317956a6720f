import { expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';

const digits = (text: string) => text.replace(/\D/g, '');

test('the enterprise number passes the modulo 97 check', () => {
  const number = digits(company.enterpriseNumber);
  expect(number).toMatch(/^[01]\d{9}$/);
  expect(97 - (Number(number.slice(0, 8)) % 97)).toBe(Number(number.slice(8)));
});

test('the VAT number is the enterprise number with its country', () => {
  expect(company.vatNumber).toBe(`BE ${company.enterpriseNumber}`);
});

test('an example account can receive nothing, and a real one passes the modulo 97 check', () => {
  expect(company.iban).toMatch(/^BE\d{2}( \d{4}){3}$/);
  const [country, check, account] = [
    company.iban.slice(0, 2),
    company.iban.slice(2, 4),
    digits(company.iban.slice(4)),
  ];
  if (company.exampleValues) expect(check).toBe('00');
  // B is 11 and E is 14.
  else expect([country, BigInt(`${account}1114${check}`) % 97n]).toEqual(['BE', 1n]);
});

test('the phone number shows the digits that it dials', () => {
  expect(company.phone.e164).toMatch(/^\+32\d{8,9}$/);
  const national = digits(company.phone.e164).slice(2);
  for (const locale of locales) {
    const shown = digits(company.phone.display[locale]);
    expect([`0${national}`, `32${national}`]).toContain(shown);
  }
});

test('example contact details cannot reach anyone', () => {
  if (!company.exampleValues) return;
  expect(company.email).toMatch(/\.example$/);
  for (const { url } of company.socialLinks) expect(new URL(url).hostname).toMatch(/\.example$/);
  expect(company.phone.e164).toMatch(/^\+320|^\+32\d0/);
  expect(company.enterpriseNumber).toMatch(/^0999/);
});

test('the map opens on the agency', () => {
  const map = new URL(company.mapsUrl);
  expect(map.searchParams.get('query')).toBe(`${company.geo.latitude},${company.geo.longitude}`);
});

test('the legal name carries the legal form of its language', () => {
  expect(company.legalName.fr).toBe(`${company.name} SRL`);
  expect(company.legalName.nl).toBe(`${company.name} BV`);
  expect(company.legalForm.fr).toContain('SRL');
  expect(company.legalForm.nl).toContain('BV');
});
