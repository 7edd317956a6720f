import { receiveUpload, type UploadRefusal, withdrawUpload } from '@/lib/quotes/server/receive-upload';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';

const statusOf: Record<UploadRefusal, number> = {
  ticketExpired: 403,
  rateLimited: 429,
  empty: 400,
  interrupted: 400,
  tooLarge: 413,
  tooManyPixels: 413,
  wrongType: 415,
  damaged: 415,
  unavailable: 503,
};

/**
 * Takes one file: its bytes are the body, its name the query parameter `name`, the form's ticket the header
 * `x-quote-ticket`. Answers `{ receipt, name, size, kind }` or `{ error }`.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return answerJson({ error: 'forbidden' }, 403);
  const declared = request.headers.get('content-length');
  const result = await receiveUpload({
    ticket: request.headers.get('x-quote-ticket'),
    name: new URL(request.url).searchParams.get('name') ?? '',
    body: request.body,
    declaredSize: declared === null ? null : Number(declared),
    address: clientAddress(request.headers),
    now: new Date(),
  });
  if (result.status === 'refused') return answerJson({ error: result.reason }, statusOf[result.reason]);
  const { receipt, name, size, kind } = result;
  return answerJson({ receipt, name, size, kind }, 201);
}

const removalStatus = { removed: 200, forbidden: 403, conflict: 409, unavailable: 503 } as const;

/** Takes one's own file back, by the headers `x-quote-ticket` and `x-upload-receipt`. */
export async function DELETE(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return answerJson({ error: 'forbidden' }, 403);
  const { headers } = request;
  const result = await withdrawUpload(
    headers.get('x-quote-ticket'),
    headers.get('x-upload-receipt') ?? '',
    new Date(),
  );
  return result === 'removed'
    ? answerJson({ removed: true })
    : answerJson({ error: result }, removalStatus[result]);
}
