import type { FileKindId } from './upload-purposes';

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
