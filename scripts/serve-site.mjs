import './lib/check-node.mjs';
import { createRequire } from 'node:module';
import { defaultPorts, projectRoot } from './lib/environment.mjs';
import { reportReady } from './lib/leash.mjs';

// Runs `next start` or `next dev` in this process, and ends it when the launcher is gone. Next.js handles SIGTERM
// itself: it finishes the running requests.

const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
const port = process.env.PORT ?? String(defaultPorts.site);

process.chdir(projectRoot);

function watchParent() {
  if (!process.send) return;
  const end = () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 10_000).unref();
  };
  process.once('disconnect', end);
  if (!process.connected) end();
}

async function reportWhenServing() {
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
      return reportReady();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

watchParent();
process.argv = [process.execPath, 'next', mode, '--port', port];
createRequire(import.meta.url)('next/dist/bin/next');
reportWhenServing();
