import 'server-only';
import sharp from 'sharp';
import { log } from '@/lib/log/log';
import { answerJson } from '@/lib/security/api-answer';
import { StorageError } from '@/lib/supabase/storage';
import { fileKinds, type UploadPurpose } from '../upload-purposes';
import { isDrawn, isOpenable, isPreviewed } from '../viewable';
import { answerFile } from './answer-file';
import { type AttachmentView, isAttachmentLink } from './receipts';
import { type ClaimedUpload, findClaimedUpload, findUploadBytes, streamPieces } from './upload-storage';

type OpenedAttachment =
  | {
      status: 'ok';
      bytes: Blob | Uint8Array | ReadableStream<Uint8Array>;
      mimeType: string;
      disposition: string;
      /** Of what comes as a stream. */
      headers?: Record<string, string>;
    }
  | { status: 'forbidden' | 'missing' | 'unavailable' };

/** Draws a small picture of a file that is none itself, as WebP, or says that there is none. It reads the file when it needs it. */
type DrawPreview = (id: string, kind: string, read: () => Promise<Blob | null>) => Promise<Uint8Array | null>;

/** What is seen through: the page has the name of the kind behind it. */
const nothing = Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const statusOf = { forbidden: 403, missing: 404, unavailable: 503 } as const;

// Large enough for a screen of twice the density, small enough that a page with twenty-five of them opens at once.
const previewPixels = 480;

/** What kind of view an address asks for. */
export function attachmentViewOf(request: Request): AttachmentView {
  const view = new URL(request.url).searchParams.get('view');
  return view === 'open' || view === 'preview' ? view : 'save';
}

/**
 * Hands a file to staff, who come by a signed link: for saving, by that of their mail; to be looked at, by that of a page.
 *
 * @param isStaff whether someone signed in asks who may see it; only they open a file in the browser
 * @param drawPreview of files that are no pictures; without it they have none
 */
export async function answerAttachment(
  purpose: UploadPurpose,
  id: string,
  request: Request,
  isStaff = false,
  drawPreview?: DrawPreview,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const view = attachmentViewOf(request);
  const link = { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
  const mayView =
    (view === 'save' || isStaff) &&
    isAttachmentLink(purpose, id, link.expires, link.signature, new Date(), view);
  return mayView ? handOver(purpose, id, view, drawPreview) : answerJson({ error: 'forbidden' }, 403);
}

/** Hands over a file to whoever was found to be allowed to see it. */
export async function handOver(
  purpose: UploadPurpose,
  id: string,
  view: AttachmentView,
  drawPreview?: DrawPreview,
): Promise<Response> {
  const result = await openAttachment(purpose, id, view, drawPreview);
  if (result.status !== 'ok') return answerJson({ error: result.status }, statusOf[result.status]);
  return answerFile(result.bytes, result, result.headers);
}

/** A file, ready to be saved or shown. */
async function openAttachment(
  purpose: UploadPurpose,
  id: string,
  view: AttachmentView,
  drawPreview: DrawPreview | undefined,
): Promise<OpenedAttachment> {
  try {
    const attachment = await findClaimedUpload(purpose, id);
    if (!attachment) return { status: 'missing' };
    if (attachment.pieces > 1) return await openPieces(purpose, attachment, view);
    const read = () => findUploadBytes(purpose, attachment.path);
    if (view === 'preview' && drawPreview && isDrawn(attachment.kind)) {
      const drawn = await drawPreview(id, attachment.kind, read);
      const mimeType = drawn ? 'image/webp' : 'image/gif';
      return { status: 'ok', bytes: drawn ?? nothing, mimeType, disposition: 'inline' };
    }
    const bytes = await read();
    if (!bytes) return { status: 'missing' };
    if (view === 'preview') {
      if (!isPreviewed(attachment.kind)) return { status: 'forbidden' };
      return { status: 'ok', bytes: await shrink(bytes), mimeType: 'image/webp', disposition: 'inline' };
    }
    const isInline = view === 'open' && isOpenable(attachment.kind);
    return {
      status: 'ok',
      bytes,
      mimeType: mimeTypeOfKind(attachment.kind),
      disposition: `${isInline ? 'inline' : 'attachment'}; ${fileNameOf(attachment.name)}`,
    };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.warn('uploads.attachmentAway', { purpose, reason: error.message });
    return { status: 'unavailable' };
  }
}

function mimeTypeOfKind(kind: string): string {
  return fileKinds.find(({ id }) => id === kind)?.mimeTypes[0] ?? 'application/octet-stream';
}

/** What came in parts is as its sender made it, not drawn anew: it is only ever saved. */
async function openPieces(
  purpose: UploadPurpose,
  { name, kind, path, size, pieces, digest }: ClaimedUpload,
  view: AttachmentView,
): Promise<OpenedAttachment> {
  if (view !== 'save') return { status: 'forbidden' };
  const bytes = await streamPieces(purpose, path, pieces);
  if (!bytes) return { status: 'missing' };
  return {
    status: 'ok',
    bytes,
    mimeType: mimeTypeOfKind(kind),
    disposition: `attachment; ${fileNameOf(name)}`,
    headers: {
      'Content-Length': String(size),
      // RFC 9530: whether all of it came whole can be checked.
      ...(digest ? { 'Repr-Digest': `sha-256=:${Buffer.from(digest, 'hex').toString('base64')}:` } : {}),
    },
  };
}

/** A small picture of a picture, which was checked and drawn anew when it came. */
async function shrink(bytes: Blob): Promise<Uint8Array> {
  return await sharp(Buffer.from(await bytes.arrayBuffer()))
    .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** The end of `Content-Disposition` for any name (RFC 6266, RFC 8187). */
function fileNameOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
