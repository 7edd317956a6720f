import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './child.mjs';
import { projectRoot, withProjectTools } from './environment.mjs';
import { LauncherError } from './progress.mjs';
import { findNode } from './stack.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function findOnPath() {
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

/** @returns {Promise<string>} the path of a Chromium for the browser tests, installed when there is none */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new LauncherError(`CHROMIUM_PATH names ${chosen}, which does not exist: correct it or unset it.`);
  }
  const found = findOnPath() ?? (await findDownloaded());
  if (found) return found;
  const options = { cwd: projectRoot, env: withProjectTools(process.env) };
  const download = await runCommand('npx', ['playwright', 'install', '--with-deps', 'chromium'], options);
  if (download.code === 0) {
    const downloaded = await findDownloaded();
    if (downloaded) return downloaded;
  }
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const update = await runCommand('apt-get', ['update'], { cwd: projectRoot, env });
    if (update.code === 0) {
      await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        cwd: projectRoot,
        env,
      });
    }
    const installed = findOnPath();
    if (installed) return installed;
  }
  throw new LauncherError(
    'No Chromium for the browser tests, and none could be installed: install one and name it with CHROMIUM_PATH.',
  );
}
