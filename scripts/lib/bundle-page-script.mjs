import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';

const sourceDir = path.join(projectRoot, 'lib', 'site', 'page-script');
const targetDir = path.join(projectRoot, 'public', 'scripts');

/** Scripts that the page script loads when there is a use for them, each a file of the same name. */
const laterScripts = ['reached', 'visits', 'portfolio'];
/** What the site itself writes into a page. */
const ownScript = 'worn';

/**
 * Bundles one entry; answers where the browser finds it and the hash that the browser checks it by.
 *
 * @param {string} entry
 * @param {string} name
 * @param {Record<string, string>} [define]
 */
async function bundle(entry, name, define = {}) {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: path.join(sourceDir, `${entry}.ts`),
    write: false,
    platform: 'browser',
    tsconfig: path.join(projectRoot, 'tsconfig.json'),
    transform: { target: 'es2022', define },
    output: { format: 'iife', minify: true, codeSplitting: false },
  });
  const { code } = output[0];
  const file = `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  writeFileSync(path.join(targetDir, file), code);
  return {
    src: `/scripts/${file}`,
    integrity: `sha256-${createHash('sha256').update(code).digest('base64')}`,
  };
}

/**
 * Bundles lib/site/page-script into public/scripts, under names that follow their content: the one script that every public
 * page loads, and those that it loads later. Answers where the browser finds the first, "/scripts/page-….js".
 */
export async function bundlePageScript() {
  mkdirSync(targetDir, { recursive: true });
  /** @type {Record<string, Awaited<ReturnType<typeof bundle>>>} */
  const later = {};
  for (const name of laterScripts) later[name] = await bundle(name, name);
  const page = await bundle('main', 'page', { laterScripts: JSON.stringify(later) });
  const own = await bundle(ownScript, ownScript);
  const made = [page, own, ...Object.values(later)].map(({ src }) => path.basename(src));
  for (const old of readdirSync(targetDir)) {
    if (!made.includes(old)) rmSync(path.join(targetDir, old));
  }
  return page.src;
}
