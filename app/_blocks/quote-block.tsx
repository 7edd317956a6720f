import { getTranslations } from 'next-intl/server';
import type { AttachedDesign } from '@/components/quotes/attached-designs';
import { QuoteForm } from '@/components/quotes/quote-form.client';
import { QuoteSection } from '@/components/quotes/quote-section';
import { company } from '@/lib/company/company';
import { openingHours } from '@/lib/company/opening-hours';
import { photoTip, quoteIntro } from '@/lib/home/home-copy';
import { anchors } from '@/lib/i18n/anchors';
import { formatTimeBetween } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathWithin } from '@/lib/i18n/routes';
import { submitQuote } from '@/lib/quotes/actions';
import { loadQuoteFormLabels } from '@/lib/quotes/form-labels';
import type { ProjectType } from '@/lib/quotes/project-types';
import { readMedianAnswerTime } from '@/lib/quotes/server/answer-times';
import { uploadTarget } from '@/lib/uploads/upload-purposes';

/** The quote form as it ends a page; it posts to that page, so that errors show where the form is. */
export async function QuoteBlock({
  locale,
  page,
  rest = '',
  query,
  initialSubject,
  initialCompany,
  initialMessage,
  designs,
}: {
  locale: Locale;
  page: PageId;
  /** The path below the page. */
  rest?: string;
  /** The parameters without which the address shows something else. */
  query?: Record<string, unknown>;
  initialSubject?: ProjectType;
  initialCompany?: string | undefined;
  /** What the message begins with. */
  initialMessage?: string;
  /** What comes with the request. */
  designs?: readonly AttachedDesign[];
}) {
  const median = await readMedianAnswerTime();
  const t = await getTranslations('QuoteForm');
  const text = quoteIntro.text[locale];
  return (
    <QuoteSection
      locale={locale}
      company={company}
      heading={quoteIntro.heading[locale]}
      text={
        median === null ? text : `${text} ${t('answerTime', { time: formatTimeBetween(median, locale) })}`
      }
      hours={openingHours}
      tip={photoTip[locale]}
    >
      <QuoteForm
        action={submitQuote.bind(null, locale)}
        permalink={`${pathWithin(page, locale, { rest, query })}#${anchors.quoteForm}`}
        labels={await loadQuoteFormLabels(locale)}
        locale={locale}
        contact={{
          phone: company.phone.display[locale],
          phoneHref: `tel:${company.phone.e164}`,
          email: company.email,
        }}
        uploadTarget={uploadTarget('quote')}
        initialSubject={initialSubject}
        initialCompany={initialCompany}
        initialMessage={initialMessage}
        designs={designs}
      />
    </QuoteSection>
  );
}
