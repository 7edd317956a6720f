import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const watcher = pathToFileURL('scripts/lib/watch-npm.mjs').href;
const launcher = `import { watchNpm } from ${JSON.stringify(watcher)};
  watchNpm(() => { console.log('stopped'); process.exit(); });
  console.log(process.ppid);
  setInterval(() => {}, 1000);`;

/** Starts a launcher as npm does: through a shell that waits for it. */
async function startAsNpm() {
  const quoted = `'${launcher.replaceAll("'", "'\\''")}'`;
  const command = `"$NODE" --input-type=module -e ${quoted}; exit $?`;
  const npm = spawn(
    process.execPath,
    ['-e', 'require("child_process").spawn("sh", ["-c", process.env.COMMAND], { stdio: "inherit" })'],
    {
      env: { ...process.env, COMMAND: command, NODE: process.execPath, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: npm.stdout })[Symbol.asyncIterator]();
  const shell = Number((await lines.next()).value);
  return { npm: npm.pid ?? 0, shell, nextLine: async () => (await lines.next()).value };
}

test.skipIf(process.platform !== 'linux').each(['npm', 'shell'] as const)(
  'the launcher stops when its %s is killed with -9',
  async (name) => {
    const started = await startAsNpm();
    expect(started.shell).not.toBe(started.npm);
    process.kill(started[name], 'SIGKILL');
    expect(await started.nextLine()).toBe('stopped');
  },
);
