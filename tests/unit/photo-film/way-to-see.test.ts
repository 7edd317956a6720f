import { expect, test } from 'vitest';
import { wayToSee } from '@/components/photo-film/way-to-see';

const box = (top: number, height: number, left = 0, width = 360) => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const stage = box(80, 350);
const way = (top: number, height = 44) => wayToSee(box(top, height, 20, 200), stage, 740);

test('what lies behind the photo comes to lie below it, and what is seen stays', () => {
  expect(way(200)).toBe(200 - 438);
  expect(way(-300)).toBe(-300 - 438);
  expect(way(438)).toBe(0);
  expect(way(600)).toBe(0);
});

test('what lies below the window comes into it, but never behind the photo', () => {
  expect(way(730)).toBe(730 + 44 + 8 - 740);
  expect(way(2000)).toBe(2000 + 44 + 8 - 740);
  expect(way(500, 400)).toBe(500 - 438);
});

test('beside the photo nothing is behind it', () => {
  expect(wayToSee(box(200, 44, 700, 300), box(80, 500, 0, 660), 740)).toBe(0);
});
