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
  /"middleware" file convention is deprecated|nextjs\.org\/docs\/messages\/middleware-to-proxy/;

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

async function runScript(name, env) {
  const script = path.join(projectRoot, 'scripts', name);
  const { code, output } = await runCommand(findNode(), [script], { cwd: projectRoot, env });
  if (code !== 0) throw new LauncherError(output.trimEnd());
}

/**
 * `npm start` and `npm run dev`: everything the site needs, then the site, until Ctrl-C.
 *
 * @param {{ mode: 'start' | 'dev' }} options
 */
export async function runSite({ mode }) {
  const started = Date.now();
  let stack = null;
  let isStopping = false;

  const stop = async (code, reason) => {
    if (isStopping) return;
    isStopping = true;
    say(`Stopping (${reason}) …`);
    killCommands();
    // While the stack is still starting, its parts end with this process: their channel closes.
    await stack?.stop();
    say('Stopped.');
    process.exit(code);
  };
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => {
      if (!isStopping) return stop(signal === 'SIGTERM' ? 0 : code, signal);
      if (signal !== 'SIGINT') return;
      say('Stopping at once.');
      killCommands();
      (stack ? stack.kill() : Promise.resolve()).then(() => process.exit(code));
    });
  }
  watchNpm(() => stop(0, 'npm has ended'));

  const restarts = new Map();
  const restart = (name, reason) => {
    const part = stack[name];
    const last = restarts.get(name);
    const isCalm = !last || Date.now() - last.at > 60_000;
    const delay = isCalm ? firstRestartDelayMs : Math.min(last.delay * 2, longestRestartDelayMs);
    restarts.set(name, { at: Date.now(), delay });
    say(`The ${name} stopped (${reason}); starting it again in ${formatSeconds(delay)}.`);
    setTimeout(() => {
      if (isStopping) return;
      part.start().then(
        () => say(`The ${name} is back.`),
        (error) => {
          say(error.message);
          if (!isStopping) restart(name, 'it did not start');
        },
      );
    }, delay);
  };
  const onUnexpectedExit = (name, reason) => {
    if (isStopping) return;
    if (!stack) exitWith(new LauncherError(`The ${name} stopped while the rest was starting (${reason}).`));
    if (name !== 'site') return restart(name, reason);
    stop(1, `the site ended, ${reason}: see what it said above`);
  };
  const onLine = (line, name, stream) => {
    if (name === 'site' && !knownWarning.test(line)) process[stream].write(`${line}\n`);
    if (name !== 'site' && stream === 'stderr' && !isStopping) process.stderr.write(`  ${name}: ${line}\n`);
  };

  try {
    const env = readUserEnvironment(mode === 'dev' ? 'development' : 'production');
    checkUserEnvironment(env);
    const ownsBackend = !env.SUPABASE_URL;
    const ownsMailbox = !env.SMTP_URL;
    if (releaseServer && ownsMailbox) {
      throw new LauncherError(
        'A release has no mailbox: set SMTP_URL, MAIL_FROM and QUOTES_INBOX to where mails go.',
      );
    }
    const dataDir = path.resolve(projectRoot, env.DATA_DIR ?? '.data');
    const sitePort = portFrom(env, 'PORT', defaultPorts.site);
    const backendPort = portFrom(env, 'BACKEND_PORT', defaultPorts.backend);
    const mailboxPort = portFrom(env, 'MAILBOX_PORT', defaultPorts.mailbox);
    const smtpPort = portFrom(env, 'MAILBOX_SMTP_PORT', defaultPorts.smtp);

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

    say();
    if (!releaseServer) {
      await step('Packages', installPackages, { hint: 'the first time takes about a minute' });
    }
    const parts = [ownsBackend ? 'backend' : null, ownsMailbox ? 'mailbox' : null].filter(Boolean);
    await step(parts.length > 0 ? `Starting ${parts.join(' and ')}` : 'Settings', async () => {
      stack = await startStack({
        env,
        dataDir,
        sitePort,
        backendPort,
        mailboxPort,
        smtpPort,
        siteMode: mode,
        onLine,
        onUnexpectedExit,
      });
    });
    if (mode === 'dev') {
      await step('Fonts and scripts', () => runScript('make-assets.mjs', stack.buildEnv));
    } else if (!releaseServer) {
      await step('Build', () => buildSite(stack), { hint: 'about a minute when the sources changed' });
    }
    await step('Starting the site', () => stack.site.start());

    say();
    say(`Site      ${stack.siteUrl}`);
    if (stack.mailboxUrl) say(`Mailbox   ${stack.mailboxUrl}`);
    if (await isDemoStaffOpen(stack)) {
      say(`Staff     ${stack.demoStaff.email}  ${stack.demoStaff.password}`);
    }
    say();
    say(`Ready after ${formatSeconds(Date.now() - started)}. Ctrl-C stops everything.`);
    say();
  } catch (error) {
    if (isStopping) return;
    isStopping = true;
    await stack?.stop();
    exitWith(error);
  }
}

/** Whether the demo account still has the password it was made with: only then is it worth printing. */
async function isDemoStaffOpen({ demoStaff, backendUrl, publishableKey }) {
  if (!demoStaff) return false;
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
