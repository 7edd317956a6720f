import { deliveryCountries, isMemberState } from './countries';

// A VAT number of Belgium is the ten digits of the enterprise number behind BE; the last two are 97 less the remainder of
// the first eight by 97 (Royal Decree of 26 June 2003, article 2).

const otherMemberStates = deliveryCountries.filter((country) => country !== 'BE' && isMemberState(country));

const compact = (typed: string) => typed.toUpperCase().replace(/[\s.\-/]/g, '');

/** Whether its digits can be those of a Belgian enterprise. Whether the number was given out, only the register knows. */
export function isBelgianVatNumber(number: string): boolean {
  const digits = /^BE([01]\d{9})$/.exec(compact(number))?.[1];
  return digits !== undefined && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/**
 * A VAT number as somebody types it, in one piece: "be 0999.999.922", "0999 999 922" and "999.999.922" are BE0999999922.
 * Null when it cannot be one; of other countries only the form is looked at.
 */
export function readVatNumber(typed: string): string | null {
  const text = compact(typed);
  const bare = /^(?:BE)?(\d{9,10})$/.exec(text)?.[1];
  if (bare !== undefined) {
    const number = `BE${bare.padStart(10, '0')}`;
    return isBelgianVatNumber(number) ? number : null;
  }
  return !text.startsWith('BE') && /^[A-Z]{2}(?=.*\d)[A-Z0-9]{2,12}$/.test(text) ? text : null;
}

/**
 * Whether whoever has this number is identified in another member state than Belgium: it begins with the letters of the country, but for Greece,
 * which says EL (directive 2006/112/EC, article 215).
 */
export function isOfOtherMemberState(vatNumber: string): boolean {
  const letters = vatNumber.slice(0, 2);
  if (letters === 'EL') return true;
  return letters !== 'GR' && otherMemberStates.some((country) => country === letters);
}

/** As documents print it: "BE 0999.999.922"; others as they are. */
export function formatVatNumber(number: string): string {
  const parts = /^BE(\d{4})(\d{3})(\d{3})$/.exec(number);
  return parts ? `BE\u00a0${parts.slice(1).join('.')}` : number;
}
