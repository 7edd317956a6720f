import { openAttachment } from '@/lib/quotes/server/open-attachment';
import { answerJson } from '@/lib/security/api-answer';

const statusOf = { forbidden: 403, missing: 404, unavailable: 503 } as const;

/** Hands a file of a quote request to staff, who come by the signed link of their mail. Only ever for saving. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  const query = new URL(request.url).searchParams;
  const result = await openAttachment(
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
