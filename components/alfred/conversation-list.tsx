import type { ConversationEntry } from '@/lib/alfred/conversation';
import type { DeskLabels } from '@/lib/alfred/desk-copy';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** What was asked before, the last one first, with a search that needs no script. */
export function ConversationList({
  entries,
  current,
  query,
  locale,
  path,
  labels,
}: {
  entries: readonly ConversationEntry[];
  current: string | null;
  /** What is searched for; empty for all of them. */
  query: string;
  locale: Locale;
  /** Of a conversation, or of the page without one. */
  path: (conversation: string | null) => string;
  labels: DeskLabels;
}) {
  return (
    <nav aria-label={labels.conversations} className="alfred-list">
      <details open>
        <summary>
          <h2>{labels.conversations}</h2>
        </summary>
        <p>
          <a href={path(null)} aria-current={current === null && query === '' ? 'page' : undefined}>
            {labels.newConversation}
          </a>
        </p>
        {entries.length > 0 || query !== '' ? (
          <search>
            <form action={path(null)} method="get">
              <label htmlFor="conversation-search">{labels.search}</label>
              <span className="alfred-search">
                <input id="conversation-search" type="search" name="q" maxLength={100} defaultValue={query} />
                <button type="submit">{labels.searchButton}</button>
              </span>
            </form>
          </search>
        ) : null}
        {entries.length === 0 ? (
          <p role={query === '' ? undefined : 'status'}>
            {query === '' ? labels.noConversations : labels.nothingFound.replace('{query}', query)}
          </p>
        ) : (
          <ul>
            {entries.map(({ id, title, updatedAt, waits }) => (
              <li key={id}>
                <a href={path(id)} dir="auto" aria-current={id === current ? 'page' : undefined}>
                  {title}
                </a>
                <small>
                  {formatShortMoment(updatedAt, locale)}
                  {waits ? ` · ${labels.waits}` : ''}
                </small>
              </li>
            ))}
          </ul>
        )}
        {query === '' ? null : (
          <p>
            <a href={path(null)}>{labels.showAll}</a>
          </p>
        )}
      </details>
    </nav>
  );
}
