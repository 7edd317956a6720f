import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from '@playwright/test';
import { stopLater } from './stop-everything';

const startMilliseconds = 30_000;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Whatever a page asks for, only this machine answers.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** A new Chromium with a profile of its own, to be driven through its debugging port. */
export async function launchChromium(file: string): Promise<{ port: number; stop(): Promise<unknown> }> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bench-chromium-'));
  const child = spawn(
    file,
    [...flags, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = stopLater(async () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Chromium does not start.')), startMilliseconds);
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line);
      if (!address) return;
      clearTimeout(timer);
      resolve(Number(address[1]));
    });
  });
  return { port, stop };
}

/** One Chromium for measurements that need no Lighthouse. */
export async function launchBrowser(file: string): Promise<{ browser: Browser; stop(): Promise<unknown> }> {
  const browser = await chromium.launch({ executablePath: file, args: flags, timeout: startMilliseconds });
  return { browser, stop: stopLater(() => browser.close()) };
}
