import 'server-only';

const closedPolicy = "sandbox; default-src 'none'";
// Browsers draw a PDF with a page of their own, which a sandbox would stop.
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/**
 * A file that is not for everybody, for who asked: it is what it says it is, nothing in it runs, and nobody keeps it or passes its address on.
 *
 * @param headers what is otherwise for this one, as how long a browser may keep it
 */
export function answerFile(
  bytes: Blob | Uint8Array | ReadableStream<Uint8Array>,
  { mimeType, disposition }: { mimeType: string; disposition: string },
  headers: Readonly<Record<string, string>> = {},
): Response {
  const isShownPdf = mimeType === 'application/pdf' && disposition.startsWith('inline');
  return new Response(bytes as BodyInit, {
    headers: {
      'Content-Type': mimeType,
      'Content-Disposition': disposition,
      'Content-Security-Policy': isShownPdf ? pdfPolicy : closedPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });
}
