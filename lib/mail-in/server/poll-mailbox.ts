import 'server-only';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import type { TurnResult } from '@/lib/loops/loop';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { type MailOutcome, maxMailBytes } from '../incoming-mail';
import type { OpenMailbox } from './mailbox';

const mostAtOnce = 50;
const deferMilliseconds = 10 * 60_000;
/** How often the database may fail over one mail, which is then left for a person: an hour. */
const mostFailures = 6;
const firstPauseMilliseconds = 30_000;
const longestPauseMilliseconds = 15 * 60_000;

export interface MailboxWork {
  open(stopping: AbortSignal): Promise<OpenMailbox>;
  /** @throws DatabaseAwayError */
  take(raw: Uint8Array, now: Date): Promise<MailOutcome>;
  now(): Date;
}

/** What a server that does not answer says, without the address and name of an account that some repeat. */
function reasonOf(error: unknown): string {
  const { code, serverResponseCode, authenticationFailed } = error as {
    code?: string;
    serverResponseCode?: string;
    authenticationFailed?: boolean;
  };
  if (authenticationFailed) return 'the server refuses the password';
  return serverResponseCode ?? code ?? (error instanceof Error ? error.name : 'unknown');
}

/**
 * Makes the turn of work that takes new mails out of a mailbox. Each is settled in the mailbox once it is stored, and known by
 * its Message-ID should the process end in between; one that cannot be read is left for a person and holds no other up. A
 * server that is away is told of once, and asked again less and less often.
 */
export function createMailboxPoll(work: MailboxWork): (stopping: AbortSignal) => Promise<TurnResult> {
  const memory: Memory = { deferred: new Map(), failures: new Map() };
  let failures = 0;
  let notBefore = 0;

  const failed = (error: unknown): TurnResult => {
    failures += 1;
    const pause = Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** (failures - 1));
    notBefore = work.now().getTime() + pause;
    if (failures === 1) log.warn('mailIn.mailboxAway', { reason: reasonOf(error) });
    return 'idle';
  };

  return async (stopping) => {
    if (work.now().getTime() < notBefore) return 'idle';
    let mailbox: OpenMailbox;
    try {
      mailbox = await work.open(stopping);
    } catch (error) {
      return stopping.aborted ? 'idle' : failed(error);
    }
    try {
      const result = await takeAll(work, mailbox, memory, stopping);
      if (failures > 0) log.info('mailIn.mailboxBack', { failures });
      failures = 0;
      return result;
    } catch (error) {
      if (stopping.aborted) return 'idle';
      if (!(error instanceof DatabaseAwayError)) return failed(error);
      log.warn('mailIn.databaseAway', { reason: error.message });
      return 'away';
    } finally {
      await mailbox.close();
    }
  };
}

/** Of mails that are not settled, by mailbox and number. */
interface Memory {
  /** Until when each waits, in milliseconds. */
  deferred: Map<string, number>;
  /** How often the database has failed over it. */
  failures: Map<string, number>;
}

async function takeAll(
  work: MailboxWork,
  mailbox: OpenMailbox,
  { deferred, failures }: Memory,
  stopping: AbortSignal,
): Promise<TurnResult> {
  const now = work.now().getTime();
  for (const [key, until] of deferred) if (until <= now) deferred.delete(key);
  const keyOf = (uid: number) => `${mailbox.validity}:${uid}`;
  const waiting = (await mailbox.listNew()).filter((uid) => !deferred.has(keyOf(uid)));
  for (const uid of waiting.slice(0, mostAtOnce)) {
    if (stopping.aborted) return 'idle';
    const key = keyOf(uid);
    const outcome = await takeOne(work, mailbox, uid);
    const failed = outcome === 'failed' ? (failures.get(key) ?? 0) + 1 : 0;
    if (failed > 0) failures.set(key, failed);
    else failures.delete(key);
    const isGivenUp = outcome === 'unreadable' || failed >= mostFailures;
    if (isGivenUp) await mailbox.refuse(uid);
    else if (outcome === 'later' || outcome === 'failed') deferred.set(key, now + deferMilliseconds);
    else if (outcome !== 'gone') await mailbox.settle(uid);
  }
  return waiting.length > mostAtOnce ? 'more' : 'idle';
}

async function takeOne(
  work: MailboxWork,
  mailbox: OpenMailbox,
  uid: number,
): Promise<MailOutcome | 'gone' | 'failed'> {
  const size = await mailbox.sizeOf(uid);
  if (size === null) return 'gone';
  if (size > maxMailBytes) return 'unreadable';
  const raw = await mailbox.fetch(uid);
  if (raw === null) return 'gone';
  try {
    return await work.take(raw, work.now());
  } catch (error) {
    if (error instanceof DatabaseAwayError && !error.answered) throw error;
    incident(error, { during: 'mailIn.mailbox' });
    // The database speaks, but cannot store this one: another turn may.
    return error instanceof DatabaseAwayError ? 'failed' : 'unreadable';
  }
}
