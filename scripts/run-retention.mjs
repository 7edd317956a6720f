import './lib/check-node.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';
import { findRunningStack } from './lib/running-stack.mjs';

// `npm run retention`: deletes what is older than it may be, as the running site does every hour. With the embedded
// backend the site must be running, because only its backend may open the database.

try {
  const { stack, env } = await findRunningStack();
  Object.assign(process.env, env, stack.env);

  await import('./lib/typescript-hooks.mjs');
  const { runRetention } = await import('../lib/site/retention.ts');
  const outcomes = await runRetention(new Date());
  for (const { name, result } of outcomes) {
    say(`${name.padEnd(28)} ${'failed' in result ? result.failed : `${result.deleted} deleted`}`);
  }
  if (outcomes.some(({ result }) => 'failed' in result)) {
    throw new LauncherError(
      `Not everything could be deleted: start the site, or check that ${stack.backendUrl} answers, then run this again.`,
    );
  }
  process.exit(0);
} catch (error) {
  exitWith(error);
}
