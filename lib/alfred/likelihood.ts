/** What speaks for and against a passage that is to answer a question which names no thing of the trade. */
export interface Signs {
  /** How well it ranks. */
  score: number;
  /** Weighted shares of the question, 0 to 1: of its own words, with what people call it, and of its heading. */
  coveredByWords: number;
  covered: number;
  headed: number;
  /** Words of the question among its own, and among what people call it besides. */
  said: number;
  called: number;
  /** Words that mean something, all told. */
  words: number;
  /** A word is like none of the pages. */
  isStrange: boolean;
  /** What it costs is asked of things of others, too. */
  asksPrice: boolean;
  /** Something is told around it. */
  isTold: boolean;
}

/**
 * Weights of a logistic regression (ridge 1) on 203 questions of the sets that are learnt from, 50 of which are none of ours; sets that are only
 * measured had no part in it. Fitted anew when ranking changes what a score means.
 */
const weights: { [Sign in keyof Signs]: number } = {
  score: 0.87,
  coveredByWords: 1.45,
  covered: 6.87,
  headed: 1.06,
  said: 1.2,
  called: 0.43,
  // Of its logarithm: one word is soon covered.
  words: 3.59,
  isStrange: -0.65,
  asksPrice: -1.15,
  isTold: 2.93,
};
const atLeast = 12.34;
/** From here on more of it says no more. */
const most = 3;

/** What the sum misses: one word that weighs much in a whole sentence, and one with another that people say for it. */
function isSaidOutright({ score, covered, said, called, words, isStrange }: Signs): boolean {
  if (isStrange) return false;
  return (
    (said === 1 && words >= 4 && score >= 1.4) ||
    (said > 0 && said + called >= 2 && covered >= 0.42 && score >= 1)
  );
}

/**
 * Whether a passage is likely to be meant. The least is set where as many questions that are none of ours are left unanswered as by limits
 * made by hand, and more of the others are answered.
 *
 * @param doubt how much more must speak for it
 */
export function isLikelyMeant(signs: Signs, doubt = 0): boolean {
  const sum =
    weights.score * Math.min(most, signs.score) +
    weights.coveredByWords * signs.coveredByWords +
    weights.covered * signs.covered +
    weights.headed * signs.headed +
    weights.said * Math.min(most, signs.said) +
    weights.called * Math.min(most, signs.called) +
    weights.words * Math.log(1 + signs.words) +
    (signs.isStrange ? weights.isStrange : 0) +
    (signs.asksPrice ? weights.asksPrice : 0) +
    (signs.isTold ? weights.isTold : 0);
  return sum > atLeast + doubt || (doubt === 0 && isSaidOutright(signs));
}
