import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReceivedPage } from '@/app/_pages/received-page';
import { ApplicationFacts } from '@/components/careers/application-facts';
import { loadApplicationFormLabels } from '@/lib/careers/form-labels';
import { readReceivedApplicationToken } from '@/lib/careers/server/received-link';
import { currentLocale } from '@/lib/i18n/locale';

type Props = PageProps<'/[locale]/application-received'>;

/** The reference in the address; null where it holds none that is ours. */
async function readReference(searchParams: Props['searchParams']) {
  const { application } = await searchParams;
  return typeof application === 'string' ? readReceivedApplicationToken(application) : null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('Application');
  const reference = await readReference(searchParams);
  return { title: t(reference ? 'received' : 'expiredTitle'), robots: { index: false, follow: false } };
}

/** Where a job application sent without script ends. */
export default async function ApplicationReceivedPage({ searchParams }: Props) {
  const { application } = await searchParams;
  const reference = await readReference(searchParams);
  const locale = await currentLocale();
  const t = await getTranslations('Application');
  // Nothing is applied for here.
  const labels = await loadApplicationFormLabels(locale, []);
  return (
    <ReceivedPage
      locale={locale}
      page="application-received"
      query={{ application }}
      received={{ heading: labels.success, text: labels.next }}
      expired={{ heading: t('expiredTitle'), text: t('expired') }}
      back={{ to: 'careers', label: t('back') }}
    >
      {reference ? <ApplicationFacts reference={reference} labels={labels} /> : null}
    </ReceivedPage>
  );
}
