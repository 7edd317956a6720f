import { randomUUID } from 'node:crypto';
import { someAddress } from './quotes';

/** The secret of the door for mails. */
export const someSecret = `${'mail-secret-of-the-tests-'.repeat(2)}x`;

export interface MailPart {
  name: string;
  type: string;
  bytes: Uint8Array;
}

interface Letter {
  from: string;
  to: string;
  text: string;
  subject?: string;
  messageId?: string;
  files?: readonly MailPart[];
  headers?: Record<string, string>;
}

/** A mail as it comes over the wire. */
export function letter({
  from,
  to,
  text,
  subject = 'Bonjour',
  messageId = `<${randomUUID()}@example.test>`,
  files = [],
  headers = {},
}: Letter): Buffer {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Date: Mon, 23 Nov 2026 09:00:00 +0100',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="parts"',
  ];
  const body = [
    '--parts',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ];
  const attached = files.flatMap(({ name, type, bytes }) => [
    '--parts',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ]);
  return Buffer.from([...head, '', ...body, ...attached, '--parts--', ''].join('\r\n'));
}

/** Posts a mail to the site as a mail server's hook does. */
export function postMail(
  door: (request: Request) => Promise<Response>,
  raw: Uint8Array | string,
  secret: string | null,
): Promise<Response> {
  return door(
    new Request('http://localhost:3000/api/mail/incoming', {
      method: 'POST',
      body: raw as BodyInit,
      headers: {
        'Content-Type': 'message/rfc822',
        'X-Forwarded-For': someAddress(),
        ...(secret === null ? {} : { Authorization: `Bearer ${secret}` }),
      },
    }),
  );
}
