import { getTranslations } from 'next-intl/server';
import { exampleMark } from '@/lib/company/sample';
import type { Locale } from '@/lib/i18n/locales';

/** What stands beside the facts of a job. */
export interface JobLabels {
  department: string;
  location: string;
  type: string;
  experience: string;
  skills: string;
  apply: string;
  /** On a job that is invented. */
  example: string;
  /** Said when there is no job, and the way to apply all the same. */
  none: string;
  applyAnyway: string;
}

/** The labels of a job offer in one language. */
export async function loadJobLabels(locale: Locale): Promise<JobLabels> {
  const t = await getTranslations({ locale, namespace: 'Careers' });
  return {
    department: t('department'),
    location: t('location'),
    type: t('type'),
    experience: t('experience'),
    skills: t('skills'),
    apply: t('apply'),
    example: exampleMark[locale],
    none: t('none'),
    applyAnyway: t('applyAnyway'),
  };
}
