import 'server-only';
import { Worker } from 'node:worker_threads';

interface ThreadBounds {
  longestMs: number;
  /** Of what its JavaScript holds. */
  mostMegabytes: number;
  /** Of its buffers, which the bound above leaves out: a few kilobytes can be made to unpack to all that a machine has. */
  mostBufferMegabytes: number;
}

/** Unpacking fills some hundred megabytes a second. */
const lookEveryMs = 50;

async function bufferBytesOf(thread: Worker): Promise<number | null> {
  try {
    return (await thread.getHeapStatistics()).external_memory;
  } catch {
    // It has ended, or Node is older than 22.16.
    return null;
  }
}

/** Resolves with null once a thread's buffers are more than they may be; never for one that ends before. */
function outgrown(thread: Worker, mostMegabytes: number, over: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const look = async () => {
      const held = await bufferBytesOf(thread);
      if (held === null || over.aborted) return;
      if (held > mostMegabytes * 1024 ** 2) resolve(null);
      else setTimeout(look, lookEveryMs);
    };
    void look();
  });
}

/**
 * Hands bytes to a thread of their own, started for them alone and ended with its first message: nothing of a file made to be read for
 * ever outlives its time.
 *
 * @param file where the thread's module lies, as a path: the build does not follow it
 * @returns the thread's message, or null when it came to no end within its bounds
 * @throws what the thread did not expect
 */
export async function askThread<Answer>(
  file: string,
  bytes: Uint8Array,
  { longestMs, mostMegabytes, mostBufferMegabytes }: ThreadBounds,
): Promise<Answer | null> {
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // What the reader says about a file stays out of the log.
    stdout: true,
    stderr: true,
  });
  let clock: NodeJS.Timeout | undefined;
  const over = new AbortController();
  try {
    return await new Promise<Answer | null>((resolve, reject) => {
      clock = setTimeout(() => resolve(null), longestMs);
      thread.postMessage(bytes);
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
        else reject(error);
      });
      thread.once('online', () => outgrown(thread, mostBufferMegabytes, over.signal).then(resolve));
    });
  } finally {
    over.abort();
    clearTimeout(clock);
    await thread.terminate();
  }
}
