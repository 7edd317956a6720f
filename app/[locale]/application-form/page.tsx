import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { returnedApplication } from '@/lib/careers/server/receive-application';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { currentLocale } from '@/lib/i18n/locale';
import { ApplicationBlock } from '../../application-block';
import { SiteFrame } from '../../site-frame';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Application');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The application form by itself, where one that was sent without script comes back with what is wrong. */
export default async function ApplicationFormPage() {
  const locale = await currentLocale();
  const jar = await cookies();
  return (
    <SiteFrame locale={locale} page="application-form">
      <ApplicationBlock
        as="h1"
        locale={locale}
        returned={readReturnedForm(returnedApplication, (name) => jar.get(name)?.value)}
      />
    </SiteFrame>
  );
}
