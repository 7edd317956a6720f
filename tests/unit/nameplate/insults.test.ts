import { expect, test } from 'vitest';
import { isInsult } from '@/lib/nameplate/insults';

test.each([
  'Connard',
  'gros connard & fils',
  'K.U.T',
  'fuck you',
  'F U C K',
  'fuuuuck',
  'sh1t',
  'Klootzak bvba',
  'PUTE',
  'enculé',
])('%s goes on no picture', (name) => expect(isInsult(name)).toBe(true));

// Whole words alone: these hold one, or are one elsewhere.
test.each([
  'Putterie',
  'Lullaby',
  'Scunthorpe',
  'Chili con carne',
  'Le Bitoire',
  'Stichting tegen Kanker',
  'Shitake Bar',
  'De Hoerense Hoek',
  'P.D. Schilders',
  'Dickens',
  'Kuthan',
])('%s is a name', (name) => expect(isInsult(name)).toBe(false));
