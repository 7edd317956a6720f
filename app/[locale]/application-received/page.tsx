import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ApplicationAnswer } from '@/components/careers/application-answer';
import { loadApplicationFormLabels } from '@/lib/careers/form-labels';
import { readReceivedToken } from '@/lib/careers/server/received-link';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { SiteFrame } from '../../site-frame';

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
  return (
    <SiteFrame locale={locale} page="application-received" query={{ application }}>
      <div className="wrap-page py-16 lg:py-28">
        {reference ? (
          <div className="max-w-3xl border-2 border-ink">
            <ApplicationAnswer
              as="h1"
              reference={reference}
              labels={await loadApplicationFormLabels(locale)}
            />
          </div>
        ) : (
          <>
            <h1 className="sign text-poster">{t('received')}</h1>
            <p className="mt-6 max-w-xl text-lg">{t('expired')}</p>
          </>
        )}
        <PageLink
          to="careers"
          locale={locale}
          className="mt-8 inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          {t('back')}
        </PageLink>
      </div>
    </SiteFrame>
  );
}
