import 'server-only';
import type { workFileFaults } from '../staff/outcomes';

/** Why a file was not taken; names a sentence under `StaffPortfolio.outcome` in the messages. */
export type FileRefusal = (typeof workFileFaults)[number] | 'forbidden' | 'unknown' | 'unavailable';

export type ReceivedFile =
  | { status: 'ok'; id: string; version: number }
  | { status: 'refused'; reason: FileRefusal };

export const refused = (reason: FileRefusal) => ({ status: 'refused', reason }) as const;
