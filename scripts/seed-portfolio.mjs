import './lib/check-node.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';
import { findRunningStack } from './lib/running-stack.mjs';
import { seedPortfolio } from './lib/seed-portfolio.mjs';

// `npm run seed`: fills an empty portfolio with the sample works. The embedded backend does it by itself when its
// database is new; a hosted project gets them only by this.

try {
  const { stack } = await findRunningStack();
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
