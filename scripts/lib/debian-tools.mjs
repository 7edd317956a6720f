import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './child.mjs';
import { projectRoot } from './environment.mjs';
import { LauncherError } from './progress.mjs';

// Where Debian keeps servers; a user's path often leaves it out.
const moreFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * @param {string} name
 * @returns {string | null} the path of a program of this machine
 */
export function findTool(name) {
  for (const folder of [...(process.env.PATH ?? '').split(path.delimiter), ...moreFolders]) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not here.
    }
  }
  return null;
}

/**
 * Installs packages of the system, on Debian as root; anywhere else it does nothing.
 *
 * @param {readonly string[]} packages
 */
export async function installDebianPackages(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  // RUNLEVEL=1: a package must not start a server of its own on port 80.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { cwd: projectRoot, env };
  const update = await runCommand('apt-get', ['update'], options);
  if (update.code === 0) {
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  }
}

// The shipped proxy compresses with brotli, which is a package of its own.
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-filter'];

/** Finds the nginx that tests put before the site, or installs it. */
export async function ensureNginx() {
  const chosen = process.env.NGINX_PATH ?? findTool('nginx');
  if (chosen) return chosen;
  await installDebianPackages(nginxPackages);
  const installed = findTool('nginx');
  if (installed) return installed;
  throw new LauncherError(
    'No nginx to try the shipped configuration with, and none could be installed: install one and name it with NGINX_PATH.',
  );
}
