import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { AskedPages, PaceOptions } from './ask-pages';
import { stopLater } from './stop-everything';

const program = path.join(import.meta.dirname, 'ask-pages-process.ts');

/** Asks for pages from a process of its own: what is timed here must not wait for a thousand answers a second. */
export async function askPagesBeside(options: PaceOptions): Promise<AskedPages> {
  // It inherits the flags of this process, and so what takes the types away.
  const child = fork(program, [JSON.stringify(options)]);
  const stop = stopLater(async () => child.kill('SIGKILL'));
  try {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`What asks for pages ended with ${code}.`);
    });
    const [asked] = (await Promise.race([once(child, 'message'), ended])) as [AskedPages];
    return asked;
  } finally {
    await stop();
  }
}
