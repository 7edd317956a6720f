import { cookies } from 'next/headers';
import { OfferView } from '@/components/offers/customer/offer-view';
import { company } from '@/lib/company/company';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { formatDays } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { preselectedIds } from '@/lib/offers/choice';
import { offerOutcomes } from '@/lib/offers/decision';
import { owedNow, standingDeposit, standingInvoice } from '@/lib/offers/invoice/invoice-record';
import { shownPictures } from '@/lib/offers/line-picture';
import { deliveryDays } from '@/lib/offers/offer-dates';
import {
  acceptedDecision,
  currentVersion,
  type OfferRecord,
  versionStateOf,
} from '@/lib/offers/offer-record';
import { openOf } from '@/lib/offers/open-invoice';
import { askedNow, paymentStateOf } from '@/lib/offers/payment';
import { paymentCode } from '@/lib/offers/payment-code';
import { offerFilePath, ownInvoicePath } from '@/lib/offers/server/answer-offer-file';
import { sentPicturePath } from '@/lib/offers/server/answer-picture';
import { findOwnInvoices } from '@/lib/offers/server/invoice-store';
import { findOwnPayments } from '@/lib/offers/server/payment-store';
import { findSentPictures } from '@/lib/offers/server/picture-store';
import { returnedDecision } from '@/lib/offers/server/receive-decision';
import { communicationOfOffer } from '@/lib/offers/structured-communication';
import type { StatusToken } from '@/lib/quotes/server/status-link';

/** The offer of a request on its private page. */
export async function RequestOffer({
  record,
  isOrder,
  token,
  outcome: sent,
  hasEmail,
  locale,
}: {
  record: OfferRecord;
  /** Whether the request is won. */
  isOrder: boolean;
  /** Of the private link. */
  token: StatusToken;
  /** What the address says became of the form. */
  outcome: unknown;
  /** Whether mails reach the customer. */
  hasEmail: boolean;
  locale: Locale;
}) {
  const version = currentVersion(record);
  if (!version || record.number === null) return null;
  const outcome = offerOutcomes.find((known) => known === sent) ?? null;
  const jar = await cookies();
  const returned =
    outcome === null ? null : readReturnedForm(returnedDecision, (name) => jar.get(name)?.value);
  const { reference } = record;
  const { offer, decision, position } = version;
  const accepted = decision?.kind === 'accepted' ? decision.choice : undefined;
  const ticked = accepted ?? returned?.values.choice?.split(' ').filter((id) => id !== '');
  const choice = ticked ?? preselectedIds(offer.lines);
  const agreed = acceptedDecision(record);
  const [payments, issued, pictures] = await Promise.all([
    agreed ? findOwnPayments(reference) : [],
    agreed ? findOwnInvoices(reference) : [],
    findSentPictures(reference),
  ]);
  const now = new Date();
  const isOwed = isOrder || issued.length > 0;
  const paid = agreed && isOwed ? paymentStateOf(owedNow(agreed, issued, isOrder), payments) : null;
  const asked = paid && askedNow(paid, standingInvoice(issued), standingDeposit(issued));
  const openCents = issued.map((one) => openOf(one, issued, payments, brusselsDay(now)).cents);
  const communication = communicationOfOffer(record.number);
  const name = company.legalName[locale];
  const state = versionStateOf(version, now);
  const days = state === 'open' && offer.delivery ? deliveryDays(now, offer.delivery, isPublicHoliday) : null;
  return (
    <OfferView
      number={record.number}
      version={version}
      state={state}
      pictures={shownPictures(pictures, position, ({ id }) => sentPicturePath(token, id))}
      choice={choice}
      outcome={outcome}
      typed={{ name: returned?.values.name ?? '', reason: returned?.values.reason ?? '' }}
      token={token}
      endpoint={`/api/offers/decisions?locale=${locale}`}
      files={{
        offer: offerFilePath(token, position),
        certificate: offerFilePath(token, position, 'certificate'),
        terms: pathTo('terms', locale),
      }}
      deliveryDates={days && formatDays(days.from, days.to, locale)}
      payment={{
        iban: company.iban,
        communication,
        asked: asked && asked.amount > 0 ? asked : null,
        code: asked && paymentCode({ name, iban: company.iban, amount: asked.amount, communication }),
        invoices: issued.map(
          ({ invoice: { kind, isDeposit, number, gross, issuedOn, dueOn, buyer } }, at) => ({
            ...{ kind, isDeposit, number, gross, issuedOn, dueOn, open: openCents[at] ?? 0 },
            pdf: ownInvoicePath(token, number, 'pdf'),
            xml: buyer.vatNumber === null ? null : ownInvoicePath(token, number, 'xml'),
          }),
        ),
        payments,
        state: paid,
      }}
      hasEmail={hasEmail}
      locale={locale}
    />
  );
}
