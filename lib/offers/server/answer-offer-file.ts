import 'server-only';
import { incident } from '@/lib/log/incident';
import {
  openStatusToken,
  readStatusToken,
  type StatusToken,
  statusUrl,
} from '@/lib/quotes/server/status-link';
import { answerJson } from '@/lib/security/api-answer';
import { answerFile } from '@/lib/uploads/server/answer-file';
import type { OfferRecord } from '../offer-record';
import { drawCertificate } from './draw-offer';
import { answerInvoiceFile } from './invoice-file';
import { findOwnInvoices } from './invoice-store';
import { readOfferFile } from './offer-files';
import { findSentOffer } from './offer-store';

/** Where an invoice or a credit note is, as people read it or as programmes do. */
export function ownInvoicePath(token: StatusToken, number: string, format: 'pdf' | 'xml'): string {
  return `/api/offers/file?${new URLSearchParams({ token, number, format })}`;
}

/** Where the document of a version is, or the certificate of its acceptance. */
export function offerFilePath(
  token: StatusToken,
  position: number,
  kind: 'offer' | 'certificate' = 'offer',
): string {
  const query = new URLSearchParams({ token, version: String(position), kind });
  return `/api/offers/file?${query}`;
}

async function findFile(
  record: OfferRecord,
  position: number,
  kind: string | null,
): Promise<{ bytes: Uint8Array; name: string } | null> {
  const version = record.versions.find((one) => one.position === position);
  const { number, reference } = record;
  if (!version?.sending || number === null) return null;
  const { offer, sending, decision } = version;
  if (kind !== 'certificate') {
    const bytes = await readOfferFile(sending.path, sending.pdfHash);
    return bytes && { bytes, name: `${number}-${position}.pdf` };
  }
  if (decision?.kind !== 'accepted') return null;
  const sheet = {
    offer,
    number,
    position,
    requestReference: reference,
    sentAt: sending.at,
    validUntil: sending.validUntil,
    termsVersion: sending.termsVersion,
    link: await statusUrl(offer.locale, reference),
  };
  return { bytes: await drawCertificate(sheet, decision), name: `${number}-${position}-certificate.pdf` };
}

/** Hands the document of an offer, or an invoice of it, to whoever has the private link of its request. */
export async function answerOfferFile(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const token = readStatusToken(query.get('token'));
  if (token === null) return answerJson({ error: 'forbidden' }, 403);
  try {
    const reference = await openStatusToken(token);
    if (reference === null) return answerJson({ error: 'forbidden' }, 403);
    const number = query.get('number');
    if (number !== null) {
      const issued = (await findOwnInvoices(reference)).find(({ invoice }) => invoice.number === number);
      if (!issued) return answerJson({ error: 'missing' }, 404);
      return await answerInvoiceFile(issued.invoice, query.get('format'));
    }
    const record = await findSentOffer(reference);
    const file = record && (await findFile(record, Number(query.get('version')), query.get('kind')));
    if (!file) return answerJson({ error: 'missing' }, 404);
    return answerFile(file.bytes, {
      mimeType: 'application/pdf',
      disposition: `inline; filename="${file.name}"`,
    });
  } catch (error) {
    incident(error, { during: 'offers.file' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
