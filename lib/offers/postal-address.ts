import { locales } from '@/lib/i18n/locales';
import { type Country, deliveryCountries } from './countries';
import { addressShape, type OfferAddress } from './offer';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How people write the country below an address, in small letters without accents: in our languages, and in German. */
const countryNames: ReadonlyMap<string, Country> = new Map([
  ...[...locales, 'de'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return deliveryCountries.map((country): [string, Country] => [
      plain(names.of(country) ?? country),
      country,
    ]);
  }),
  ['the netherlands', 'NL'],
]);

/** "B-1000 Bruxelles", "1012 AB Amsterdam": the letters of a country, the figures of the code, two letters, the place. */
const placeLine = /^(?:(B|BE|NL|L|LU|F|FR|D|DE)-\s?)?(\d{4,5})(?:(?<=\b\d{4})\s?([A-Z]{2})(?=\s))?\s+(\D.*)$/;

/** Letters of a Dutch code, or the beginning of a Belgian place in capitals: "7100 LA LOUVIERE", "8660 DE PANNE". */
const articles = ['LA', 'LE', 'DE'];

const countryLetters: Record<string, Country> = { B: 'BE', L: 'LU', F: 'FR', D: 'DE' };

/** Five figures are French or German: nobody guesses which. Luxembourg has four as well, but only the city's name tells. */
function countryOf(postalCode: string, city: string): Country | null {
  if (postalCode.length === 4) return plain(city).startsWith('luxemb') ? 'LU' : 'BE';
  return /[A-Z]/.test(postalCode) ? 'NL' : null;
}

/**
 * The parts of an address that staff wrote in one line, "Hoogstraat 3, 1000 Brussel"; null where one of them is not to be told
 * apart, because an invoice must not guess.
 */
export function readPostalAddress(text: string): OfferAddress | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');
  const named = countryNames.get(plain(parts.at(-1) ?? ''));
  if (named) parts.pop();
  const place = placeLine.exec(parts.pop() ?? '');
  if (!place) return null;
  const [, prefix, figures = '', pair, rest = ''] = place;
  const said = named ?? (prefix && (countryLetters[prefix] ?? prefix));
  if (pair && !said && articles.includes(pair)) return null;
  const isDutch = pair !== undefined && (said ?? 'NL') === 'NL';
  const postalCode = isDutch ? `${figures} ${pair}` : figures;
  const city = pair === undefined || isDutch ? rest : `${pair} ${rest}`;
  const country = said ?? countryOf(postalCode, city);
  const read = addressShape.safeParse({ street: parts.join(', '), postalCode, city, country });
  return read.success ? read.data : null;
}
