import { getTranslations } from 'next-intl/server';
import { KeyIcon, MailIcon, MapIcon, PhoneIcon, UserIcon } from '@/components/ui/icons';
import type { Company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** Phone, mail, map and one's own pages above the sticky header; it scrolls away. */
export async function ContactBar({ company, locale }: { company: Company; locale: Locale }) {
  const t = await getTranslations('ContactBar');
  const header = await getTranslations('Header');
  const phone = company.phone.display[locale];
  const place = company.address.city[locale];
  const item = 'link min-h-10 gap-2';
  return (
    <section aria-label={t('label')} className="bg-ink text-paper text-sm">
      <address className="wrap-page flex h-(--bar-height) items-center justify-between gap-6 not-italic">
        <a
          className={`${item} figures`}
          href={`tel:${company.phone.e164}`}
          aria-label={t('phone', { phone })}
        >
          <PhoneIcon />
          {phone}
        </a>
        <div className="flex items-center gap-6">
          {(['account', 'admin'] as const).map((to) => (
            <PageLink
              key={to}
              to={to}
              locale={locale}
              rel="nofollow"
              className={`${item} when-signed-in max-lg:hidden`}
            >
              {to === 'account' ? <UserIcon /> : <KeyIcon />}
              {header(to)}
            </PageLink>
          ))}
          <a
            className={item}
            href={`mailto:${company.email}`}
            aria-label={t('email', { email: company.email })}
          >
            <MailIcon />
            <span className="max-sm:sr-only">{company.email}</span>
          </a>
          <a className={item} href={company.mapsUrl} rel="noopener" aria-label={t('mapsNamed', { place })}>
            <MapIcon />
            <span className="max-md:sr-only">{t('maps')}</span>
          </a>
        </div>
      </address>
    </section>
  );
}
