const prefix = 'content:';

/** The tag of pages that show a kind of content that changes while the site runs, such as "portfolio". */
export function contentTag(kind: string): string {
  return `${prefix}${kind}`;
}

/** The tag of a page that says that there is nothing at its address. */
export const missingTag = 'page:missing';

/** @param tags as Next writes them into its own header, "a,b" */
export function saysMissing(tags: unknown): boolean {
  return typeof tags === 'string' && tags.split(',').includes(missingTag);
}

/**
 * Who may keep an answer, when it shows what changes while the site runs: no cache of others, or a publication would not
 * show at once; the proxy that is shipped for a second, which keeps a rush away from the site. Everything else is left to lib/security/cache-rules.ts.
 *
 * @param tags as Next writes them into its own header, "a,b"
 */
export function contentHeaders(tags: unknown): Record<string, string> {
  const changes = typeof tags === 'string' && tags.split(',').some(changesAtRunTime);
  return changes ? { 'cache-control': 'private, no-cache', 'x-accel-expires': '1' } : {};
}

/** Whether pages with this tag show what changes while the site runs. */
export function changesAtRunTime(tag: string): boolean {
  return tag.startsWith(prefix);
}
