import { readingDistance, readingMetresPerCm } from '@/lib/content/facts';
import { formatMoment, formatRate } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import type { Passage } from '@/lib/search/passage';
import { isConcept, meaningfulWords, plainText, stem } from '@/lib/search/words';
import type { IntentId } from './answer';
import { figureAskedFor } from './asked-figures';
import { wordsOfCalendar } from './clock';
import { namesVehicle } from './combinations';
import { passagesComparing } from './comparisons';
import { withoutCourtesy } from './courtesy';
import { cite, continueWith, type Draft, list, offer, quote, say, sentence } from './draft';
import { inferSubject } from './infer-subject';
import { answerToKnown } from './known-questions';
import { lawPlaceOf } from './law-places';
import { isLikelyMeant } from './likelihood';
import { findMatters, isPartOf, type Need } from './needs/find-needs';
import { askedOfOthers, isOnlyTheirs } from './off-topic';
import { offerQuote, offerTools } from './offer-tools';
import { sayOtherThings } from './other-things';
import { awaitsAnswer, missesMail, movesAppointment, speaksOfDamage, tellsFault } from './own-works';
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
  perhaps,
  perhapsToo,
  plainly,
  quotePassages,
  sayUnknown,
  telling,
  tellingLeft,
  wordsOf,
} from './part-context';
import { aspects, phrases } from './phrases';
import { wordsFor } from './quoted-words';
import { type RankedPassage, rankPassages } from './rank-passages';
import {
  asksWhatIsIncluded,
  mannersOf,
  namedIn,
  type QuestionPart,
  subjectOfPage,
  wordsLeft,
} from './read-question';
import { likelyFor, reconsider } from './reconsider';
import {
  sayAllPrices,
  sayAnswerDue,
  sayAnswerMissing,
  sayContact,
  sayDeposit,
  sayFitting,
  sayFounded,
  sayHours,
  sayLeadTime,
  sayLifetime,
  sayPerson,
  sayPrice,
  sayTotal,
  sayWrapWarranty,
} from './say-facts';
import { citeKnown, sayHelp } from './say-help';
import { verbsTogether } from './separable-verbs';
import { type SubjectId, subjectIds, subjectOf } from './subjects';
import { asksWhereFrom } from './towns';

/** The same of a thing that was named, which narrows down what can be meant. */
const leastOfThing = 0.2;
/** How well a passage must answer a story to be quoted of it. */
const leastOfStory = 0.6;
/** A heading that is asked nearly word for word answers before any fact. */
const asHeading = 0.62;

/** By so much another page must answer better than the small print on paying. */
const paymentLead = 2;

/** Where two things are compared, the page that speaks of both comes first. */
function sharedFirst(pages: readonly PageId[]): PageId[] {
  const isShared = (page: PageId) => pages.indexOf(page) !== pages.lastIndexOf(page);
  return [...new Set([...pages.filter(isShared), ...pages])];
}

function rankAnew({ knowledge, part }: Context, intents: readonly IntentId[]): RankedPassage[] {
  const own = pagesOf(part.subjects.length > 0 ? part.subjects : part.hints);
  const pages = intents.includes('comparison') ? sharedFirst(own) : own;
  const aspect = intents
    .map((intent) => aspects[intent]?.[knowledge.locale] ?? '')
    .join(' ')
    .trim();
  // A follow-up does not name what it is about.
  const named =
    part.isFollowUp && namedIn(part, knowledge.locale) === ''
      ? part.subjects.map((id) => subjectOf(id).noun[knowledge.locale]).join(' ')
      : '';
  const only =
    intents.includes('legal') || intents.includes('payment')
      ? [...legalPages, ...pagesOf(part.subjects)]
      : undefined;
  const together =
    knowledge.locale === 'nl'
      ? verbsTogether(part.plain, (word) => knowledge.termsIn(word).some(knowledge.isSaid)).join(' ')
      : '';
  const text = `${part.plain} ${together} ${named}`.replaceAll(/ +/g, ' ').trim();
  const ranked = rankPassages(knowledge, {
    text,
    pages,
    story: part.story,
    named: namedIn(part, knowledge.locale),
    figure: figureAskedFor(part.plain, knowledge.locale),
    ...(aspect ? { aspect } : {}),
    ...(only ? { only } : {}),
  });
  // What the company says of itself is answered from its facts.
  return ranked.filter(({ passage }) => passage.kind !== 'company');
}

/** Rankings of a part, which several intents ask for. */
const rankings = new WeakMap<QuestionPart, Map<string, RankedPassage[]>>();

function rank(context: Context, intents: readonly IntentId[]): RankedPassage[] {
  const { part } = context;
  const known = rankings.get(part) ?? new Map<string, RankedPassage[]>();
  rankings.set(part, known);
  const key = [intents.join(' '), part.subjects.join(' '), part.plain].join('|');
  const made = known.get(key) ?? rankAnew(context, intents);
  known.set(key, made);
  return made;
}

function isStrong(best: RankedPassage | undefined): boolean {
  return (
    best !== undefined &&
    best.headed >= asHeading &&
    best.covered >= 0.55 &&
    best.coveredByWords >= 0.4 &&
    best.passage.heading.split(' ').length > 2 &&
    (best.passage.kind === 'question' || best.passage.kind === 'legal')
  );
}

/** Where the small print says how long a quote holds and when it binds. */
const termOfQuotes = 'terms#orders';

/** A passage that speaks of all that is asked, and says it of nothing else, answers before what is known of the house. */
function isTold(best: RankedPassage | undefined, isOfQuotes: boolean): boolean {
  if (best === undefined || (isOfQuotes && best.passage.kind === 'section')) return false;
  // Of the small print its own rules know the place.
  if (best.passage.kind === 'legal' && best.passage.id !== termOfQuotes) return false;
  return best.covered >= 0.9 && best.coveredByWords >= 0.3 && best.score >= 2.5;
}

/** What then only says something near it. */
const lessThanTold: readonly IntentId[] = ['answer-time', 'legal', 'area', 'contact', 'quote', 'about'];

function unknownAnswer({ draft, locale }: Context): Certainty {
  sayUnknown(draft, locale);
  return 'unknown';
}

/** From this likeness on, a word of the pages is taken for one of the question without a doubt. */
const surelyAlike = 0.75;

/** Words of a question that the pages do not have, nor anything much like them, and that say something all the same. */
function strangeWords({ part, knowledge }: Context): string[] {
  return part.rest.filter((word) => {
    const terms = knowledge.termsIn(word);
    return (
      !/\d/.test(word) &&
      terms.every(
        (term) =>
          knowledge.weightOf(term) === 1 && !knowledge.meantBy(term).some(([, like]) => like >= surelyAlike),
      )
    );
  });
}

/** Whether a word of it is on no page, though people may call something by it. */
function hasUnsaidWord({ part, knowledge }: Context): boolean {
  return part.rest.some((word) => {
    const terms = knowledge.termsIn(word).filter((term) => knowledge.weightOf(term) > telling);
    return terms.length > 0 && !/\d/.test(word) && !terms.some(knowledge.isSaid);
  });
}

/** How many words of a question are among some of a passage. */
function wordsAmong({ part, knowledge }: Context, terms: ReadonlySet<string>): number {
  return meaningfulWords(part.plain.split(' '), knowledge.locale).filter(
    (word) =>
      !/\d/.test(word) &&
      knowledge.termsIn(word).some((term) => knowledge.weightOf(term) > telling && terms.has(term)),
  ).length;
}

/** Whether a passage is likely to be meant by a question that names no thing of the trade. */
function isLikely(ranked: RankedPassage, context: Context, doubt = 0): boolean {
  const { part, locale, knowledge } = context;
  const { own, all } = knowledge.contentOf(ranked.passage);
  const said = wordsAmong(context, own);
  const isStrange = strangeWords(context).length > 0;
  // Whoever asks whether a thing is sold here must be asking for one that is.
  if (asksForOffer(part, locale)) return !isStrange && said >= 2 && ranked.coveredByWords >= 0.8;
  const signs = {
    ...ranked,
    said,
    called: wordsAmong(context, all) - said,
    words: meaningfulWords(part.plain.split(' '), locale).length,
    isStrange,
    asksPrice: part.intents.includes('price'),
    isTold: part.story !== '',
  };
  return isLikelyMeant(signs, doubt);
}

/** Where an unsure answer may be found instead: the best passage of two other pages, cited, not quoted. */
function citeOtherPages(context: Context): void {
  const { draft, part, knowledge } = context;
  const ranked = rank(context, intentsToAnswer(part));
  const least = (ranked[0]?.score ?? 0) * 0.35;
  for (const { passage, score } of ranked) {
    const pages = new Set(draft.citations.map(({ link }) => link?.page));
    if (pages.size >= 3 || score < least) return;
    if (!pages.has(passage.page)) cite(draft, passage, wordsOf(passage, part, knowledge));
  }
}

/** Where the page of a thing says what is asked of it; null where nothing in particular is, or its heading is asked word for word. */
function matterOf({ part, knowledge, locale }: Context, best: RankedPassage | undefined): Passage | null {
  if (part.subjects.length === 0 || isStrong(best)) return null;
  const [matter] = findMatters(`${part.typed} ${part.story}`, part.subjects, locale);
  return knowledge.passages.find(({ id }) => id === matter?.passage) ?? null;
}

/** What is asked of the house in words that something else is meant by: hours that are to stand on their door. */
const otherwiseMeant: readonly IntentId[] = ['hours', 'job', 'contact', 'order-status'];
/** The same where the small print answers: what was delivered is another matter than when. */
const lessThanRules: readonly IntentId[] = ['lead-time', 'price', 'hours', 'contact'];

/** Passages are called by their page. */
const pageOf = ({ passage }: Need) => passage.split('#')[0] as PageId;

const isOfLaw = (need: Need) => legalPages.includes(pageOf(need));

/** What a need asks of the house is asked; where it is for something else, the house is not asked. */
function readNeed(context: Context): void {
  const { part } = context;
  const [need] = needsOf(context);
  if (!need || part.notOurs !== null || part.intents.includes('hostile')) return;
  if (need.intent !== null) {
    if (asksOfHouse(context, need.intent) && !part.intents.includes(need.intent))
      part.intents.push(need.intent);
    return;
  }
  const less = isOfLaw(need) ? lessThanRules : need.said >= plainly ? otherwiseMeant : [];
  part.intents = part.intents.filter((intent) => !less.includes(intent));
}

/** Whether a need asks something of the house, and of nobody else. */
function asksOfHouse(context: Context, intent: IntentId): boolean {
  const { part, locale } = context;
  const [need] = needsOf(context);
  return (
    need?.intent === intent &&
    part.subjects.length === 0 &&
    strangeWords(context).every((word) => isPartOf(need, word, locale))
  );
}

/** What a vehicle of which nothing else is said is brought for. */
const forVehicles: readonly SubjectId[] = ['lettering', 'wrap'];

/** Whether a price is asked for a vehicle, and nothing more: "how much for my van?" */
function asksForVehicleAlone({ part, locale }: Context, intents: readonly IntentId[]): boolean {
  return (
    intents.includes('price') &&
    part.story === '' &&
    part.unknown.length === 0 &&
    namesVehicle(part.plain) &&
    wordsLeft(part, locale).length === 0
  );
}

/** The thing that the words of a question lead to, unless a need that is plainly shown leads elsewhere. */
function inferredThing(context: Context, intents: readonly IntentId[]): ReturnType<typeof inferSubject> {
  const { part, knowledge } = context;
  const [need] = needsOf(context);
  if ((need && isOfLaw(need)) || strangeWords(context).length > 0) return null;
  if (asksForVehicleAlone(context, intents)) return { subjects: [...forVehicles], variants: [] };
  const inferred = inferSubject(part, intents, knowledge);
  const isElsewhere =
    need && need.said >= plainly && !pagesOf(inferred?.subjects ?? []).includes(pageOf(need));
  return isElsewhere ? null : inferred;
}

/** Of a thing that is named, its own pages speak, unless more is said of a need. */
function leadsByNeed(context: Context): boolean {
  const { part } = context;
  const [need] = needsOf(context);
  if (need === undefined || need.intent !== null) return false;
  if (need.said >= plainly || part.subjects.every((id) => id === 'logo')) return true;
  const page = pageOf(need);
  return (
    page !== rank(context, [])[0]?.passage.page && part.subjects.some((id) => subjectOf(id).pages[0] === page)
  );
}

/** So many words that nobody here uses may stand around a need; more of them tell of something else. */
const mostStrange = 1;

/** Whether a question is about its need, and not about what only sounds like one. */
function isOfNeedAlone(context: Context): boolean {
  const { part, locale } = context;
  const [need] = needsOf(context);
  if (!need) return false;
  const strange = strangeWords(context).filter((word) => !isPartOf(need, word, locale));
  // Whoever asks whether a thing is sold here must be asking for one that is.
  if (asksForOffer(part, locale)) return strange.length === 0;
  return need.said >= plainly || strange.length <= mostStrange;
}

/** What can be done about a need that is shown and not named; null where none is. */
function answerByNeed(context: Context, ranked: readonly RankedPassage[]): Certainty | null {
  const { draft, part, knowledge, locale } = context;
  const needs = needsOf(context);
  const [first] = needs.filter(({ intent }) => intent === null);
  const passageOf = (need: Need) => knowledge.passages.find(({ id }) => id === need.passage);
  const passage = first && passageOf(first);
  if (!first || !passage) return null;
  say(draft, sentence(phrases[locale].nearest));
  quote(draft, passage, wordsOf(passage, part, knowledge));
  const subject = subjectIds.find(
    (id) =>
      subjectOf(id).pages[0] === passage.page ||
      subjectOf(id).variants.some(({ price }) => price === first.price),
  );
  if (subject) {
    part.subjects = [subject];
    part.variants = subjectOf(subject).variants.filter(({ price }) => price === first.price);
    if (first.price !== null || part.intents.includes('price')) sayPrice(context, part, subject);
    if (part.intents.includes('lead-time')) sayLeadTime(context, part, subject);
  }
  draft.handOver ??= { kind: 'question', reason: 'unsure' };
  // What its words lead to is quoted, too: of the page that can help, then of any other.
  const ofPage = ranked.filter((one) => one.passage.page === passage.page);
  const [best] = ranked;
  const words = [
    ...ofPage.slice(0, 2),
    ...(best && !ofPage.includes(best) && best.covered >= perhapsToo ? [best] : []),
  ];
  for (const { passage: other, covered } of words)
    if (covered >= leastOfThing && other.kind !== 'page')
      quote(draft, other, wordsOf(other, part, knowledge));
  const pages = new Set(draft.citations.map(({ link }) => link?.page));
  for (const other of needs.slice(1)) {
    const next = passageOf(other);
    if (!next || pages.has(next.page) || pages.size >= 3) continue;
    pages.add(next.page);
    cite(draft, next, wordsOf(next, part, knowledge));
  }
  citeOtherPages(context);
  return 'unsure';
}

function answerByPassages(context: Context, ranked: readonly RankedPassage[]): Certainty {
  const { draft, part, locale, knowledge } = context;
  const [best] = ranked;
  if (!best) return answerByNeed(context, ranked) ?? unknownAnswer(context);
  const isOfNeed = leadsByNeed(context);
  if (part.subjects.length === 0 && !isLikely(best, context))
    return (isOfNeedAlone(context) ? answerByNeed(context, ranked) : null) ?? unknownAnswer(context);
  const isSure =
    best.covered >= enough || isStrong(best) || (part.subjects.length > 0 && best.onAspect >= 0.25);
  if (!isSure && isOfNeed) return answerByNeed(context, ranked) ?? unknownAnswer(context);
  const matter = matterOf(context, best);
  if (matter) {
    // Of another page, what the words surely lead to comes first.
    if (isSure && best.passage.page !== matter.page)
      quote(draft, best.passage, wordsOf(best.passage, part, knowledge));
    quote(draft, matter, wordsOf(matter, part, knowledge));
    quotePassages(context, ranked, mostQuotes.sure - 1);
    return 'sure';
  }
  if (!isSure && part.subjects.length > 0 && best.covered < leastOfThing)
    return answerByStory(context) ?? introduce(context);
  if (!isSure) {
    say(draft, sentence(phrases[locale].nearest));
    draft.handOver ??= { kind: 'question', reason: 'unsure' };
  }
  quotePassages(context, ranked, isSure ? mostQuotes.sure : mostQuotes.unsure);
  if (!isSure) citeOtherPages(context);
  return isSure ? 'sure' : 'unsure';
}

/** What the story says of the thing, where the question says no more than "what would you do?". */
function answerByStory(context: Context): Certainty | null {
  const { part, knowledge, draft, locale } = context;
  if (part.story.split(' ').length < 5) return null;
  const pages = pagesOf(part.subjects);
  const [best, ...others] = rankPassages(knowledge, {
    text: `${part.story} ${part.plain}`,
    pages,
    only: pages,
    named: namedIn({ ...part, plain: part.story }, locale),
  }).filter(({ passage }) => passage.kind !== 'page' && passage.kind !== 'price');
  if (!best || best.score < leastOfStory) return null;
  say(draft, sentence(phrases[locale].nearest));
  draft.handOver ??= { kind: 'question', reason: 'unsure' };
  quotePassages(context, [best, ...others], mostQuotes.sure);
  return 'unsure';
}

/** What there is to say of a thing when the question itself has no passage: its page, and what it costs. */
function introduce(context: Context): Certainty {
  const { draft, part, knowledge } = context;
  const [named] = part.subjects;
  if (!named) return unknownAnswer(context);
  const head = knowledge.passages.find(
    ({ id, page, kind }) =>
      id === subjectOf(named).place || (page === subjectOf(named).pages[0] && kind === 'page'),
  );
  if (head) quote(draft, head, wordsOf(head, part, knowledge));
  if (subjectOf(named).variants.length > 0) sayPrice(context, part, named);
  draft.handOver ??= { kind: 'question', reason: 'unsure' };
  return 'unsure';
}

/** What may stand beside "your prices" without being a thing. */
const generalWords =
  /^(produits?|services?|travaux|prestations?|general|grille|liste|environ|moyenne|producten|diensten|werk|werken|algemeen|ongeveer|lijst|products?|work|general|list|roughly|about|usually)$/;

/** Whether it is about the agency and not about somebody else. */
const ownWords = /\b(vous|votre|vos|atelier|opaak|jullie|uw|u|atelier|you|your|yours|workshop)\b/;

/** From this share of the question on, what the page for applicants says of it is quoted, and not what it says of applying. */
const jobTold = 0.4;

/** What the warranty on a wrap covers, and what it does not. */
const coveredByWarranty = 'car-wrapping#section-7.1';

/** Whether it asks when something else opens, leaves or ends: the last bus, scratches in a film. */
function asksHoursOfOthers({ part, locale, knowledge }: Context): boolean {
  if (theirPlace.test(part.plain)) return true;
  if (ownWords.test(part.plain) || isOpen.test(part.plain) || part.isOfOurHours) return false;
  const calendar = new Set(wordsOfCalendar(locale).map((word) => stem(word, locale)));
  return wordsLeft(part, locale).some(
    (word) =>
      !calendar.has(stem(word, locale)) &&
      !ofAnyDay.test(word) &&
      knowledge.termsIn(word).some((term) => !isConcept(term) && knowledge.weightOf(term) > telling),
  );
}

/** Their own shop closes while we fit, or has hours to be put on its door. */
const theirPlace =
  /\b(?:mon|ma|mes|notre|nos|mijn|onze?|my|our) (?:[a-z]+ )?(?:magasin|boutique|commerce|resto|restaurant|cafe|cabinet|bureaux?|porte|vitrine|winkel|zaak|praktijk|kantoor|deur|etalage|shop|store|office|practice|door|window)\b/;

/** What stands beside opening hours without being a thing. */
const ofAnyDay =
  /^(matins?|midis?|soirs?|soiree|apres|pause|dejeuner|week|ends?|weekends?|vacances|ete|noel|fetes?|ponts?|magasin|bureaux?|showroom|ochtend|voormiddag|middag|namiddag|avond|winkel|toonzaal|kantoor|balie|pauze|vakantie|zomer|kerst|brugdag|mornings?|noon|lunch|lunchtime|afternoons?|evenings?|shop|office|desk|holidays?|summer|christmas|easter|late|early)$/;

const isOpen =
  /\b(ouverte?s?|ouverture|ferme(?:e|es|s)?|fermeture|horaires?|open|opened|opening|closed|closing|hours|geopend|gesloten|toe|dicht|[a-z]*uren|[a-z]*tijden)\b/;

type Maker = (context: Context) => Promise<Certainty | null> | Certainty | null;

/** Quotes one passage by its id; null when the site no longer has it. */
const byId =
  (id: string): Maker =>
  (context) => {
    const passage = context.knowledge.passages.find((one) => one.id === id);
    if (!passage) return null;
    quote(context.draft, passage, wordsOf(passage, context.part, context.knowledge));
    return 'sure';
  };

/** Where it is said that vans must show their owner's number. */
const numberOnVans = 'lettering#section-5.2';

/** Where the towns are named in which signs are put up. */
const townsWeFitIn = 'illuminated-signs#section-6.1';
/** Weight of a word that few passages have. */
const rare = 0.5;

/** The place of the small print that a question is about. */
const lawPassage: Maker = (context) => {
  const place = lawPlaceOf(context.part.plain, context.locale);
  return place === null ? null : byId(place)(context);
};

const perSubject =
  (make: (context: Context, id: QuestionPart['subjects'][number]) => boolean): Maker =>
  (context) => {
    const said = context.part.subjects.slice(0, 2).map((id) => make(context, id));
    return said.some(Boolean) ? 'sure' : null;
  };

/** Whether two things are asked about as one. */
const together =
  /\b(total|ensemble|en tout|les deux|plus|samen|totaal|alles samen|allebei|beide|together|both|altogether|all in)\b/;

const yellowing = /\b(jaun\w*|yellow\w*|geel|vergeel\w*|vergel\w*)\b/;

/** What is said where there are no own requests to tell of. */
export function noOwnRequests(kind: 'none' | 'away' | 'signedOut', locale: Locale): string {
  const { noRequests, requestsAway, signInForRequests } = phrases[locale];
  return { none: noRequests, away: requestsAway, signedOut: signInForRequests }[kind];
}

/** Where the requests of whoever asks are, and what to do where an answer has not come. */
async function sayOrderStatus(context: Context): Promise<Certainty> {
  const { draft, locale, outside, part } = context;
  const words = phrases[locale];
  const own = await outside.requests();
  if (own.kind === 'some')
    list(
      draft,
      own.lines.map((line) => sentence(line)),
    );
  else say(draft, sentence(noOwnRequests(own.kind, locale)));
  if (own.kind !== 'some' && awaitsAnswer(part.plain, locale)) sayAnswerMissing(context);
  offer(draft, {
    kind: 'page',
    label: words.tools.requests,
    link: { page: 'account', rest: '', anchor: null, query: {} },
    prefill: null,
  });
  draft.handOver = { kind: 'question', reason: 'order' };
  return 'sure';
}

/** Of so many things that are named what is asked is said. */
const mostThings = 3;

/** What answers an intent from facts; null says that the passages must. */
const makers: Partial<Record<IntentId, Maker>> = {
  price: (context) => {
    const { part } = context;
    if (part.subjects.length > 0) {
      const things = part.subjects.slice(0, mostThings);
      if (things.length === 2 && together.test(part.plain)) sayTotal(context, { ...part, subjects: things });
      sayFitting(context, part.plain, things);
      for (const id of things) sayPrice(context, part, id);
      return 'sure';
    }
    // "Vos prix ?" asks for all of them; "le prix d’une piscine" for something else.
    if (part.unknown.length > 0 || part.story !== '') return null;
    if (part.rest.some((word) => !generalWords.test(word))) return null;
    sayAllPrices(context);
    return 'sure';
  },
  'lead-time': (context) => {
    if (context.part.subjects.length === 0) {
      const [best] = rank(context, []);
      const isElsewhere = best !== undefined && best.score >= 2 && best.covered >= 0.45;
      return context.part.unknown.length > 0 || isElsewhere ? null : byId('home#faq.delivery-times')(context);
    }
    const dated = context.part.subjects.slice(0, mostThings).filter((id) => subjectOf(id).leads.length > 0);
    for (const id of dated) sayLeadTime(context, context.part, id);
    return dated.length > 0 ? 'sure' : null;
  },
  lifetime: (context) => {
    const { part, draft, knowledge } = context;
    const lasting = perSubject((one, id) => sayLifetime(one, one.part, id));
    if (!yellowing.test(part.plain)) return lasting(context);
    // Whether something turns yellow is not how long it lasts: the page of the thing that speaks of it says more.
    const told = rank(context, ['lifetime']).find(
      ({ passage }) =>
        pagesOf(part.subjects).includes(passage.page) && yellowing.test(plainText(passage.text)),
    );
    if (!told) return lasting(context);
    quote(draft, told.passage, wordsOf(told.passage, part, knowledge));
    return 'sure';
  },
  warranty: (context) => {
    const { part } = context;
    if (part.subjects.includes('wrap')) {
      sayWrapWarranty(context);
      if (wordsLeft(part, context.locale).length > 0) byId(coveredByWarranty)(context);
    } else if (part.subjects.length === 0) return byId('terms#warranty')(context);
    else return null;
    return 'sure';
  },
  hours: (context) => {
    if (context.part.subjects.length > 0 || asksHoursOfOthers(context)) return null;
    sayHours(context, context.part.plain);
    return 'sure';
  },
  'answer-time': (context) => {
    sayAnswerDue(context);
    return 'sure';
  },
  contact: (context) => {
    const { part } = context;
    // The number of the police is not ours.
    const isOther = part.rest.length > 0 && !ownWords.test(part.plain) && !asksOfHouse(context, 'contact');
    if (part.subjects.length > 0 || isOther) return null;
    sayContact(context);
    return 'sure';
  },
  person: (context) => {
    sayPerson(context);
    context.draft.handOver = { kind: 'question', reason: 'person' };
    return 'sure';
  },
  quote: (context) => {
    const { part, draft, locale } = context;
    if (part.intents.some((intent) => intent !== 'quote')) return null;
    if (part.subjects.length === 0 && (strangeWords(context).length > 0 || hasUnsaidWord(context)))
      return null;
    // "A minimum order" asks for more than how to place one.
    const [best] = rank(context, []);
    if (part.subjects.length > 0 && best && wordsLeft(part, locale).length > 0 && best.covered >= 0.5)
      return null;
    sayAnswerDue(context);
    offerQuote(draft, part.subjects[0], part.typed, locale);
    return 'sure';
  },
  about: (context) => {
    const { part } = context;
    if (part.subjects.length > 0) return null;
    const [best] = rank(context, []);
    // "What do you do about rust" asks for more than who we are.
    if (tellingLeft(context).length > 0 && best && best.covered >= 0.6 && best.score >= 1.5) return null;
    // "Your company’s profit" is about what nobody wrote down.
    if (strangeWords(context).length > 0) return null;
    sayFounded(context);
    return 'sure';
  },
  legal: (context) => {
    const { part } = context;
    // The enterprise number on a van is a matter of lettering.
    const [best] = rank(context, []);
    const own = pagesOf(part.subjects.length > 0 ? part.subjects : part.hints);
    const place = lawPlaceOf(part.plain, context.locale);
    const isOnVehicle = own.includes('lettering') || namesVehicle(part.plain);
    if (place === 'legal-notice#publisher' && isOnVehicle) return byId(numberOnVans)(context);
    const law = rankPassages(context.knowledge, { text: part.plain, pages: [], only: legalPages }, 30).find(
      ({ passage }) => passage.id === place,
    );
    return best &&
      own.includes(best.passage.page) &&
      best.covered >= 0.5 &&
      best.score >= (law?.score ?? 0) * 2
      ? null
      : lawPassage(context);
  },
  // An invoice is also where a logo was found.
  payment: (context) => {
    const { part, knowledge } = context;
    const [best] = rankPassages(knowledge, { text: part.plain, pages: [], story: part.story });
    const place = lawPlaceOf(part.plain, context.locale);
    const law = rankPassages(knowledge, { text: part.plain, pages: [], only: legalPages }, 30).find(
      ({ passage }) => passage.id === place,
    );
    const isElsewhere =
      best !== undefined &&
      wordsLeft(part, context.locale).length > 0 &&
      best.passage.kind !== 'legal' &&
      best.coveredByWords >= enough &&
      best.score >= (law?.score ?? 0) * paymentLead;
    return isElsewhere ? null : lawPassage(context);
  },
  // A logo is what the files hold, not what is asked about.
  files: (context) => {
    if (context.part.subjects.some((id) => id !== 'logo')) return null;
    const [best] = rank(context, []);
    const isAskedElsewhere = best !== undefined && best.score >= 1.9 && best.covered >= 0.45;
    return isAskedElsewhere ? null : byId('home#faq.file-formats')(context);
  },
  permit: (context) => {
    const { part } = context;
    // Allowed or not is asked of many things; this page is about signs.
    const isSign = part.subjects.length === 0 && !namesVehicle(part.plain) && part.rest.length <= 1;
    const [best] = rank(context, []);
    if (best && best.covered >= 0.9 && best.score >= 2.5) return null;
    return isSign ? byId('home#faq.permits')(context) : null;
  },
  // A region is mostly where something else is asked of.
  area: (context) => {
    const { knowledge, part } = context;
    if (part.intents.some((intent) => intent !== 'area' && intent !== 'works')) return null;
    const towns = knowledge.passages.find(({ id }) => id === townsWeFitIn);
    const isNamed =
      towns !== undefined &&
      knowledge
        .termsIn(part.plain)
        .some(
          (term) =>
            knowledge.weightOf(term) > rare &&
            knowledge.contentOf(towns).text.has(term) &&
            !knowledge.contentOf(towns).heading.has(term),
        );
    const said = byId('home#faq.working-area')(context);
    if (isNamed) byId(townsWeFitIn)(context);
    return said;
  },
  job: (context) => {
    const { draft, knowledge, locale } = context;
    const found = knowledge.passages.filter(({ kind }) => kind === 'job');
    const onCareers = (ranked: readonly RankedPassage[]) =>
      ranked.find(({ passage }) => passage.page === 'careers' && passage.kind === 'section');
    const told = onCareers(
      rankPassages(knowledge, { text: context.part.plain, pages: [], only: ['careers'] }),
    );
    const best = told && told.covered >= jobTold ? told : onCareers(rank(context, ['job']));
    if (best && best.covered >= leastOfThing)
      quote(draft, best.passage, wordsOf(best.passage, context.part, knowledge));
    say(draft, sentence(phrases[locale].jobs(found.length)));
    list(
      draft,
      found.map((passage) => sentence(`**${passage.heading}**`, cite(draft, passage, passage.text))),
    );
    offer(draft, {
      kind: 'page',
      label: phrases[locale].tools.jobs,
      link: { page: 'application-form', rest: '', anchor: null, query: {} },
      prefill: null,
    });
    return 'sure';
  },
  'order-status': sayOrderStatus,
  works: async (context) => {
    const { draft, locale, outside, part } = context;
    const found = await outside.works(part.subjects.length === 0 && tellingLeft(context).length <= 1);
    if (found.length > 0) {
      const isAllInvented = found.every(({ invented }) => invented);
      say(draft, sentence(phrases[locale][isAllInvented ? 'specimens' : 'works']));
      list(
        draft,
        found.map((work) => sentence(`**${work.heading}**`, cite(draft, work, work.text))),
      );
    }
    offer(draft, {
      kind: 'page',
      label: phrases[locale].tools.works,
      link: { page: 'portfolio', rest: '', anchor: null, query: {} },
      prefill: null,
    });
    return found.length > 0 ? 'sure' : null;
  },
  self: (context) => {
    if (context.part.subjects.length > 0) return null;
    say(context.draft, sentence(phrases[context.locale].self));
    return 'sure';
  },
};

/** Intents whose facts would only disturb when another one is asked. */
const modest: readonly IntentId[] = ['self', 'quote', 'comparison', 'works', 'contact', 'about'];

/** What gives way when another intent says more closely what is asked. */
const givesWay: Partial<Record<IntentId, readonly IntentId[]>> = {
  payment: ['price', 'contact', 'quote', 'permit', 'order-status'],
  warranty: ['lead-time', 'lifetime'],
  files: ['order-status'],
  legal: [
    'job',
    'price',
    'order-status',
    'contact',
    'permit',
    'quote',
    'lead-time',
    'answer-time',
    'lifetime',
  ],
  care: ['lead-time'],
  'order-status': ['quote', 'lead-time'],
  'answer-time': ['order-status', 'quote', 'lead-time'],
  job: ['price', 'contact', 'hours', 'permit'],
  // "May I see your work?"
  works: ['permit'],
};

function intentsToAnswer({ intents: all }: QuestionPart): IntentId[] {
  const intents = all.filter((intent) => !all.some((other) => givesWay[other]?.includes(intent)));
  const outspoken = intents.filter((intent) => !modest.includes(intent));
  return outspoken.length > 0 ? outspoken : [...intents];
}

const heightPattern = /(\d{1,3}) ?cm/;
const readingPattern =
  /\b(lisibles?|lire|lit|lis|lise|lisent|lue?s?|lisibilite|leesbaar|lezen|leest|gelezen|legible|read|readable|reads|letterhoogte|hauteur des lettres|letter height)\b/;

/** How high letters must be, for a distance that was said. */
const heightAsked =
  /\b(quelle (hauteur|taille)|de quelle (hauteur|taille)|hauteur des lettres|hoe (hoog|groot)|welke hoogte|how (tall|high|big|large)|what (height|size))\b/;

const awayPattern = /(\d{1,3}) ?(?:m|metres?|meters?)\b/;
const lettersPattern =
  /\b(letterhoogte|lettres?|letters?|lettrage|texte|tekst|text|capitales?|hoofdletters?|capitals?|caracteres?)\b/;

/** From how far letters of a height are read. */
function sayReadingDistance({ draft, part, locale, knowledge }: Context): boolean {
  const away = Number(awayPattern.exec(part.plain)?.[1]);
  // The other way round, too: how high letters must be for a distance.
  const height =
    Number(heightPattern.exec(part.plain)?.[1] ?? part.typed.match(heightPattern)?.[1]) ||
    Math.round((away / readingMetresPerCm) * 10) / 10;
  const isRead = readingPattern.test(part.plain) || (away > 0 && heightAsked.test(part.plain));
  if (!height || !isRead || !lettersPattern.test(part.plain)) return false;
  const rule = rankPassages(knowledge, {
    text: `${part.plain} ${aspects.reading?.[locale]}`,
    pages: ['signage'],
    only: ['signage', 'signs-banners', 'point-of-sale'],
  })[0]?.passage;
  const cites = rule ? cite(draft, rule, wordsFor(rule, part.plain, knowledge)) : [];
  say(
    draft,
    sentence(
      phrases[locale].distance(formatRate(height, locale), formatRate(readingDistance(height), locale)),
      cites,
    ),
  );
  return true;
}

const sizePattern =
  /\b(grootste|breedste|kleinste|largest|biggest|widest|smallest|taille|tailles|dimension|dimensions|format|formats|largeur|largeurs|large|grand|maat|maten|afmeting|afmetingen|breedtes?|breed|groot|formaat|formaten|size|sizes|wide|width|widths|big)\b/;

/** The formats of roll-ups, for who asks how large they are. */
function sayRollUpFormats({ draft, part, knowledge }: Context): boolean {
  if (part.subjects[0] !== 'roll-up' || !sizePattern.test(part.plain)) return false;
  const formats = knowledge.passages.filter(
    ({ page, heading }) => page === 'roll-up' && /\d+ × \d+ cm/.test(heading),
  );
  list(
    draft,
    formats.map((passage) => sentence(`**${passage.heading}**`, cite(draft, passage, passage.text))),
  );
  return formats.length > 0;
}

/** What weighs the two things that are compared. */
function sayComparison({ draft, part, knowledge }: Context, intents: readonly IntentId[]): boolean {
  if (intents.some((intent) => intent !== 'comparison')) return false;
  const found = passagesComparing(part.plain).flatMap((id) =>
    knowledge.passages.filter((passage) => passage.id === id),
  );
  for (const passage of found) quote(draft, passage, wordsOf(passage, part, knowledge));
  return found.length > 0;
}

/** From this share of what the facts leave open on, a passage is worth adding. */
const worthAdding = 0.4;

/** Whether a passage adds to an answer what is not quoted yet: of what is only cited, the words are missing. */
function isMore({ passage }: RankedPassage, { blocks, citations }: Draft): boolean {
  const place = citations.findIndex(({ id }) => id === passage.id);
  return place < 0 || !blocks.some((block) => block.kind === 'quote' && block.cite === place);
}

/** Adds the passage that speaks of what the facts of an answer leave open. */
function quoteWhatIsLeft({ draft, part, knowledge }: Context, ranked: readonly RankedPassage[]): void {
  const left = wordsLeft(part, knowledge.locale).join(' ');
  if (left === '') return;
  const pages = pagesOf(part.subjects);
  const own =
    pages.length === 0
      ? ranked.filter(({ covered }) => covered >= perhaps)
      : ranked.filter(({ passage }) => pages.includes(passage.page));
  const terms = knowledge.termsIn(left);
  const share = ({ passage }: RankedPassage) => {
    const { all } = knowledge.contentOf(passage);
    let weight = 0;
    let said = 0;
    for (const term of terms) {
      const meant = knowledge.meantBy(term);
      weight += knowledge.weightOf(term);
      if (meant.some(([one]) => all.has(one))) said += knowledge.weightOf(term);
    }
    return weight === 0 ? 0 : said / weight;
  };
  const found = own
    .slice(0, part.isFollowUp ? own.length : 4)
    .find((one) => share(one) >= worthAdding && one.passage.kind !== 'page' && isMore(one, draft));
  if (found) quote(draft, found.passage, wordsOf(found.passage, part, knowledge));
}

/** The passages of a thing, and behind the first of them one of another page that answers better. */
function withOther(own: readonly RankedPassage[], best: RankedPassage | undefined): RankedPassage[] {
  const [first, ...others] = own;
  return first && best && best !== first && best.score > first.score ? [first, best, ...others] : [...own];
}

const mostKeywords = 4;

/** Whether it asks what a thing is, not for the thing. */
const whatIs = /\b(c est quoi|qu est ce|que signifie|wat is|wat zijn|wat betekent|what (is|are|s)|whats)\b/;

/** By so much a passage of another page must answer better than those of the thing that was named. */
const elsewhereLead = 3;

const offers: Localized<RegExp> = {
  fr: /\b(vendez|vend|proposez|avez vous|faites vous|vous faites|vous vendez|achetez|reparez|louez|fabriquez|(puis je|peut on|on peut|je peux)( [a-z]+){0,3} (commander|acheter|louer))\b/,
  nl: /\b(verkopen|verkoopt|doen jullie|doet u|hebben jullie|maken jullie|herstellen jullie|repareren jullie|leveren jullie|kan (ik|men)( [a-z]+){0,6} (bestellen|kopen|huren))\b/,
  en: /\b(do you (sell|do|make|have|offer|repair|fix|rent|stock|buy)|can you (fix|repair|make|sell)|can (i|we)( [a-z]+){0,2} (order|buy|rent))\b/,
};

/** Whether it asks if something is sold or made here, in general. */
function asksForOffer({ plain }: QuestionPart, locale: Locale): boolean {
  return offers[locale].test(plain);
}

/** So much surer a bare question must lead to its passage for what was told around it to stay unread. */
const storyDoubt = 4;

/** Passages for a part, which takes its thing or its words from what was said around it where its own lead nowhere. */
function understood(context: Context, intents: readonly IntentId[]): RankedPassage[] {
  const { part } = context;
  const own = rank(context, intents);
  if (part.subjects.length > 0 || part.notOurs !== null) return own;
  if (intents.some((intent) => ofTheHouse.includes(intent))) return own;
  const [best] = own;
  const isFound = best !== undefined && isLikely(best, context, part.story === '' ? 0 : storyDoubt);
  const leadsThere = best !== undefined && pagesOf(part.hints).includes(best.passage.page);
  if (
    part.hints.length > 0 &&
    strangeWords(context).length === 0 &&
    (leadsThere || (!isFound && (part.story !== '' || part.isFollowUp)))
  ) {
    part.subjects = part.hints;
    return rank(context, intents);
  }
  if (isFound || part.story === '') return own;
  part.plain = `${part.plain} ${part.story}`;
  return rank(context, intents);
}

/** Intents that facts answer. */
const ofFacts: readonly IntentId[] = ['price', 'lead-time', 'lifetime'];

/** Attacks, and what is manners only. */
function answerManners({ draft, part, locale }: Context): Certainty | null {
  const words = phrases[locale];
  if (part.intents.includes('hostile')) {
    say(draft, sentence(words.hostile));
    return 'unknown';
  }
  const manner = mannersOf(part, locale);
  if (manner !== 'greeting' && manner !== 'thanks' && manner !== 'insult') return null;
  say(draft, sentence(words[manner]));
  if (manner === 'insult') draft.handOver = { kind: 'question', reason: 'person' };
  return 'sure';
}

/** Says where we are to who asks whether we come from a town. */
function answerWhereFrom(context: Context): Certainty | null {
  const { part, locale } = context;
  if (part.subjects.length > 0 || !asksWhereFrom(part.plain, locale)) return null;
  sayContact(context);
  return 'sure';
}

/** Whether a passage speaks of the thing that seems none of ours; true where a question names it only to say who asks. */
function speaksOfOthers({ part, locale, knowledge }: Context, best: RankedPassage | undefined): boolean {
  const named = knowledge.termsIn(askedOfOthers(part.plain, locale));
  if (named.length === 0) return true;
  const said = best && knowledge.contentOf(best.passage).all;
  return said !== undefined && named.every((term) => said.has(term));
}

/** What is none of ours whatever is said around it. */
const decided: readonly NonNullable<QuestionPart['notOurs']>[] = [
  'pay',
  'others',
  'theirHours',
  'errands',
  'lending',
];

/** From such a lead over what is nobody's: of what was rightly refused of door and worriers the most had 4.1, of what was ours most had 18 and more. */
const surelyOurs = 12;

/** Says no to what is none of ours; null where it is only said by the way: a dog on a jacket is still embroidery. */
function declineNotOurs(context: Context, best: RankedPassage | undefined): Certainty | null {
  const { draft, part, locale } = context;
  const { notOurs } = part;
  if (notOurs === null) return null;
  const isSpokenOf = notOurs === 'elsewhere' || speaksOfOthers(context, best);
  const isOwnPage = best !== undefined && pagesOf(part.subjects).includes(best.passage.page);
  const covered = best?.coveredByWords ?? 0;
  const isByTheWay =
    part.subjects.length > 0
      ? notOurs === 'elsewhere' ||
        (notOurs === 'unwritten' && (best?.covered ?? 0) >= 0.8 && (best?.score ?? 0) >= 1.5) ||
        covered >= (notOurs === 'otherTrades' ? 0.45 : 0.55) ||
        (isOwnPage && covered >= 0.25 && (best?.headed ?? 0) >= 0.4)
      : (notOurs === 'unwritten' && (best?.covered ?? 0) >= 0.8 && (best?.score ?? 0) >= 1.5) ||
        (notOurs === 'elsewhere' &&
          covered >= 0.45 &&
          (best?.score ?? 0) >= 0.9 &&
          best?.passage.id !== townsWeFitIn);
  const isDecided = decided.includes(notOurs);
  // Who looks for work here tells how they would come, and what they have done.
  if (!isDecided && part.intents.includes('job')) return null;
  // A thing of ours for what is theirs: a banner for our sale.
  const isForTheirs = part.subjects.length > 0 && isOnlyTheirs(part.plain, locale);
  if (!isDecided && isForTheirs && part.intents.some((intent) => ofFacts.includes(intent))) return null;
  if (!isDecided && isSpokenOf && (isStrong(best) || isByTheWay)) return null;
  // Where it happens is no thing that is asked for: scratched in a car park.
  const [need] = needsOf(context);
  const named = askedOfOthers(part.plain, locale);
  const isPart =
    named === ''
      ? part.subjects.length === 0 && (notOurs === 'unwritten' || isOnlyTheirs(part.plain, locale))
      : need !== undefined && isPartOf(need, named, locale);
  if (!isDecided && need && isPart) return null;
  // What is asked just like questions that a page of ours answers is ours, whatever it names besides; of banners on sale, nothing but the banners is.
  const asksMore = tellingLeft(context).some((word) => !named.split(' ').includes(word));
  const mayBeOurs = !isDecided && (asksMore || part.subjects.length === 0);
  if (mayBeOurs && likelyFor(context).lead.overNowhere >= surelyOurs) {
    Object.assign(part, { notOurs: null });
    return null;
  }
  say(draft, sentence(phrases[locale].notOurs[notOurs]));
  if (notOurs === 'lending' || (notOurs !== 'elsewhere' && !isDecided))
    draft.handOver = { kind: 'question', reason: 'unknown' };
  return 'unknown';
}

/** What the prices of a thing hold, for who asks what there is for that. */
function sayWhatIsIncluded(context: Context): Certainty | null {
  const { draft, part, knowledge, locale } = context;
  const [named] = part.subjects;
  if (!named || !asksWhatIsIncluded(part, locale)) return null;
  const [page] = subjectOf(named).pages;
  const priced = knowledge.passages.filter((passage) => passage.page === page && passage.kind === 'price');
  for (const passage of priced.slice(0, mostQuotes.sure)) quote(draft, passage, passage.text);
  return priced.length > 0 ? 'sure' : null;
}

/** For whom a thing is to be, at the end of what names it: "a logo for a hairdresser". */
const forWhom =
  /\b(?:pour|voor|for) (?:(?:un|une|l|le|la|les|mon|ma|mes|notre|nos|een|het|de|mijn|ons|onze|a|an|the|my|our) )?[a-z]+(?: [a-z]+)?$/;

/** How a thing is said to be wanted: "we need a roll-up", "ik zoek een logo", and how many of it. */
const wanted = new RegExp(
  [
    String.raw`^(?:(?:je|nous|on) (?:demarr|lanc|ouvr|cre)[a-z]* (?:mon|ma|notre|nos|un|une) [a-z]+ )?(?:(?:j ai|nous avons|on a) besoin d(?:e|es|u)?|il (?:me|nous) faut|(?:je|nous|on) (?:cherch|veux|veut|voul|voudr|souhait|aimer)[a-z]*(?: avoir| commander| faire)?)\b`,
    String.raw`^(?:(?:ik|wij|we) (?:start|begin|open)[a-z]* (?:met )?(?:mijn|onze|ons|een) [a-z]+ )?(?:ik|wij|we) (?:zoek|zoeken|wil|willen|zou|zouden|heb|hebben|hoef|hoeven)(?: graag)?\b`,
    String.raw`^(?:(?:i|we) (?:m|am|are|re) (?:starting|opening|launching) (?:my|our|a|an) [a-z]+ )?(?:i|we) (?:need|want|would like|d like|(?:m|am|are|re) looking for)\b`,
    String.raw`^(?:je|nous|on) (?:ne |n )?(?:veux|veut|voulons|ai|avons|a) (?:plus|pas)(?: besoin)?(?: d(?:e|es|u)?)?\b`,
    String.raw`^(?:i|we) (?:don t|do not|no longer) (?:want|need)\b`,
    String.raw`\b(?:quelques|plusieurs|enkele|een paar|verschillende|a few|some|several|nodig|graag willen|willen|hebben|bestellen)\b`,
  ].join('|'),
  'g',
);

/** Of so many things that are wanted together the price is said. */
const mostWanted = 2;

/** What goes on from what was said before. */
const linked = /^(?:et|mais|en|maar|and|but) /;

/** Whether things are named and nothing is asked of them, and how many of them are said to be wanted. */
function readThingsAlone({ part, locale }: Context): { areAlone: boolean; things: SubjectId[] } {
  const things = part.subjects.slice(0, mostWanted);
  const plain = part.plain.replace(linked, '');
  const named = plain.replaceAll(wanted, '').replaceAll(/ +/g, ' ').trim();
  const bare = named.replace(forWhom, '').trim().split(' ');
  const isWanted = named !== plain;
  const left = wordsLeft(isWanted ? { ...part, subjects: [...subjectIds] } : part, locale);
  const areAlone =
    things.length > 0 &&
    !whatIs.test(part.plain) &&
    bare.length <= mostKeywords * (isWanted ? things.length : 1) &&
    !left.some((word) => bare.includes(word));
  return { areAlone, things: isWanted ? things : things.slice(0, 1) };
}

/** Of things that are not wanted, or no more, somebody hears. */
function answerDeclined(context: Context): Certainty | null {
  if (!context.part.isDeclined || !readThingsAlone(context).areAlone) return null;
  sayUnknown(context.draft, context.locale, 'declined');
  return 'unknown';
}

/** Things alone, as in a search field or as somebody says what they want: what they cost, and their pages. */
function answerThingAlone(context: Context): Certainty | null {
  const { areAlone, things } = readThingsAlone(context);
  if (!areAlone) return null;
  for (const thing of things) {
    sayPrice(context, context.part, thing);
    sayLeadTime(context, context.part, thing);
  }
  return 'sure';
}

/** Whether the page of a passage is about a thing of the same group: signs and illuminated signs. */
function isNextTo(best: RankedPassage | undefined, pages: readonly PageId[]): boolean {
  const near = best && subjectOfPage(best.passage.page);
  return near !== undefined && near !== null && pagesOf([near]).some((page) => pages.includes(page));
}

/** Of a thing that was named, its own pages speak, unless another one asks just this. */
function answerFromPages(context: Context, ranked: readonly RankedPassage[]): Certainty {
  const [best] = ranked;
  const pages = pagesOf(context.part.subjects);
  if (pages.length === 0) return answerByPassages(context, ranked);
  const within = ranked.filter(({ passage }) => pages.includes(passage.page));
  const leads = within[0]
    ? (best?.score ?? 0) >= within[0].score * elsewhereLead
    : (best?.covered ?? 0) >= enough;
  // A package of ours may be called by the name of a thing: "The Window".
  const isPriced = best?.passage.kind === 'price';
  const more = (best?.covered ?? 0) - (within[0]?.covered ?? 0);
  const isAskedElsewhere =
    (isStrong(best) && more > 0.1) ||
    ((best?.covered ?? 0) >= enough && more > 0.12 && isNextTo(best, pages));
  const own = isAskedElsewhere || (leads && !isPriced) ? ranked : withOther(within, best);
  return own.length > 0 ? answerByPassages(context, own) : introduce(context);
}

/** How well a passage must answer the bare words of a question to be cited beside its answer. */
const secondOpinion = { covered: 0.4, score: 0.7, share: 0.5 };

/** Where a need or the words alone lead, whatever thing they were read to name: cited behind the answer, so that a misreading is soon mended. */
function citeSecondOpinion(context: Context, intents: readonly IntentId[]): void {
  const { draft, part, knowledge } = context;
  const pages = new Set(draft.citations.map(({ link }) => link?.page));
  if (pages.size === 0) return;
  const citeOther = (passage: Passage | undefined) => {
    if (!passage || pages.size >= 3 || pages.has(passage.page)) return;
    pages.add(passage.page);
    cite(draft, passage, wordsFor(passage, part.plain, knowledge));
  };
  for (const need of needsOf(context)) citeOther(knowledge.passages.find(({ id }) => id === need.passage));
  // How long lettering takes is not answered by how long data are kept.
  const isOfRules = part.subjects.length === 0 || intents.some((intent) => ofRules.includes(intent));
  const ranked = rankPassages(knowledge, { text: part.plain, pages: [], story: part.story }, 12).filter(
    ({ passage }) => passage.kind !== 'company' && (isOfRules || passage.kind !== 'legal'),
  );
  const least = Math.max(secondOpinion.score, (ranked[0]?.score ?? 0) * secondOpinion.share);
  for (const { passage, covered, score } of ranked)
    if (score >= least && covered >= secondOpinion.covered) citeOther(passage);
}

/** Answers what everybody asks in so many words. */
function answerKnown(context: Context): Certainty | null {
  const { part, locale } = context;
  if (movesAppointment(part.plain, locale)) return sayHelp(context, 'appointment');
  if (missesMail(part.plain, locale)) return sayHelp(context, 'mailMissing');
  if (withoutCourtesy(part.story, locale) !== '') return null;
  const isAbout = !part.isNamed && part.subjects.length + part.hints.length > 0;
  const answer =
    answerToKnown(part.plain, locale, isAbout) ?? answerToKnown(plainText(part.typed), locale, isAbout);
  if (answer === 'prices') {
    sayAllPrices(context);
    return 'sure';
  }
  if (typeof answer === 'string') return sayHelp(context, answer);
  return answer !== null && citeKnown(context, answer, true) ? 'sure' : null;
}

/**
 * Says what to do of a thing that fails, in place of what the pages have told: somebody is to hear of it, whatever they say. Of what
 * they were quoted with, what speaks of things that fail is of use; else the warranty is.
 *
 * @param place where what they have told begins in the draft, and whether it answers at all
 */
function sayFault(
  context: Context,
  place: { before: number; citedBefore: number; isKnown: boolean },
): Certainty {
  const { draft, locale } = context;
  const { before, citedBefore, isKnown } = place;
  const told = { blocks: draft.blocks.splice(before), citations: [...draft.citations] };
  draft.citations.length = citedBefore;
  const quoted = new Set(told.blocks.flatMap((block) => (block.kind === 'quote' ? [block.cite] : [])));
  if (isKnown)
    continueWith(
      draft,
      told,
      (citation) =>
        quoted.has(told.citations.indexOf(citation)) && speaksOfDamage(plainText(citation.quote), locale),
    );
  const ofUse = draft.blocks.splice(before);
  const certainty = sayHelp(context, 'fault');
  draft.blocks.push(...ofUse);
  if (!ofUse.some(({ kind }) => kind === 'quote')) citeKnown(context, ['terms#warranty'], true);
  return certainty;
}

/** Answers one part of a question into the draft. */
export async function answerPart(context: Context): Promise<Certainty> {
  const { draft, part, locale, knowledge } = context;
  const before = draft.blocks.length;
  const citedBefore = draft.citations.length;
  const isFirst = before === 0;
  const answered = answerKnown(context) ?? answerManners(context) ?? answerWhereFrom(context);
  if (answered) return answered;
  if (awaitsAnswer(part.plain, locale)) {
    part.intents = ['order-status'];
    return sayOrderStatus(context);
  }
  readNeed(context);
  const intents = intentsToAnswer(part);
  if (part.subjects.length === 0 && part.notOurs === null)
    Object.assign(part, inferredThing(context, intents));
  const ranked = understood(context, intents);
  const [best] = ranked;
  const declined = declineNotOurs(context, best) ?? (intents.length === 0 ? answerDeclined(context) : null);
  if (declined) return declined;
  const said: Certainty[] = [];
  const pages = pagesOf(part.subjects);
  const isOfHouse = intents.length > 0 && intents.every((intent) => lessThanTold.includes(intent));
  const isSaid = isOfHouse && isTold(best, intents.includes('quote')) && wordsLeft(part, locale).length > 0;
  const isAskedInWords =
    (isStrong(best) || isSaid) &&
    !intents.includes('order-status') &&
    !intents.includes('hours') &&
    // "For how long" are data kept, not since when we exist; whose works are is not asked by who wants to see them.
    !((intents.includes('about') || intents.includes('works')) && best?.passage.kind === 'legal') &&
    (pages.length === 0 || (best !== undefined && pages.includes(best.passage.page)));
  // Where an order is, no page knows.
  const isOfOwnOrder =
    intents.includes('order-status') &&
    (tellingLeft(context).length <= 1 || asksOfHouse(context, 'order-status'));
  // What a thing costs and how long it takes stands in the facts; a passage comes behind them.
  const factsFirst = part.subjects.length > 0 && intents.some((intent) => ofFacts.includes(intent));
  if (sayDeposit(context, part)) said.push('sure');
  if (sayReadingDistance(context) || sayRollUpFormats(context)) said.push('sure');
  if (sayComparison(context, intents)) said.push('sure');
  else if (isAskedInWords && !factsFirst) {
    quotePassages(context, ranked.slice(0, 2));
    said.push('sure');
  }
  for (const intent of isSaid ? [] : intents) {
    const made = await makers[intent]?.(context);
    if (made) said.push(made);
  }
  if (isAskedInWords && factsFirst && wordsLeft(part, locale).length > 0)
    quotePassages(context, ranked.slice(0, 1));
  const included = said.length === 0 ? sayWhatIsIncluded(context) : null;
  if (included) said.push(included);
  if (said.length === 0)
    said.push((intents.length === 0 ? answerThingAlone(context) : null) ?? answerFromPages(context, ranked));
  else if (!isAskedInWords && !isOfOwnOrder && !part.isOfOurHours) {
    const matter = matterOf(context, best);
    if (matter) quote(draft, matter, wordsOf(matter, part, knowledge));
    quoteWhatIsLeft(context, ranked);
  }
  const read = said.includes('sure') ? 'sure' : (said[0] ?? 'unknown');
  const certainty = isFirst ? reconsider(context, read) : read;
  if (tellsFault(part.plain, locale) && (certainty !== 'unknown' || part.subjects.length > 0))
    return sayFault(context, { before, citedBefore, isKnown: certainty !== 'unknown' });
  if (certainty === 'unknown') return certainty;
  sayOtherThings(context);
  if (!isOfOwnOrder) citeSecondOpinion(context, intents);
  offerTools(draft, part, locale);
  return certainty;
}

/** The request of an account, in a sentence. */
export function requestLine(
  request: {
    reference: string;
    subject: string;
    status: string;
    submittedAt: Date;
    answerDueAt: Date;
    isOpen: boolean;
  },
  locale: Locale,
): string {
  const words = phrases[locale];
  const line = words.request(
    `**${request.reference}**`,
    request.subject,
    request.status,
    formatMoment(request.submittedAt, locale),
  );
  return request.isOpen ? `${line} ${words.requestDue(formatMoment(request.answerDueAt, locale))}` : line;
}
