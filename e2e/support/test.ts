import { randomInt } from 'node:crypto';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { started } from './alive';
import { stack } from './stack';

/**
 * What Chromium says when the framework preloads a style sheet that the page has inside already: after a navigation or an
 * action within the browser. Tests of such journeys expect it.
 */
export const unusedSheet = /\.css was preloaded using link preload but not used/;

interface Fixtures {
  /** Push a pattern for a console error or warning, or an error of the page, that a test provokes on purpose. */
  expectedTrouble: RegExp[];
  /** Push an origin that a test lets the page ask, and answers itself. */
  expectedForeign: string[];
  guard: undefined;
}

function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A browser without windows tells each new page of a pointer in its corner, which no hand has brought there. */
function forgetCorner(): void {
  for (const name of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const) {
    addEventListener(
      name,
      (event) => {
        const isCorner = [event.clientX, event.clientY, event.screenX, event.screenY].every((at) => at === 0);
        if (event.isTrusted && isCorner) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}

function lineOf(message: ConsoleMessage): string {
  return `console ${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Playwright's test, failing on anything the console complains about and on any request to another origin. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from here
  extraHTTPHeaders: async ({}, use) => {
    // An address of its own for each test: none meets the limits that another has used up.
    await use({ 'x-forwarded-for': someAddress() });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedTrouble: async ({}, use) => {
    await use([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedForeign: async ({}, use) => {
    await use([]);
  },
  page: async ({ page }, use) => {
    for (const name of ['goto', 'reload'] as const) {
      const go = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
      page[name] = async (...args: unknown[]) => {
        const answer = await go(...args);
        const { waitUntil = 'load' } = (args.at(-1) ?? {}) as { waitUntil?: string };
        if (waitUntil === 'load' || waitUntil === 'networkidle') await started(page);
        return answer;
      };
    }
    await use(page);
  },
  guard: [
    async ({ context, expectedTrouble, expectedForeign }, use) => {
      await context.addInitScript(forgetCorner);
      const trouble: string[] = [];
      const foreign: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') trouble.push(lineOf(message));
      });
      context.on('weberror', (error) => trouble.push(`page error: ${error.error().stack ?? error.error()}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isExpected = origin === stack.siteUrl || expectedForeign.includes(origin);
        if (protocol.startsWith('http') && !isExpected) foreign.push(request.url());
      });
      await use(undefined);
      const unexpected = trouble.filter((line) => !expectedTrouble.some((pattern) => pattern.test(line)));
      expect(unexpected, 'console and page errors').toEqual([]);
      expect(foreign, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
