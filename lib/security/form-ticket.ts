import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { readSignedPayload, signPayload } from './signing';

/** The request header that brings a form's ticket. */
export const ticketHeader = 'x-form-ticket';

// A person needs longer than this to fill a form.
const fastestFormMilliseconds = 3000;
const ticketLifetimeMilliseconds = 48 * 60 * 60 * 1000;
// Another instance of the site may run a little ahead.
const clockToleranceMilliseconds = 60 * 1000;

export interface FormTicket {
  issuedAt: Date;
  /** Random, shared by the tickets of one visitor's form; stored nowhere in the browser but in the page. */
  session: string;
  /** The request that is sent with this ticket is stored once, however often it is sent. */
  idempotencyKey: string;
}

const ticketShape = z
  .object({ at: z.number(), session: z.uuid(), key: z.uuid() })
  .transform(
    ({ at, session, key }): FormTicket => ({ issuedAt: new Date(at), session, idempotencyKey: key }),
  );

/**
 * A signed ticket for one form, with its idempotency key: when it was given, to which session, and under which key its request will be stored.
 *
 * @param previous a ticket given before, whose session goes on
 */
export function issueTicket(now: Date, previous: string | null = null): string {
  const session = (previous === null ? null : readTicket(previous, now))?.session ?? randomUUID();
  const payload = { at: now.getTime(), session, key: randomUUID() };
  return signPayload(serverEnv().APP_SECRET, 'form-ticket', payload);
}

/**
 * A ticket for a form that was filled and sent already, and is given back: whoever corrects a word may send it at once.
 * Otherwise like `issueTicket`.
 */
export function issueTicketForFilledForm(now: Date, previous: string | null = null): string {
  return issueTicket(new Date(now.getTime() - fastestFormMilliseconds), previous);
}

/** The ticket, or null when it is not ours or older than 48 hours: then the form counts as sent without one. */
export function readTicket(text: string, now: Date): FormTicket | null {
  const ticket = ticketShape.safeParse(readSignedPayload(serverEnv().APP_SECRET, 'form-ticket', text));
  if (!ticket.success) return null;
  const age = now.getTime() - ticket.data.issuedAt.getTime();
  return age >= -clockToleranceMilliseconds && age <= ticketLifetimeMilliseconds ? ticket.data : null;
}

/** Whether a form was sent sooner after its ticket was given than a person could fill it. */
export function isTooFast(ticket: FormTicket | null, now: Date): boolean {
  return ticket !== null && now.getTime() - ticket.issuedAt.getTime() < fastestFormMilliseconds;
}
