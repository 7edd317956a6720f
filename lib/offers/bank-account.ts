// IBAN: ISO 13616; the check digits are those of ISO 7064, MOD 97-10.

/** Lengths of those that pay us without a BIC, by country; others are between 15 and 34. */
const lengths: Readonly<Record<string, number>> = { BE: 16, NL: 18, LU: 20, FR: 27, DE: 22 };

/** An account number in one piece. */
export function compactIban(written: string): string {
  return written.toUpperCase().replace(/\s/g, '');
}

/** The remainder of a number of any length by 97, letters counted as ISO 7064 counts them: A is 10, Z is 35. */
function remainder97(text: string): number {
  let remainder = 0;
  for (const character of text)
    for (const digit of Number.parseInt(character, 36).toString())
      remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Whether an account number can exist: its length, its check digits and, of a Belgian one, the check within. */
export function isIban(written: string): boolean {
  const iban = compactIban(written);
  if (!/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const country = iban.slice(0, 2);
  if (iban.length !== (lengths[country] ?? iban.length)) return false;
  if (remainder97(iban.slice(4) + iban.slice(0, 4)) !== 1) return false;
  if (country !== 'BE') return true;
  const own = iban.slice(4);
  return /^\d{12}$/.test(own) && (Number(own.slice(0, 10)) % 97 || 97) === Number(own.slice(10));
}

/** In groups of four, as people read it. */
export function formatIban(written: string): string {
  return compactIban(written).replace(/(.{4})(?=.)/g, '$1\u00a0');
}
