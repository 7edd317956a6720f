import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { menuAreas, type StaffArea, staffAreas } from '@/lib/staff/areas';
import type { Staff } from '@/lib/staff/staff';
import { PageHeading } from './page-heading';

/** The first page of the back office: the areas your role opens, each with what waits there. */
export async function StaffHome({
  locale,
  staff,
  first,
  figures = {},
}: {
  locale: Locale;
  staff: Staff;
  /** What to begin the day with. */
  first?: ReactNode;
  /** What an area has to say for itself, a list of `StatTile`s; an area without any is a plain way in. */
  figures?: Partial<Record<StaffArea, ReactNode>>;
}) {
  const t = await getTranslations('Staff');
  const { viewer, role } = staff;
  return (
    <>
      <PageHeading
        title={viewer.firstName ? t('greeting', { name: viewer.firstName }) : t('greetingUnnamed')}
        lead={t(`may.${role}`)}
      />
      {first}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {menuAreas(role).map((area) => (
          <li key={area} className="border-2 border-ink bg-white">
            <PageLink
              to={staffAreas[area].page}
              locale={locale}
              className="flex min-h-11 items-baseline justify-between gap-4 px-4 py-2.5 hocus:bg-ink hocus:text-paper"
            >
              <span className="sign text-xl">{t(`areas.${area}`)}</span>
              <span aria-hidden="true">→</span>
            </PageLink>
            {figures[area] ? <div className="border-t-2 border-ink px-4 py-3">{figures[area]}</div> : null}
            <p className="border-t border-line px-4 py-2.5 text-sm text-ink-soft">{t(`about.${area}`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
