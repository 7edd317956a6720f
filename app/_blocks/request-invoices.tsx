import { randomUUID } from 'node:crypto';
import { InvoiceDesk } from '@/components/offers/staff/invoice-desk';
import type { Locale } from '@/lib/i18n/locales';
import { invoiceOutcomes } from '@/lib/offers/invoice/invoice-form';
import { findBilledOffer } from '@/lib/offers/server/billed-offer';
import { draftInvoice } from '@/lib/offers/server/draft-invoice';
import { findInvoices } from '@/lib/offers/server/invoice-store';
import { findPayments } from '@/lib/offers/server/payment-store';
import { invoicesPath } from '@/lib/offers/server/receive-invoice';
import type { Staff } from '@/lib/staff/staff';

/** Invoices and credit notes of an accepted offer, on the request's page in the back office. */
export async function RequestInvoices({
  staff,
  reference,
  outcome,
  locale,
  now,
}: {
  staff: Staff;
  reference: string;
  /** What the address says became of a form. */
  outcome: unknown;
  locale: Locale;
  now: Date;
}) {
  const record = await findBilledOffer(staff, reference);
  if (record?.status !== 'accepted') return null;
  const [issued, payments] = await Promise.all([
    findInvoices(staff, reference),
    findPayments(staff, reference),
  ]);
  const draft = draftInvoice(record, payments, now);
  return (
    <InvoiceDesk
      issued={issued}
      isComplete={draft !== null && draft.invoice !== null && draft.broken.length === 0}
      outcome={invoiceOutcomes.find((known) => known === outcome) ?? null}
      endpoint={`${invoicesPath(reference)}?locale=${locale}`}
      fileOf={(number) => `${invoicesPath(reference)}?${new URLSearchParams({ number })}`}
      newKey={randomUUID}
      locale={locale}
    />
  );
}
