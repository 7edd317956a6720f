import 'server-only';
import { randomUUID } from 'node:crypto';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import type { TurnResult } from '@/lib/loops/loop';
import { MailPostponedError } from '@/lib/mail/mail-postponed';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { createTimeBudget, type TimeBudget } from '@/lib/mail/time-budget';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import type { LeasedMessage } from '../outbox-message';
import { claimMessages, completeMessages, failMessage } from './outbox-store';
import type { SentMarks } from './sent-marks';
import type { SendFailure } from './transport';

const batchSize = 20;
const atOnce = 4;
const leaseSeconds = 120;
/** What the mails of a turn may take for what they can be without: far less than a lease. */
const spareMilliseconds = 20_000;
/** As many as the database takes; older ones have ended by themselves. */
const mostGivenUp = 100;

export interface OutboxWork {
  /** Writes a mail out. What it throws counts against that mail. */
  compose(message: LeasedMessage, spare: TimeBudget): Promise<RenderedMail>;
  /** Hands a mail to the mail server. */
  send(message: LeasedMessage, mail: RenderedMail): Promise<void>;
  readFailure(error: unknown): SendFailure;
  marks: SentMarks;
}

/**
 * Makes the turn of work that sends what is due (a transactional outbox; what is refused for good is set aside as
 * "poisoned", the dead letters). Several workers share an outbox: each mail is leased to one of them. While the mail server
 * is away the turn ends at the first mail, and the others keep their patience for real refusals.
 */
export function createOutboxTurn(work: OutboxWork): (stopping: AbortSignal) => Promise<TurnResult> {
  // Nobody waits any more for what these hold: a claim whose answer never came, a batch that could not be given back.
  let givenUp: string[] = [];
  return async (stopping) => {
    const lease = randomUUID();
    const giveUp = () => {
      givenUp = [...givenUp, lease].slice(-mostGivenUp);
    };
    let messages: LeasedMessage[];
    try {
      messages = await claimMessages(batchSize, leaseSeconds, lease, givenUp);
      givenUp = [];
    } catch (error) {
      giveUp();
      if (!(error instanceof DatabaseAwayError)) throw error;
      log.warn('outbox.databaseAway', { reason: error.message });
      return 'away';
    }
    const spare = createTimeBudget(spareMilliseconds);
    const sent: string[] = [];
    /** Those of them that the database does not know of yet. */
    const unrecorded = new Set<string>();
    let databaseAway = false;
    const failed: { message: LeasedMessage; failure: SendFailure }[] = [];
    // What goes to one person goes in the order in which it was said; different people do not wait for each other.
    const queue = [...Map.groupBy(messages, ({ recipient }) => recipient).values()];
    let serverAway: SendFailure | null = null;

    // At once: the lease of a mail that has left may end while others of its turn are being written.
    const record = async (id: string): Promise<void> => {
      sent.push(id);
      unrecorded.add(id);
      if (databaseAway) return;
      try {
        await completeMessages([id]);
        unrecorded.delete(id);
      } catch (error) {
        if (!(error instanceof DatabaseAwayError)) incident(error, { during: 'outbox.record' });
        // Asked again when all have left, not waited for at each.
        databaseAway = true;
      }
    };
    const handle = async (message: LeasedMessage): Promise<void> => {
      if (await work.marks.has(message.id)) {
        await record(message.id);
        return;
      }
      if (serverAway || stopping.aborted) {
        const reason = serverAway?.reason ?? 'the site is stopping';
        failed.push({ message, failure: { permanent: false, serverAway: true, reason } });
        return;
      }
      const failure = await sendOne(work, message, spare);
      if (!failure) await record(message.id);
      else {
        failed.push({ message, failure });
        if (failure.serverAway) serverAway = failure;
      }
    };
    const takeTurns = async () => {
      for (let theirs = queue.shift(); theirs; theirs = queue.shift()) {
        for (const message of theirs) await handle(message);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));

    try {
      await completeMessages([...unrecorded]);
      await work.marks.remove(sent);
      for (const { message, failure } of failed) await giveBack(message, failure);
    } catch (error) {
      giveUp();
      if (!(error instanceof DatabaseAwayError)) throw error;
      // The marks know what has left.
      log.warn('outbox.databaseAway', { reason: error.message });
      return 'away';
    }
    if (sent.length > 0) log.info('outbox.sent', { count: sent.length });
    if (serverAway) return 'away';
    return messages.length === batchSize ? 'more' : 'idle';
  };
}

async function sendOne(
  work: OutboxWork,
  message: LeasedMessage,
  spare: TimeBudget,
): Promise<SendFailure | null> {
  let mail: RenderedMail;
  try {
    mail = await work.compose(message, spare);
  } catch (error) {
    // What it says is looked up in the database, which may be there at the next try.
    if (error instanceof DatabaseAwayError || error instanceof MailPostponedError) {
      return { permanent: false, serverAway: false, reason: error.message };
    }
    const id = incident(error, { during: 'outbox.compose', template: message.template });
    return { permanent: true, serverAway: false, reason: `It could not be written: ${id}` };
  }
  try {
    await work.send(message, mail);
  } catch (error) {
    return work.readFailure(error);
  }
  await work.marks.add(message.id);
  return null;
}

async function giveBack(message: LeasedMessage, failure: SendFailure): Promise<void> {
  // The reason is kept in the database: mail servers like to quote the address.
  const reason = failure.reason.replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]');
  const status = await failMessage(message, reason, failure.permanent);
  const fields = { message: message.id, template: message.template, attempts: message.attempts, reason };
  if (status === 'poisoned') log.error('outbox.poisoned', fields);
  else log.warn('outbox.failed', { ...fields, status });
}
