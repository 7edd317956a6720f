const prefix = 'content:';

/** The tag of pages that show a kind of content that changes while the site runs, such as "portfolio". */
export function contentTag(kind: string): string {
  return `${prefix}${kind}`;
}

/** Whether pages with this tag show what changes while the site runs. */
export function changesAtRunTime(tag: string): boolean {
  return tag.startsWith(prefix);
}
