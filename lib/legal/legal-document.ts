import type { PageContent } from '@/lib/content/page-content';
import type { Localized } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';

/** A numbered part of a legal text: its paragraphs, then its list. */
interface LegalArticle {
  /** Stable: the anchor that others link to, the same in every language. */
  id: string;
  heading: Localized;
  paragraphs: readonly Localized[];
  list?: readonly Localized[];
  /** The page where what the article speaks of can be done; no part of the text. */
  link?: { to: PageId; label: Localized };
}

/** A legal text in the three languages. Whoever changes what it says changes its version and date. */
export interface LegalDocument {
  seo: PageContent['seo'];
  title: Localized;
  version: string;
  /** The ISO day from which it applies. */
  date: string;
  intro: Localized;
  articles: readonly LegalArticle[];
}
