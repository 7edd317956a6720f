import { getTranslations } from 'next-intl/server';
import { SelectField } from '@/components/ui/field';
import { type LostOutcome, type LostReason, lostReasons } from '@/lib/quotes/lost-reason';

/** Why a request was lost: one choice, which the statistics count. */
export async function LostReasonForm({
  reason,
  outcome,
  save,
}: {
  /** What somebody said already. */
  reason: LostReason | null;
  /** What became of the form that led here. */
  outcome: LostOutcome | null;
  save: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('LostReason');
  return (
    <section id="lost" className="panel" aria-labelledby="lost-title">
      <h2 id="lost-title" className="sign text-xl">
        {t('title')}
      </h2>
      {outcome ? (
        <p
          role={outcome === 'saved' ? 'status' : 'alert'}
          className={`my-2 border-l-8 px-3 py-2 font-bold ${
            outcome === 'saved' ? 'border-success bg-success-tint' : 'border-danger bg-danger-tint'
          }`}
        >
          {t(`outcome.${outcome}`)}
        </p>
      ) : null}
      <form action={save} className="mt-2 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <SelectField
            id="lost-reason"
            name="reason"
            label={t('label')}
            placeholder={t('choose')}
            options={lostReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            defaultValue={reason ?? ''}
          />
        </div>
        <button type="submit" className="work-button min-h-12">
          {t('save')}
        </button>
      </form>
    </section>
  );
}
