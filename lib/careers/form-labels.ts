import { getTranslations } from 'next-intl/server';
import type { RefusalReason } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';
import { loadUploadLabels, maxFileMegabytes, type UploadLabels } from '@/lib/uploads/upload-labels';
import { applicationNotes } from './careers-copy';
import { positions } from './positions';

/** Everything the application form says, in the visitor's language; braces mark what only the browser knows. */
export interface ApplicationFormLabels {
  position: string;
  positionPlaceholder: string;
  /** What one may apply for, in the order of the list. */
  positions: { id: string; title: string }[];
  firstName: string;
  name: string;
  email: string;
  phone: string;
  phoneHint: string;
  message: string;
  messageHint: string;
  cv: UploadLabels;
  keepLonger: string;
  requiredNote: string;
  privacyNote: string;
  optional: string;
  submit: string;
  sending: string;
  success: string;
  failure: string;
  errorSummaryOne: string;
  /** With `{count}`. */
  errorSummaryOther: string;
  reference: string;
  referenceHint: string;
  next: string;
  offline: string;
  retry: string;
  refused: Record<RefusalReason, string>;
  errors: Record<string, string>;
}

const refusals = [
  'rateLimited',
  'forbidden',
  'conflict',
  'unavailable',
  'tooFast',
] as const satisfies RefusalReason[];

const errorKeys = [
  'required',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'invalidChoice',
  'invalidText',
] as const;

/** The form's texts for one language. Server only: the browser receives the strings. */
export async function loadApplicationFormLabels(locale: Locale): Promise<ApplicationFormLabels> {
  const t = await getTranslations({ locale });
  const form = await getTranslations({ locale, namespace: 'Application' });
  const uploads = await loadUploadLabels(locale, 1);
  return {
    position: form('position'),
    positionPlaceholder: form('positionPlaceholder'),
    positions: positions.map(({ id, title }) => ({ id, title: title[locale] })),
    firstName: form('firstName'),
    name: form('name'),
    email: form('email'),
    phone: form('phone'),
    phoneHint: form('phoneHint'),
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
    requiredNote: form('requiredNote'),
    privacyNote: applicationNotes.retention[locale],
    optional: t('common.optional'),
    submit: form('submit'),
    sending: form('sending'),
    success: form('success'),
    failure: form('failure'),
    errorSummaryOne: form('errorSummary', { count: 1 }),
    // The number is known only in the browser.
    errorSummaryOther: form('errorSummary', { count: 2 }).replace('2', '{count}'),
    reference: form('reference'),
    referenceHint: form('referenceHint'),
    next: form('next'),
    offline: form('offline'),
    retry: form('retry'),
    refused: Object.fromEntries(refusals.map((reason) => [reason, form(`refused.${reason}`)])) as Record<
      RefusalReason,
      string
    >,
    errors: Object.fromEntries(errorKeys.map((key) => [key, t(`errors.${key}`)])),
  };
}
