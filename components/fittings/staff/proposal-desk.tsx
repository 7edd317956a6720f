import { getTranslations } from 'next-intl/server';
import type { Fitting } from '@/lib/fittings/fitting';
import { halfDayKey } from '@/lib/fittings/half-days';
import type { FittingProposal } from '@/lib/fittings/proposal';
import { formatWeekday } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { FittingMoment } from './fitting-desk';
import type { FittingFormProps } from './fitting-form.client';
import { ProposalForm } from './proposal-form.client';

/** Half-days that a customer proposed and nobody has answered yet, before everything else of the job. */
export async function ProposalDesk({
  proposal,
  next,
  newId,
  address,
  form,
  locale,
}: {
  proposal: FittingProposal;
  /** The fitting that is moved; without one another is planned. */
  next: Fitting | null;
  newId: string;
  /** Where the work is mounted, as far as it is known. */
  address: string;
  form: FittingFormProps;
  locale: Locale;
}) {
  const t = await getTranslations('StaffFitting.proposal');
  const parts = await getTranslations('HalfDays');
  const { id, slots, words } = proposal;
  return (
    <section id="proposal" aria-labelledby="proposal-title" className="panel border-l-8">
      <h2 id="proposal-title" className="sign text-2xl">
        {t('title')}
      </h2>
      <p className="mb-2 text-ink-soft">
        {next ? (
          <>
            {t('planned')} <FittingMoment fitting={next} locale={locale} />
          </>
        ) : (
          t('unplanned')
        )}
      </p>
      {words ? <p className="mb-2 break-words whitespace-pre-line">{words}</p> : null}
      <ProposalForm
        {...form}
        key={id}
        proposal={id}
        standing={next ?? { id: newId, version: 0 }}
        address={next ? null : address}
        slots={slots.map((slot) => ({
          key: halfDayKey(slot),
          label: `${formatWeekday(slot.day, locale)}, ${parts(slot.part)}`,
        }))}
        words={{
          choose: t('choose'),
          accept: t('accept'),
          decline: t('decline'),
          answer: t('answer'),
          answerHint: t('answerHint'),
        }}
      />
    </section>
  );
}
