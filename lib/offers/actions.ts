'use server';

import { refresh } from 'next/cache';
import { readTextEntry } from '@/lib/forms/read-entry';
import { staffActions } from '@/lib/staff/server/staff-action';
import { readOffer } from './compose-offer';
import type { ComposeResult } from './compose-result';
import { changeOfferDraft } from './server/offer-store';
import { sendOffer } from './server/send-offer';

const requestAction = staffActions('requests');

/** Saves the draft of an offer, and sends it where that button was pressed; whoever was quicker is not overwritten. */
export const composeOffer = requestAction(
  'offers.compose',
  readOffer,
  async ({ input, staff, form, now, refused }, reference: string): Promise<ComposeResult> => {
    const version = Number(readTextEntry(form, 'version'));
    const saved = await changeOfferDraft(staff, { reference, version, offer: input });
    // After a conflict too: what was typed stays, and is saved over the version that the page shows then.
    refresh();
    if (saved.status !== 'ok') return refused(saved.status);
    if (readTextEntry(form, 'intent') !== 'send') return { status: 'ok', data: { done: 'saved' } };
    const sent = await sendOffer(staff, reference, saved.offer.version, now);
    if (sent.status === 'fault') return refused(sent.fault);
    if (sent.status !== 'ok') return refused(sent.status);
    return { status: 'ok', data: { done: 'sent' } };
  },
);
