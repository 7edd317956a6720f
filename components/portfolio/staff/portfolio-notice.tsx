import { getTranslations } from 'next-intl/server';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { isDone, type PortfolioOutcome, type Undo } from '@/lib/portfolio/staff/outcomes';

/** What came of the form that led here, at the foot of the screen, with the way back from a deletion. */
export async function PortfolioNotice({
  outcome,
  undo,
  restore,
}: {
  outcome: PortfolioOutcome | null;
  undo: Undo | null;
  restore: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('StaffPortfolio');
  if (!outcome) return null;
  return (
    <OutcomeNotice isDone={isDone(outcome)} place="foot">
      <p className="min-w-0 grow">{t(`outcome.${outcome}`)}</p>
      {undo ? (
        <form action={restore}>
          <input type="hidden" name="undo" value="true" />
          <input type="hidden" name="entity" value={undo.entity} />
          <input type="hidden" name="id" value={undo.id} />
          <input type="hidden" name="version" value={undo.version} />
          <button
            type="submit"
            className="min-h-10 cursor-pointer px-2 font-bold underline underline-offset-4"
          >
            {t('undo')}
          </button>
        </form>
      ) : null}
    </OutcomeNotice>
  );
}
