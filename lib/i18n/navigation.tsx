import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { anchors } from './anchors';
import type { Locale } from './locales';
import { type AddressRest, type PageId, pathWithin, routeOf } from './routes';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'>;

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
  if (routeOf(to).ownDocument) return <a href={href} {...props} />;
  return <NextLink href={href} prefetch={false} {...props} />;
}

/** A link to a part of the page one is on, by the router: it does not come back to an address that the browser alone has gone to. */
export function PartLink({ part, ...props }: LinkProps & { part: string }) {
  return <NextLink href={`#${part}`} prefetch={false} {...props} />;
}

/**
 * The link behind every "ask for a quote": the form on the home page. The browser follows it by itself, because it scrolls to
 * an anchor smoothly from other pages, too, and the framework does not.
 */
export function QuoteLink({ locale, ...props }: ComponentProps<'a'> & { locale: Locale }) {
  return <a href={`${pathWithin('home', locale)}#${anchors.quoteForm}`} {...props} />;
}
