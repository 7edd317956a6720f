import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, hashAddress, hashRecipient } from '@/lib/limits/server/buckets';
import { consumeLimits } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { kickLoop } from '@/lib/loops/loops';
import { ask, unlessAway } from '@/lib/supabase/ask';

type AccountMail =
  | { template: 'account-exists'; payload: { locale: Locale } }
  | { template: 'account-email-changing'; payload: { locale: Locale; newEmail: string } };

/** Queues a mail that the backend itself does not send. It is a courtesy: that it cannot be queued stops nothing. */
export async function queueAccountMail(recipient: string, mail: AccountMail): Promise<void> {
  const limits =
    mail.template === 'account-exists'
      ? [bucketFor('accountExistsMailPerDay', hashRecipient(recipient))]
      : [];
  const message = { ...mail, locale: mail.payload.locale, recipient, limits };
  const queued = await unlessAway(
    'accounts.mailNotQueued',
    ask('queue_account_mail', { message }, z.string()),
  );
  if (queued === 'invalid')
    incident(new Error('The database refused an account mail'), { template: mail.template });
  else if (queued !== null) kickLoop('outbox');
}

/**
 * Whether one more mail may be sent because of this request: one a minute to an address, whoever asks, and so many from
 * one place. Whether the address has an account plays no part, so the answer tells nothing. In this order, so that what
 * is refused counts for nobody else: strangers can make the owner of an address wait, never for a day.
 */
export async function mayAskForMail(
  email: string,
  address: string,
  now: Date,
  perMinute: 'accountMailPerMinute' | 'newAddressMailPerMinute' = 'accountMailPerMinute',
): Promise<boolean> {
  const recipient = hashRecipient(email);
  const place = hashAddress(address);
  const isDue = await consumeLimits(
    [
      bucketFor('accountMailPerAddress', place),
      bucketFor('accountMailPerAddressAndRecipient', `${recipient}:${place}`),
      bucketFor(perMinute, recipient),
    ],
    now,
  );
  if (!isDue) return false;
  if (await consumeLimits([bucketFor('accountMailPerDay', recipient)], now)) return true;
  return consumeLimits([bucketFor('accountMailPerTenMinutes', recipient)], now);
}
