import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { killCommands, runCommand } from './child.mjs';
import {
  checkUserEnvironment,
  defaultPorts,
  portFrom,
  projectRoot,
  readUserEnvironment,
} from './environment.mjs';
import { installPackages } from './install.mjs';
import { findLockOwner, lockRefusal } from './lock.mjs';
import { checkPorts } from './ports.mjs';
import { exitWith, formatSeconds, LauncherError, say, step } from './progress.mjs';
import { releaseServer } from './release.mjs';
import { isBuilt } from './site-build.mjs';
import { findNode, startStack } from './stack.mjs';
import { watchNpm } from './watch-npm.mjs';

const firstRestartDelayMs = 1_000;
const longestRestartDelayMs = 30_000;

// Known and decided: middleware.ts keeps its name.
const knownWarning =
  /"middleware" file convention is deprecated|To migrate automatically, run:|middleware-to-proxy/;

/**
 * What runs, for everybody who starts or stops a part of it.
 *
 * @typedef {import('./stack.mjs').Stack} Stack
 * @typedef {{ stack: Stack | null, isStopping: boolean }} Run
 * @typedef {(code: number, reason: string) => Promise<void>} Stop
 * @typedef {ReturnType<typeof readSettings>} Settings
 */

/** @param {string} dataDir */
function ensureDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = path.join(dataDir, `probe-${process.pid}`);
    writeFileSync(probe, 'written');
    rmSync(probe);
  } catch (error) {
    throw new LauncherError(
      `The data folder ${dataDir} cannot be written (${error.code}): give this user the right to write and some ` +
        'free space there, or choose another folder with DATA_DIR.',
    );
  }
}

/** @param {Stack} stack */
async function buildSite(stack) {
  if (isBuilt(stack.buildEnv)) return 'unchanged';
  const { code, output } = await runCommand(findNode(), [path.join(projectRoot, 'scripts', 'build.mjs')], {
    cwd: projectRoot,
    env: stack.buildEnv,
    channel: true,
  });
  // What the build writes ends with the sentence that says what to do.
  if (code !== 0) throw new LauncherError(output.trim());
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
async function runScript(name, env) {
  const script = path.join(projectRoot, 'scripts', name);
  const { code, output } = await runCommand(findNode(), [script], { cwd: projectRoot, env });
  if (code !== 0) throw new LauncherError(output.trimEnd());
}

/** @param {'start' | 'dev'} mode */
function readSettings(mode) {
  const env = readUserEnvironment(mode === 'dev' ? 'development' : 'production');
  checkUserEnvironment(env);
  const ownsMailbox = !env.SMTP_URL;
  if (releaseServer && ownsMailbox) {
    throw new LauncherError(
      'A release has no mailbox: set SMTP_URL, MAIL_FROM and QUOTES_INBOX to where mails go.',
    );
  }
  return {
    env,
    ownsBackend: !env.SUPABASE_URL,
    ownsMailbox,
    dataDir: path.resolve(projectRoot, env.DATA_DIR ?? '.data'),
    sitePort: portFrom(env, 'PORT', defaultPorts.site),
    backendPort: portFrom(env, 'BACKEND_PORT', defaultPorts.backend),
    mailboxPort: portFrom(env, 'MAILBOX_PORT', defaultPorts.mailbox),
    smtpPort: portFrom(env, 'MAILBOX_SMTP_PORT', defaultPorts.smtp),
  };
}

/**
 * Refuses before anything is started: a folder that cannot be written or is in use, a port that is taken.
 *
 * @param {Settings} settings
 */
async function checkPlace({
  ownsBackend,
  ownsMailbox,
  dataDir,
  sitePort,
  backendPort,
  mailboxPort,
  smtpPort,
}) {
  ensureDataDir(dataDir);
  if (ownsBackend) {
    const owner = findLockOwner(dataDir);
    if (owner) throw new LauncherError(lockRefusal(dataDir, owner));
  }
  await checkPorts([
    { port: sitePort, variable: 'PORT', purpose: 'site' },
    ...(ownsBackend ? [{ port: backendPort, variable: 'BACKEND_PORT', purpose: 'backend' }] : []),
    ...(ownsMailbox
      ? [
          { port: mailboxPort, variable: 'MAILBOX_PORT', purpose: 'mailbox page' },
          { port: smtpPort, variable: 'MAILBOX_SMTP_PORT', purpose: 'mailbox SMTP' },
        ]
      : []),
  ]);
}

/**
 * Ctrl-C and its kin stop everything in order; a second Ctrl-C at once.
 *
 * @param {Run} run
 * @param {Stop} stop
 */
function stopOnSignals(run, stop) {
  const codes = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
  for (const signal of /** @type {(keyof typeof codes)[]} */ (Object.keys(codes))) {
    process.on(signal, () => {
      const code = codes[signal];
      if (!run.isStopping) return stop(signal === 'SIGTERM' ? 0 : code, signal);
      if (signal !== 'SIGINT') return;
      say('Stopping at once.');
      killCommands();
      (run.stack ? run.stack.kill() : Promise.resolve()).then(() => process.exit(code));
    });
  }
}

/**
 * Starts backend and mailbox again when they end by themselves, each time later while that goes on; without the site there
 * is nothing to keep up.
 *
 * @param {Run} run
 * @param {Stop} stop
 */
function keepUp(run, stop) {
  /** @type {Map<string, { at: number, delay: number }>} */
  const restarts = new Map();
  /** @type {(name: 'backend' | 'mailbox', reason: string) => void} */
  const restart = (name, reason) => {
    const last = restarts.get(name);
    const isCalm = !last || Date.now() - last.at > 60_000;
    const delay = isCalm ? firstRestartDelayMs : Math.min(last.delay * 2, longestRestartDelayMs);
    restarts.set(name, { at: Date.now(), delay });
    say(`The ${name} stopped (${reason}); starting it again in ${formatSeconds(delay)}.`);
    setTimeout(() => {
      if (run.isStopping || !run.stack) return;
      run.stack[name].start().then(
        () => say(`The ${name} is back.`),
        (error) => {
          say(error.message);
          if (!run.isStopping) restart(name, 'it did not start');
        },
      );
    }, delay);
  };
  /** @type {NonNullable<import('./stack.mjs').StackOptions['onUnexpectedExit']>} */
  return (name, reason) => {
    if (run.isStopping) return;
    if (!run.stack)
      exitWith(new LauncherError(`The ${name} stopped while the rest was starting (${reason}).`));
    if (name !== 'site') return restart(name, reason);
    stop(1, `the site ended, ${reason}: see what it said above`);
  };
}

/**
 * Says where everything is.
 *
 * @param {Stack} stack
 * @param {number} started
 */
async function announce(stack, started) {
  say();
  say(`Site      ${stack.siteUrl}`);
  if (stack.mailboxUrl) say(`Mailbox   ${stack.mailboxUrl}`);
  if (stack.demoStaff && (await isDemoStaffOpen(stack, stack.demoStaff))) {
    say(`Staff     ${stack.demoStaff.email}  ${stack.demoStaff.password}`);
  }
  say();
  say(`Ready after ${formatSeconds(Date.now() - started)}. Ctrl-C stops everything.`);
  say();
}

/**
 * `npm start` and `npm run dev`: everything the site needs, then the site, until Ctrl-C.
 *
 * @param {{ mode: 'start' | 'dev' }} options
 */
export async function runSite({ mode }) {
  const started = Date.now();
  /** @type {Run} */
  const run = { stack: null, isStopping: false };

  /** @type {Stop} */
  const stop = async (code, reason) => {
    if (run.isStopping) return;
    run.isStopping = true;
    say(`Stopping (${reason}) …`);
    killCommands();
    // While the stack is still starting, its parts end with this process: their channel closes.
    await run.stack?.stop();
    say('Stopped.');
    process.exit(code);
  };
  stopOnSignals(run, stop);
  watchNpm(() => stop(0, 'npm has ended'));
  const onUnexpectedExit = keepUp(run, stop);
  /** @type {NonNullable<import('./stack.mjs').StackOptions['onLine']>} */
  const onLine = (line, name, stream) => {
    if (name === 'site' && !knownWarning.test(line)) process[stream].write(`${line}\n`);
    if (name !== 'site' && stream === 'stderr' && !run.isStopping)
      process.stderr.write(`  ${name}: ${line}\n`);
  };

  try {
    const settings = readSettings(mode);
    const { ownsBackend, ownsMailbox } = settings;
    await checkPlace(settings);
    say();
    if (!releaseServer) {
      await step('Packages', installPackages, { hint: 'the first time takes about a minute' });
    }
    const parts = [ownsBackend ? 'backend' : null, ownsMailbox ? 'mailbox' : null].filter(Boolean);
    const start = () => startStack({ ...settings, siteMode: mode, onLine, onUnexpectedExit });
    await step(parts.length > 0 ? `Starting ${parts.join(' and ')}` : 'Settings', async () => {
      run.stack = await start();
    });
    const stack = /** @type {Stack} */ (run.stack);
    if (mode === 'dev') {
      await step('Fonts and scripts', () => runScript('make-assets.mjs', stack.buildEnv));
    } else if (!releaseServer) {
      await step('Build', () => buildSite(stack), { hint: 'about a minute when the sources changed' });
    }
    await step('Starting the site', () => stack.site.start());
    await announce(stack, started);
  } catch (error) {
    if (run.isStopping) return;
    run.isStopping = true;
    await run.stack?.stop();
    exitWith(error);
  }
}

/**
 * Whether the demo account still has the password it was made with: only then is it worth printing.
 *
 * @param {Stack} stack
 * @param {NonNullable<Stack['demoStaff']>} demoStaff
 */
async function isDemoStaffOpen({ backendUrl, publishableKey }, demoStaff) {
  /** @type {(path: string, body: object, token?: string) => Promise<Response>} */
  const ask = (path, body, token) =>
    fetch(`${backendUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
  try {
    const answer = await ask('token?grant_type=password', demoStaff);
    if (!answer.ok) return false;
    await ask('logout?scope=local', {}, (await answer.json()).access_token);
    return true;
  } catch {
    return false;
  }
}
