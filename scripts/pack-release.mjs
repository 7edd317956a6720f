import './lib/check-node.mjs';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { killCommands, runCommand } from './lib/child.mjs';
import { projectRoot } from './lib/environment.mjs';
import { stopWithParent } from './lib/leash.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';
import { findNode } from './lib/stack.mjs';

// `npm run release`: builds, and puts what runs in production into `release/`: the server with the packages it needs and
// no others, the finished pages, and the scripts that start, back up and restore. The Dockerfile makes an image of it.

const release = path.join(projectRoot, 'release');
const standalone = path.join(projectRoot, '.next', 'standalone');

/** Copies without what only building or testing needs. */
const runtimeScripts = [
  'back-up-data.mjs',
  'restore-data.mjs',
  'serve-backend.mjs',
  'serve-site.mjs',
  'start.mjs',
  'lib',
];

function copy(from, to = from) {
  cpSync(path.join(projectRoot, from), path.join(release, to), { recursive: true, verbatimSymlinks: true });
}

async function pack() {
  const env = { ...process.env, BUILD_STANDALONE: '1' };
  const build = [path.join(projectRoot, 'scripts', 'build.mjs')];
  const { code } = await runCommand(findNode(), build, { cwd: projectRoot, env, show: true, channel: true });
  if (code !== 0)
    throw new LauncherError('The build fails: correct what is said above, then run this again.');

  rmSync(release, { recursive: true, force: true });
  cpSync(standalone, release, { recursive: true, verbatimSymlinks: true });
  // Settings of tools, which the framework gathers because the sources name the project's folder.
  for (const name of readdirSync(release)) {
    if (name.endsWith('.json') && name !== 'package.json') rmSync(path.join(release, name));
  }
  // The framework gathered the pages before they were finished.
  rmSync(path.join(release, '.next', 'server'), { recursive: true });
  copy(path.join('.next', 'server'));
  copy(path.join('.next', 'static'));
  copy(path.join('.next', 'asleep.json'));
  if (existsSync(path.join(projectRoot, 'public'))) copy('public');
  for (const script of runtimeScripts) copy(path.join('scripts', script));
  copy('supabase');
  say(`The release is in ${release}.`);
}

stopWithParent(async () => killCommands(), 5_000);
pack().then(() => process.exit(0), exitWith);
