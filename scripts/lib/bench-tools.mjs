import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './child.mjs';
import { projectRoot } from './environment.mjs';

// Where Debian keeps servers; a user's path often leaves it out.
const moreFolders = ['/usr/sbin', '/usr/local/sbin'];

function findTool(name) {
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
 * Finds nginx, which serves the pages to compare with, and wrk, which counts requests a second. On Debian as root it
 * installs what is missing.
 *
 * @returns {Promise<{ nginx: string | null, wrk: string | null }>} null where there is none: rows that need it say so
 */
export async function ensureBenchTools() {
  const find = () => ({ nginx: findTool('nginx'), wrk: findTool('wrk') });
  const missing = Object.entries(find()).flatMap(([name, file]) => (file === null ? [name] : []));
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    // RUNLEVEL=1: the package must not start a server of its own on port 80.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const options = { cwd: projectRoot, env };
    const update = await runCommand('apt-get', ['update'], options);
    if (update.code === 0) {
      // The shipped proxy compresses with brotli, which is a package of its own there.
      const packages = missing.includes('nginx') ? [...missing, 'libnginx-mod-http-brotli-filter'] : missing;
      await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
    }
  }
  return find();
}
