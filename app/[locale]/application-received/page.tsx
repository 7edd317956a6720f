import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ApplicationFacts } from '@/components/careers/application-facts';
import { loadApplicationFormLabels } from '@/lib/careers/form-labels';
import { readReceivedToken } from '@/lib/careers/server/received-link';
import { currentLocale } from '@/lib/i18n/locale';
import { ReceivedPage } from '../../received-page';

interface Props {
  searchParams: Promise<{ application?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Application');
  return { title: t('received'), robots: { index: false, follow: false } };
}

/** Where a job application sent without script ends. */
export default async function ApplicationReceivedPage({ searchParams }: Props) {
  const { application } = await searchParams;
  const reference = typeof application === 'string' ? readReceivedToken(application) : null;
  const locale = await currentLocale();
  const t = await getTranslations('Application');
  const labels = await loadApplicationFormLabels(locale);
  return (
    <ReceivedPage
      locale={locale}
      page="application-received"
      query={{ application }}
      received={{ heading: labels.success, text: labels.next }}
      expired={{ heading: t('received'), text: t('expired') }}
      back={{ to: 'careers', label: t('back') }}
    >
      {reference ? <ApplicationFacts reference={reference} labels={labels} /> : null}
    </ReceivedPage>
  );
}
