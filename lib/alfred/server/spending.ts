import 'server-only';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { timeZone } from '@/lib/i18n/locales';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { SpendingStore } from '../sources';
import { modelSettings } from './model-settings';

const shape = z.object({ micros: z.number(), answers: z.number() });

/** What models took on a day as "2026-11-24", in millionths of a euro, and how many answers they made; null while that is unknown. */
function readSpending(day: string): Promise<z.output<typeof shape> | null> {
  return unlessAway('alfred.spendingUnknown', ask('read_alfred_spending', { of_day: day }, shape));
}

/** Where the cost of language models is written down. */
export const spendingStore: SpendingStore = {
  spentOn: async (day) => (await readSpending(day))?.micros ?? null,
  record: async (day, spent) => {
    const args = { of_day: day, spent };
    await unlessAway('alfred.spendingNotKept', ask('record_alfred_spending', args, z.boolean()));
  },
};

/** What models took today, for those who pay; `ceilingMicros` null where no model is configured. Null while it is unknown. */
export async function readTodaysSpending(
  now: Date,
): Promise<{ micros: number; answers: number; ceilingMicros: number | null } | null> {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const spent = await readSpending(here.toPlainDate().toString());
  return spent && { ...spent, ceilingMicros: modelSettings()?.dailyMicroEuros ?? null };
}
