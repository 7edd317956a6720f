import './lib/check-node.mjs';

// The check above must run before anything newer is read, hence no import in one block with it.
import('./lib/run-build.mjs').then(({ runBuild }) => runBuild());
