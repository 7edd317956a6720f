import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from './environment.mjs';

// Lets plain Node run the site's TypeScript in a process of its own: `node --import scripts/lib/typescript-hooks.mjs`,
// or imported before the first module of the site.

const emptyModule = path.join(projectRoot, 'node_modules', 'server-only', 'empty.js');

/** @param {string} base */
function resolveFile(base) {
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => existsSync(file) && path.extname(file) !== '');
}

registerHooks({
  resolve(specifier, context, next) {
    // The package throws where it does not know that this is a server.
    if (specifier === 'server-only') return next(pathToFileURL(emptyModule).href, context);
    const isOurs = context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/');
    const base = specifier.startsWith('@/')
      ? path.join(projectRoot, specifier.slice(2))
      : isOurs && /^\.\.?\//.test(specifier)
        ? path.resolve(path.dirname(fileURLToPath(context.parentURL ?? '')), specifier)
        : null;
    const file = base && resolveFile(base);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});
