import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Stack, startStack } from '@/scripts/lib/stack.mjs';
import { stopLater } from './stop-everything';

const root = path.resolve(import.meta.dirname, '..');

interface RunningCopy {
  url: string;
  stop(): Promise<unknown>;
}

/** Everything in the project as it is, but the build, which is a copy to be changed. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-site-'));
  const left = new Set(['.next', '.git', '.data', 'scripts', 'middleware.ts']);
  for (const name of readdirSync(root)) {
    if (!left.has(name)) symlinkSync(path.join(root, name), path.join(folder, name));
  }
  // A copy, so that what serves the site takes this folder for the project.
  cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  const build = path.join(root, '.next');
  const caches = ['cache', 'dev', 'trace', 'turbopack'].map((name) => path.join(build, name));
  cpSync(build, path.join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !caches.includes(source),
  });
  // What the server has kept of earlier answers goes before the files.
  rmSync(path.join(folder, '.next', 'server', 'route-cache'), { recursive: true, force: true });
  return folder;
}

async function serveCopy(main: Stack, folder: string): Promise<RunningCopy> {
  const stop = stopLater(async () => rmSync(folder, { recursive: true, force: true }));
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, SMTP_URL, MAIL_FROM, QUOTES_INBOX } =
    main.env;
  const copy = await startStack({
    siteFolder: folder,
    env: { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, SMTP_URL, MAIL_FROM, QUOTES_INBOX },
  });
  const stopServer = stopLater(() => copy.stop());
  await copy.site.start();
  return {
    url: copy.siteUrl,
    async stop() {
      await stopServer();
      await stop();
    },
  };
}

/**
 * What Next asks for pages, in place of the project's own: it hands over what that has, whether from the build or published since,
 * without its scripts. All that is done to a page afterwards is done to this one.
 */
const handlerWithoutScripts = (own: string) => `import Own from '${pathToFileURL(own).href}';
import { removeScripts } from '../../bench/remove-scripts.mjs';

export default class CacheHandler extends Own {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (typeof entry?.value?.html !== 'string') return entry;
    return { ...entry, value: { ...entry.value, html: removeScripts(entry.value.html) } };
  }
}
`;

/** A folder of the copy that is a link becomes one of links. */
function openLink(folder: string): void {
  const linked = realpathSync(folder);
  rmSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync(linked)) symlinkSync(path.join(linked, name), path.join(folder, name));
}

/** The same server with the same pages, every script taken out of them. */
export async function startSiteWithoutScripts(main: Stack): Promise<RunningCopy> {
  const folder = copyProject();
  const asleep = path.join(folder, 'lib', 'asleep');
  openLink(path.dirname(asleep));
  openLink(asleep);
  const handler = path.join(asleep, 'cache-handler.mjs');
  const own = realpathSync(handler);
  rmSync(handler);
  writeFileSync(handler, handlerWithoutScripts(own));
  return serveCopy(main, folder);
}
