import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import {
  type OfferPayment,
  paymentMethods,
  type TypedPayment,
  type UndoReason,
  undoReasons,
} from '../payment';

const timeoutMilliseconds = 10_000;
const moment = z.coerce.date();

const paymentShape = z.object({
  id: z.string(),
  amount: z.number(),
  paidOn: z.string(),
  method: z.enum(paymentMethods),
  at: moment,
  author: z.string().nullable(),
  undone: z.object({ at: moment, reason: z.enum(undoReasons), author: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<OfferPayment>;

const find = (reference: string, forStaff: boolean) =>
  ask(
    'find_offer_payments',
    { wanted_reference: reference, for_staff: forStaff },
    z.array(paymentShape),
    timeoutMilliseconds,
  );

/**
 * What counts as paid on the offer of a request. Whoever asks has its private link.
 *
 * @throws DatabaseAwayError
 */
export const findOwnPayments = (reference: string): Promise<OfferPayment[]> => find(reference, false);

/**
 * Everything that was entered, with what was undone.
 *
 * @throws DatabaseAwayError
 */
export const findPayments = (_: Staff, reference: string): Promise<OfferPayment[]> => find(reference, true);

const outcomeShape = z
  .object({
    status: z.enum(['ok', 'conflict', 'tooMuch', 'notAccepted', 'unknown', 'invalid', 'forbidden']),
  })
  .transform(({ status }) => status);

/**
 * Keeps a payment.
 *
 * @param key of the form: sent twice, it is one payment
 * @param seen cents that were paid on the page it was entered on
 * @throws DatabaseAwayError
 */
export function recordPayment(
  staff: Staff,
  payment: TypedPayment & { reference: string; key: string; seen: number },
) {
  return ask('record_offer_payment', { actor: staff.viewer.id, payment }, outcomeShape, timeoutMilliseconds);
}

/** @throws DatabaseAwayError */
export function undoPayment(
  staff: Staff,
  undoing: { reference: string; payment: string; reason: UndoReason },
) {
  return ask('undo_offer_payment', { actor: staff.viewer.id, undoing }, outcomeShape, timeoutMilliseconds);
}
