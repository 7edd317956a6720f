import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { inboxCsv } from '@/lib/quotes/inbox/inbox-csv';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { exportQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import { answerStaffExport } from '@/lib/staff/server/answer-export';

/** The requests that the inbox shows, as a list or a board, as a file: the parameters are its own, and `locale` names the columns. */
export function GET(request: Request) {
  const now = new Date();
  return answerStaffExport('requests', now, async (staff) => {
    const params = Object.fromEntries(new URL(request.url).searchParams);
    const locale = isLocale(params.locale) ? params.locale : defaultLocale;
    const rows = await exportQuoteRequests(staff, readInboxFilter(params), now);
    return rows && (await inboxCsv(rows, locale));
  });
}
