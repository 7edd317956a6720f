import type { PriceId } from '@/lib/content/prices';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { createPhrasebook, plainText, stem } from '@/lib/search/words';
import type { IntentId } from '../answer';
import type { SubjectId } from '../subjects';
import { fieldsOfHouse } from './fields-of-house';
import { fieldsOfMatters } from './fields-of-matters';
import { fieldsOfNeeds } from './fields-of-needs';
import { fieldsOfThings } from './fields-of-things';
import { matterRows } from './matters';
import { needRows } from './needs';
import type { FieldId, NeedRow, Said } from './row';

// Who has a need says what happens to what: a conservatory, an oven. Neither word names a thing of ours, both together do.

/** What is needed by somebody who does not say it. */
export interface Need {
  /** The passage that says what can be done. */
  passage: string;
  price: PriceId | null;
  /** What is asked of the house, where it is about that. */
  intent: IntentId | null;
  /** What it is made of. */
  fields: ReadonlySet<Said>;
  /** How many things and happenings were said that make it so. */
  said: number;
}

const fields: Record<FieldId, Localized> = {
  ...fieldsOfThings,
  ...fieldsOfNeeds,
  ...fieldsOfHouse,
  ...fieldsOfMatters,
};

/** Whether a field is of the trade: what people do with any house says little about a page. */
const isOfTrade = (field: FieldId) => !(field in fieldsOfHouse) && !(field in fieldsOfMatters);

interface Lexicon {
  /** By stem; short ones as they stand, behind an equals sign. */
  words: ReadonlyMap<string, readonly FieldId[]>;
  /** By their beginning, the first letters of which are the key. */
  beginnings: ReadonlyMap<string, readonly (readonly [beginning: string, field: FieldId])[]>;
  phrases: readonly (readonly [words: readonly string[], field: FieldId])[];
  /** What phrases there are in a text, by place in `phrases`. */
  book: ReturnType<typeof createPhrasebook<number>>;
}

const keyLength = 3;

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

const longestExact = 4;
const shortestStem = 4;

/** A short word is meant as it stands, and so is one whose stem is short: "matte" is not what "maten" comes from. */
function keyOf(word: string, locale: Locale): string {
  const stemmed = stem(word, locale);
  return word.length <= longestExact || stemmed.length < shortestStem ? `=${word}` : stemmed;
}

/** The same for the words of a phrase. */
const wordOf = (word: string, locale: Locale) => (word.length <= longestExact ? word : stem(word, locale));

const endings = ['', 's', 'es', 'n', 'en'];

/** What the star at the end of a phrase stands for: the usual endings. */
const spellingsOf = (entry: string) =>
  entry.endsWith('*') ? endings.map((ending) => `${entry.slice(0, -1)}${ending}`) : [entry];

function lexiconOf(locale: Locale): Lexicon {
  const words = new Map<string, FieldId[]>();
  const beginnings = new Map<string, [string, FieldId][]>();
  const phrases: [string[], FieldId][] = [];
  for (const [id, texts] of Object.entries(fields) as [FieldId, Localized][])
    for (const entry of texts[locale].split(' ')) {
      if (entry.endsWith('*') && !entry.includes('_')) {
        const beginning = entry.slice(0, -1);
        push(beginnings, beginning.slice(0, keyLength), [beginning, id]);
      } else if (entry.includes('_'))
        for (const phrase of spellingsOf(entry))
          phrases.push([phrase.split('_').map((word) => wordOf(word, locale)), id]);
      else push(words, keyOf(entry, locale), id);
    }
  return {
    words,
    beginnings,
    phrases,
    book: createPhrasebook(phrases.map(([stems], place) => [stems.join(' '), place] as const)),
  };
}

const lexicons = new Map<Locale, Lexicon>();

function lexiconIn(locale: Locale): Lexicon {
  const made = lexicons.get(locale) ?? lexiconOf(locale);
  lexicons.set(locale, made);
  return made;
}

/** A row has no more groups than that: more places of a field show nothing more. Bounded, because anybody may type anything. */
const mostPlaces = 4;
const longestCompound = 40;
const shortestHead = 4;
const shortestRest = 3;
/** Begins as verbs do: "verplicht" has nothing to do with "licht". */
const noCompound = /^(?:ver|ont|her)/;

/** What one word says by itself, and by how it begins. */
function fieldsOfWord(word: string, locale: Locale, { words, beginnings }: Lexicon) {
  return {
    own: words.get(keyOf(word, locale)) ?? [],
    begun: (beginnings.get(word.slice(0, keyLength)) ?? [])
      .filter(([beginning]) => word.startsWith(beginning))
      .map(([, field]) => field),
  };
}

/** What is said not to be wanted is not meant: "a sign without light". */
const mayBeUnwanted: readonly FieldId[] = ['night', 'sewing', 'banner', 'film', 'power'];
const unwanted = /^(?:non|sans|pas|zonder|geen|niet|without|no|not|nothing)$/;
const isUnwanted = (words: readonly string[], place: number) =>
  unwanted.test(words[place - 1] ?? '') ||
  (/^(?:d|de|la|a|any|een)$/.test(words[place - 1] ?? '') && unwanted.test(words[place - 2] ?? ''));

/** Where a text speaks of which field, by places of words. */
export function fieldsIn(plain: string, locale: Locale): Map<FieldId, Set<number>> {
  const lexicon = lexiconIn(locale);
  const words = plain.split(' ');
  const spelt = words.map((word) => wordOf(word, locale));
  const found = new Map<FieldId, Set<number>>();
  const add = (field: FieldId, place: number) => {
    if (mayBeUnwanted.includes(field) && isUnwanted(words, place)) return;
    const places = found.get(field) ?? new Set();
    if (places.size < mostPlaces) places.add(place);
    found.set(field, places);
  };
  for (const [place, word] of words.entries()) {
    const { own, begun } = fieldsOfWord(word, locale, lexicon);
    for (const field of [...own, ...begun]) add(field, place);
    // The end of a Dutch compound says what it is: a "badkamerraam" is a "raam".
    if (locale !== 'nl' || own.length + begun.length > 0 || noCompound.test(word)) continue;
    if (word.length > longestCompound) continue;
    for (let from = shortestRest; from <= word.length - shortestHead; from += 1) {
      const head = fieldsOfWord(word.slice(from), locale, lexicon);
      const said = [...head.own, ...head.begun];
      for (const field of said) add(field, place);
      if (said.length > 0) break;
    }
  }
  for (const place of lexicon.book.within(spelt)) {
    const [phrase, field] = lexicon.phrases[place] ?? [];
    if (!phrase || !field) continue;
    for (let from = 0; from + phrase.length <= spelt.length; from += 1)
      if (phrase.every((one, offset) => spelt[from + offset] === one)) add(field, from);
  }
  return found;
}

/** Fields of the trade that a text speaks of. */
export function tradeFieldsIn(plain: string, locale: Locale): FieldId[] {
  return [...fieldsIn(plain, locale).keys()].filter(isOfTrade);
}

/** Whether each group has a word of its own. */
function isSaid(
  groups: readonly (readonly Said[])[],
  found: ReadonlyMap<Said, ReadonlySet<number>>,
  taken: readonly number[] = [],
): boolean {
  const [group, ...others] = groups;
  if (!group) return true;
  return group.some((field) =>
    [...(found.get(field) ?? [])].some(
      (place) => !taken.includes(place) && isSaid(others, found, [...taken, place]),
    ),
  );
}

function fitting(rows: readonly NeedRow[], found: ReadonlyMap<Said, ReadonlySet<number>>): Need[] {
  return rows
    .filter(({ groups, not }) => !not.some((field) => found.has(field)) && isSaid(groups, found))
    .map(({ passage, price, intent, groups }) => ({
      passage,
      price,
      intent,
      said: groups.length,
      fields: new Set(groups.flat()),
    }))
    .sort((one, other) => other.said - one.said);
}

/** What a text shows a need of, the need that most is said of first. */
export function findNeeds(text: string, locale: Locale): Need[] {
  return fitting(needRows, fieldsIn(plainText(text), locale));
}

/** Where it is said what a text asks of the things it names. */
export function findMatters(text: string, subjects: readonly SubjectId[], locale: Locale): Need[] {
  // A thing is named by words of its own, which may say something else besides: "ppf wash" and "wash" are two.
  const named = subjects.map((id, place) => [`@${id}`, new Set([-1 - place])] as const);
  return fitting(
    matterRows,
    new Map<Said, ReadonlySet<number>>([...fieldsIn(plainText(text), locale), ...named]),
  );
}

/** Who asks, and where: none of it is what is asked for. */
const circumstances: readonly FieldId[] = [
  'team',
  'event',
  'shop',
  'room',
  'kids',
  'people',
  'visitors',
  'profession',
];

/** Whether all words of a phrase are a part of what makes a need, or of who has it: furniture that the sun bleaches. */
export function isPartOf({ fields: own }: Need, phrase: string, locale: Locale): boolean {
  const words = plainText(phrase).split(' ');
  const spoken = fieldsIn(words.join(' '), locale);
  return words.every((_, place) =>
    [...spoken].some(
      ([field, places]) => places.has(place) && (own.has(field) || circumstances.includes(field)),
    ),
  );
}
