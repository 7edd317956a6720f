import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Lets plain Node run the site's TypeScript in a process of its own, for tests that kill it:
// node --import tests/support/typescript-hooks.mjs script.mts

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function resolveFile(base) {
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => existsSync(file) && path.extname(file) !== '');
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only')
      return next(pathToFileURL(path.join(root, 'tests/support/server-only.ts')).href, context);
    const isOurs = context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/');
    const base = specifier.startsWith('@/')
      ? path.join(root, specifier.slice(2))
      : isOurs && /^\.\.?\//.test(specifier)
        ? path.resolve(path.dirname(fileURLToPath(context.parentURL)), specifier)
        : null;
    const file = base && resolveFile(base);
    return next(file ? pathToFileURL(file).href : specifier, context);
  },
});
