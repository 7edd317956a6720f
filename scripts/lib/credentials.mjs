import { createHash, createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LauncherError } from './progress.mjs';

// The last eight characters are a checksum over this project reference, as the embedded backend computes it.
const projectReference = 'supabase-self-hosted';

/** @typedef {{ publishableKey: string, secretKey: string, jwtSecret: string, appSecret: string }} Credentials */

/** @param {'publishable' | 'secret'} kind */
function generateApiKey(kind) {
  const body = `sb_${kind}_${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const checksum = createHash('sha256').update(`${projectReference}|${body}`).digest('base64url').slice(0, 8);
  return `${body}_${checksum}`;
}

/**
 * @param {Partial<Credentials>} given
 * @returns {Credentials}
 */
function generateCredentials(given) {
  return {
    publishableKey: generateApiKey('publishable'),
    secretKey: generateApiKey('secret'),
    jwtSecret: randomBytes(32).toString('hex'),
    appSecret: randomBytes(32).toString('hex'),
    ...given,
  };
}

/**
 * @param {string} file
 * @returns {Credentials | null}
 */
function readCredentials(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw new LauncherError(`${file} cannot be read (${error.code}): correct its permissions.`);
  }
  try {
    const stored = JSON.parse(text);
    const names = ['publishableKey', 'secretKey', 'jwtSecret', 'appSecret'];
    if (names.every((name) => typeof stored[name] === 'string' && stored[name].length > 20)) return stored;
  } catch {
    // Said below: a file cut short and a file with a name missing need the same thing.
  }
  throw new LauncherError(
    `${file} is damaged: put back a copy, or delete it to make new keys (everyone is signed out then).`,
  );
}

/**
 * The keys of the embedded backend and the site's own secret, made at the first start and kept in
 * `<dataDir>/backend.json`, readable by its owner only.
 *
 * @param {string} dataDir
 * @param {Partial<Credentials>} [given] what a first start is not to make itself
 * @returns {Credentials}
 */
export function ensureCredentials(dataDir, given = {}) {
  const file = path.join(dataDir, 'backend.json');
  const stored = readCredentials(file);
  if (stored) return stored;
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(generateCredentials(given), null, 2)}\n`, { mode: 0o600 });
  try {
    // A link fails when the file exists, so two first starts at once agree on one set of keys.
    linkSync(draft, file);
  } catch (error) {
    // Some file systems (FAT, a few network mounts) have no links.
    if (error.code !== 'EEXIST') renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return /** @type {Credentials} */ (readCredentials(file));
}

/**
 * The demo staff account of an embedded backend: its password is random, and the same at every start.
 *
 * @param {Pick<Credentials, 'appSecret'>} credentials
 */
export function demoStaffOf({ appSecret }) {
  const password = createHmac('sha256', appSecret).update('demo-staff').digest('base64url').slice(0, 16);
  return { email: 'staff@agency.test', password };
}
