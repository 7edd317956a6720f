import 'server-only';
import { terms } from '@/lib/legal/terms';
import { statusUrl } from '@/lib/quotes/server/status-link';
import type { Staff } from '@/lib/staff/staff';
import { chosenLines, preselectedIds } from '../choice';
import { wereSeen } from '../line-picture';
import { findOfferFault, type OfferFault } from '../offer';
import { validUntil as lastDayOf } from '../offer-dates';
import { priceBasisOf } from '../price-basis';
import { rateOf, totalsOf } from '../totals';
import { type DrawnPicture, drawOffer } from './draw-offer';
import { readLinePicture, storeOfferFile } from './offer-files';
import { numberOffer, type OfferChange, recordSending } from './offer-store';
import { findPictures, type StoredPicture } from './picture-store';

/** @throws StorageError; another Error when a picture is not there or not the one that was kept */
async function openPictures(pictures: readonly StoredPicture[]): Promise<Map<string, DrawnPicture>> {
  const opened = new Map<string, DrawnPicture>();
  for (const picture of pictures) {
    const bytes = await readLinePicture(picture);
    if (!bytes) throw new Error('The picture of a line is not there');
    opened.set(picture.line, { bytes, width: picture.width, height: picture.height });
  }
  return opened;
}

/**
 * Sends the draft of an offer: draws its document, keeps it, freezes the version and queues the mail. What fails before the
 * last step has sent nothing, and can be done again.
 *
 * @param version of the offer that was on the screen
 * @param seen the pictures that were on it (`seenPictures`); null where there was no screen
 * @throws DatabaseAwayError, StorageError
 */
export async function sendOffer(
  staff: Staff,
  reference: string,
  version: number,
  now: Date,
  seen: string | null = null,
): Promise<OfferChange | { status: 'fault'; fault: OfferFault }> {
  const numbered = await numberOffer(staff, reference);
  if (numbered.status !== 'ok') return numbered;
  const { number, versions, version: current } = numbered.offer;
  const draft = versions.find(({ state }) => state === 'draft');
  if (current !== version || !draft || number === null) return { status: 'conflict', offer: numbered.offer };
  const { offer, position } = draft;
  const fault = findOfferFault(offer);
  if (fault !== null) return { status: 'fault', fault };

  const validUntil = lastDayOf(now, offer.validDays);
  const pictures = (await findPictures(staff, reference)).filter((one) => one.position === position);
  // A colleague put another picture beside a line, which does not change the version.
  if (seen !== null && !wereSeen(pictures, seen, offer.lines))
    return { status: 'conflict', offer: numbered.offer };
  const bytes = await drawOffer(
    {
      offer,
      number,
      position,
      requestReference: reference,
      sentAt: now,
      validUntil,
      termsVersion: terms.version,
      link: await statusUrl(offer.locale, reference),
    },
    await openPictures(pictures),
  );
  const totals = totalsOf(
    chosenLines(offer.lines, preselectedIds(offer.lines)),
    priceBasisOf(offer.customer),
  );
  const stored = await storeOfferFile(bytes);
  const facts = { reference, version, sentAt: now, validUntil, termsVersion: terms.version };
  const amount = { net: totals.net, vatRate: rateOf(totals) };
  return recordSending(staff, { ...facts, ...amount, ...stored, pictures: pictures.map(({ id }) => id) });
}
