import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// PGlite has no guard of its own: two processes on one folder lose data silently.

/**
 * @typedef {object} LockOwner
 * @property {number} pid
 * @property {number} launcher
 * @property {string} host
 * @property {string} since
 * @property {number | null} port where it serves the backend
 * @property {string | null} start
 * @property {string | null} boot
 * @property {string} token
 */

const refreshEveryMs = 5_000;
/** A lock of another machine or container is believed for this long after its last refresh. */
const foreignLockLastsMs = 20_000;

/** Only Linux says; null elsewhere. */
function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

/** @param {LockOwner} owner */
function wasTakenBeforeThisBoot(owner) {
  const boot = bootId();
  if (boot && owner.boot) return boot !== owner.boot;
  const bootedAt = Date.now() - os.uptime() * 1000;
  return Date.parse(owner.since) < bootedAt - 60_000;
}

/**
 * Tells a process from a later one with the same number. Null where the system does not say.
 *
 * @param {number} pid
 */
function processStart(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in brackets may hold spaces; the start time is the 20th field after it.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Ended, and only waiting for its parent to hear of it.
    if (state === 'Z' || state === 'X') return 'ended';
    return rest[18] ?? null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @param {string} dataDir */
function lockFile(dataDir) {
  return path.join(dataDir, 'lock');
}

/**
 * @param {string} file
 * @returns {LockOwner | null}
 */
function readLock(file) {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(owner.pid) ? owner : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {LockOwner} owner
 */
function isHeld(file, owner) {
  if (owner.host !== os.hostname()) {
    try {
      return Date.now() - statSync(file).mtimeMs < foreignLockLastsMs;
    } catch {
      return false;
    }
  }
  if (wasTakenBeforeThisBoot(owner) || !isAlive(owner.pid)) return false;
  return owner.start === processStart(owner.pid);
}

/**
 * Who uses the data folder now.
 *
 * @param {string} dataDir
 * @returns {LockOwner | null}
 */
export function findLockOwner(dataDir) {
  const file = lockFile(dataDir);
  const owner = readLock(file);
  return owner && isHeld(file, owner) ? owner : null;
}

/**
 * The sentence for a second start.
 *
 * @param {string} dataDir
 * @param {LockOwner} owner
 */
export function lockRefusal(dataDir, owner) {
  const where = `process ${owner.launcher}${owner.host === os.hostname() ? '' : ` on ${owner.host}`}`;
  return (
    `The data folder ${dataDir} is already in use (${where}, since ${owner.since}): ` +
    'stop that one first, or give this one another folder and other ports with DATA_DIR, PORT, BACKEND_PORT, ' +
    'MAILBOX_PORT and MAILBOX_SMTP_PORT.'
  );
}

/**
 * @param {string} file
 * @param {string} text
 * @param {'wx'} flag
 */
function write(file, text, flag) {
  const descriptor = openSync(file, flag, 0o600);
  try {
    writeSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Takes the data folder for this process until `release()`.
 *
 * @param {string} dataDir
 * @param {{ onLost: () => void, port?: number }} options `onLost` is called when another process has taken the folder
 *   over; `port`: where this process serves the backend, for who reads the lock
 * @returns {Promise<{ held: true, release: () => void } | { held: false, owner: LockOwner }>}
 */
export async function takeLock(dataDir, { onLost, port }) {
  mkdirSync(dataDir, { recursive: true });
  const file = lockFile(dataDir);
  const mine = {
    pid: process.pid,
    // The one to stop: it started this process and would start it again.
    launcher: process.ppid,
    start: processStart(process.pid),
    boot: bootId(),
    host: os.hostname(),
    port: port ?? null,
    since: new Date().toISOString(),
    token: randomUUID(),
  };
  const text = `${JSON.stringify(mine)}\n`;
  const isMine = () => readLock(file)?.token === mine.token;
  try {
    write(file, text, 'wx');
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    // A lock file just created is empty for an instant.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const owner = findLockOwner(dataDir);
    if (owner) return { held: false, owner };
    const draft = `${file}.${mine.token}`;
    write(draft, text, 'wx');
    renameSync(draft, file);
    // Two that find the same stale lock both replace it; the later one keeps it.
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (!isMine()) {
      const winner = readLock(file);
      if (winner) return { held: false, owner: winner };
    }
  }
  const refresh = () => {
    try {
      if (isMine()) utimesSync(file, new Date(), new Date());
      else write(file, text, 'wx');
    } catch {
      if (isMine()) return;
      clearInterval(timer);
      onLost();
    }
  };
  const timer = setInterval(refresh, refreshEveryMs);
  timer.unref();
  return {
    held: true,
    release: () => {
      clearInterval(timer);
      if (isMine()) rmSync(file, { force: true });
    },
  };
}
