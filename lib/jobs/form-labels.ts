import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { type JobRefusal, jobRefusals } from './job-result';

/** What every form of a job says about what became of it. */
export interface JobFormLabels {
  failure: string;
  conflict: string;
  interrupted: InterruptionLabels;
  refused: Record<JobRefusal, string>;
  /** By the keys that `readJobChange` gives. */
  errors: Record<string, string>;
}

const errorKeys = [
  'required',
  'blockedShort',
  'overrideShort',
  'tooLong',
  'invalidText',
  'invalidDay',
] as const;

/** Server only: the browser receives the strings. */
export async function loadJobFormLabels(locale: Locale): Promise<JobFormLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffJob' });
  return {
    failure: t('failure'),
    conflict: t('conflict'),
    interrupted: await loadInterruptionLabels(locale),
    refused: Object.fromEntries(jobRefusals.map((reason) => [reason, t(`refused.${reason}`)])) as Record<
      JobRefusal,
      string
    >,
    errors: Object.fromEntries(errorKeys.map((key) => [key, t(`errors.${key}`)])),
  };
}
