import type { Locale } from '@/lib/i18n/locales';

/** The tools whose documents are kept. */
export const designKinds = ['wrap', 'shirt'] as const;

export type DesignKind = (typeof designKinds)[number];

/** Bounds of what is kept; the database checks the same ones. */
export const designLimits = { titleLength: 80, documentBytes: 65_536 } as const;

/** Whether a document has more bytes than are kept of one. */
export const isTooLarge = (document: object): boolean =>
  new TextEncoder().encode(JSON.stringify(document)).length > designLimits.documentBytes;

/** What a design would cost when it was saved: euro, VAT included, and what it was computed with. */
export interface DesignFigures {
  version: string;
  low: number;
  high: number;
}

/** Designs of one quote request. */
export const maxDesigns = 5;

/** A copy of a design, as it was when the quote request that holds it was sent. */
export interface HeldDesign {
  id: string;
  kind: DesignKind;
  title: string;
  locale: Locale;
  document: unknown;
  figures: DesignFigures | null;
  savedAt: Date;
  /** Of the request. */
  reference: string;
}

/** A design as it is kept; its document is read by the tool that made it. */
export interface KeptDesign {
  id: string;
  kind: DesignKind;
  document: unknown;
  title: string;
  updatedAt: Date;
  /** Account of who saved it. */
  owner: string | null;
  /** Null for what was saved before there were any. */
  figures: DesignFigures | null;
}
