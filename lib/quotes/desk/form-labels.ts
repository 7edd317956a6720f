import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import { type Locale, locales } from '@/lib/i18n/locales';
import { projectTypes } from '../project-types';
import { spokenSources, wishedAnswers } from '../request-source';
import { entryRefusals } from './outcomes';

const words = [
  'source',
  'who',
  'firstName',
  'firstNameHint',
  'name',
  'company',
  'reach',
  'reachHint',
  'phone',
  'email',
  'language',
  'subject',
  'message',
  'messageHint',
  'wished',
  'letter',
  'letterHint',
  'optional',
  'choose',
  'save',
  'saveAnother',
  'busy',
  'failure',
  'conflict',
  'openOther',
] as const;

const errorKeys = [
  'required',
  'tooLong',
  'invalidText',
  'invalidEmail',
  'invalidPhone',
  'invalidChoice',
  'phoneOrMail',
] as const;

interface Choice {
  value: string;
  label: string;
}

/** Everything the form of a spoken request says. */
export interface EntryLabels extends Record<(typeof words)[number], string> {
  sources: Choice[];
  languages: Choice[];
  subjects: Choice[];
  wishes: Choice[];
  errors: Record<string, string>;
  /** Why the form was refused, by reason. */
  refused: Record<string, string>;
  interrupted: InterruptionLabels;
}

/** Server only: the browser receives the strings. */
export async function loadEntryLabels(locale: Locale): Promise<EntryLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffEntry' });
  const staff = await getTranslations({ locale, namespace: 'StaffRequest' });
  const sources = await getTranslations({ locale, namespace: 'Inbox.sources' });
  const subjects = await getTranslations({ locale, namespace: 'ProjectTypes' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const said = Object.fromEntries(words.map((word) => [word, t(`form.${word}`)]));
  return {
    ...(said as Record<(typeof words)[number], string>),
    sources: spokenSources.map((value) => ({ value, label: sources(value) })),
    languages: locales.map((value) => ({ value, label: staff(`languages.${value}`) })),
    subjects: projectTypes.map((value) => ({ value, label: subjects(value) })),
    wishes: [
      { value: '', label: t('form.anyWay') },
      ...wishedAnswers.map((value) => ({ value, label: staff(`wished.${value}`) })),
    ],
    errors: Object.fromEntries(errorKeys.map((key) => [key, errors(key)])),
    refused: Object.fromEntries(entryRefusals.map((reason) => [reason, staff(`refused.${reason}`)])),
    interrupted: await loadInterruptionLabels(locale),
  };
}
