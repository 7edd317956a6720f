import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { InvoiceDesk } from '@/components/offers/staff/invoice-desk';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Locale } from '@/lib/i18n/locales';
import { doneDayOf } from '@/lib/jobs/due-day';
import { findJob } from '@/lib/jobs/server/job-store';
import { invoiceOutcomes } from '@/lib/offers/invoice/invoice-form';
import { standingDepositCents } from '@/lib/offers/invoice/invoice-record';
import { openOf } from '@/lib/offers/open-invoice';
import { findBilledOffer } from '@/lib/offers/server/billed-offer';
import { draftDeposit, draftInvoice } from '@/lib/offers/server/draft-invoice';
import { findInvoices } from '@/lib/offers/server/invoice-store';
import { findPayments } from '@/lib/offers/server/payment-store';
import { invoicesPath, returnedInvoice } from '@/lib/offers/server/receive-invoice';
import type { Staff } from '@/lib/staff/staff';

/** Invoices and credit notes of an accepted offer, on the request's page in the back office. */
export async function RequestInvoices({
  staff,
  reference,
  isOrder,
  outcome: sent,
  recipient,
  locale,
  now,
}: {
  staff: Staff;
  reference: string;
  /** Whether the request is won. */
  isOrder: boolean;
  /** What the address says became of a form. */
  outcome: unknown;
  /** Where the customer's mails go; null for one who can only be called. */
  recipient: string | null;
  locale: Locale;
  now: Date;
}) {
  const record = await findBilledOffer(staff, reference);
  if (record?.status !== 'accepted') return null;
  const [issued, payments, job] = await Promise.all([
    findInvoices(staff, reference),
    findPayments(staff, reference),
    findJob(staff, reference),
  ]);
  const doneOn = doneDayOf(job);
  const outcome = invoiceOutcomes.find((known) => known === sent) ?? null;
  const jar = await cookies();
  const returned = outcome && readReturnedForm(returnedInvoice, (name) => jar.get(name)?.value);
  // What the form itself asks for is not missing yet.
  const written = { record, payments, issued, now };
  const draft = draftInvoice({ ...written, delivery: { on: doneOn ?? brusselsDay(now), to: null } });
  const deposit = isOrder ? draftDeposit(written) : null;
  const asksForCountry = draft?.invoice?.taxes.some(({ treatment }) => treatment === 'intraCommunity');
  return (
    <InvoiceDesk
      issued={issued}
      late={issued.filter((one) => openOf(one, issued, payments, brusselsDay(now)).late)}
      isComplete={
        draft !== null &&
        draft.invoice !== null &&
        // The form asks for the country as well.
        draft.broken.every((id) => id === 'OWN-IC-COUNTRY')
      }
      isOrder={isOrder}
      seen={{ paid: draft?.paid ?? 0, deposits: standingDepositCents(issued) }}
      deposit={deposit?.broken.length === 0 ? (deposit.invoice?.gross ?? null) : null}
      delivery={{
        doneOn,
        today: brusselsDay(now),
        country: asksForCountry ? (draft?.invoice?.deliveredTo ?? null) : undefined,
      }}
      outcome={outcome}
      typed={returned?.values ?? null}
      endpoint={`${invoicesPath(reference)}?locale=${locale}`}
      recipient={recipient}
      fileOf={(number, format) => `${invoicesPath(reference)}?${new URLSearchParams({ number, format })}`}
      newKey={randomUUID}
      locale={locale}
    />
  );
}
