import { spawn } from 'node:child_process';
import { stopLater } from './stop-everything';

/** Waits until an address answers at all. */
export async function waitForAnswer(url: string, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      await (await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2_000) })).arrayBuffer();
      return;
    } catch {
      if (Date.now() > deadline) throw new Error(`What should serve ${url} does not: it says why above.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs a program that serves until it is stopped, with all that it starts. @returns stops it */
export function startServer(command: string, args: string[]): () => Promise<unknown> {
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return stopLater(async () => {
    const end = (signal: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // It has ended.
      }
    };
    end('SIGTERM');
    const timer = setTimeout(end, 3_000, 'SIGKILL');
    await exited;
    clearTimeout(timer);
  });
}
