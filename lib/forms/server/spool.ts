import 'server-only';
import { randomUUID } from 'node:crypto';
import { link, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { flushFolder, hasCode, makeFolder, writeFlushed } from './durable-file';

// An on-disk queue: one file a form, named by its key. A file is written under another name, flushed, then linked to its own: so it is
// whole or not there at all, and of ten writers of one key one wins.

const fileName = /^([0-9a-f-]{36})\.json$/;
const unfinishedName = /^\.unfinished-/;
const unfinishedLifetimeMilliseconds = 60 * 60 * 1000;

/** What anything on its way into the database carries. */
export interface SpoolRecord {
  idempotency_key: string;
  /** What it is called in the log. */
  reference: string;
}

export interface SpoolFolders {
  folder: string;
  setAsideFolder: string;
}

/** Where forms of one kind wait while the database is away. */
export interface Spool<Form extends SpoolRecord> extends SpoolFolders {
  schema: z.ZodType<Form>;
}

export type SpoolWrite<Form extends SpoolRecord> =
  /** The record is safe; `record` is the one in the spool, which may be an earlier one of the same key. */
  { status: 'spooled' | 'already'; record: Form } | { status: 'failed'; error: unknown };

/** A spool below DATA_DIR. */
export function openSpool<Form extends SpoolRecord>(name: string, schema: z.ZodType<Form>): Spool<Form> {
  const root = path.join(serverEnv().DATA_DIR, 'spool');
  return { folder: path.join(root, name), setAsideFolder: path.join(root, `${name}-set-aside`), schema };
}

/** Writes a form to disk and returns once it would survive a power cut. Never throws for the disk's sake. */
export async function writeToSpool<Form extends SpoolRecord>(
  spool: Spool<Form>,
  record: Form,
): Promise<SpoolWrite<Form>> {
  const unfinished = path.join(spool.folder, `.unfinished-${process.pid}-${randomUUID()}`);
  try {
    await makeFolder(spool.folder);
    await writeFlushed(unfinished, JSON.stringify({ version: 1, record }));
    // The file of the same key may be replayed and deleted between the two calls: then the link works next time.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        await link(unfinished, fileOf(spool, record.idempotency_key));
        await flushFolder(spool.folder);
        return { status: 'spooled', record };
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const earlier = await findInSpool(spool, record.idempotency_key);
      if (earlier) {
        await flushFolder(spool.folder);
        return { status: 'already', record: earlier };
      }
    }
    throw new Error('The spool holds a file of this key that cannot be read');
  } catch (error) {
    return { status: 'failed', error };
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

function fileOf(spool: SpoolFolders, key: string): string {
  return path.join(spool.folder, `${key}.json`);
}

/** The form of this key that waits in the spool, or null. */
export async function findInSpool<Form extends SpoolRecord>(
  spool: Spool<Form>,
  key: string,
): Promise<Form | null> {
  try {
    return parse(spool.schema, await readFile(fileOf(spool, key), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

function parse<Form>(schema: z.ZodType<Form>, text: string): Form | null {
  try {
    return z.object({ version: z.literal(1), record: schema }).parse(JSON.parse(text)).record;
  } catch {
    return null;
  }
}

/** When an entry was written, in milliseconds of the epoch; null when there is nothing behind its name. */
async function waitingSince(file: string): Promise<number | null> {
  // A link that leads nowhere is no form.
  return stat(file).then(
    (stats) => stats.mtimeMs,
    () => null,
  );
}

/** Keys of the waiting forms, the one that has waited longest first. Clears away what a killed writer left. */
export async function listSpool(spool: SpoolFolders, now: Date): Promise<string[]> {
  let names: string[];
  try {
    names = await readdir(spool.folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
  const waiting: { key: string; since: number }[] = [];
  for (const name of names) {
    const file = path.join(spool.folder, name);
    const since = await waitingSince(file);
    if (since === null) continue;
    const key = fileName.exec(name)?.[1];
    if (key) waiting.push({ key, since });
    else if (unfinishedName.test(name) && now.getTime() - since > unfinishedLifetimeMilliseconds) {
      await rm(file, { force: true });
    }
  }
  return waiting.sort((a, b) => a.since - b.since || a.key.localeCompare(b.key)).map(({ key }) => key);
}

/** Deletes a form that is stored by now. Another process may have done so already. */
export async function removeFromSpool(spool: SpoolFolders, key: string): Promise<void> {
  await rm(fileOf(spool, key), { force: true });
}

/** Moves a form that cannot be stored to where a person can look at it. */
export async function setAside(spool: SpoolFolders, key: string, reason: string): Promise<void> {
  await makeFolder(spool.setAsideFolder);
  try {
    await rename(fileOf(spool, key), path.join(spool.setAsideFolder, `${key}.${reason}.json`));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

export interface SpoolState {
  /** Whether a form could be written now. */
  usable: boolean;
  waiting: number;
  setAside: number;
  /** When the form was written that has waited longest, in milliseconds of the epoch; null when none waits. */
  oldest: number | null;
}

/** What the disk holds for one kind of form. */
export async function inspectSpool(spool: SpoolFolders): Promise<SpoolState> {
  const list = (folder: string) =>
    readdir(folder).then(
      (names) => names.filter((name) => name.endsWith('.json')),
      () => [],
    );
  const probe = path.join(spool.folder, `.unfinished-probe-${process.pid}-${randomUUID()}`);
  let usable = true;
  try {
    await makeFolder(spool.folder);
    const handle = await open(probe, 'wx', 0o600);
    try {
      // Larger than most forms, so that a full disk shows.
      await handle.writeFile(' '.repeat(8192));
    } finally {
      await handle.close();
    }
  } catch {
    usable = false;
  } finally {
    await unlink(probe).catch(() => undefined);
  }
  const entries = (await list(spool.folder)).map((name) => waitingSince(path.join(spool.folder, name)));
  const times = (await Promise.all(entries)).filter((time) => time !== null);
  return {
    usable,
    waiting: times.length,
    setAside: (await list(spool.setAsideFolder)).length,
    oldest: times.length > 0 ? Math.min(...times) : null,
  };
}
