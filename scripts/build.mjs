import './lib/check-node.mjs';
import path from 'node:path';
import { killCommands, runCommand } from './lib/child.mjs';
import { projectRoot } from './lib/environment.mjs';
import { stopWithParent } from './lib/leash.mjs';
import { exitWith, LauncherError } from './lib/progress.mjs';
import { buildEnvironment, forgetBuild, recordBuild, takeFingerprint } from './lib/site-build.mjs';
import { findNode } from './lib/stack.mjs';
import { subsetFonts } from './subset-fonts.mjs';

// `npm run build`: fonts, then `next build`, then whatever finishes the prerendered files; recorded at the very end, so
// that `npm start` never serves half a build.

const env = buildEnvironment(process.env);

async function build() {
  const fingerprint = takeFingerprint(env);
  forgetBuild();
  await subsetFonts();
  const next = path.join(projectRoot, 'node_modules', 'next', 'dist', 'bin', 'next');
  const { code } = await runCommand(findNode(), [next, 'build'], { cwd: projectRoot, env, show: true });
  if (code !== 0)
    throw new LauncherError('The build fails: correct what is said above, then run this again.');
  recordBuild(fingerprint);
}

stopWithParent(async () => killCommands(), 5_000);
build().then(() => process.exit(0), exitWith);
