import 'server-only';
import { log } from '@/lib/log/log';
import { answerJson } from '@/lib/security/api-answer';
import { fileKinds, type UploadPurpose } from '../upload-purposes';
import { isAttachmentLink } from './receipts';
import { findClaimedUpload, findUploadBytes, StorageError } from './upload-storage';

type OpenedAttachment =
  | { status: 'ok'; bytes: Blob; mimeType: string; disposition: string }
  | { status: 'forbidden' | 'missing' | 'unavailable' };

const statusOf = { forbidden: 403, missing: 404, unavailable: 503 } as const;

/** Hands a file to staff, who come by the signed link of their mail. Only ever for saving. */
export async function answerAttachment(
  purpose: UploadPurpose,
  id: string,
  request: Request,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const result = await openAttachment(
    purpose,
    id,
    query.get('expires') ?? '',
    query.get('signature') ?? '',
    new Date(),
  );
  if (result.status !== 'ok') return answerJson({ error: result.status }, statusOf[result.status]);
  return new Response(result.bytes, {
    headers: {
      'Content-Type': result.mimeType,
      'Content-Disposition': result.disposition,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The file behind a signed link, ready to be saved. */
async function openAttachment(
  purpose: UploadPurpose,
  id: string,
  expires: string,
  signature: string,
  now: Date,
): Promise<OpenedAttachment> {
  if (!isAttachmentLink(purpose, id, expires, signature, now)) return { status: 'forbidden' };
  try {
    const attachment = await findClaimedUpload(purpose, id);
    const bytes = attachment && (await findUploadBytes(purpose, attachment.path));
    if (!bytes) return { status: 'missing' };
    const mimeType = fileKinds.find(({ id: kind }) => kind === attachment.kind)?.mimeTypes[0];
    return {
      status: 'ok',
      bytes,
      mimeType: mimeType ?? 'application/octet-stream',
      disposition: saveAs(attachment.name),
    };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.warn('uploads.attachmentAway', { purpose, reason: error.message });
    return { status: 'unavailable' };
  }
}

/** `Content-Disposition` for saving under any name (RFC 6266, RFC 8187). */
function saveAs(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
