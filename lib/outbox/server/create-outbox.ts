import 'server-only';
import path from 'node:path';
import { serverEnv } from '@/lib/env/server';
import type { TurnResult } from '@/lib/loops/loop';
import type { MailTemplates, RenderedMail } from '@/lib/mail/rendered-mail';
import { createTimeBudget } from '@/lib/mail/time-budget';
import type { LeasedMessage } from '../outbox-message';
import { openSentMarks } from './sent-marks';
import { sweepMarks } from './sweep-marks';
import { createMailTransport, readSendFailure, sendMessage } from './transport';
import { createOutboxTurn } from './work-outbox';

/** Where answers to a mail shall go, or null where the mail itself says it. */
type ReplyAddressOf = (message: LeasedMessage) => Promise<string | null>;

export interface Outbox {
  /** The turn of work that sends what is due. */
  send(stopping: AbortSignal): Promise<TurnResult>;
  /** The one that takes away the marks of processes that were killed. */
  sweep(now: Date): Promise<TurnResult>;
}

/** Makes what works an outbox off, each mail written by the template it names. */
export async function createOutbox(
  templates: MailTemplates,
  replyAddressOf: ReplyAddressOf = async () => null,
): Promise<Outbox> {
  const transport = createMailTransport();
  const marks = await openSentMarks(path.join(serverEnv().DATA_DIR, 'outbox-sent'));
  const send = createOutboxTurn({
    compose: async (message, spare) => {
      const mail = await composeMessage(templates, message, new Date(), spare);
      const replyTo = await replyAddressOf(message);
      return replyTo === null ? mail : { ...mail, headers: { ...mail.headers, 'Reply-To': replyTo } };
    },
    send: (message, mail) => sendMessage(transport, message, mail),
    readFailure: readSendFailure,
    marks,
  });
  return { send, sweep: (now) => sweepMarks(marks, now) };
}

/**
 * Writes a mail of the outbox out, now. Throws for a template we do not have and for a payload that does not fit it.
 *
 * @param spare for what the mail can be without
 */
export async function composeMessage(
  templates: MailTemplates,
  message: LeasedMessage,
  now: Date,
  spare = createTimeBudget(0),
): Promise<RenderedMail> {
  const compose = Object.hasOwn(templates, message.template) ? templates[message.template] : undefined;
  if (!compose) throw new Error(`There is no mail template "${message.template}"`);
  return compose(message.payload, now, { number: message.attempts, spare });
}
