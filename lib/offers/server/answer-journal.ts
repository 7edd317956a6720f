import 'server-only';
import { z } from 'zod';
import { exportLocale } from '@/lib/staff/export-locale';
import { answerStaffExport } from '@/lib/staff/server/answer-export';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { loadJournalLabels } from '../journal-labels';
import { validUntil } from '../offer-dates';
import { paymentMethods } from '../payment';
import { type JournalLine, journalTable, readPeriod } from '../payment-journal';

const lineShape = z.object({
  paidOn: z.string(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  number: z.string(),
  reference: z.string().nullable(),
  name: z.string().nullable(),
  gross: z.number().nullable(),
  byBank: z.boolean(),
}) satisfies z.ZodType<JournalLine>;

/** The payments of a period as a file, for whoever may open the area now. */
export function answerJournal(request: Request, now = new Date()): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { from, to } = readPeriod(query, validUntil(now, 0));
  return answerStaffExport(
    'payments',
    now,
    async () => {
      const args = { from_day: from, to_day: to };
      const listed = ask('list_offer_payments', args, z.array(lineShape), 20_000);
      const lines = await unlessAway('offers.journal', listed);
      return lines && journalTable(lines, await loadJournalLabels(exportLocale(request)));
    },
    `${from}-${to}`,
  );
}
