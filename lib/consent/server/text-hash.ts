import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/**
 * SHA-256 of every word of the banner and the settings in a language, in hex. Which words they were, the history of
 * messages/ tells (docs/decisions/0009-consent.md).
 */
export async function hashConsentText(locale: Locale): Promise<string> {
  const { Consent } = await loadMessages(locale);
  return createHash('sha256').update(JSON.stringify(Consent)).digest('hex');
}
