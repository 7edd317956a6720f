import 'server-only';
import { Worker } from 'node:worker_threads';

interface ThreadBounds {
  longestMs: number;
  /** Of what its JavaScript holds. */
  mostMegabytes: number;
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
  { longestMs, mostMegabytes }: ThreadBounds,
): Promise<Answer | null> {
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // What the reader says about a file stays out of the log.
    stdout: true,
    stderr: true,
  });
  let clock: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer | null>((resolve, reject) => {
      clock = setTimeout(() => resolve(null), longestMs);
      thread.postMessage(bytes);
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
        else reject(error);
      });
    });
  } finally {
    clearTimeout(clock);
    await thread.terminate();
  }
}
