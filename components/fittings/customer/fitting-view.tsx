import { getTranslations } from 'next-intl/server';
import { FieldError, TextAreaField } from '@/components/ui/field';
import type { Fitting } from '@/lib/fittings/fitting';
import { type HalfDay, halfDayKey } from '@/lib/fittings/half-days';
import { type FittingProposal, type ProposalOutcome, proposalWords } from '@/lib/fittings/proposal';
import { formatClockTime, formatShortDay, formatWeekday, formatWeekdayName } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface FittingViewProps {
  /** What is planned, in its order. */
  fittings: readonly Pick<Fitting, 'id' | 'day' | 'from' | 'to' | 'address'>[];
  /** Whether every one that was planned lies behind. */
  isFitted: boolean;
  /** One that is still to be spoken of. */
  proposal: FittingProposal | null;
  /** Half-days that can be proposed; none where nothing can. */
  free: readonly HalfDay[];
  /** What became of a proposal that was sent. */
  outcome: ProposalOutcome | null;
  typed: Record<string, string>;
  token: string;
  endpoint: string;
  /** Where a calendar finds a fitting. */
  fileOf: (id: string) => string;
  /** Whether mails reach the customer, who else is called. */
  hasEmail: boolean;
  locale: Locale;
}

/** When an order is fitted, on its customer's private page; and two half-days, where another time suits better. */
export async function FittingView(props: FittingViewProps) {
  const { fittings, isFitted, proposal, free, outcome, fileOf, hasEmail, locale } = props;
  const t = await getTranslations('Fitting');
  // What was taken stands there as a proposal; what was not has nothing else to be seen by.
  const isRefused = outcome !== null && outcome !== 'proposed';
  if (fittings.length === 0 && free.length === 0 && proposal === null && !isRefused) return null;
  return (
    <section id="fittings" aria-labelledby="fittings-title" className="mt-12">
      <h2 id="fittings-title" className="sign text-3xl">
        {t('title')}
      </h2>
      {outcome ? (
        <p role="status" data-good={outcome === 'proposed'} className="status-notice">
          {t(`done.${outcome}`)}
        </p>
      ) : null}
      {fittings.length === 0 && !isFitted ? <p className="mt-3">{t('none')}</p> : null}
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {fittings.map(({ id, day, from, to, address }) => (
          <li key={id} className="max-w-2xl border-l-8 border-ink pl-4">
            <p className="text-xl font-bold">{formatWeekday(day, locale)}</p>
            <p>{t('hours', { from: formatClockTime(from, locale), to: formatClockTime(to, locale) })}</p>
            <p className="break-words">{address ?? t('workshop')}</p>
            <a
              href={fileOf(id)}
              download
              className="link inline-flex min-h-11 items-center font-bold underline"
            >
              {t('file')}
              <span className="sr-only"> {formatWeekday(day, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
      {proposal ? <ProposalState proposal={proposal} hasEmail={hasEmail} locale={locale} /> : null}
      {free.length > 0 ? <ProposalForm {...props} /> : null}
    </section>
  );
}

async function ProposalState({
  proposal,
  hasEmail,
  locale,
}: {
  proposal: FittingProposal;
  hasEmail: boolean;
  locale: Locale;
}) {
  const t = await getTranslations('Fitting');
  const parts = await getTranslations('HalfDays');
  return (
    <div className="mt-6 max-w-2xl bg-paper-deep p-5">
      <p className="font-bold">
        {proposal.state !== 'open' ? t('declined') : hasEmail ? t('proposed') : t('proposedHere')}
      </p>
      <ul className="list-disc pl-5">
        {proposal.slots.map((slot) => (
          <li key={halfDayKey(slot)}>
            {formatWeekday(slot.day, locale)}, {parts(slot.part)}
          </li>
        ))}
      </ul>
      {proposal.answer ? <p className="mt-2 break-words whitespace-pre-line">{proposal.answer}</p> : null}
    </div>
  );
}

async function ProposalForm({ free, fittings, outcome, typed, token, endpoint, locale }: FittingViewProps) {
  const t = await getTranslations('Fitting');
  const parts = await getTranslations('HalfDays');
  const optional = (await getTranslations('common'))('optional');
  const wrong = outcome === 'twoNeeded' || outcome === 'notTwice' || outcome === 'taken' ? outcome : null;
  const isOpen = outcome !== null && outcome !== 'proposed';
  return (
    <details className="mt-6 max-w-2xl border-2 border-ink" open={isOpen}>
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-bold underline underline-offset-4">
        {t(fittings.length > 0 ? 'other' : 'suits')}
      </summary>
      <form action={endpoint} method="post" noValidate className="border-t-2 border-ink p-4">
        <input type="hidden" name="token" value={token} />
        <p className="mb-4">{t('text')}</p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {(['first', 'second'] as const).map((name) => (
            <div key={name} className="min-w-0">
              <label htmlFor={`fitting-${name}`} className="needed font-bold">
                {t(name)}
              </label>
              <select
                id={`fitting-${name}`}
                name={name}
                defaultValue={free.some((one) => halfDayKey(one) === typed[name]) ? typed[name] : ''}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong ? 'fitting-slots-error' : undefined}
                className="control min-h-12 w-full min-w-0"
              >
                <option value="">{t('choose')}</option>
                {free.map((slot) => (
                  <option key={halfDayKey(slot)} value={halfDayKey(slot)}>
                    {formatWeekdayName(slot.day, locale)} {formatShortDay(slot.day, locale)},{' '}
                    {parts(slot.part)}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
        {wrong ? <FieldError id="fitting-slots-error" errors={[t(`done.${wrong}`)]} /> : null}
        <TextAreaField
          id="fitting-words"
          name="words"
          label={t('words')}
          optional={optional}
          rows={2}
          maxLength={proposalWords}
          defaultValue={typed.words}
          errors={outcome === 'wordsTooLong' ? [t('done.wordsTooLong')] : []}
          className="mt-4"
        />
        <button type="submit" className="button button-ink mt-4 min-h-12 px-5">
          {t('send')}
        </button>
      </form>
    </details>
  );
}
