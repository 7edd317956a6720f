import 'server-only';
import { stopLoops } from './loops';

const longestMilliseconds = 5000;

/**
 * On SIGTERM and SIGINT no new turn begins, and a mail that is leaving may finish: the framework ends the process as
 * soon as its requests are answered, so its exit waits here for at most five seconds.
 *
 * @param last what is done when everything else has ended
 */
export function finishBeforeExit(last: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      const limit = new Promise<void>((resolve) => setTimeout(resolve, longestMilliseconds).unref());
      const finished = Promise.race([stopLoops().then(last), limit]);
      const exit = process.exit.bind(process);
      process.exit = ((code) => void finished.finally(() => exit(code))) as typeof process.exit;
    });
  }
}
