import { getTranslations } from 'next-intl/server';
import type { RefusalReason } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';
import { loadUploadLabels, maxFileMegabytes, type UploadLabels } from '@/lib/uploads/upload-labels';
import { maxFiles } from './limits';
import { type ProjectType, projectTypes } from './project-types';

const refusals = [
  'rateLimited',
  'forbidden',
  'conflict',
  'unavailable',
  'tooFast',
] as const satisfies RefusalReason[];

const errorKeys = [
  'required',
  'tooShort',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'invalidChoice',
  'invalidText',
] as const;

/** Everything the form says, in the visitor's language; braces mark what only the browser knows. */
export interface QuoteFormLabels {
  firstName: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  phoneHint: string;
  subject: string;
  subjectPlaceholder: string;
  message: string;
  messageHint: string;
  newsletter: string;
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
  answerBy: string;
  confirmationSent: string;
  sendAnother: string;
  draftRestored: string;
  discardDraft: string;
  retry: string;
  offline: string;
  outdated: string;
  reload: string;
  refused: Record<RefusalReason, string>;
  errors: Record<string, string>;
  projectTypes: Record<ProjectType, string>;
  uploads: UploadLabels;
  /** Said instead of the file field where no script runs. */
  filesWithoutScript: string;
}

/** The form's texts for one language. Server only: the browser receives the strings. */
export async function loadQuoteFormLabels(locale: Locale): Promise<QuoteFormLabels> {
  const t = await getTranslations({ locale });
  const form = await getTranslations({ locale, namespace: 'QuoteForm' });
  const uploads = await getTranslations({ locale, namespace: 'Uploads' });
  return {
    firstName: form('firstName'),
    name: form('name'),
    company: form('company'),
    email: form('email'),
    phone: form('phone'),
    phoneHint: form('phoneHint'),
    subject: form('subject'),
    subjectPlaceholder: form('subjectPlaceholder'),
    message: form('message'),
    messageHint: form('messageHint'),
    newsletter: form('newsletter'),
    requiredNote: form('requiredNote'),
    privacyNote: form('privacyNote'),
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
    answerBy: form('answerBy'),
    confirmationSent: form('confirmationSent'),
    sendAnother: form('sendAnother'),
    draftRestored: form('draftRestored'),
    discardDraft: form('discardDraft'),
    retry: form('retry'),
    offline: form('offline'),
    outdated: form('outdated'),
    reload: form('reload'),
    refused: Object.fromEntries(refusals.map((reason) => [reason, form(`refused.${reason}`)])) as Record<
      RefusalReason,
      string
    >,
    errors: Object.fromEntries(errorKeys.map((key) => [key, t(`errors.${key}`)])),
    projectTypes: Object.fromEntries(projectTypes.map((type) => [type, t(`ProjectTypes.${type}`)])) as Record<
      ProjectType,
      string
    >,
    uploads: {
      ...(await loadUploadLabels(locale, maxFiles)),
      label: uploads('label'),
      hint: uploads('hint', { count: maxFiles, size: maxFileMegabytes }),
      add: uploads('add'),
      drop: uploads('drop'),
    },
    filesWithoutScript: uploads('withoutScript'),
  };
}
