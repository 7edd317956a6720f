import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { CustomerFittings } from '@/app/_blocks/personal/customer-fittings';
import { findUnsent } from '@/app/_blocks/personal/find-unsent';
import { HeldDesigns } from '@/app/_blocks/personal/held-designs';
import { RequestOffer } from '@/app/_blocks/personal/request-offer';
import { OwnPassport } from '@/app/_blocks/personal/request-passport';
import { RequestProof } from '@/app/_blocks/personal/request-proof';
import { RequestSample } from '@/app/_blocks/personal/request-sample';
import { UnknownLink } from '@/app/_blocks/personal/unknown-link';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { AddMessage } from '@/components/quotes/customer/add-message';
import { RequestStatus } from '@/components/quotes/customer/request-status';
import { company } from '@/lib/company/company';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { findSentOffer } from '@/lib/offers/server/offer-store';
import { findProofs } from '@/lib/proofs/server/proof-store';
import { showRequestAgain, withdrawQuoteRequest } from '@/lib/quotes/customer-actions';
import { type CustomerOutcome, customerOutcomes, overSection } from '@/lib/quotes/customer-request';
import { artworkPath } from '@/lib/quotes/server/artwork-of-customers';
import { findCustomerRequest } from '@/lib/quotes/server/customer-requests';
import { linkOwnFiles } from '@/lib/quotes/server/own-files';
import { returnedMessage } from '@/lib/quotes/server/receive-message';
import { findRequestSample } from '@/lib/quotes/server/request-sample';
import { openStatusToken, readStatusToken } from '@/lib/quotes/server/status-link';
import { artworkTokenHeader } from '@/lib/uploads/artwork';
import { loadArtworkLabels } from '@/lib/uploads/artwork-labels';
import { uploadTarget } from '@/lib/uploads/upload-purposes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('QuoteStatus');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Where the private link of a request leads. Opening it changes nothing: scanners of mail open it too. */
export default async function MyRequestPage({ searchParams }: PageProps<'/[locale]/my-request'>) {
  const { token: given, done, offer, proof, fitting } = await searchParams;
  const locale = await currentLocale();
  const token = readStatusToken(given);
  const reference = token && (await openStatusToken(token));
  const request = reference && (await findCustomerRequest(reference));
  if (!token || !request) return <UnknownRequest locale={locale} />;

  const outcome = customerOutcomes.find((known) => known === done) ?? null;
  const isGood = outcome !== null && isDone(outcome);
  const jar = await cookies();
  const readCookie = (name: string) => jar.get(name)?.value;
  const returned = outcome === null || isGood ? null : readReturnedForm(returnedMessage, readCookie);
  const [designs, sample, record, order] = await Promise.all([
    listRequestDesigns(request.reference),
    findRequestSample(request.reference),
    findSentOffer(request.reference),
    findProofs(request.reference),
  ]);
  const { hasEmail } = request;
  const isOrder = request.status === 'won';
  // Whoever took the request back has nothing to decide any more, and what is no order any more has no proof to decide about.
  const isShown = {
    offer: record !== null && request.withdrawnAt === null,
    proof: order !== null && isOrder,
    fitting: order !== null && isOrder && order.stage !== 'done',
  };
  return (
    <SiteFrame locale={locale} page="quote-status" query={{ token }}>
      <RequestStatus
        request={request}
        isDone={order?.stage === 'done'}
        files={linkOwnFiles(token, request.files)}
        notice={await loadNotice(outcome, overSection({ offer, proof, fitting }, isShown))}
        contact={company}
        withdraw={withdrawQuoteRequest.bind(null, locale)}
        token={token}
        locale={locale}
        now={new Date()}
        order={
          order && isShown.proof ? (
            <>
              <OwnPassport reference={request.reference} locale={locale} now={new Date()} />
              <RequestProof
                record={order}
                token={token}
                outcome={proof}
                hasEmail={hasEmail}
                locale={locale}
              />
              <CustomerFittings
                reference={request.reference}
                token={token}
                stage={order.stage}
                outcome={fitting}
                hasEmail={hasEmail}
                locale={locale}
              />
            </>
          ) : null
        }
        offer={
          record && isShown.offer ? (
            <RequestOffer
              record={record}
              isOrder={isOrder}
              token={token}
              outcome={offer}
              hasEmail={hasEmail}
              locale={locale}
            />
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
          token={token}
          formKey={randomUUID()}
          accept={uploadTarget('quote').accept}
          outcome={isGood ? null : outcome}
          typed={returned?.values.message ?? findUnsent({ offer, proof }, readCookie)}
          artwork={{
            endpoint: artworkPath,
            headers: { [artworkTokenHeader]: token },
            subject: request.reference,
            labels: await loadArtworkLabels(locale),
            locale,
            showAgain: showRequestAgain,
          }}
        />
      </RequestStatus>
    </SiteFrame>
  );
}

const isDone = (outcome: CustomerOutcome) => outcome === 'message' || outcome === 'withdrawn';

/** What was just done here, or that a form sent from elsewhere on the page came too late, in words. */
async function loadNotice(outcome: CustomerOutcome | null, over: ReturnType<typeof overSection>) {
  const say = await getTranslations();
  if (outcome) return { text: say(`QuoteStatus.done.${outcome}`), isGood: isDone(outcome) };
  switch (over) {
    case 'offer':
      return { text: say('Offer.done.withdrawn'), isGood: false };
    case 'proof':
      return { text: say('Proof.done.withdrawn'), isGood: false };
    case 'fitting':
      return { text: say('Fitting.done.closed'), isGood: false };
    case null:
      return null;
  }
}

async function UnknownRequest({ locale }: { locale: Locale }) {
  const t = await getTranslations('QuoteStatus');
  const words = { title: t('unknown.title'), text: t('unknown.text'), back: t('back') };
  return <UnknownLink page="quote-status" locale={locale} words={words} />;
}
