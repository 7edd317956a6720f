import 'server-only';
import { createHash } from 'node:crypto';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { serverEnv } from '@/lib/env/server';
import { derivedKey } from '@/lib/forms/derived-key';
import { bucketFor, hashReference } from '@/lib/limits/server/buckets';
import { log } from '@/lib/log/log';
import { kickLoop } from '@/lib/loops/loops';
import { answerDueAt } from '@/lib/quotes/answer-due';
import { keyedHash } from '@/lib/security/signing';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { fileFaults } from '@/lib/uploads/file-faults';
import type { UploadedFile } from '@/lib/uploads/server/receipts';
import { discardUploads, storeUpload } from '@/lib/uploads/server/receive-upload';
import { foldText } from '../fold-text';
import { type IncomingMail, type MailOutcome, mailBounds, type RefusedFile } from '../incoming-mail';
import { machineReason } from '../judge-mail';
import { isMailKnown, keepMail, noteBounce } from './mail-store';
import { readMail } from './read-mail';
import { findRepliedRequest } from './reply-address';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The same mail has the same key, however and however often it comes. */
function keyOf(mail: IncomingMail, raw: Uint8Array): string {
  return keyedHash(serverEnv().APP_SECRET, 'mail-key', mail.messageId ?? `sha256:${sha256(raw)}`);
}

const bareAddress = (mailbox: string) => (/<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();

/** Addresses that our own mails come from. */
function ownAddresses(): string[] {
  const { MAIL_FROM, QUOTES_INBOX, MAIL_IN_ADDRESS } = serverEnv();
  const plain = MAIL_IN_ADDRESS?.replace(/[+.=-]?\{token\}[+.=-]?/, '');
  return [MAIL_FROM, QUOTES_INBOX, ...(plain ? [plain] : [])].map(bareAddress);
}

/** The text in two that both fit the database; what is too long to be shown comes first in what is folded. */
function fitText({ text, subject, files }: IncomingMail): { body: string; folded: string | null } {
  const { shown, folded } = foldText(text);
  const letters = [...shown.replace(/^\n+/, '').trimEnd()];
  const body = letters.slice(0, mailBounds.body).join('');
  const rest = [letters.slice(mailBounds.body).join(''), folded].filter((part) => part.trim() !== '');
  return {
    // A photo alone, as telephones send it: its subject says what it is.
    body: body.trim() === '' ? (subject ?? files[0]?.name ?? '…') : body,
    folded: [...rest.join('\n')].slice(0, mailBounds.folded).join('') || null,
  };
}

/** Judges what came with a mail as any upload is; null while the storage does not answer. */
async function storeFiles(
  { files }: IncomingMail,
  now: Date,
): Promise<{ stored: UploadedFile[]; refused: RefusedFile[] } | null> {
  const stored: UploadedFile[] = [];
  const refused: RefusedFile[] = [];
  // Signs of a signature come first in a mail and are many in a long exchange: they take no file's place.
  const ordered = [...files].sort((one, other) => Number(one.isOrnament) - Number(other.isOrnament));
  for (const { name, bytes, isOrnament } of ordered) {
    if (refused.length >= mailBounds.refused) break;
    if (isOrnament) refused.push({ name, reason: 'ornament' });
    else if (stored.length >= mailBounds.files) refused.push({ name, reason: 'tooManyFiles' });
    else {
      const result = await storeUpload('quote', name, bytes, now);
      if (result.status === 'stored') stored.push(result.file);
      else {
        const reason = fileFaults.find((fault) => fault === result.reason);
        if (!reason) {
          await discardUploads('quote', stored);
          return null;
        }
        refused.push({ name, reason });
      }
    }
  }
  return { stored, refused };
}

async function takeReport(mail: IncomingMail, key: string): Promise<MailOutcome> {
  const reference = mail.report?.failed ? await findRepliedRequest(mail.report.original) : null;
  if (reference === null) return 'machine';
  const noted = await noteBounce(key, reference);
  return noted === 'noted' ? 'bounce' : noted === 'known' ? 'known' : 'machine';
}

const outcomes = {
  stored: 'stored',
  tray: 'tray',
  known: 'known',
  limited: 'later',
  trayFull: 'later',
  invalid: 'unreadable',
} as const satisfies Record<string, MailOutcome>;

/**
 * Takes a mail in: what answers one of ours becomes a message of its request, what belongs to none waits in the tray. The
 * same mail twice is one. Its sender is told nothing, and gains nothing by the address they write from.
 *
 * @throws DatabaseAwayError
 */
export async function takeMail(raw: Uint8Array, now: Date): Promise<MailOutcome> {
  const mail = await readMail(raw);
  if (!mail) return told('unreadable');
  const key = keyOf(mail, raw);
  if (await isMailKnown(key)) return told('known');
  const reference = await findRepliedRequest(mail.recipients.join('\n'));
  const machine = machineReason(mail, ownAddresses());
  if (machine === 'report') return told(await takeReport(mail, key));
  // Some senders mark their letters as those of a list; under an address that we gave them they are answers.
  if (machine && !(machine === 'list' && reference !== null)) return told('machine', machine);
  const files = await storeFiles(mail, now);
  if (!files) return told('later');
  const status = await keepMail({
    key,
    messageKey: derivedKey(sha256(key)),
    reference,
    from: mail.from.address,
    name: mail.from.name,
    subject: mail.subject,
    ...fitText(mail),
    refused: files.refused,
    files: files.stored,
    limits: reference === null ? [] : [bucketFor('mailPerRequest', hashReference(reference))],
    answerDueAt: answerDueAt(now, isPublicHoliday).toISOString(),
  }).catch(async (error: unknown) => {
    // It comes again, and every time its files would be stored anew; but what did not answer may keep it yet.
    const wasRefused = error instanceof DatabaseAwayError && error.answered;
    const mayBeKept = !wasRefused || (await isMailKnown(key).catch(() => true));
    if (!mayBeKept) await discardUploads('quote', files.stored);
    throw error;
  });
  // Staff are told by mail, as of any message.
  if (status === 'stored') kickLoop('outbox');
  // A mail that waits comes again, and every time its files would be stored anew.
  else if (status !== 'tray') await discardUploads('quote', files.stored);
  return told(outcomes[status]);
}

function told(outcome: MailOutcome, reason?: string): MailOutcome {
  log.info('mailIn.taken', { outcome, ...(reason ? { reason } : {}) });
  return outcome;
}
