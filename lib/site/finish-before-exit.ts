import 'server-only';
import type { ServerResponse } from 'node:http';
import { log } from '@/lib/log/log';
import { stopLoops } from '@/lib/loops/loops';

/** For a mail that is leaving. */
const longestTurnMilliseconds = 5000;
/** For the requests that run: a little less than container engines and launchers wait before they kill. */
const longestStopMilliseconds = 9000;

/** What the framework ends with on each signal when it is done; here an ordered stop is a success. */
const orderlyExitCodes = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Graceful shutdown: on SIGTERM and SIGINT no new connection is taken and no new turn of work begins. Requests that run, and a mail that is
 * leaving, may finish: the framework ends the process as soon as its requests are answered, so its exit waits here. A
 * connection is closed after the answer it is waiting for, or a proxy would keep sending on it.
 *
 * @param last what is done when everything else has ended
 * @returns what hears of every request
 */
export function finishBeforeExit(last: () => Promise<void>): (response: ServerResponse) => void {
  const running = new Set<ServerResponse>();
  let isStopping = false;

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      if (isStopping) return;
      isStopping = true;
      for (const response of running) closeAfter(response);
      const limit = new Promise<void>((resolve) => setTimeout(resolve, longestTurnMilliseconds).unref());
      const finished = Promise.race([stopLoops().then(last), limit]);
      const exit = process.exit.bind(process);
      process.exit = ((code) => {
        const ended = code === orderlyExitCodes[signal] ? 0 : code;
        void finished.finally(() => exit(ended));
      }) as typeof process.exit;
      setTimeout(() => {
        log.warn('site.stopCutShort', { requests: running.size });
        exit(1);
      }, longestStopMilliseconds).unref();
    });
  }
  return (response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (isStopping) closeAfter(response);
  };
}

function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false;
  const { socket } = response;
  // Its head may have left before, and said that the connection stays.
  response.once('finish', () => socket?.end());
}
