import 'server-only';
import { isReported } from '../incident';
import { incidentOfDigest } from '../incident-id';
import { log } from '../log';

/**
 * What the framework and packages print as warnings and errors becomes log lines, redacted like all others: they print
 * whole errors, with the words of visitors in them. An error that is an incident already is not said twice.
 *
 * @param isSaid whether an error is said elsewhere, or has just been
 */
export function structureConsole(isSaid: (error: Error) => boolean = () => false): void {
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const text = parts
        .filter((part) => part !== error)
        .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
        .join(' ')
        .trim();
      const write = () => log[level]('console', { ...(text ? { text } : {}), ...(error ? { error } : {}) });
      if (!error) return write();
      if (isSaid(error)) return;
      if (incidentOfDigest((error as { digest?: unknown }).digest) !== null) return;
      // The framework prints an error first and reports it then.
      setImmediate(() => {
        if (!isReported(error)) write();
      });
    };
  }
}
