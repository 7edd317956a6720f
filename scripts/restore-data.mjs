import './lib/check-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileStamp, manifestFormat, requestSnapshot, summarize, withBackend } from './lib/backup.mjs';
import { projectRoot, readUserEnvironment } from './lib/environment.mjs';
import { lockRefusal, takeLock } from './lib/lock.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';
import { restoreData } from './lib/restore.mjs';

// `npm run restore -- <file> [--replace]`: puts a backup into the data folder, which no running site may use.

/**
 * Opens the database of a folder as a site would, and counts.
 *
 * @param {string} folder
 */
function countRows(folder) {
  return withBackend(folder, async (port) => {
    const { folder: copy, tables } = await requestSnapshot(folder, port);
    rmSync(copy, { recursive: true, force: true });
    return tables;
  });
}

async function restore() {
  const args = process.argv.slice(2);
  const replace = args.includes('--replace');
  const [file, ...rest] = args.filter((arg) => arg !== '--replace');
  if (!file || rest.length > 0 || file.startsWith('-')) {
    throw new LauncherError(
      'Name the backup to restore: npm run restore -- backups/backup-….tar.gz [--replace]',
    );
  }
  const env = readUserEnvironment('production');
  if (env.SUPABASE_URL) {
    throw new LauncherError(
      'SUPABASE_URL is set, so the data is in that project: use its own backups (docs/deploy.md says how).',
    );
  }
  const dataDir = path.resolve(projectRoot, env.DATA_DIR ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  const lock = await takeLock(dataDir, { onLost: () => process.exit(1) });
  if (!lock.held) throw new LauncherError(lockRefusal(dataDir, lock.owner));
  try {
    const { manifest, keptIn } = await restoreData({
      file: path.resolve(projectRoot, file),
      dataDir,
      replace,
      format: manifestFormat,
      stamp: fileStamp(new Date()),
      countRows,
    });
    say();
    say(`The backup of ${manifest.madeAt} is in ${dataDir}:`);
    for (const line of summarize(manifest)) say(line);
    if (keptIn) say(`What was there before is in ${keptIn}: delete it when you no longer need it.`);
    say('Start the site with npm start.');
    say();
  } finally {
    lock.release();
  }
}

restore().catch(exitWith);
