import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBenchTools } from './bench-tools.mjs';
import { killCommands, runCommand } from './child.mjs';
import { ensureChromium } from './chromium.mjs';
import { inheritedEnvironment, projectRoot, withProjectTools } from './environment.mjs';
import { installPackages } from './install.mjs';
import { checkPorts } from './ports.mjs';
import { exitWith, LauncherError, say, step } from './progress.mjs';
import { isBuilt } from './site-build.mjs';
import { findNode } from './stack.mjs';

// Fixed, because the address is part of the build: a second run finds it unchanged. Away from `npm start` and `npm test`.
const sitePort = 3200;
const siteUrl = `http://localhost:${sitePort}`;

const usage = `npm run bench -- [--quick] [--check] [--busy] [--runs=5] [--only=V1,photo,…] [--page=/nl,/en,…]
                [--minutes=60] [--go-on] [--out=bench/RESULTS.md]

  --quick   three pages, shorter loads
  --check   ends with 1 when a figure does not hold
  --busy    does not wait until the load is below 1; the table says so
  --runs    runs of each page and of each page it is compared with; the table has their medians
  --only    these only: checks, V1 to V9, or a part of one: dragging (of V9, in the T-shirt designer), waking (V5),
            memory (of V8); lengths (of pages on a phone), photo (paint found on photos); e.g. --only=V4,V6 or --only=dragging.
            --only=alfred asks Alfred his questions (--failures shows what went wrong), which needs no site
  --page    these pages only, by their paths
  --minutes after so many no further page is begun that has nothing to be compared with: the table says which are left
  --go-on   measures what is left of the last run, of the same commit and for the same settings, and writes the whole table.
            A run that was broken off among those pages can go on as well
  --out     where the table is written; a line is added to HISTORY.md beside it`;

// Checks, and the parts of them that the tasks of bench/measure-site.ts name.
const only = /^(?:V[1-9]|dragging|waking|memory|lengths|photo)$/;

/**
 * @param {readonly string[]} args
 * @returns {{ quick: boolean, check: boolean, busy: boolean, runs: number, only: string[], pages: string[], minutes: number, goOn: boolean, out: string }}
 */
export function readOptions(args) {
  /** @type {ReturnType<typeof readOptions>} */
  const options = {
    quick: false,
    check: false,
    busy: false,
    runs: 5,
    only: [],
    pages: [],
    minutes: Number.MAX_SAFE_INTEGER,
    goOn: false,
    out: 'bench/RESULTS.md',
  };
  for (const arg of args) {
    const [name, value = ''] = arg.split('=', 2);
    if (arg === '--quick') options.quick = true;
    else if (arg === '--check') options.check = true;
    else if (arg === '--busy') options.busy = true;
    else if (arg === '--go-on') options.goOn = true;
    else if (name === '--minutes' && /^[1-9]\d{0,3}$/.test(value)) options.minutes = Number(value);
    else if (name === '--page' && value.split(',').every((page) => page.startsWith('/')))
      options.pages = value.split(',');
    else if (name === '--runs' && /^[1-9]\d?$/.test(value)) options.runs = Number(value);
    else if (name === '--only' && value.split(',').every((part) => only.test(part)))
      options.only = value.split(',');
    else if (name === '--out' && value !== '') options.out = value;
    else throw new LauncherError(`npm run bench does not know ${arg}.\n\n${usage}`);
  }
  return options;
}

/** @param {NodeJS.ProcessEnv} env */
async function build(env) {
  if (isBuilt(env)) return 'unchanged';
  const { code, output } = await runCommand(findNode(), [path.join(projectRoot, 'scripts', 'build.mjs')], {
    cwd: projectRoot,
    env,
    channel: true,
  });
  if (code !== 0) throw new LauncherError(output.trim());
}

/** @param {Record<string, string | null>} tools */
function describeMissing(tools) {
  const missing = Object.keys(tools).filter((name) => tools[name] === null);
  return missing.length > 0 ? `no ${missing.join(', no ')}: their rows will say so` : undefined;
}

/**
 * What needs no site: the process that measures, and how it ended.
 *
 * @param {string} file below bench/
 * @param {string[]} args
 */
async function runAlone(file, args) {
  await installPackages();
  const hooks = path.join(projectRoot, 'scripts', 'lib', 'typescript-hooks.mjs');
  const child = spawn(
    findNode(),
    ['--no-warnings', '--import', hooks, path.join(projectRoot, 'bench', file), ...args],
    {
      cwd: projectRoot,
      env: withProjectTools({ ...inheritedEnvironment(), SITE_URL: siteUrl }),
      stdio: 'inherit',
    },
  );
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/**
 * `npm run bench`: prepares what is needed, then measures in a process of its own.
 *
 * @param {string[]} args
 */
export async function runBench(args) {
  if (args.includes('--only=alfred')) return runAlone('measure-alfred.ts', args);
  /** @type {import('node:child_process').ChildProcess | null} */
  let measuring = null;
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true;
      killCommands();
      if (measuring === null) process.exit(130);
      // It stops what it has started; its exit ends this process.
      measuring.kill('SIGTERM');
    });
  }
  try {
    const options = readOptions(args);
    say();
    await step('Packages', installPackages);
    // A developer's own settings must not change what is measured.
    const env = withProjectTools({
      ...inheritedEnvironment(),
      SITE_URL: siteUrl,
      DO_NOT_TRACK: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    });
    await checkPorts([{ port: sitePort, variable: 'the port of the bench', purpose: 'measured site' }]);
    let chromium = '';
    await step('Chromium', async () => {
      chromium = await ensureChromium();
    });
    /** @type {Awaited<ReturnType<typeof ensureBenchTools>>} */
    let tools = { nginx: null, wrk: null };
    await step('nginx and wrk', async () => {
      tools = await ensureBenchTools();
      return describeMissing(tools);
    });
    await step('Build', () => build(env), { hint: 'about a minute when the sources changed' });
    say();

    const hooks = path.join(projectRoot, 'scripts', 'lib', 'typescript-hooks.mjs');
    const history = path.join(path.dirname(options.out), 'HISTORY.md');
    const settings = JSON.stringify({ ...options, history, sitePort, siteUrl, chromium, ...tools });
    const child = spawn(
      findNode(),
      // The types of the site's own sources are taken away at once, without a warning for each file.
      ['--no-warnings', '--import', hooks, path.join(projectRoot, 'bench', 'measure-site.ts'), settings],
      { cwd: projectRoot, env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    measuring = child;
    const code = await new Promise((resolve) => child.once('exit', resolve));
    process.exit(isStopping ? 130 : (code ?? 1));
  } catch (error) {
    exitWith(error);
  }
}
