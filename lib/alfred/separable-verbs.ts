/** Dutch verbs that are torn apart, put together again: "wie sluit het bord aan" asks about "aansluiten". */

const particle = /^(?:aan|af|op|uit|los|weg|mee|terug|door|over|toe|in|bij|na|om|dicht|vast|klaar)$/;
/** What stands between a verb and its particle, at most. */
const furthest = 8;

/**
 * Verbs with their particles, of a question in plain letters.
 *
 * @param isSaid whether pages have a word in any form
 */
export function verbsTogether(plain: string, isSaid: (word: string) => boolean): string[] {
  const words = plain.split(' ');
  const last = words.findLastIndex((word) => particle.test(word));
  // In front of something it is a preposition: "op de gevel".
  if (last < 1 || last < words.length - 1) return [];
  const end = words[last] ?? '';
  return words
    .slice(Math.max(0, last - furthest), last)
    .filter((word) => word.length >= 3)
    .map((word) => `${end}${word}`)
    .filter(isSaid);
}
