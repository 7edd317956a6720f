import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';

const source = path.join(projectRoot, 'lib', 'page-script', 'main.ts');
const targetDir = path.join(projectRoot, 'public', 'scripts');
const isPageScript = (name) => /^page-[0-9a-f]{12}\.js$/.test(name);

/**
 * Bundles lib/page-script, the one script that every public page loads, into public/scripts under a name that follows
 * its content. Answers where the browser finds it, "/scripts/page-….js".
 */
export async function bundlePageScript() {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: source,
    write: false,
    platform: 'browser',
    tsconfig: path.join(projectRoot, 'tsconfig.json'),
    transform: { target: 'es2022' },
    output: { format: 'iife', minify: true, codeSplitting: false },
  });
  const { code } = output[0];
  const name = `page-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  mkdirSync(targetDir, { recursive: true });
  for (const old of readdirSync(targetDir)) {
    if (isPageScript(old) && old !== name) rmSync(path.join(targetDir, old));
  }
  writeFileSync(path.join(targetDir, name), code);
  return `/scripts/${name}`;
}
