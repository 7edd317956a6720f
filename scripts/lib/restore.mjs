import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { LauncherError } from './progress.mjs';
import { listDataEntries } from './snapshot.mjs';
import { TarError, unpackTar } from './tar.mjs';

// Imported by the backend too, hence nothing here that would start one.

/** @typedef {import('./backup.mjs').Manifest} Manifest */

const markerName = 'restoring';
const manifestName = 'manifest.json';
const largestManifestBytes = 64 * 1024 * 1024;

/**
 * The sentence for a start in the middle of a restore that was killed; null when there is none.
 *
 * @param {string} dataDir
 */
export function interruptedRestore(dataDir) {
  if (!existsSync(path.join(dataDir, markerName))) return null;
  return (
    `A restore into ${dataDir} was interrupted: run "npm run restore -- <file> --replace" again. What was there before ` +
    'is in its folder before-restore-….'
  );
}

/**
 * Removes the drafts of restores that were killed: who calls holds the lock, so no restore is at work.
 *
 * @param {string} dataDir
 */
export function removeAbandonedDrafts(dataDir) {
  for (const name of readdirSync(dataDir)) {
    if (/^restore-[0-9a-f-]{36}$/.test(name))
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/** @param {import('./tar.mjs').TarEntry['content']} content */
async function readText(content) {
  const parts = [];
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size > largestManifestBytes) throw new TarError('its manifest is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * @param {string} text
 * @param {number} format
 * @returns {Manifest}
 */
function readManifest(text, format) {
  let manifest;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new TarError('its manifest is damaged');
  }
  if (manifest?.format !== format) {
    throw new LauncherError(
      `This backup has the format ${manifest?.format}, and this version reads ${format}: restore it with the version ` +
        `that made it (${manifest?.version ?? 'unknown'}).`,
    );
  }
  const isComplete = manifest.tables && manifest.files && typeof manifest.madeAt === 'string';
  if (!isComplete) throw new TarError('its manifest is damaged');
  return manifest;
}

/**
 * A name that stays below the folder it is unpacked into.
 *
 * @param {string} name
 */
function isPlainName(name) {
  return (
    name !== '' &&
    !name.includes('\\') &&
    !name.includes('\0') &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/**
 * @param {string} target
 * @param {import('./tar.mjs').TarEntry['content']} content
 */
async function writeFile(target, content) {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    content,
    async function* (parts) {
      for await (const part of parts) {
        hash.update(part);
        size += part.length;
        yield part;
      }
    },
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  );
  return { size, sha256: hash.digest('hex') };
}

/**
 * Unpacks a backup into an empty folder and compares every file with the manifest.
 *
 * @param {string} file
 * @param {string} folder
 * @param {number} format
 * @throws TarError when it is damaged
 */
async function unpack(file, folder, format) {
  /** @type {{ manifest: Manifest | null }} */
  const read = { manifest: null };
  const seen = new Set();
  /** @type {Parameters<typeof unpackTar>[1]} */
  const take = async ({ name, type, content }) => {
    const { manifest } = read;
    if (manifest === null) {
      if (name !== manifestName || type !== 'file') throw new TarError('it is no backup of this site');
      read.manifest = readManifest(await readText(content), format);
      return;
    }
    if (!isPlainName(name)) throw new TarError(`it holds a file named ${JSON.stringify(name)}`);
    const target = path.join(folder, name);
    if (type === 'directory') {
      mkdirSync(target, { recursive: true, mode: 0o700 });
      return;
    }
    const expected = Object.hasOwn(manifest.files, name) ? manifest.files[name] : null;
    if (!expected || seen.has(name)) throw new TarError(`${name} is not in its manifest`);
    seen.add(name);
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    const written = await writeFile(target, content);
    if (written.size !== expected.size || written.sha256 !== expected.sha256) {
      throw new TarError(`${name} is not what its manifest says`);
    }
  };
  const source = createReadStream(file);
  const unzipped = createGunzip();
  // pipeline hands the failure of the file on to the reader of the unzipped.
  const feeding = pipeline(source, unzipped).catch(() => undefined);
  try {
    await unpackTar(Readable.from(unzipped), take);
  } finally {
    source.destroy();
    unzipped.destroy();
    await feeding;
  }
  const { manifest } = read;
  const missing = Object.keys(manifest?.files ?? {}).filter((name) => !seen.has(name));
  if (manifest === null || missing.length > 0)
    throw new TarError(`${missing[0] ?? 'its content'} is missing`);
  return manifest;
}

/**
 * The tables that differ.
 *
 * @param {Record<string, number>} expected
 * @param {Record<string, number>} found
 */
function sameCounts(expected, found) {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].filter((name) => expected[name] !== found[name]);
}

/**
 * Moves every entry of one folder into another, or puts back what was moved.
 *
 * @param {readonly string[]} names
 * @param {string} from
 * @param {string} to
 */
function moveEntries(names, from, to) {
  /** @type {string[]} */
  const moved = [];
  try {
    for (const name of names) {
      renameSync(path.join(from, name), path.join(to, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) renameSync(path.join(to, name), path.join(from, name));
    throw error;
  }
}

/**
 * Puts a backup in the place of a data folder's content. Until every file and every count has been checked, nothing of
 * the folder is touched.
 *
 * @param {{
 *   file: string, dataDir: string, replace: boolean, format: number, stamp: string,
 *   countRows: (folder: string) => Promise<Record<string, number>>,
 * }} options `countRows` opens the database of a folder and counts; the caller holds the lock of `dataDir`
 * @returns {Promise<{ manifest: Manifest, keptIn: string | null }>} `keptIn`: where the old content is
 */
export async function restoreData({ file, dataDir, replace, format, stamp, countRows }) {
  removeAbandonedDrafts(dataDir);
  const old = listDataEntries(dataDir);
  const wasInterrupted = existsSync(path.join(dataDir, markerName));
  if (old.length > 0 && !replace) {
    throw new LauncherError(
      `${dataDir} is not empty: name an empty folder with DATA_DIR, or add --replace, which keeps what is there aside.`,
    );
  }
  const draft = path.join(dataDir, `restore-${randomUUID()}`);
  mkdirSync(draft, { mode: 0o700 });
  try {
    const manifest = await unpack(file, draft, format).catch((error) => {
      if (error instanceof LauncherError) throw error;
      if (error.code === 'ENOENT' && error.path === file) {
        throw new LauncherError(`${file} does not exist: name a file that "npm run backup" has written.`);
      }
      if (error.code === 'ENOSPC') {
        throw new LauncherError(
          'The disk is full: make room for a second copy of the data, then run this again.',
        );
      }
      throw new LauncherError(
        `${file} is damaged or no backup (${error.message}). Nothing was changed: use another backup.`,
      );
    });
    const restored = readdirSync(draft);
    const different = sameCounts(manifest.tables, await countRows(draft));
    if (different.length > 0) {
      throw new LauncherError(
        `${file} does not hold what it says (rows of ${different.join(', ')}). Nothing was changed: use another backup.`,
      );
    }
    // What the check left in the draft (its lock, say) is not part of the backup.
    const names = readdirSync(draft).filter((name) => restored.includes(name));
    const keptIn = old.length > 0 ? path.join(dataDir, `before-restore-${stamp}`) : null;
    writeFileSync(path.join(dataDir, markerName), `${stamp}\n`);
    try {
      if (keptIn) {
        mkdirSync(keptIn, { mode: 0o700 });
        moveEntries(old, dataDir, keptIn);
      }
      try {
        moveEntries(names, draft, dataDir);
      } catch (error) {
        if (keptIn) moveEntries(old, keptIn, dataDir);
        throw error;
      }
    } catch (error) {
      if (!wasInterrupted) rmSync(path.join(dataDir, markerName), { force: true });
      throw error;
    }
    rmSync(path.join(dataDir, markerName), { force: true });
    return { manifest, keptIn };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
