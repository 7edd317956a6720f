'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { asTyped, entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { formatAmount, formatDay } from '@/lib/i18n/format';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { isReference } from '@/lib/quotes/reference';
import { identifyStaff, staffActions } from '@/lib/staff/server/staff-action';
import { addedDesign } from './added-design';
import { addLines, readerOf, readOffer, readTypedOffer, type TypedOffer } from './compose-offer';
import type { ComposeResult, OlderPricesNote } from './compose-result';
import type { OlderPrices } from './design-lines';
import { validUntil } from './offer-dates';
import { readPayment, undoReasons } from './payment';
import type { PaymentResult } from './payment-result';
import { changeOfferDraft } from './server/offer-store';
import { recordPayment, undoPayment } from './server/payment-store';
import { listAllEntries } from './server/price-book-store';
import { linesOfDesign } from './server/price-design';
import { sendOffer } from './server/send-offer';

const requestAction = staffActions('requests');

const noteOf = ({ version, today, isRaised }: OlderPrices, locale: Locale): OlderPricesNote => ({
  day: formatDay(new Date(version), locale),
  today: formatAmount(today, locale),
  isRaised,
});

/**
 * Saves the draft of an offer: with the lines of a design where its button was pressed, and sent where that one was. Whoever was
 * quicker is not overwritten.
 */
export const composeOffer = requestAction(
  'offers.compose',
  (form) => {
    const typed = readTypedOffer(form);
    return { ok: true, data: typed, values: typed.values };
  },
  async (
    { input, staff, form, now, locale, invalid, refused },
    reference: string,
  ): Promise<ComposeResult> => {
    if (typeof reference !== 'string' || !isReference(reference)) return refused('unknown');
    const intent = readTextEntry(form, 'intent');
    const design = addedDesign(intent);
    const added =
      design === null ? null : await linesOfDesign(staff, { reference, id: design }, readerOf(input.values));
    if (typeof added === 'string') return refused(added);
    const typed: TypedOffer = added ? addLines(input, added.lines, locale) : input;
    const read = readOffer(typed, await listAllEntries(staff), locale);
    if (!read.ok) {
      const known = Object.keys(read.fields).filter((field) => field in input.values);
      if (added && known.length === 0) return refused('designTooMuch');
      return invalid(read.fields);
    }
    const version = Number(readTextEntry(form, 'version'));
    const saved = await changeOfferDraft(staff, { reference, version, offer: read.offer });
    // After a conflict too: what was typed stays, and is saved over the version that the page shows then.
    refresh();
    // What the customer accepted meanwhile has another version, and no form any more to save over it.
    if (saved.status === 'conflict' && saved.offer?.status === 'accepted') return refused('closed');
    if (saved.status !== 'ok') return refused(saved.status);
    if (added) {
      const line = typed.ids[input.ids.length] ?? '';
      const older = added.older && noteOf(added.older, locale);
      return { status: 'ok', data: { done: 'added', line, older } };
    }
    if (intent !== 'send') return { status: 'ok', data: { done: 'saved' } };
    const sent = await sendOffer(staff, reference, saved.offer.version, now, readTextEntry(form, 'pictures'));
    if (sent.status === 'fault') return refused(sent.fault);
    if (sent.status !== 'ok') return refused(sent.status);
    return { status: 'ok', data: { done: 'sent' } };
  },
);

/** Has the offer loaded again, once a picture came or went. */
export async function refreshOffer(): Promise<void> {
  if (typeof (await identifyStaff('requests')(defaultLocale)) !== 'string') refresh();
}

const stampShape = z.object({ key: z.uuid(), seen: z.coerce.number().int().min(0) });

/** Enters what a customer paid. */
export const enterPayment = requestAction(
  'offers.enterPayment',
  asTyped('amount', 'paidOn', 'method'),
  async ({ staff, form, values, now, invalid, refused }, reference: string): Promise<PaymentResult> => {
    const stamp = stampShape.safeParse(entriesOf(form, 'key', 'seen'));
    if (!stamp.success) return refused('invalid');
    const read = readPayment(values, validUntil(now, 0));
    if (!read.ok) return invalid(read.fields);
    const outcome = await recordPayment(staff, { reference, ...read.data, ...stamp.data });
    // After a conflict too: the page shows what was entered meanwhile.
    refresh();
    return outcome === 'ok' ? { status: 'ok', data: null } : refused(outcome);
  },
);

/** Takes a payment back that was entered wrongly. */
export const takePaymentBack = requestAction(
  'offers.takePaymentBack',
  asTyped('reason'),
  async ({ staff, values, invalid, refused }, reference: string, id: string): Promise<PaymentResult> => {
    const payment = z.uuid().safeParse(id);
    if (!payment.success) return refused('unknown');
    const reason = undoReasons.find((one) => one === values.reason);
    if (!reason) return invalid({ reason: ['invalidChoice'] });
    const outcome = await undoPayment(staff, { reference, payment: payment.data, reason });
    refresh();
    return outcome === 'ok' ? { status: 'ok', data: null } : refused(outcome);
  },
);
