import 'server-only';
import { log } from '@/lib/log/log';
import { fileKinds } from '../limits';
import { findAttachment, findAttachmentBytes, StorageError } from './attachment-storage';
import { isAttachmentLink } from './attachments';

export type OpenedAttachment =
  | { status: 'ok'; bytes: Blob; mimeType: string; disposition: string }
  | { status: 'forbidden' | 'missing' | 'unavailable' };

/** The file behind a signed link, ready to be saved. */
export async function openAttachment(
  id: string,
  expires: string,
  signature: string,
  now: Date,
): Promise<OpenedAttachment> {
  if (!isAttachmentLink(id, expires, signature, now)) return { status: 'forbidden' };
  try {
    const attachment = await findAttachment(id);
    const bytes = attachment && (await findAttachmentBytes(attachment.path));
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
    log.warn('quotes.attachmentAway', { reason: error.message });
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
