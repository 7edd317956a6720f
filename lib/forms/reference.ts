/**
 * A new reference, "482-917-635": digits only, because they are said alike on the phone in three languages, and never
 * a leading zero, because spreadsheets drop it.
 *
 * @param random gives a number in [0, 1), as `Math.random` does
 */
export function createReference(random: () => number): string {
  const digits = String(100_000_000 + Math.floor(random() * 900_000_000));
  return group(digits);
}

/** The reference in what someone typed ("482 917 635", "482.917.635", "[482917635]"), or null. */
export function normalizeReference(text: string): string | null {
  if (text.length > 40) return null;
  const digits = text.normalize('NFKC').replace(/[\s.,/#[\]()‐-―-]/gu, '');
  return /^[1-9]\d{8}$/.test(digits) ? group(digits) : null;
}

function group(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}
