/** Somebody who can be named in a note. */
interface Nameable {
  id: string;
  name: string;
}

/** A name after "@" in a text, from `start` to before `end`; more than one colleague is who it may be. */
interface Mention<Person extends Nameable> {
  start: number;
  end: number;
  people: Person[];
}

/** Beginnings of a first name shorter than this are words, not names. */
const shortestBeginning = 3;

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const wordsOf = (name: string): string[] => fold(name).split(/[^\p{L}\p{N}'-]+/u);

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/uy;

function wordAt(text: string, at: number): string {
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? '';
}

/** Who is called like the first word: whole first names before beginnings of some. */
function calledLike<Person extends Nameable>(typed: string, people: readonly Person[]): Person[] {
  const wanted = fold(typed);
  const whole = people.filter(({ name }) => wordsOf(name)[0] === wanted);
  if (whole.length > 0 || wanted.length < shortestBeginning) return whole;
  return people.filter(({ name }) => wordsOf(name)[0]?.startsWith(wanted));
}

/** What follows the first word and belongs to the name too: a whole word of it, or a capital that tells two people apart. */
function narrow<Person extends Nameable>(typed: string, place: number, people: readonly Person[]): Person[] {
  const wanted = fold(typed);
  const whole = people.filter(({ name }) => wordsOf(name)[place] === wanted);
  if (whole.length > 0 || people.length === 1 || !/^\p{Lu}/u.test(typed)) return whole;
  return people.filter(({ name }) => wordsOf(name)[place]?.startsWith(wanted));
}

function mentionAt<Person extends Nameable>(
  text: string,
  start: number,
  colleagues: readonly Person[],
): Mention<Person> | null {
  const typed = wordAt(text, start + 1);
  // "@Karim's", "@Karim-": what hangs on to a name is no part of it, unless somebody is called so.
  const [first = ''] = typed.split(/['’-]/);
  const found = [typed, first]
    .map((name) => ({ name, people: name === '' ? [] : calledLike(name, colleagues) }))
    .find(({ people }) => people.length > 0);
  if (!found) return null;
  let { people } = found;
  let end = start + 1 + found.name.length;
  for (let place = 1; text[end] === ' '; place += 1) {
    const next = wordAt(text, end + 1);
    const left = next === '' ? [] : narrow(next, place, people);
    if (left.length === 0) break;
    people = left;
    end += 1 + next.length;
  }
  return { start, end, people };
}

/**
 * The colleagues whom a note names: "@" and the first name, or three letters of it; of two with the same, more of the name.
 * Capitals and accents do not matter. What names nobody stays a text, as does an address.
 */
export function findMentions<Person extends Nameable>(
  text: string,
  colleagues: readonly Person[],
): Mention<Person>[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}_.@])@(?=[\p{L}\p{N}])/gu)]
    .map(({ index }) => mentionAt(text, index, colleagues))
    .filter((mention) => mention !== null);
}

/** Whom a note tells, or the name as it was typed that two colleagues share. */
export function readMentions(
  text: string,
  colleagues: readonly Nameable[],
): { accounts: string[] } | { ambiguous: string } {
  const mentions = findMentions(text, colleagues);
  const unclear = mentions.find(({ people }) => people.length > 1);
  if (unclear) return { ambiguous: text.slice(unclear.start, unclear.end) };
  return { accounts: [...new Set(mentions.flatMap(({ people }) => people.map(({ id }) => id)))] };
}

/** A text in pieces: as it was typed, or the name of whom it tells. */
export function markMentions(
  text: string,
  mentioned: readonly Nameable[],
): { text: string; name: string | null }[] {
  const pieces: { text: string; name: string | null }[] = [];
  let done = 0;
  for (const { start, end, people } of findMentions(text, mentioned)) {
    const [only] = people;
    if (!only || people.length > 1) continue;
    pieces.push(
      { text: text.slice(done, start), name: null },
      { text: text.slice(start, end), name: only.name },
    );
    done = end;
  }
  return [...pieces, { text: text.slice(done), name: null }].filter((piece) => piece.text !== '');
}
