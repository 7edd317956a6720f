/** What became of the button of the feed, as the address says it; whatever kept it from working is `unavailable`. */
export function readFeedOutcome(said: unknown): 'made' | 'revoked' | 'unavailable' | null {
  if (said === undefined) return null;
  return said === 'made' || said === 'revoked' ? said : 'unavailable';
}
