import 'server-only';
import type { Instrumentation } from 'next';
import { type AnswerNotes, answerNotes } from '@/lib/asleep/server/answer-notes';
import { markReported } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { logRequestError } from '@/lib/log/request-error';

type Failure = Parameters<Instrumentation.onRequestError>;

/** What the framework and what it reads bodies with say of a request that they cannot read. */
const unreadable: readonly RegExp[] = [
  /^Invalid Server Actions request/,
  /^(?:Failed to find Server Action|Server Action\b)/,
  /^(?:The Server Reference ID|Server Action arguments list)/,
  /^(?:Unexpected end of (?:form|multipart data|JSON input)|Malformed|Multipart: |Part terminated early)/,
  /^(?:Failed to parse body as FormData|expected a value starting with -- and the boundary)/,
  /^Connection closed\.$/,
  /^(?:Invalid (?:forward )?reference|Invalid (?:Iterator|Map|Set) initializer|Invalid data for bytes|Already initialized)/,
  /^(?:Maximum array nesting|Referenced|Reply|Forbidden|Cannot have|An unexpected character)/,
  /\bJSON at position\b|\bis not valid JSON\b|^Invalid (?:array length|time value|character|URL)|^Cannot convert .* to a BigInt$/,
  // An action that was given something else than a form.
  /^[\w$.]+\.(?:get|getAll|has) is not a function$/,
  /^Cannot read properties of (?:undefined|null) \(reading '(?:get|getAll|has)'\)$/,
];

/** What it says of headers of its own, which come with any method. */
const unreadableHeader = /^(?:The|Multiple) router state header/;

/**
 * Whether the framework tripped over a body before anything of this site ran: its decoder of action arguments reads some
 * made-up references without looking (an error of its own, with none of our frames).
 */
function trippedOverBody({ stack = '' }: Error): boolean {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const isFrameworks = (frame: string) => /node_modules[/\\_]next[/\\_]|\bnode:/.test(frame);
  return /next-server[/\\]app-page/.test(frames[0] ?? '') && frames.every(isFrameworks);
}

/** The status that a request deserves whose own fault an error is; null when it is ours. */
export function faultStatus(error: unknown, method: string): 400 | 404 | 413 | null {
  if (!(error instanceof Error)) return null;
  // The data of an address that no page has.
  if (/\bExpected RSC response\b/.test(error.message)) return 404;
  if (unreadableHeader.test(error.message)) return 400;
  if (method !== 'POST') return null;
  if (/^Body exceeded /.test(error.message)) return 413;
  const isUnreadable = unreadable.some((pattern) => pattern.test(error.message)) || trippedOverBody(error);
  return isUnreadable ? 400 : null;
}

const minute = 60_000;
const linesPerMinute = 20;
let minuteBegan = 0;
let lines = 0;

/** A line in the log without a stack, a few a minute: what strangers send must not fill the disk. */
function warn(fields: Record<string, unknown>, now: number): void {
  if (now - minuteBegan >= minute) {
    minuteBegan = now;
    lines = 0;
  }
  lines += 1;
  if (lines <= linesPerMinute) log.warn('request.unreadable', fields);
}

/** What the framework prints of such a request, in the same few lines. @returns whether it is one */
export function sayUnreadable(error: Error): boolean {
  if (faultStatus(error, 'POST') === null) return false;
  warn({ reason: error.message.slice(0, 100) }, Date.now());
  return true;
}

/**
 * Hears of every error that nothing caught while a request was answered. One that is the request's own fault is no
 * incident: it becomes a status below 500, where the answer is made behind the front door.
 */
export function noteRequestError(...[error, request, context]: Failure): void {
  const status = faultStatus(error, request.method);
  const notes = answerNotes();
  if (status === null) {
    const incident = logRequestError(error, request, context);
    notes?.broke?.(incident);
    return;
  }
  markReported(error);
  // What is thrown while a form is read is reported where it is thrown and once more where the page gives up.
  if (!notes?.faultStatus) {
    const path = request.path.split(/[?#]/)[0]?.slice(0, 200);
    warn({ path, reason: (error as Error).message.slice(0, 100) }, Date.now());
  }
  if (notes) notes.faultStatus = status;
}

/** The status that an answer leaves with. */
export function statusFor(status: number, { faultStatus: deserved }: AnswerNotes): number {
  return status >= 500 && deserved !== undefined ? deserved : status;
}
