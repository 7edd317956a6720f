import type { PageId } from '@/lib/i18n/routes';
import type { IntentId } from './answer';
import type { Knowledge } from './knowledge';
import { rankPassages } from './rank-passages';
import { findVariants, type QuestionPart } from './read-question';
import { type SubjectId, subjectIds, subjectOf } from './subjects';

/** What can only be answered of a thing. */
const aboutThings: readonly IntentId[] = ['price', 'lead-time', 'lifetime', 'warranty', 'care', 'comparison'];

/** How much of the question the best passage of a thing must speak of, and by how much it must lead. */
const least = { score: 1, covered: 0.3, lead: 1.3 };

const subjectAt = (page: PageId): SubjectId | undefined =>
  subjectIds.find((id) => subjectOf(id).pages[0] === page);

/**
 * The thing that a question describes without naming it, from the passages that its words and its story lead to; nothing when
 * no thing leads clearly.
 */
export function inferSubject(
  part: QuestionPart,
  intents: readonly IntentId[],
  knowledge: Knowledge,
): Pick<QuestionPart, 'subjects' | 'variants'> | null {
  if (!intents.some((intent) => aboutThings.includes(intent))) return null;
  const text = `${part.plain} ${part.story}`;
  const ranked = rankPassages(
    knowledge,
    { text, pages: part.hints.flatMap((id) => subjectOf(id).pages) },
    12,
  );
  const scores = new Map<SubjectId, { score: number; covered: number }>();
  for (const [place, { passage, score, coveredByWords: covered }] of ranked.entries()) {
    const id = subjectAt(passage.page);
    // What answers best is no thing of ours: the small print, a job.
    if (id === undefined && place === 0 && !passage.page.includes('-')) return null;
    if (id === undefined) continue;
    const known = scores.get(id);
    scores.set(id, { score: (known?.score ?? 0) + score, covered: Math.max(known?.covered ?? 0, covered) });
  }
  const [first, second] = [...scores].sort(([, one], [, other]) => other.score - one.score);
  if (!first) return null;
  const [id, { score, covered }] = first;
  // "How much" alone describes nothing.
  const described = knowledge.termsIn(`${part.rest.join(' ')} ${part.story}`);
  const speaksOfIt = ranked.some(
    ({ passage }) =>
      subjectAt(passage.page) === id &&
      described.some((term) =>
        knowledge.meantBy(term).some(([one]) => knowledge.contentOf(passage).all.has(one)),
      ),
  );
  const isClear =
    speaksOfIt &&
    score >= least.score &&
    (covered >= least.covered || part.story !== '') &&
    score >= (second?.[1].score ?? 0) * least.lead;
  return isClear ? { subjects: [id], variants: findVariants(text, [id], knowledge.locale) } : null;
}
