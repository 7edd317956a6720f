import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { offerUnits } from '../offer';
import { offerCopy } from '../offer-copy';
import { priceBases } from '../price-basis';

const words = [
  'code',
  'codeHint',
  'name',
  'nameHint',
  'unit',
  'price',
  'basis',
  'optional',
  'choose',
  'save',
  'saveAnyway',
  'busy',
  'failure',
  'conflictTitle',
  'conflictText',
  'theirs',
  'loadTheirs',
] as const;

const errorKeys = ['required', 'tooLong', 'invalidChoice', 'invalidText'] as const;
const ownErrorKeys = ['amount', 'codeTaken'] as const;
const refusals = ['forbidden', 'unavailable', 'unknown', 'invalid', 'full'] as const;

interface Choice {
  value: string;
  label: string;
}

/** Everything the form of an entry of the price book says. */
export interface BookEntryLabels extends Record<(typeof words)[number], string> {
  errors: Record<string, string>;
  /** Why the form was refused, by reason. */
  refused: Record<string, string>;
  interrupted: InterruptionLabels;
  units: Choice[];
  bases: Choice[];
}

export async function loadBookEntryLabels(locale: Locale): Promise<BookEntryLabels> {
  const t = await getTranslations('StaffPrices');
  const staff = await getTranslations('StaffRequest');
  const errors = await getTranslations('errors');
  const copy = offerCopy(locale);
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
    interrupted: await loadInterruptionLabels(locale),
    units: offerUnits.map((value) => ({ value, label: copy.units[value][0] })),
    bases: priceBases.map((value) => ({ value, label: t(`basis.${value}`) })),
  };
}
