import './lib/check-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defaultPorts, projectRoot } from './lib/environment.mjs';
import { reportReady } from './lib/leash.mjs';
import { releaseServer } from './lib/release.mjs';

// Runs `next start` or `next dev` in this process, or the server of a packed release, and ends it when the launcher is
// gone. Next.js handles SIGTERM itself: it finishes the running requests.

const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
const port = process.env.PORT ?? String(defaultPorts.site);

// All addresses, or one.
const reachableAt = /^(0\.0\.0\.0|::|)$/.test(process.env.LISTEN_HOST ?? '')
  ? '127.0.0.1'
  : process.env.LISTEN_HOST;

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
      await fetch(`http://${reachableAt}:${port}/`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      return reportReady();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * The settings as the build has written them down, which a packed release starts with too. Otherwise Next would compile
 * next.config.ts again, and keep its compiler in memory (40 MB; checks.md, V8).
 */
function useSettingsOfBuild() {
  const file = path.join(projectRoot, '.next', 'required-server-files.json');
  // Without a build Next says so itself.
  if (!existsSync(file)) return;
  const { config } = JSON.parse(readFileSync(file, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

watchParent();
if (releaseServer) {
  // It listens where HOSTNAME says, and a container's is its own name.
  process.env.HOSTNAME = process.env.LISTEN_HOST ?? '0.0.0.0';
  createRequire(import.meta.url)(releaseServer);
} else {
  if (mode === 'start') useSettingsOfBuild();
  const host = process.env.LISTEN_HOST ? ['--hostname', process.env.LISTEN_HOST] : [];
  process.argv = [process.execPath, 'next', mode, '--port', port, ...host];
  createRequire(import.meta.url)('next/dist/bin/next');
}
reportWhenServing();
