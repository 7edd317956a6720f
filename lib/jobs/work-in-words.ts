import { getTranslations } from 'next-intl/server';
import { formatDecimal, formatStopwatch } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type JobRecord, type MaterialUnit, sumWork } from './job-work';

export interface WorkWords {
  /** "1 h 30". */
  length: (minutes: number) => string;
  /** "12,5 m". */
  amount: (quantity: number, unit: MaterialUnit) => string;
  /** What it took in all: "3 h 20", then each material; empty when nothing was noted. */
  sum: (records: readonly JobRecord[]) => string[];
}

/** How time and material are said. Server only. */
export async function loadWorkWords(locale: Locale): Promise<WorkWords> {
  const t = await getTranslations({ locale, namespace: 'JobWork.units' });
  const length = (minutes: number) => formatStopwatch(minutes * 60);
  const amount = (quantity: number, unit: MaterialUnit) =>
    t(unit, { amount: formatDecimal(quantity, locale, 2), count: quantity });
  return {
    length,
    amount,
    sum: (records) => {
      const { minutes, materials } = sumWork(records);
      return [
        ...(minutes > 0 ? [length(minutes)] : []),
        ...materials.map(({ what, quantity, unit }) => `${what}, ${amount(quantity, unit)}`),
      ];
    },
  };
}
