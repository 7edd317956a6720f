import { getTranslations } from 'next-intl/server';
import type { InterruptionLabels } from '@/lib/forms/form-labels';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { taskRefusals } from './task';

interface TaskFormLabels {
  submit: string;
  busy: string;
  failure: string;
  done: string;
  interrupted: InterruptionLabels;
  errors: Record<string, string>;
  refused: Record<string, string>;
}

/** What the form of a task says, of a new one or of one that is there. Server only. */
export async function loadTaskFormLabels(
  locale: Locale,
  form: 'add' | 'edit' = 'add',
): Promise<TaskFormLabels> {
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
