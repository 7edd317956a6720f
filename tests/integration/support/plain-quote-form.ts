import type { QuoteRequestInput } from '@/lib/quotes/quote-request-schema';
import type { SiteAnswer, SiteProcess } from './site-process';

const entities: Record<string, string> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
};
const decode = (text: string) =>
  text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity);

/** The quote form of a page as a browser without script sees it. */
export interface PlainForm {
  path: string;
  hidden: Record<string, string>;
}

/** Reads the quote form from the home page in a language. */
export async function openQuoteForm(site: SiteProcess, path = '/nl'): Promise<PlainForm> {
  const { text } = await site.request(path);
  const inside = text.indexOf('name="firstName"');
  const form = text.slice(text.lastIndexOf('<form', inside), text.indexOf('</form>', inside));
  const inputs = form.match(/<input [^>]*type="hidden"[^>]*>/g) ?? [];
  const hidden = inputs.map((input) => [
    decode(/ name="([^"]*)"/.exec(input)?.[1] ?? ''),
    decode(/ value="([^"]*)"/.exec(input)?.[1] ?? ''),
  ]);
  if (hidden.length === 0) throw new Error(`${path} has no quote form`);
  return { path, hidden: Object.fromEntries(hidden) };
}

export interface PlainSubmission {
  site: SiteProcess;
  /** The public origin of the site, which its pages come from. */
  origin: string;
  form: PlainForm;
  input: QuoteRequestInput;
  ticket?: string;
  uploads?: readonly string[];
  /** The sender, as a proxy of ours writes it. */
  address: string;
}

/** Sends the form as a browser without script does. */
export async function postQuoteForm(submission: PlainSubmission): Promise<SiteAnswer> {
  const { site, origin, form, input, ticket, uploads = [], address } = submission;
  const data = new FormData();
  for (const [name, value] of Object.entries(form.hidden)) data.append(name, value);
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'string') data.append(name, value);
    else if (value) data.append(name, 'true');
  }
  if (ticket) data.append('ticket', ticket);
  for (const receipt of uploads) data.append('uploads', receipt);
  const encoded = new Response(data);
  return site.request(form.path, {
    method: 'POST',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      host: new URL(origin).host,
      origin,
      'x-forwarded-for': address,
    },
    body: new Uint8Array(await encoded.arrayBuffer()),
  });
}

/** The reference that a plain post was answered with; null when it was not accepted. */
export function referenceIn({ status, headers }: SiteAnswer): string | null {
  const token = new URL(headers.location ?? '', 'http://x').searchParams.get('request');
  if (status !== 303 || !token) return null;
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).reference;
}
