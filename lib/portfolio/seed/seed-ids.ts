import { type SeedCategoryKey, seedCategoryKeys } from './seed-work';

// Written out rather than random, so that the rows, the files made before a build and a page of the seed agree.
const id = (kind: number, number: number) =>
  `5eed0000-0000-4000-800${kind}-${String(number).padStart(12, '0')}`;

export function seedCategoryId(key: SeedCategoryKey): string {
  return id(1, seedCategoryKeys.indexOf(key) + 1);
}

export function seedItemId(work: { number: number }): string {
  return id(2, work.number);
}

/** @param index of the picture in its work, from 0 */
export function seedPictureId(work: { number: number }, index: number): string {
  return id(3, work.number * 100 + index + 1);
}

export function seedVideoId(work: { number: number }): string {
  return id(4, work.number);
}
