import { defineConfig } from '@playwright/test';
import { stack } from './support/stack';

// `npm run test:e2e` starts the stack, then this; the specs hold one folder for each kind of visitor.

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: stack.siteUrl,
    browserName: 'chromium',
    // Without it the browser asks for English, and `/` answers in English.
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: stack.chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
