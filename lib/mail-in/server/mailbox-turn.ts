import 'server-only';
import { serverEnv } from '@/lib/env/server';
import type { TurnResult } from '@/lib/loops/loop';
import { openMailbox, readMailboxPlace } from './mailbox';
import { createMailboxPoll } from './poll-mailbox';

/** The turn of work on the mailbox of the environment; null where there is none. */
export function mailboxTurn(): ((stopping: AbortSignal) => Promise<TurnResult>) | null {
  const { MAIL_IN_IMAP_URL, MAIL_IN_IMAP_DONE } = serverEnv();
  if (!MAIL_IN_IMAP_URL) return null;
  const place = readMailboxPlace(MAIL_IN_IMAP_URL, MAIL_IN_IMAP_DONE ?? null);
  return createMailboxPoll({
    open: (stopping) => openMailbox(place, stopping),
    // What takes mails apart is not in memory where none come.
    take: async (raw, now) => (await import('./take-mail')).takeMail(raw, now),
    now: () => new Date(),
  });
}
