import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { createPhrasebook, meaningfulWords, type Phrasebook, plainText, stem } from '@/lib/search/words';
import type { AlfredQuestion, IntentId } from './answer';
import { longestQuestion } from './answer';
import { isUnlit, namesVehicle, withCombinations, withoutCarriers } from './combinations';
import { findIntents, findManners } from './intents';
import { languageOf } from './language';
import { withFigures } from './number-words';
import { type NotOurs, whyNotOurs } from './off-topic';
import { withOwnData } from './own-data';
import { withoutTurns } from './plain-words';
import { eurosIn, type Quantities, readQuantities } from './quantities';
import { askingWords, type Speller } from './spelling';
import { type SubjectId, subjectIds, subjectOf, type Variant } from './subjects';
import { asksToCome } from './towns';
import { asksHoursOfAPlace, asksOurHours } from './whose-hours';

/** One thing that was asked, as it was understood. */
export interface QuestionPart {
  /** Corrected, in plain letters. */
  plain: string;
  /** As it was typed. */
  typed: string;
  intents: IntentId[];
  subjects: SubjectId[];
  /** Those of the subjects' prices that are meant. */
  variants: Variant[];
  quantities: Quantities;
  /** Euros that it speaks of, such as those of a quote. */
  amount: number | null;
  /** Words that mean something besides what is asked for. */
  rest: string[];
  notOurs: NotOurs | null;
  /** Words that nobody here uses, in any spelling. */
  unknown: string[];
  /** It takes what it is about from what was asked before. */
  isFollowUp: boolean;
  /** It names a thing itself. */
  isNamed: boolean;
  /** What it names is not wanted, or no more: neither price nor page of it answers then, and somebody hears of it. */
  isDeclined: boolean;
  /** It ends with a question mark. */
  isMarked: boolean;
  /** Asks when the house opens or closes, by a name of it. */
  isOfOurHours: boolean;
  /** What it may be about, as its surroundings say: other sentences, earlier questions. */
  hints: SubjectId[];
  /** The other sentences of the question. */
  story: string;
  /** The question before it; empty where there was none. */
  earlier: string;
}

/** One line, bounded, without control characters. */
export function cleanQuestion(question: string): string {
  return question
    .slice(0, longestQuestion * 2)
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuestion);
}

export function detectLanguage(question: string, page: Locale): Locale {
  // "Roll-up" is a thing, in every language.
  const plain = plainText(question).replaceAll(/\b(?:(?:roll|pull|pop) ?up|r u)\b/g, '');
  return languageOf(plain.split(' '), page);
}

interface Name {
  id: SubjectId;
  name: string;
  phrase: string;
  words: number;
}

interface Names {
  all: readonly Name[];
  book: Phrasebook<Name>;
}

const stemmed = (words: readonly string[], locale: Locale) =>
  words.map((word) => stem(word, locale)).join(' ');

const stemmedNames = new Map<string, string>();

/** The same for a name of ours, of which there are only so many. */
function stemmedName(name: string, locale: Locale): string {
  const key = `${locale} ${name}`;
  const made = stemmedNames.get(key) ?? stemmed(name.split(' '), locale);
  stemmedNames.set(key, made);
  return made;
}

const namesBy = new Map<Locale, Names>();

/** Names of all subjects as stems of a language, the longest first. */
function namesIn(locale: Locale): Names {
  const made = namesBy.get(locale) ?? makeNames(locale);
  namesBy.set(locale, made);
  return made;
}

function makeNames(locale: Locale): Names {
  const all = subjectIds
    .flatMap((id) =>
      subjectOf(id).names.map((name) => {
        const words = name.split(' ');
        return { id, name, phrase: stemmed(words, locale), words: words.length };
      }),
    )
    .sort((one, other) => other.words - one.words || other.phrase.length - one.phrase.length);
  return { all, book: createPhrasebook(all.map((name) => [name.phrase, name] as const)) };
}

const shortestCompound = 5;
/** So short a name is meant as it stands: "pose" is no "POS". */
const longestExact = 3;

/** What a question names, in its order of mention. */
export function findSubjects(plain: string, locale: Locale): SubjectId[] {
  const words = plain.split(' ');
  const stems = words.map((word) => stem(word, locale));
  const names = namesIn(locale);
  let left = ` ${stems.join(' ')} `;
  const found = new Map<SubjectId, number>();
  for (const { id, name, phrase } of names.book.within(stems)) {
    const at = left.indexOf(` ${phrase} `);
    if (at < 0) continue;
    if (name.length <= longestExact && !` ${plain} `.includes(` ${name} `)) continue;
    if (!found.has(id)) found.set(id, at);
    // A longer name is meant whole: "enseigne lumineuse" does not also mean "enseigne".
    left = left.replaceAll(` ${phrase} `, ` ${'_'.repeat(phrase.length)} `);
  }
  // Dutch makes one word of two: "raamfolieprijs".
  if (found.size === 0 && locale === 'nl') {
    for (const { id, phrase, words: length } of names.all) {
      if (length > 1 || phrase.length < shortestCompound) continue;
      const at = words.findIndex((word) => word.length > phrase.length + 2 && word.includes(phrase));
      if (at >= 0 && !found.has(id)) found.set(id, at);
    }
  }
  return [...found].sort(([, one], [, other]) => one - other).map(([id]) => id);
}

const packageArticle = /^(?:le pack|het pakket|the package) /;

/** What a package of ours is called, in all languages: "La Porte", "The Door". Read only where its subject is named. */
const packageNames = new Map(
  subjectIds.flatMap((id) =>
    subjectOf(id).variants.map((variant) => [
      variant,
      Object.values(variant.noun)
        .filter((noun) => packageArticle.test(noun))
        .map((noun) => plainText(noun.replace(packageArticle, ''))),
    ]),
  ),
);

export function findVariants(plain: string, subjects: readonly SubjectId[], locale: Locale): Variant[] {
  const text = ` ${stemmed(plain.split(' '), locale)} `;
  return subjects.flatMap((id) =>
    subjectOf(id).variants.filter((variant) =>
      [...variant.names, ...(packageNames.get(variant) ?? [])].some((name) =>
        text.includes(` ${stemmedName(name, locale)} `),
      ),
    ),
  );
}

const splitters: Record<Locale, RegExp> = {
  fr: /,?\s+(?:et aussi|et sinon|ainsi que|et (?=(?:(?:en|à|dans|avec|pour|de|sous|sur) )?(?:combien|quels?|quelles?)\b|(?:quand|comment|pourquoi|faut|est|êtes|où|vous|qui|peut-on|puis-je|pouvez|avez-vous|faites-vous|dois-je|y a-t-il|c[’']est|ça)\b))/iu,
  nl: /,?\s+(?:en ook|en (?=(?:(?:op|in|met|voor|van|tot|na|bij|aan) )?(?:hoeveel|welke?)\b|(?:hoe|hoelang|wat|wanneer|waarom|waar|kan|kunnen|moet|is|zijn|mag|wie|zit|ziet|gaat|staat|past|komt|komen|krijg|doen|hebben|heb)\b))/iu,
  en: /,?\s+(?:and also|and (?=(?:(?:at|in|for|by|with|from|to|on) )?(?:how|what|which)\b|(?:when|where|why|can|could|do|does|is|are|will|would|should|must|may|who)\b))/iu,
};

const mostParts = 3;

/** What is asked for in half a sentence. */
const briefly: readonly IntentId[] = ['price', 'lead-time', 'lifetime', 'warranty'];

function asksForFacts(plain: string, locale: Locale): boolean {
  return findIntents(plain, locale).intents.some((intent) => briefly.includes(intent));
}

/** Where a sentence ends, its question mark kept. */
const sentenceEnd = /(?<=\?)[?!]*|[!;]+|\.(?=\s)|\n+/u;

/** The questions of a text; what only leads up to them stays with the next one. A question mark counts for its whole sentence. */
function splitQuestion(question: string, locale: Locale): string[] {
  const pieces = question.split(sentenceEnd).flatMap((sentence) => {
    const isMarked = sentence.trim().endsWith('?');
    const joined = sentence
      .split(splitters[locale])
      .map((piece) => piece.trim())
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
    // "A one-page site, how much and how long": where its second half asks, what its first asks for is asked, too.
    const isAsked =
      joined.length > 1 && joined.slice(1).some((piece) => questionLike[locale].test(plainText(piece)));
    const asks = (piece: string) => isMarked || (isAsked && asksForFacts(plainText(piece), locale));
    return joined.map((piece) => (asks(piece) && !piece.endsWith('?') ? `${piece} ?` : piece));
  });
  return pieces.length === 0 ? [question] : pieces;
}

/** Whether it asks what belongs to the thing that was spoken of: "what do I get for that?" */
const whatIsIncluded: Record<Locale, RegExp> = {
  fr: /\b(qu est ce que (j ai|je recois|j obtiens|ca comprend|c est compris)|(qu|que) (comprend|contient)|j ai quoi|je recois quoi|compris dedans|qu est ce qui est (compris|inclus)|c est compris|qu y a t il dedans)\b/,
  nl: /\b(wat (krijg|heb) ik|wat zit (er|daar) (allemaal )?(in|bij)|wat zit (erin|erbij|daarin|daarbij)|wat is (er )?(in)?(begrepen|inbegrepen)|wat hoort daarbij)\b/,
  en: /\b(what (do|would|will) (i|we|you) get|what s included|what is included|what does (it|that) include|what comes with)\b/,
};

/** Whether it asks what is in a price, and nothing besides. */
export function asksWhatIsIncluded(part: QuestionPart, locale: Locale): boolean {
  return whatIsIncluded[locale].test(part.plain) && wordsLeft(part, locale).length <= 1;
}

const followUps: Record<Locale, RegExp> = {
  fr: /^(et|ok et|d accord et|mais|oui mais|oui|et si|alors|aussi|idem|pareil|ca|cela|celui|celle|combien|c est|il|elle|ils|elles|le|la|les)\b/,
  nl: /^(en|oke en|ok en|maar|ja maar|ja|dus|ook|dat|die|dit|deze|hoeveel|het|zij|ze|hij)\b/,
  en: /^(and|ok and|okay and|but|yes but|yes|so|also|what about|how about|same|that|this|those|these|it|they|how much|is it|does it|do they)\b/,
};

/** What stands before a question and asks nothing: a greeting, and that one has a question. */
const preambles: Record<Locale, RegExp> = {
  fr: /^(?:(?:bonjour|bonsoir|salut|coucou|hello)\b[^,.!:?]{0,30}[,.!]\s*)?(?:[^,.!:?]{0,30}\b(?:question|renseignement|info)s?[\s\u00a0]*:\s*)?/iu,
  nl: /^(?:(?:dag|hallo|hoi|goedendag|goeiedag|goedemorgen|goeiemorgen|beste)\b[^,.!:?]{0,30}[,.!]\s*)?(?:[^,.!:?]{0,30}\b(?:vraag|vraagje|vragen|vraagjes|info)\s*:\s*)?/iu,
  en: /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear)\b[^,.!:?]{0,30}[,.!]\s*)?(?:[^,.!:?]{0,30}\b(?:question|query|enquiry)s?\s*:\s*)?/iu,
};

/** The question without what only leads up to it; itself where nothing would be left. */
export function withoutPreamble(text: string, locale: Locale): string {
  const left = text.replace(preambles[locale], '');
  return /\p{L}{2}/u.test(left) ? left : text;
}

const askedIn = (text: string, locale: Locale) => withoutPreamble(cleanQuestion(text), locale);

/** English figures that are typed for words: "how much 2 wrap my van". */
function withoutFiguresForWords(typed: string, locale: Locale): string {
  if (locale !== 'en') return typed;
  return typed
    .replace(/(?<=\b(?:much|like|want|need|have|how|where|going|able)\s)2(?=\s[a-z])/gi, 'to')
    .replace(
      /(?<=\s)4(?=\s(?:me|my|the|this|that|it|us|our|a|an|mon|tues|wednes|thurs|fri|satur|sun)[a-z]*\b)/gi,
      'for',
    )
    .replace(/(?<=\b(?:that|it)\s)4$/i, 'for');
}

/** How a question begins that nobody marked as one: spoken to a telephone, typed in a hurry. */
const questionLike: Record<Locale, RegExp> = {
  fr: /^(est ce|peut on|puis je|pouvez|faut il|avez vous|faites vous|combien|comment|quand|quel|quelle|quels|quelles|pourquoi|c est quoi|qui|est il)\b/,
  nl: /^(kan|kunnen|kunt|is|zijn|moet|mag|mogen|hebben jullie|hebt u|doen jullie|hoeveel|hoe|wat|wanneer|welke?|waarom|wie)\b/,
  en: /^(can|could|do you|does|is|are|will|should|must|may|how|what|when|which|why|who)\b/,
};

/** That something is not wanted, or no more. "Pas cher" is what it may cost. */
const refusal =
  /\b(?:pas(?! (?:trop )?(?:cher|chers|chere|cheres)\b)|(?:ne|n) (?:[a-z]+ )?plus|(?:veux|veut|voulons|faut) plus(?! d)|aucune?|geen|niet|nooit|not|don t|no longer|no more|never)\b/;

/** The things that a text names, or means by words that stand together. */
const thingsIn = (text: string, plain: string, locale: Locale) =>
  withCombinations(withoutCarriers(findSubjects(text, locale), plain), plain);

/** What stands beside each other in a question. */
const beside = /[,:;/&+]\s|\s(?:et|en|and|puis|plus|ainsi que|daarna|dan|then|aussi|ook|also)\s/iu;

/** What has more pieces is a story or a list. */
const mostPieces = 12;

/** Each of the things of a question that are named one after the other, by the words that stand for it alone; none where they are too many. */
export function piecesOf(
  { typed }: QuestionPart,
  locale: Locale,
): { plain: string; subjects: SubjectId[]; asks: boolean }[] {
  const pieces = typed.split(beside);
  if (pieces.length > mostPieces) return [];
  return pieces.map((piece) => {
    const plain = plainText(piece);
    return { plain, subjects: thingsIn(plain, plain, locale), asks: asksForFacts(plain, locale) };
  });
}

/** A tax on signs and advertising, not the one in a price. */
const townTax =
  /\b(?:taxe(?:nt)?|taxes?|belast(?:t|en|ing|ingen)|reclamebelasting|gemeentebelasting)\b.*\b(?:enseignes?|communes?|communale|ville|uithangbord(?:en)?|reclame|gemeente|stad|signs?|council|town)\b|\b(?:commune|ville|gemeente|stad|council|town)\b.*\b(?:taxe|taxes?|belast(?:t|en|ing))\b/;

/** What is asked for, as it seems, by who asks whether we come to a town. */
const ofComing = (intent: IntentId) => intent === 'area' || intent === 'lead-time';

function understand(asTyped: string, locale: Locale, speller: Speller): QuestionPart {
  const typed = withoutFiguresForWords(asTyped, locale);
  const words = plainText(typed).split(' ').filter(Boolean);
  const meant = withOwnData(withoutTurns(speller.correct(words).join(' '), locale), locale).split(' ');
  const plain = meant.join(' ');
  // What a compound asks for stands in its parts: "gevelletterprijs".
  const taken = [plain, ...meant.flatMap((word) => speller.partsOf(word))].join(' ');
  // Hours are a thing to have on a door, too.
  const isOfOurHours = asksOurHours(plain, locale);
  const subjects = isOfOurHours ? [] : thingsIn(taken, plain, locale);
  const { rest, ...found } = findIntents(taken, locale);
  // What stands at its end, stands at the end of the question without the parts of its compounds.
  const named = [...new Set([...found.intents, ...findIntents(plain, locale).intents])];
  // What a town asks for a sign is no price of ours.
  const all = townTax.test(plain) ? named.filter((intent) => intent !== 'price') : named;
  const intents: IntentId[] = asksToCome(plain, locale) && all.every(ofComing) ? ['area'] : all;
  if (isOfOurHours && !intents.includes('hours')) intents.push('hours');
  const unknown = meant.filter((word) => !speller.isKnown(word));
  const isOfPlace =
    subjects.length === 0 && intents.includes('hours') && asksHoursOfAPlace(plain, unknown, locale);
  const quantities = readQuantities(typed, locale);
  // Square metres of something that is sold by them ask for a sum.
  if (intents.length === 0 && quantities.area !== null && subjects.length > 0) intents.push('price');
  return {
    plain,
    typed,
    intents,
    subjects,
    variants: findVariants(plain, subjects, locale),
    quantities,
    amount: eurosIn(typed),
    rest: meaningfulWords(rest.split(' '), locale),
    notOurs: isOfPlace ? 'theirHours' : whyNotOurs(plain, locale),
    unknown,
    isFollowUp: followUps[locale].test(plain),
    isNamed: subjects.length > 0,
    isDeclined: subjects.length > 0 && refusal.test(plain),
    isOfOurHours,
    isMarked: typed.endsWith('?') || questionLike[locale].test(plain),
    hints: [],
    story: '',
    earlier: '',
  };
}

/** Intents that need a thing to be about. */
const aboutThings: readonly IntentId[] = [
  'price',
  'lead-time',
  'lifetime',
  'warranty',
  'care',
  'files',
  'permit',
  'comparison',
];

/** Intents by which a vehicle alone says enough. */
const vehicleIntents: readonly IntentId[] = ['lead-time', 'care'];

/** What stands around a part, for what it leaves unsaid. */
interface Surroundings {
  /** Whether it is the first thing that is asked. */
  isFirst: boolean;
  /** Every sentence of the question. */
  all: readonly QuestionPart[];
  /** The sentence that names a thing. */
  named: QuestionPart | undefined;
  /** What was asked earlier of a thing. */
  before: QuestionPart | null;
  /** Of the page it is asked on. */
  pageSubject: SubjectId | null;
  locale: Locale;
}

/** Gives a part the thing, the kinds and the amounts that stand around it. */
function fillIn(
  part: QuestionPart,
  { isFirst, all, named, before, pageSubject, locale }: Surroundings,
): void {
  if (before && isShort(part) && !namesOnly(part, locale) && isCarrier(part, before.subjects))
    part.subjects = [];
  const needsThing = part.subjects.length === 0;
  if (
    needsThing &&
    named &&
    named.subjects.length > 0 &&
    part.intents.some((intent) => aboutThings.includes(intent))
  ) {
    part.subjects = named.subjects;
    if (part.variants.length === 0) part.variants = named.variants;
  } else if (
    needsThing &&
    before &&
    isShort(part) &&
    (part.isFollowUp ||
      asksWhatIsIncluded(part, locale) ||
      part.intents.some((intent) => aboutThings.includes(intent)))
  ) {
    // A sign, and then "with light": together they name another thing.
    part.subjects = isUnlit(part.plain)
      ? before.subjects.map((id) => (id === 'led-sign' ? 'sign' : id))
      : withCombinations(before.subjects, `${before.plain} ${part.plain}`);
    const own = findVariants(part.plain, part.subjects, locale);
    const isSame = part.subjects[0] === before.subjects[0];
    part.variants = own.length > 0 || !isSame ? own : before.variants;
    const isSameAsked = namesOnly(part, locale) || !isSame || own.length > 0;
    if (part.intents.length === 0 && isSameAsked && !asksWhatIsIncluded(part, locale))
      part.intents = before.intents;
    part.isFollowUp = true;
  } else if (
    !needsThing &&
    !part.isDeclined &&
    part.intents.length === 0 &&
    isFirst &&
    before &&
    isShort(part) &&
    namesOnly(part, locale)
  ) {
    part.intents = before.intents;
    part.isFollowUp = true;
  }
  if (part.subjects.length === 0)
    part.hints = named?.subjects.length ? named.subjects : isShort(part) ? (before?.subjects ?? []) : [];
  part.amount ??= all.find(({ amount }) => amount !== null)?.amount ?? null;
  if (part.quantities.area === null && part.quantities.count === null) {
    const counted = all.find(({ quantities }) => quantities.area !== null || quantities.count !== null);
    if (counted && part.intents.includes('price')) part.quantities = counted.quantities;
  }
  if (
    part.subjects.length === 0 &&
    pageSubject &&
    isShort(part) &&
    part.intents.some((intent) => aboutThings.includes(intent))
  )
    part.subjects = [pageSubject];
}

/** Intent classification by rules: what was asked, part by part, with what parts and earlier questions leave unsaid filled in. */
export function readQuestion(
  asked: AlfredQuestion,
  locale: Locale,
  speller: Speller,
  pageSubject: SubjectId | null,
): QuestionPart[] {
  const pieces = splitQuestion(askedIn(asked.question, locale), locale);
  const all = pieces.map((piece) => understand(piece, locale, speller));
  // An order to forget the rules is one, whatever stands around it; a question about a thing of ours is answered all the same.
  const hostile = all.find(({ intents }) => intents.includes('hostile'));
  const isAsked = all.some((one) => one !== hostile && one.isMarked && one.subjects.length > 0);
  if (hostile && !isAsked) return [hostile];
  // Sentences without a question only say what the others are about.
  const asking = sentencesThatAsk(all, locale);
  const parts = (asking.length > 0 ? asking.slice(0, mostParts) : all.slice(0, 1)).map((part) =>
    isBare(part, locale)
      ? withWhatWentBefore(part, all, pieces, locale, (text) => understand(text, locale, speller))
      : part,
  );
  if (asking.length === 0 && all.length > 1) {
    const whole = understand(askedIn(asked.question, locale), locale, speller);
    parts.splice(0, 1, whole);
  }
  const named =
    all.find(({ subjects }) => subjects.length > 0) ??
    // Sun in one sentence and glass in the next mean one thing.
    (all.length > 1 ? understand(askedIn(asked.question, locale), locale, speller) : undefined);
  const before = earlierPart(asked, locale, speller);
  const [last] = asked.history.filter(({ from }) => from === 'visitor').slice(-1);
  const earlier = last ? plainText(askedIn(last.text, locale)) : '';
  for (const [place, part] of parts.entries()) {
    part.story = all.flatMap((one) => (one === part || parts.includes(one) ? [] : [one.plain])).join(' ');
    part.earlier = earlier;
    fillIn(part, { isFirst: place === 0, all, named, before, pageSubject, locale });
  }
  for (const part of parts) {
    // Whoever asks what a car costs here, or how long it stays, asks for a wrap.
    const isAboutVehicle =
      namesVehicle(part.plain) && part.intents.some((intent) => vehicleIntents.includes(intent));
    if (part.subjects.length === 0 && part.notOurs === null && isAboutVehicle) part.subjects = ['wrap'];
  }
  return parts;
}

const pronouns: Record<Locale, RegExp> = {
  fr: /\b(ca|cela|ceci|c est|le|la|les|en|y)\b/,
  nl: /\b(dat|dit|zo|het|daar|daarmee|zoiets)\b/,
  en: /\b(that|this|it|so|those|these)\b/,
};

/** Whether it only asks if what was spoken of costs anything. */
const freeOrNot: Record<Locale, RegExp> = {
  fr: /^(?:et )?(?:c est|est ce|est ce que c est|ce serait|ca serait|c est bien) (?:payant|gratuit|gratis)(?: ca)?$/,
  nl: /^(?:en )?(?:is|kost) (?:dat|het|zoiets) (?:dan )?(?:gratis|betalend|kosteloos|iets|geld)$/,
  en: /^(?:and )?(?:is (?:that|it|this) (?:free|paid|chargeable)(?: of charge)?|do you charge(?: for (?:that|it|this))?|does (?:that|it|this) cost (?:anything|money))$/,
};

/** Whether it says nothing without the sentence before it: "Do you accept that?" */
function isBare({ plain, intents, subjects, rest, notOurs }: QuestionPart, locale: Locale): boolean {
  if (subjects.length === 0 && freeOrNot[locale].test(plain)) return true;
  const small = new Set(askingWords[locale].split(' '));
  return (
    intents.length === 0 &&
    subjects.length === 0 &&
    notOurs === null &&
    pronouns[locale].test(plain) &&
    rest.filter((word) => !small.has(word)).length <= 1
  );
}

/** A part together with the sentence that it leans on; itself where there is none, or where that names a thing. */
function withWhatWentBefore(
  part: QuestionPart,
  all: readonly QuestionPart[],
  pieces: readonly string[],
  locale: Locale,
  read: (text: string) => QuestionPart,
): QuestionPart {
  const place = all.indexOf(part);
  const before = all[place - 1];
  const isFreeOrNot = freeOrNot[locale].test(part.plain);
  if (!before || before.subjects.length > 0 || (before.isMarked && !isFreeOrNot)) return part;
  return read(`${pieces[place - 1]} ${pieces[place]}`);
}

const wishes: Record<Locale, RegExp> = {
  fr: /\b(savoir|connaitre|voudrais|voudrions|aimerais|aimerions|dites moi|besoin|cherche|cherchons|svp)\b/,
  nl: /\b(weten|graag|zou willen|zouden willen|nodig|zoek|zoeken|laat me|alstublieft)\b/,
  en: /\b(know|would like|want|need|looking for|tell me|let me know|please)\b/,
};

/** The sentences that want an answer: those with a question mark and wishes, or, where nobody marked one, those that ask for something. */
function sentencesThatAsk(all: readonly QuestionPart[], locale: Locale): QuestionPart[] {
  const asks = ({ intents, notOurs }: QuestionPart) => intents.length > 0 || notOurs !== null;
  const small = new Set(askingWords[locale].split(' '));
  const isMarked = (part: QuestionPart) =>
    part.isMarked && (asks(part) || part.rest.some((word) => !small.has(word)));
  if (!all.some(isMarked)) return all.filter(asks);
  return all.filter((part) => isMarked(part) || (part.intents.length > 0 && wishes[locale].test(part.plain)));
}

/** Whether all it names is what carries the thing that was spoken of before: the logo on the cap. */
function isCarrier({ subjects, plain }: QuestionPart, before: readonly SubjectId[]): boolean {
  if (subjects.length === 0 || before.some((id) => subjects.includes(id))) return false;
  const left = withoutCarriers([...before, ...subjects], plain);
  return !subjects.some((id) => left.includes(id));
}

const allVariants = subjectIds.flatMap((id) => subjectOf(id).variants);

/** Stems of the words by which things and their kinds are named. */
function namesFor(
  { subjects, variants }: Pick<QuestionPart, 'subjects' | 'variants'>,
  locale: Locale,
): Set<string> {
  return new Set(
    [...subjects.map(subjectOf), ...variants].flatMap(({ names }) =>
      names.flatMap((name) => name.split(' ').map((word) => stem(word, locale))),
    ),
  );
}

/** The words of a question that name its thing: they lead to its pages, but do not say which place of them answers. */
export function namedIn({ plain, subjects }: QuestionPart, locale: Locale): string {
  const names = namesFor({ subjects, variants: [] }, locale);
  return plain
    .split(' ')
    .filter((word) => names.has(stem(word, locale)) || (subjects.length > 0 && namesVehicle(word)))
    .join(' ');
}

/** What a question says besides what it asks for and the thing it asks it of. */
export function wordsLeft(part: QuestionPart, locale: Locale): string[] {
  const names = namesFor({ subjects: part.subjects, variants: [...part.variants, ...allVariants] }, locale);
  return part.rest.filter(
    (word) => !/\d/.test(word) && !namesVehicle(word) && !names.has(stem(word, locale)),
  );
}

/** What somebody does with so many of them: takes, orders. */
const taking: Record<Locale, RegExp> = {
  fr: /^(prends|prend|prenons|prenez|prendre|commande|commandons|commander)$/,
  nl: /^(neem|nemen|neemt|afneem|bestel|bestellen)$/,
  en: /^(take|took|order|ordered|get|got)$/,
};

/** Whether it only names another thing, kind or amount, so that what is asked of it was said before: "and for a van?". */
function namesOnly(part: QuestionPart, locale: Locale): boolean {
  const vehicles = part.plain.split(' ').filter(namesVehicle);
  return wordsLeft(part, locale).every(
    // A number written out, and what a compound is made of: two "bestelwagens".
    (word) =>
      /^\d+$/.test(withFigures(word, locale)) ||
      taking[locale].test(word) ||
      vehicles.some((vehicle) => vehicle.includes(word)),
  );
}

function isShort({ plain }: QuestionPart): boolean {
  return plain.split(' ').length <= 12;
}

const mostTurns = 6;

/** The last question before this one that named a thing, with what it asked for; null when there is none. */
function earlierPart(asked: AlfredQuestion, locale: Locale, speller: Speller): QuestionPart | null {
  const earlier = asked.history.filter(({ from }) => from === 'visitor').slice(-mostTurns);
  let intents: IntentId[] = [];
  for (const { text } of earlier.toReversed()) {
    const part = understand(askedIn(text, locale), locale, speller);
    if (intents.length === 0) intents = part.intents;
    if (part.subjects.length > 0) return { ...part, intents: intents.length > 0 ? intents : part.intents };
  }
  return null;
}

/** Whether a question is manners only: a greeting, thanks, swear-words. */
export function mannersOf(part: QuestionPart, locale: Locale): IntentId | null {
  if (part.intents.length > 0 || part.subjects.length > 0) return null;
  const { intents, rest } = findManners(part.plain, locale);
  const [first] = intents;
  if (!first) return null;
  // "Bonjour" with a question behind it is a question; a swear-word tells more than what stands around it.
  return intents.includes('insult')
    ? 'insult'
    : rest.split(' ').filter((word) => word.length > 2).length <= 2
      ? first
      : null;
}

/** The subject of a page, if a question asked there may leave it out. */
export function subjectOfPage(page: PageId | undefined): SubjectId | null {
  return subjectIds.find((id) => subjectOf(id).pages[0] === page) ?? null;
}
