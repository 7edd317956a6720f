import { getTranslations } from 'next-intl/server';
import { UndoNotice } from '@/components/staff/undo-notice';
import { isDone, type ShowcaseOutcome } from '@/lib/showcase/staff/outcomes';
import type { Row } from '@/lib/staff/row';

/** What came of the form that led here, at the foot of the screen, with the way back from a deletion. */
export async function ShowcaseNotice({
  outcome,
  undo,
  restore,
}: {
  outcome: ShowcaseOutcome | null;
  undo: Row | null;
  restore: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('StaffShowcase');
  if (!outcome) return null;
  return (
    <UndoNotice
      isDone={isDone(outcome)}
      text={t(`outcome.${outcome}`)}
      undo={undo}
      undoLabel={t('undo')}
      restore={restore}
    />
  );
}
