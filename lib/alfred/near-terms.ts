/** Three letters in a row, the ends of a word marked: "raam" → "_ra", "raa", "aam", "am_". */
function gramsOf(term: string): Set<string> {
  const marked = `_${term}_`;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= marked.length; at += 1) grams.add(marked.slice(at, at + 3));
  return grams;
}

const shortest = 5;
/** From this likeness on (Dice's coefficient), two stems may be the same word. */
const alike = 0.62;
const mostNear = 3;
const mostRemembered = 5_000;

/** Stems of the pages that a stem of a question resembles: another form of the word, a part of it, an error in it. */
export function createNearTerms(terms: Iterable<string>): (term: string) => readonly [string, number][] {
  const sizes = new Map<string, number>();
  const byGram = new Map<string, string[]>();
  for (const term of terms) {
    if (term.length < shortest - 1 || /[=\d]/.test(term)) continue;
    const grams = gramsOf(term);
    sizes.set(term, grams.size);
    for (const gram of grams) byGram.set(gram, [...(byGram.get(gram) ?? []), term]);
  }
  const remembered = new Map<string, readonly [string, number][]>();

  const find = (term: string): readonly [string, number][] => {
    if (term.length < shortest || /[=\d]/.test(term)) return [];
    const grams = gramsOf(term);
    const shared = new Map<string, number>();
    for (const gram of grams)
      for (const other of byGram.get(gram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared]
      .map(([other, both]): [string, number] => [other, (2 * both) / (grams.size + (sizes.get(other) ?? 0))])
      .filter(([, likeness]) => likeness >= alike)
      .sort(([, one], [, other]) => other - one)
      .slice(0, mostNear);
  };

  return (term) => {
    const known = remembered.get(term);
    if (known) return known;
    const near = find(term);
    if (remembered.size > mostRemembered) remembered.clear();
    remembered.set(term, near);
    return near;
  };
}
