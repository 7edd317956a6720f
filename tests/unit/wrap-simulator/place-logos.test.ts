import { expect, test } from 'vitest';
import type { Picture } from '@/lib/drawing/picture';
import { composeWrap } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { type Logo, newLogo } from '@/lib/wrap-simulator/wrap-design';

const id = '0d9c9a4e-2f62-4a0f-8c5f-2f0a1b2c3d4e';
const photo: Picture = { kind: 'bitmap', id, width: 2000, height: 1000 };
const van = vehicles['panel-van-short'];

function placed(logo: Partial<Logo>, picture: Picture | null = photo) {
  const design = { ...defaultDesign, lines: [], logos: [{ ...newLogo, picture: id, ...logo }] };
  return composeWrap(van, design, new Map(), new Map(picture ? [[id, picture]] : []));
}

test('a logo keeps its proportions, stands on both flanks as far from the nose, and nowhere else', () => {
  const { logos } = placed({ width: 800, x: 1500, y: 900 });
  expect(logos.left[0]?.box).toEqual({ x: 1100, y: 700, width: 800, height: 400 });
  expect(logos.right[0]?.box.x).toBe(van.views.right.width - 1500 - 400);
  expect([logos.front, logos.rear, logos.roof]).toEqual([[], [], []]);
  expect(placed({ width: 800, bothSides: false }).logos.right).toEqual([]);
});

test('where it stands best it is on the bodywork', () => {
  expect(placed({ width: 500 }).logos.left[0]?.overhangs).toBe(false);
});

test('what it crosses, where it ends and how sharp it is are told', () => {
  expect(placed({ width: 2400 }).logos.left[0]?.crossed).toContain('gap');
  expect(placed({ x: 10, y: 10 }).logos.left[0]?.overhangs).toBe(true);
  expect(placed({ width: 500 }).logos.left[0]?.resolution.grade).toBe('fine');
  expect(placed({ width: 1000 }).logos.left[0]?.resolution.grade).toBe('soft');
  expect(placed({ width: 3000 }).logos.left[0]?.resolution.grade).toBe('coarse');
});

test('a picture that is gone is left out, and costs nothing', () => {
  expect(placed({}, null).logos.left).toEqual([]);
  const priced = ({ estimate }: ReturnType<typeof placed>) =>
    estimate.lines.some(({ kind }) => kind === 'lettering');
  expect([priced(placed({}, null)), priced(placed({}))]).toEqual([false, true]);
});
