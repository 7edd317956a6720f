import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { numbered } from '@/lib/quotes/numbered';
import { listLinkNumbers } from '@/lib/quotes/server/link-numbers';
import { isKeyedCode, keyedCode } from '@/lib/security/signing';

// Plus addressing: the request stands in the address. Nobody can make a token without the secret, so none is stored. Small letters and digits: some servers lose the capitals
// of what stands before the @.

const placeholder = '{token}';
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface ReplyAddress {
  reference: string;
  /** How often the address of the request had been corrected when it was told. */
  number: number;
}

/** The address under which answers about a request arrive in it; null when mails are not taken in. */
export function replyAddressOf(reference: string, number = 0): string | null {
  const { MAIL_IN_ADDRESS, APP_SECRET } = serverEnv();
  const name = numbered(reference, number);
  return (
    MAIL_IN_ADDRESS?.replace(placeholder, `${name}-${keyedCode(APP_SECRET, 'mail-reply', name)}`) ?? null
  );
}

/** The first such address of a text, or null when it has none that we made. */
function findReplyAddress(text: string): ReplyAddress | null {
  const { MAIL_IN_ADDRESS, APP_SECRET } = serverEnv();
  if (!MAIL_IN_ADDRESS) return null;
  const [before = '', after = ''] = MAIL_IN_ADDRESS.split(placeholder).map(escapePattern);
  const pattern = new RegExp(
    `(?<![\\w.+=-])${before}(\\d{3}-\\d{3}-\\d{3}(?:-\\d{1,3})?)(?:\\.([1-9]\\d{0,4}))?-([a-z2-7]{20})${after}(?![\\w-]|\\.[\\w-])`,
    'gi',
  );
  for (const [, reference = '', corrected = '0', code = ''] of text.matchAll(pattern)) {
    const number = Number(corrected);
    if (isKeyedCode(APP_SECRET, 'mail-reply', numbered(reference, number), code.toLowerCase()))
      return { reference, number };
  }
  return null;
}

/**
 * The reference of the request that a text is about by such an address, or null: it has none that we made, or the address of the request
 * was corrected since, and whoever was told it is somebody else.
 *
 * @throws DatabaseAwayError
 */
export async function findRepliedRequest(text: string): Promise<string | null> {
  const found = findReplyAddress(text);
  if (!found) return null;
  const now = (await listLinkNumbers([found.reference])).get(found.reference);
  return now === undefined || now === found.number ? found.reference : null;
}
