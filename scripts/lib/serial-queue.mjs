/**
 * Runs one job at a time, in order of arrival.
 *
 * @param {{ longestJobMs: number, onStuck: () => void }} options `onStuck` is called when one job takes longer
 */
export function createSerialQueue({ longestJobMs, onStuck }) {
  let last = Promise.resolve();
  let waiting = 0;
  return {
    get waiting() {
      return waiting;
    },
    /** @template T @param {() => Promise<T>} job @returns {Promise<T>} */
    run(job) {
      waiting += 1;
      const result = last.then(async () => {
        waiting -= 1;
        const timer = setTimeout(onStuck, longestJobMs);
        try {
          return await job();
        } finally {
          clearTimeout(timer);
        }
      });
      last = result.catch(() => {});
      return result;
    },
    /** Resolves when everything that was queued has run. */
    idle: () => last,
  };
}
