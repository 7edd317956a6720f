import path from 'node:path';

/** What is wrong with the machine, not with the data: the way back is not a backup. */
const machineFaults =
  /ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE|ENFILE|ENOMEM|No space left|Permission denied|Out of memory/i;

/** PostgreSQL's classes of codes for damaged data (XX) and for files that are gone or unreadable (58). */
const damageCodes = /^(?:XX|58)/;

/** A database that cannot be read any more. Its message is a sentence that says the way back. */
export class DamagedDatabaseError extends Error {
  /**
   * @param {string} dataDir
   * @param {string} found what was seen of it
   */
  constructor(dataDir, found) {
    super(
      `The database in ${path.join(dataDir, 'database')} is damaged (${found.replace(/\s+/g, ' ').slice(0, 200)}). It was ` +
        'left as it is. Put the latest backup in its place: npm run restore -- backups/backup-….tar.gz --replace. What ' +
        'is there now is kept aside then, in before-restore-…, with the forms that wait on the disk.',
    );
  }
}

/** @param {any} error */
function* causesOf(error) {
  for (let cause = error, depth = 0; cause && depth < 5; cause = cause.cause, depth += 1) yield cause;
}

/**
 * Whether an error, wherever it comes up, can only mean damaged data: PostgreSQL says so, or falls itself.
 *
 * @param {unknown} error
 */
export function saysDamaged(error) {
  for (const { name, code, message } of causesOf(error)) {
    if (machineFaults.test(`${code} ${message}`)) return false;
    if (typeof code === 'string' && damageCodes.test(code)) return true;
    // PGlite is PostgreSQL as WebAssembly: a PANIC ends it like this.
    if (name === 'RuntimeError' || name === 'ExitStatus') return true;
  }
  return false;
}

/**
 * Whether an error of opening a database that was there before comes from the data.
 *
 * @param {unknown} error
 */
export function comesFromData(error) {
  return ![...causesOf(error)].some(({ code, message }) => machineFaults.test(`${code} ${message}`));
}
