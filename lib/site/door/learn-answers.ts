import 'server-only';
import { randomUUID } from 'node:crypto';
import type { AnswerNotes } from '@/lib/asleep/server/answer-notes';
import type { OwnAnswer } from '@/lib/asleep/server/request-own-page';
import { log } from '@/lib/log/log';
import type { Answer } from './kept-answers';

/** Carries the number of a lesson, which nobody outside can guess. */
export const lessonHeader = 'x-front-door-lesson';

const atOnce = 2;
const longestQueue = 1000;
const largestBytes = 1024 * 1024;
/** Milliseconds for which a path is left alone after it could not be learnt. */
const rest = 5_000;

export interface LearnerOptions {
  /** Asks this process for one of its pages, as a visitor without cookies or encodings would. */
  ask(path: string, headers: Record<string, string>): Promise<OwnAnswer>;
  keep(path: string, answer: Answer): Promise<void>;
}

export interface Learner {
  /** Has the answer at a path kept, soon. */
  learn(path: string): void;
  /** The notes of a lesson, to be kept while its request is answered. */
  notesOf(lesson: string | string[] | undefined): AnswerNotes | undefined;
  /** Has the notes of a request that this process sends to itself found again. */
  remember(notes: AnswerNotes): { headers: Record<string, string>; forget(): void };
}

/**
 * Cache warming: learns answers by asking for them once more, away from any visitor's request: what is kept is what the framework sends,
 * to the last header.
 */
export function createLearner({ ask, keep }: LearnerOptions): Learner {
  const waiting = new Set<string>();
  const lessons = new Map<string, AnswerNotes>();
  let running = 0;

  function remember(notes: AnswerNotes) {
    const lesson = randomUUID();
    lessons.set(lesson, notes);
    return { headers: { [lessonHeader]: lesson }, forget: () => void lessons.delete(lesson) };
  }

  async function learnOne(path: string): Promise<void> {
    const notes: AnswerNotes = { shown: [] };
    const { headers, forget } = remember(notes);
    try {
      const own = await ask(path, headers);
      const answer = toAnswer(own, notes);
      if (answer && (await answer.version?.isCurrent()) !== false) await keep(path, answer);
    } finally {
      forget();
    }
  }

  function next(): void {
    if (running >= atOnce) return;
    const [path] = waiting;
    if (path === undefined) return;
    running += 1;
    waiting.delete(path);
    resting.add(path);
    learnOne(path)
      .then(() => resting.delete(path))
      .catch((error: unknown) => {
        log.warn('door.notLearnt', { path, reason: error instanceof Error ? error.message : String(error) });
        setTimeout(() => resting.delete(path), rest).unref();
      })
      .finally(() => {
        running -= 1;
        next();
      });
  }
  /** Being learnt, or not to be tried again yet. */
  const resting = new Set<string>();

  return {
    learn(path) {
      if (waiting.size >= longestQueue || resting.has(path)) return;
      waiting.add(path);
      next();
    },
    remember,
    notesOf: (lesson) => (typeof lesson === 'string' ? lessons.get(lesson) : undefined),
  };
}

/** Null: not one that others may get. */
function toAnswer({ status, rawHeaders, body }: OwnAnswer, { shown }: AnswerNotes): Answer | null {
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    // No two answers may have a nonce in common, and nothing that is kept needs one.
    const isPolicy = name.toLowerCase() === 'content-security-policy';
    headers.push([name, isPolicy ? value.replace(/ 'nonce-[^']*'/g, '') : value]);
  }
  const all = headers.map(([name, value]) => `${name.toLowerCase()}: ${value}`);
  const says = (pattern: RegExp) => all.some((line) => pattern.test(line));
  if (status !== 200 || body.length > largestBytes) return null;
  if (says(/^set-cookie:/) || says(/^cache-control:.*\bno-store\b/) || says(/^content-encoding:/))
    return null;
  const [version, ...others] = shown;
  if (others.length > 0) return null;
  if (version) return { headers, body, version };
  return says(/^cache-control:.*\bimmutable\b/) ? { headers, body, version: null } : null;
}
