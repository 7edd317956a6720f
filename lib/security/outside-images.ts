/**
 * Where pictures of other sites may come from, and only in pages that name them. Nothing is fetched before the visitor
 * allows external content.
 */
export const outsideImages = ['https://tile.openstreetmap.org'] as const;

export type OutsideImages = (typeof outsideImages)[number];
