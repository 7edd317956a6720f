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

/** @param {string} name */
function script(name) {
  return path.join(projectRoot, 'scripts', name);
}

/**
 * What Node.js is given to serve the backend.
 *
 * @param {{ isBrief?: boolean }} [options] whether the process ends within minutes, as those of tests do
 */
export function backendArguments({ isBrief = process.env.BACKEND_IS_BRIEF === '1' } = {}) {
  // PostgreSQL is compiled a second time, optimised for what it does, and the memory it keeps pages in is swept before it starts. In a process of
  // minutes that is half of all its processor time, and pays only later.
  const [flags, choices] = isBrief ? [['--liftoff-only'], ['--brief']] : [[], []];
  // The backend's package leaves file handles to the garbage collector, and Node.js says so each time.
  return ['--no-warnings', ...flags, script('serve-backend.mjs'), ...choices];
}

/** @param {string} dataDir */
async function createDatabase(dataDir) {
  const { stop } = await startStack({ dataDir, mailbox: false });
  await stop();
}

/**
 * @typedef {Record<string, string | undefined>} Settings
 * @typedef {{ sitePort: number, backendPort: number, smtpPort: number, mailboxPort: number }} Ports on 127.0.0.1
 */

/**
 * @typedef {object} StackChoices
 * @property {string} [dataDir] kept after `stop()`; by default a new temporary folder, which `stop()` removes
 * @property {string} [temporaryIn] where that temporary folder is made; by default where the system keeps such
 * @property {boolean} [site] start the site too; it needs a build. By default `stack.site.start()` starts it later
 * @property {'start' | 'dev'} [siteMode] the built site, which is the default, or `next dev`
 * @property {string} [siteFolder] a copy of the project, its `scripts` and `.next` included, whose build is served instead
 * @property {boolean} [mailbox] false: the mailbox is left stopped
 * @property {boolean} [backend] false: the backend is left stopped
 * @property {Settings} [env] settings of the site. SUPABASE_URL here means no embedded backend, SMTP_URL no mailbox. Those
 *   of `process.env` are not used
 * @property {(line: string, part: string, stream: 'stdout' | 'stderr') => void} [onLine]
 * @property {(part: 'site' | 'backend' | 'mailbox', reason: string) => void} [onUnexpectedExit]
 *
 * @typedef {StackChoices & Partial<Ports>} StackOptions ports are free ones by default
 * @typedef {Awaited<ReturnType<typeof startStack>>} Stack
 */

/** @param {Partial<Ports>} wanted */
async function choosePorts(wanted) {
  const names = /** @type {const} */ (['sitePort', 'backendPort', 'smtpPort', 'mailboxPort']);
  const free = await findFreePorts(names.length);
  const chosen = names.map((name, index) => [name, wanted[name] ?? free[index]]);
  return /** @type {Ports} */ (Object.fromEntries(chosen));
}

/**
 * What the site receives: SITE_URL, SUPABASE_*, SMTP_URL, MAIL_FROM, QUOTES_INBOX, DATA_DIR, PORT, APP_SECRET.
 *
 * @param {Settings} env
 * @param {Ports} ports
 * @param {string} dataDir
 * @param {import('./credentials.mjs').Credentials} credentials of the embedded backend
 */
function settingsOfSite(env, { sitePort, backendPort, smtpPort }, dataDir, credentials) {
  const ownsBackend = !env.SUPABASE_URL;
  const offersGoogle = ownsBackend && Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
  const settings = {
    SITE_URL: env.SITE_URL ?? `http://localhost:${sitePort}`,
    SUPABASE_URL: env.SUPABASE_URL ?? `http://127.0.0.1:${backendPort}`,
    SUPABASE_PUBLISHABLE_KEY: ownsBackend ? credentials.publishableKey : env.SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: ownsBackend ? credentials.secretKey : env.SUPABASE_SECRET_KEY,
    SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
    // Reserved names: what the local mailbox shows can never be a real address.
    MAIL_FROM: env.MAIL_FROM ?? 'website@agency.test',
    QUOTES_INBOX: env.QUOTES_INBOX ?? 'quotes@agency.test',
    DATA_DIR: dataDir,
    PORT: String(sitePort),
    APP_SECRET: env.APP_SECRET ?? credentials.appSecret,
    GOOGLE_SIGN_IN: env.GOOGLE_SIGN_IN ?? String(offersGoogle),
  };
  // The keys of a project of one's own have been checked by then (`checkUserEnvironment`), or are what a test leaves out.
  return /** @type {Record<keyof typeof settings, string>} */ (settings);
}

/**
 * The three processes, none of them started.
 *
 * @param {StackOptions} options
 * @param {Settings} siteEnv
 * @param {Ports} ports
 */
function makeParts(options, siteEnv, { backendPort, mailboxPort, smtpPort }) {
  const { env = {}, siteMode = 'start', onLine, onUnexpectedExit } = options;
  const toolEnv = withProjectTools({
    ...inheritedEnvironment(),
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const { SITE_URL, DATA_DIR } = siteEnv;
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env;

  /**
   * @param {'site' | 'backend' | 'mailbox'} name
   * @param {string[]} args
   * @param {Settings} partEnv
   * @param {{ graceMs: number, readyMs: number }} limits
   */
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
    backendArguments(),
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
  // Without a bound the heap grows to what the machine has before old pages are let go, and within it by more than what is in
  // use between two collections (checks.md, V8). Megabytes, and a percentage of what is in use. A process that has shown every page
  // and made every kind of file has 335 MB in use, a third of it code.
  const heap =
    siteMode === 'dev'
      ? []
      : ['--max-old-space-size=512', '--max-semi-space-size=4', '--heap-growing-percent=30'];
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
  return {
    backend,
    mailbox,
    site,
    buildEnv: /** @type {NodeJS.ProcessEnv} */ ({ ...toolEnv, ...siteProcessEnv }),
  };
}

/**
 * Starts the embedded backend, the mailbox and, if asked, the site, each as a process of its own.
 *
 * @param {StackOptions} options
 */
export async function startStack(options = {}) {
  const { env = {} } = options;
  const isTemporary = options.dataDir === undefined;
  const dataDir =
    options.dataDir === undefined
      ? mkdtempSync(path.join(options.temporaryIn ?? os.tmpdir(), 'stack-'))
      : path.resolve(projectRoot, options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const ports = await choosePorts(options);
  const ownsBackend = !env.SUPABASE_URL;
  const ownsMailbox = !env.SMTP_URL;
  const startsBackend = ownsBackend && options.backend !== false;
  if (isTemporary && startsBackend) await copyTemplate(dataDir, createDatabase);
  const credentials = ensureCredentials(dataDir);
  const siteEnv = settingsOfSite(env, ports, dataDir, credentials);
  const { backend, mailbox, site, buildEnv } = makeParts(options, siteEnv, ports);

  /** At once: what is thrown away needs no order, which takes the backend two seconds. */
  async function kill() {
    await Promise.all([site.kill(), backend.kill(), mailbox.kill()]);
    if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
  }

  const stack = {
    siteUrl: siteEnv.SITE_URL,
    backendUrl: siteEnv.SUPABASE_URL,
    publishableKey: siteEnv.SUPABASE_PUBLISHABLE_KEY,
    secretKey: siteEnv.SUPABASE_SECRET_KEY,
    /** Null when SMTP_URL was given. */
    mailboxUrl: ownsMailbox ? `http://127.0.0.1:${ports.mailboxPort}` : null,
    smtpUrl: siteEnv.SMTP_URL,
    /** The demo account of staff; null with a backend of one's own. */
    demoStaff: ownsBackend ? demoStaffOf(credentials) : null,
    dataDir,
    /** What the site receives. */
    env: siteEnv,
    /** The whole environment for a build of this site. */
    buildEnv,
    backend,
    mailbox,
    site,
    ownsBackend,
    ownsMailbox,
    async stop() {
      // The site first: its running requests still need the two others.
      await site.stop();
      if (isTemporary) return kill();
      await Promise.all([backend.stop(), mailbox.stop()]);
    },
    kill,
  };
  try {
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
