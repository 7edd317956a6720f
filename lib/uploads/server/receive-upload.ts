import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { readAtMost } from '@/lib/http/read-at-most';
import { bucketFor, hashAddress, hashSession } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { readTicket } from '@/lib/security/form-ticket';
import { StorageError } from '@/lib/supabase/storage';
import type { FileFault } from '../file-faults';
import {
  acceptedKinds,
  type FileKindId,
  fileKinds,
  maxFileBytes,
  type UploadPurpose,
} from '../upload-purposes';
import { cleanImage } from './clean-image';
import { jpegOfHeic } from './jpeg-of-heic';
import { issueReceipt, mimeTypeOf, readReceipt, storagePathOf, type UploadedFile } from './receipts';
import { faultOfImage } from './redraw-photo';
import { sniffFile } from './sniff-file';
import { findClaimedUpload, putUpload, removeUploads } from './upload-storage';

export type UploadRefusal = FileFault | 'ticketExpired' | 'rateLimited' | 'uploadFailed' | 'unavailable';

type Refused<Reason extends UploadRefusal = UploadRefusal> = { status: 'refused'; reason: Reason };

export type UploadResult = { status: 'stored'; receipt: string; file: UploadedFile } | Refused;

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

const refused = <Reason extends UploadRefusal>(reason: Reason): Refused<Reason> => ({
  status: 'refused',
  reason,
});

/** Takes one file of a form that is being written: checks it by content, cleans it and stores it privately. */
export async function receiveUpload(purpose: UploadPurpose, upload: Upload): Promise<UploadResult> {
  const ticket = upload.ticket ? readTicket(upload.ticket, upload.now) : null;
  if (!ticket) return refused('ticketExpired');
  if ((upload.declaredSize ?? 0) > maxFileBytes) return refused('fileTooLarge');
  const buckets = [
    bucketFor('uploadPerSession', hashSession(ticket.session)),
    bucketFor('uploadPerAddress', hashAddress(upload.address)),
  ];
  if (!(await consumeLimits(buckets, upload.now))) return refused('rateLimited');

  const read = await readAtMost(upload.body, maxFileBytes);
  if (read.status === 'tooLarge') return refused('fileTooLarge');
  if (read.status !== 'ok') return refused(read.status === 'interrupted' ? 'uploadFailed' : 'unavailable');
  const result = await storeUpload(purpose, upload.name, read.bytes, upload.now);
  if (result.status === 'refused') return result;
  return { ...result, receipt: issueReceipt(purpose, result.file, ticket.session) };
}

/** Checks a file by content, cleans it and stores it privately, where nobody claims it yet. */
export async function storeUpload(
  purpose: UploadPurpose,
  sentName: string,
  sent: Uint8Array,
  now: Date,
): Promise<{ status: 'stored'; file: UploadedFile } | Refused<FileFault | 'unavailable'>> {
  if (sent.length === 0) return refused('fileBroken');
  if (sent.length > maxFileBytes) return refused('fileTooLarge');
  const accepted = acceptedKinds(purpose).map(({ id }) => id);
  const asSent = { bytes: sent, name: sentName };
  const opened = accepted.includes('jpeg') ? await jpegOfHeic(asSent) : asSent;
  if (typeof opened === 'string') return refused(opened);
  const { name } = opened;
  const kind = await sniffFile(opened.bytes, name);
  if (!kind || !accepted.includes(kind)) return refused('fileType');
  let { bytes } = opened;
  if (kind === 'png' || kind === 'jpeg' || kind === 'webp') {
    // A photo saved with little quality grows when it is drawn anew.
    const cleaned = await cleanImage(bytes, kind, { mostBytes: maxFileBytes });
    if (cleaned.status !== 'ok') return refused(faultOfImage[cleaned.status]);
    if (cleaned.bytes.length > maxFileBytes) return refused('fileTooLarge');
    bytes = cleaned.bytes;
  }

  const id = randomUUID();
  const file: UploadedFile = {
    id,
    path: storagePathOf(id, kind, now),
    name: cleanFileName(name, kind),
    kind,
    size: bytes.length,
    digest: createHash('sha256').update(bytes).digest('hex'),
  };
  try {
    await putUpload(purpose, file.path, bytes, mimeTypeOf(kind));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    incident(error, { during: 'uploads.store', purpose });
    return refused('unavailable');
  }
  log.info('uploads.stored', { purpose, kind, size: file.size });
  return { status: 'stored', file };
}

/** Deletes a file that this session uploaded, unless it was sent with a form by now. */
export async function withdrawUpload(
  purpose: UploadPurpose,
  ticketText: string | null,
  receipt: string,
  now: Date,
): Promise<'removed' | 'forbidden' | 'conflict' | 'unavailable'> {
  const ticket = ticketText ? readTicket(ticketText, now) : null;
  const file = ticket && readReceipt(purpose, receipt, ticket.session);
  if (!file) return 'forbidden';
  try {
    if (await findClaimedUpload(purpose, file.id)) return 'conflict';
    await removeUploads(purpose, [file.path]);
    return 'removed';
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.warn('uploads.withdrawFailed', { purpose, reason: error.message });
    return 'unavailable';
  }
}

/** Deletes files that were stored for nothing. What cannot be removed now is swept like any file that was never sent. */
export async function discardUploads(
  purpose: UploadPurpose,
  files: readonly Pick<UploadedFile, 'path'>[],
): Promise<void> {
  if (files.length === 0) return;
  try {
    await removeUploads(
      purpose,
      files.map(({ path }) => path),
    );
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.warn('uploads.discardFailed', { purpose, reason: error.message });
  }
}

const longestName = 1000;

/**
 * The visitor's name for a file as it may be shown and offered for saving: no folder, no control or direction mark, at
 * most 120 characters, and an extension that says what it is.
 */
export function cleanFileName(name: string, kind: FileKindId): string {
  const extensions = fileKinds.find((candidate) => candidate.id === kind)?.extensions ?? ['.bin'];
  // A form may call a file a megabyte of dots: of a long name its beginning and its end count.
  const given = name.length > 2 * longestName ? name.slice(0, longestName) + name.slice(-longestName) : name;
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const tidy = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>:"|?*\ufffd]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const extension = extensions.find((candidate) => tidy.toLowerCase().endsWith(candidate));
  const stem = [...(extension ? tidy.slice(0, -extension.length) : tidy)].slice(0, 120).join('').trim();
  return `${stem || 'file'}${extension ?? extensions[0]}`;
}
