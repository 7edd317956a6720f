import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReceivedPage } from '@/app/_pages/received-page';
import { QuoteFacts } from '@/components/quotes/quote-facts';
import { currentLocale } from '@/lib/i18n/locale';
import { acknowledgeQuote } from '@/lib/quotes/acknowledge-quote';
import { loadQuoteFormLabels } from '@/lib/quotes/form-labels';
import { readReceivedQuoteToken } from '@/lib/quotes/server/received-link';

type Props = PageProps<'/[locale]/request-received'>;

/** The facts in the address; null where it holds none that are ours. */
async function readReceived(searchParams: Props['searchParams']) {
  const { request } = await searchParams;
  return typeof request === 'string' ? readReceivedQuoteToken(request) : null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('QuoteReceived');
  const received = await readReceived(searchParams);
  return { title: t(received ? 'title' : 'expiredTitle'), robots: { index: false, follow: false } };
}

/** Where a quote request sent without script ends. */
export default async function RequestReceivedPage({ searchParams }: Props) {
  const { request } = await searchParams;
  const received = await readReceived(searchParams);
  const locale = await currentLocale();
  const t = await getTranslations('QuoteReceived');
  const labels = await loadQuoteFormLabels(locale);
  return (
    <ReceivedPage
      locale={locale}
      page="quote-received"
      query={{ request }}
      received={{ heading: labels.success, text: labels.confirmationSent }}
      expired={{ heading: t('expiredTitle'), text: t('expired') }}
      back={{ to: 'home', label: t('back') }}
    >
      {received ? <QuoteFacts labels={labels} answer={acknowledgeQuote(received, locale)} /> : null}
    </ReceivedPage>
  );
}
