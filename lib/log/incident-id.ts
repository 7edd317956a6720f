/** Without letters that are read or said as another: I, L, O, U. */
export const incidentLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 32 bits in five bits a letter. */
const digestLetters = 7;

/**
 * The id of an incident from the digest that the framework gives an error, on the server and in the browser alike:
 * "2711829046@E394" is "E-2GT6EHP" in the log and on the page. Null for a digest that is not a number of theirs.
 */
export function incidentOfDigest(digest: unknown): string | null {
  const number =
    typeof digest === 'string' ? Number(/^(\d{1,10})(?:@\w+)?$/.exec(digest)?.[1] ?? Number.NaN) : Number.NaN;
  if (!Number.isSafeInteger(number)) return null;
  let rest = number;
  let id = '';
  for (let index = 0; index < digestLetters; index += 1) {
    id = incidentLetters[rest % 32] + id;
    rest = Math.floor(rest / 32);
  }
  return `E-${id}`;
}
