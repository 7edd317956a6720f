import { rebuildDesign } from '@/lib/shirt-designer/rebuild-design';
import type { ShirtDesign } from '@/lib/shirt-designer/shirt-design';

// Everything that draws and edits, in one file that a browser fetches once something may be tried.
export { Editor } from './editor';

/** A design of the text that a browser kept, or null. */
export function rebuild(document: string): ShirtDesign | null {
  try {
    return rebuildDesign(JSON.parse(document));
  } catch {
    return null;
  }
}
