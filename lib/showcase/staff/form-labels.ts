import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import { currentLocale } from '@/lib/i18n/locale';
import { localeNames, locales } from '@/lib/i18n/locales';
import { employments, permissionWays } from '../entries';

const words = [
  'name',
  'clientName',
  'role',
  'company',
  'place',
  'rating',
  'comment',
  'originalLocale',
  'originalHint',
  'title',
  'department',
  'experience',
  'description',
  'skills',
  'skillsHint',
  'employment',
  'datePosted',
  'validThrough',
  'permission',
  'permissionLead',
  'source',
  'sourceHint',
  'permissionFrom',
  'permissionEmail',
  'permissionEmailHint',
  'permissionHow',
  'permissionOn',
  'optional',
  'toPublish',
  'none',
  'save',
  'saveDraft',
  'publish',
  'withdraw',
  'saveAnyway',
  'busy',
  'failure',
  'conflictTitle',
  'conflictText',
  'theirs',
  'loadTheirs',
] as const;

const errorKeys = ['required', 'tooLong', 'invalidChoice', 'invalidText', 'invalidEmail'] as const;
const ownErrorKeys = ['invalidDay', 'futureDay', 'endsBefore', 'unequalLines'] as const;
const refusals = ['forbidden', 'unavailable', 'incomplete', 'unknown', 'invalid'] as const;

interface Choice {
  value: string;
  label: string;
}

/** Everything the form of an entry says. */
export interface EntryLabels extends Record<(typeof words)[number], string> {
  errors: Record<string, string>;
  /** Why the form was refused, by reason. */
  refused: Record<string, string>;
  interrupted: InterruptionLabels;
  ways: Choice[];
  employments: Choice[];
  languages: Choice[];
}

export async function loadEntryLabels(): Promise<EntryLabels> {
  const t = await getTranslations('StaffShowcase');
  const staff = await getTranslations('StaffRequest');
  const errors = await getTranslations('errors');
  const said = Object.fromEntries(words.map((word) => [word, t(`form.${word}`)]));
  return {
    ...(said as Record<(typeof words)[number], string>),
    errors: {
      ...Object.fromEntries(errorKeys.map((key) => [key, errors(key)])),
      ...Object.fromEntries(ownErrorKeys.map((key) => [key, t(`errors.${key}`)])),
    },
    refused: {
      ...Object.fromEntries(refusals.map((key) => [key, t(`outcome.${key}`)])),
      signedOut: staff('refused.signedOut'),
    },
    interrupted: await loadInterruptionLabels(await currentLocale()),
    ways: permissionWays.map((value) => ({ value, label: t(`ways.${value}`) })),
    employments: employments.map((value) => ({ value, label: t(`employments.${value}`) })),
    languages: locales.map((value) => ({ value, label: localeNames[value] })),
  };
}
