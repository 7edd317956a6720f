import 'server-only';
import path from 'node:path';
import type { Address, Attachment, Email } from 'postal-mime';
import { askThread } from '@/lib/uploads/server/ask-thread';
import { type IncomingMail, type MailFile, mailBounds } from '../incoming-mail';
import { isDaemon } from '../judge-mail';

/** Text that is read of a mail; what is longer has no person behind it. */
const mostText = mailBounds.body + mailBounds.folded;
const mostOfReport = 64 * 1024;
const mostOrnamentBytes = 24 * 1024;

/** What the thread makes of a mail; the words of one in HTML alone are its text. */
export type OpenedMail = { kind: 'mail'; mail: Omit<Email, 'html'> } | { kind: 'unreadable' };

/** Thirty megabytes of files take a second. */
const bounds = { longestMs: 30_000, mostMegabytes: 384, mostBufferMegabytes: 400 };

const addressShape = /^[^\s<>@"(),;:\\]{1,64}@[^\s<>@"(),;:\\]{1,189}$/;

/** Controls but tab and line end, and halves of characters. */
const tidyText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

function tidyLine(text: string | undefined, max: number): string | null {
  const line = (text ?? '').toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return [...line.replace(/\s+/gu, ' ').trim()].slice(0, max).join('') || null;
}

/** Line by line: a pattern for blanks before an end begins anew at each of them, which takes the square of a million. */
function textOf({ text = '' }: Email): string {
  const lines = tidyText(text)
    .slice(0, 2 * mostText)
    .split('\n');
  const plain = lines.map((line) => line.trimEnd()).join('\n');
  const cut = [...plain.replace(/^\n+/, '').trimEnd()].slice(0, mostText).join('');
  // The first cut may have gone through a character.
  return cut.toWellFormed();
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

function fileOf(attachment: Attachment): MailFile {
  const bytes = bytesOf(attachment);
  const isOrnament =
    attachment.related === true &&
    attachment.mimeType.startsWith('image/') &&
    bytes.length <= mostOrnamentBytes;
  const name = tidyLine(attachment.filename ?? attachment.description ?? attachment.mimeType, 120) ?? '?';
  return { name, bytes, isOrnament };
}

const flatten = (addresses: readonly Address[] = []) =>
  addresses.flatMap((entry) => entry.group ?? [entry]).map(({ address }) => address ?? '');

/** Heads of the envelope, as servers that deliver a mail write them down. */
const envelopeHeads = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to'];

function reportOf(mail: Email, from: string | null, head: ReadonlyMap<string, string>) {
  const isReport = /^multipart\/report\b.*delivery-status/is.test(head.get('content-type') ?? '');
  if (!isReport && !isDaemon(from)) return null;
  const parts = mail.attachments
    .filter(({ mimeType }) => mimeType.startsWith('message/') || mimeType === 'text/rfc822-headers')
    .map((part) => Buffer.from(bytesOf(part)).toString('latin1').slice(0, mostOfReport));
  const original = [...parts, (mail.text ?? '').slice(0, mostOfReport)].join('\n');
  const action = /^action:\s*(\w+)/im.exec(original)?.[1]?.toLowerCase();
  return { failed: action === undefined || action === 'failed', original };
}

/**
 * Takes a mail (RFC 5322) apart in a thread of its own, or null when that comes to no end within its bounds.
 *
 * @param raw as it came over the wire
 * @param longestMs how long that may take
 */
export async function readMail(raw: Uint8Array, longestMs = bounds.longestMs): Promise<IncomingMail | null> {
  const thread = path.join(process.cwd(), 'lib', 'mail-in', 'server', 'mail-thread.mjs');
  const opened = await askThread<OpenedMail>(thread, raw, { ...bounds, longestMs });
  if (opened?.kind !== 'mail') return null;
  const { mail } = opened;
  const head = new Map<string, string>();
  for (const { key, value } of mail.headers) if (!head.has(key)) head.set(key, value);
  if (!head.has('from') && !head.has('message-id') && !head.has('received')) return null;
  const sender = flatten(mail.from ? [mail.from] : [])[0]?.toLowerCase() ?? '';
  const address = addressShape.test(sender) ? sender : null;
  const envelope = mail.headers.filter(({ key }) => envelopeHeads.includes(key)).map(({ value }) => value);
  return {
    messageId: tidyLine(mail.messageId, 990),
    head,
    from: { address, name: tidyLine(mail.from?.name, mailBounds.name) },
    recipients: [...flatten(mail.to), ...flatten(mail.cc), ...flatten(mail.bcc), ...envelope],
    subject: tidyLine(mail.subject, mailBounds.subject),
    text: textOf(mail),
    files: mail.attachments.map(fileOf),
    report: reportOf(mail, address, head),
  };
}
