import './lib/check-node.mjs';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { killCommands, runCommand } from './lib/child.mjs';
import { projectRoot } from './lib/environment.mjs';
import { stopWithParent } from './lib/leash.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';
import { packedSeed, readSeed } from './lib/seed-portfolio.mjs';
import { findNode } from './lib/stack.mjs';

// `npm run release`: builds, and puts what runs in production into `release/`: the server with the packages it needs and
// no others, the finished pages, and the scripts that start, back up, restore and say who is staff. The Dockerfile makes an image of it.

const release = path.join(projectRoot, 'release');
const standalone = path.join(projectRoot, '.next', 'standalone');

/** Copies without what only building or testing needs. */
const runtimeScripts = [
  'back-up-data.mjs',
  'change-staff.mjs',
  'restore-data.mjs',
  'seed-portfolio.mjs',
  'serve-backend.mjs',
  'serve-site.mjs',
  'start.mjs',
  'lib',
];

/** Started by their paths, which the build cannot see. */
const threads = [
  path.join('lib', 'drawing', 'server', 'pdf-thread.mjs'),
  path.join('lib', 'drawing', 'server', 'preview-thread.mjs'),
  path.join('lib', 'mail-in', 'server', 'mail-thread.mjs'),
  path.join('lib', 'uploads', 'server', 'heic-thread.mjs'),
];

/** What of the standalone output is the site. */
const gathered = new Set(['.next', 'app', 'messages', 'node_modules', 'package.json', 'server.js']);

/**
 * @param {string} from
 * @param {string} [to]
 */
function copy(from, to = from) {
  cpSync(path.join(projectRoot, from), path.join(release, to), { recursive: true, verbatimSymlinks: true });
}

async function pack() {
  rmSync(release, { recursive: true, force: true });
  const env = { ...process.env, BUILD_STANDALONE: '1' };
  const build = [path.join(projectRoot, 'scripts', 'build.mjs')];
  const { code } = await runCommand(findNode(), build, { cwd: projectRoot, env, show: true, channel: true });
  if (code !== 0)
    throw new LauncherError('The build fails: correct what is said above, then run this again.');

  cpSync(standalone, release, { recursive: true, verbatimSymlinks: true });
  // The framework also gathers what else lies in the project's folder, data of a site that runs here included.
  for (const name of readdirSync(release)) {
    if (!gathered.has(name)) rmSync(path.join(release, name), { recursive: true });
  }
  // The framework gathered the pages before they were finished.
  rmSync(path.join(release, '.next', 'server'), { recursive: true });
  copy(path.join('.next', 'server'));
  copy(path.join('.next', 'static'));
  copy(path.join('.next', 'asleep.json'));
  copy(path.join('.next', 'meanings.bin'));
  if (existsSync(path.join(projectRoot, 'public'))) copy('public');
  for (const script of runtimeScripts) copy(path.join('scripts', script));
  copy('supabase');
  for (const thread of threads) copy(thread);
  const seed = path.join(release, packedSeed);
  mkdirSync(path.dirname(seed), { recursive: true });
  writeFileSync(seed, JSON.stringify(await readSeed()));
  say(`The release is in ${release}.`);
}

stopWithParent(async () => killCommands(), 5_000);
pack().then(() => process.exit(0), exitWith);
