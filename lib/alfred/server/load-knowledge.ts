import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { createLine } from '@/lib/limits/line';
import { restWhenDue } from '@/lib/limits/server/rest-when-due';
import { gently, type Steps } from '@/lib/limits/steps';
import { incident } from '@/lib/log/incident';
import { type Knowledge, learnPages } from '../knowledge';
import type { Meanings } from '../learn-meanings';
import { learnQuestions } from '../likely-pages';
import type { Sources } from '../sources';
import { readBuiltMeanings } from './built-meanings';

/** One language is learnt at a time: what is needed for it only meanwhile takes memory. */
const inTurn = createLine();

/**
 * What the rules know of a language, learnt when it is first asked: a second or two of work, in which others are served
 * between.
 */
export async function loadKnowledge(
  locale: Locale,
  sources: Pick<Sources, 'pageNames' | 'jobs'>,
): Promise<Knowledge> {
  const [nameOf, jobs] = [await sources.pageNames(locale), await sources.jobs()];
  function* learn(built: Meanings | null): Steps<Knowledge> {
    const knowledge = yield* learnPages(locale, nameOf, jobs);
    yield* learnQuestions(knowledge, built);
    return knowledge;
  }
  const known = learn(null).next();
  return known.done
    ? known.value
    : inTurn(async () => gently(learn(await readBuiltMeanings()), restWhenDue()));
}

/** Begins to learn a language for who has Alfred before them, and asks in a moment. */
export function learnAhead(locale: Locale, sources: Pick<Sources, 'pageNames' | 'jobs'>): void {
  loadKnowledge(locale, sources).catch((error: unknown) => incident(error, { during: 'alfred.learnAhead' }));
}
