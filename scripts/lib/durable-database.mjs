import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DamagedDatabaseError } from './damaged-database.mjs';

// What the backend has answered is on the disk. PGlite is made for browsers: it starts PostgreSQL with `-F`, and where
// PostgreSQL flushes a file all the same, its file system does nothing. Here PostgreSQL flushes as on any server: the
// log before the pages that follow from it, the pages at a checkpoint, the checkpoint before old log goes. Only its
// commits do not wait for the disk; the answers do (`createLogFlush`), so one flush serves all that wait for it.

const startedByUs = [
  '-c',
  'fsync=on',
  // The default, fdatasync, never leaves the package.
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'full_page_writes=on',
  '-c',
  'synchronous_commit=off',
];

/**
 * Flushes a file, or the names in a folder.
 *
 * @param {string} target
 */
function flush(target) {
  // Windows cannot open a folder, and keeps its entries safe by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(target, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Flushes everything below a folder, files before the names that lead to them.
 *
 * @param {string} folder
 */
function flushTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) flushTree(target);
    else if (entry.isFile()) flush(target);
  }
  flush(folder);
}

/**
 * Flushes the files that lie in a folder itself, and its names.
 *
 * @param {string} folder
 */
function flushFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) flush(path.join(folder, entry.name));
  }
  flush(folder);
}

/**
 * After a flush that failed nobody knows what is on the disk: only reading it again from there does. So the process
 * ends, and the next one recovers from the log; nothing was answered that is not in it.
 *
 * @param {NodeJS.ErrnoException} error
 */
function stopUnflushed(error) {
  process.stderr.write(
    `The disk does not take what the database writes (${error.code}); the backend stops.\n`,
  );
  process.exit(1);
}

/**
 * Makes databases of this process flush. Call it before one is opened.
 *
 * @param {{ flushFile?: (handle: number) => void, isSmall?: boolean }} [options] what flushes an open file, and whether little memory is taken
 *   for pages of the database: what is kept of 128 MB is swept at each start
 */
export async function makeDatabasesDurable({ flushFile = fsyncSync, isSmall = false } = {}) {
  // The backend's own copy of the package: there may be another beside it.
  const backend = import.meta.resolve('@supabase/lite/cli');
  const folder = path.dirname(createRequire(backend).resolve('@electric-sql/pglite'));
  /** @param {string} file */
  const load = (file) => import(pathToFileURL(path.join(folder, file)).href);
  const { PGlite } = await load('index.js');
  const { NodeFS } = await load('fs/nodefs.js');
  PGlite.defaultStartParams = [
    ...PGlite.defaultStartParams.filter((/** @type {string} */ parameter) => parameter !== '-F'),
    ...startedByUs,
    ...(isSmall ? ['-c', 'shared_buffers=16MB'] : []),
  ];
  /** @type {(nodeFiles: any) => (stream: { nfd?: number, node: unknown }) => number} */
  const flushStream = (nodeFiles) => (stream) => {
    try {
      // Folders are opened without a handle.
      if (stream.nfd === undefined) flush(nodeFiles.realPath(stream.node));
      else flushFile(stream.nfd);
    } catch (error) {
      stopUnflushed(error);
    }
    return 0;
  };
  const init = NodeFS.prototype.init;
  NodeFS.prototype.init = async function initDurably(/** @type {unknown[]} */ ...given) {
    const made = await init.apply(this, given);
    made.emscriptenOpts.preRun.push((/** @type {any} */ module) => {
      const nodeFiles = module.FS.filesystems.NODEFS;
      nodeFiles.stream_ops.fsync = flushStream(nodeFiles);
    });
    return made;
  };
}

/**
 * @param {{ query(sql: string): Promise<{ rows: any[] }> }} database
 * @throws when the database does not flush: a newer package may start it in another way
 */
export async function assertDurable(database) {
  const { rows } = await database.query(
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('wal_sync_method') as method`,
  );
  const { fsync, pages, method } = rows[0];
  if (fsync !== 'on' || pages !== 'on' || method !== 'fsync')
    throw new Error(`The database does not flush (fsync ${fsync}, pages ${pages}, method ${method}).`);
}

/**
 * Makes the function that flushes the log up to now. Where nothing was written it costs a query.
 *
 * @param {{ query: (sql: string) => Promise<unknown> }} database
 * @returns {() => Promise<void>}
 */
export function createLogFlush(database) {
  return async () => {
    await database.query(
      `select case when pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn()
         then pg_logical_emit_message(false, 'flush', '', true) end`,
    );
  };
}

/**
 * Flushes each file that is stored, before its row is.
 *
 * @param {any} adapter
 */
export function flushUploads(adapter) {
  const upload = adapter.uploadObject.bind(adapter);
  adapter.uploadObject = async (
    /** @type {string} */ bucket,
    /** @type {string} */ key,
    /** @type {unknown[]} */ ...others
  ) => {
    const stored = await upload(bucket, key, ...others);
    const file = adapter.filePath(bucket, key);
    flush(file);
    const root = path.dirname(adapter.basePath);
    for (let folder = path.dirname(file); folder.startsWith(root); folder = path.dirname(folder))
      flush(folder);
    return stored;
  };
}

/**
 * Makes the folder ready to be opened by us, who hold its lock: what a cut left of a process is no process, and a
 * database whose making was cut short holds nothing that was ever answered. One that was complete is never made anew:
 * without its first file it is damaged, not young.
 *
 * @param {string} dataDir
 * @returns {{ isOld: boolean, keep: () => void }} `keep` is to be called once the database is made, before anything is
 *   answered: flushes all of it
 * @throws DamagedDatabaseError
 */
export function prepareDatabaseFolder(dataDir) {
  const folder = path.join(dataDir, 'database');
  const unfinished = path.join(dataDir, 'database-unfinished');
  const made = path.join(dataDir, 'database-made');
  if (existsSync(unfinished) && !existsSync(made)) rmSync(folder, { recursive: true, force: true });
  const isOld = existsSync(path.join(folder, 'PG_VERSION'));
  if (!isOld) {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    if (files.length > 0) throw new DamagedDatabaseError(dataDir, 'its file PG_VERSION is gone');
    if (existsSync(made)) {
      throw new DamagedDatabaseError(dataDir, `its files are gone; to begin anew, delete ${made} too`);
    }
    writeFileSync(unfinished, '');
    flush(unfinished);
    flush(dataDir);
  }
  rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  const keep = () => {
    flushTree(folder);
    rmSync(unfinished, { force: true });
    writeFileSync(made, '');
    flush(made);
    flushFolder(dataDir);
  };
  return { isOld, keep };
}
