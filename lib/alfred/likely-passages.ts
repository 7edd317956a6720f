import type { Steps } from '@/lib/limits/steps';
import { hashOf, placeAmong } from './seen-signs';

// Which passage answers, by what answered the questions that were most like this one: each votes for the passages that say what a right answer
// to it says. It knows words that neither a passage nor what people call it has.

/** So many of the questions most alike vote. */
const mostVoting = 30;
/** How much more a question that is more alike counts. */
const sharpness = 2;

/** How likely a passage is to answer, as its share of all votes: 0 to 1. */
export interface LikelyPassage {
  id: string;
  share: number;
}

/**
 * Questions of which it is known which passages answer them. The sign `hashes[n]` stands in the lessons `lessons[from[n]]` up to
 * `from[n + 1]`; lesson m was answered by the passages `answers[answersFrom[m]]` up to `answersFrom[m + 1]`.
 */
export interface PassageLessons {
  hashes: Uint32Array;
  from: Uint32Array;
  lessons: Uint16Array;
  /** Of each lesson, how much its signs tell in all, as the length of a vector. */
  lengths: Float32Array;
  answersFrom: Uint32Array;
  answers: Uint16Array;
  ids: readonly string[];
}

export interface PassageLessonsTaken {
  /** @param ids of the passages that answer, one of which is enough */
  add(ids: readonly string[], signs: Iterable<string>): void;
  /** Rests between them. */
  end(): Steps<PassageLessons>;
}

const restEvery = 4_000;
const mostLessons = 2 ** 16;

/** How much a sign tells that so many of all lessons have. */
const tells = (all: number, having: number) => Math.log(1 + all / Math.max(1, having));

/** Takes up to 65,536 questions, and puts them in order at the end. */
export function takePassageLessons(): PassageLessonsTaken {
  const keys: number[] = [];
  const answersFrom = [0];
  const answers: number[] = [];
  const places = new Map<string, number>();
  const placeOf = (id: string) => {
    const known = places.get(id);
    if (known !== undefined) return known;
    places.set(id, places.size);
    return places.size - 1;
  };
  return {
    add(ids, signs) {
      const lesson = answersFrom.length - 1;
      if (lesson >= mostLessons) throw new Error('There are more lessons than can be counted.');
      for (const sign of signs) keys.push(hashOf(sign) * mostLessons + lesson);
      for (const id of ids) answers.push(placeOf(id));
      answersFrom.push(answers.length);
    },
    *end() {
      const sorted = Float64Array.from(keys).sort();
      yield;
      const hashes: number[] = [];
      const from: number[] = [];
      const lessons = new Uint16Array(sorted.length);
      for (const [at, key] of sorted.entries()) {
        if (at % restEvery === 0) yield;
        const hash = Math.floor(key / mostLessons);
        if (hash !== hashes.at(-1)) {
          hashes.push(hash);
          from.push(at);
        }
        lessons[at] = key % mostLessons;
      }
      from.push(sorted.length);
      const count = answersFrom.length - 1;
      const squares = new Float64Array(count);
      for (let sign = 0; sign < hashes.length; sign += 1) {
        if (sign % restEvery === 0) yield;
        const [first = 0, end = 0] = [from[sign], from[sign + 1]];
        const square = tells(count, end - first) ** 2;
        for (let at = first; at < end; at += 1) {
          const lesson = lessons[at] ?? 0;
          squares[lesson] = (squares[lesson] ?? 0) + square;
        }
      }
      return {
        hashes: Uint32Array.from(hashes),
        from: Uint32Array.from(from),
        lessons,
        lengths: Float32Array.from(squares, Math.sqrt),
        answersFrom: Uint32Array.from(answersFrom),
        answers: Uint16Array.from(answers),
        ids: [...places.keys()],
      };
    },
  };
}

/** How alike lessons are to a question: the cosine between them, each sign by what it tells; only those that share one. */
function alikeTo(
  { hashes, from, lessons, lengths }: PassageLessons,
  signs: Iterable<string>,
): [number, number][] {
  const sums = new Map<number, number>();
  let square = 0;
  for (const sign of signs) {
    const found = placeAmong(hashes, hashOf(sign));
    const [first = 0, end = 0] = found < 0 ? [] : from.subarray(found, found + 2);
    const told = tells(lengths.length, end - first) ** 2;
    square += told;
    for (let at = first; at < end; at += 1) {
      const lesson = lessons[at] ?? 0;
      sums.set(lesson, (sums.get(lesson) ?? 0) + told);
    }
  }
  const length = Math.sqrt(square);
  return Array.from(sums, ([lesson, sum]) => [lesson, sum / (length * (lengths[lesson] ?? 1))]);
}

/**
 * Passages that are likely to answer, the likeliest first.
 *
 * @param worthOf what a vote for a passage is worth; 0 for one that does not exist
 */
export function likelyPassages(
  learnt: PassageLessons,
  signs: Iterable<string>,
  worthOf: (id: string) => number,
): LikelyPassage[] {
  const { answersFrom, answers, ids } = learnt;
  const voting = alikeTo(learnt, signs)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostVoting);
  const votes = new Map<string, number>();
  let all = 0;
  for (const [lesson, likeness] of voting) {
    const answered = answers.subarray(answersFrom[lesson], answersFrom[lesson + 1]);
    for (const place of answered) {
      const id = ids[place] ?? '';
      const vote = (likeness ** sharpness / answered.length) * worthOf(id);
      if (vote === 0) continue;
      votes.set(id, (votes.get(id) ?? 0) + vote);
      all += vote;
    }
  }
  return Array.from(votes, ([id, vote]) => ({ id, share: vote / all })).sort(
    (one, other) => other.share - one.share,
  );
}
