import type { IncomingMail } from './incoming-mail';

/** Why nobody reads a mail: a machine wrote it, an auto-responder or a list, and an answer to it would go round in circles. */
export type MachineReason = 'autoSubmitted' | 'precedence' | 'list' | 'ownAddress' | 'report' | 'noSender';

const bulk = /^(?:bulk|junk|list|auto_reply)\b/i;
const daemon = /^(?:mailer-daemon|postmaster|bounces?)(?:[+@-]|$)/i;

/** Whether an address is that of a mail server, which reports what became of mails. */
export const isDaemon = (address: string | null) => address !== null && daemon.test(address);

/**
 * Why a mail is no message of a person, or null when it may be one (RFC 3834, and what came before it).
 *
 * @param own addresses that we send from, in small letters
 */
export function machineReason(
  { head, from, report }: Pick<IncomingMail, 'head' | 'from' | 'report'>,
  own: readonly string[],
): MachineReason | null {
  if (report) return 'report';
  const submitted = head.get('auto-submitted')?.trim() ?? 'no';
  if (!/^no\b/i.test(submitted)) return 'autoSubmitted';
  if (bulk.test(head.get('precedence')?.trim() ?? '') || head.has('x-autoreply') || head.has('x-autorespond'))
    return 'precedence';
  if (head.has('list-id') || head.has('list-unsubscribe')) return 'list';
  // The envelope of what must not be answered is empty.
  if (head.get('return-path')?.trim() === '<>') return 'report';
  if (from.address === null) return 'noSender';
  if (isDaemon(from.address)) return 'report';
  return own.includes(from.address) ? 'ownAddress' : null;
}
