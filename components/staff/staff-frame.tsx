import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MenuIcon, PlusIcon } from '@/components/ui/icons';
import type { Viewer } from '@/lib/accounts/viewer';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { lettersFor, mayOpen, menuAreas, overviewKey, type StaffPageId, staffAreas } from '@/lib/staff/areas';
import type { StaffRole } from '@/lib/staff/staff';
import { ShortcutSheet } from './shortcut-sheet';
import { StaffErrorBoundary } from './staff-error.client';

/**
 * Header and main of every page of the back office: the agency's sign, the areas as index tabs with the open one joined
 * to the page, who is here, and the ways out. On a phone the same stands in a popover; nothing needs a script.
 */
export async function StaffFrame({
  locale,
  page,
  viewer,
  role,
  wordmark,
  languages,
  notices,
  children,
}: {
  locale: Locale;
  page: StaffPageId;
  viewer: Viewer;
  role: StaffRole;
  wordmark: ReactNode;
  /** The language switcher of this page. */
  languages: ReactNode;
  /** The way to what they were told; null where their role is told nothing. */
  notices: ReactNode;
  children: ReactNode;
}) {
  const t = await getTranslations('Staff');
  const common = await getTranslations('common');
  const error = await getTranslations('ErrorPage');
  const tabs = [
    { page: 'admin' as const, key: overviewKey, label: t('overview') },
    ...menuAreas(role).map((area) => ({ ...staffAreas[area], label: t(`areas.${area}`) })),
  ];
  const links = (className: string) =>
    tabs.map((tab) => (
      <li key={tab.page}>
        <PageLink
          to={tab.page}
          locale={locale}
          aria-current={tab.page === page ? 'page' : undefined}
          data-shortcut-go={tab.key}
          className={className}
        >
          {tab.label}
        </PageLink>
      </li>
    ));
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') || viewer.email;
  const who = (
    <p className="min-w-0 text-sm leading-tight">
      <span className="block truncate font-bold">{name}</span>
      <span className="block text-paper/75">{t(`roles.${role}`)}</span>
    </p>
  );
  const exits = (
    <>
      <li>
        <button
          type="button"
          data-shortcut-help=""
          aria-haspopup="dialog"
          popoverTarget="staff-menu"
          popoverTargetAction="hide"
          className="link needs-script min-h-11 cursor-pointer text-sm font-medium"
        >
          {t('shortcuts.button')}
        </button>
      </li>
      {(['account', 'home', 'logout'] as const).map((to) => (
        <li key={to}>
          <PageLink to={to} locale={locale} rel="nofollow" className="link min-h-11 text-sm font-medium">
            {t(`exits.${to}`)}
          </PageLink>
        </li>
      ))}
    </>
  );

  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 [translate:0_-6rem] bg-paper px-5 py-3 font-bold text-ink focus:[translate:none]"
      >
        {common('skipToContent')}
      </a>
      <header className="bg-ink text-paper">
        <div className="flex min-h-14 items-center gap-4 px-4 lg:gap-6 lg:px-6">
          <PageLink to="admin" locale={locale} className="mr-auto py-1">
            {wordmark}
            <span className="sr-only"> {t('home')}</span>
          </PageLink>
          <div className="flex gap-1">
            {mayOpen(role, 'requests') ? (
              <PageLink
                to="admin-requests"
                rest="new"
                locale={locale}
                data-shortcut-key="c"
                className="inline-flex size-11 shrink-0 items-center justify-center hocus:bg-paper hocus:text-ink"
              >
                <PlusIcon />
                <span className="sr-only">{t('shortcuts.new')}</span>
              </PageLink>
            ) : null}
            {notices}
          </div>
          <div className="flex min-w-0 items-center gap-6 max-lg:hidden">
            {who}
            {languages}
            <ul className="flex gap-5 whitespace-nowrap">{exits}</ul>
          </div>
          <button
            type="button"
            popoverTarget="staff-menu"
            aria-label={t('menu')}
            className="-mr-2 inline-flex size-11 cursor-pointer items-center justify-center lg:hidden"
          >
            <MenuIcon />
          </button>
        </div>
        <nav aria-label={t('areasLabel')} className="px-4 max-lg:hidden lg:px-6">
          <ul className="flex flex-wrap">
            {links(
              'inline-flex min-h-10 items-center px-2 text-sm 2xl:px-3 font-medium underline-offset-4 hocus:underline aria-[current]:bg-paper aria-[current]:font-bold aria-[current]:text-ink',
            )}
          </ul>
        </nav>
        <div id="staff-menu" popover="auto" className="staff-menu">
          <nav aria-label={t('areasLabel')}>
            <ul>
              {links(
                'flex min-h-12 items-center border-l-4 border-transparent px-4 text-lg font-medium aria-[current]:border-paper aria-[current]:font-bold',
              )}
            </ul>
          </nav>
          <div className="mx-4 mt-4 border-t border-paper/30 pt-4 pb-6">
            {who}
            <ul className="mt-2 flex flex-wrap gap-x-5">{exits}</ul>
            <div className="mt-1 -ml-2.5">{languages}</div>
          </div>
        </div>
      </header>
      <ShortcutSheet areas={lettersFor(role)} />
      <main id="main" tabIndex={-1} className="px-4 pt-6 pb-24 break-words outline-none lg:px-6 lg:pt-8">
        <StaffErrorBoundary
          title={error('title')}
          text={t('brokenText')}
          incident={error('incident', { id: '{id}' })}
          retry={error('retry')}
        >
          {children}
        </StaffErrorBoundary>
      </main>
    </>
  );
}
