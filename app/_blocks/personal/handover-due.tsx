import { DueMark } from '@/components/quotes/staff/due-mark';
import type { HandoverRow } from '@/lib/alfred/handover';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import type { Locale } from '@/lib/i18n/locales';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';

/** The answer clock of quote requests, for a question that Alfred handed over. */
export function HandoverDue({ row, locale, now }: { row: HandoverRow; locale: Locale; now: Date }) {
  const due = dueStateOf(
    {
      status: row.status === 'open' ? 'new' : 'lost',
      answerDueAt: row.dueAt,
      answeredAt: row.answeredAt,
      replyDueAt: null,
    },
    now,
    isPublicHoliday,
  );
  return <DueMark due={due} answeredAt={row.answeredAt} locale={locale} />;
}
