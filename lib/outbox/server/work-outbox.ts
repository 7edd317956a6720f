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

/** The mails of one lease, while they are sent. */
class Batch {
  readonly sent: string[] = [];
  readonly failed: { message: LeasedMessage; failure: SendFailure }[] = [];
  serverAway: SendFailure | null = null;
  /** Those that have left of which the database does not know yet. */
  private readonly unrecorded = new Set<string>();
  private databaseAway = false;
  private telling = Promise.resolve();
  private readonly spare = createTimeBudget(spareMilliseconds);
  private readonly work: OutboxWork;
  private readonly stopping: AbortSignal;

  constructor(work: OutboxWork, stopping: AbortSignal) {
    this.work = work;
    this.stopping = stopping;
  }

  /** What goes to one person goes in the order in which it was said; different people do not wait for each other. */
  async send(messages: readonly LeasedMessage[]): Promise<void> {
    const queue = [...Map.groupBy(messages, ({ recipient }) => recipient).values()];
    const takeTurns = async () => {
      for (let theirs = queue.shift(); theirs; theirs = queue.shift()) {
        for (const message of theirs) await this.handle(message);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
  }

  /** Has the database know of what has left, and gives back what has not. */
  async settle(): Promise<void> {
    await completeMessages([...this.unrecorded]);
    await this.work.marks.remove(this.sent);
    for (const { message, failure } of this.failed) await giveBack(message, failure);
  }

  private async handle(message: LeasedMessage): Promise<void> {
    if (await this.work.marks.has(message.id)) {
      await this.record(message.id);
      return;
    }
    if (this.serverAway || this.stopping.aborted) {
      const reason = this.serverAway?.reason ?? 'the site is stopping';
      this.failed.push({ message, failure: { permanent: false, serverAway: true, reason } });
      return;
    }
    const failure = await sendOne(this.work, message, this.spare);
    if (!failure) await this.record(message.id);
    else {
      this.failed.push({ message, failure });
      if (failure.serverAway) this.serverAway = failure;
    }
  }

  /** At once: the lease of a mail that has left may end while others of its turn are being written. */
  private record(id: string): Promise<void> {
    this.sent.push(id);
    this.unrecorded.add(id);
    this.telling = this.telling.then(() => this.tellDatabase());
    return this.telling;
  }

  /** Of all at once that have left while it was told of the ones before. */
  private async tellDatabase(): Promise<void> {
    const ids = [...this.unrecorded];
    // Asked again when all have left, not waited for at each.
    if (this.databaseAway) return;
    try {
      await completeMessages(ids);
      for (const id of ids) this.unrecorded.delete(id);
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) incident(error, { during: 'outbox.record' });
      this.databaseAway = true;
    }
  }
}

/**
 * Makes the turn of work that sends what is due (a transactional outbox; what is refused for good is set aside as
 * "poisoned", the dead letters). Several workers share an outbox: each mail is leased to one of them. While the mail server
 * is away the turn ends at the first mail, and the others keep their patience for real refusals.
 */
export function createOutboxTurn(work: OutboxWork): (stopping: AbortSignal) => Promise<TurnResult> {
  // Nobody waits any more for what these hold: a claim whose answer never came, a batch that could not be given back.
  let givenUp: string[] = [];
  /** What the database is asked for; null where it is away. */
  const orGiveUp = async <Answer>(lease: string, step: () => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await step();
    } catch (error) {
      givenUp = [...givenUp, lease].slice(-mostGivenUp);
      if (!(error instanceof DatabaseAwayError)) throw error;
      log.warn('outbox.databaseAway', { reason: error.message });
      return null;
    }
  };
  return async (stopping) => {
    const lease = randomUUID();
    const messages = await orGiveUp(lease, () => claimMessages(batchSize, leaseSeconds, lease, givenUp));
    if (!messages) return 'away';
    givenUp = [];
    const batch = new Batch(work, stopping);
    await batch.send(messages);
    // Where that fails, the marks know what has left.
    const isSettled = await orGiveUp(lease, async () => {
      await batch.settle();
      return true;
    });
    if (!isSettled) return 'away';
    if (batch.sent.length > 0) log.info('outbox.sent', { count: batch.sent.length });
    if (batch.serverAway) return 'away';
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
