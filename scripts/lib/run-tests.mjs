import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { killCommands, runCommand } from './child.mjs';
import { ensureChromium, ensureHeadlessChromium } from './chromium.mjs';
import { inheritedEnvironment, projectRoot, withProjectTools } from './environment.mjs';
import { installPackages } from './install.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { checkPorts } from './ports.mjs';
import { exitWith, formatSeconds, LauncherError, say } from './progress.mjs';
import { isBuilt } from './site-build.mjs';
import { startStack } from './stack.mjs';
import { printSlowest, readPlaywrightTimes, readVitestTimes } from './test-times.mjs';

/** @typedef {{ ok: boolean, passed?: number, failed?: number, note?: string }} Result of a step */

/** Away from those of `npm start`, which may be running, and below those the system gives to any connection. */
const testPorts = { sitePort: 3100, backendPort: 24421, mailboxPort: 24424, smtpPort: 24425 };
const testSiteUrl = `http://localhost:${testPorts.sitePort}`;

const hasColors = process.stdout.isTTY === true && !process.env.NO_COLOR;

const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));

// A developer's own settings must not reach the tests, least of all those of a hosted project.
const env = withProjectTools({
  ...inheritedEnvironment(),
  SITE_URL: testSiteUrl,
  ...(hasColors ? {} : { NO_COLOR: '1' }),
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
});

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | null | undefined>} [extra]
 * @returns {Promise<Result>}
 */
async function run(command, args, extra = {}) {
  const tool = path.join(projectRoot, 'node_modules', '.bin', command);
  const { code } = await runCommand(tool, args, {
    cwd: projectRoot,
    env: /** @type {NodeJS.ProcessEnv} */ ({ ...env, ...extra }),
    show: true,
  });
  return { ok: code === 0 };
}

/**
 * @param {string} file
 * @returns {any}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {[string, ...string[]]} projects
 * @param {readonly string[]} files
 * @returns {Promise<Result>}
 */
async function runVitest(projects, files) {
  const file = path.join(reports, `${projects[0]}.json`);
  const { ok } = await run('vitest', [
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  if (report) printSlowest(readVitestTimes(report));
  return { ok, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/**
 * @param {readonly string[]} files
 * @returns {Promise<Result>}
 */
async function runPlaywright(files) {
  const file = path.join(reports, 'e2e.json');
  const chromiumPath = await ensureHeadlessChromium();
  const wholeChromiumPath = await ensureChromium();
  if (!(await build()).ok) return { ok: false };
  await checkPorts([
    { port: testPorts.sitePort, variable: 'the port of the test site', purpose: 'test site' },
    { port: testPorts.backendPort, variable: 'the port of the test backend', purpose: 'test backend' },
    { port: testPorts.mailboxPort, variable: 'the port of the test mailbox', purpose: 'test mailbox' },
    { port: testPorts.smtpPort, variable: 'the port of the test SMTP', purpose: 'test SMTP' },
  ]);
  /** @type {string[]} */
  const troubles = [];
  // Each browser test names an address of its own as its sender, as a proxy would: none meets another's limits.
  const stack = await startStack({
    ...testPorts,
    temporaryIn: memoryFolder(),
    site: true,
    env: { TRUSTED_PROXY_HOPS: '1' },
    onLine: (line, name) => {
      if (/"level":"(?:error|warn)"|FATAL ERROR/.test(line)) troubles.push(`  ${name}: ${line}`);
    },
    onUnexpectedExit: (name, reason) => troubles.push(`  ${name}: ended before its time (${reason})`),
  });
  try {
    const { ok } = await run(
      'playwright',
      ['test', ...files, '--config=e2e/playwright.config.ts', '--reporter=list,json'],
      {
        ...stack.env,
        MAILBOX_URL: stack.mailboxUrl,
        CHROMIUM_PATH: chromiumPath,
        WHOLE_CHROMIUM_PATH: wholeChromiumPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    );
    // Many tests cause trouble, and see it told; where one fails by itself, this is what tells why.
    if (!ok) process.stdout.write(['', 'What the stack logged', ...troubles.slice(-80), ''].join('\n'));
    const report = readReport(file);
    if (report) printSlowest(readPlaywrightTimes(report));
    const stats = report?.stats;
    return { ok, passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
  } finally {
    await stack.stop();
  }
}

/** @type {ReturnType<typeof makeBuild> | null} */
let building = null;

/** The build need not do it again: a third of its work. */
let areTypesChecked = false;

/** Begins the build unless there is one of these very sources; asked again, it is the same build. */
function beginBuild() {
  building ??= makeBuild();
  return building;
}

/** @returns {Promise<{ ok: boolean, note: string, output?: string }>} */
async function makeBuild() {
  if (isBuilt(env)) return { ok: true, note: 'unchanged' };
  const started = Date.now();
  const { code, output } = await runCommand('npm', ['run', '--silent', 'build'], {
    cwd: projectRoot,
    env: areTypesChecked ? { ...env, TYPES_ARE_CHECKED: '1' } : env,
  });
  return { ok: code === 0, output, note: `${formatSeconds(Date.now() - started)} in all` };
}

/** The build, and what it has said, once. */
async function build() {
  const made = await beginBuild();
  process.stdout.write(made.output ?? '');
  made.output = '';
  return { ok: made.ok, note: made.note };
}

/** @param {readonly string[]} files */
async function checkPages(files) {
  const { ok } = await build();
  return ok ? runVitest(['budgets', 'pages'], files) : { ok };
}

function checkFormat() {
  return run('biome', ['ci', ...(hasColors ? [] : ['--colors=off']), '.']);
}

async function checkTypes() {
  const generated = await run('next', ['typegen']);
  const site = generated.ok ? await run('tsc', ['--noEmit', '-p', '.']) : generated;
  areTypesChecked = site.ok;
  return site.ok ? run('tsc', ['--noEmit', '-p', 'scripts']) : site;
}

/**
 * @type {{ id: string, name: string, work: (files: readonly string[]) => Promise<Result>, besideBuild?: boolean, takesFiles?: boolean }[]}
 */
const steps = [
  // The first of all: both it and the build write the types of the routes.
  { id: 'types', name: 'types', work: checkTypes },
  {
    id: 'contract',
    name: 'what packages are relied on for',
    work: () => runVitest(['contract'], []),
    besideBuild: true,
  },
  { id: 'format', name: 'format, lint, import order', work: checkFormat, besideBuild: true },
  { id: 'unused', name: 'unused code and packages', work: () => run('knip', []), besideBuild: true },
  {
    id: 'unit',
    name: 'unit, layering, messages',
    work: (files) => runVitest(['unit', 'unit-alone'], files),
    besideBuild: true,
    takesFiles: true,
  },
  { id: 'build', name: 'build', work: build },
  { id: 'pages', name: 'the built pages and their budgets', work: checkPages, takesFiles: true },
  {
    id: 'integration',
    name: 'integration, real backend',
    work: (files) => runVitest(['integration'], files),
    takesFiles: true,
  },
  {
    id: 'endurance',
    name: 'under load, killed, without database',
    work: (files) => runVitest(['endurance'], files),
    takesFiles: true,
  },
  { id: 'e2e', name: 'browser tests', work: runPlaywright, takesFiles: true },
];

/** @param {readonly string[]} args */
function chooseSteps(args) {
  const only = args.find((arg) => arg.startsWith('--only='));
  const files = args.filter((arg) => arg !== only);
  const ids = only?.slice('--only='.length).split(',') ?? steps.map((step) => step.id);
  const chosen = steps.filter((step) => ids.includes(step.id));
  const isKnown = chosen.length === ids.length && files.every((file) => !file.startsWith('-'));
  if (!isKnown || (files.length > 0 && !(chosen.length === 1 && chosen[0]?.takesFiles))) {
    const names = steps.map((step) => step.id).join(', ');
    throw new LauncherError(
      `npm test knows only --only=<step>, with one or more of: ${names}; files may follow one step of tests.`,
    );
  }
  return { chosen, files };
}

/** @param {readonly { mark: string, name: string, time: string, note?: string | undefined }[]} rows */
function printTable(rows) {
  say();
  for (const { mark, name, time, note } of rows) {
    say(`${mark} ${name.padEnd(38)} ${time.padStart(9)}${note ? `   ${note}` : ''}`);
  }
  say();
}

/**
 * `npm test`: every check in order, stopping at the first that fails. Checks that need no build run while it is made.
 *
 * @param {string[]} args `--only=<step>[,<step>]`, and after one step of tests the files to run
 */
export async function runTests(args) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      killCommands();
      process.exit(130);
    });
  }
  const totals = { passed: 0, failed: 0 };
  const rows = [];
  try {
    const { chosen, files } = chooseSteps(args);
    const installed = Date.now();
    const note = await installPackages();
    rows.push({ mark: '✓', name: 'packages', time: formatSeconds(Date.now() - installed), note });
    const needsBuild = chosen.some(({ id }) => id === 'build');
    for (const { name, work, besideBuild } of chosen) {
      if (totals.failed > 0) {
        rows.push({ mark: '-', name, time: '', note: 'not run' });
        continue;
      }
      say();
      say(`── ${name}`);
      const started = Date.now();
      /** @type {Result} */
      let result;
      try {
        // What it says is shown when its turn has come.
        if (besideBuild && needsBuild) beginBuild().catch(() => {});
        result = await work(files);
      } catch (error) {
        say(error instanceof LauncherError ? error.message : error.stack);
        result = { ok: false };
      }
      const { ok, passed = 0, failed = 0, note: remark } = result;
      totals.passed += passed;
      // A check without tests, or a test run that broke off, counts as one failure.
      totals.failed += ok ? failed : Math.max(failed, 1);
      const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : remark;
      rows.push({ mark: ok ? '✓' : '✗', name, time: formatSeconds(Date.now() - started), note: counts });
    }
  } catch (error) {
    exitWith(error);
  } finally {
    // A build that nobody waits for any more.
    killCommands();
    rmSync(reports, { recursive: true, force: true });
  }
  printTable(rows);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
  process.exit(totals.failed > 0 ? 1 : 0);
}
