import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { isKeyedHash, keyedHash, readSignedPayload, signPayload } from '@/lib/security/signing';
import {
  type FileKind,
  type FileKindId,
  fileKinds,
  type UploadPurpose,
  uploadPurposes,
} from '../upload-purposes';

/** A file that a visitor has uploaded and not yet sent with a form. */
export interface UploadedFile {
  /** Random. */
  id: string;
  /** Where it lies in storage: nothing of the visitor's name for it. */
  path: string;
  /** The visitor's name for it, cleaned. */
  name: string;
  kind: FileKindId;
  /** Bytes, as stored. */
  size: number;
  /** SHA-256 of what is stored, in hex: the same file sent twice has another id and the same digest. */
  digest: string;
}

const kindIds = fileKinds.map((kind) => kind.id) as [FileKindId, ...FileKindId[]];
const receiptShape = z.object({
  id: z.uuid(),
  path: z.string(),
  name: z.string(),
  kind: z.enum(kindIds),
  size: z.number(),
  digest: z.string(),
  purpose: z.enum(Object.keys(uploadPurposes) as [UploadPurpose]),
  session: z.uuid(),
});

// What staff find in a mail of last week must still open.
const linkLifetimeMilliseconds = 30 * 24 * 60 * 60 * 1000;

function kindOf(id: FileKindId): FileKind {
  const kind = fileKinds.find((candidate) => candidate.id === id);
  if (!kind) throw new Error(`No file kind ${id}`);
  return kind;
}

export function mimeTypeOf(kind: FileKindId): string {
  return kindOf(kind).mimeTypes[0];
}

/** The folder of everything uploaded on this day. */
export function uploadFolder(day: Date): string {
  return day.toISOString().slice(0, 10);
}

export function storagePathOf(id: string, kind: FileKindId, now: Date): string {
  return `${uploadFolder(now)}/${id}${kindOf(kind).extensions[0]}`;
}

/** Proof that this session uploaded this file, as a signed token; the form sends it along. */
export function issueReceipt(purpose: UploadPurpose, file: UploadedFile, session: string): string {
  return signPayload(serverEnv().APP_SECRET, 'upload-receipt', { ...file, purpose, session });
}

/** The file of a receipt, or null when we did not give it to this session for this purpose. */
export function readReceipt(purpose: UploadPurpose, receipt: string, session: string): UploadedFile | null {
  const shape = receiptShape.safeParse(readSignedPayload(serverEnv().APP_SECRET, 'upload-receipt', receipt));
  if (!shape.success || shape.data.session !== session || shape.data.purpose !== purpose) return null;
  const { session: _session, purpose: _purpose, ...file } = shape.data;
  return file;
}

/**
 * The files of a form's receipts, each once, or why they cannot be taken.
 *
 * @param session of the form's ticket; null for a form sent without one, which has no receipts of its own
 */
export function readReceipts(
  purpose: UploadPurpose,
  receipts: readonly string[],
  session: string | null,
  maxFiles: number,
): { files: UploadedFile[] } | { error: 'tooManyFiles' | 'uploadExpired' } {
  if (receipts.length > maxFiles) return { error: 'tooManyFiles' };
  const read = receipts.map((receipt) => (session === null ? null : readReceipt(purpose, receipt, session)));
  const files = read.filter((file) => file !== null);
  if (files.length < read.length) return { error: 'uploadExpired' };
  return { files: [...new Map(files.map((file) => [file.id, file])).values()] };
}

const linkBases: Record<UploadPurpose, string> = {
  quote: '/api/quotes/attachments',
  application: '/api/careers/attachments',
};

/** How a file is handed over: for saving, to be opened in the browser, or as a small picture. */
export type AttachmentView = 'save' | 'open' | 'preview';

// Links on a page are followed soon, and the page makes new ones each time.
const viewLifetimeMilliseconds = 60 * 60 * 1000;

/**
 * The address under which staff fetch a file: during thirty days for saving, as mails hold it; during an hour for the
 * views of a page, which are for staff who are signed in.
 */
export function attachmentUrl(
  purpose: UploadPurpose,
  id: string,
  now: Date,
  view: AttachmentView = 'save',
): string {
  const lifetime = view === 'save' ? linkLifetimeMilliseconds : viewLifetimeMilliseconds;
  const expires = String(Math.floor((now.getTime() + lifetime) / 1000));
  const signature = signAttachmentLink(purpose, id, expires, view);
  const query = new URLSearchParams({ expires, signature, ...(view === 'save' ? {} : { view }) });
  return `${serverEnv().SITE_URL}${linkBases[purpose]}/${id}?${query}`;
}

function linkText(purpose: UploadPurpose, id: string, expires: string, view: AttachmentView): string {
  return `${purpose}.${id}.${expires}${view === 'save' ? '' : `.${view}`}`;
}

function signAttachmentLink(purpose: UploadPurpose, id: string, expires: string, view: AttachmentView) {
  return keyedHash(serverEnv().APP_SECRET, 'attachment-link', linkText(purpose, id, expires, view));
}

/** Whether the parts of such an address belong together and have not expired. */
export function isAttachmentLink(
  purpose: UploadPurpose,
  id: string,
  expires: string,
  signature: string,
  now: Date,
  view: AttachmentView = 'save',
): boolean {
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
  const text = linkText(purpose, id, expires, view);
  return isKeyedHash(serverEnv().APP_SECRET, 'attachment-link', text, signature);
}
