import { describe, expect, test } from 'vitest';
import { type Colleague, companyFacts, companyLine, companyPath } from '@/lib/customers/company';

const someone = (given: Partial<Colleague> = {}): Colleague => ({
  id: 'a',
  firstName: 'Lieve',
  name: 'Peeters',
  company: null,
  email: 'lieve@bakkerij.test',
  phone: null,
  vatNumbers: [],
  billingAddress: null,
  lastContactAt: new Date('2026-11-20T10:00:00Z'),
  requests: 1,
  orders: 0,
  openCents: 0,
  ...given,
});

describe('A company', () => {
  test('has the name that most of its people write, as it was written last', () => {
    const people = [
      someone({ company: 'Peeters' }),
      someone({ company: 'Bakkerij Peeters' }),
      someone({ company: 'BAKKERIJ  peeters ' }),
    ];
    expect(companyFacts(people).title).toBe('Bakkerij Peeters');
  });

  test('has the name of the latest contact when each writes another', () => {
    const people = [someone({ company: 'Peeters' }), someone({ company: 'Bakkerij Peeters' })];
    expect(companyFacts(people).title).toBe('Peeters');
  });

  test.each([
    ['its VAT number', [someone(), someone({ vatNumbers: ['BE0999999922'] })], 'BE\u00a00999.999.922'],
    ['whoever was in contact last', [someone(), someone({ firstName: 'Jan' })], 'Lieve Peeters'],
  ])('without a name goes by %s', (_, people, title) => {
    expect(companyFacts(people).title).toBe(title);
  });

  test('is a line of the list with its numbers, unless it is called by one', () => {
    const [number, other] = ['BE0999999922', 'NL999999999B01'];
    expect(companyLine([someone({ company: 'Peeters', vatNumbers: [number] })])).toEqual({
      title: 'Peeters',
      numbers: ['BE\u00a00999.999.922'],
    });
    expect(
      companyLine([someone({ vatNumbers: [number] }), someone({ vatNumbers: [number, other] })]),
    ).toEqual({
      title: 'BE\u00a00999.999.922',
      numbers: [other],
    });
    expect(companyLine([someone()])).toEqual({ title: 'Lieve Peeters', numbers: [] });
  });

  test('adds up what its people asked for, ordered and owe', () => {
    const people = [
      someone({
        requests: 3,
        orders: 2,
        openCents: 12_100,
        lastContactAt: new Date('2026-11-19T10:00:00Z'),
      }),
      someone({ requests: 1, orders: 1, openCents: 1 }),
    ];
    expect(companyFacts(people)).toMatchObject({
      requests: 4,
      orders: 3,
      openCents: 12_101,
      lastContactAt: new Date('2026-11-20T10:00:00Z'),
    });
  });

  test('says each number and each address once, and nothing where none is known', () => {
    const [street, other] = ['Dorpsstraat 1, 1930 Zaventem', 'Haachtsesteenweg 9, 1930 Zaventem'];
    const people = [
      someone({ vatNumbers: ['BE0403019261'], billingAddress: other }),
      someone({ vatNumbers: ['BE0999999922'], billingAddress: street }),
      someone({ vatNumbers: ['BE0999999922'], billingAddress: `${street.toUpperCase()} ` }),
    ];
    expect(companyFacts(people)).toMatchObject({
      vatNumbers: ['BE0999999922', 'BE0403019261'],
      addresses: [street, other],
    });
    expect(companyFacts([someone()])).toMatchObject({ vatNumbers: [], addresses: [] });
  });

  test('has a page below that of the customers', () => {
    expect(companyPath('b1')).toBe('companies/b1');
  });
});
