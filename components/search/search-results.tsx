import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { routeOf } from '@/lib/i18n/routes';
import { excerptOf } from '@/lib/search/excerpt';
import type { Passage } from '@/lib/search/passage';
import type { PageResult } from '@/lib/search/search-results';

function Excerpt({ text, query, locale }: { text: string; query: string; locale: Locale }) {
  return (
    <p className="mt-1 max-w-prose">
      {excerptOf(text, query, locale).map((part, place) =>
        part.isHit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
          <mark key={place} className="bg-tint font-bold text-ink">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

function PassageLine({ passage, query, locale }: { passage: Passage; query: string; locale: Locale }) {
  return (
    <li className="mt-5">
      <h3 className="text-lg font-bold">
        <PageLink
          to={passage.page}
          locale={locale}
          hash={passage.anchor ?? undefined}
          className="underline decoration-2 underline-offset-4"
        >
          {passage.heading}
        </PageLink>
        {passage.price ? (
          <span className="figures ml-3 font-normal whitespace-nowrap">{passage.price}</span>
        ) : null}
      </h3>
      <Excerpt text={passage.text} query={query} locale={locale} />
    </li>
  );
}

/** Pages with the passages that answer, each a link to its place. */
export function PageResults({
  results,
  query,
  locale,
}: {
  results: readonly PageResult[];
  query: string;
  locale: Locale;
}) {
  return (
    <ol>
      {results.map(({ page, pageName, passages }) => (
        <li
          key={page}
          data-ink={routeOf(page).group ?? 'ink'}
          className="border-t border-line-strong py-8 lg:grid lg:grid-cols-12 lg:gap-x-8"
        >
          <h2 className="sign flex gap-4 text-2xl lg:col-span-4">
            <span aria-hidden="true" className="mt-1 size-6 shrink-0 bg-solid" />
            <PageLink to={page} locale={locale} className="underline-offset-4 hocus:underline">
              {pageName}
            </PageLink>
          </h2>
          <ul className="lg:col-span-8 lg:-mt-5">
            {passages.map((passage) => (
              <PassageLine key={passage.id} passage={passage} query={query} locale={locale} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A work by its picture; `group` gives its ink, `rest` its path below the portfolio. */
interface FoundWork {
  id: string;
  group: string;
  title: string;
  /** Where it is or, of an invented one, that it is an example. */
  standing: string;
  rest: string;
  picture: ReactNode;
}

/** Works that answer, by their pictures. */
export function WorkResults({
  works,
  locale,
  heading,
}: {
  works: readonly FoundWork[];
  locale: Locale;
  heading: string;
}) {
  return (
    <section aria-labelledby="works-found">
      <h2 id="works-found" className="sign mt-4 border-t-2 border-ink pt-8 text-2xl">
        {heading}
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {works.map(({ id, group, title, standing, rest, picture }) => (
          <li key={id} data-ink={group}>
            {picture}
            <h3 className="mt-3 border-l-8 border-solid pl-3 font-bold">
              <PageLink
                to="portfolio"
                locale={locale}
                rest={rest}
                className="underline-offset-4 hocus:underline"
              >
                {title}
              </PageLink>
            </h3>
            <p className="pl-5 text-ink-soft">{standing}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Searches that find something, one click each. */
export function UsefulSearches({
  searches,
  locale,
  heading,
}: {
  searches: readonly string[];
  locale: Locale;
  heading: string;
}) {
  return (
    <nav aria-labelledby="useful-searches" className="mt-4">
      <h2 id="useful-searches" className="font-bold">
        {heading}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {searches.map((search) => (
          <li key={search}>
            <PageLink
              to="search"
              locale={locale}
              query={{ q: search }}
              rel="nofollow"
              className="inline-flex min-h-11 items-center border-2 border-ink px-4 hocus:bg-ink hocus:text-paper"
            >
              {search}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
