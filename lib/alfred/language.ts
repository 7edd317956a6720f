import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import { emptyWords } from '@/lib/search/trade-words';
import { wordsOfInsults, wordsOfIntents } from './intents';

/** What betrays a language beside its small words. */
const telling: Localized<string> = {
  fr: 'je tu il nous vous mon ma mes quel quelle quels quelles combien comment pourquoi quand est sont avez voudrais aimerais faut peut dois bonjour merci svp pour avec sans chez une des les camionnette voiture vitrine enseigne heures delai prix ouvert ouverts creer supprimer enregistrer annuler connecter',
  nl: 'ik jij wij jullie mijn uw hoeveel waarom wanneer welke kunnen kan wil zou graag moet mag hallo bedankt voor met zonder een het de wat hoe wagen bestelwagen raam gevel uren levertijd prijs open aanmaken verwijderen bewaren annuleren aanmelden',
  en: 'i you we my your how why when which would could should please must may hello thanks for with without the what where window van hours price much long does do can create delete save cancel',
};

const words = Object.fromEntries(
  locales.map((locale) => [
    locale,
    {
      small: new Set([...emptyWords[locale], ...telling[locale].split(' ')]),
      asked: new Set([...wordsOfIntents(locale), ...wordsOfInsults(locale)]),
    },
  ]),
) as Localized<{ small: Set<string>; asked: Set<string> }>;

function scoreOf(plainWords: readonly string[], locale: Locale): number {
  let score = 0;
  for (const word of plainWords) {
    const knownTo = (kind: 'small' | 'asked') => locales.filter((one) => words[one][kind].has(word));
    for (const [kind, worth] of [
      ['small', 1],
      ['asked', 0.8],
    ] as const) {
      const known = knownTo(kind);
      // What several languages have says less.
      if (known.includes(locale)) score += worth / known.length ** 2;
    }
  }
  return score;
}

/** The language a question is in; that of the page where it cannot be told. */
export function languageOf(plainWords: readonly string[], page: Locale): Locale {
  const own = scoreOf(plainWords, page);
  const [best, score] = locales
    .map((locale) => [locale, scoreOf(plainWords, locale)] as const)
    .reduce((top, one) => (one[1] > top[1] ? one : top));
  // One word may be a neighbour's by chance: "wallpaper over wallpaper" is no Dutch.
  const telling = plainWords.filter((word) => words[best].small.has(word) || words[best].asked.has(word));
  const isTold = telling.length >= (plainWords.length > 2 ? 2 : 1);
  return isTold && score > own * 1.4 + 0.3 ? best : page;
}
