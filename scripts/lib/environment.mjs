import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LauncherError } from './progress.mjs';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const defaultPorts = { site: 3000, backend: 54321, mailbox: 54324, smtp: 54325 };

/** What an owner may set (`.env.example`); a stack started by tests must inherit none of it. */
export const siteVariables = [
  'SITE_URL',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_IN_ADDRESS',
  'MAIL_IN_SECRET',
  'MAIL_IN_IMAP_URL',
  'MAIL_IN_IMAP_DONE',
  'QUOTES_INBOX',
  'DATA_DIR',
  'PORT',
  'LISTEN_HOST',
  'TRUSTED_PROXY_HOPS',
  'APP_SECRET',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'REDIS_URL',
  'GOOGLE_SIGN_IN',
  'STAFF_SECOND_FACTOR',
  'EXAMPLE_CONTENT',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'COUNTRY_HEADER',
  'ALFRED_MODEL',
  'ALFRED_API_URL',
  'ALFRED_API_KEY',
  'ALFRED_INPUT_PRICE',
  'ALFRED_OUTPUT_PRICE',
  'ALFRED_DAILY_BUDGET',
  'COUNTRY_SERVICE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
  'BACKEND_PORT',
  'MAILBOX_PORT',
  'MAILBOX_SMTP_PORT',
];

/**
 * The process's own environment without the variables that describe one particular stack.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function inheritedEnvironment(env = process.env) {
  /** @type {NodeJS.ProcessEnv} */
  const rest = { ...env };
  for (const name of siteVariables) delete rest[name];
  return rest;
}

/**
 * Puts the project's own Node and tools first on the path.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withProjectTools(env, root = projectRoot) {
  const bin = path.join(root, 'node_modules', '.bin');
  return { ...env, PATH: `${bin}${path.delimiter}${env.PATH ?? ''}` };
}

/**
 * Reads the lines of an env file: `NAME=value`, `export NAME="value"`, `#` comments. No expansion.
 *
 * @param {string} text
 */
function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name, written] = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || written === undefined) continue;
    const raw = written.trim();
    const [, mark, quoted] = /^(["'`])(.*)\1\s*(?:#.*)?$/.exec(raw) ?? [];
    if (quoted === undefined) values[name] = raw.replace(/\s+#.*$/, '');
    else values[name] = mark === '"' ? quoted.replace(/\\n/g, '\n') : quoted;
  }
  return values;
}

/**
 * The user's settings: the real environment wins over `.env.*` files, in the order Next.js reads them.
 *
 * @param {'production' | 'development'} mode
 */
export function readUserEnvironment(mode, root = projectRoot, env = process.env) {
  /** @type {Record<string, string>} */
  let values = {};
  for (const name of ['.env', `.env.${mode}`, '.env.local', `.env.${mode}.local`]) {
    let text;
    try {
      text = readFileSync(path.join(root, name), 'utf8');
    } catch {
      continue;
    }
    values = { ...values, ...parseEnvFile(text) };
  }
  for (const [name, value] of Object.entries(env)) if (value !== undefined) values[name] = value;
  // An empty variable is how a shell or a compose file says "not set".
  for (const name of siteVariables) {
    if (values[name] === '') delete values[name];
  }
  return values;
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name
 * @param {number} fallback
 * @returns {number} a TCP port; refuses anything else, naming the variable
 */
export function portFrom(env, name, fallback) {
  const text = env[name];
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new LauncherError(`${name}=${text} is not a port: set it to a number from 1 to 65535.`);
  }
  return port;
}

/**
 * Refuses half of a setting, which would otherwise fail later and less clearly.
 *
 * @param {Record<string, string | undefined>} env
 */
export function checkUserEnvironment(env) {
  if (env.SUPABASE_URL && !(env.SUPABASE_PUBLISHABLE_KEY && env.SUPABASE_SECRET_KEY)) {
    throw new LauncherError(
      'SUPABASE_URL is set, so set SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY of that project too, ' +
        'or unset SUPABASE_URL to use the embedded backend.',
    );
  }
  if (env.SMTP_URL && !(env.MAIL_FROM && env.QUOTES_INBOX)) {
    throw new LauncherError(
      'SMTP_URL is set, so set MAIL_FROM and QUOTES_INBOX too, or unset SMTP_URL to use the local mailbox.',
    );
  }
}
