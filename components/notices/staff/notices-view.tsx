import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/staff/empty-state';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { type Notice, type NoticeOutcome, writeNoticeMark } from '@/lib/notices/notice';

type Mark = (form: FormData) => Promise<void>;

/** What a colleague was told, unread lines first and marked; each leads to its request, which reads it. */
export async function NoticesView({
  notices,
  unread,
  outcome,
  mark,
  locale,
  children,
}: {
  notices: readonly Notice[];
  /** How many there are, also beyond those that are listed. */
  unread: number;
  /** What became of the button that led here. */
  outcome: NoticeOutcome | null;
  mark: Mark;
  locale: Locale;
  /** How they are told. */
  children: ReactNode;
}) {
  const t = await getTranslations('StaffNotices');
  // What came since the page was made was not seen on it.
  const shown = notices.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  return (
    <>
      <PageHeading title={t('title')} lead={t('unread', { count: unread })}>
        {shown.length > 0 ? (
          <form action={mark}>
            <button
              type="submit"
              name="intent"
              value={writeNoticeMark({ ids: shown, read: true })}
              className="work-button"
            >
              {t('readAll')}
            </button>
          </form>
        ) : null}
      </PageHeading>
      {outcome ? <OutcomeNotice isDone={outcome === 'saved'}>{t(`outcome.${outcome}`)}</OutcomeNotice> : null}
      {notices.length === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <ol className="border-2 border-ink bg-white">
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} mark={mark} locale={locale} />
          ))}
        </ol>
      )}
      {children}
    </>
  );
}

async function NoticeLine({ notice, mark, locale }: { notice: Notice; mark: Mark; locale: Locale }) {
  const t = await getTranslations('StaffNotices');
  const { id, kind, by, at, readAt, reference, firstName, name, company, note } = notice;
  const isUnread = readAt === null;
  const customer = company ? `${firstName} ${name}, ${company}` : `${firstName} ${name}`;
  const page = pathWithin('admin-requests', locale, { rest: reference });
  return (
    <li
      data-shortcut-row=""
      data-unread={isUnread || undefined}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line border-l-8 border-l-transparent px-4 py-3 first:border-t-0 data-[unread]:border-l-ink data-[unread]:bg-paper-deep"
    >
      <div className="min-w-0 grow basis-72">
        <p className={isUnread ? 'font-bold' : ''}>
          {isUnread ? <span className="sr-only">{t('isUnread')} </span> : null}
          {t(`kinds.${kind}`, { by: by ?? t('somebody') })}
        </p>
        <p className="break-words">
          <a
            href={
              kind === 'job'
                ? `${page}#job`
                : kind === 'task' || kind === 'taskChanged'
                  ? `${page}#tasks`
                  : page
            }
            data-shortcut-open=""
            className="link min-h-11 font-medium wrap-anywhere underline"
          >
            {customer}
          </a>
        </p>
        {note ? <p className="max-w-prose break-words whitespace-pre-line">{note}</p> : null}
        <p className="figures text-sm text-ink-soft">
          {reference}, <time dateTime={at.toISOString()}>{formatShortMoment(at, locale)}</time>
        </p>
      </div>
      <form action={mark}>
        <button
          type="submit"
          name="intent"
          value={writeNoticeMark({ ids: [id], read: isUnread })}
          className="link min-h-11 cursor-pointer text-sm font-medium underline"
        >
          {t(isUnread ? 'read' : 'unreadAgain')}
          <span className="sr-only">
            : {t(`kinds.${kind}`, { by: by ?? t('somebody') })} {customer}
          </span>
        </button>
      </form>
    </li>
  );
}
