import { describe, expect, test } from 'vitest';
import { customerQuery, readCustomerFilter } from '@/lib/customers/customer-filter';
import { parseCustomer } from '@/lib/customers/customer-schema';

const typed = {
  firstName: 'Lieve',
  name: 'Peeters',
  phone: '0477 12 34 56',
  company: '',
  vatNumber: '0999.999.922',
  language: 'nl',
  billingAddress: 'Dorpsstraat 1, 1930 Zaventem',
  siteAddress: '',
};

describe('The details of a customer', () => {
  test('are read as they are stored: number, VAT number in one piece, nothing where nothing stands', () => {
    expect(parseCustomer(typed)).toMatchObject({
      ok: true,
      data: {
        phone: '+32477123456',
        company: null,
        vatNumber: 'BE0999999922',
        billingAddress: 'Dorpsstraat 1, 1930 Zaventem',
        siteAddress: null,
      },
    });
    expect(parseCustomer({ ...typed, vatNumber: '' })).toMatchObject({ ok: true, data: { vatNumber: null } });
  });

  test('say beside the field what is wrong, and give it back', () => {
    const read = parseCustomer({
      ...typed,
      vatNumber: '0999.999.923',
      name: '',
      siteAddress: 'x',
      language: 'de',
    });
    expect(read).toMatchObject({
      ok: false,
      fields: {
        vatNumber: ['vatNumber'],
        name: ['required'],
        siteAddress: ['required'],
        language: ['invalidChoice'],
      },
      values: { vatNumber: '0999.999.923' },
    });
  });
});

test('the list is read from its address and written back the same', () => {
  expect(readCustomerFilter({ q: ' Peeters ', page: '3' })).toEqual({ text: 'Peeters', page: 3 });
  expect(customerQuery({ text: 'Peeters', page: 3 })).toEqual({ q: 'Peeters', page: '3' });
  for (const page of ['0', '-1', 'x', '1.5', ['2', '3']])
    expect(readCustomerFilter({ page })).toEqual({ text: '', page: 1 });
  expect(customerQuery({ text: '', page: 1 })).toEqual({});
});
