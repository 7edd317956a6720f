import { type FileKindId, maxFileBytes } from './upload-purposes';

/** Kinds that browsers open by themselves. SVG is left out: it can carry a program. */
const openableKinds = ['pdf', 'png', 'jpeg', 'webp'] as const satisfies readonly FileKindId[];

/** Kinds that have a small picture of themselves. */
const previewedKinds = ['png', 'jpeg', 'webp'] as const satisfies readonly FileKindId[];

/** Kinds of which somebody has to draw one, which does not always come off. */
const drawnKinds = ['pdf', 'svg', 'ai'] as const satisfies readonly FileKindId[];

export function isOpenable(kind: string): boolean {
  return openableKinds.some((openable) => openable === kind);
}

export function isPreviewed(kind: string): boolean {
  return previewedKinds.some((previewed) => previewed === kind);
}

export function isDrawn(kind: string): boolean {
  return drawnKinds.some((drawn) => drawn === kind);
}

/** How a file can be looked at. What came in parts was not drawn anew, and is only ever saved. */
export function viewsOf({ kind, size }: { kind: string; size: number }) {
  const isWhole = size <= maxFileBytes;
  return {
    opens: isWhole && isOpenable(kind),
    hasPreview: isWhole && (isPreviewed(kind) || isDrawn(kind)),
  };
}
