import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './child.mjs';
import { projectRoot, withProjectTools } from './environment.mjs';
import { LauncherError } from './progress.mjs';
import { findNode } from './stack.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium without windows: it draws the same pages and opens one in a third of the time. */
const shell = 'chromium-headless-shell';

/** @param {readonly string[]} names */
function findOnPath(names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  return null;
}

/** The one that `playwright install` downloads, when it is there. */
async function findDownloaded() {
  const code = "import('playwright-core').then((p) => console.log(p.chromium.executablePath()))";
  const { output } = await runCommand(findNode(), ['--eval', code], { cwd: projectRoot, env: process.env });
  const file = output.trim().split('\n').pop() ?? '';
  return file !== '' && existsSync(file) ? file : null;
}

/** The one that the owner names. */
function findChosen() {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen || existsSync(chosen)) return chosen || null;
  throw new LauncherError(`CHROMIUM_PATH names ${chosen}, which does not exist: correct it or unset it.`);
}

/**
 * Installs a package of Debian, if this is Debian and we may.
 *
 * @param {string} name
 */
async function installFromDebian(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const options = { cwd: projectRoot, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () => runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  if ((await install()).code === 0) return;
  if ((await runCommand('apt-get', ['update'], options)).code === 0) await install();
}

/** @returns {Promise<string>} the path of a Chromium for the browser tests, without windows where there is such a package */
export async function ensureHeadlessChromium() {
  const found = findChosen() ?? findOnPath([shell]);
  if (found) return found;
  await installFromDebian(shell);
  return findOnPath([shell]) ?? ensureChromium();
}

/** @returns {Promise<string>} the path of a whole Chromium, installed when there is none */
export async function ensureChromium() {
  const found = findChosen() ?? findOnPath(names) ?? (await findDownloaded());
  if (found) return found;
  const options = { cwd: projectRoot, env: withProjectTools(process.env) };
  const download = await runCommand('npx', ['playwright', 'install', '--with-deps', 'chromium'], options);
  if (download.code === 0) {
    const downloaded = await findDownloaded();
    if (downloaded) return downloaded;
  }
  await installFromDebian('chromium');
  const installed = findOnPath(names);
  if (installed) return installed;
  throw new LauncherError(
    'No Chromium for the browser tests, and none could be installed: install one and name it with CHROMIUM_PATH.',
  );
}
