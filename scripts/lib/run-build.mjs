import path from 'node:path';
import { subsetFonts } from '../subset-fonts.mjs';
import { bundlePageScript } from './bundle-page-script.mjs';
import { killCommands, runCommand } from './child.mjs';
import { drawPictures } from './draw-pictures.mjs';
import { drawSamples } from './draw-samples.mjs';
import { projectRoot } from './environment.mjs';
import { finishBuild } from './finish-build.mjs';
import { stopWithParent } from './leash.mjs';
import { exitWith, LauncherError } from './progress.mjs';
import {
  buildEnvironment,
  dropStaleStyles,
  forgetBuild,
  recordBuild,
  takeFingerprint,
} from './site-build.mjs';
import { findNode } from './stack.mjs';
import { writeMeanings } from './write-meanings.mjs';

/**
 * `npm run build`: fonts, pictures and the script of every page, then `next build`, then the step
 * that puts the prerendered pages to sleep, and what Alfred learns ahead. It is recorded at the very end, so that `npm start` never serves half a build.
 */
async function build() {
  const env = buildEnvironment(process.env);
  const fingerprint = takeFingerprint(env);
  forgetBuild();
  dropStaleStyles();
  await subsetFonts();
  await drawPictures();
  await drawSamples();
  const pageScript = await bundlePageScript();
  const next = path.join(projectRoot, 'node_modules', 'next', 'dist', 'bin', 'next');
  const { code } = await runCommand(findNode(), [next, 'build'], { cwd: projectRoot, env, show: true });
  if (code !== 0)
    throw new LauncherError('The build fails: correct what is said above, then run this again.');
  const distDir = path.join(projectRoot, '.next');
  finishBuild(distDir, pageScript);
  writeMeanings(distDir);
  recordBuild(fingerprint);
}

/** Builds and ends the process. */
export function runBuild() {
  stopWithParent(async () => killCommands(), 5_000);
  build().then(() => process.exit(0), exitWith);
}
