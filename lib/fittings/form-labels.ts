import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { type FittingPart, fittingParts } from './fitting';
import { type FittingRefusal, fittingRefusals } from './fitting-result';

const fieldNames = [
  'day',
  'part',
  'from',
  'to',
  'crew',
  'vehicle',
  'address',
  'travel',
  'outdoor',
  'weather',
  'notes',
  'reason',
] as const;

const errorKeys = [
  'required',
  'invalidDay',
  'invalidTime',
  'endsFirst',
  'crewTooMany',
  'addressShort',
  'invalidTravel',
  'travelNowhere',
  'reasonShort',
  'tooLong',
  'invalidText',
] as const;

/** What every form of a fitting says, in the language of staff. */
export interface FittingFormLabels {
  fields: Record<(typeof fieldNames)[number], string>;
  parts: Record<FittingPart, string>;
  addressHint: string;
  travelHint: string;
  weatherHint: string;
  reasonHint: string;
  noVehicle: string;
  save: string;
  saveAnyway: string;
  cancel: string;
  clashes: string;
  failure: string;
  conflict: string;
  interrupted: InterruptionLabels;
  refused: Record<FittingRefusal, string>;
  /** By the keys that `readFitting` gives. */
  errors: Record<string, string>;
}

/** Server only: the browser receives the strings. */
export async function loadFittingFormLabels(locale: Locale): Promise<FittingFormLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffFitting' });
  return {
    fields: Object.fromEntries(
      fieldNames.map((name) => [name, t(`fields.${name}`)]),
    ) as FittingFormLabels['fields'],
    parts: Object.fromEntries(
      fittingParts.map((part) => [part, t(`parts.${part}`)]),
    ) as FittingFormLabels['parts'],
    addressHint: t('addressHint'),
    travelHint: t('travelHint'),
    weatherHint: t('weatherHint'),
    reasonHint: t('reasonHint'),
    noVehicle: t('noVehicle'),
    save: t('save'),
    saveAnyway: t('saveAnyway'),
    cancel: t('cancel'),
    clashes: t('clashes'),
    failure: t('failure'),
    conflict: t('conflict'),
    interrupted: await loadInterruptionLabels(locale),
    refused: Object.fromEntries(
      fittingRefusals.map((reason) => [reason, t(`refused.${reason}`)]),
    ) as FittingFormLabels['refused'],
    errors: Object.fromEntries(errorKeys.map((key) => [key, t(`errors.${key}`)])),
  };
}
