import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import type { Locale } from './locales';
import { quoteFormAnchor } from './quote-form-anchor';
import { type PageId, pathTo } from './routes';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'>;

/** A link to a page of this site in the given language. Nothing is fetched before the visitor asks for it. */
export function PageLink({
  to,
  locale,
  hash,
  ...props
}: LinkProps & { to: PageId; locale: Locale; hash?: string }) {
  return <NextLink href={pathTo(to, locale) + (hash ? `#${hash}` : '')} prefetch={false} {...props} />;
}

/** The link behind every "ask for a quote": the form on the home page. */
export function QuoteLink({ locale, ...props }: LinkProps & { locale: Locale }) {
  return <PageLink to="home" locale={locale} hash={quoteFormAnchor} {...props} />;
}
