import 'server-only';
import { createHash } from 'node:crypto';

/** An inline script or style sheet as a source expression of a content policy: `'sha256-…'`. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
