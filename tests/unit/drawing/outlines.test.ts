import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arc,
  back,
  box,
  circle,
  flattenOutline,
  join,
  loop,
  mapOutline,
  mirrored,
  outlineArea,
  outlineBox,
  parseOutline,
  pierced,
  whole,
} from '@/lib/drawing/outlines';

describe('An outline', () => {
  test('is read with relative, horizontal, vertical, smooth and quadratic commands', () => {
    expect(mapOutline('m10 10h20v20h-20z', (x, y) => [x, y])).toBe('M10 10L30 10L30 30L10 30Z');
    expect(mapOutline('M0 0Q30 0 30 30', (x, y) => [x, y])).toBe('M0 0C20 0 30 10 30 30');
    expect(mapOutline('M0 0C0 10 10 20 20 20S40 30 40 40', (x, y) => [x, y])).toBe(
      'M0 0C0 10 10 20 20 20C30 20 40 30 40 40',
    );
  });

  test.each(['M0 0A5 5 0 0 1 10 10', 'M0 0L10'])('is refused when it cannot be drawn: %s', (path) => {
    expect(() => parseOutline(path)).toThrow();
  });

  test.each([
    ['a square', 'M0 0H10V10H0Z', 100],
    ['a triangle drawn the other way round', 'M0 0L0 10L10 0Z', 50],
    ['a square with a hole', pierced(box(0, 0, 10, 10), box(2, 2, 4, 4)), 96],
    ['a circle', circle(50, 50, 20), Math.PI * 400],
    ['a box with round corners', box(0, 0, 100, 50, 10), 5000 - (400 - Math.PI * 100)],
  ])('knows the area of %s', (_, path, area) => {
    expect(Math.abs(outlineArea(path) - area) / area).toBeLessThan(0.005);
  });

  test('lies in its box', () => {
    expect(outlineBox(circle(100, 60, 40))).toEqual({ left: 60, top: 20, right: 140, bottom: 100 });
  });
});

describe('An edge', () => {
  const edge = 'M0 0C10 0 20 10 20 20L20 40';

  test('runs back over the very same points', () => {
    expect(back(edge)).toBe('M20 40L20 20C20 10 10 0 0 0');
    expect(back(back(edge))).toBe(edge);
  });

  test('shared by two panels leaves neither gap nor overlap', () => {
    const left = loop(edge, 'M20 40H-30', 'M-30 0H0');
    const right = loop(back(edge), 'M0 0H80', 'M80 40H20');
    expect(outlineArea(left) + outlineArea(right)).toBeCloseTo(110 * 40, 6);
  });

  test('joins the next with a line where it does not touch it', () => {
    expect(join('M0 0H10', 'M10 0V10', 'M20 10H30')).toBe('M0 0L10 0L10 10L20 10L30 10');
  });

  test('that is half an outline is completed by its mirror image', () => {
    const shape = whole('M0 0H30C40 0 40 20 30 20H0');
    expect(outlineBox(shape).left).toBeCloseTo(-outlineBox(shape).right, 6);
    expect(outlineArea(shape)).toBeCloseTo(2 * outlineArea('M0 0H30C40 0 40 20 30 20H0Z'), 6);
  });

  test('of a circle begins and ends at its angles and keeps the distance, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -360, max: 360 }), fc.integer({ min: 5, max: 350 }), (from, turn) => {
        const [points = []] = flattenOutline(arc(0, 0, 1000, from, from + turn));
        for (const [x, y] of points) expect(Math.abs(Math.hypot(x, y) - 1000)).toBeLessThan(1.5);
        const end = ((from + turn) * Math.PI) / 180;
        expect(points.at(-1)?.[0]).toBeCloseTo(1000 * Math.cos(end), 0);
        expect(points.at(-1)?.[1]).toBeCloseTo(1000 * Math.sin(end), 0);
      }),
    );
  });

  test('mirrored twice is itself', () => {
    expect(mirrored(mirrored(edge))).toBe(edge);
  });
});
