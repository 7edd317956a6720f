import { totalsOfChoice } from '@/lib/offers/choice-totals';
import type { Offer } from '@/lib/offers/offer';
import { currentVersion } from '@/lib/offers/offer-record';
import { changeOfferDraft, findOffer, findSentOffer } from '@/lib/offers/server/offer-store';
import { sendOffer } from '@/lib/offers/server/send-offer';
import type { Staff } from '@/lib/staff/staff';
import { exampleOffer } from '../../unit/offers/example-offer';
import { acknowledged, quoteInput, submit } from './quotes';
import type { TestStack } from './test-stack';

/** What its customer ticks. */
const exampleChoice = ['a3', 'a4'];

export interface AcceptedOffer {
  reference: string;
  number: string;
  gross: number;
  deposit: number;
}

/** An offer of 2,240.70 with a deposit of 672.21, sent and accepted. */
export async function someAccepted(
  stack: TestStack,
  seller: Staff,
  { email, offer = exampleOffer }: { email?: string; offer?: Offer } = {},
): Promise<AcceptedOffer> {
  const reference = acknowledged(await submit({ input: quoteInput(email ? { email } : {}) })).reference;
  const saved = await changeOfferDraft(seller, { reference, version: 0, offer });
  if (saved.status !== 'ok') throw new Error(`Not saved: ${saved.status}`);
  const sent = await sendOffer(seller, reference, saved.offer.version, new Date());
  if (sent.status !== 'ok') throw new Error(`Not sent: ${sent.status}`);
  const record = await findSentOffer(reference);
  const version = record && currentVersion(record);
  const totals = version && totalsOfChoice(version.offer, exampleChoice);
  if (!version || !totals) throw new Error('Nothing to accept');
  const decision = {
    reference,
    position: version.position,
    pdfHash: version.sending.pdfHash,
    kind: 'accepted',
    name: 'Lieve Peeters',
    choice: exampleChoice,
    net: totals.net,
    gross: totals.gross,
    deposit: totals.deposit,
    locale: 'nl',
    limits: [],
  };
  const { data, error } = await stack.database.rpc('decide_offer', { decision });
  if (error || data.status !== 'accepted') throw new Error(`Not accepted: ${error?.message ?? data.status}`);
  const number = (await findOffer(seller, reference))?.number ?? '';
  return { reference, number, gross: totals.gross, deposit: totals.deposit };
}
