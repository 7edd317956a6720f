import type { JobPosting, WithContext } from 'schema-dts';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/metadata';
import type { JobOffer } from './job-offers';

/** A job as search engines read it: the same facts as the page shows. */
export function jobPosting(offer: JobOffer, locale: Locale): WithContext<JobPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title[locale],
    description: offer.description[locale],
    datePosted: offer.datePosted,
    validThrough: offer.validThrough,
    employmentType: offer.type.schema,
    identifier: { '@type': 'PropertyValue', name: company.name, value: offer.id },
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: absoluteUrl('/') },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address.street[locale],
        postalCode: company.address.postalCode,
        addressLocality: company.address.city[locale],
        addressRegion: company.address.region[locale],
        addressCountry: company.address.countryCode,
      },
    },
    skills: offer.skills.map((skill) => skill[locale]).join(', '),
  };
}
