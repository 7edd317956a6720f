import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels, type StaffFormLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { ownStagesLimit } from './stage-list';
import { type StageRefusal, stageRefusals } from './stage-result';

export type StageFormLabels = StaffFormLabels<StageRefusal>;

/** What the form of a stage's name says, of one there is or of a new one. Server only. */
export async function loadStageFormLabels(locale: Locale, kind: 'name' | 'add'): Promise<StageFormLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffStages' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    submit: t(`${kind}.submit`),
    busy: t('busy'),
    failure: t('failure'),
    done: t(`${kind}.done`),
    interrupted: await loadInterruptionLabels(locale),
    errors: {
      required: t('required'),
      tooLong: errors('tooLong'),
      invalidText: errors('invalidText'),
    },
    refused: Object.fromEntries(
      stageRefusals.map((reason) => [reason, t(`outcome.${reason}`, { max: ownStagesLimit })]),
    ) as Record<StageRefusal, string>,
  };
}
