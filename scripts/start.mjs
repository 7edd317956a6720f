import './lib/check-node.mjs';

// The check above must run before anything newer is read, hence no import in one block with it.
import('./lib/run-site.mjs').then(({ runSite }) =>
  runSite({ mode: process.argv.includes('--dev') ? 'dev' : 'start' }),
);
