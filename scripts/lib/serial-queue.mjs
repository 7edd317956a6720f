/** How long a result may wait for others to be kept together with it, in milliseconds. */
const longestHoldMs = 10;

/**
 * A mutex with a queue: runs one job at a time, in order of arrival. A result is given once it is kept: after the last job that waits, or
 * after a few milliseconds, everything that was done is kept at once.
 *
 * @param {{ longestJobMs: number, onStuck: () => void, keep?: () => Promise<void> }} options `onStuck` is called when
 *   one job takes longer; `keep` makes what the jobs have done durable, and when it fails, so do they
 */
export function createSerialQueue({ longestJobMs, onStuck, keep = async () => {} }) {
  let last = Promise.resolve();
  let waiting = 0;
  let held = null;
  const settle = async (job) => {
    waiting -= 1;
    const timer = setTimeout(onStuck, longestJobMs);
    const outcome = await job().then(
      (value) => ({ value }),
      (error) => ({ error }),
    );
    held ??= { ...Promise.withResolvers(), since: performance.now() };
    const { promise, resolve, reject, since } = held;
    if (waiting === 0 || performance.now() - since >= longestHoldMs) {
      held = null;
      await keep().then(resolve, reject);
    }
    clearTimeout(timer);
    return { outcome, kept: promise };
  };
  return {
    get waiting() {
      return waiting;
    },
    /** @template T @param {() => Promise<T>} job @returns {Promise<T>} */
    run(job) {
      waiting += 1;
      const settled = last.then(() => settle(job));
      last = settled.then(() => {});
      return settled.then(async ({ outcome, kept }) => {
        await kept;
        if ('error' in outcome) throw outcome.error;
        return outcome.value;
      });
    },
    /** Resolves when everything that was queued has run. */
    idle: () => last,
  };
}
