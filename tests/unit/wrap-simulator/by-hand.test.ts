import { beforeAll, expect, test } from 'vitest';
import { outlineBox } from '@/lib/drawing/outlines';
import {
  type Movable,
  madeOn,
  movablesOn,
  moveSplit,
  moveTo,
  snap,
  takeOff,
  turnPanel,
} from '@/lib/wrap-simulator/by-hand';
import { type ComposedWrap, composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { nextSide } from '@/lib/wrap-simulator/round';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { newLine, newLogo, type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';

const id = '0d9c9a4e-2f62-4a0f-8c5f-2f0a1b2c3d4e';
const design: WrapDesign = {
  ...defaultDesign,
  lines: [
    { ...newLine, text: 'Lin', x: 2000, y: 1200 },
    { ...newLine, text: 'Peeters', x: 3000, y: 800, bothSides: false },
  ],
  logos: [{ ...newLogo, picture: id, x: 1500, y: 900 }],
};

async function made(of: WrapDesign): Promise<ComposedWrap> {
  const pictures = new Map([[id, { kind: 'bitmap', id, width: 900, height: 600 } as const]]);
  return composeWrap(vehicleOf(of), of, await lettersFor(of), pictures);
}

let composed: ComposedWrap;
beforeAll(async () => {
  composed = await made(design);
});

const movable = (kind: Movable['kind'], index: number, side: 'left' | 'right' = 'left'): Movable => {
  const found = movablesOn(composed, side).find((one) => one.kind === kind && one.index === index);
  if (!found) throw new Error(`No ${kind} ${index}`);
  return found;
};

test('what stands on a side can be moved there, by the point that its fields say', () => {
  expect(movablesOn(composed, 'left').map(({ kind, index }) => `${kind} ${index}`)).toEqual([
    'logo 0',
    'line 0',
    'line 1',
  ]);
  expect(movablesOn(composed, 'right').map(({ kind, index }) => `${kind} ${index}`)).toEqual([
    'logo 0',
    'line 0',
  ]);
  expect(movable('line', 0)).toMatchObject({ x: 2000, y: 1200 });
  expect(movable('logo', 0)).toMatchObject({ x: 1500, y: 900 });
});

test('moved on one flank it moves on the other, as far from the nose', async () => {
  const { width } = composed.vehicle.views.right;
  const next = moveTo(composed, 'right', { kind: 'line', index: 0 }, { x: width - 2400, y: 1000.4 });
  expect(next.lines[0]).toMatchObject({ x: 2400, y: 1000 });
  expect(next.lines[1]).toBe(design.lines[1]);
  const [onLeft] = (await made(next)).placed.left;
  expect((onLeft?.x ?? 0) + (onLeft?.outlined.width ?? 0) / 2).toBeCloseTo(2400, 6);
});

test('words that were lowered for want of room are moved as they are seen, and keep that height', async () => {
  const lines = [{ ...newLine, text: 'Boulangerie Vandenbroucke', height: 180 }];
  const bike = await made({ ...defaultDesign, vehicle: 'cargo-bike', lines });
  const height = bike.placed.left[0]?.line.height ?? 0;
  expect(height).toBeLessThan(180);
  const next = moveTo(bike, 'left', { kind: 'line', index: 0 }, { x: 900, y: 700 });
  expect(next.lines[0]).toMatchObject({ x: 900, y: 700, height });
});

test('a line or a picture is taken off, and nothing else; another that stands in its place by then stays', () => {
  const [first, second] = design.lines;
  if (!first || !second) throw new Error('There are no lines');
  expect(takeOff(composed, { kind: 'line', index: 0 })).toEqual({ ...design, lines: [second] });
  expect(takeOff(composed, { kind: 'logo', index: 0 })).toEqual({ ...design, logos: [] });
  const shorter = { ...design, lines: [second] };
  expect(takeOff(composed, { kind: 'line', index: 0 }, shorter)).toBe(shorter);
});

test('what was chosen since the drawing was made stays when something on it is moved', () => {
  const [first, second] = design.lines;
  if (!first || !second) throw new Error('There are no lines');
  const line = { kind: 'line', index: 0 } as const;
  const to = { x: 2400, y: 1000 };
  const latest: WrapDesign = {
    ...design,
    film: 'gloss-chalk',
    lines: [{ ...first, text: 'Lin en Zoon', family: 'lobster', height: 95 }, second],
  };
  expect(moveTo(composed, 'left', line, to, latest)).toEqual({
    ...latest,
    lines: [{ ...latest.lines[0], ...to }, second],
  });
  const moved = moveTo(composed, 'left', { kind: 'logo', index: 0 }, to, latest);
  expect(moved).toEqual({ ...latest, logos: [{ ...design.logos[0], ...to }] });
});

test('what is no more where it was drawn is not moved there', () => {
  const [first, second] = design.lines;
  if (!first || !second) throw new Error('There are no lines');
  const to = { x: 2400, y: 1000 };
  const onRear: WrapDesign = { ...design, lines: [{ ...first, side: 'rear' }, second] };
  const emptied: WrapDesign = { ...design, lines: [second], logos: [] };
  for (const latest of [onRear, emptied])
    expect(moveTo(composed, 'left', { kind: 'line', index: 0 }, to, latest)).toBe(latest);
  expect(moveTo(composed, 'left', { kind: 'logo', index: 0 }, to, emptied)).toBe(emptied);
  const whole: WrapDesign = { ...design, coverage: 'full' };
  expect(moveSplit(whole, 70)).toBe(whole);
});

test('a tap on the drawing of one vehicle changes nothing once another one was chosen', () => {
  const tap = madeOn(design.vehicle, (latest) => turnPanel(latest, 'bonnet'));
  const latest: WrapDesign = { ...design, film: 'gloss-chalk' };
  expect(tap(latest)).toEqual({ ...latest, panels: { bonnet: 'bare' } });
  const other: WrapDesign = { ...latest, vehicle: 'cargo-bike' };
  expect(tap(other)).toBe(other);
});

test('beyond the vehicle it stays within what can be kept', () => {
  const next = moveTo(composed, 'left', { kind: 'logo', index: 0 }, { x: -50, y: 99_999 });
  expect(next.logos[0]).toMatchObject({ x: 0, y: wrapLimits.position });
});

test('a baseline near another becomes the same, and the line is shown', () => {
  const { x, y, guides } = snap(composed, 'left', movable('line', 1), { x: 3333, y: 1205 }, 30);
  expect(y).toBe(1200);
  expect(guides).toContainEqual({ axis: 'y', at: 1200 });
  expect(Math.abs(x - 3333)).toBeLessThan(30);
});

test('a middle near that of a panel or of the side meets it; far from everything nothing moves', () => {
  const view = composed.vehicle.views.left;
  const logo = movable('logo', 0);
  const door = view.panels.find((panel) => panel.id === 'left-front-door');
  const { left, right } = outlineBox(door?.path ?? '');
  const middle = (left + right) / 2;
  expect(snap(composed, 'left', logo, { x: middle + 4, y: 500 }, 12)).toMatchObject({ x: middle });
  expect(snap(composed, 'left', logo, { x: view.width / 2 - 1, y: 500 }, 12)).toMatchObject({
    x: view.width / 2,
  });
  expect(snap(composed, 'left', logo, { x: 1234, y: 777 }, 0)).toEqual({ x: 1234, y: 777, guides: [] });
});

test('a picture stands on a baseline with its lower edge', () => {
  const logo = movable('logo', 0);
  const { y } = snap(composed, 'left', logo, { x: 100, y: 1200 - logo.box.height / 2 + 6 }, 10);
  expect(y + logo.box.height / 2).toBeCloseTo(1200, 6);
});

test('the line between two tones stays where a split makes sense, and a move of nothing is none', () => {
  expect(moveSplit(design, 61.4).split).toBe(61);
  expect(moveSplit(design, 3).split).toBe(wrapLimits.split.min);
  expect(moveSplit(design, design.split)).toBe(design);
});

test('a panel goes through all it can wear and comes back', () => {
  const turns = [1, 2, 3, 4].reduce<WrapDesign[]>(
    (all) => [...all, turnPanel(all.at(-1) ?? design, 'bonnet')],
    [],
  );
  expect(turns.map(({ panels }) => panels.bonnet)).toEqual(['bare', 'film', 'second', undefined]);
  expect(turns.at(-1)?.panels).toEqual({});
});

test('one walks round the vehicle, and back', () => {
  expect(nextSide('left', 1)).toBe('front');
  expect(nextSide('left', -1)).toBe('roof');
  expect(nextSide(nextSide('rear', 1), -1)).toBe('rear');
});
