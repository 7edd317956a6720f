import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { QuoteFacts } from '@/components/quotes/quote-facts';
import { currentLocale } from '@/lib/i18n/locale';
import { loadQuoteFormLabels } from '@/lib/quotes/form-labels';
import { formatAnswerDue } from '@/lib/quotes/format';
import { readReceivedToken } from '@/lib/quotes/server/received-link';
import { ReceivedPage } from '../../received-page';

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
  const labels = await loadQuoteFormLabels(locale);
  return (
    <ReceivedPage
      locale={locale}
      page="quote-received"
      query={{ request }}
      received={{ heading: labels.success, text: labels.confirmationSent }}
      expired={{ heading: t('title'), text: t('expired') }}
      back={{ to: 'home', label: t('back') }}
    >
      {received ? (
        <QuoteFacts
          labels={labels}
          answer={{
            reference: received.reference,
            answerDueAt: received.answerDueAt.toISOString(),
            answerDueText: formatAnswerDue(received.answerDueAt, locale),
          }}
        />
      ) : null}
    </ReceivedPage>
  );
}
