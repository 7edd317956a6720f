import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { isKeyedCode, keyedCode } from '@/lib/security/signing';

// Plus addressing: the request stands in the address. Nobody can make a token without the secret, so none is stored. Small letters and digits: some servers lose the capitals
// of what stands before the @.

const placeholder = '{token}';
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The address under which answers about a request arrive in it; null when mails are not taken in. */
export function replyAddressOf(reference: string): string | null {
  const { MAIL_IN_ADDRESS, APP_SECRET } = serverEnv();
  const token = `${reference}-${keyedCode(APP_SECRET, 'mail-reply', reference)}`;
  return MAIL_IN_ADDRESS?.replace(placeholder, token) ?? null;
}

/** The reference in the first such address of a text, or null when it has none that we made. */
export function findReplyAddress(text: string): string | null {
  const { MAIL_IN_ADDRESS, APP_SECRET } = serverEnv();
  if (!MAIL_IN_ADDRESS) return null;
  const [before = '', after = ''] = MAIL_IN_ADDRESS.split(placeholder).map(escapePattern);
  const pattern = new RegExp(
    `(?<![\\w.+=-])${before}(\\d{3}-\\d{3}-\\d{3}(?:-\\d{1,3})?)-([a-z2-7]{20})${after}(?![\\w-]|\\.[\\w-])`,
    'gi',
  );
  for (const [, reference = '', code = ''] of text.matchAll(pattern)) {
    if (isKeyedCode(APP_SECRET, 'mail-reply', reference, code.toLowerCase())) return reference;
  }
  return null;
}
