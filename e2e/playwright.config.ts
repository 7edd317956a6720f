import { defineConfig } from '@playwright/test';
import { refused } from './support/consent';

// `npm run test:e2e` starts the stack, then this. Other tools read this file too, without a stack.

export default defineConfig({
  testDir: '.',
  // It stands in for what refuses to load outside the server build: tests sign tickets as the site does.
  tsconfig: './tsconfig.json',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What hangs ends; how fast the site is, benchmarks and budgets say.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL,
    // Cookies are refused already; tests about the choice begin as `undecided` (support/consent.ts).
    storageState: refused(process.env.SITE_URL ?? 'http://localhost:3000'),
    browserName: 'chromium',
    // Without it the browser asks for English, and `/` answers in English.
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // Films over the page, wipes and gliding cost seconds of the machine; tests about them ask for `no-preference`.
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without a graphics card there is nothing to keep apart, and a process less takes a fourteenth of the time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
