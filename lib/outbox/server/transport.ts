import 'server-only';
import { createTransport, type Transporter } from 'nodemailer';
import { serverEnv } from '@/lib/env/server';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { senderOf } from '@/lib/mail/sender';
import type { LeasedMessage } from '../outbox-message';

// Together far less than a lease lasts.
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 };

export type SendFailure = {
  /** Another try will hardly help: the server refused this very mail. */
  permanent: boolean;
  /** The server itself is away: no other mail will leave either. */
  serverAway: boolean;
  reason: string;
};

export function createMailTransport(): Transporter {
  const { SMTP_URL } = serverEnv();
  return createTransport(
    { url: SMTP_URL, pool: true, maxConnections: 4, maxMessages: 200, ...timeouts },
    // Addresses in a text must never make the site read a file or fetch a page.
    { disableFileAccess: true, disableUrlAccess: true },
  );
}

/** Sends one mail. A mail that is sent twice after all carries the same Message-ID both times. */
export async function sendMessage(
  transport: Transporter,
  message: LeasedMessage,
  mail: RenderedMail,
): Promise<void> {
  const { MAIL_FROM, QUOTES_INBOX } = serverEnv();
  const { 'Reply-To': replyTo = QUOTES_INBOX, ...headers } = mail.headers ?? {};
  const domain = /@([^\s<>@]+)>?$/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  await transport.sendMail({
    from: senderOf(MAIL_FROM),
    to: message.recipient === null ? QUOTES_INBOX : { name: '', address: message.recipient },
    replyTo,
    messageId: `<${message.id}@${domain}>`,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: [
      ...(mail.pictures ?? []).map(({ id, name, png }) => ({
        cid: id,
        filename: name,
        content: Buffer.from(png),
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
      })),
      ...(mail.files ?? []).map(({ name, pdf }) => ({
        filename: name,
        content: Buffer.from(pdf),
        contentType: 'application/pdf',
      })),
    ],
    ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'invite.ics' } } : {}),
    headers: {
      // RFC 3834: no holiday note shall answer it.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...headers,
    },
  });
}

/** What a failure of `sendMail` means for the mail and for the others. */
export function readSendFailure(error: unknown): SendFailure {
  const { code, responseCode, command, message } = error as Partial<
    Error & { code: string; responseCode: number; command: string }
  >;
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const reason = [code, command, responseCode, message].filter(Boolean).join(' ').slice(0, 500);
  return {
    permanent: aboutThisMail && (responseCode === undefined || responseCode >= 500),
    serverAway: !aboutThisMail,
    reason,
  };
}
