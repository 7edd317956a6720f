import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AlfredLink } from '@/components/alfred/alfred-link.client';
import { ConsentBanner } from '@/components/consent/consent-banner';
import { SettingsLink } from '@/components/consent/settings-link';
import { ContactBar } from '@/components/layout/contact-bar';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { Splash } from '@/components/layout/splash';
import { ServicesMenuAccordion, ServicesMenuColumns } from '@/components/services/services-menu';
import { company } from '@/lib/company/company';
import { openingHours } from '@/lib/company/opening-hours';
import { languagePaths } from '@/lib/i18n/language-paths';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { type PageId, pathTo, routeOf } from '@/lib/i18n/routes';
import { serviceGroups } from '@/lib/services/service-groups';
import { NewsletterBlock } from './newsletter-block';

/** Contact bar, header, main and footer around a page; `page` is null where no page of the route table is shown. */
export async function SiteFrame({
  locale,
  page,
  query,
  rest,
  children,
}: {
  locale: Locale;
  page: PageId | null;
  /** The parameters of the address without which the page in another language would not show the same. */
  query?: Record<string, unknown>;
  /** The path below the page in each language. */
  rest?: Localized | undefined;
  children: ReactNode;
}) {
  const t = await getTranslations();
  const menu = { groups: serviceGroups, locale, current: page, portfolioLabel: t('Pages.portfolio') };
  const paths = languagePaths(page ?? 'home', query, rest);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 [translate:0_-6rem] bg-ink px-5 py-3 font-bold text-paper focus:[translate:none]"
      >
        {t('common.skipToContent')}
      </a>
      {page === 'cookie-settings' ? null : <ConsentBanner locale={locale} />}
      <ContactBar company={company} locale={locale} />
      <SiteHeader
        locale={locale}
        page={page}
        languagePaths={paths}
        company={company}
        menuColumns={<ServicesMenuColumns {...menu} />}
        menuAccordion={<ServicesMenuAccordion {...menu} />}
        assistant={
          <AlfredLink
            href={pathTo('alfred', locale)}
            locale={locale}
            label={t('Header.assistant')}
            className="header-link px-3"
          />
        }
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter
        locale={locale}
        languagePaths={paths}
        company={company}
        groups={serviceGroups}
        hours={openingHours}
        // The newsletter's own page has the form already, and a plain post comes back there.
        newsletter={page === 'newsletter-sent' ? null : <NewsletterBlock locale={locale} ground="ink" />}
        cookieLink={
          <SettingsLink locale={locale} className="link min-h-9">
            {t('Consent.title')}
          </SettingsLink>
        }
        year={new Date().getFullYear()}
      />
      {/* Whom a mail or a form has led to one of the others waits for an answer, and is at no beginning. */}
      {page !== null && routeOf(page).indexable ? <Splash name={company.name} /> : null}
    </>
  );
}
