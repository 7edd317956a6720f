import type { FAQPage, Offer, Service as ServiceThing, WithContext } from 'schema-dts';
import { type PriceId, priceOf } from '@/lib/content/prices';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { absoluteUrl } from '@/lib/seo/metadata';
import { pricesShown } from './prices-shown';
import type { Service } from './service';
import { serviceLabels } from './service-groups';

// UN/CEFACT Recommendation 20: square metre.
const squareMetre = 'MTK';

function offer(name: string, id: PriceId): Offer[] {
  const { amount, from, unit } = priceOf(id);
  if (amount === null) return [];
  return [
    {
      '@type': 'Offer',
      name,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
        ...(from ? { minPrice: amount } : { price: amount }),
        ...(unit === 'm2' ? { unitCode: squareMetre } : {}),
      },
    },
  ];
}

/** The service with exactly the prices its page shows; no rating. */
export function serviceData(
  service: Service,
  page: ServicePageId,
  locale: Locale,
): WithContext<ServiceThing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: serviceLabels[page][locale],
    description: service.seo.description[locale],
    url: absoluteUrl(pathTo(page, locale)),
    provider: { '@id': `${absoluteUrl('/')}#company` },
    areaServed: { '@type': 'Country', name: 'Belgium' },
    offers: pricesShown(service, locale).flatMap(({ name, price }) => offer(name, price)),
  };
}

/** The questions and answers a page shows, or null when it has none. */
export function faqData(service: Service, locale: Locale): WithContext<FAQPage> | null {
  const entries = service.sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  if (entries.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[locale],
      acceptedAnswer: { '@type': 'Answer', text: answer[locale] },
    })),
  };
}
