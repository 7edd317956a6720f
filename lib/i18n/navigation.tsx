import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import type { Locale } from './locales';
import { quoteFormAnchor } from './quote-form-anchor';
import { type AddressRest, type PageId, pathWithin } from './routes';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'>;

/**
 * Pages whose content policy allows more than that of others. It comes with the document, so they are loaded as one, also
 * by visitors whose next page would else be drawn into the one before.
 */
const ownDocuments: readonly PageId[] = ['about'];

/** A link to a page of this site in the given language. Nothing is fetched before the visitor asks for it. */
export function PageLink({
  to,
  locale,
  hash,
  rest,
  query,
  ...props
}: LinkProps & AddressRest & { to: PageId; locale: Locale; hash?: string }) {
  const href = pathWithin(to, locale, { rest, query }) + (hash ? `#${hash}` : '');
  if (ownDocuments.includes(to)) return <a href={href} {...props} />;
  return <NextLink href={href} prefetch={false} {...props} />;
}

/** The link behind every "ask for a quote": the form on the home page. */
export function QuoteLink({ locale, ...props }: LinkProps & { locale: Locale }) {
  return <PageLink to="home" locale={locale} hash={quoteFormAnchor} {...props} />;
}
