import { expect, test } from 'vitest';
import { placeOfWork } from '@/lib/fittings/place-of-work';

const offered = { street: 'Dorpsstraat 1', postalCode: '1930', city: 'Zaventem' };
const site = 'Havenlaan 86, 1000 Brussel';
const billing = 'Kaai 12, 9000 Gent';

test.each([
  [{ siteAddress: site, billingAddress: billing }, offered, site],
  [{ siteAddress: site, billingAddress: billing }, null, site],
  [{ siteAddress: null, billingAddress: billing }, offered, 'Dorpsstraat 1, 1930 Zaventem'],
  [{ siteAddress: null, billingAddress: billing }, null, billing],
  [{ siteAddress: null, billingAddress: null }, null, ''],
  [null, offered, 'Dorpsstraat 1, 1930 Zaventem'],
  [null, null, ''],
])('the work of %o with %o on the offer is at "%s"', (customer, address, place) => {
  expect(placeOfWork(customer, address)).toBe(place);
});

test('a place is no longer than the field it is shown in', () => {
  expect(placeOfWork({ siteAddress: 'x'.repeat(300), billingAddress: null }, null)).toHaveLength(200);
});
