import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './child.mjs';
import { projectRoot } from './environment.mjs';
import { LauncherError } from './progress.mjs';

const modules = path.join(projectRoot, 'node_modules');
const marker = path.join(modules, '.installed');
const lockPath = path.join(projectRoot, 'package-lock.json');

/**
 * @param {string} file
 * @returns {any}
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(lockPath))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** Compares the lock file with the list that npm leaves behind: an install by hand counts too. */
function isInstalledByHand() {
  const wanted = readJson(lockPath)?.packages;
  const found = readJson(path.join(modules, '.package-lock.json'))?.packages;
  if (!wanted || !found) return false;
  for (const [name, entry] of Object.entries(wanted)) {
    // Optional packages of other platforms are rightly absent.
    if (name === '' || (!found[name] && (entry.optional || entry.peer))) continue;
    if (found[name]?.version !== entry.version) return false;
  }
  return true;
}

function isInstalled() {
  try {
    if (readFileSync(marker, 'utf8') === lockHash()) return true;
  } catch {
    // First install, or one by hand.
  }
  return isInstalledByHand();
}

/** npm must not run on the Node that it is about to replace. */
function npmEnvironment() {
  const own = path.join(modules, '.bin');
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== own)
    .join(path.delimiter);
  return { ...process.env, PATH, NODE_ENV: 'development' };
}

const networkFailure =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT|ENOTCACHED/;

/**
 * Without a network npm tries for many minutes; told so, it takes what it has in its cache or ends at once.
 *
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
async function isRegistryOutOfReach(options) {
  const proxies = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'npm_config_proxy'];
  if (proxies.some((name) => options.env[name])) return false;
  const { output } = await runCommand('npm', ['config', 'get', 'registry'], options);
  const address = output.trim().split('\n').pop() ?? '';
  if (!/^https?:/.test(address)) return false;
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return false;
  } catch (error) {
    return error.name === 'TimeoutError' || networkFailure.test(error.cause?.code ?? '');
  }
}

/** @param {string} output */
function explain(output) {
  if (networkFailure.test(output)) {
    return 'npm cannot reach its package registry: check the network or the proxy settings, then run this again.';
  }
  if (/EACCES|EROFS|EPERM/.test(output)) {
    return `npm may not write to ${modules}: correct the permissions of the project folder, then run this again.`;
  }
  if (/EUSAGE|in sync/.test(output)) {
    return 'package-lock.json and package.json do not fit: run "npm install", then "npm run lock:check" (CONTRIBUTING.md).';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: free some space, then run this again.';
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return `npm could not install the packages: correct what it says, then run this again.\n${lines.slice(-12).join('\n')}`;
}

/** Installs the packages when package-lock.json changed since the last time. @returns {Promise<string | undefined>} */
export async function installPackages() {
  if (isInstalled()) {
    if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) return 'unchanged';
    writeFileSync(marker, lockHash());
    return 'already there';
  }
  const options = { cwd: projectRoot, env: npmEnvironment() };
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (await isRegistryOutOfReach(options)) flags.push('--offline');
  const result = await runCommand('npm', ['ci', ...flags], options);
  if (result.code !== 0) throw new LauncherError(explain(result.output));
  writeFileSync(marker, lockHash());
}
