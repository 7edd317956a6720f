import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { emptyWords, tradeWords } from './trade-words';

const stemmers: Record<Locale, (word: string) => string> = {
  fr: stemFrench,
  nl: stemDutch,
  en: stemEnglish,
};

/** Lower case, without accents, ligatures and signs; words by single spaces: "Œuvres d’été" → "oeuvres d ete". */
export function plainText(text: string): string {
  // Read again and again, once it is.
  if (/^[a-z\d]+(?: [a-z\d]+)*$/.test(text)) return text;
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ĳ', 'ij')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function inEach<T>(make: (locale: Locale) => T): Localized<T> {
  return { fr: make('fr'), nl: make('nl'), en: make('en') };
}

const empty = inEach((locale) => new Set(emptyWords[locale]));

/** A word of our own for a row of the trade's words, which no text contains. */
function conceptOf(row: number): string {
  return `=${row}`;
}

export function isConcept(term: string): boolean {
  return term.startsWith('=');
}

const shortestPart = 4;
/** Between the parts of a Dutch compound: "bedrijf-s-wagen", "letter-en-bak". */
const links = ['', 's', 'en', 'e'];

/**
 * The parts of a Dutch compound that are words of their own: "gevelletters" → "gevel", "letters". Empty for what is no
 * compound of known words.
 */
export function partsOf(word: string, isWord: (candidate: string) => boolean): string[] {
  for (let end = word.length - shortestPart; end >= shortestPart; end -= 1) {
    const first = word.slice(0, end);
    const second = word.slice(end);
    if (!isWord(second)) continue;
    for (const link of links) {
      if (!first.endsWith(link)) continue;
      const root = link === '' ? first : first.slice(0, -link.length);
      if (root.length >= shortestPart && isWord(root)) return [root, second];
    }
  }
  return [];
}

/** Those that carry a meaning of their own. */
export function meaningfulWords(words: readonly string[], locale: Locale): string[] {
  // A letter alone means nothing; a figure may.
  return words.filter((word) => /..|\d/.test(word) && !empty[locale].has(word));
}

// A question is read many times over; bounded, because anybody may type anything.
const stems = inEach(() => new Map<string, string>());
const mostStems = 10_000;

/** What a word shares with its other forms. */
export function stem(word: string, locale: Locale): string {
  // Figures and short names are what they are.
  if (word.length < 4 || /\d/.test(word)) return word;
  const known = stems[locale].get(word);
  if (known !== undefined) return known;
  // The stemmer leaves small things and what ends in a vowel and an s as they are: "naambordjes", "breedtes".
  const single = locale === 'nl' && word.length > 5 ? word.replace(/(?<=[aeou])s$/, '') : word;
  const whole = locale === 'nl' && word.length > 6 ? single.replace(/t?jes?$/, '') : single;
  const made = stemmers[locale](whole);
  if (stems[locale].size >= mostStems) stems[locale].clear();
  stems[locale].set(word, made);
  return made;
}

/** Phrases that can be looked up in a text. */
export interface Phrasebook<T> {
  /** The entries whose phrase stands in a text of single words, in the order in which they were given. */
  within(words: readonly string[]): T[];
}

/** A book of phrases of one or more words. However many it holds, a text is read through once for each length of phrase. */
export function createPhrasebook<T>(
  entries: readonly (readonly [phrase: string, entry: T])[],
): Phrasebook<T> {
  const places = new Map<string, number[]>();
  /** Words of the longest phrase that begins with a word. */
  const longest = new Map<string, number>();
  for (const [place, [phrase]] of entries.entries()) {
    const [first = '', ...others] = phrase.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1));
    places.set(phrase, [...(places.get(phrase) ?? []), place]);
  }
  return {
    within: (words) => {
      const found = new Set<number>();
      for (const [from, first] of words.entries()) {
        let phrase = '';
        const end = Math.min(words.length, from + (longest.get(first) ?? 0));
        for (let to = from; to < end; to += 1) {
          phrase = to === from ? first : `${phrase} ${words[to]}`;
          for (const place of places.get(phrase) ?? []) found.add(place);
        }
      }
      return [...found]
        .sort((one, other) => one - other)
        .flatMap((place) => {
          const entry = entries[place];
          return entry === undefined ? [] : [entry[1]];
        });
    },
  };
}

/** Names of things as stems, longest phrase first, so that "film solaire" is found before "film". */
const phrases = inEach((locale) =>
  createPhrasebook(
    tradeWords[locale]
      .flatMap((names, row) =>
        names.map((name) => ({ name: stemAll(name.split(' '), locale), concept: conceptOf(row) })),
      )
      .sort((one, other) => other.name.length - one.name.length)
      .map((named) => [named.name, named] as const),
  ),
);

function stemAll(words: readonly string[], locale: Locale): string {
  return words.map((word) => stem(word, locale)).join(' ');
}

/** What words speak of, by rows of the trade's words. */
export function conceptsOf(words: readonly string[], locale: Locale): string[] {
  const found = new Set<string>();
  const stemmed = words.map((word) => stem(word, locale));
  let left = ` ${stemmed.join(' ')} `;
  for (const { name, concept } of phrases[locale].within(stemmed)) {
    const phrase = ` ${name} `;
    if (!left.includes(phrase)) continue;
    found.add(concept);
    // A longer name is meant whole: "film solaire" does not also mean "film".
    if (name.includes(' ')) left = left.replaceAll(phrase, ' | ');
  }
  return [...found];
}
