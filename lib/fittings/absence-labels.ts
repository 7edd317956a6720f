import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels, type StaffFormLabels } from '@/lib/forms/form-labels';
import { formatDays } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type AbsenceSpan, absenceRefusals } from './absence';

const errorKeys = ['required', 'invalidDay', 'endsFirst', 'awayTooLong'] as const;

/** What the form of an absence says. Server only. */
export async function loadAbsenceFormLabels(locale: Locale): Promise<StaffFormLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffCalendar.absences' });
  return {
    submit: t('submit'),
    busy: t('busy'),
    failure: t('failure'),
    done: t('done'),
    interrupted: await loadInterruptionLabels(locale),
    errors: Object.fromEntries(errorKeys.map((key) => [key, t(`errors.${key}`)])),
    refused: Object.fromEntries(absenceRefusals.map((reason) => [reason, t(`refused.${reason}`)])),
  };
}

/** When somebody is away, in words: "22–24 Dec 2026, until noon". */
export async function absenceInWords({ from, to }: AbsenceSpan, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'StaffCalendar.absences' });
  return [
    formatDays(from.day, to.day, locale),
    ...(from.part === 'afternoon' ? [t('fromAfternoon')] : []),
    ...(to.part === 'morning' ? [t('untilNoon')] : []),
  ].join(', ');
}
