import './lib/check-node.mjs';
import path from 'node:path';
import {
  checkUserEnvironment,
  defaultPorts,
  portFrom,
  projectRoot,
  readUserEnvironment,
} from './lib/environment.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';
import { seedPortfolio } from './lib/seed-portfolio.mjs';
import { startStack } from './lib/stack.mjs';

// `npm run seed`: fills an empty portfolio with the sample works. The embedded backend does it by itself when its
// database is new; a hosted project gets them only by this.

try {
  const env = readUserEnvironment('production');
  checkUserEnvironment(env);
  const stack = await startStack({
    env,
    dataDir: path.resolve(projectRoot, env.DATA_DIR ?? '.data'),
    backendPort: portFrom(env, 'BACKEND_PORT', defaultPorts.backend),
    backend: false,
    mailbox: false,
  });
  /** @type {Parameters<typeof seedPortfolio>[0]} */
  const ask = async (to, init) => {
    try {
      return await fetch(stack.backendUrl + to, { ...init, signal: AbortSignal.timeout(30_000) });
    } catch {
      throw new LauncherError(`${stack.backendUrl} does not answer: start the site, then run this again.`);
    }
  };
  const outcome = await seedPortfolio(ask, stack.secretKey);
  say(
    outcome === 'seeded'
      ? 'The portfolio has the sample works now.'
      : 'The portfolio has works already: nothing was changed.',
  );
  process.exit(0);
} catch (error) {
  exitWith(error);
}
