import { getTranslations } from 'next-intl/server';
import { maxDesigns } from '@/lib/designs/design';
import { type FormLabels, loadCommonFormLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { loadUploadLabels, maxFileMegabytes, type UploadLabels } from '@/lib/uploads/upload-labels';
import { maxFiles } from './limits';
import { type ProjectType, projectTypes } from './project-types';

/** Everything the form says, in the visitor's language; braces mark what only the browser knows. */
export interface QuoteFormLabels extends FormLabels {
  company: string;
  subject: string;
  subjectPlaceholder: string;
  message: string;
  messageHint: string;
  newsletter: string;
  referenceHint: string;
  answerBy: string;
  confirmationSent: string;
  sendAnother: string;
  draftRestored: string;
  discardDraft: string;
  projectTypes: Record<ProjectType, string>;
  /** Designs of the site's tools that come with the request. */
  designs: { legend: string; errors: Record<string, string> };
  uploads: UploadLabels;
  /** Said instead of the file field where no script runs. */
  filesWithoutScript: string;
}

/** The form's texts for one language. Server only: the browser receives the strings. */
export async function loadQuoteFormLabels(locale: Locale): Promise<QuoteFormLabels> {
  const form = await getTranslations({ locale, namespace: 'QuoteForm' });
  const types = await getTranslations({ locale, namespace: 'ProjectTypes' });
  const uploads = await getTranslations({ locale, namespace: 'Uploads' });
  return {
    ...(await loadCommonFormLabels(locale)),
    company: form('company'),
    subject: form('subject'),
    subjectPlaceholder: form('subjectPlaceholder'),
    message: form('message'),
    messageHint: form('messageHint'),
    newsletter: form('newsletter'),
    privacyNote: form('privacyNote'),
    submit: form('submit'),
    success: form('success'),
    failure: form('failure'),
    referenceHint: form('referenceHint'),
    answerBy: form('answerBy'),
    confirmationSent: form('confirmationSent'),
    sendAnother: form('sendAnother'),
    draftRestored: form('draftRestored'),
    discardDraft: form('discardDraft'),
    projectTypes: Object.fromEntries(projectTypes.map((type) => [type, types(type)])) as Record<
      ProjectType,
      string
    >,
    designs: {
      legend: form('designs'),
      errors: {
        designGone: form('designGone'),
        tooManyDesigns: form('tooManyDesigns', { count: maxDesigns }),
      },
    },
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
