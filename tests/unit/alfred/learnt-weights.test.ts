import { expect, test } from 'vitest';
import { takeLessons, weighByLearnt } from '@/lib/alfred/learnt-weights';
import { atOnce } from '@/lib/limits/steps';

interface Lesson {
  signs: string[];
  place: number;
}

function learnWeights(lessons: readonly Lesson[], placeCount: number) {
  const taken = takeLessons();
  for (const { signs, place } of lessons) taken.add(place, signs);
  return taken.end(placeCount);
}

const repeat = (times: number, lessons: readonly Lesson[]) =>
  Array.from({ length: times }, () => lessons).flat();
const likeliest = (sums: Float64Array) => sums.indexOf(Math.max(...sums));

const lessons = repeat(20, [
  { signs: ['price', 'banner'], place: 0 },
  { signs: ['price', 'wrap'], place: 1 },
  { signs: ['price', 'pen'], place: 2 },
]);

test('what comes with every place says little of any, what comes with one says it', () => {
  const learnt = atOnce(learnWeights(lessons, 3));
  expect(likeliest(weighByLearnt(learnt, ['price', 'wrap']))).toBe(1);
  expect(likeliest(weighByLearnt(learnt, ['pen']))).toBe(2);
  const common = weighByLearnt(learnt, ['price']);
  const telling = weighByLearnt(learnt, ['wrap']);
  const spread = (sums: Float64Array) => Math.max(...sums) - Math.min(...sums);
  expect(spread(common)).toBeLessThan(spread(telling) / 3);
});

test('a sign that one lesson alone has is not learnt, and what was never seen says nothing', () => {
  const learnt = atOnce(learnWeights([...lessons, { signs: ['once'], place: 1 }], 3));
  expect(learnt.hashes).toHaveLength(4);
  expect([...weighByLearnt(learnt, ['once', 'never'])]).toEqual([0, 0, 0]);
});

test('the same lessons teach the same, with a rest at least every hundred of them', () => {
  const many = repeat(20, lessons);
  const steps = learnWeights(many, 3);
  let rests = 0;
  let end = steps.next();
  for (; !end.done; end = steps.next()) rests += 1;
  expect(rests).toBeGreaterThan((4 * many.length) / 100);
  expect(end.value).toEqual(atOnce(learnWeights(many, 3)));
});
