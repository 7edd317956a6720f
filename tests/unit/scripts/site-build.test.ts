import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  dropStaleStyles,
  forgetBuild,
  listSources,
  listStyleTools,
} from '../../../scripts/lib/site-build.mjs';

test('a build is made anew when a source, a message or a script that takes part in it changes', () => {
  const sources = listSources();
  for (const file of [
    'app/[locale]/layout.tsx',
    'lib/i18n/service-catalogue.ts',
    'messages/nl.json',
    'middleware.ts',
    'instrumentation.ts',
    'next.config.ts',
    'postcss.config.mjs',
    'package-lock.json',
    'tsconfig.json',
    'scripts/lib/run-build.mjs',
    // Imported by it, and by what it imports.
    'scripts/subset-fonts.mjs',
    'scripts/lib/finish-build.mjs',
    'scripts/lib/draw-samples.mjs',
    'scripts/lib/lean-styles.mjs',
    'scripts/lib/typescript-hooks.mjs',
  ]) {
    expect(sources, file).toContain(file);
  }
});

test('it is not when a test changes, a launcher, or what the build itself has made', () => {
  const sources = listSources();
  for (const kind of [
    /^tests\//,
    /^e2e\//,
    /^docs\//,
    /^vitest/,
    /^[^/]*\.d\.ts$/,
    /stack\.mjs$/,
    /serve-backend/,
    /generated\//,
    /^public\/media\//,
  ]) {
    expect(sources.filter((file) => kind.test(file))).toEqual([]);
  }
});

test('where nothing can be written, a build that is needed says so in a sentence', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  // Also for root, whom no permission keeps out: a file in the place of the folder.
  writeFileSync(path.join(root, '.next'), '');
  const attempt = () => forgetBuild(root);
  expect(attempt).toThrow(/none can be made.*npm run build/);
  expect(attempt).toThrow(
    expect.objectContaining({ constructor: expect.objectContaining({ name: 'LauncherError' }) }),
  );
  rmSync(root, { recursive: true });
});

test('a build begins without the sheets of the one before when a script that writes them has changed', () => {
  expect(listStyleTools()).toEqual(['postcss.config.mjs', 'scripts/lib/lean-styles.mjs']);
  const cache = mkdtempSync(path.join(os.tmpdir(), 'next-cache-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const sheets = path.join(cache, 'turbopack', 'v1');
  const survives = (tools?: string) => {
    mkdirSync(sheets, { recursive: true });
    dropStaleStyles(cache, tools);
    return existsSync(sheets);
  };
  // Nobody knows what a cache without a word about it was made with.
  expect([survives(), survives(), survives('others'), survives('others'), survives()]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});
