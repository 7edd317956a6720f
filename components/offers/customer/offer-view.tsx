import { getTranslations } from 'next-intl/server';
import { formatDay, formatDuration, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pricedChoiceOf } from '@/lib/offers/choice-totals';
import type { OfferOutcome } from '@/lib/offers/decision';
import type { ShownPicture } from '@/lib/offers/line-picture';
import { offerCopy } from '@/lib/offers/offer-copy';
import type { OfferVersion, Sending, VersionState } from '@/lib/offers/offer-record';
import { priceBasisOf } from '@/lib/offers/price-basis';
import { type VatTreatment, vatRules } from '@/lib/offers/vat-treatment';
import { OfferDecline, OfferSign } from './offer-decision';
import { OfferLines } from './offer-lines';
import { OfferPayment, type PaymentView } from './offer-payment';
import { OfferSums } from './offer-sums.client';

export interface OfferViewProps {
  number: string;
  version: OfferVersion & { sending: Sending };
  state: VersionState;
  /** By the ids of lines. */
  pictures: Readonly<Record<string, ShownPicture>>;
  /** Ids that are ticked. */
  choice: readonly string[];
  /** What became of the form the last time. */
  outcome: OfferOutcome | null;
  typed: { name: string; reason: string };
  /** Of the private link. */
  token: string;
  endpoint: string;
  files: { offer: string; certificate: string; terms: string };
  /** When it would be delivered if work could begin today, in words. */
  deliveryDates: string | null;
  payment: PaymentView;
  /** Whether mails reach the customer. */
  hasEmail: boolean;
  locale: Locale;
}

/** An offer on the private page of its customer: read, choose, accept or decline. A form of plain HTML. */
export async function OfferView(props: OfferViewProps) {
  const { number, version, state, outcome, typed, token, endpoint, files, locale } = props;
  const t = await getTranslations('Offer');
  const { offer, sending, decision, position } = version;
  const copy = offerCopy(locale);
  const isOpen = state === 'open';
  const lastDay = formatDay(sending.validUntil, locale);
  const isGood = outcome === 'accepted' || outcome === 'declined';
  return (
    <section id="offer" aria-labelledby="offer-title" className="mt-12 border-t-8 border-ink pt-6">
      <h2 id="offer-title" className="sign text-4xl">
        {copy.offer} {number}
      </h2>
      <p className="figures mt-1 text-ink-soft first-letter:uppercase">
        {copy.version(position)}, {formatDay(sending.at, locale)}. {copy.validUntil(lastDay)}.
      </p>
      {outcome ? (
        <p role="status" data-good={isGood} className="status-notice">
          {outcome === 'accepted' && !props.hasEmail ? t('acceptedHere') : t(`done.${outcome}`)}{' '}
          {outcome === 'decidedBefore' && typed.reason !== '' ? (
            <a href="#add" className="underline underline-offset-4">
              {t('unsent')}
            </a>
          ) : null}
        </p>
      ) : null}
      {isOpen || outcome === state ? null : (
        <p className="mt-4 text-xl font-bold">
          {t(`state.${state}`, { day: lastDay, at: decision ? formatMoment(decision.at, locale) : '' })}
        </p>
      )}
      {offer.words ? <p className="mt-5 max-w-2xl whitespace-pre-line">{offer.words}</p> : null}
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a href={files.offer} className="link min-h-11 font-bold underline">
          {t('document')}
        </a>
        {state === 'accepted' ? (
          <a href={files.certificate} className="link min-h-11 font-bold underline">
            {copy.certificate}
          </a>
        ) : null}
      </p>
      <form action={endpoint} method="post" noValidate className="relative">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="pdfHash" value={sending.pdfHash} />
        <div className="gap-16 lg:grid lg:grid-cols-[1fr_28rem] lg:items-start">
          <div className="min-w-0">
            <OfferLines
              offer={offer}
              pictures={props.pictures}
              choice={props.choice}
              isOpen={isOpen}
              locale={locale}
            />
          </div>
          <div className="min-w-0">
            <OfferTotals {...props} />
            {isOpen ? <OfferSign {...props} /> : null}
          </div>
        </div>
      </form>
      {isOpen ? <OfferDecline {...props} /> : null}
      {state === 'accepted' ? <OfferPayment {...props} /> : null}
    </section>
  );
}

async function OfferTotals({ version, choice, state, deliveryDates, locale }: OfferViewProps) {
  const t = await getTranslations('Offer');
  const copy = offerCopy(locale);
  const { offer } = version;
  const treatments = [...new Set(offer.lines.map(({ vat }) => vat))];
  const reasons = treatments.flatMap((treatment) => vatRules[treatment].reason?.[locale] ?? []);
  const hasChoice = offer.lines.some(({ role }) => role !== 'fixed');
  const vatOf = (treatment: VatTreatment) => copy.vatAt(String(vatRules[treatment].percent));
  return (
    <div className="mt-6">
      <p className="text-sm text-ink-soft">{copy.basis[priceBasisOf(offer.customer)]}</p>
      <OfferSums
        offer={pricedChoiceOf(offer)}
        choice={choice}
        isOpen={state === 'open'}
        locale={locale}
        labels={{
          net: copy.netTotal,
          vat: Object.fromEntries(treatments.map((treatment) => [treatment, vatOf(treatment)])),
          total: copy.total,
          deposit: copy.deposit,
          depositText: copy.depositText('{amount}', offer.depositPercent),
          count: state === 'open' && hasChoice ? t('count') : null,
        }}
      />
      <p className="mt-2">
        <span className="font-bold">{copy.delivery}. </span>
        {offer.delivery
          ? copy.deliveryText(formatDuration({ ...offer.delivery, unit: 'workingDays' }, locale))
          : copy.deliveryOpen}{' '}
        {deliveryDates === null ? null : `${copy.deliveryDates(deliveryDates)}.`}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-3 text-sm text-ink-soft">
          {reason}
        </p>
      ))}
    </div>
  );
}
