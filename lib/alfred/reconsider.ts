import type { PageId } from '@/lib/i18n/routes';
import type { Passage } from '@/lib/search/passage';
import type { AnswerBlock, Citation, IntentId } from './answer';
import { figureAskedFor } from './asked-figures';
import { isUnlit } from './combinations';
import { withoutCourtesy } from './courtesy';
import { cite, continueWith, quote, say, sentence } from './draft';
import { type LikelyPages, likelyPages } from './likely-pages';
import { tellsFault } from './own-works';
import {
  type Certainty,
  type Context,
  enough,
  legalPages,
  mostQuotes,
  needsOf,
  ofRules,
  ofTheHouse,
  pagesOf,
  plainly,
  quotePassages,
  sayUnknown,
  tellingLeft,
  wordsOf,
} from './part-context';
import { phrases } from './phrases';
import { rankPassages } from './rank-passages';
import { sayFitting, sayLeadTime, sayPrice } from './say-facts';
import { sayHelpOn } from './say-help';
import { subjectIds, subjectOf } from './subjects';
import { askedOfTheUsualTown, asksToCome, isOfTownName } from './towns';

// An answer is read again beside the page on which questions like it were answered. Where that one is much likelier than the page that is
// cited first, it leads, and what was said before follows.

/**
 * What speaks for a page as the right one, as weights of a logistic regression (ridge 1) among the pages that are cited and the five that are
 * likeliest. Fitted on 1,212 questions asked before, each hand by a classifier that had not seen it, with everything taken out of the rules
 * that was written for them; sets that are only measured had no part in that fit. Afterwards, with seven times as much learnt from, odds (0.3) and
 * the house (5) were raised by hand, looking at the totals of all sets, those that are only measured among them, and both once more since half of the odds is what words mean (0050).
 */
const weights = {
  first: { sure: 3.46, unsure: 2.24, unknown: 0, ofHouse: 6.5 },
  second: 1.05,
  third: 0.46,
  likeliest: 0.44,
  odds: 0.55,
};
/** So far the odds of a page are told apart. */
const leastOdds = -15;
const mostLikely = 5;
const mostCited = 3;

/**
 * From these odds on, over the next page and over what the site says nothing of, a page is known by what was asked before, though no
 * passage speaks of the question. Chosen, with the next ones, as decision 0050 says.
 */
const known = { overNext: 1, overNowhere: 10 };
/** Below these an answer is likelier to be none of the site's. */
const leastOverNowhere = {
  sure: 6.5,
  unsure: 10,
  unknown: Number.NEGATIVE_INFINITY,
};

/** The same of what is asked on of a thing: it does not say of what. */
const leastAskedOn = 0;

/** What rules of its own that answer of the house add to that. */
const ownRules = 9;

/** Pages that may answer, the best first. */
export function orderPages(
  cited: readonly PageId[],
  trust: keyof typeof weights.first,
  { odds, likeliest }: Pick<LikelyPages, 'odds' | 'likeliest'>,
): PageId[] {
  const byPlace = [weights.first[trust], weights.second, weights.third];
  const weightOf = (page: PageId) => {
    const place = cited.indexOf(page);
    return (
      (byPlace[place] ?? 0) +
      (page === likeliest ? weights.likeliest : 0) +
      // Of a page that nothing is known of, such as that of the works, nothing speaks against it.
      weights.odds * Math.max(leastOdds, odds.get(page) ?? 0)
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

/** Begins the answer anew with what a page says, and with what its thing costs and takes where that is asked; null where the page says nothing. */
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
  const [best, ...others] = telling.length > 0 ? telling : ranked;
  const head = knowledge.passages.find((one) => one.page === page && one.kind === 'page');
  if (!best && !head) return null;
  const subject = subjectIds.find((id) => subjectOf(id).pages[0] === page);
  Object.assign(part, { subjects: subject ? [subject] : [], variants: [] });
  const asksFacts = part.intents.includes('price') || part.intents.includes('lead-time');
  const isCovered = best !== undefined && best.covered >= enough;
  const isSure = isCovered || (subject !== undefined && asksFacts);
  if (!isSure) {
    say(draft, sentence(phrases[locale].nearest));
    draft.handOver ??= { kind: 'question', reason: 'unsure' };
  }
  // What is asked for comes first, and the page it is of before all others.
  if (subject && asksFacts && head) cite(draft, head, wordsOf(head, part, knowledge));
  if (subject && part.intents.includes('price')) {
    sayFitting(context, part.plain, [subject]);
    sayPrice(context, part, subject);
  }
  if (subject && part.intents.includes('lead-time')) sayLeadTime(context, part, subject);
  if (best && (isCovered || !isSure)) quotePassages(context, [best, ...others], mostKept);
  else if (head && !isSure) quote(draft, head, wordsOf(head, part, knowledge));
  return isSure ? 'sure' : 'unsure';
}

/** Begins the answer with what another page says, and keeps the best of what was said. */
function leadWith(context: Context, page: PageId, certainty: Certainty): Certainty {
  const { draft, locale } = context;
  const { blocks, citations, tools, handOver } = draft;
  const isUnknown = certainty === 'unknown';
  Object.assign(draft, { blocks: [], citations: [], tools: [], handOver: isUnknown ? null : handOver });
  const now = answerFrom(context, page);
  if (now === null) {
    Object.assign(draft, { blocks, citations, tools, handOver });
    return certainty;
  }
  if (isUnknown) return now;
  const isNearest = (block: AnswerBlock) =>
    block.kind === 'paragraph' && block.sentences[0]?.spans[0]?.text === phrases[locale].nearest;
  const kept = blocks.filter((block) => !isNearest(block)).slice(0, mostKept);
  continueWith(draft, { blocks: kept, citations });
  return now;
}

/** Who asks for a thing says of what and for where, which asks nothing more of it: "a banner for my shop", "a logo near me". */
const saidByTheWay =
  /^(?:magasins?|boutiques?|commerces?|nouve(?:au|aux|lle|lles)|nieuwe?|new|pres|proches?|environs|coin|cher|winkels?|zaak|buurt|omgeving|goedkope?|shops?|stores?|near(?:by|est)?|cheap)$/;

/** Whether a thing is asked for that was named, and not a word besides that says anything. */
function isReadWhole(context: Context): boolean {
  const { part, locale } = context;
  const asked = new Set(withoutCourtesy(part.plain, locale).split(' '));
  return (
    part.subjects.length > 0 &&
    withoutCourtesy(part.story, locale) === '' &&
    tellingLeft(context).every((word) => saidByTheWay.test(word) || !asked.has(word))
  );
}

/** The page of a thing that is named and of which nothing is asked: "do you do signage?" */
function thingAlone(context: Context): PageId | null {
  const { draft, part } = context;
  const [id] = part.subjects;
  if (id === undefined || part.isFollowUp || part.intents.length > 0 || !isReadWhole(context)) return null;
  const { pages } = subjectOf(id);
  const [first] = pagesCited(draft.citations);
  return pages.find((page) => page === first) ?? pages[0];
}

/** Where the pages say which files may be sent. */
const fileFormats = 'home#faq.file-formats';

/** Where it is said how far we come. */
const workingArea = 'home#faq.working-area';

/** Whether it asks that we come to a town, and of nothing besides. */
const asksOnlyToCome = (context: Context) =>
  asksToCome(context.part.plain, context.locale) && tellingLeft(context).every(isOfTownName);

/** Whether the answer is how far we come, and nothing else was asked. */
const isOfTown = (context: Context) =>
  context.draft.citations[0]?.id === workingArea && asksOnlyToCome(context);

/** How far an answer is trusted: what was read whole, as what the house says of itself; a need that is plainly shown is not met by chance, and where we are and when is known by its own rules. */
function trustIn(context: Context, certainty: Certainty): keyof typeof weights.first {
  const [first] = context.draft.citations;
  if (first?.id.startsWith('company.') || isOfTown(context)) return 'ofHouse';
  // A logo in a file is no logo to be drawn.
  if (first?.id === fileFormats && certainty === 'sure' && context.part.intents.includes('files'))
    return 'ofHouse';
  const isOfThing = first?.link != null && pagesOf(context.part.subjects).includes(first.link.page);
  if (isOfThing && isReadWhole(context)) return 'ofHouse';
  const isOfRules = context.part.intents.some((intent) => ofRules.includes(intent));
  // Of the small print its own rules know the place.
  if (isOfRules && first?.link != null && legalPages.includes(first.link.page)) return 'ofHouse';
  const [need] = needsOf(context);
  const isPlain = need !== undefined && need.said >= plainly && first?.id === need.passage;
  return certainty === 'unsure' && isPlain ? 'sure' : certainty;
}

/** From these odds against the likeliest on, a page is cited for reading on; what others say comes behind. */
const worthCiting = -8;
const worthQuoting = -6;

/** The best that each page says on what is asked, or what the page is called. */
function passagesFor({
  part,
  knowledge,
}: Context): (page: PageId) => { passage: Passage; covered: number } | undefined {
  const ranked = rankPassages(knowledge, { text: part.plain, pages: [], story: part.story }, 40);
  return (page) => {
    const said = ranked.find((one) => one.passage.page === page && one.passage.kind !== 'company');
    const called = said
      ? undefined
      : knowledge.passages.find((one) => one.page === page && one.kind === 'page');
    return said ?? (called && { passage: called, covered: 0 });
  };
}

/** Odds, over what the site says nothing of, from which on a question is rather one of ours; and what its best passage covers of it where they are below `plain`. */
const ratherOurs = { odds: 0, plain: 3, covered: 0.4 };

/** Says, where no page is known to answer, on which pages most like it stands, and quotes the best: whoever reads there finds it if this was wrong. */
function nameNearest(context: Context, { odds, lead }: LikelyPages): void {
  if (lead.overNowhere < ratherOurs.odds) return;
  const { draft, part, knowledge, locale } = context;
  const passageOn = passagesFor(context);
  const found = [...odds]
    .filter(([, log]) => log >= worthCiting)
    .slice(0, mostCited)
    .flatMap(([page]) => passageOn(page) ?? []);
  const [best] = found;
  if (!best || (lead.overNowhere < ratherOurs.plain && best.covered < ratherOurs.covered)) return;
  const names = [...new Set(found.map(({ passage }) => passage.pageName))].join(', ');
  const cites = found.flatMap(({ passage }) => cite(draft, passage, wordsOf(passage, part, knowledge)));
  say(draft, sentence(phrases[locale].nearby(names), cites));
  quote(draft, best.passage, wordsOf(best.passage, part, knowledge));
}

/** Cites likely pages before what pages say that are hardly meant, up to three in all. */
function citeLikely(context: Context, { odds }: LikelyPages): void {
  const { draft, part, knowledge } = context;
  const [first] = pagesCited(draft.citations);
  const { blocks, citations } = draft;
  const isLikely = ({ link }: Citation) =>
    link === null || link.page === first || (odds.get(link.page) ?? 0) >= worthQuoting;
  Object.assign(draft, { blocks: [], citations: [] });
  continueWith(draft, { blocks, citations }, isLikely);
  const pages = new Set(pagesCited(draft.citations));
  const passageOn = passagesFor(context);
  for (const [page, log] of odds) {
    if (pages.size >= mostCited || log < worthCiting) break;
    const passage = passageOn(page)?.passage;
    if (!passage || pages.has(page)) continue;
    pages.add(page);
    cite(draft, passage, wordsOf(passage, part, knowledge));
  }
  const quotes = blocks.filter(({ kind }) => kind === 'quote');
  continueWith(draft, { blocks: quotes, citations }, (citation) => !isLikely(citation));
}

/** What votes for a passage: its share of all, with what its words cover of the question; from `plainly` on the share alone. */
const voted = { share: 0.2, covered: 0.3, plainly: 0.5 };

const isQuote = (block: AnswerBlock) => block.kind === 'quote';

/** The passage that answered questions like this one, where enough speaks for it. */
function votedFor({ part, knowledge }: Context, { passages }: LikelyPages): Passage | null {
  const [best] = passages;
  const passage = knowledge.passages.find(({ id }) => id === best?.id);
  if (!best || !passage || best.share < voted.share) return null;
  if (best.share >= voted.plainly) return passage;
  const onPage = { text: part.plain, pages: [], only: [passage.page], story: part.story };
  const ranked = rankPassages(knowledge, onPage, knowledge.passages.length);
  const covered = ranked.find((one) => one.passage === passage)?.covered ?? 0;
  return covered >= voted.covered ? passage : null;
}

/** Whether facts have been said of what is asked, which the head of a page only says again. */
const statesFacts = ({ draft, part }: Context) =>
  part.subjects.length > 0 && draft.blocks.some(({ kind }) => kind !== 'quote');

/** Quotes what answered questions like this one: behind the first words of the page that leads, or behind those of another. */
function quoteVoted(context: Context, likely: LikelyPages, certainty: Certainty): void {
  const { draft, part, knowledge, locale } = context;
  const passage = votedFor(context, likely);
  if (!passage || tellsFault(part.plain, locale)) return;
  if (passage.kind === 'page' && certainty === 'sure' && statesFacts(context)) return;
  const { length } = draft.blocks;
  quote(draft, passage, wordsOf(passage, part, knowledge));
  const own = draft.blocks[length];
  if (!own) return;
  const others = draft.blocks.slice(0, length);
  const quotes = others.filter(isQuote);
  const kept = quotes.length < mostQuotes.unsure ? others : others.filter((one) => one !== quotes.at(-1));
  const headings = kept.map((block) => (isQuote(block) ? draft.citations[block.cite]?.heading : undefined));
  const isOnLead = draft.citations[0]?.link?.page === passage.page;
  // What stands under one heading stays together.
  const first = headings.find((heading) => heading !== undefined);
  const before = headings.includes(passage.heading) ? passage.heading : isOnLead ? first : undefined;
  draft.blocks = kept.toSpliced(
    before === undefined ? kept.length : headings.lastIndexOf(before) + 1,
    0,
    own,
  );
}

/** On which pages what is asked is likely to be answered: one that names nothing, with what was asked before it. */
export function likelyFor(context: Context): LikelyPages {
  const { part, knowledge, locale } = context;
  const plainly = (text: string) => withoutCourtesy(text, locale);
  const asked = plainly(`${part.plain} ${part.story}`);
  const own = asksOnlyToCome(context) ? askedOfTheUsualTown(asked, locale) : asked;
  if (part.isNamed) return likelyPages(knowledge, own);
  // Another thing is meant than the one that was named: a sign without light.
  const named = part.subjects.map((id) => subjectOf(id).noun[locale]).join(' ');
  const about = isUnlit(part.plain) || part.earlier === '' ? (part.isFollowUp ? named : '') : part.earlier;
  return likelyPages(knowledge, own, plainly(about));
}

/** Lets another page lead an answer that is the first of its draft, where that is much likelier to be the right one. */
export function reconsider(context: Context, certainty: Certainty): Certainty {
  const { draft, part, locale } = context;
  const cited = pagesCited(draft.citations);
  const isUnknown = certainty === 'unknown';
  // What is refused stays refused; what cites no page, such as the own order, stands, and so do works that were asked for, and when we open.
  const [first] = draft.citations;
  const isOfItself = first?.kind === 'work' || part.isOfOurHours;
  const stands = isUnknown ? part.notOurs !== null : cited.length === 0 || isOfItself;
  if (part.intents.includes('hostile') || stands) return certainty;
  const likely = likelyFor(context);
  const { lead, likeliest } = likely;
  const isAskedOf = (intents: readonly IntentId[]) => part.intents.some((intent) => intents.includes(intent));
  const trust = trustIn(context, certainty);
  const least =
    leastOverNowhere[trust === 'ofHouse' ? certainty : trust] -
    (isAskedOf(ofTheHouse) || isOfTown(context) ? ownRules : 0);
  const isAskedOn = part.isFollowUp && part.subjects.length > 0;
  if (!isReadWhole(context) && lead.overNowhere < (isAskedOn ? leastAskedOn : least)) {
    Object.assign(draft, { blocks: [], citations: [], tools: [] });
    sayUnknown(draft, locale);
    nameNearest(context, likely);
    return 'unknown';
  }
  const isKnown = lead.overNext > known.overNext && lead.overNowhere > known.overNowhere;
  if (isUnknown && !isKnown) {
    nameNearest(context, likely);
    return certainty;
  }
  const [likelyFirst = likeliest] = isUnknown ? [] : orderPages(cited, trust, likely);
  const leading = thingAlone(context) ?? likelyFirst;
  const isLed = leading === cited[0];
  // What the site does itself no page says better.
  const helped = isLed ? null : sayHelpOn(context, leading);
  if (helped) return helped;
  const now = isLed ? certainty : leadWith(context, leading, certainty);
  quoteVoted(context, likely, now);
  citeLikely(context, likely);
  return now;
}
