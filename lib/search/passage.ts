import type { PageId } from '@/lib/i18n/routes';

/** What a passage is, for those who rank it or say what it is. */
export type PassageKind = 'page' | 'section' | 'question' | 'price' | 'job' | 'legal' | 'company' | 'work';

/** A piece of a page that answers something by itself: what search finds, quotes and links to. In one language. */
export interface Passage {
  /** Unique within a language: the page, and where it stands on it. */
  id: string;
  kind: PassageKind;
  page: PageId;
  /** The path below the page, for what has an address of its own there; else empty. */
  rest: string;
  /** The id of the element on the page, without "#"; null for its head. */
  anchor: string | null;
  /** What menus call the page. */
  pageName: string;
  heading: string;
  text: string;
  /** What stands above it on its page: found by, not quoted. */
  around?: string;
  /** The price it is about, as a label; null when it is about none. */
  price: string | null;
  /** Of a work that is a specimen: said where it is told of. */
  invented?: boolean;
}
