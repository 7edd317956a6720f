import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureCredentials } from './credentials.mjs';
import { projectRoot } from './environment.mjs';

// Creating a database takes seconds, copying one a fraction: temporary stacks start from a copy of a database that
// has been created, migrated and seeded once.

const templates = path.join(projectRoot, 'node_modules', '.cache', 'database-templates');

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}

/** Changes with everything that decides what a new database holds. */
function templateName() {
  const hash = createHash('sha256');
  const files = [
    ...listFiles(path.join(projectRoot, 'supabase')),
    ...listFiles(path.join(projectRoot, 'lib', 'portfolio')),
    path.join(projectRoot, 'package-lock.json'),
    path.join(projectRoot, 'scripts', 'serve-backend.mjs'),
    path.join(projectRoot, 'scripts', 'lib', 'seed-portfolio.mjs'),
  ];
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} name */
function removeOthers(name) {
  for (const entry of readdirSync(templates)) {
    // One that is being made carries a process number behind its name.
    if (entry !== name && !entry.includes('.'))
      rmSync(path.join(templates, entry), { recursive: true, force: true });
  }
}

/**
 * Puts a new database into an empty data folder, and keys of its own: but for the site's secret, from which the password of the
 * demo account follows. With another one the backend would make that account anew at each start.
 *
 * @param {string} dataDir
 * @param {(dataDir: string) => Promise<void>} create starts a backend on an empty folder and stops it
 */
export async function copyTemplate(dataDir, create) {
  const name = templateName();
  const template = path.join(templates, name);
  if (!existsSync(template)) {
    const draft = `${template}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    try {
      await create(draft);
      renameSync(draft, template);
    } catch (error) {
      // Another process was faster: its template is as good.
      if (!existsSync(template)) throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    removeOthers(name);
  }
  for (const part of ['database', 'storage']) {
    const source = path.join(template, part);
    // At once: file by file, as the asynchronous one goes, takes two seconds of a core for the thousand files.
    if (existsSync(source)) cpSync(source, path.join(dataDir, part), { recursive: true });
  }
  const { appSecret } = ensureCredentials(template);
  ensureCredentials(dataDir, { appSecret });
}
