import type { PageId } from '@/lib/i18n/routes';
import type { AnswerBlock, Citation } from './answer';
import {
  type Certainty,
  type Context,
  enough,
  legalPages,
  needsOf,
  plainly,
  quotePassages,
  wordsOf,
} from './answer-part';
import { figureAskedFor } from './asked-figures';
import { continueWith, quote, say, sentence } from './draft';
import { type LikelyPages, likelyPages } from './likely-pages';
import { phrases } from './phrases';
import { rankPassages } from './rank-passages';
import { sayLeadTime, sayPrice } from './say-facts';
import { subjectIds, subjectOf } from './subjects';

// An answer is read again beside the page on which questions like it were answered. Where that one is much likelier than the page that is
// cited first, it leads, and what was said before follows.

/**
 * What speaks for a page as the right one, as weights of a logistic regression (ridge 1) among the pages that are cited and the five that are
 * likeliest. Fitted on the questions asked before, each set by a classifier that had not seen it, with everything taken out of the rules that was
 * written for them; sets that are only measured had no part in it.
 */
const weights = {
  first: { sure: 3.46, unsure: 2.24, unknown: 0 },
  second: 1.05,
  third: 0.46,
  likeliest: 0.44,
  odds: 0.3,
};
/** So far the odds of a page are told apart. */
const leastOdds = -15;
const mostLikely = 5;
const mostCited = 3;

/**
 * From here on a page is known by what was asked before, though no passage speaks of the question: over the next page, over what the site says
 * nothing of, and over no knowledge at all. Of questions that are none of ours, 2 in 100 are then answered.
 */
const known = { overNext: 2, overNowhere: 4, overChance: 8 };

/** Pages that may answer, the best first. */
export function orderPages(
  cited: readonly PageId[],
  certainty: Certainty,
  { odds, likeliest }: Pick<LikelyPages, 'odds' | 'likeliest'>,
): PageId[] {
  const byPlace = [weights.first[certainty], weights.second, weights.third];
  const weightOf = (page: PageId) => {
    const place = cited.indexOf(page);
    return (
      (byPlace[place] ?? 0) +
      (page === likeliest ? weights.likeliest : 0) +
      weights.odds * Math.max(leastOdds, odds.get(page) ?? leastOdds)
    );
  };
  const candidates = new Set([...cited.slice(0, mostCited), ...[...odds.keys()].slice(0, mostLikely)]);
  return [...candidates].sort((one, other) => weightOf(other) - weightOf(one));
}

function pagesCited(citations: readonly Citation[]): PageId[] {
  return [...new Set(citations.flatMap(({ link }) => (link ? [link.page] : [])))];
}

/** What is kept of an answer that another one leads. */
const mostKept = 2;

/** Begins the answer anew with what a page says; returns nothing where the page says nothing of it. */
function answerFrom(context: Context, page: PageId): Certainty | null {
  const { draft, part, knowledge, locale } = context;
  const ranked = rankPassages(knowledge, {
    text: part.plain,
    pages: [page],
    only: [page],
    story: part.story,
    figure: figureAskedFor(part.plain, locale),
  }).filter(({ passage }) => passage.kind !== 'company');
  const telling = ranked.filter(({ passage }) => passage.kind !== 'page');
  const [best] = telling.length > 0 ? telling : ranked;
  const head = best?.passage ?? knowledge.passages.find((one) => one.page === page && one.kind === 'page');
  if (!head) return null;
  const isSure = (best?.covered ?? 0) >= enough;
  if (!isSure) {
    say(draft, sentence(phrases[locale].nearest));
    draft.handOver ??= { kind: 'question', reason: 'unsure' };
  }
  if (best) quotePassages(context, telling.length > 0 ? telling : ranked, mostKept);
  else quote(draft, head, wordsOf(head, part, knowledge));
  const subject = subjectIds.find((id) => subjectOf(id).pages[0] === page);
  if (subject && part.subjects.length === 0) {
    part.subjects = [subject];
    if (part.intents.includes('price')) sayPrice(context, part, subject);
    if (part.intents.includes('lead-time')) sayLeadTime(context, part, subject);
  }
  return isSure ? 'sure' : 'unsure';
}

/** Whether an answer begins with what can be done about a need that is plainly shown: not by chance, whatever its words cover. */
function isOfPlainNeed(context: Context): boolean {
  const [need] = needsOf(context);
  return need !== undefined && need.said >= plainly && context.draft.citations[0]?.id === need.passage;
}

/** Lets another page lead an answer that is the first of its draft, where that is much likelier to be the right one. */
export function reconsider(context: Context, certainty: Certainty): Certainty {
  const { draft, part, knowledge, locale } = context;
  const cited = pagesCited(draft.citations);
  const isUnknown = certainty === 'unknown';
  // What is refused stays refused; what is said of the house and cites no page, such as the own order, stands.
  if (part.intents.includes('hostile') || (isUnknown ? part.notOurs !== null : cited.length === 0))
    return certainty;
  const likely = likelyPages(knowledge, `${part.plain} ${part.story}`);
  const { lead, likeliest } = likely;
  const isKnown =
    lead.overNext > known.overNext &&
    lead.overNowhere > known.overNowhere &&
    lead.overChance > known.overChance;
  const trusted = certainty === 'unsure' && isOfPlainNeed(context) ? 'sure' : certainty;
  const [first] = isUnknown ? (isKnown ? [likeliest] : []) : orderPages(cited, trusted, likely);
  const isOfLaw = (page: PageId | undefined) => page !== undefined && legalPages.includes(page);
  // Of the small print its own rules know the place.
  if (first === undefined || first === cited[0] || (isOfLaw(first) && isOfLaw(cited[0]))) return certainty;
  const before = { blocks: draft.blocks, citations: draft.citations };
  const { handOver } = draft;
  Object.assign(draft, { blocks: [], citations: [], handOver: isUnknown ? null : handOver });
  const now = answerFrom(context, first);
  if (now === null) {
    Object.assign(draft, before, { handOver });
    return certainty;
  }
  if (!isUnknown) {
    const isNearest = (block: AnswerBlock) =>
      block.kind === 'paragraph' && block.sentences[0]?.spans[0]?.text === phrases[locale].nearest;
    const kept = before.blocks.filter((block) => !isNearest(block)).slice(0, mostKept);
    continueWith(draft, { blocks: kept, citations: before.citations });
  }
  return now;
}
