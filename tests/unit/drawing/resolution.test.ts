import { expect, test } from 'vitest';
import type { Picture } from '@/lib/drawing/picture';
import { neededResolution, resolutionOf, viewingDistances } from '@/lib/drawing/resolution';

const photo: Picture = { kind: 'bitmap', id: 'x', width: 3438, height: 1000 };

test('one minute of arc is 87 dots an inch from a metre, and half of that from two', () => {
  expect(neededResolution(1) * 25.4).toBeCloseTo(87.3, 1);
  expect(neededResolution(2)).toBeCloseTo(neededResolution(1) / 2, 6);
});

test('a picture is sharp up to a size, soft up to twice that, and too coarse beyond', () => {
  const at = (width: number) => resolutionOf(photo, width, viewingDistances.vehicle);
  expect(at(1000)).toMatchObject({ grade: 'fine', fineUpTo: 1000 });
  expect(at(1001).grade).toBe('soft');
  expect(at(2000).grade).toBe('soft');
  expect(at(2002).grade).toBe('coarse');
  expect(resolutionOf(photo, 600, viewingDistances.shirt)).toMatchObject({ grade: 'soft', fineUpTo: 500 });
});

test('shapes are sharp at every size', () => {
  const shapes: Picture = { kind: 'vector', id: 'x', width: 1000, height: 10, shapes: [] };
  expect(resolutionOf(shapes, 9000, 0.1)).toEqual({
    pixelsPerMillimetre: null,
    grade: 'fine',
    fineUpTo: null,
  });
});
