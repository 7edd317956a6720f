import 'server-only';
import { log } from '@/lib/log/log';
import type { TurnResult } from '@/lib/loops/loop';
import { kickLoop } from '@/lib/loops/loops';
import { findInSpool, listSpool, removeFromSpool, type Spool, type SpoolRecord, setAside } from './spool';
import type { SpooledKind } from './submission-kind';

// Longer than a visitor waits: here nobody does.
const timeoutMilliseconds = 10_000;

interface Postponed {
  failures: number;
  until: number;
}

/**
 * Makes the turn of work that carries waiting forms into the database, oldest first: at-least-once delivery to a function
 * that is idempotent. Each is deleted only once the
 * database has said that it holds it, so it is stored exactly once whatever stops in between. Several processes may
 * replay the same spool.
 */
export function createSpoolReplay<Form extends SpoolRecord, Acknowledgement extends { reference: string }>(
  kind: SpooledKind<Form, Acknowledgement>,
): (stopping: AbortSignal) => Promise<TurnResult> {
  const spool = kind.openSpool();
  // A form that the backend cannot digest must not hold up the others.
  const postponed = new Map<string, Postponed>();

  return async (stopping) => {
    const keys = await listSpool(spool, new Date());
    let refused = 0;
    for (const key of keys) {
      if (stopping.aborted) return 'idle';
      const now = Date.now();
      if ((postponed.get(key)?.until ?? 0) > now) continue;
      const outcome = await replay(kind, spool, key);
      if (outcome === 'away') return 'away';
      if (outcome === 'done') {
        postponed.delete(key);
        continue;
      }
      // The disk's fault says nothing of the database.
      if (outcome === 'refused') refused += 1;
      const failures = (postponed.get(key)?.failures ?? 0) + 1;
      postponed.set(key, { failures, until: now + Math.min(30_000, 1000 * 2 ** (failures - 1)) });
    }
    for (const key of postponed.keys()) if (!keys.includes(key)) postponed.delete(key);
    return refused > 0 && refused === keys.length ? 'away' : 'idle';
  };
}

async function replay<Form extends SpoolRecord, Acknowledgement extends { reference: string }>(
  kind: SpooledKind<Form, Acknowledgement>,
  spool: Spool<Form>,
  key: string,
): Promise<'done' | 'refused' | 'unreadable' | 'away'> {
  let record: Form | null;
  try {
    record = await findInSpool(spool, key);
    if (!record) {
      // Replayed by another process meanwhile, or not a file of ours.
      await setAside(spool, key, 'unreadable');
      return 'done';
    }
  } catch (error) {
    // Rights, a folder, a damaged disk: it may be read once somebody has seen to it, and the others need not wait.
    log.error(`${kind.name}.replayUnreadable`, { key, reason: (error as NodeJS.ErrnoException).code });
    return 'unreadable';
  }
  const outcome = await kind.store(record, { replay: true, timeoutMilliseconds });
  switch (outcome.status) {
    case 'stored':
    case 'duplicate':
      await removeFromSpool(spool, key);
      log.info(`${kind.name}.replayed`, {
        reference: outcome.acknowledgement.reference,
        outcome: outcome.status,
      });
      kickLoop('outbox');
      return 'done';
    case 'conflict':
    case 'invalid':
      await setAside(spool, key, outcome.status);
      log.error(`${kind.name}.setAside`, { reference: record.reference, outcome });
      return 'done';
    case 'unreachable':
      log.warn(`${kind.name}.replayFailed`, { reference: record.reference, reason: outcome.error });
      return outcome.answered ? 'refused' : 'away';
    case 'limited':
    case 'reference_taken':
      log.error(`${kind.name}.replayRefused`, { reference: record.reference, outcome: outcome.status });
      return 'refused';
  }
}
