import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type Offer, offerShape } from '../offer';
import type { OfferRecord } from '../offer-record';

const timeoutMilliseconds = 10_000;
const moment = z.coerce.date();

const decisionShape = z.object({
  kind: z.enum(['accepted', 'declined']),
  name: z.string().nullable(),
  reason: z.string().nullable(),
  choice: z.array(z.string()),
  gross: z.number().nullable(),
  deposit: z.number().nullable(),
  pdfHash: z.string(),
  termsVersion: z.string(),
  locale: z.enum(locales),
  email: z.string().nullable(),
  at: moment,
});

const versionShape = z
  .object({
    position: z.number(),
    state: z.enum(['draft', 'sent', 'replaced']),
    document: offerShape,
    author: z.string().nullable(),
    sentAt: moment.nullable(),
    validUntil: z.string().nullable(),
    termsVersion: z.string().nullable(),
    pdfHash: z.string().nullable(),
    path: z.string().nullable(),
    decision: decisionShape.nullable(),
  })
  .transform(({ document, sentAt, validUntil, termsVersion, pdfHash, path, ...version }) => ({
    ...version,
    offer: document,
    // The database has all of them or none.
    sending:
      sentAt && validUntil && termsVersion && pdfHash && path
        ? { at: sentAt, validUntil, termsVersion, pdfHash, path }
        : null,
  }));

const recordShape = z.object({
  reference: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'sent', 'accepted', 'declined']),
  version: z.number(),
  versions: z.array(versionShape),
}) satisfies z.ZodType<OfferRecord>;

const find = (reference: string, withDrafts: boolean) =>
  ask(
    'find_offer',
    { wanted_reference: reference, with_drafts: withDrafts },
    recordShape.nullable(),
    timeoutMilliseconds,
  );

/**
 * What a customer was sent, or null. Whoever asks has the private link of the request.
 *
 * @throws DatabaseAwayError
 */
export async function findSentOffer(reference: string): Promise<OfferRecord | null> {
  const record = await find(reference, false);
  return record && record.versions.length > 0 ? record : null;
}

/**
 * The offer of a request with its drafts, or null; asked once for each page.
 *
 * @throws DatabaseAwayError
 */
export const findOffer = cache(
  (_: Staff, reference: string): Promise<OfferRecord | null> => find(reference, true),
);

/** What staff are told of a change of an offer. */
const changeShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), offer: recordShape }),
  // Somebody was quicker; null when there is none any more.
  z.object({ status: z.literal('conflict'), offer: recordShape.nullable() }),
  z.object({ status: z.enum(['closed', 'unknown', 'invalid', 'forbidden']) }),
]);

export type OfferChange = z.output<typeof changeShape>;

/**
 * Saves the draft of an offer; after a version that was sent it is the next one.
 *
 * @param version of the offer that was on the screen, 0 for none
 * @throws DatabaseAwayError
 */
export function changeOfferDraft(
  staff: Staff,
  { reference, version, offer }: { reference: string; version: number; offer: Offer },
): Promise<OfferChange> {
  const draft = { reference, version, document: offer };
  return ask('change_offer_draft', { actor: staff.viewer.id, draft }, changeShape, timeoutMilliseconds);
}

/** @throws DatabaseAwayError */
export function numberOffer(staff: Staff, reference: string): Promise<OfferChange> {
  const args = { actor: staff.viewer.id, wanted_reference: reference };
  return ask('number_offer', args, changeShape, timeoutMilliseconds);
}

interface OfferSending {
  reference: string;
  version: number;
  sentAt: Date;
  validUntil: string;
  termsVersion: string;
  pdfHash: string;
  path: string;
  /** Cents of the lines that are suggested, without VAT: the amount of the request. */
  net: number;
  /** Percent of VAT of those lines; null where they have several. */
  vatRate: number | null;
  /** Ids of the pictures that stand in the document. */
  pictures: readonly string[];
}

/** @throws DatabaseAwayError */
export function recordSending(staff: Staff, sending: OfferSending): Promise<OfferChange> {
  return ask('send_offer', { actor: staff.viewer.id, sending }, changeShape, timeoutMilliseconds);
}
