import type { Instrumentation } from 'next';

/** Next calls this once, before the server answers its first request. */
export async function register(): Promise<void> {
  // The condition stands here as it is, so that the bundler leaves everything below out of other runtimes.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServerProcess } = await import('@/lib/site/start');
    await startServerProcess(async (...asked) => {
      // Only where a mail shows one: drawings and letters take memory.
      const { drawForMail } = await import('@/app/_designs/mailed-picture');
      return drawForMail(...asked);
    });
  }
}

/** Next calls this for every error that nothing caught while a request was answered. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteRequestError } = await import('@/lib/site/door/requests-fault');
    noteRequestError(error, request, context);
  }
};
