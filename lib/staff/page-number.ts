/** The page of a list that an address asks for, from 1 on; the first when it makes no sense. */
export function readPageNumber(raw: unknown): number {
  return typeof raw === 'string' && /^[1-9]\d{0,4}$/.test(raw) ? Number(raw) : 1;
}
