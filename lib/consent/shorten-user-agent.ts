/**
 * A `User-Agent` as a proof of consent keeps it: which engines in which major versions, no device and no system, at most
 * 160 characters; "Unknown" when nothing is left.
 */
export function shortenUserAgent(userAgent: string | null): string {
  const short = (userAgent ?? '')
    .replace(/\([^()]*\)?/g, ' ')
    .replace(/(\d{1,4})(?:\.[\d.]*)/g, '$1')
    .replace(/[^\x21-\x7e]+/g, ' ')
    .trim()
    .slice(0, 160)
    .trim();
  return short || 'Unknown';
}
