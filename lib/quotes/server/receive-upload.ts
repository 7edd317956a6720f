import 'server-only';
import { randomUUID } from 'node:crypto';
import { bucketFor, hashAddress, hashSession } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { readTicket } from '@/lib/security/form-ticket';
import { fileKinds, maxFileBytes } from '../limits';
import { findAttachment, putAttachment, removeAttachments, StorageError } from './attachment-storage';
import {
  type FileKindId,
  issueReceipt,
  mimeTypeOf,
  readReceipt,
  storagePathOf,
  type UploadedFile,
} from './attachments';
import { cleanImage } from './clean-image';
import { readAtMost } from './read-at-most';
import { sniffFile } from './sniff-file';

export type UploadRefusal =
  | 'ticketExpired'
  | 'rateLimited'
  | 'empty'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'wrongType'
  | 'damaged'
  | 'interrupted'
  | 'unavailable';

export type UploadResult =
  | { status: 'stored'; receipt: string; name: string; size: number; kind: FileKindId }
  | { status: 'refused'; reason: UploadRefusal };

export interface Upload {
  ticket: string | null;
  /** The visitor's name for the file, as sent. */
  name: string;
  body: ReadableStream<Uint8Array> | null;
  /** What the request says its size is. */
  declaredSize: number | null;
  address: string;
  now: Date;
}

const refused = (reason: UploadRefusal): UploadResult => ({ status: 'refused', reason });

/** Takes one file of a quote request that is being written: checks it by content, cleans it and stores it privately. */
export async function receiveUpload(upload: Upload): Promise<UploadResult> {
  const ticket = upload.ticket ? readTicket(upload.ticket, upload.now) : null;
  if (!ticket) return refused('ticketExpired');
  if ((upload.declaredSize ?? 0) > maxFileBytes) return refused('tooLarge');
  const buckets = [
    bucketFor('uploadPerSession', hashSession(ticket.session)),
    bucketFor('uploadPerAddress', hashAddress(upload.address)),
  ];
  if (!(await consumeLimits(buckets, upload.now))) return refused('rateLimited');

  const read = await readAtMost(upload.body, maxFileBytes);
  if (read.status !== 'ok') return refused(read.status);
  if (read.bytes.length === 0) return refused('empty');

  const kind = await sniffFile(read.bytes, upload.name);
  if (!kind) return refused('wrongType');
  let bytes: Uint8Array = read.bytes;
  if (kind === 'png' || kind === 'jpeg' || kind === 'webp') {
    const cleaned = await cleanImage(bytes, kind);
    if (cleaned.status === 'busy') return refused('unavailable');
    if (cleaned.status !== 'ok') return refused(cleaned.status);
    // A photo saved with little quality can grow when it is drawn anew.
    if (cleaned.bytes.length > maxFileBytes) return refused('tooLarge');
    bytes = cleaned.bytes;
  }

  const id = randomUUID();
  const file: UploadedFile = {
    id,
    path: storagePathOf(id, kind, upload.now),
    name: cleanFileName(upload.name, kind),
    kind,
    size: bytes.length,
  };
  try {
    await putAttachment(file.path, bytes, mimeTypeOf(kind));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    incident(error, { during: 'quotes.upload' });
    return refused('unavailable');
  }
  log.info('quotes.uploaded', { kind, size: file.size });
  return {
    status: 'stored',
    receipt: issueReceipt(file, ticket.session),
    name: file.name,
    size: file.size,
    kind,
  };
}

/** Deletes a file that this session uploaded, unless it belongs to a request by now. */
export async function withdrawUpload(
  ticketText: string | null,
  receipt: string,
  now: Date,
): Promise<'removed' | 'forbidden' | 'conflict' | 'unavailable'> {
  const ticket = ticketText ? readTicket(ticketText, now) : null;
  const file = ticket && readReceipt(receipt, ticket.session);
  if (!file) return 'forbidden';
  try {
    if (await findAttachment(file.id)) return 'conflict';
    await removeAttachments([file.path]);
    return 'removed';
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.warn('quotes.withdrawFailed', { reason: error.message });
    return 'unavailable';
  }
}

/**
 * The visitor's name for a file as it may be shown and offered for saving: no folder, no control or direction mark, at
 * most 120 characters, and an extension that says what it is.
 */
export function cleanFileName(name: string, kind: FileKindId): string {
  const extensions = fileKinds.find((candidate) => candidate.id === kind)?.extensions ?? ['.bin'];
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const tidy = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>:"|?*\ufffd]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const extension = extensions.find((candidate) => tidy.toLowerCase().endsWith(candidate));
  const stem = [...(extension ? tidy.slice(0, -extension.length) : tidy)].slice(0, 120).join('').trim();
  return `${stem || 'file'}${extension ?? extensions[0]}`;
}
