/** The tools whose documents are kept. */
export const designKinds = ['wrap', 'shirt'] as const;

export type DesignKind = (typeof designKinds)[number];

/** Bounds of what is kept; the database checks the same ones. */
export const designLimits = { titleLength: 80, documentBytes: 65_536 } as const;

/** A design as it is kept; its document is read by the tool that made it. */
export interface KeptDesign {
  id: string;
  kind: DesignKind;
  document: unknown;
  title: string;
  updatedAt: Date;
  /** Account of who saved it. */
  owner: string | null;
}
