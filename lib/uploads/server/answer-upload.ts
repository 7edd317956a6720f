import 'server-only';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { ticketHeader } from '@/lib/security/form-ticket';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { UploadPurpose } from '../upload-purposes';
import { receiveUpload, type UploadRefusal, withdrawUpload } from './receive-upload';

const refusalStatus: Record<UploadRefusal, number> = {
  ticketExpired: 403,
  rateLimited: 429,
  uploadFailed: 400,
  fileTooLarge: 413,
  fileType: 415,
  fileHeic: 415,
  fileBroken: 415,
  unavailable: 503,
};

/**
 * Takes one file: its bytes are the body, its name the query parameter `name`, the form's ticket a header. Answers
 * `{ receipt, name, size, kind }` or `{ error }`.
 */
export async function answerUpload(purpose: UploadPurpose, request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return answerJson({ error: 'forbidden' }, 403);
  const declared = request.headers.get('content-length');
  const result = await receiveUpload(purpose, {
    ticket: request.headers.get(ticketHeader),
    name: new URL(request.url).searchParams.get('name') ?? '',
    body: request.body,
    declaredSize: declared === null ? null : Number(declared),
    address: clientAddress(request.headers),
    now: new Date(),
  });
  if (result.status === 'refused') return answerJson({ error: result.reason }, refusalStatus[result.reason]);
  const { receipt, file } = result;
  return answerJson({ receipt, name: file.name, size: file.size, kind: file.kind }, 201);
}

const withdrawalStatus = { removed: 200, forbidden: 403, conflict: 409, unavailable: 503 } as const;

/** Takes one's own file back, by the form's ticket and the header `x-upload-receipt`. */
export async function answerWithdrawal(purpose: UploadPurpose, { headers }: Request): Promise<Response> {
  if (!isOwnOrigin(headers)) return answerJson({ error: 'forbidden' }, 403);
  const receipt = headers.get('x-upload-receipt') ?? '';
  const result = await withdrawUpload(purpose, headers.get(ticketHeader), receipt, new Date());
  return result === 'removed'
    ? answerJson({ removed: true })
    : answerJson({ error: result }, withdrawalStatus[result]);
}
