import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { BackLink } from '@/components/ui/back-link';
import { InkSection } from '@/components/ui/ink-section';
import { MyData } from '@/components/visits/my-data';
import { company } from '@/lib/company/company';
import { allowsSomething } from '@/lib/consent/choice';
import { findConsent } from '@/lib/consent/server/find-consent';
import { currentLocale } from '@/lib/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return {
    title: `${t('MyData.title')}, ${company.name}`,
    description: t('MyData.description'),
    robots: { index: false, follow: false },
  };
}

/** What was recorded under the ids of the browser that asks: to read, download and erase, and to withdraw consent. */
export default async function MyDataPage() {
  const locale = await currentLocale();
  const t = await getTranslations();
  const choice = await findConsent(new Date());
  return (
    <SiteFrame locale={locale} page="my-data">
      <InkSection
        as="h1"
        id="my-data"
        ink="walls"
        heading={t('MyData.title')}
        aside={
          <>
            <p>{t('MyData.intro')}</p>
            <p className="mt-4">{t('MyData.kept')}</p>
          </>
        }
        foot={
          <BackLink to="privacy" locale={locale}>
            {t('Pages.privacy')}
          </BackLink>
        }
      >
        <MyData
          locale={locale}
          kinds={{
            external: t('Consent.kinds.external.name'),
            analytics: t('Consent.kinds.analytics.name'),
            marketing: t('Consent.kinds.marketing.name'),
          }}
          nothingAllowed={t('Consent.kinds.necessary.name')}
          mayWithdraw={choice !== null && allowsSomething(choice)}
        />
      </InkSection>
    </SiteFrame>
  );
}
