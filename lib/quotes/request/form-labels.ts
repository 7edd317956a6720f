import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import { type Locale, locales } from '@/lib/i18n/locales';
import { projectTypes } from '@/lib/quotes/project-types';
import { type RequestRefusal, requestRefusals } from '@/lib/quotes/request/request-result';

/** What every form of a request's page says about what became of it. */
export interface RequestLabels {
  undo: string;
  close: string;
  busy: string;
  conflictTitle: string;
  conflictAgain: string;
  refusedTitle: string;
  interrupted: InterruptionLabels;
  refused: Record<RequestRefusal, string>;
  /** By the keys that schemas emit. */
  errors: Record<string, string>;
}

/** By the keys that the schemas of who asked emit. */
export const requestErrorKeys = [
  'required',
  'tooLong',
  'invalidText',
  'invalidEmail',
  'invalidPhone',
  'invalidChoice',
  'phoneOrMail',
] as const;

/** Server only: the browser receives the strings. */
export async function loadRequestLabels(locale: Locale): Promise<RequestLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffRequest' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    undo: t('undo'),
    close: t('close'),
    busy: t('busy'),
    conflictTitle: t('conflict.title'),
    conflictAgain: t('conflict.again'),
    refusedTitle: t('refused.title'),
    interrupted: await loadInterruptionLabels(locale),
    refused: Object.fromEntries(requestRefusals.map((reason) => [reason, t(`refused.${reason}`)])) as Record<
      RequestRefusal,
      string
    >,
    errors: {
      ...Object.fromEntries(requestErrorKeys.map((key) => [key, errors(key)])),
      invalidAmount: t('invalidAmount'),
      ambiguousMention: t('ambiguousMention'),
    },
  };
}

/** What the form says that corrects who asked and for what. Server only. */
export async function loadDetailsLabels(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'StaffRequest' });
  const form = await getTranslations({ locale, namespace: 'Forms' });
  const subjects = await getTranslations({ locale, namespace: 'ProjectTypes' });
  return {
    open: t('details.open'),
    firstName: form('firstName'),
    name: form('name'),
    phone: form('phone'),
    email: form('email'),
    company: t('sent.company'),
    language: t('sent.language'),
    subject: t('details.subject'),
    optional: t('details.optional'),
    save: t('details.save'),
    languages: locales.map((value) => ({ value, label: t(`languages.${value}`) })),
    subjects: projectTypes.map((value) => ({ value, label: subjects(value) })),
  };
}

/** What is said of a text that is kept, with {at} for when. Server only. */
export async function loadDraftTexts(locale: Locale, kind: 'answer' | 'note') {
  const draft = await getTranslations({ locale, namespace: 'StaffRequest.draft' });
  return {
    keptAt: draft('keptAt', { at: '{at}' }),
    unkept: draft('unkept'),
    discard: draft(`discard.${kind}`),
  };
}
