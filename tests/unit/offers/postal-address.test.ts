import { expect, test } from 'vitest';
import { readPostalAddress } from '@/lib/offers/postal-address';

test.each([
  ['Hoogstraat 3, 1000 Brussel', 'Hoogstraat 3', '1000', 'Brussel', 'BE'],
  ['Rue Haute 3 bte 4\nB-1000 Bruxelles', 'Rue Haute 3 bte 4', '1000', 'Bruxelles', 'BE'],
  ['Zoning Nord, rue du Parc 12, 5000 Namur, Belgique', 'Zoning Nord, rue du Parc 12', '5000', 'Namur', 'BE'],
  ['Kerkstraat 1, 2018 Antwerpen, België', 'Kerkstraat 1', '2018', 'Antwerpen', 'BE'],
  ['Damrak 1, 1012 AB Amsterdam', 'Damrak 1', '1012 AB', 'Amsterdam', 'NL'],
  ['Grand-Rue 5; L-1660 Luxembourg', 'Grand-Rue 5', '1660', 'Luxembourg', 'LU'],
  ['12 rue de la Gare, 1611 Luxembourg', '12 rue de la Gare', '1611', 'Luxembourg', 'LU'],
  ['1 rue de Lille, 59000 Lille, France', '1 rue de Lille', '59000', 'Lille', 'FR'],
  ['Domstraße 2, D-50667 Köln', 'Domstraße 2', '50667', 'Köln', 'DE'],
  ['Rue du Parc 3, B-7100 LA LOUVIERE', 'Rue du Parc 3', '7100', 'LA LOUVIERE', 'BE'],
  ['Zeelaan 5, 8660 DE PANNE, Belgique', 'Zeelaan 5', '8660', 'DE PANNE', 'BE'],
  ['Kade 1, 3011 LA Rotterdam, Nederland', 'Kade 1', '3011 LA', 'Rotterdam', 'NL'],
  ['Kade 1, NL-3011LE Rotterdam', 'Kade 1', '3011 LE', 'Rotterdam', 'NL'],
  ['Calle Mayor 1, 28013 Madrid, Espagne', 'Calle Mayor 1', '28013', 'Madrid', 'ES'],
  ['Ring 2, 1010 Wien, Oostenrijk', 'Ring 2', '1010', 'Wien', 'AT'],
  // "DE" stands before a city too.
  ['Grand-Place 1, 7100 La Louvière', 'Grand-Place 1', '7100', 'La Louvière', 'BE'],
])('reads the parts of "%s"', (text, street, postalCode, city, country) => {
  expect(readPostalAddress(text)).toEqual({ street, postalCode, city, country });
});

test.each([
  '',
  'Brussel',
  '1000 Brussel',
  'Hoogstraat 3 1000 Brussel',
  'Hoogstraat 3, Brussel',
  '1 rue de Lille, 59000 Lille',
  'Rue du Parc 3, 7100 LA LOUVIÈRE',
  'Kade 1, 3011 LE Rotterdam',
])('does not guess what "%s" leaves open', (text) => {
  expect(readPostalAddress(text)).toBeNull();
});
