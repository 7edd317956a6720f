import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getFormatter, getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { SettingsForm } from '@/components/consent/settings-form';
import { InkSection } from '@/components/ui/ink-section';
import { company } from '@/lib/company/company';
import { nothingAllowed } from '@/lib/consent/choice';
import { findConsent, sendsGpc } from '@/lib/consent/server/find-consent';
import { currentLocale } from '@/lib/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Consent');
  return {
    title: `${t('title')}, ${company.name}`,
    description: t('settings.description'),
    robots: { index: false, follow: false },
  };
}

/** Every choice about cookies, with what holds now. Works without script, and lends its form to the dialog. */
export default async function CookieSettingsPage() {
  const locale = await currentLocale();
  const t = await getTranslations('Consent');
  const format = await getFormatter();
  const choice = await findConsent(new Date());
  const decidedAt = choice ? format.dateTime(new Date(choice.consentDate), { dateStyle: 'long' }) : null;
  return (
    <SiteFrame locale={locale} page="cookie-settings">
      <InkSection
        as="h1"
        id="cookie-settings"
        ink="walls"
        heading={t('title')}
        aside={
          <>
            <p>{t('settings.intro')}</p>
            <p className="mt-4 font-bold">
              {decidedAt ? t('settings.chosen', { date: decidedAt }) : t('settings.none')}
            </p>
          </>
        }
      >
        <SettingsForm
          locale={locale}
          allowed={choice ?? nothingAllowed}
          proof={choice?.id}
          note={sendsGpc(await headers()) ? t('settings.gpc') : null}
        />
      </InkSection>
    </SiteFrame>
  );
}
