import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels, type StaffFormLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { savedViewRefusals } from './saved-view';

/** What was kept is said above the views. */
type SavedViewFormLabels = Omit<StaffFormLabels, 'done'> & Partial<Pick<StaffFormLabels, 'done'>>;

/** What the forms of a view say: the one that keeps it, and the one that changes it. Server only. */
export async function loadSavedViewLabels(
  locale: Locale,
  form: 'keep' | 'change',
): Promise<SavedViewFormLabels> {
  const t = await getTranslations({ locale, namespace: 'SavedViews' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    submit: t(`${form}.submit`),
    busy: t('busy'),
    failure: t('failure'),
    ...(form === 'change' ? { done: t('change.done') } : {}),
    interrupted: await loadInterruptionLabels(locale),
    errors: {
      required: errors('required'),
      tooLong: errors('tooLong'),
      invalidText: errors('invalidText'),
      taken: t('taken'),
    },
    refused: Object.fromEntries(savedViewRefusals.map((reason) => [reason, t(`refused.${reason}`)])),
  };
}
