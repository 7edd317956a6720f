import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': path('.'),
      // Vitest is neither server nor browser to the real package, which therefore throws.
      'server-only': path('./tests/support/server-only.ts'),
    },
  },
  test: {
    globalSetup: path('./tests/support/list-services.ts'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Properties are tried on hundreds of inputs; a busy machine takes its time.
          testTimeout: 30_000,
          include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // Each file starts a backend of its own, and two cores are enough for one.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // They read the build, which must be there.
        test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
