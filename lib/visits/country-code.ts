import { unknown } from './visit-beacon';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

// Letters that ICU names although they are no country.
const noCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'XX', 'ZZ', 'QO']);

/** A country code as it is recorded: two letters of ISO 3166-1, or "Unknown" for anything else. */
export function readCountry(value: unknown): string {
  if (typeof value !== 'string') return unknown;
  const code = value.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && names.of(code) !== undefined ? code : unknown;
}
