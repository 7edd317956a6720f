import './typescript-hooks.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';

const { learnMeanings } = await import('../../lib/alfred/learn-meanings.ts');
const { atOnce } = await import('../../lib/limits/steps.ts');

/**
 * Learns what words mean and keeps it with the build, so that nobody waits for it when Alfred is first asked: lib/alfred/server/built-meanings.ts.
 *
 * @param {string} distDir the folder of the build
 */
export function writeMeanings(distDir) {
  writeFileSync(path.join(distDir, 'meanings.bin'), serialize(atOnce(learnMeanings())));
}
