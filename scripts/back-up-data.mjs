import './lib/check-node.mjs';
import path from 'node:path';
import { backUpData, summarize } from './lib/backup.mjs';
import { projectRoot, readUserEnvironment } from './lib/environment.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';

// `npm run backup [-- <folder>]`: everything of the embedded set-up in one file, while the site runs or not.

try {
  const [target = 'backups', ...rest] = process.argv.slice(2);
  if (rest.length > 0 || target.startsWith('-')) {
    throw new LauncherError(
      'npm run backup takes one argument: the folder to write to (npm run backup -- /backups).',
    );
  }
  const env = readUserEnvironment('production');
  if (env.SUPABASE_URL) {
    throw new LauncherError(
      'SUPABASE_URL is set, so the data is in that project: use its own backups (docs/deploy.md says how).',
    );
  }
  const { file, manifest } = await backUpData({
    dataDir: path.resolve(projectRoot, env.DATA_DIR ?? '.data'),
    targetDir: path.resolve(projectRoot, target),
    now: new Date(),
  });
  say();
  for (const line of summarize(manifest)) say(line);
  say();
  say(`Written: ${file}`);
  say('It holds the keys of the site and what visitors wrote: keep it where only you can read it.');
  say();
} catch (error) {
  exitWith(error);
}
