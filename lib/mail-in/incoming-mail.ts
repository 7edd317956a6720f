import type { FileFault } from '@/lib/uploads/file-faults';

/** Why a file of a mail was not kept. */
export const fileRefusals = [
  'fileTooLarge',
  'fileType',
  'fileHeic',
  'fileBroken',
  'tooManyFiles',
  'ornament',
] as const satisfies readonly (FileFault | 'tooManyFiles' | 'ornament')[];

type FileRefusal = (typeof fileRefusals)[number];

/** A file that was not kept, by the name its sender gave it. */
export interface RefusedFile {
  name: string;
  reason: FileRefusal;
}

/** What came with a mail beside its text. */
export interface MailFile {
  name: string;
  bytes: Uint8Array;
  /** A small picture within the text: the logo or the stripe of a signature. */
  isOrnament: boolean;
}

/** The lines of a mail's head that say what kind of mail it is, by their names in small letters. */
type MailHead = ReadonlyMap<string, string>;

/** A mail as it was read, before anything is made of it. */
export interface IncomingMail {
  /** Null for a mail without one. */
  messageId: string | null;
  head: MailHead;
  from: { address: string | null; name: string | null };
  /** Everywhere the mail says that it was sent to. */
  recipients: readonly string[];
  subject: string | null;
  text: string;
  files: readonly MailFile[];
  /** The report that one of our mails could not be delivered: what it says, with the head of that mail. */
  report: { failed: boolean; original: string } | null;
}

/** What became of a mail that came in. */
export type MailOutcome =
  /** It is a message of a request, or waits in the tray. */
  | 'stored'
  | 'tray'
  /** It was taken in before. */
  | 'known'
  /** Written by a machine: nobody reads it. */
  | 'machine'
  /** One of ours could not be delivered, which stands in the timeline of its request. */
  | 'bounce'
  /** No mail, or one that cannot be taken apart. */
  | 'unreadable'
  /** Later: too many at once, a full tray, a backend that is away. */
  | 'later';

/** The largest mail that is read, in bytes: three files of the size that uploads may have, as mails carry them. */
export const maxMailBytes = 30 * 1024 * 1024;

export const mailBounds = {
  body: 8000,
  folded: 100_000,
  subject: 200,
  name: 120,
  files: 5,
  refused: 40,
} as const;
