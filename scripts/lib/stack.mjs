import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Part } from './child.mjs';
import { demoStaffOf, ensureCredentials } from './credentials.mjs';
import { copyTemplate } from './database-template.mjs';
import { inheritedEnvironment, projectRoot, withProjectTools } from './environment.mjs';
import { findFreePorts } from './ports.mjs';
import { LauncherError } from './progress.mjs';

/** Node of the project, or the running one where the install left it out and it is new enough. */
export function findNode(root = projectRoot) {
  const own = path.join(root, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  throw new LauncherError(
    'node_modules has no Node.js 24: run "npm rebuild node", or install Node.js 22 or newer.',
  );
}

function script(name) {
  return path.join(projectRoot, 'scripts', name);
}

async function createDatabase(dataDir) {
  const { stop } = await startStack({ dataDir, mailbox: false });
  await stop();
}

/**
 * Starts the embedded backend, the mailbox and, if asked, the site, each as a process of its own.
 * stack.d.mts describes the options and the result.
 */
export async function startStack(options = {}) {
  const { env = {}, siteMode = 'start', onLine, onUnexpectedExit } = options;
  const isTemporary = options.dataDir === undefined;

  const dataDir = isTemporary
    ? mkdtempSync(path.join(os.tmpdir(), 'stack-'))
    : path.resolve(projectRoot, options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const free = await findFreePorts(4);
  const sitePort = options.sitePort ?? free[0];
  const backendPort = options.backendPort ?? free[1];
  const smtpPort = options.smtpPort ?? free[2];
  const mailboxPort = options.mailboxPort ?? free[3];

  const ownsBackend = !env.SUPABASE_URL;
  const ownsMailbox = !env.SMTP_URL;
  const credentials = ensureCredentials(dataDir);
  const backendUrl = env.SUPABASE_URL ?? `http://127.0.0.1:${backendPort}`;
  const siteEnv = {
    SITE_URL: env.SITE_URL ?? `http://localhost:${sitePort}`,
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: ownsBackend ? credentials.publishableKey : env.SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: ownsBackend ? credentials.secretKey : env.SUPABASE_SECRET_KEY,
    SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
    // Reserved names: what the local mailbox shows can never be a real address.
    MAIL_FROM: env.MAIL_FROM ?? 'website@agency.test',
    QUOTES_INBOX: env.QUOTES_INBOX ?? 'quotes@agency.test',
    DATA_DIR: dataDir,
    PORT: String(sitePort),
    APP_SECRET: env.APP_SECRET ?? credentials.appSecret,
    GOOGLE_SIGN_IN:
      env.GOOGLE_SIGN_IN ?? String(ownsBackend && Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)),
  };
  const toolEnv = withProjectTools({
    ...inheritedEnvironment(),
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const { SITE_URL, DATA_DIR } = siteEnv;
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env;

  const part = (name, args, partEnv, limits) =>
    new Part({
      name,
      command: findNode(),
      args,
      cwd: projectRoot,
      env: { ...toolEnv, ...partEnv },
      onLine,
      onUnexpectedExit: (reason) => onUnexpectedExit?.(name, reason),
      ...limits,
    });
  const backend = part(
    'backend',
    // The backend's package leaves file handles to the garbage collector, and Node.js says so each time.
    ['--no-warnings', script('serve-backend.mjs')],
    {
      SITE_URL,
      DATA_DIR,
      BACKEND_PORT: String(backendPort),
      ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET ? { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } : {}),
    },
    { graceMs: 10_000, readyMs: 120_000 },
  );
  const mailbox = part(
    'mailbox',
    [script('serve-mailbox.mjs')],
    { DATA_DIR, MAILBOX_PORT: String(mailboxPort), MAILBOX_SMTP_PORT: String(smtpPort) },
    { graceMs: 4_000, readyMs: 60_000 },
  );
  const siteProcessEnv = {
    ...env,
    ...siteEnv,
    NODE_ENV: siteMode === 'dev' ? 'development' : 'production',
  };
  const serveSite = path.join(options.siteFolder ?? projectRoot, 'scripts', 'serve-site.mjs');
  // Without a bound the heap grows to what the machine has before old pages are let go (checks.md, V8). Megabytes.
  const heap = siteMode === 'dev' ? [] : ['--max-old-space-size=320', '--max-semi-space-size=8'];
  // Pages are larger than these bytes: glibc then gives their room back when they are let go, instead of keeping holes.
  const allocation = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  const site = part(
    'site',
    [...heap, serveSite, siteMode],
    { ...allocation, ...siteProcessEnv },
    { graceMs: 12_000, readyMs: 120_000 },
  );

  const stack = {
    siteUrl: siteEnv.SITE_URL,
    backendUrl,
    publishableKey: siteEnv.SUPABASE_PUBLISHABLE_KEY,
    secretKey: siteEnv.SUPABASE_SECRET_KEY,
    mailboxUrl: ownsMailbox ? `http://127.0.0.1:${mailboxPort}` : null,
    smtpUrl: siteEnv.SMTP_URL,
    demoStaff: ownsBackend ? demoStaffOf(credentials) : null,
    dataDir,
    env: siteEnv,
    buildEnv: { ...toolEnv, ...siteProcessEnv },
    backend,
    mailbox,
    site,
    ownsBackend,
    ownsMailbox,
    async stop() {
      // The site first: its running requests still need the two others.
      await site.stop();
      await Promise.all([backend.stop(), mailbox.stop()]);
      if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
    },
    async kill() {
      await Promise.all([site.kill(), backend.kill(), mailbox.kill()]);
      if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    const startsBackend = ownsBackend && options.backend !== false;
    if (isTemporary && startsBackend) await copyTemplate(dataDir, createDatabase);
    const starting = [];
    if (ownsMailbox && options.mailbox !== false) starting.push(mailbox.start());
    if (startsBackend) starting.push(backend.start());
    const failed = (await Promise.allSettled(starting)).find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    if (options.site) await site.start();
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
