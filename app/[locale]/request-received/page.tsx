import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { QuoteAnswer } from '@/components/quotes/quote-answer';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { loadQuoteFormLabels } from '@/lib/quotes/form-labels';
import { formatAnswerDue } from '@/lib/quotes/format';
import { readReceivedToken } from '@/lib/quotes/server/received-link';
import { SiteFrame } from '../../site-frame';

interface Props {
  searchParams: Promise<{ request?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('QuoteReceived');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Where a quote request sent without script ends. */
export default async function RequestReceivedPage({ searchParams }: Props) {
  const { request } = await searchParams;
  const received = typeof request === 'string' ? readReceivedToken(request) : null;
  const locale = await currentLocale();
  const t = await getTranslations('QuoteReceived');
  return (
    <SiteFrame locale={locale} page="quote-received" query={{ request }}>
      <div className="wrap-page py-16 lg:py-28">
        {received ? (
          <div className="max-w-3xl border-2 border-ink">
            <QuoteAnswer
              as="h1"
              labels={await loadQuoteFormLabels(locale)}
              answer={{
                reference: received.reference,
                answerDueAt: received.answerDueAt.toISOString(),
                answerDueText: formatAnswerDue(received.answerDueAt, locale),
              }}
            />
          </div>
        ) : (
          <>
            <h1 className="sign text-poster">{t('title')}</h1>
            <p className="mt-6 max-w-xl text-lg">{t('expired')}</p>
          </>
        )}
        <PageLink
          to="home"
          locale={locale}
          className="mt-8 inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          {t('back')}
        </PageLink>
      </div>
    </SiteFrame>
  );
}
