/**
 * A `fetch` that gives up after so many milliseconds, the reading of the answer included. What has arrived by then is read first:
 * a process that was kept busy itself does not take the other side for slow.
 */
export function fetchWithin(milliseconds: number): typeof fetch {
  return (input, init) => {
    const limit = new AbortController();
    const giveUp = () =>
      limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    // Node.js looks at its clocks, then at what has arrived, then at what is to be done at once.
    setTimeout(() => setImmediate(() => setImmediate(giveUp)), milliseconds).unref();
    const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    return fetch(input, { ...init, signal });
  };
}
