import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLockFaults, readPackageLock } from '../../scripts/lib/package-lock.mjs';

test('npm ci takes the lock file on every platform', () => {
  expect(findLockFaults(readPackageLock())).toEqual([]);
});

test('an optional package that npm left out of the lock is named', () => {
  const lock = readPackageLock();
  const { 'node_modules/@next/swc-darwin-arm64': left, ...packages } = lock.packages;
  expect(left).toBeDefined();
  expect(findLockFaults({ packages })).toEqual([
    `node_modules/next ${packages['node_modules/next']?.version} asks for @next/swc-darwin-arm64, which the lock does not hold`,
  ]);
});

test('a package further up or inside its own folder counts as there, one beside it does not', () => {
  const there = { version: '1.0.0', integrity: 'sha512-x' };
  const asking = { ...there, optionalDependencies: { b: '1.0.0' } };
  const faultsWith = (place: string) =>
    findLockFaults({
      packages: { 'node_modules/a': there, 'node_modules/a/node_modules/c': asking, [place]: there },
    });
  expect(faultsWith('node_modules/b')).toEqual([]);
  expect(faultsWith('node_modules/a/node_modules/b')).toEqual([]);
  expect(faultsWith('node_modules/a/node_modules/c/node_modules/b')).toEqual([]);
  expect(faultsWith('node_modules/d/node_modules/b')).toHaveLength(1);
});

test('the lock names no registry and has a checksum for every package', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' } };
  expect(findLockFaults({ packages })).toEqual([
    'node_modules/a names the registry it came from',
    'node_modules/a has no checksum',
  ]);
});

test('everything that installs packages takes the lock to the letter', () => {
  for (const file of ['scripts/lib/install.mjs', 'Dockerfile', 'deploy/nginx/Dockerfile', '.ci/run']) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/(RUN npm |&& npm |\[')(install|i|update|add)\b/);
  }
});
