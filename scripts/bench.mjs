import './lib/check-node.mjs';

// The check above must run before anything newer is read, hence no import in one block with it.
import('./lib/run-bench.mjs').then(({ runBench }) => runBench(process.argv.slice(2)));
