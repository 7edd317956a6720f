import 'server-only';
import { kickLoop } from '@/lib/background/server/loops';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress, hashRecipient } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
// The service client: the outbox belongs to the site alone.
import { createServiceClient } from '@/lib/supabase/service-client';

type AccountMail =
  | { template: 'account-exists'; payload: { locale: Locale } }
  | { template: 'account-email-changing'; payload: { locale: Locale; newEmail: string } };

/** Queues a mail that the backend itself does not send. It is a courtesy: that it cannot be queued stops nothing. */
export async function queueAccountMail(recipient: string, mail: AccountMail): Promise<void> {
  const limits =
    mail.template === 'account-exists'
      ? [bucketFor('accountExistsMailPerDay', hashRecipient(recipient))]
      : [];
  const { data, error } = await createServiceClient().rpc('queue_account_mail', {
    message: { ...mail, locale: mail.payload.locale, recipient, limits },
  });
  if (error) log.warn('accounts.mailNotQueued', { reason: `${error.code} ${error.message}` });
  else if (data === 'invalid')
    incident(new Error('The database refused an account mail'), { template: mail.template });
  else kickLoop('outbox');
}

/**
 * Whether one more mail may be sent because of this request: one a minute to an address, whoever asks, and so many from
 * one place. Whether the address has an account plays no part, so the answer tells nothing.
 */
export function mayAskForMail(email: string, address: string, now: Date): Promise<boolean> {
  const recipient = hashRecipient(email);
  return consumeLimits(
    [
      bucketFor('accountMailPerAddress', hashAddress(address)),
      bucketFor('accountMailPerMinute', recipient),
      bucketFor('accountMailPerDay', recipient),
    ],
    now,
  );
}
