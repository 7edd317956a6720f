import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ArrowIcon } from '@/components/ui/icons';
import type { Company } from '@/lib/company/company';
import { formatClockTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathTo } from '@/lib/i18n/routes';
import type { ServiceGroup } from '@/lib/services/service-groups';
import { LanguageSwitcher } from './language-switcher';
import { Wordmark } from './wordmark';

/** Every page's foot: who the agency is, where, when, and the legal links one click away (Code of economic law, III.74 and XII.6). */
export async function SiteFooter({
  locale,
  languagePaths,
  company,
  groups,
  hours,
  newsletter,
  cookieLink,
  year,
}: {
  locale: Locale;
  /** The page's address in each language. */
  languagePaths: Record<Locale, string>;
  company: Company;
  groups: readonly ServiceGroup[];
  /** Local wall-clock times, "09:00". */
  hours: { opens: string; closes: string };
  /** The newsletter's form. */
  newsletter: ReactNode;
  /** What opens the cookie settings. */
  cookieLink: ReactNode;
  year: number;
}) {
  const t = await getTranslations('Footer');
  const pageName = await getTranslations('Pages');
  const link = 'link min-h-9';
  const heading = 'sign mb-2 text-xl';

  return (
    <footer className="bg-ink pt-3 text-paper">
      <div aria-hidden="true" className="six-inks h-3" />
      <div className="foot wrap-page py-6 lg:pt-16">
        <div className="foot-part">
          <div className="flex flex-wrap items-center justify-between">
            <Wordmark name={company.name} />
            <LanguageSwitcher locale={locale} paths={languagePaths} label={t('language')} variant="codes" />
          </div>
          <p className="mt-2 max-w-sm text-paper/80">{company.blurb[locale]}</p>
          <h2 className="sr-only">{t('follow')}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-5">
            {company.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener me" className={`${link} font-medium`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>

        {/* The places in the grid are by number. */}
        {newsletter ?? <div />}

        <nav aria-label={t('services')} className="foot-part">
          <h2 className={`${heading} unfolded`}>{t('services')}</h2>
          <details className="unfolds">
            <summary className="opens sign flex min-h-11 cursor-pointer items-center justify-between text-xl">
              {t('services')}
            </summary>
            <ul>
              {groups.map((group) => (
                <li key={group.id} data-ink={group.id}>
                  <PageLink to={group.pages[0]} locale={locale} className={`${link} ink-before`}>
                    {group.label[locale]}
                  </PageLink>
                </li>
              ))}
            </ul>
          </details>
        </nav>

        <div className="foot-part max-md:columns-[2_9.5rem]">
          <h2 className={heading}>{t('contact')}</h2>
          <address className="not-italic">
            {company.legalName[locale]}
            <br />
            {company.address.street[locale]}
            <br />
            {company.address.postalCode} {company.address.city[locale]}
            <br />
            <a className={`${link} figures mt-2`} href={`tel:${company.phone.e164}`}>
              {company.phone.display[locale]}
            </a>
            <br />
            <a className={link} href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </address>
          <p className="figures mt-2">{t('vat', { number: company.vatNumber })}</p>
          <h3 className="mt-5 font-bold">{t('hours')}</h3>
          <p className="figures">
            {t('hoursValue', {
              opens: formatClockTime(hours.opens, locale),
              closes: formatClockTime(hours.closes, locale),
            })}
          </p>
        </div>

        <div className="foot-part">
          <h2 className={heading}>{t('careersTitle')}</h2>
          <p className="text-paper/80">{t('careersText')}</p>
          <PageLink to="careers" locale={locale} className={`${link} gap-2 font-bold`}>
            {t('careersLink')}
            <ArrowIcon />
          </PageLink>
        </div>
      </div>

      <div className="foot-part border-t border-paper/20">
        <div className="wrap-page flex flex-wrap items-center gap-x-6 py-4 text-sm">
          <p className="mr-auto text-paper/80 order-1">
            {t('copyright', { year: String(year), name: company.name })}
          </p>
          <nav aria-label={t('legal')} className="w-full">
            <ul className="flex flex-wrap gap-x-4">
              {(['search', 'terms', 'privacy', 'about', 'legal-notice'] as const).map((to) => (
                <li key={to}>
                  <PageLink
                    to={to}
                    locale={locale}
                    hash={to === 'about' ? 'hero' : undefined}
                    className={link}
                  >
                    {pageName(to)}
                  </PageLink>
                </li>
              ))}
              <li>{cookieLink}</li>
            </ul>
          </nav>
          <a
            href={`${pathTo('auth', locale)}?redirect=/admin`}
            rel="nofollow"
            className={`${link} text-paper/80 order-1`}
          >
            {t('staffEntrance')}
          </a>
        </div>
      </div>
    </footer>
  );
}
