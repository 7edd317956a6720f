import { company } from '@/lib/company/company';
import { priceOf } from '@/lib/content/prices';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { plainText } from '@/lib/search/words';
import { termsOf } from '../knowledge';
import { withFigures } from '../number-words';
import { findSubjects, findVariants } from '../read-question';
import { subjectOf } from '../subjects';
import { isContrary } from './negation';
import {
  type Claims,
  type ClaimUnit,
  digitsOf,
  type NumberClaim,
  type PromiseId,
  type RangeClaim,
  readClaims,
} from './read-claims';

/** What a sentence may rest on. */
interface Evidence {
  /** Texts of the passages that the sentence cites. */
  cited: readonly string[];
  /** What the tools have said in this conversation: typed facts, sums, own requests. */
  facts: readonly string[];
  /** Amounts that a sum came to. */
  sums: readonly number[];
  /** What was asked: its measures may be repeated. */
  question: string;
  locale: Locale;
}

export type Doubt =
  | 'characters'
  | 'link'
  | 'phone'
  | 'mail'
  | 'account'
  | 'number'
  | 'price'
  | 'starting-price'
  | 'promise'
  | 'contrary'
  | 'day'
  | 'not-cited'
  | 'not-grounded';

const priceWords =
  /\b(prix|tarif|co[uû]te?n?t?|euros?|€|prijs|kost(?:en)?|betaalt|price[ds]?|costs?|charge|pay|fee)\b|€/i;
const startingWords =
  /(dès|à partir de|démarre\w*|commence\w*|au moins|minimum|vanaf|begint|beginnen|minstens|start\w*|from\b|at least|upwards|beginning)/i;

/**
 * What the three languages are written with. Figures of other scripts, letters that only look like ours and signs that nobody sees say
 * something to a reader that the patterns below do not find.
 */
const usual = /^[\n\u0020-\u007e\u00a0«»°·²³µ×÷À-ÖØ-öø-ÿŒœŸŸĲĳ‘’“”„–—…•→−€\u202f\u2009\u2011\u00d7§©®™]$/;

/** Whether there is a character in a sentence that neither the languages nor its evidence use. */
const isDisguised = (sentence: string, texts: readonly string[]) =>
  [...sentence.normalize('NFC')].some(
    (sign) =>
      !usual.test(sign) && !(/\p{L}|\p{S}|\p{P}/u.test(sign) && texts.some((text) => text.includes(sign))),
  );

const sameNumber = (one: number, other: number) => Math.abs(one - other) < 1e-6;

function isSameRange(one: RangeClaim, other: RangeClaim): boolean {
  return one.unit === other.unit && sameNumber(one.low, other.low) && sameNumber(one.high, other.high);
}

function isBackedUp(claim: NumberClaim, unit: ClaimUnit | null, evidence: readonly NumberClaim[]): boolean {
  return evidence.some((one) => sameNumber(one.value, claim.value) && (unit === null || one.unit === unit));
}

/** Units in which the visitor's own measures may be repeated: never money, time or shares. */
const ownUnits: readonly (ClaimUnit | null)[] = ['area', 'length', 'weight', 'pixel', null];

/** Amounts that may be said of the things a sentence names; null where it names none that is sold here. */
function amountsNamed(plain: string, locale: Locale): readonly number[] | null {
  const ids = findSubjects(plain, locale);
  if (ids.length === 0) return null;
  const meant = findVariants(plain, ids, locale);
  const variants = meant.length > 0 ? meant : ids.flatMap((id) => [...subjectOf(id).variants]);
  return variants.flatMap(({ price }) => priceOf(price).amount ?? []);
}

function checkNumbers(
  claims: Claims,
  sentence: string,
  plain: string,
  evidence: Evidence,
  has: readonly NumberClaim[],
): Doubt | null {
  const own = readClaims(evidence.question, evidence.locale).numbers;
  const isAboutMoney = priceWords.test(sentence);
  const named = amountsNamed(plain, evidence.locale);
  const mayBeAmount = isAboutMoney || (named !== null && startingWords.test(sentence));
  for (const claim of claims.numbers) {
    // A bare number beside a word of money is an amount, unless it counts what the pages count as well.
    const isBare = claim.unit === null && claims.numbers.every((one) => one.unit !== 'euro');
    const isAmount = isBare && !claim.isCounting && mayBeAmount;
    const isOwn =
      !isAmount &&
      ownUnits.includes(claim.unit) &&
      own.some(
        ({ value, unit }) =>
          sameNumber(value, claim.value) &&
          (unit === claim.unit || unit === null || (claim.unit === null && ownUnits.includes(unit))),
      );
    if (isOwn) continue;
    if (claim.unit === 'euro' && evidence.sums.some((sum) => sameNumber(sum, claim.value))) continue;
    const unit = claim.unit ?? (isAmount || (isBare && isAboutMoney) ? 'euro' : null);
    if (!isBackedUp(claim, unit, has)) return claim.unit === 'euro' ? 'price' : 'number';
    if (unit !== 'euro') continue;
    if (named && !named.some((amount) => sameNumber(amount, claim.value))) return 'price';
    const isStarting =
      named !== null &&
      !startingWords.test(sentence) &&
      isStartingAmount(claim.value, plain, evidence.locale);
    if (isStarting) return 'starting-price';
  }
  return null;
}

function isStartingAmount(amount: number, plain: string, locale: Locale): boolean {
  return findSubjects(plain, locale).some((id) =>
    subjectOf(id).variants.some(({ price }) => {
      const { amount: own, from } = priceOf(price);
      return from && own !== null && sameNumber(own, amount);
    }),
  );
}

const longestUncited = 12;
const leastGrounded = 0.45;

/** Words that any sentence about a price or a time may use. */
const ordinary: Localized = {
  fr: 'prix coûte démarre commence départ compter euro prend dure tient livré posé prêt jour semaine contient compris',
  nl: 'prijs kost begint rekenen euro duurt levert geplaatst klaar dag week volledig inbegrepen gaat mee',
  en: 'price costs start begin allow euro takes lasts delivered fitted ready day week full included',
};

/** Whether a text promises something in a sentence about the same thing. */
function isPromised(promise: PromiseId, sentence: string, texts: readonly string[], locale: Locale): boolean {
  const own = new Set(termsOf(sentence, locale));
  return texts.some((text) =>
    [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].some(
      ({ segment }) =>
        readClaims(segment, locale).promises.includes(promise) &&
        termsOf(segment, locale).filter((term) => own.has(term) && !isPromiseWord(term, locale)).length >= 1,
    ),
  );
}

/** The promise itself does not say what it is about. */
function isPromiseWord(term: string, locale: Locale): boolean {
  return readClaims(term, locale).promises.length > 0;
}

/** Share of a sentence's words that its evidence or the question has. */
function groundedShare(sentence: string, evidence: Evidence): number {
  const usual = new Set(termsOf(ordinary[evidence.locale], evidence.locale));
  const terms = termsOf(withFigures(sentence, evidence.locale), evidence.locale).filter(
    (term) => !/\d/.test(term) && !usual.has(term),
  );
  if (terms.length < 4) return 1;
  const known = new Set(
    [...evidence.cited, ...evidence.facts, evidence.question].flatMap((text) =>
      termsOf(text, evidence.locale),
    ),
  );
  return terms.filter((term) => known.has(term)).length / terms.length;
}

/**
 * The grounding check (guard) against hallucination: why a sentence of a model may not be shown, or null when everything in it that can be wrong stands in what it cites, in a typed
 * fact or in a sum that was worked out.
 */
export function doubtOf(sentence: string, evidence: Evidence): Doubt | null {
  const { locale } = evidence;
  const claims = readClaims(sentence, locale);
  const plain = plainText(sentence);
  const texts = [...evidence.cited, ...evidence.facts];
  const known = texts.map((text) => readClaims(text, locale));
  if (isDisguised(sentence, texts)) return 'characters';
  if (claims.links.length > 0) return 'link';
  // In words that nobody here counts in: another language's, Roman, "a few".
  if (claims.hasMoneyWithoutFigure) return 'price';
  const phones = [digitsOf(company.phone.e164), ...known.flatMap(({ phones: own }) => own)];
  if (claims.phones.some((phone) => !phones.includes(phone))) return 'phone';
  const mails = [company.email, ...known.flatMap(({ mails: own }) => own)];
  if (claims.mails.some((mail) => !mails.includes(mail))) return 'mail';
  const accounts = known.flatMap(({ accounts: own }) => own);
  if (claims.accounts.some((account) => !accounts.includes(account))) return 'account';
  const numbers = known.flatMap(({ numbers: own }) => own);
  const wrong = checkNumbers(claims, sentence, plain, evidence, numbers);
  if (wrong) return wrong;
  const asked = readClaims(evidence.question, locale).ranges.filter(({ unit }) => ownUnits.includes(unit));
  const spans = [...known.flatMap(({ ranges }) => ranges), ...asked];
  if (claims.ranges.some((range) => !spans.some((one) => isSameRange(one, range)))) return 'number';
  const things = known.flatMap(({ perThings }) => perThings);
  if (claims.perThings.some((thing) => !things.includes(thing))) return 'price';
  if (claims.promises.some((promise) => !isPromised(promise, sentence, texts, locale))) return 'promise';
  if (isContrary(sentence, texts, locale)) return 'contrary';
  const days = known.flatMap(({ weekdays }) => weekdays);
  if (claims.weekdays.some((day) => !days.includes(day))) return 'day';
  const says = claims.numbers.length + claims.promises.length + claims.phones.length > 0;
  const isCited = evidence.cited.length > 0 || (says && evidence.facts.length > 0);
  if (!isCited && (says || plain.split(' ').length > longestUncited)) return 'not-cited';
  return isCited && groundedShare(sentence, evidence) < leastGrounded ? 'not-grounded' : null;
}
