import { getTranslations } from 'next-intl/server';
import { NewsMark } from '@/components/staff/news-mark';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { DueRow } from '@/lib/quotes/inbox/due-state';
import type { InboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import type { InboxList } from '@/lib/quotes/inbox/inbox-list';
import { quoteStatuses } from '@/lib/quotes/quote-status';
import { DueMark } from './due-mark';
import { SourceMark } from './source-mark';
import { inkOfProject, SubjectMark } from './subject-mark';
import { WroteMark } from './wrote-mark';

/** The requests by status. A card is dragged, or moved by its menu, whose buttons work with the keyboard and without script. */
export async function InboxBoard({
  locale,
  rows,
  counts,
  query,
  hrefOf,
}: {
  locale: Locale;
  rows: readonly DueRow[];
  counts: InboxList['counts'];
  /** Of the list, so that a request leads back to it. */
  query: Record<string, string>;
  hrefOf: (changes: Partial<InboxFilter>) => string;
}) {
  const t = await getTranslations('Inbox');
  return (
    <div className="board">
      {quoteStatuses.map((status) => {
        const cards = rows.filter((row) => row.status === status);
        const hidden = counts[status] - cards.length;
        return (
          <section
            key={status}
            aria-labelledby={`column-${status}`}
            data-board-column={status}
            className="board-column"
          >
            <h2 id={`column-${status}`} className="flex items-baseline justify-between gap-2 px-3 py-2">
              <span className="sign text-lg">{t(`statuses.${status}`)}</span>
              <span className="figures text-ink-soft">{counts[status]}</span>
            </h2>
            <ul className="grid gap-2 px-2 pb-2">
              {cards.map(({ reference, version, firstName, name, company, subject, assignee, ...row }) => (
                <li
                  key={reference}
                  id={`card-${reference}`}
                  data-board-card={`${reference}:${version}`}
                  draggable
                  data-shortcut-row=""
                  data-ink={inkOfProject[subject]}
                  className="board-card"
                >
                  <p className="flex items-baseline justify-between gap-2">
                    <PageLink
                      to="admin-requests"
                      rest={reference}
                      query={query}
                      locale={locale}
                      data-shortcut-open=""
                      draggable={false}
                      className="min-w-0 font-bold break-words underline-offset-4 hocus:underline"
                    >
                      {firstName} {name}
                    </PageLink>
                  </p>
                  {company ? <p className="text-sm break-words text-ink-soft">{company}</p> : null}
                  <p className="mt-1 text-sm">
                    <SubjectMark subject={subject} />
                  </p>
                  <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
                    <DueMark {...row} locale={locale} />
                    <SourceMark source={row.source} />
                    <WroteMark {...row} />
                    <NewsMark isNews={row.isNews} />
                  </div>
                  <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 text-sm">
                    <span className={assignee ? 'wrap-anywhere' : 'text-ink-soft'}>
                      {assignee?.name ?? t('nobody')}
                    </span>
                    <details className="board-menu" name="board-menu">
                      <summary className="link min-h-8 cursor-pointer font-medium underline">
                        {t('board.move')}
                        <span className="sr-only">
                          {' '}
                          {t('board.moveWhat', { name: `${firstName} ${name}` })}
                        </span>
                      </summary>
                      <ul>
                        {quoteStatuses
                          .filter((other) => other !== status)
                          .map((other) => (
                            <li key={other}>
                              <button
                                type="submit"
                                name="intent"
                                value={`move:${other}:${reference}:${version}`}
                                className="flex min-h-9 w-full cursor-pointer items-center px-3 text-left hocus:bg-ink hocus:text-paper"
                              >
                                {t(`statuses.${other}`)}
                              </button>
                            </li>
                          ))}
                      </ul>
                    </details>
                  </div>
                </li>
              ))}
            </ul>
            {hidden > 0 ? (
              <a href={hrefOf({ view: 'list', status })} className="link mx-3 mb-2 min-h-9 text-sm underline">
                {t('board.more', { count: hidden })}
              </a>
            ) : null}
            {cards.length === 0 ? (
              <p className="px-3 pb-3 text-sm text-ink-soft">{t('board.empty')}</p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
