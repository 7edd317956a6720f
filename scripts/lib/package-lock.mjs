import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment.mjs';

/**
 * @typedef {object} LockedPackage an entry of `packages` in package-lock.json
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [inBundle] comes inside the archive of another package
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} PackageLock */

/** The package-lock.json of this project. @returns {PackageLock} */
export function readPackageLock() {
  return JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));
}

/**
 * Whether a package at one place of the tree finds another by its name, as Node looks it up: here, then further up.
 *
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
function finds(packages, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (place === '') return false;
  }
}

/**
 * What keeps `npm ci` from taking the lock file on every platform, each as a sentence; empty when nothing does.
 *
 * npm leaves an optional package out of the lock without a word when the registry does not have it, which happens to
 * the newest versions of packages with one binary for each platform. Such a lock installs where it was made, and
 * `npm ci` refuses it everywhere.
 *
 * @param {PackageLock} lock
 * @returns {string[]}
 */
export function findLockFaults({ packages }) {
  const faults = [];
  for (const [place, entry] of Object.entries(packages)) {
    const name = place || 'package.json';
    for (const wanted of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      if (!finds(packages, place, wanted)) {
        faults.push(`${name} ${entry.version} asks for ${wanted}, which the lock does not hold`);
      }
    }
    if (entry.resolved) faults.push(`${name} names the registry it came from`);
    if (place !== '' && !entry.integrity && !entry.inBundle) faults.push(`${name} has no checksum`);
  }
  return faults;
}
