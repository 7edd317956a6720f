import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels, type StaffFormLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { taskRefusals } from './task';

/** What the form of a task says, of a new one or of one that is there. Server only. */
export async function loadTaskFormLabels(
  locale: Locale,
  form: 'add' | 'edit' = 'add',
): Promise<StaffFormLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffTasks' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    submit: t(form === 'add' ? 'add' : 'edit.save'),
    busy: t('busy'),
    failure: t('failure'),
    done: t(form === 'add' ? 'added' : 'edit.done'),
    interrupted: await loadInterruptionLabels(locale),
    errors: {
      required: errors('required'),
      tooLong: errors('tooLong'),
      tooShort: t('tooShort'),
      invalidText: errors('invalidText'),
      invalidDay: t('invalidDay'),
    },
    refused: Object.fromEntries(taskRefusals.map((reason) => [reason, t(`refused.${reason}`)])),
  };
}
