import { getTranslations } from 'next-intl/server';
import { MapSketch } from '@/components/company/map-sketch';
import { WorkshopMap } from '@/components/company/workshop-map';
import { ExternalContent } from '@/components/consent/external-content';
import { company } from '@/lib/company/company';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';

/** Where the workshop is: its address, and a map once the visitor allows what comes from elsewhere. */
export async function MapBlock({ locale }: { locale: Locale }) {
  const t = await getTranslations('Consent.map');
  const { street, postalCode, city } = company.address;
  return (
    <section
      id={anchors.map}
      aria-labelledby="map-title"
      className="wrap-page grid gap-8 py-16 lg:grid-cols-12 lg:py-28"
    >
      <div className="lg:col-span-4">
        <h2 id="map-title" className="sign text-board">
          {t('heading')}
        </h2>
        <address className="mt-4 text-lg not-italic">
          {company.legalName[locale]}
          <br />
          {street[locale]}
          <br />
          {postalCode} {city[locale]}
        </address>
        <a href={company.mapsUrl} rel="noopener" className="link mt-4 min-h-9 font-bold">
          {t('link')}
        </a>
      </div>
      <div className="lg:col-span-8">
        <ExternalContent text={t('text')} allow={t('allow')} standIn={<MapSketch />}>
          <WorkshopMap company={company} label={t('shown', { place: city[locale] })} credit={t('credit')} />
        </ExternalContent>
      </div>
    </section>
  );
}
