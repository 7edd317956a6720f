import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// Left to itself, Vitest keeps one core for what watches: on two, one of them would do nothing.
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** More than a minute each. */
const longFile = /\/integration\/(?:backup|damaged-database|malformed-requests|power-cut)\.test\.ts$/;

/** On a fresh clone files go by their size, and a short one that takes a minute would be the last, alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longFile.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const unitFiles = globSync('tests/{unit,architecture}/**/*.test.{ts,tsx}', { cwd: path('.') }).map((file) =>
  file.replaceAll('\\', '/'),
);

/**
 * What replaces modules, clocks or the environment, or asks server code, which keeps things for its process. All that Alfred's rules keep is
 * what they have learnt, seconds of work that is the same for all who ask.
 */
const leavesTraces =
  /\bvi\b|\bprocess\b|\bglobalThis\b|server-environment|'@\/(?!lib\/alfred\/server\/answer-by-rules')[^']*\/server\//;

/** Each has a thread for itself; all others, which leave nothing behind, share a process: beginning anew costs as much as most of them. */
const aloneFiles = unitFiles.filter((file) => leavesTraces.test(readFileSync(path(file), 'utf8')));

// Properties are tried on hundreds of inputs; a busy machine takes its time.
const unitSettings = { maxWorkers, testTimeout: 60_000 };

export default defineConfig({
  resolve: {
    alias: {
      '@': path('.'),
      // Vitest is neither server nor browser to the real package, which therefore throws.
      'server-only': path('./tests/support/server-only.ts'),
    },
  },
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/*.test.ts'],
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...unitSettings,
          name: 'unit',
          include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'],
          exclude: aloneFiles,
          isolate: false,
        },
      },
      { extends: true, test: { ...unitSettings, name: 'unit-alone', include: aloneFiles, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          env: { BACKEND_IS_BRIEF: '1' },
          // Each file has a backend of its own on ports of its own, and waits for it more than it computes.
          maxWorkers: 2,
          // Who runs all projects at once has them after those that share another number of workers.
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'endurance',
          include: ['tests/endurance/**/*.test.ts'],
          // Several processes each, under load or killed at moments that count: no other may take the machine from them.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // They read the build, which must be there.
        test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'], maxWorkers, testTimeout: 30_000 },
      },
      {
        extends: true,
        // They read the pages as the build has left them on disk: no site is running.
        test: {
          name: 'pages',
          include: ['tests/{pages,contract/built}/**/*.test.ts'],
          maxWorkers,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
