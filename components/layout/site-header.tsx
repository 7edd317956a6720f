import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChevronIcon, CloseIcon, MenuIcon, SearchIcon, UserIcon } from '@/components/ui/icons';
import type { Company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink, QuoteLink } from '@/lib/i18n/navigation';
import type { PageId } from '@/lib/i18n/routes';
import { LanguageSwitcher } from './language-switcher';
import { Wordmark } from './wordmark';

interface SiteHeaderProps {
  locale: Locale;
  /** The page being read; null where no page of the route table is. */
  page: PageId | null;
  /** The page's address in each language. */
  languagePaths: Record<Locale, string>;
  company: Company;
  /** The services in two columns, for a wide screen, and as an accordion, for a phone. */
  menuColumns: ReactNode;
  menuAccordion: ReactNode;
  /** What calls the assistant. */
  assistant: ReactNode;
}

/**
 * Opens its menus without script: the services by `popover`, the phone menu as a modal `<dialog>` by an invoker
 * command. Both states of the session are in the page, and the document's `data-signed-in` shows one of them
 * (lib/security/pre-paint.ts). `lib/page-script` adds what the platform has not: hover intent, type-ahead, Escape for the tooltip.
 */
export async function SiteHeader({
  locale,
  page,
  languagePaths,
  company,
  menuColumns,
  menuAccordion,
  assistant,
}: SiteHeaderProps) {
  const t = await getTranslations('Header');
  const pageName = await getTranslations('Pages');
  const plainLink = 'header-link px-3';

  const sessionLink = 'header-link min-w-11 justify-center gap-2 px-2';

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="wrap-page flex h-(--header-height) items-center gap-2 lg:gap-4">
        <PageLink
          to="home"
          locale={locale}
          aria-label={t('home', { name: company.name })}
          className="mr-auto"
        >
          <Wordmark name={company.name} />
        </PageLink>

        <nav aria-label={t('mainNavigation')} className="flex items-center max-lg:hidden">
          <button
            type="button"
            id="services-button"
            popoverTarget="services-menu"
            suppressHydrationWarning
            className="services-button header-link cursor-pointer gap-2 px-3"
          >
            {t('services')}
            <ChevronIcon className="services-chevron" />
          </button>
          <div id="services-menu" popover="auto" className="services-menu">
            {menuColumns}
          </div>
          <PageLink
            to="portfolio"
            locale={locale}
            aria-current={page === 'portfolio' ? 'page' : undefined}
            className={plainLink}
          >
            {pageName('portfolio')}
          </PageLink>
          <PageLink
            to="about"
            locale={locale}
            aria-current={page === 'about' ? 'page' : undefined}
            className={plainLink}
          >
            {pageName('about')}
          </PageLink>
          {assistant}
        </nav>

        <LanguageSwitcher
          locale={locale}
          paths={languagePaths}
          label={t('language')}
          variant="codes"
          className="max-lg:hidden"
        />

        <PageLink to="search" locale={locale} className={`${sessionLink} max-lg:hidden`}>
          <SearchIcon />
          <span className="sr-only">{pageName('search')}</span>
        </PageLink>

        <span className="when-signed-out tooltip-host relative max-sm:hidden">
          <PageLink
            to="auth"
            locale={locale}
            rel="nofollow"
            aria-describedby="sign-in-hint"
            className={sessionLink}
          >
            <UserIcon />
            <span className="max-xl:sr-only">{t('signIn')}</span>
          </PageLink>
          <span role="tooltip" id="sign-in-hint" className="tooltip">
            {t('signInHint')}
          </span>
        </span>
        <PageLink
          to="logout"
          locale={locale}
          rel="nofollow"
          aria-label={t('signedInName')}
          title={t('signedInName')}
          className={`${sessionLink} when-signed-in max-sm:hidden`}
        >
          <UserIcon />
          <span aria-hidden="true" className="size-2.5 -ml-3 self-end mb-3 bg-[#0d7a4a] xl:hidden" />
          <span className="max-xl:sr-only">{t('signedIn')}</span>
        </PageLink>

        <QuoteLink
          locale={locale}
          className="button button-ink min-h-12 px-4 text-base tracking-tight whitespace-nowrap sm:px-5 sm:text-lg"
        >
          {t('quote')}
        </QuoteLink>

        <button
          type="button"
          commandfor="mobile-menu"
          command="show-modal"
          aria-label={t('menu')}
          aria-haspopup="dialog"
          className="inline-flex size-12 cursor-pointer items-center justify-center lg:hidden"
        >
          <MenuIcon />
        </button>
      </div>

      <dialog id="mobile-menu" aria-label={t('menu')} className="mobile-menu">
        <div className="flex h-(--header-height) items-center justify-between border-b border-line px-(--gutter)">
          <Wordmark name={company.name} />
          <button
            type="button"
            commandfor="mobile-menu"
            command="close"
            aria-label={t('closeMenu')}
            className="inline-flex size-12 cursor-pointer items-center justify-center"
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={t('mainNavigation')} className="px-(--gutter) pt-6 pb-24">
          <h2 className="mb-3 text-sm text-ink-soft">{t('services')}</h2>
          {menuAccordion}
          <ul className="mt-6">
            {(
              [
                ['search', pageName('search'), undefined],
                ['alfred', t('assistant'), undefined],
                ['about', pageName('about'), undefined],
                ['careers', pageName('careers'), undefined],
                ['auth', t('signIn'), 'when-signed-out'],
                ['account', t('account'), 'when-signed-in'],
                ['admin', t('admin'), 'when-signed-in'],
                ['logout', t('signedInName'), 'when-signed-in'],
              ] as const
            ).map(([to, label, when]) => (
              <li key={to} className={when}>
                <PageLink
                  to={to}
                  locale={locale}
                  rel={when && 'nofollow'}
                  aria-current={page === to ? 'page' : undefined}
                  className="flex min-h-12 items-center text-lg font-medium aria-[current]:underline"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          <LanguageSwitcher
            locale={locale}
            paths={languagePaths}
            label={t('language')}
            variant="names"
            className="mt-4 -ml-2.5"
          />
        </nav>
      </dialog>
    </header>
  );
}
