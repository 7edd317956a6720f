import 'server-only';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
import { isUuid } from '@/lib/forms/uuid';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { isReference } from '@/lib/quotes/reference';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { deliveryCountries } from '../countries';
import { creditNoteOf, isLeft } from '../invoice/credit-note';
import {
  doneInvoiceOutcomes,
  type InvoiceOutcome,
  isQuantityField,
  readCredit,
} from '../invoice/invoice-form';
import { notesOf, notesUpTo, standingDepositCents } from '../invoice/invoice-record';
import { findBrokenRules } from '../invoice/invoice-rules';
import { offerLimits } from '../offer';
import { validUntil } from '../offer-dates';
import { findBilledOffer } from './billed-offer';
import { type Delivery, draftDeposit, draftInvoice } from './draft-invoice';
import { answerInvoiceFile } from './invoice-file';
import { findInvoices, issueInvoice, mailInvoice } from './invoice-store';
import { findPayments } from './payment-store';

const maxFormBytes = 64 * 1024;

/** The cookies that carry what staff typed back are named after it. */
export const returnedInvoice = 'invoice';

/** Where invoices of an offer are issued, and, with a number, fetched. */
export const invoicesPath = (reference: string) => `/api/admin/offers/${reference}/invoices`;

/** Issues the invoice of an accepted offer, or of its deposit, as its draft stands now. */
export async function issueOfferInvoice(
  staff: Staff,
  {
    reference,
    key,
    isDeposit = false,
    seen = null,
    delivery,
    mail = false,
    now,
  }: {
    reference: string;
    key: string;
    isDeposit?: boolean;
    /** What the page said was paid and invoiced as a deposit, in cents; null asks nothing. */
    seen?: SeenSums | null;
    delivery?: Delivery | undefined;
    mail?: boolean;
    now: Date;
  },
): Promise<InvoiceOutcome> {
  const [record, payments, issued] = await Promise.all([
    findBilledOffer(staff, reference),
    findPayments(staff, reference),
    findInvoices(staff, reference),
  ]);
  if (!record) return 'notAccepted';
  const written = { record, payments, issued, now };
  const draft = isDeposit ? draftDeposit(written) : draftInvoice({ ...written, delivery });
  if (!draft) return isDeposit ? 'noDeposit' : 'notAccepted';
  if (draft.broken.some((id) => id === 'OWN-DELIVERED' || id === 'BR-IC-11')) return 'dayWrong';
  if (draft.invoice === null || draft.broken.length > 0) return 'incomplete';
  const { invoice, paid } = draft;
  const deposits = standingDepositCents(issued);
  // A page of before: what it showed would be another invoice.
  if (seen && (seen.paid !== paid || seen.deposits !== deposits)) return 'conflict';
  const status = await issueInvoice(staff, { reference, key, invoice, mail, paid, deposits });
  if (status !== 'ok') return status;
  return mail ? 'issuedAndMailed' : 'issued';
}

/** Issues a credit note of an invoice, for the lines that the form says. */
export async function issueCreditNote(
  staff: Staff,
  {
    reference,
    key,
    number,
    form,
    mail = false,
    locale,
    now,
  }: {
    reference: string;
    key: string;
    number: string;
    form: FormData;
    mail?: boolean;
    locale: Locale;
    now: Date;
  },
): Promise<InvoiceOutcome> {
  const issued = await findInvoices(staff, reference);
  const credited = issued.find(({ invoice }) => invoice.kind === 'invoice' && invoice.number === number);
  if (!credited) return 'unknown';
  const read = readCredit(form, credited.invoice.lines, locale);
  if (!read.ok) return read.outcome;
  // The same form once more: what is left is less by now, and the database knows its key.
  const seen = notesUpTo(notesOf(issued, number), read.seen);
  if (!seen) return 'conflict';
  const note = creditNoteOf(credited.invoice, seen, read.wanted, validUntil(now, 0));
  if (!note) return isLeft(credited.invoice, seen, read.wanted) ? 'beyondDeposit' : 'nothingLeft';
  if (findBrokenRules({ ...note, number: 'C-0000-00000' }).length > 0) return 'incomplete';
  const credit = { number, seen: read.seen, reason: read.reason };
  const status = await issueInvoice(staff, { reference, key, invoice: note, mail, credit });
  if (status !== 'ok') return status;
  return mail ? 'creditedAndMailed' : 'credited';
}

/** Mails a document that was issued once more. */
async function mailAgain(staff: Staff, reference: string, number: string): Promise<InvoiceOutcome> {
  const status = await mailInvoice(staff, { reference, number });
  return status === 'ok' ? 'mailed' : status;
}

interface SeenSums {
  paid: number;
  deposits: number;
}

/** What the page said as the form was sent; of a form that does not say it, nothing holds. */
const readSeen = (form: FormData): SeenSums => ({
  paid: Number(readTextEntry(form, 'paid') || Number.NaN),
  deposits: Number(readTextEntry(form, 'deposits') || Number.NaN),
});

/** When and where the form says that it was delivered; a day that is none breaks a rule of the draft. */
function readDelivery(form: FormData): Delivery {
  const country = readTextEntry(form, 'deliveredTo');
  return {
    on: readTextEntry(form, 'deliveredOn').trim() || null,
    to: deliveryCountries.find((known) => known === country) ?? null,
  };
}

/** Takes what staff issue: forms of plain HTML, which end at the request's page with what became of them. */
export async function receiveInvoice(request: Request, reference: string): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale) || !isReference(reference))
    return answerJson({ error: 'forbidden' }, 403);
  const answer = await findStaffOf('requests');
  if (answer.status === 'forbidden' || answer.status === 'away') return refuseStaff(answer.status);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const { form } = read;
  // A form of a page that was open for longer than its session: the page asks who it is.
  if (answer.status !== 'staff') return leadBack(locale, reference, 'signedOut', form);
  const key = readTextEntry(form, 'key');
  if (!isUuid(key)) return leadBack(locale, reference, 'invalid', form);
  const number = readTextEntry(form, 'credits');
  const again = readTextEntry(form, 'mailAgain');
  const isDeposit = readTextEntry(form, 'deposit') !== '';
  const asked = { reference, key, mail: readTextEntry(form, 'mail') !== '', now: new Date() };
  const doing =
    again !== ''
      ? mailAgain(answer.staff, reference, again)
      : number === ''
        ? issueOfferInvoice(answer.staff, {
            ...asked,
            isDeposit,
            seen: readSeen(form),
            delivery: readDelivery(form),
          })
        : issueCreditNote(answer.staff, { ...asked, number, form, locale });
  const outcome = await doing.catch((error: unknown): InvoiceOutcome => {
    incident(error, { during: 'offers.invoice' });
    return 'unavailable';
  });
  return leadBack(locale, reference, outcome, form);
}

/** What was typed, as it was: of no more lines than an offer has. */
function typedIn(form: FormData): Record<string, string> {
  const names = ['credits', 'reason', 'deliveredOn', 'deliveredTo', 'deposit', 'mail'];
  const quantities = [...form.keys()].filter(isQuantityField).slice(0, offerLimits.lines);
  return Object.fromEntries(
    [...names, ...quantities].map((name) => [name, readTextEntry(form, name).slice(0, 40).toWellFormed()]),
  );
}

/** 303, so that reloading the page does not send the form again; with what was typed where nothing was issued. */
function leadBack(locale: Locale, reference: string, outcome: InvoiceOutcome, form: FormData): Response {
  const path = pathWithin('admin-requests', locale, { rest: reference });
  const query = { invoice: outcome };
  const location = `${pathWithin('admin-requests', locale, { rest: reference, query })}#invoices`;
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store' });
  const cookies = doneInvoiceOutcomes.includes(outcome)
    ? forgetReturnedForm(returnedInvoice, path)
    : returnForm(
        returnedInvoice,
        path,
        { fields: {}, refused: null, values: typedIn(form), ticket: null, upload: null },
        'credits',
      );
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Hands an invoice or a credit note that was issued to staff, as PDF or as UBL. */
export async function answerIssuedInvoice(request: Request, reference: string): Promise<Response> {
  const answer = await findStaffOf('requests');
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  const query = new URL(request.url).searchParams;
  const wanted = query.get('number');
  const issued = isReference(reference) ? await findInvoices(answer.staff, reference) : [];
  const found = issued.find(({ invoice }) => invoice.number === wanted);
  if (!found) return answerJson({ error: 'missing' }, 404);
  return answerInvoiceFile(found.invoice, query.get('format'));
}
