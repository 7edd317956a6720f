import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { HeldDesigns } from '@/app/_blocks/held-designs';
import { RequestOffer } from '@/app/_blocks/request-offer';
import { RequestSample } from '@/app/_blocks/request-sample';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AddMessage } from '@/components/quotes/customer/add-message';
import { RequestStatus } from '@/components/quotes/customer/request-status';
import { BackLink } from '@/components/ui/back-link';
import { InkSection } from '@/components/ui/ink-section';
import { company } from '@/lib/company/company';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { findSentOffer } from '@/lib/offers/server/offer-store';
import { withdrawQuoteRequest } from '@/lib/quotes/customer-actions';
import { customerOutcomes } from '@/lib/quotes/customer-request';
import { findCustomerRequest } from '@/lib/quotes/server/customer-requests';
import { returnedMessage } from '@/lib/quotes/server/receive-message';
import { findRequestSample } from '@/lib/quotes/server/request-sample';
import { readStatusToken, statusToken } from '@/lib/quotes/server/status-link';
import { uploadTarget } from '@/lib/uploads/upload-purposes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('QuoteStatus');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Where the private link of a request leads. Opening it changes nothing: scanners of mail open it too. */
export default async function MyRequestPage({ searchParams }: PageProps<'/[locale]/my-request'>) {
  const { token, done, offer } = await searchParams;
  const locale = await currentLocale();
  const reference = readStatusToken(token);
  const request = reference === null ? null : await findCustomerRequest(reference);
  if (!request) return <UnknownLink locale={locale} />;

  const t = await getTranslations('QuoteStatus');
  const outcome = customerOutcomes.find((known) => known === done) ?? null;
  const isGood = outcome === 'message' || outcome === 'withdrawn';
  const jar = await cookies();
  const returned =
    outcome === null || isGood ? null : readReturnedForm(returnedMessage, (name) => jar.get(name)?.value);
  const [designs, sample, record] = await Promise.all([
    listRequestDesigns(request.reference),
    findRequestSample(request.reference),
    findSentOffer(request.reference),
  ]);
  const ownToken = statusToken(request.reference);
  return (
    <SiteFrame locale={locale} page="quote-status" query={{ token }}>
      <RequestStatus
        request={request}
        notice={outcome ? { text: t(`done.${outcome}`), isGood } : null}
        contact={company}
        withdraw={withdrawQuoteRequest.bind(null, locale)}
        token={ownToken}
        locale={locale}
        now={new Date()}
        offer={
          // Whoever took the request back has nothing to decide any more.
          record && !request.withdrawnAt ? (
            <RequestOffer record={record} outcome={offer} locale={locale} />
          ) : null
        }
        attached={
          <>
            <RequestSample sample={sample} recipient="" reader="customer" locale={locale} />
            <HeldDesigns designs={designs} reader="customer" locale={locale} />
          </>
        }
      >
        <AddMessage
          endpoint={`/api/quotes/messages?locale=${locale}`}
          token={ownToken}
          formKey={randomUUID()}
          accept={uploadTarget('quote').accept}
          outcome={isGood ? null : outcome}
          typed={returned?.values.message}
        />
      </RequestStatus>
    </SiteFrame>
  );
}

async function UnknownLink({ locale }: { locale: Locale }) {
  const t = await getTranslations('QuoteStatus');
  return (
    <SiteFrame locale={locale} page="quote-status">
      <InkSection
        as="h1"
        id="unknown-link"
        ink="signs"
        heading={t('unknown.title')}
        aside={
          <>
            <p>{t('unknown.text')}</p>
            <p className="mt-4">
              <a href={`tel:${company.phone.e164}`} className="sign figures text-3xl hocus:underline">
                {company.phone.display[locale]}
              </a>
            </p>
          </>
        }
        foot={
          <BackLink to="home" locale={locale}>
            {t('back')}
          </BackLink>
        }
      />
    </SiteFrame>
  );
}
