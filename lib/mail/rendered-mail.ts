import type { TimeBudget } from './time-budget';

/** A mail ready for the outbox. Nothing in `subject` or `headers` holds a line end. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** An invitation (RFC 5546), which programs offer to put into the calendar; it travels as a file too. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Documents that travel with it. */
  files?: readonly MailFile[];
  /** What the HTML shows inline, as `cid:` and the id. */
  pictures?: readonly MailPicture[];
}

/** A PDF under the name it is saved as. */
interface MailFile {
  name: string;
  pdf: Uint8Array;
}

/** A PNG that travels in the mail itself: nothing is fetched when it is opened. */
export interface MailPicture {
  /** Unique in the world: `design-1@482-917-635`. */
  id: string;
  /** What it is saved as. */
  name: string;
  png: Uint8Array;
}

/** The try at which a mail is written out. */
export interface MailAttempt {
  /** From one: how often the mail was taken to be sent. */
  number: number;
  /** For what a mail can be without; all mails of one turn share it. */
  spare: TimeBudget;
}

/** Writes what a mail of the outbox is about out, now. Throws for a payload that does not fit. */
type MailTemplate = (payload: unknown, now: Date, attempt: MailAttempt) => Promise<RenderedMail>;

/** Mails by the names under which the database queues them. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;
