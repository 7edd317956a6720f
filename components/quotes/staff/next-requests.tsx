import { getTranslations } from 'next-intl/server';
import { NewsMark } from '@/components/staff/news-mark';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { DueRow } from '@/lib/quotes/inbox/due-state';
import { DueMark } from './due-mark';
import { SubjectMark } from './subject-mark';
import { WroteMark } from './wrote-mark';

/** Requests to answer, most pressing on top: by when, whose, about what, and who sees to it. */
export async function NextRequests({
  id,
  title,
  none,
  locale,
  rows,
}: {
  id: string;
  title: string;
  /** What is said where there are none. */
  none: string;
  locale: Locale;
  rows: readonly DueRow[];
}) {
  const t = await getTranslations('Inbox');
  return (
    <section aria-labelledby={id} className="border-2 border-ink bg-white">
      <h3 id={id} className="sign border-b-2 border-ink px-4 py-2.5 text-xl">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="px-4 py-4">{none}</p>
      ) : (
        <ol>
          {rows.map((row) => (
            <li
              key={row.reference}
              className="grid gap-x-6 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 sm:grid-cols-[10rem_1fr] lg:grid-cols-[10rem_1fr_1fr_10rem]"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <DueMark {...row} locale={locale} />
                <WroteMark {...row} />
                <NewsMark isNews={row.isNews} />
              </span>
              <PageLink
                to="admin-requests"
                rest={row.reference}
                locale={locale}
                className="font-bold wrap-anywhere underline-offset-4 hocus:underline"
              >
                {row.firstName} {row.name}
                {row.company ? <span className="font-normal">, {row.company}</span> : null}
              </PageLink>
              <span className="sm:col-start-2 lg:col-start-auto">
                <SubjectMark subject={row.subject} />
              </span>
              <span className="wrap-anywhere text-ink-soft sm:col-start-2 lg:col-start-auto">
                {row.assignee ? row.assignee.name : t('nobody')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
