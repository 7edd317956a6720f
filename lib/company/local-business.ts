import type { DayOfWeek, LocalBusiness, WithContext } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { absoluteUrl } from '@/lib/seo/metadata';
import type { Company } from './company';
import { openingHours } from './opening-hours';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The agency for search engines: the same facts as the page shows, and no rating. */
export function localBusiness(
  company: Company,
  locale: Locale,
  description: string,
): WithContext<LocalBusiness> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${absoluteUrl('/')}#company`,
    name: company.name,
    legalName: company.legalName[locale],
    description,
    url: absoluteUrl(pathTo('home', locale)),
    image: absoluteUrl(`/og/${locale}/home`),
    telephone: company.phone.e164,
    email: company.email,
    vatID: company.vatNumber.replace(/\s|\./g, ''),
    foundingDate: String(company.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street[locale],
      postalCode: company.address.postalCode,
      addressLocality: company.address.city[locale],
      addressRegion: company.address.region[locale],
      addressCountry: company.address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: company.geo.latitude, longitude: company.geo.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingHours.weekdays.map((day) => dayNames[day - 1] as DayOfWeek),
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    sameAs: company.socialLinks.map(({ url }) => url),
  };
}
