/** A mail ready for the outbox. Nothing in `subject` or `headers` holds a line end. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}
