import 'server-only';
import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { flushFolder, hasCode, makeFolder, writeFlushed } from '@/lib/forms/server/durable-file';
import { isUuid } from '@/lib/forms/uuid';
import { type ArtworkOutcome, artworkOutcomes, partBytes } from '../artwork';

// Files that come in parts (a resumable upload, chunk by chunk), below DATA_DIR: what is known of one in `<id>.json`, its bytes in `<id>.part`. The length of the second is
// what has come: a part is flushed to the disk before it is acknowledged.

/** How long a file may take to come, from its beginning. */
export const lifetimeMilliseconds = 24 * 60 * 60 * 1000;

/** How long one that was announced may hold its place without a byte of it; without another byte, when others need the place. */
export const unsentMilliseconds = 60 * 60 * 1000;

const stallMilliseconds = 30_000;

/** All files under way together. */
export const bounds = {
  bytes: 3 * 1024 ** 3,
  files: 60,
  perSubject: 3,
  perPlace: 6,
  /** What must stay free on the disk. */
  freeBytes: 1024 ** 3,
};

const shape = z.object({
  id: z.uuid(),
  /** Who sends it, and nobody else goes on with it. */
  sender: z.string(),
  /** What it is for: the reference of a request. */
  subject: z.string(),
  /** A keyed hash of the network address that began it, or the account of a colleague. */
  place: z.string(),
  /** The sender's name for it, as sent. */
  name: z.string(),
  /** Bytes of the whole. */
  size: z.number(),
  /** Random, of whoever began it: with the same key it is the same file. */
  key: z.string().nullable().default(null),
  begunAt: z.coerce.date(),
  /** What became of it; null until then. */
  outcome: z.enum(artworkOutcomes).nullable(),
});

export type FileUnderWay = z.output<typeof shape>;

const folder = () => path.join(serverEnv().DATA_DIR, 'under-way');
const recordOf = (id: string) => path.join(folder(), `${id}.json`);

/** Where the bytes are. */
export const bytesOf = (id: string) => path.join(folder(), `${id}.part`);

async function writeRecord(file: FileUnderWay): Promise<void> {
  const unfinished = path.join(folder(), `.${file.id}-${randomUUID()}`);
  await writeFlushed(unfinished, JSON.stringify(file));
  await rename(unfinished, recordOf(file.id));
  await flushFolder(folder());
}

/** A file that has not expired, or null. */
export async function findUnderWay(id: string, now: Date): Promise<FileUnderWay | null> {
  if (!isUuid(id)) return null;
  try {
    const file = shape.parse(JSON.parse(await readFile(recordOf(id), 'utf8')));
    return expiresAt(file) > now ? file : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

export function expiresAt({ begunAt }: FileUnderWay): Date {
  return new Date(begunAt.getTime() + lifetimeMilliseconds);
}

/** The same as long as nothing of it has come. */
export function expiresUnsentAt({ begunAt }: FileUnderWay): Date {
  return new Date(begunAt.getTime() + unsentMilliseconds);
}

/** All that the disk holds, expired ones too. */
export async function listUnderWay(): Promise<FileUnderWay[]> {
  const names = await readdir(folder()).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const found: FileUnderWay[] = [];
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const text = await readFile(path.join(folder(), name), 'utf8').catch(() => '');
    const parsed = shape.safeParse(attempt(() => JSON.parse(text)));
    if (parsed.success) found.push(parsed.data);
  }
  return found;
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}

type Wanted = Pick<FileUnderWay, 'sender' | 'subject' | 'place' | 'name' | 'size'> &
  Partial<Pick<FileUnderWay, 'key'>>;

/** Shared by the bundles of all routes of this process. */
interface Shared {
  /** The last beginning: one after the other, so that the bounds hold. */
  beginning: Promise<unknown>;
  /** Who writes a file now. */
  writers: Map<string, { stop: AbortController; over: Promise<unknown> }>;
}

const slot = Symbol.for('uploads.under-way');
const holder = globalThis as { [slot]?: Shared };
holder[slot] ??= { beginning: Promise.resolve(), writers: new Map() };
const shared = holder[slot];

/**
 * Begins a file, or says that there are too many, here or everywhere.
 *
 * @param mayBegin asked once there is room for it
 */
export function beginUnderWay(
  wanted: Wanted,
  now: Date,
  mayBegin = async (): Promise<boolean> => true,
): Promise<FileUnderWay | 'rateLimited' | 'busy'> {
  const begun = shared.beginning.then(() => begin(wanted, now, mayBegin));
  shared.beginning = begun.catch(() => undefined);
  return begun;
}

function exceedsOwnBounds({ place, subject, sender }: Wanted, others: readonly FileUnderWay[]): boolean {
  const ofPlace = others.filter((one) => one.place === place);
  // What a customer sends holds no colleague up who adds something to the same request, nor the other way round.
  const ofSubject = others.filter((one) => one.subject === subject && one.sender === sender);
  return ofSubject.length >= bounds.perSubject || ofPlace.length >= bounds.perPlace;
}

async function hasRoom(wanted: Wanted, others: readonly FileUnderWay[]): Promise<boolean> {
  const bytes = others.reduce((sum, { size }) => sum + size, wanted.size);
  if (others.length >= bounds.files || bytes > bounds.bytes) return false;
  await makeFolder(folder());
  const { bavail, bsize } = await statfs(folder());
  // What others have announced and not sent yet is not on the disk.
  return bavail * bsize >= bytes + bounds.freeBytes;
}

/**
 * Where there is no room, the file of which nothing has come for longest gives way, if that is an hour: sixty of one byte each would
 * hold everybody else up for a day. False when there is none.
 */
async function removeStalled(others: readonly FileUnderWay[], now: Date): Promise<boolean> {
  let longest: { id: string; since: number } | null = null;
  for (const { id, size } of others) {
    const about = await stat(bytesOf(id)).catch(() => null);
    // What has come whole waits for us.
    if (!about || about.size === size || shared.writers.has(id)) continue;
    if (longest === null || about.mtimeMs < longest.since) longest = { id, since: about.mtimeMs };
  }
  if (longest === null || now.getTime() - longest.since < unsentMilliseconds) return false;
  await removeUnderWay(longest.id);
  return true;
}

/** Not by its name and size alone: two scans of one machine may have both in common. */
const isBegun = (one: FileUnderWay, { sender, subject, name, size, key = null }: Wanted): boolean =>
  key !== null &&
  one.key === key &&
  one.sender === sender &&
  one.subject === subject &&
  one.name === name &&
  one.size === size;

async function begin(
  wanted: Wanted,
  now: Date,
  mayBegin: () => Promise<boolean>,
): Promise<FileUnderWay | 'rateLimited' | 'busy'> {
  await removeUnsent(now);
  for (;;) {
    const others = (await listUnderWay()).filter((one) => one.outcome === null && expiresAt(one) > now);
    const begun = others.find((one) => isBegun(one, wanted));
    if (begun) return begun;
    if (exceedsOwnBounds(wanted, others)) return 'rateLimited';
    if (await hasRoom(wanted, others)) break;
    if (!(await removeStalled(others, now))) return 'busy';
  }
  if (!(await mayBegin())) return 'rateLimited';
  const file: FileUnderWay = { key: null, ...wanted, id: randomUUID(), begunAt: now, outcome: null };
  await (await open(bytesOf(file.id), 'wx', 0o600)).close();
  await writeRecord(file);
  return file;
}

/** Ends whoever still writes a file: a connection that broke may not know it yet. */
async function takeOver(id: string): Promise<void> {
  const writer = shared.writers.get(id);
  writer?.stop.abort();
  await writer?.over;
}

/**
 * How much has come, all of it on the disk; null when the file is gone. Ends a part that is still on its way.
 */
export async function offsetOf(id: string): Promise<number | null> {
  await takeOver(id);
  try {
    const handle = await open(bytesOf(id), 'r+');
    try {
      await handle.sync();
      return (await handle.stat()).size;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Writes a part where the file ends, and returns how much has come with it, all of it on the disk. Of a part that breaks off what
 * came of it stays.
 *
 * @returns `conflict` when the file ends elsewhere, `tooLarge` for more than a part or the file may hold, `interrupted` when the
 * part broke off, null when the file is gone
 */
export async function appendPart(
  { id, size }: FileUnderWay,
  offset: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<number | 'conflict' | 'tooLarge' | 'interrupted' | null> {
  // Somebody else may have begun while this one waited: one writes at a time, so that what is judged stays as it is.
  while (shared.writers.has(id)) await takeOver(id);
  const stop = new AbortController();
  const work = writePart(id, size, offset, body, stop.signal);
  const writer = { stop, over: work.catch(() => undefined) };
  shared.writers.set(id, writer);
  try {
    return await work;
  } finally {
    if (shared.writers.get(id) === writer) shared.writers.delete(id);
  }
}

async function writePart(
  id: string,
  size: number,
  offset: number,
  body: ReadableStream<Uint8Array> | null,
  stopped: AbortSignal,
): ReturnType<typeof appendPart> {
  const handle = await open(bytesOf(id), 'r+').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (!handle) return null;
  const reader = body?.getReader();
  const end = Math.min(size, offset + partBytes);
  let at = offset;
  try {
    if ((await handle.stat()).size !== offset) return 'conflict';
    for (;;) {
      const read = reader ? await nextOf(reader, stopped) : { done: true as const, value: undefined };
      if (read === 'interrupted') return 'interrupted';
      if (read.done) return at;
      if (at + read.value.length > end) return 'tooLarge';
      // Where it belongs, not at the end: two connections that send the same part write the same.
      for (let written = 0; written < read.value.length; ) {
        const { bytesWritten } = await handle.write(read.value, written, read.value.length - written, at);
        written += bytesWritten;
        at += bytesWritten;
      }
    }
  } finally {
    try {
      await handle.sync();
    } finally {
      await handle.close();
      await reader?.cancel().catch(() => undefined);
    }
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The next bytes of a body; `interrupted` when it broke off, stalls, or somebody else goes on with the file. */
function nextOf(
  reader: Reader,
  stopped: AbortSignal,
): Promise<Awaited<ReturnType<Reader['read']>> | 'interrupted'> {
  return new Promise((resolve) => {
    const interrupt = () => resolve('interrupted');
    const timer = setTimeout(interrupt, stallMilliseconds);
    if (stopped.aborted) interrupt();
    stopped.addEventListener('abort', interrupt, { once: true });
    void reader
      .read()
      .then(resolve, interrupt)
      .finally(() => {
        clearTimeout(timer);
        stopped.removeEventListener('abort', interrupt);
      });
  });
}

/** Keeps what became of a file, for who asks again, and lets go of its bytes. */
export async function settleUnderWay(file: FileUnderWay, outcome: ArtworkOutcome): Promise<void> {
  await writeRecord({ ...file, outcome });
  await rm(bytesOf(file.id), { force: true });
}

/** Removes a file and what is known of it. */
export async function removeUnderWay(id: string): Promise<void> {
  await takeOver(id);
  // The record last: bytes without one would be nobody's.
  await rm(bytesOf(id), { force: true });
  await rm(recordOf(id), { force: true });
}

/**
 * Removes what was announced and of which not one byte has come in its time: it would hold up others for a day.
 *
 * @returns how many files
 */
export async function removeUnsent(now: Date): Promise<number> {
  let removed = 0;
  for (const file of await listUnderWay()) {
    if (file.outcome !== null || expiresUnsentAt(file) > now || shared.writers.has(file.id)) continue;
    const about = await stat(bytesOf(file.id)).catch(() => null);
    if (about === null || about.size > 0) continue;
    await removeUnderWay(file.id);
    removed += 1;
  }
  return removed;
}

/**
 * Removes what has expired, and what a killed process left without a record.
 *
 * @returns how many files
 */
export async function removeExpired(now: Date): Promise<number> {
  const expired = (await listUnderWay()).filter((file) => expiresAt(file) <= now);
  for (const { id } of expired) await removeUnderWay(id);
  const names = await readdir(folder()).catch((): string[] => []);
  for (const name of names) {
    const id = name.endsWith('.part') ? name.slice(0, -'.part'.length) : null;
    if (id !== null && names.includes(`${id}.json`)) continue;
    if (id === null && name.endsWith('.json')) continue;
    const file = path.join(folder(), name);
    const about = await stat(file).catch(() => null);
    if (about && now.getTime() - about.mtimeMs > lifetimeMilliseconds) await rm(file, { force: true });
  }
  return expired.length;
}

/** Whether all of a file has come, and nothing was written to it for so long. */
export async function isWhole({ id, size, outcome }: FileUnderWay, quietMilliseconds: number, now: Date) {
  if (outcome !== null) return false;
  const about = await stat(bytesOf(id)).catch(() => null);
  return about !== null && about.size === size && now.getTime() - about.mtimeMs >= quietMilliseconds;
}
