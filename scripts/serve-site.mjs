import './lib/check-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defaultPorts, projectRoot } from './lib/environment.mjs';
import { reportReady } from './lib/leash.mjs';

// Runs the built site, or that of a packed release, behind its own front door (lib/site/door/front-door.ts), or
// `next dev`, and ends it when the launcher is gone.

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

const frontDoor = Symbol.for('site.front-door');
const ownServer = Symbol.for('site.own-server');

/** Longer than a proxy keeps an idle connection (nginx: 60 s), so that none is closed while a request is on its way. */
const keepAliveMilliseconds = 65_000;

const longestStartMilliseconds = 60_000;

/** The framework's documented custom server: nothing listens before everything is there. */
async function serveBuild() {
  useSettingsOfBuild();
  // The framework otherwise asks the Host header, which anybody writes, where to send what one action hands to another.
  process.env.__NEXT_PRIVATE_ORIGIN = `http://${reachableAt?.includes(':') ? `[${reachableAt}]` : reachableAt}:${port}`;
  Reflect.set(globalThis, ownServer, true);
  const next = createRequire(import.meta.url)('next');
  const app = next({ dev: false, dir: projectRoot, hostname: process.env.LISTEN_HOST, port: Number(port) });
  await app.prepare();
  const door = await findFrontDoor();
  const framework = app.getRequestHandler();
  const server = createServer((request, response) => door.answer(request, response, framework));
  server.keepAliveTimeout = keepAliveMilliseconds;
  // lib/site/finish-before-exit.ts waits for what runs, and makes an ordered stop end with 0.
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.once(signal, () => {
      server.close(async () => {
        await app.close();
        process.exit(code);
      });
    });
  }
  server.once('error', fail);
  server.listen(Number(port), process.env.LISTEN_HOST || undefined);
}

/**
 * The framework starts instrumentation.ts, which opens the door, and does not wait for it.
 *
 * @returns {Promise<{ answer(...request: unknown[]): void }>}
 */
async function findFrontDoor() {
  const deadline = Date.now() + longestStartMilliseconds;
  while (!Reflect.has(globalThis, frontDoor)) {
    if (Date.now() > deadline) throw new Error('The site did not open its front door: it says why above.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Reflect.get(globalThis, frontDoor);
}

/** @param {NodeJS.ErrnoException} error */
function fail(error) {
  process.stderr.write(`${error.code === 'EADDRINUSE' ? error.message : error.stack}\n`);
  process.exit(1);
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
if (mode === 'start') {
  serveBuild().catch(fail);
} else {
  const host = process.env.LISTEN_HOST ? ['--hostname', process.env.LISTEN_HOST] : [];
  process.argv = [process.execPath, 'next', mode, '--port', port, ...host];
  createRequire(import.meta.url)('next/dist/bin/next');
}
reportWhenServing();
