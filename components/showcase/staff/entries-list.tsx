import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/staff/empty-state';
import { MoveButtons } from '@/components/staff/move-buttons';
import { StaffSection } from '@/components/staff/staff-section';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { ShowcaseEntry, ShowcaseKind } from '@/lib/showcase/entries';
import { missingOf, nameOfEntry } from '@/lib/showcase/staff/entry-form';

type ButtonAction = (form: FormData) => Promise<void>;

interface EntriesListProps {
  locale: Locale;
  kind: ShowcaseKind;
  /** Of this kind, in their order. */
  entries: readonly ShowcaseEntry[];
  /** ISO day, in Brussels. */
  today: string;
  changeStatus: ButtonAction;
  move: ButtonAction;
  remove: ButtonAction;
}

/** The entries of one kind, each with its state, who agreed to it, and what can be done with it. */
export async function EntriesList(props: EntriesListProps) {
  const { locale, kind, entries, move } = props;
  const t = await getTranslations('StaffShowcase');
  const ids = entries.map(({ id }) => id).join();
  const addNew = (
    <PageLink
      to="admin-showcase"
      rest={kind}
      locale={locale}
      className="button button-ink inline-flex min-h-11 items-center px-5"
    >
      {t(`new.${kind}`)}
    </PageLink>
  );
  return (
    <StaffSection id={`entries-${kind}`} title={t(`kinds.${kind}`)}>
      {entries.length === 0 ? (
        <EmptyState title={t(`empty.${kind}.title`)} text={t(`empty.${kind}.text`)}>
          {addNew}
        </EmptyState>
      ) : (
        <>
          <ol className="border-t border-line">
            {entries.map((entry, index) => (
              <li
                key={entry.id}
                className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3"
              >
                <EntrySummary {...props} entry={entry} />
                <EntryButtons {...props} entry={entry} index={index} />
                <form id={`move-${entry.id}`} action={move} hidden>
                  <input type="hidden" name="id" value={entry.id} />
                  <input type="hidden" name="ids" value={ids} />
                </form>
              </li>
            ))}
          </ol>
          <p className="mt-4">{addNew}</p>
        </>
      )}
    </StaffSection>
  );
}

async function EntrySummary({ entry, locale, today }: EntriesListProps & { entry: ShowcaseEntry }) {
  const t = await getTranslations('StaffShowcase');
  const { kind, permissionFrom, permissionHow, permissionOn } = entry;
  const missing = entry.status === 'draft' ? missingOf(entry, today).length : 0;
  const isOver = kind === 'job' && entry.content.validThrough < today;
  // Noon: an ISO day belongs to no time zone.
  const day = (iso: string) => formatDay(iso, locale);
  return (
    <div className="min-w-0 grow basis-56">
      <div className="flex flex-wrap gap-x-2">
        <PageLink
          to="admin-showcase"
          rest={entry.id}
          locale={locale}
          className="inline-block py-0.5 font-bold underline-offset-4 hocus:underline"
        >
          {nameOfEntry(entry, locale)}
        </PageLink>
        {kind === 'testimonial' && entry.content.company ? (
          <span className="py-0.5 text-ink-soft">{entry.content.company}</span>
        ) : null}
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className={entry.status === 'published' ? 'font-bold text-success' : 'font-bold'}>
          {t(`status.${entry.status}`)}
        </span>
        {missing > 0 ? <span className="text-danger">{t('missing', { count: missing })}</span> : null}
        {kind === 'job' ? (
          <span className={isOver ? 'text-danger' : 'text-ink-soft'}>
            {t(isOver ? 'over' : 'until', { day: day(entry.content.validThrough) })}
          </span>
        ) : permissionHow && permissionOn ? (
          <span className="text-ink-soft">
            {t('permitted', {
              name: permissionFrom,
              how: t(`ways.${permissionHow}`),
              day: day(permissionOn),
            })}
          </span>
        ) : (
          <span className="text-ink-soft">{t('unpermitted')}</span>
        )}
      </p>
    </div>
  );
}

async function EntryButtons({
  entry,
  index,
  entries,
  locale,
  changeStatus,
  remove,
}: EntriesListProps & { entry: ShowcaseEntry; index: number }) {
  const t = await getTranslations('StaffShowcase');
  const name = nameOfEntry(entry, locale);
  const isPublished = entry.status === 'published';
  const row = (
    <>
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="version" value={entry.version} />
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <form action={changeStatus}>
        {row}
        <button
          type="submit"
          name="wanted"
          value={isPublished ? 'draft' : 'published'}
          className="link min-h-10 cursor-pointer text-sm font-medium underline"
        >
          {t(isPublished ? 'form.withdraw' : 'form.publish')}
          <span className="sr-only"> {name}</span>
        </button>
      </form>
      <MoveButtons
        id={entry.id}
        name={name}
        index={index}
        total={entries.length}
        labels={{ up: t('up'), down: t('down') }}
      />
      <form action={remove}>
        {row}
        <button
          type="submit"
          className="link min-h-10 cursor-pointer text-sm font-medium text-danger underline"
        >
          {t('delete')}
          <span className="sr-only"> {name}</span>
        </button>
      </form>
    </div>
  );
}
