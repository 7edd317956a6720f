import { getTranslations } from 'next-intl/server';
import { type FormLabels, loadCommonFormLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { loadUploadLabels, maxFileMegabytes, type UploadLabels } from '@/lib/uploads/upload-labels';
import { applicationNotes } from './careers-copy';
import type { Position } from './positions';

/** Everything the application form says, in the visitor's language; braces mark what only the browser knows. */
export interface ApplicationFormLabels extends FormLabels {
  position: string;
  positionPlaceholder: string;
  /** What one may apply for, in the order of the list. */
  positions: { id: string; title: string }[];
  message: string;
  messageHint: string;
  cv: UploadLabels;
  keepLonger: string;
  referenceHint: string;
  next: string;
}

/** The form's texts for one language. Server only: the browser receives the strings. */
export async function loadApplicationFormLabels(
  locale: Locale,
  positions: readonly Position[],
): Promise<ApplicationFormLabels> {
  const form = await getTranslations({ locale, namespace: 'Application' });
  const uploads = await loadUploadLabels(locale, 1);
  return {
    ...(await loadCommonFormLabels(locale)),
    position: form('position'),
    positionPlaceholder: form('positionPlaceholder'),
    positions: positions.map(({ id, title }) => ({ id, title: title[locale] })),
    message: form('message'),
    messageHint: form('messageHint'),
    cv: {
      ...uploads,
      errors: { ...uploads.errors, fileType: form('cvType'), cvRequired: form('cvRequired') },
      label: form('cv'),
      hint: form('cvHint', { size: maxFileMegabytes }),
      add: form('cvAdd'),
      drop: form('cvDrop'),
    },
    keepLonger: applicationNotes.longer[locale],
    privacyNote: applicationNotes.retention[locale],
    submit: form('submit'),
    success: form('success'),
    failure: form('failure'),
    referenceHint: form('referenceHint'),
    next: form('next'),
  };
}
