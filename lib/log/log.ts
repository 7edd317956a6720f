import { redact } from './redact';

type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, unknown>;

// JSON leaves these as they are, and some readers break lines at them.
const lineBreaks = /[\u007f-\u009f\u2028\u2029]/g;

/** One log line as JSON, without what must not be written down. Never throws, always one line. */
export function formatLine(level: Level, event: string, fields: Fields, now: Date): string {
  const head = { time: now.toISOString(), level, event };
  const line = JSON.stringify({ ...head, ...(redact(fields) as Fields), ...head });
  return line.replace(lineBreaks, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function write(level: Level, event: string, fields: Fields): void {
  process.stdout.write(`${formatLine(level, event, fields, new Date())}\n`);
}

/** Structured log on standard output. `event` is a fixed name, `quotes.stored`; what varies goes into the fields. */
export const log = {
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
  warn: (event: string, fields: Fields = {}) => write('warn', event, fields),
  error: (event: string, fields: Fields = {}) => write('error', event, fields),
};
