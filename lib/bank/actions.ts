'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { ActionResult } from '@/lib/actions/result';
import { asTyped } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathWithin } from '@/lib/i18n/routes';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { asideReasons, type BankOutcome, readWantedOffer } from './bank-line';
import { bookBankFile, discardBankFile, settleBankEntry } from './server/bank-store';

type Outcome = BankOutcome | 'ok';

const bankButton = staffButtons('payments');

/** Books the ticked lines of a file; the page of the file says what became of it. */
export const bookTicked = bankButton(
  'bank.bookFile',
  async ({ staff, form }, file: string): Promise<Outcome> => {
    const entries = form.getAll('entry').filter((id) => typeof id === 'string');
    const { status } = await bookBankFile(staff, { file, stamp: readTextEntry(form, 'stamp'), entries });
    return status;
  },
  (locale, outcome, _form, file) =>
    pathWithin('admin-payments', locale, {
      rest: z.uuid().safeParse(file).success ? file : '',
      query: { outcome: outcome === 'ok' ? 'booked' : outcome },
    }),
);

/** Forgets a file that was not booked. */
export const discardFile = bankButton(
  'bank.discardFile',
  async ({ staff, form }): Promise<Outcome> => {
    const id = z.uuid().safeParse(readTextEntry(form, 'id'));
    return id.success ? (await discardBankFile(staff, id.data)).status : 'unknown';
  },
  (locale, outcome) =>
    pathWithin('admin-payments', locale, { query: { outcome: outcome === 'ok' ? 'discarded' : outcome } }),
);

/** Brings a movement back that was set aside. */
export const bringBack = bankButton(
  'bank.bringBack',
  async ({ staff, form }): Promise<Outcome> => {
    const id = z.uuid().safeParse(readTextEntry(form, 'id'));
    if (!id.success) return 'unknown';
    const { status } = await settleBankEntry(staff, { entry: id.data });
    return status === 'noOffer' || status === 'notAccepted' ? 'invalid' : status;
  },
  (locale, outcome) =>
    pathWithin('admin-payments', locale, { query: { outcome: outcome === 'ok' ? 'broughtBack' : outcome } }),
);

type SettleResult = ActionResult<
  null,
  'settled' | 'unknown' | 'invalid' | 'forbidden' | 'signedOut' | 'unavailable'
>;

const bankAction = staffActions('payments');

/** Books a movement on the offer that somebody names. Success leads back to the tray. */
export const bookByHand = bankAction(
  'bank.bookByHand',
  asTyped('offer'),
  async ({ staff, locale, values, invalid, refused }, entry: string): Promise<SettleResult> => {
    const id = z.uuid().safeParse(entry);
    if (!id.success) return refused('unknown');
    const offer = readWantedOffer(values.offer ?? '');
    if (offer === null) return invalid({ offer: ['noOffer'] });
    const { status } = await settleBankEntry(staff, { entry: id.data, offer });
    if (status === 'noOffer' || status === 'notAccepted') return invalid({ offer: [status] });
    if (status !== 'ok') return refused(status);
    redirect(pathWithin('admin-payments', locale, { query: { outcome: 'booked' } }));
  },
);

/** Sets a movement aside with a reason. Success leads back to the tray. */
export const setAside = bankAction(
  'bank.setAside',
  asTyped('reason'),
  async ({ staff, locale, values, invalid, refused }, entry: string): Promise<SettleResult> => {
    const id = z.uuid().safeParse(entry);
    if (!id.success) return refused('unknown');
    const reason = asideReasons.find((one) => one === values.reason);
    if (!reason) return invalid({ reason: ['invalidChoice'] });
    const { status } = await settleBankEntry(staff, { entry: id.data, reason });
    if (status === 'noOffer' || status === 'notAccepted') return refused('invalid');
    if (status !== 'ok') return refused(status);
    redirect(pathWithin('admin-payments', locale, { query: { outcome: 'settledAside' } }));
  },
);
