import type { ReactElement } from 'react';
import type { DesignFigures, HeldDesign } from '@/lib/designs/design';
import type { FactGroup } from '@/lib/designs/design-facts';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import type { ProjectType } from '@/lib/quotes/project-types';
import type { DesignPictures } from './design-pictures';

/** What a file of a design says beside the design itself. */
export interface FileContext {
  locale: Locale;
  title: string;
  figures: DesignFigures | null;
  savedAt: Date;
  /** Address of the page that shows it; what a request holds has none. */
  link: string | null;
  /** Of the request that holds it. */
  reference: string | null;
}

/** A file that is made of a design when somebody asks for it. */
export interface DesignFile {
  /** The last part of its address. */
  id: string;
  /** Staff alone get what the workshop cuts from; whoever has the link gets the rest. */
  audience: 'everybody' | 'staff';
  label: string;
  type:
    | 'image/png'
    | 'image/svg+xml'
    | 'application/pdf'
    | 'application/octet-stream'
    | 'text/csv'
    | 'application/zip';
  /** What it is saved as, without the title: `sheet-a4.pdf`. */
  name: string;
  /** Whole, or in pieces that are made as they are taken; null for a design of which no machine can make this. */
  make(context: FileContext): Promise<string | Uint8Array | AsyncIterable<Uint8Array> | null>;
}

/** A document of a tool, opened: everything that pages, mails and files ask of it. */
export interface OpenedDesign {
  /** Its sides in rows, as one picture of all of them shows them. */
  rows: readonly (readonly string[])[];
  nameOfSide(side: string, locale: Locale): string;
  pictures: DesignPictures;
  /** One side as an SVG whose view box is in millimetres; ids inside begin with `id`, and bitmaps are named, not in it. */
  draw(side: string, id: string, locale: Locale): ReactElement;
  /** @param figures what it was saved with */
  facts(locale: Locale, figures: DesignFigures | null): readonly FactGroup[];
  files(locale: Locale): readonly DesignFile[];
}

/** A tool whose designs are kept and come with quote requests. */
export interface DesignTool {
  /** The page of a design's link. */
  page: PageId;
  /** What a request with such a design is about. */
  subject: ProjectType;
  /** Where the tool opens a copy of what a request holds, to ask for it again; null for a document that is none. */
  pathToCopy(held: HeldDesign, locale: Locale): string | null;
  /**
   * A kept document, whatever version it was kept in; null for what is none.
   *
   * @param purpose what is only to be drawn is not reckoned: its facts lack what takes long to count
   */
  open(document: unknown, purpose?: { drawnOnly?: boolean }): Promise<OpenedDesign | null>;
}
