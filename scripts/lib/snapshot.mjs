import { constants, copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What of a data folder belongs to its process or to a backup, not to the data; the mailbox is for trying things out, and the rest of
 * what is under way is still with its senders.
 */
const notData =
  /^(?:lock(?:\..*)?|mailbox|backups|restoring|under-way|(?:probe|snapshot|restore|before-restore)-.*)$/;

/** Where the backend takes snapshots: `POST ?name=…` with the secret key. */
export const snapshotsPath = '/backup/v1/snapshots';

/**
 * The folder of a snapshot, or null for a name that is none. On the disk of the data: a second name needs that.
 *
 * @param {string} dataDir
 * @param {string} name
 */
export function snapshotPath(dataDir, name) {
  return /^[0-9a-z-]{1,60}$/.test(name) ? path.join(dataDir, `snapshot-${name}`) : null;
}

/**
 * The entries of a data folder that a backup holds.
 *
 * @param {string} dataDir
 */
export function listDataEntries(dataDir) {
  return readdirSync(dataDir)
    .filter((name) => !notData.test(name))
    .sort();
}

/** @param {string} name */
const quoteName = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * How many rows each table has.
 *
 * @param {{ query(sql: string): Promise<{ rows: any[] }> }} database
 * @returns {Promise<Record<string, number>>}
 */
async function countRows(database) {
  const { rows: tables } = await database.query(
    `select schemaname, tablename from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by schemaname, tablename`,
  );
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { schemaname, tablename } of tables) {
    const { rows } = await database.query(
      `select count(*)::integer as count from ${quoteName(schemaname)}.${quoteName(tablename)}`,
    );
    counts[`${schemaname}.${tablename}`] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Stored files are written once and never changed: a second name for them is as good as a copy, and instant. */
const writtenOnce = new Set(['storage']);

/**
 * @param {string} source
 * @param {string} target
 * @param {boolean} mayLink
 */
function copyFile(source, target, mayLink) {
  try {
    if (mayLink) return linkSync(source, target);
  } catch (error) {
    // Some file systems (FAT, a few network mounts) have no links.
    if (error.code === 'ENOENT') throw error;
  }
  // A disk that can share blocks between two files copies nothing.
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
}

/**
 * @param {string} source
 * @param {string} target
 * @param {boolean} mayLink
 */
function copyFolder(source, target, mayLink) {
  mkdirSync(target, { mode: 0o700 });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory()) copyFolder(from, to, mayLink);
    if (!entry.isFile()) continue;
    try {
      copyFile(from, to, mayLink);
    } catch (error) {
      // The site takes a form off the disk once the database has said that it holds it.
      if (error.code !== 'ENOENT') throw error;
    }
  }
}

/**
 * Copies the data folder as it is now. Call it while nothing else uses the database: files, and forms that wait on the
 * disk, are then of the same moment as the rows.
 *
 * @param {{ exec: (sql: string) => Promise<unknown>, query: (sql: string) => Promise<{ rows: any[] }> }} database
 * @param {string} dataDir
 * @param {string} target a folder that does not exist yet, on the same disk
 * @returns {Promise<{ tables: Record<string, number> }>} how many rows each table has
 */
export async function takeSnapshot(database, dataDir, target) {
  // Everything the database holds in memory goes to its files.
  await database.exec('checkpoint');
  const tables = await countRows(database);
  mkdirSync(target, { mode: 0o700 });
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (notData.test(entry.name)) continue;
    const from = path.join(dataDir, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory()) copyFolder(from, to, writtenOnce.has(entry.name));
    else if (entry.isFile()) copyFile(from, to, false);
  }
  return { tables };
}
