import { bookCsv } from '@/lib/offers/book/book-csv';
import { listPriceBook } from '@/lib/offers/server/price-book-store';
import { exportLocale } from '@/lib/staff/export-locale';
import { answerStaffExport } from '@/lib/staff/server/answer-export';

/** The price book of staff as a file, in the form in which it is read back; `locale` names the columns. */
export function GET(request: Request) {
  return answerStaffExport('prices', new Date(), async (staff) => {
    const { entries } = await listPriceBook(staff);
    return bookCsv(entries, exportLocale(request));
  });
}
