import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { QuoteLink } from '@/lib/i18n/navigation';
import type { OwnQuoteRequest } from '@/lib/quotes/own-quote-request';

/** The requests of the person who is signed in, as job tickets: reference, project, date and where it stands. */
export async function OwnQuoteRequests({
  locale,
  requests,
  pathOf,
}: {
  locale: Locale;
  /** Where the private page of a request is. */
  pathOf: (reference: string) => string;
  /** Null while they cannot be read. */
  requests: readonly OwnQuoteRequest[] | null;
}) {
  const t = await getTranslations('AccountPage');
  const project = await getTranslations('ProjectTypes');
  if (requests === null) return <p>{t('quotes.away')}</p>;
  if (requests.length === 0) {
    return (
      <>
        <p>{t('quotes.none')}</p>
        <QuoteLink locale={locale} className="button button-ink mt-5 min-h-14 px-8 text-xl">
          {t('quotes.ask')}
        </QuoteLink>
      </>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      {requests.map(({ reference, subject, status, submittedAt, answerDueAt }) => (
        <li key={reference} className="border-2 border-ink bg-white">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink px-4 py-2">
            <span className="sr-only">{t('quotes.reference')} </span>
            <span className="sign figures text-xl">{reference}</span>
            <span className="font-bold">
              <span className="sr-only">{t('quotes.status')} </span>
              {t(`quotes.statuses.${status}`)}
            </span>
          </p>
          <dl className="figures grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 px-4 py-3">
            <dt className="text-ink-soft">{t('quotes.subject')}</dt>
            <dd>{project(subject)}</dd>
            <dt className="text-ink-soft">{t('quotes.sent')}</dt>
            <dd>
              {formatDay(submittedAt, locale)}
              {status === 'new' ? `, ${t('quotes.answerBy', { day: formatDay(answerDueAt, locale) })}` : null}
            </dd>
          </dl>
          <a
            href={pathOf(reference)}
            className="flex min-h-11 items-center justify-between gap-4 border-t-2 border-ink px-4 py-1 font-bold hocus:bg-ink hocus:text-paper"
          >
            <span>
              {t('quotes.open')}
              <span className="sr-only"> {reference}</span>
            </span>
            <span aria-hidden="true">→</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
