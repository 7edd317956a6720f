import 'server-only';

/** In the order of preference: the smallest first. */
export const encodings = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Which encodings a client takes, the best first; none of them when it wants the bytes as they are (RFC 9110, section
 * 12.5.3). Of those with equal weight the smaller comes first.
 *
 * @param accepted `Accept-Encoding` as it was received
 */
export function acceptedEncodings(accepted: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').slice(0, 500).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters
      .map((parameter) => /^q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1])
      .find(Boolean);
    if (name !== '')
      weights.set(name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality));
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  // The bytes as they are count as taken unless they are refused, and lose against whatever is named.
  const plain = weights.get('identity') ?? 0;
  return encodings
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= plain)
    .sort((a, b) => weightOf(b) - weightOf(a));
}
