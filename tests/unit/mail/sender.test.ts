import { expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { senderOf } from '@/lib/mail/sender';

test('a bare address is signed with the name of the company, and a name that is given stays', () => {
  expect(senderOf('website@agency.test')).toEqual({ name: company.name, address: 'website@agency.test' });
  expect(senderOf('Atelier <website@agency.test>')).toBe('Atelier <website@agency.test>');
});
