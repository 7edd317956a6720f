import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Part } from './child.mjs';
import { inheritedEnvironment, projectRoot, withProjectTools } from './environment.mjs';
import { findLockOwner } from './lock.mjs';
import { findFreePorts } from './ports.mjs';
import { LauncherError } from './progress.mjs';
import { snapshotPath, snapshotsPath } from './snapshot.mjs';
import { backendArguments, findNode } from './stack.mjs';
import { packTar } from './tar.mjs';

/**
 * @typedef {object} Manifest
 * @property {number} format
 * @property {string} madeAt
 * @property {string} version
 * @property {Record<string, number>} tables rows of each
 * @property {Record<string, { size: number, sha256: string }>} files
 *
 * @typedef {{ name: string, type: 'file' | 'directory' }} TreeEntry
 */

const manifestName = 'manifest.json';
export const manifestFormat = 1;

/** Taking a snapshot waits for its turn behind the requests that were there before. */
const snapshotMs = 120_000;

/**
 * Opens a database that nobody uses, as it is, for as long as `work` takes.
 *
 * @template T
 * @param {string} dataDir
 * @param {(port: number) => Promise<T>} work
 */
export async function withBackend(dataDir, work) {
  const [port = 0] = await findFreePorts(1);
  const backend = new Part({
    name: 'backend',
    command: findNode(),
    args: [...backendArguments({ isBrief: true }), '--as-it-is'],
    cwd: projectRoot,
    env: withProjectTools({ ...inheritedEnvironment(), DATA_DIR: dataDir, BACKEND_PORT: String(port) }),
    graceMs: 10_000,
    readyMs: 120_000,
  });
  await backend.start();
  try {
    return await work(port);
  } finally {
    await backend.stop();
  }
}

/**
 * Asks the backend at a port for a snapshot of the data folder.
 *
 * @param {string} dataDir
 * @param {number} port
 * @returns {Promise<{ folder: string, tables: Record<string, number> }>}
 */
export async function requestSnapshot(dataDir, port) {
  const { secretKey } = JSON.parse(readFileSync(path.join(dataDir, 'backend.json'), 'utf8'));
  const name = randomUUID();
  const folder = /** @type {string} */ (snapshotPath(dataDir, name));
  try {
    const response = await fetch(`http://127.0.0.1:${port}${snapshotsPath}?name=${name}`, {
      method: 'POST',
      headers: { apikey: secretKey },
      signal: AbortSignal.timeout(snapshotMs),
    });
    const said = await response.json();
    if (!response.ok) throw new Error(said.message);
    return { folder, tables: said.tables };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new LauncherError(
      `The backend on port ${port} could not copy its data (${error.cause?.code ?? error.message}): check that it ` +
        'answers and that the disk has room for a second copy, then run this again.',
    );
  }
}

/** @param {string} file */
async function sha256Of(file) {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest('hex');
}

/**
 * Every file and folder below a folder, with "/" between names.
 *
 * @param {string} root
 * @returns {TreeEntry[]}
 */
function listTree(root, below = '') {
  const entries = readdirSync(path.join(root, below), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return [{ name, type: 'directory' }, ...listTree(root, name)];
      return entry.isFile() ? [{ name, type: 'file' }] : [];
    });
}

/**
 * @param {string} folder
 * @param {Record<string, number>} tables
 * @param {Date} now
 */
async function makeManifest(folder, tables, now) {
  const tree = listTree(folder);
  /** @type {Manifest['files']} */
  const files = {};
  for (const { name, type } of tree) {
    if (type !== 'file') continue;
    const file = path.join(folder, name);
    files[name] = { size: statSync(file).size, sha256: await sha256Of(file) };
  }
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  /** @type {Manifest} */
  const manifest = { format: manifestFormat, madeAt: now.toISOString(), version, tables, files };
  return { tree, manifest };
}

/**
 * The manifest comes first, so that who reads an archive knows what to expect.
 *
 * @param {string} folder
 * @param {readonly TreeEntry[]} tree
 * @param {Manifest} manifest
 * @returns {AsyncGenerator<import('./tar.mjs').TarEntry>}
 */
async function* entriesOf(folder, tree, manifest) {
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield { name: manifestName, type: 'file', size: text.length, content: [text] };
  for (const { name, type } of tree) {
    if (type === 'directory') yield { name, type, size: 0, content: [] };
    else {
      const content = createReadStream(path.join(folder, name));
      yield { name, type, size: manifest.files[name]?.size ?? 0, content };
    }
  }
}

/**
 * Gives a finished file the first name that is free: two backups may be made in one second.
 *
 * @param {string} unfinished
 * @param {string} targetDir
 * @param {string} stamp
 */
function nameFinished(unfinished, targetDir, stamp) {
  for (let turn = 1; ; turn += 1) {
    const file = path.join(targetDir, `backup-${stamp}${turn === 1 ? '' : `-${turn}`}.tar.gz`);
    try {
      closeSync(openSync(file, 'wx', 0o600));
      renameSync(unfinished, file);
      return file;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/**
 * @param {string} folder
 * @param {Record<string, number>} tables
 * @param {string} targetDir
 * @param {Date} now
 */
async function writeArchive(folder, tables, targetDir, now) {
  const { tree, manifest } = await makeManifest(folder, tables, now);
  const stamp = fileStamp(now);
  const unfinished = path.join(targetDir, `backup-${stamp}.${randomUUID()}.unfinished`);
  try {
    await pipeline(
      Readable.from(packTar(entriesOf(folder, tree, manifest), now)),
      createGzip(),
      // It holds the keys of the site.
      createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }),
    );
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    return { file: nameFinished(unfinished, targetDir, stamp), manifest };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Snapshots that a killed backup left behind.
 *
 * @param {string} dataDir
 */
function removeOldSnapshots(dataDir) {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(dataDir)) {
    const folder = path.join(dataDir, name);
    if (name.startsWith('snapshot-') && statSync(folder).mtimeMs < hourAgo) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/**
 * "2026-11-21T043000Z": sorts by time and is a file name everywhere.
 *
 * @param {Date} now
 */
export function fileStamp(now) {
  return now.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
}

/**
 * Writes everything of the embedded set-up into one file, while the site runs or while it is stopped.
 *
 * @param {{ dataDir: string, targetDir: string, now: Date }} options
 * @returns {Promise<{ file: string, manifest: Manifest }>}
 */
export async function backUpData({ dataDir, targetDir, now }) {
  if (!existsSync(path.join(dataDir, 'database'))) {
    throw new LauncherError(
      `${dataDir} holds no database: name the data folder with DATA_DIR, or start the site once.`,
    );
  }
  try {
    mkdirSync(targetDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new LauncherError(`${targetDir} cannot be made (${error.code}): name another folder.`);
  }
  removeOldSnapshots(dataDir);
  const owner = findLockOwner(dataDir);
  const snapshot = owner?.port
    ? await requestSnapshot(dataDir, owner.port)
    : await withBackend(dataDir, (port) => requestSnapshot(dataDir, port));
  try {
    return await writeArchive(snapshot.folder, snapshot.tables, targetDir, now);
  } catch (error) {
    throw new LauncherError(
      `The backup could not be written to ${targetDir} (${error.code ?? error.message}): make room there, or name ` +
        'another folder.',
    );
  } finally {
    rmSync(snapshot.folder, { recursive: true, force: true });
  }
}

/**
 * What a backup holds, for people: rows of the tables that have some, files, bytes.
 *
 * @param {Manifest} manifest
 */
export function summarize({ tables, files }) {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const list = Object.entries(files);
  const stored = list.filter(([name]) => name.startsWith('storage/')).length;
  const waiting = list.filter(([name]) => /^spool\/[^/]+\/[0-9a-f-]{36}\.json$/.test(name)).length;
  const bytes = list.reduce((sum, [, { size }]) => sum + size, 0);
  return [
    `${rows} rows in ${Object.keys(tables).length} tables, ${stored} stored files, ${waiting} waiting forms, ` +
      `${(bytes / 1e6).toFixed(1)} MB`,
    ...Object.entries(tables)
      .filter(([name, count]) => name.startsWith('public.') && count > 0)
      .map(([name, count]) => `${name.slice('public.'.length).padEnd(32)} ${String(count).padStart(8)}`),
  ];
}
