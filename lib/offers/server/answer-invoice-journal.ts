import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { exportLocale } from '@/lib/staff/export-locale';
import { answerStaffExport } from '@/lib/staff/server/answer-export';
import { unlessAway } from '@/lib/supabase/ask';
import { type InvoiceJournalLabels, invoiceColumns, invoiceTable } from '../invoice/invoice-journal';
import { validUntil } from '../offer-dates';
import { readPeriod } from '../payment-journal';
import { listInvoices } from './invoice-store';

async function loadLabels(locale: Locale): Promise<InvoiceJournalLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffInvoice' });
  return {
    columns: Object.fromEntries(
      invoiceColumns.map((name) => [name, t(`columns.${name}`)]),
    ) as InvoiceJournalLabels['columns'],
    kinds: { invoice: t('kinds.invoice'), deposit: t('kinds.deposit'), creditNote: t('kinds.creditNote') },
  };
}

/** The invoices and credit notes of a period as a file, for whoever may open the area now. */
export function answerInvoiceJournal(request: Request, now = new Date()): Promise<Response> {
  const period = readPeriod(Object.fromEntries(new URL(request.url).searchParams), validUntil(now, 0));
  return answerStaffExport(
    'payments',
    now,
    async (staff) => {
      const entries = await unlessAway('offers.invoiceJournal', listInvoices(staff, period));
      return entries && invoiceTable(entries, await loadLabels(exportLocale(request)));
    },
    `invoices-${period.from}-${period.to}`,
  );
}
