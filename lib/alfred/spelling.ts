import { distance } from 'fastest-levenshtein';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { emptyWords, tradeWords } from '@/lib/search/trade-words';
import { partsOf, stem } from '@/lib/search/words';
import { wordsOfCalendar } from './clock';
import { vehicleNames } from './combinations';
import { wordsOfIntents } from './intents';
import { wordsOfOffTopic } from './off-topic';
import { subjectIds, subjectOf } from './subjects';

/** What is typed in a hurry, and what is meant by it. Spelt as `plainText` leaves it. */
const shorthand: Localized<Record<string, string>> = {
  fr: {
    cb: 'combien',
    cbn: 'combien',
    koi: 'quoi',
    kwa: 'quoi',
    pk: 'pourquoi',
    pq: 'pourquoi',
    qd: 'quand',
    slt: 'salut',
    bjr: 'bonjour',
    stp: 'svp',
    rdv: 'rendez vous',
    tel: 'telephone',
    dispo: 'disponible',
    ptit: 'petit',
    voit: 'voiture',
    oto: 'auto',
    camio: 'camionnette',
    camionette: 'camionnette',
    pub: 'publicite',
    combi1: 'combien',
  },
  nl: {
    hvl: 'hoeveel',
    hoevl: 'hoeveel',
    prys: 'prijs',
    preis: 'prijs',
    hoeveelst: 'hoeveel',
    wa: 'wat',
    da: 'dat',
    nie: 'niet',
    ni: 'niet',
    is: 'is',
    gulle: 'jullie',
    gij: 'u',
    ge: 'u',
    aub: 'alstublieft',
    svp: 'alstublieft',
    tel: 'telefoon',
    bt: 'bestelwagen',
    camionet: 'bestelwagen',
    camionette: 'bestelwagen',
    camionnette: 'bestelwagen',
    frigowagen: 'bestelwagen',
  },
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    wanna: 'want to',
    gonna: 'going to',
    wen: 'when',
    wat: 'what',
    hw: 'how',
    mutch: 'much',
    tel: 'telephone',
    tshirts: 't shirts',
    colour: 'colour',
  },
};

/** Words of everyday that the site does not use, so that they are not taken for errors. */
export const everyday: Localized<string> = {
  fr: 'voudrais aimerais souhaite souhaiterais besoin cherche pouvez pourriez savoir dire demande question boulangerie restaurant magasin boutique garage bureau maison appartement jardin frere soeur pere mere femme mari ami patron chef demain hier aujourd semaine mois annee lundi mardi mercredi jeudi vendredi samedi dimanche quoi comment pourquoi combien quand parce donc alors aussi tres vraiment bien petit petite grand grande nouveau nouvelle vieux vieille beau belle blanc noir rouge bleu vert jaune gris',
  nl: 'graag zoek nodig vraag vragen weten zeggen kunt kunnen zouden bakkerij restaurant winkel garage kantoor huis appartement tuin broer zus vader moeder vrouw man vriend baas chef morgen gisteren vandaag week maand jaar maandag dinsdag woensdag donderdag vrijdag zaterdag zondag waarom hoeveel wanneer omdat dan ook heel echt goed klein kleine groot grote nieuw nieuwe oud oude mooi mooie wit zwart rood blauw groen geel grijs',
  en: 'looking need want would could should question know tell ask bakery restaurant shop store garage office house flat apartment garden brother sister father mother wife husband friend boss tomorrow yesterday today week month year monday tuesday wednesday thursday friday saturday sunday because then also very really good well small little large big new old nice white black red blue green yellow grey gray',
};

export interface Speller {
  /** Each word as it was meant; of those that nothing is like, the word itself. */
  correct(words: readonly string[]): string[];
  /** The parts of a compound of known words; empty for any other word. */
  partsOf(word: string): string[];
  /** Whether the site, its rules or everyday language have this word in any form. */
  isKnown(word: string): boolean;
}

const longestNear = 3;
const mostRemembered = 5_000;

/**
 * Knows the words of a language: those of the site, of what is asked and of everyday.
 *
 * @param counts how often the pages of the site use each word
 */
export function createSpeller(locale: Locale, counts: ReadonlyMap<string, number>): Speller {
  const weights = new Map(counts);
  const add = (word: string, weight: number) => weights.set(word, (weights.get(word) ?? 0) + weight);
  const important = [
    ...wordsOfIntents(locale),
    ...tradeWords[locale].flat().flatMap((name) => name.split(' ')),
    ...subjectIds.flatMap((id) => subjectOf(id).names.flatMap((name) => name.split(' '))),
  ].filter((word) => word.length > 1);
  for (const word of important) add(word, 20);
  for (const word of [...emptyWords[locale], ...everyday[locale].split(' '), ...vehicleNames.split(' ')])
    add(word, 5);
  for (const word of [...wordsOfOffTopic(locale), ...wordsOfCalendar(locale)]) add(word, 1);
  const stems = new Set([...weights.keys()].map((word) => stem(word, locale)));
  const byLength = new Map<number, string[]>();
  for (const word of weights.keys()) {
    if (word.length < 4 || /\d/.test(word)) continue;
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  }

  const isWord = (word: string) => weights.has(word) || stems.has(stem(word, locale));
  const isKnown = (word: string) =>
    word.length < 3 ||
    /\d/.test(word) ||
    isWord(word) ||
    (locale === 'nl' && word.length >= 8 && partsOf(word, (part) => weights.has(part)).length > 0);

  const nearest = (word: string): string => {
    const most = word.length >= 9 ? 2 : 1;
    let best = word;
    let least = most + 1;
    let weight = 0;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        const off = isSwap(word, candidate) ? 1 : distance(word, candidate);
        // Who mistypes a word mostly gets its beginning right.
        if (off > most || (off === most && candidate[0] !== word[0])) continue;
        const own = weights.get(candidate) ?? 0;
        if (off < least || (off === least && own > weight)) [best, least, weight] = [candidate, off, own];
      }
    }
    // Much is like much: only what is asked for often is meant. What else is like a word of the pages, ranking finds.
    return weight < 15 && (word.length < 8 || least > 1) ? word : best;
  };

  // Who types one word wrong, types it so again; bounded, because anybody may type anything.
  const meantBy = new Map<string, string>();
  const correctWord = (word: string): string => {
    const known = meantBy.get(word);
    if (known !== undefined) return known;
    const meant = word.length <= longestNear || isKnown(word) ? word : nearest(word);
    if (meantBy.size > mostRemembered) meantBy.clear();
    meantBy.set(word, meant);
    return meant;
  };

  return {
    isKnown,
    partsOf: (word) =>
      locale === 'nl' && word.length >= 8 ? partsOf(word, (part) => weights.has(part)) : [],
    correct: (words) =>
      words.flatMap((word) => {
        const meant = shorthand[locale][word];
        if (meant !== undefined) return meant.split(' ');
        return [correctWord(word)];
      }),
  };
}

/** Whether two words differ by two neighbours that changed places. */
function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
