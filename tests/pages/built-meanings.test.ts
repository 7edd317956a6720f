import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, expect, test, vi } from 'vitest';
import { learnMeanings } from '@/lib/alfred/learn-meanings';
import { readBuiltMeanings } from '@/lib/alfred/server/built-meanings';
import { atOnce } from '@/lib/limits/steps';

afterEach(() => vi.unstubAllEnvs());

test('the build holds what is learnt of what words mean, as it is learnt without it', {
  timeout: 60_000,
}, () => {
  const built = readFileSync(path.join('.next', 'meanings.bin'));
  expect(built.equals(serialize(atOnce(learnMeanings())))).toBe(true);
});

test('the site takes it from the build; while developing it is learnt', async () => {
  expect(await readBuiltMeanings()).toBeNull();
  vi.stubEnv('NODE_ENV', 'production');
  const { seen, learnt, answered } = (await readBuiltMeanings()) ?? {};
  expect(seen?.hashes.length).toBeGreaterThan(10_000);
  expect(learnt?.weights).toHaveLength((learnt?.hashes.length ?? 0) * (learnt?.placeCount ?? 0));
  expect(answered?.ids.length).toBeGreaterThan(100);
});
