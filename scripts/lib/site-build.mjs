import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, readUserEnvironment, withProjectTools } from './environment.mjs';
import { LauncherError } from './progress.mjs';

const stampName = 'build-fingerprint.json';
const stamp = path.join(projectRoot, '.next', stampName);

const sourceFolders = ['app', 'components', 'lib', 'messages', 'public', 'supabase'];
// The build itself, with every module of ours that it imports.
const builder = 'scripts/lib/run-build.mjs';
const styleTools = 'postcss.config.mjs';
// At the root stands what the framework reads by name, and the settings of what checks it.
const rootSource = /^(?!vitest\.)[^.]+(?:\.config)?\.(?:ts|mjs)$|^(?:package-lock|tsconfig)\.json$/;
// It starts and stops processes, and has no say in what a build gives.
const launcher = 'scripts/lib/stack.mjs';
// Made by the build itself, like every folder named "generated".
const derivedFolders = ['public/media', 'public/pictures', 'public/scripts'].map((folder) =>
  path.normalize(folder),
);

/** @param {string} folder */
const isDerived = (folder) => path.basename(folder) === 'generated' || derivedFolders.includes(folder);

/**
 * The files given and every script that they import, from the root of the project.
 *
 * @param {readonly string[]} files
 */
function withImportedScripts(files) {
  const found = new Set(files);
  for (const file of found) {
    if (!file.endsWith('.mjs')) continue;
    const source = readFileSync(path.join(projectRoot, file), 'utf8');
    for (const [, specifier = ''] of source.matchAll(/^(?:import|export)\b[^'";]*'(\.[^']+\.mjs)';/gm)) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      if (imported !== launcher) found.add(imported);
    }
  }
  return [...found];
}

function listEntries(folder = '.') {
  try {
    return readdirSync(path.join(projectRoot, folder), { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return listEntries(folder).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return isDerived(name) ? [] : listFiles(name);
    return entry.isFile() ? [name] : [];
  });
}

/**
 * The environment of a build: settings given, then the user's files, then the defaults.
 *
 * @param {NodeJS.ProcessEnv} given
 */
export function buildEnvironment(given) {
  return withProjectTools({
    SITE_URL: 'http://localhost:3000',
    ...readUserEnvironment('production', projectRoot, given),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
}

/** The files a build depends on, from the root of the project, sorted. */
export function listSources() {
  const atRoot = listEntries().flatMap(({ name }) => (rootSource.test(name) ? [name] : []));
  return [...sourceFolders.flatMap(listFiles), ...withImportedScripts([...atRoot, builder])].sort();
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const name of files) {
    let content;
    try {
      content = readFileSync(path.join(projectRoot, name));
    } catch {
      continue;
    }
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash;
}

/**
 * Everything a build depends on: the sources, and the settings that end up in prerendered pages.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function takeFingerprint(env) {
  const hash = hashOf(listSources());
  const settings = Object.keys(env).filter((name) =>
    /^(SITE_URL|BUILD_STANDALONE|NEXT_PUBLIC_.*)$/.test(name),
  );
  for (const name of settings.sort()) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}

/** The scripts that every style sheet goes through, from the root of the project. */
export const listStyleTools = () => withImportedScripts([styleTools]);

/**
 * Call before a build: the bundler keeps the sheets of the last one and does not see that a script which writes them has
 * changed, so its cache goes then.
 *
 * @param {string} cache the folder that the framework keeps between builds
 * @param {string} tools the fingerprint of those scripts
 */
export function dropStaleStyles(
  cache = path.join(projectRoot, '.next', 'cache'),
  tools = hashOf(listStyleTools()).digest('hex'),
) {
  const stampOfTools = path.join(cache, 'style-tools');
  if (existsSync(stampOfTools) && readFileSync(stampOfTools, 'utf8') === tools) return;
  rmSync(path.join(cache, 'turbopack'), { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampOfTools, tools);
}

function readBuildId() {
  try {
    return readFileSync(path.join(projectRoot, '.next', 'BUILD_ID'), 'utf8');
  } catch {
    return null;
  }
}

/**
 * True when .next holds a complete build of these very sources, with the settings given.
 *
 * @param {NodeJS.ProcessEnv} given
 */
export function isBuilt(given) {
  try {
    const { fingerprint: built, buildId } = JSON.parse(readFileSync(stamp, 'utf8'));
    return (
      buildId !== null && buildId === readBuildId() && built === takeFingerprint(buildEnvironment(given))
    );
  } catch {
    return false;
  }
}

/**
 * Call before a build: what it would leave half-done must not pass for a build.
 *
 * @throws LauncherError where nothing can be written
 */
export function forgetBuild(root = projectRoot) {
  const folder = path.join(root, '.next');
  try {
    mkdirSync(folder, { recursive: true });
    const probe = path.join(folder, `probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    rmSync(path.join(folder, stampName), { force: true });
  } catch (error) {
    throw new LauncherError(
      `There is no build of these sources in ${root}, and none can be made, because nothing can be written there ` +
        `(${error.code}): run "npm run build" where it can, or give this user the right to write.`,
    );
  }
}

/**
 * Call when a build is complete.
 *
 * @param {string} built the fingerprint taken before the build: a file saved meanwhile makes the next one differ
 */
export function recordBuild(built) {
  writeFileSync(stamp, JSON.stringify({ fingerprint: built, buildId: readBuildId() }));
}
