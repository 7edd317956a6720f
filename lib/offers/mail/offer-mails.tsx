import 'server-only';
import { company } from '@/lib/company/company';
import { formatAmount, formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { letterParagraphs, renderLetter } from '@/lib/mail/server/render-letter';
import { renderStaffMail } from '@/lib/mail/server/render-staff-mail';
import { projectInks } from '@/lib/quotes/mail/project-inks';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { formatIban } from '../bank-account';
import { documentKind, type Invoice } from '../invoice/invoice';
import { invoiceCopy } from '../invoice/invoice-copy';
import { offerCopy } from '../offer-copy';
import type { OpenAmount } from '../open-invoice';
import { drawInvoice } from '../server/draw-invoice';
import { invoiceMailCopy, offerAcceptedCopy, offerNewsCopy, offerSentCopy } from './copy';

interface OfferMailData {
  reference: string;
  locale: Locale;
  /** What was asked for. */
  about: RequestSubject;
  firstName: string;
  number: string;
  siteUrl: string;
}

const offerWord = { fr: 'Devis', nl: 'Offerte', en: 'Quote' };

/** What every letter about an offer has: whom it greets, what it is about, and where it leads. */
function letterAbout(
  data: OfferMailData & { statusUrl: string },
  copy: Pick<(typeof offerSentCopy)[Locale], 'preview' | 'headline' | 'greeting' | 'subject' | 'button'>,
) {
  const { locale, number, firstName, about, statusUrl, siteUrl } = data;
  return {
    locale,
    subject: copy.subject(number),
    preview: copy.preview,
    headline: copy.headline,
    greeting: copy.greeting(inertLine(firstName)),
    ink: projectInks[about],
    plate: { label: offerWord[locale], value: number },
    button: copy.button,
    href: statusUrl,
    siteUrl,
  };
}

export interface OfferSentData extends OfferMailData {
  /** As "2026-12-22". */
  validUntil: string;
  /** What staff wrote above the lines. */
  words: string;
  /** Which version of the offer it is, from 1. */
  position: number;
  statusUrl: string;
}

/** The mail that brings an offer: the sender's words and the link to the private page. */
export async function renderOfferSent(data: OfferSentData): Promise<RenderedMail> {
  const { locale, validUntil, number, position } = data;
  const copy = offerSentCopy[locale];
  const { again } = copy;
  return renderLetter({
    ...letterAbout(data, copy),
    ...(position > 1 ? { subject: again.subject(number, position), headline: again.headline } : {}),
    paragraphs: [...letterParagraphs(data.words), ...(position > 1 ? [again.text] : []), copy.text],
    detail: { label: copy.valid, value: formatDay(validUntil, locale) },
    facts: [],
  });
}

export interface InvoiceMailData extends OfferMailData {
  invoice: Invoice;
  open: OpenAmount;
  statusUrl: string;
}

/**
 * The mail that brings an invoice or a credit note, with the document itself; once its day is over, the reminder. A first one costs nothing, and
 * gives a consumer fourteen days at least (Code of Economic Law, article XIX.2).
 */
export async function renderInvoiceMail({ invoice, open, ...data }: InvoiceMailData): Promise<RenderedMail> {
  const { locale } = data;
  const { kind, number, gross, dueOn, communication, iban } = invoice;
  const copy = invoiceMailCopy[locale];
  const [words, own] = [offerCopy(locale), invoiceCopy[locale]];
  const isOpen = kind === 'invoice' && open.cents > 0;
  const say = open.late ? copy.late : copy[documentKind(invoice)];
  const day = formatDay(dueOn, locale);
  const letter = await renderLetter({
    ...letterAbout({ ...data, number }, { ...copy, ...say }),
    plate: { label: own.kinds[documentKind(invoice)], value: number },
    paragraphs: [open.paid ? (invoice.isDeposit ? copy.depositPaid : copy.paid) : say.text],
    detail: isOpen
      ? { label: own.payable, value: formatAmount(open.cents, locale) }
      : { label: words.total, value: formatAmount(gross, locale) },
    facts: isOpen
      ? [
          { label: own.dueOn, value: day },
          { label: words.account, value: formatIban(iban ?? company.iban) },
          { label: words.communication, value: communication },
        ]
      : [],
  });
  return { ...letter, files: [{ name: `${number}.pdf`, pdf: await drawInvoice(invoice) }] };
}

export interface OfferDecidedData extends OfferMailData {
  name: string;
  /** Null for a customer who can only be called. */
  email: string | null;
  kind: 'accepted' | 'declined';
  /** The name that was typed; null when it was declined. */
  signature: string | null;
  reason: string | null;
  /** Cents; null when it was declined. */
  gross: number | null;
  deposit: number | null;
  statusUrl: string;
}

/** The copy that a customer gets who has accepted. */
export async function renderOfferAccepted(data: OfferDecidedData): Promise<RenderedMail> {
  const { locale, gross, deposit, signature } = data;
  const copy = offerAcceptedCopy[locale];
  return renderLetter({
    ...letterAbout(data, copy),
    paragraphs: [deposit ? copy.text : copy.withoutDeposit],
    detail: { label: copy.total, value: formatAmount(gross ?? 0, locale) },
    facts: [
      { label: copy.by, value: inertLine(signature ?? '') },
      ...(deposit ? [{ label: copy.deposit, value: formatAmount(deposit, locale) }] : []),
    ],
  });
}

/** What staff are told when a customer has decided. */
export async function renderOfferNews(
  data: OfferDecidedData,
  staffLocale: Locale = company.staffLocale,
): Promise<RenderedMail> {
  const { reference, number, kind, gross, signature, reason, siteUrl } = data;
  const copy = offerNewsCopy[staffLocale];
  const news = copy[kind];
  const summary = news.summary(`${inertLine(data.firstName)} ${inertLine(data.name)}`, number);
  return renderStaffMail({
    locale: staffLocale,
    subject: `[${reference}] ${summary}`,
    headline: news.headline,
    preview: news.preview,
    summary,
    ink: projectInks[data.about],
    reference: { label: copy.number, value: number },
    detail: { label: copy.total, value: gross === null ? '–' : formatAmount(gross, staffLocale) },
    textOnly: [],
    actions: [
      {
        label: copy.open,
        href: siteUrl + pathWithin('admin-requests', staffLocale, { rest: reference }),
        inText: true,
      },
    ],
    sections:
      kind === 'accepted'
        ? [{ kind: 'facts', facts: [{ label: copy.by, value: inertLine(signature ?? '') }] }]
        : [
            {
              kind: 'message',
              title: copy.reason,
              message: reason,
              none: copy.noReason,
              locale: data.locale,
            },
          ],
    replyTo: data.email && inertLine(data.email),
    siteUrl,
  });
}
