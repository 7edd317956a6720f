import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './environment.mjs';

/**
 * Runs the site's own components outside the site: the bundle needs React and nothing else.
 *
 * @param {string} source a module of the site, from its root
 * @returns {Promise<Record<string, any>>} what it exports
 */
export async function loadComponents(source) {
  const { build } = await import('rolldown');
  const name = path.basename(source, path.extname(source));
  const bundle = path.join(projectRoot, 'node_modules', '.cache', `${name}-${process.pid}.mjs`);
  await build({
    input: path.join(projectRoot, source),
    platform: 'node',
    external: /^react/,
    tsconfig: path.join(projectRoot, 'tsconfig.json'),
    transform: { jsx: 'react-jsx' },
    output: { file: bundle, format: 'esm', codeSplitting: false },
  });
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle, { force: true });
  }
}
