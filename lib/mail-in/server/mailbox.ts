import 'server-only';
import { maxMailBytes } from '../incoming-mail';

/** Where mails are fetched from. */
export interface MailboxPlace {
  host: string;
  port: number;
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Where what was taken is moved; null marks it in its place. */
  doneFolder: string | null;
}

/** Reads `imaps://user:password@host:993/folder`; without a folder it is the inbox. */
export function readMailboxPlace(address: string, doneFolder: string | null): MailboxPlace {
  const url = new URL(address);
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    doneFolder,
  };
}

/** A keyword on mails that the site has taken, and on those it could not read. */
const takenKeyword = 'SiteTaken';
const refusedKeyword = 'SiteRefused';

/** A folder that is open for as long as a turn lasts. */
export interface OpenMailbox {
  /** Names the folder as it is now: the numbers of mails mean nothing in another. */
  validity: string;
  /** Numbers of mails that were neither taken nor refused, the oldest first. */
  listNew(): Promise<number[]>;
  /** Bytes; null when it is gone. */
  sizeOf(uid: number): Promise<number | null>;
  fetch(uid: number): Promise<Uint8Array | null>;
  /** Moves a mail that was taken, or marks it. */
  settle(uid: number): Promise<void>;
  /** Leaves a mail that cannot be taken for a person to look at. */
  refuse(uid: number): Promise<void>;
  close(): Promise<void>;
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host);

/**
 * Opens the folder.
 *
 * @throws what the server, or the way to it, says
 */
export async function openMailbox(place: MailboxPlace, stopping: AbortSignal): Promise<OpenMailbox> {
  const { host, port, isSecure, user, password, folder, doneFolder } = place;
  // Read when it is needed: most sites have no mailbox.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // A password never goes over a network in the clear.
    ...(isSecure || isLoopback(host) ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    // A mail is asked for its size before it is fetched; a server may say anything.
    maxLiteralSize: maxMailBytes + 1024 * 1024,
    maxResponseSize: maxMailBytes + 2 * 1024 * 1024,
  });
  // What breaks off later is said by the call that waits for it.
  client.on('error', () => undefined);
  const abort = () => client.close();
  stopping.addEventListener('abort', abort, { once: true });
  try {
    await client.connect();
    const opened = await client.mailboxOpen(folder);
    const takesKeywords = opened.permanentFlags?.has('\\*') ?? false;
    const taken = takesKeywords ? takenKeyword : '\\Seen';
    const refused = takesKeywords ? refusedKeyword : '\\Flagged';
    const query = takesKeywords
      ? { unKeyword: takenKeyword, not: { keyword: refusedKeyword } }
      : { flagged: false, ...(doneFolder ? {} : { seen: false }) };
    const one = { uid: true } as const;
    return {
      validity: String(opened.uidValidity),
      listNew: async () => ((await client.search(query, one)) || []).sort((a, b) => a - b),
      async sizeOf(uid) {
        const found = await client.fetchOne(String(uid), { size: true }, one);
        return found ? (found.size ?? 0) : null;
      },
      async fetch(uid) {
        const found = await client.fetchOne(String(uid), { source: true }, one);
        return found ? (found.source ?? null) : null;
      },
      async settle(uid) {
        if (doneFolder && (await client.messageMove(String(uid), doneFolder, one))) return;
        await client.messageFlagsAdd(String(uid), [taken], one);
      },
      async refuse(uid) {
        await client.messageFlagsAdd(String(uid), [refused], one);
      },
      async close() {
        stopping.removeEventListener('abort', abort);
        await client.logout().catch(() => client.close());
      },
    };
  } catch (error) {
    stopping.removeEventListener('abort', abort);
    client.close();
    throw error;
  }
}
