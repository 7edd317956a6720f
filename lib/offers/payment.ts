import { parseAmount } from '@/lib/quotes/amount';

// What was paid on an accepted offer. Amounts are cents.

export const paymentMethods = ['transfer', 'card', 'cash', 'other'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Why a payment does not count any more; each has a sentence in the messages. */
export const undoReasons = ['mistyped', 'wrongOffer', 'returned'] as const;

export type UndoReason = (typeof undoReasons)[number];

export interface OfferPayment {
  id: string;
  amount: number;
  /** As "2026-11-24". */
  paidOn: string;
  method: PaymentMethod;
  at: Date;
  /** A colleague's name; customers are not told. */
  author: string | null;
  undone: { at: Date; reason: UndoReason; author: string | null } | null;
}

/** How an accepted offer stands. */
export interface PaymentState {
  gross: number;
  deposit: number;
  /** What was credited and not invoiced again. */
  credited: number;
  paid: number;
  /** What is missing of the deposit. */
  openDeposit: number;
  /** What is missing of the total without what was credited. */
  open: number;
  /** What was paid beyond that. */
  excess: number;
}

/** What counts as paid of these payments. */
export const paidOf = (payments: readonly Pick<OfferPayment, 'amount' | 'undone'>[]): number =>
  payments.reduce((sum, { amount, undone }) => (undone === null ? sum + amount : sum), 0);

export function paymentStateOf(
  { gross, deposit, credited = 0 }: { gross: number; deposit: number; credited?: number },
  payments: readonly Pick<OfferPayment, 'amount' | 'undone'>[],
): PaymentState {
  const paid = paidOf(payments);
  const owed = Math.max(0, gross - credited);
  return {
    gross,
    deposit,
    credited,
    paid,
    openDeposit: Math.max(0, Math.min(deposit, owed) - paid),
    open: Math.max(0, owed - paid),
    excess: Math.max(0, paid - owed),
  };
}

/** What a customer is asked for. */
export interface AskedPayment {
  /** Cents. */
  amount: number;
  isDeposit: boolean;
  /** Of its invoice, as "2026-12-24"; null before there is one. */
  dueOn: string | null;
}

/** What its customer is asked for now: the deposit until there is an invoice, and its own first; then what the invoice of the work leaves open. */
export function askedNow(
  { open, openDeposit }: PaymentState,
  invoice: { dueOn: string } | null,
  deposit: { dueOn: string } | null,
): AskedPayment {
  return invoice && (openDeposit === 0 || deposit === null)
    ? { amount: open, isDeposit: false, dueOn: invoice.dueOn }
    : { amount: openDeposit, isDeposit: true, dueOn: deposit?.dueOn ?? null };
}

/** What is suggested to be entered next: the deposit as long as it is missing, then the rest. */
export const nextAmount = ({ openDeposit, open }: PaymentState): number => openDeposit || open;

export interface TypedPayment {
  amount: number;
  paidOn: string;
  method: PaymentMethod;
}

type ReadPayment =
  | { ok: true; data: TypedPayment; values: Record<string, string> }
  | { ok: false; fields: Record<string, string[]>; values: Record<string, string> };

/** Whether a text is a day of the calendar, as "2026-11-24". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * A payment as staff typed it; what is wrong with which field.
 *
 * @param today in Brussels, as "2026-11-24"
 */
export function readPayment(values: Record<string, string>, today: string): ReadPayment {
  const amount = parseAmount(values.amount ?? '');
  const paidOn = (values.paidOn ?? '').trim();
  const method = paymentMethods.find((one) => one === values.method);
  const fields: Record<string, string[]> = {
    ...(amount === null || amount < 1 ? { amount: ['amount'] } : {}),
    ...(!isDay(paidOn) || paidOn < '2000-01-01'
      ? { paidOn: ['day'] }
      : paidOn > today
        ? { paidOn: ['dayToCome'] }
        : {}),
    ...(method === undefined ? { method: ['invalidChoice'] } : {}),
  };
  if (amount === null || method === undefined || Object.keys(fields).length > 0)
    return { ok: false, fields, values };
  return { ok: true, data: { amount, paidOn, method }, values };
}
