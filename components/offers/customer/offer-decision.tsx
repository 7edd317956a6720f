import { getTranslations } from 'next-intl/server';
import { FieldError, TextAreaField, TextField } from '@/components/ui/field';
import { pricedChoiceOf } from '@/lib/offers/choice-totals';
import { offerLimits } from '@/lib/offers/offer';
import { offerCopy } from '@/lib/offers/offer-copy';
import { AcceptButton } from './offer-sums.client';
import type { OfferViewProps } from './offer-view';

/**
 * The end of the form: conditions, the name that is typed, the button that orders, which has to say that it obliges to pay
 * (Code of Economic Law, article VI.46, § 2).
 */
export async function OfferSign({ version, choice, outcome, typed, files, locale }: OfferViewProps) {
  const t = await getTranslations('Offer');
  const copy = offerCopy(locale);
  const { offer, sending } = version;
  const isAboutName = outcome === 'nameNeeded' || outcome === 'nameTooLong';
  return (
    <div className="mt-8 bg-paper-deep p-5">
      <h3 className="sign text-2xl">{t('accept.title')}</h3>
      {offer.customer.kind === 'consumer' ? <p className="mt-2 text-sm">{copy.withdrawalText}</p> : null}
      <TextField
        id="offer-name"
        name="name"
        label={t('accept.name')}
        hint={t('accept.nameHint')}
        autoComplete="name"
        maxLength={160}
        defaultValue={typed.name}
        errors={isAboutName ? [t(`done.${outcome}`)] : []}
        className="mt-4"
      />
      <label className="mt-4 flex min-h-11 cursor-pointer gap-3">
        <input
          type="checkbox"
          name="terms"
          aria-invalid={outcome === 'termsNeeded' ? true : undefined}
          aria-describedby={outcome === 'termsNeeded' ? 'offer-terms-error' : undefined}
          className="mt-0.5 size-6 shrink-0 accent-ink"
        />
        <span>
          {t('accept.terms', { version: sending.termsVersion })}{' '}
          <a href={files.terms} className="underline underline-offset-4">
            {t('accept.readTerms')}
          </a>
        </span>
      </label>
      {outcome === 'termsNeeded' ? (
        <FieldError id="offer-terms-error" errors={[t('done.termsNeeded')]} />
      ) : null}
      <AcceptButton
        offer={pricedChoiceOf(offer)}
        choice={choice}
        isOpen
        locale={locale}
        labels={{ plain: t('accept.button'), withTotal: t('accept.buttonFor', { total: '{total}' }) }}
      />
    </div>
  );
}

/** Declining needs a reason, and is a form of its own. */
export async function OfferDecline({ version, outcome, typed, token, endpoint }: OfferViewProps) {
  const t = await getTranslations('Offer');
  const isAboutReason = outcome === 'reasonNeeded' || outcome === 'reasonTooLong';
  return (
    <details open={isAboutReason} className="mt-6 border-2 border-ink lg:ml-auto lg:w-[28rem]">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-bold underline underline-offset-4">
        {t('decline.open')}
      </summary>
      <form action={endpoint} method="post" noValidate className="relative border-t-2 border-ink p-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="pdfHash" value={version.sending.pdfHash} />
        <TextAreaField
          id="offer-reason"
          name="reason"
          label={t('decline.reason')}
          rows={3}
          maxLength={offerLimits.reason}
          defaultValue={typed.reason}
          errors={isAboutReason ? [t(`done.${outcome}`)] : []}
        />
        <button
          type="submit"
          name="intent"
          value="decline"
          className="button mt-4 min-h-12 border-2 border-ink px-5"
        >
          {t('decline.button')}
        </button>
      </form>
    </details>
  );
}
