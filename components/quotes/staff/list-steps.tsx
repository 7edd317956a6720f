import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** Where a request stands in the list that somebody came from, and the ones beside it. */
export interface ListPlace {
  /** Says the list. */
  query: Record<string, string>;
  place: number | null;
  total: number;
  previous: string | null;
  next: string | null;
}

/** The way back to the list, and on through it. */
export async function ListSteps({ list, locale }: { list: ListPlace; locale: Locale }) {
  const t = await getTranslations('StaffRequest');
  const { query, place, total, previous, next } = list;
  const step = (to: string | null, key: 'previous' | 'next') =>
    to === null ? null : (
      <PageLink
        to="admin-requests"
        rest={to}
        query={query}
        locale={locale}
        data-shortcut-step={key}
        className="link inline-flex min-h-9 items-center"
      >
        {t(`list.${key}`)}
      </PageLink>
    );
  return (
    <nav
      aria-label={t('list.label')}
      className="mb-3 flex flex-wrap items-center justify-between gap-x-6 text-sm"
    >
      <PageLink
        to="admin-requests"
        query={query}
        locale={locale}
        className="link inline-flex min-h-9 items-center"
      >
        {Object.keys(query).length > 0 ? t('backToList') : t('back')}
      </PageLink>
      <span className="flex flex-wrap items-center gap-x-4">
        {step(previous, 'previous')}
        {place === null ? null : (
          <span className="figures text-ink-soft">{t('list.place', { place, total })}</span>
        )}
        {step(next, 'next')}
      </span>
    </nav>
  );
}
