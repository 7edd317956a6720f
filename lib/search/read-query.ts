import { longestQuery } from './search-index';

/** What was asked for, as the address says it: one line, bounded, without control characters. Empty when there is nothing. */
export function readQuery(given: unknown): string {
  if (typeof given !== 'string') return '';
  return given
    .slice(0, longestQuery * 2)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery);
}
