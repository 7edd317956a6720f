import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxAroundAll,
  type Drag,
  direction,
  distance,
  type Gesture,
  gestureOf,
  gestureTransform,
  layerNear,
  snapMove,
  snapTurn,
} from '@/components/shirt-designer/drag';
import { reduceDesign } from '@/lib/shirt-designer/reduce-design';
import { newText, type ShirtDesign, sideOf } from '@/lib/shirt-designer/shirt-design';

const area = { width: 280, height: 350 };
const box = (x: number, y: number, width = 40, height = 20) => ({ x, y, width, height });

describe('What is moved catches', () => {
  test('at the middle of the print area and at its edges, across and down by itself', () => {
    // Two millimetres off the middle, nothing near it down.
    expect(snapMove(box(-18, 60), area, [], 4)).toEqual({ x: { by: -2, at: 0 }, y: { by: 0, at: null } });
    expect(snapMove(box(-141.5, 60), area, [], 4).x).toEqual({ by: 1.5, at: -140 });
    expect(snapMove(box(99, 60), area, [], 4).x).toEqual({ by: 1, at: 140 });
    expect(snapMove(box(50, 3), area, [], 4).y).toEqual({ by: -3, at: 0 });
    expect(snapMove(box(50, 163), area, [], 4).y).toEqual({ by: 2, at: 175 });
    expect(snapMove(box(50, 331), area, [], 4).y).toEqual({ by: -1, at: 350 });
  });

  test('at the edges and the middle of what else is there, the nearest first', () => {
    const others = [box(61, 200, 60, 30)];
    expect(snapMove(box(59, 100), area, others, 4).x).toEqual({ by: 2, at: 61 });
    expect(snapMove(box(80, 100), area, others, 4).x).toEqual({ by: 1, at: 121 });
    expect(snapMove(box(20, 206), area, others, 4).y).toEqual({ by: -1, at: 215 });
    const nearer = [...others, box(60.5, 260, 5, 5)];
    expect(snapMove(box(60, 100), area, nearer, 4).x).toEqual({ by: 0.5, at: 60.5 });
  });

  test('nowhere beyond its reach', () => {
    expect(snapMove(box(-14, 60), area, [], 4).x).toEqual({ by: 0, at: null });
    expect(snapMove(box(-18, 60), area, [], 2).x).toEqual({ by: 0, at: null });
  });

  test('so that an edge or its middle lies on the guide, never farther than it reaches', () => {
    const length = fc.integer({ min: 1, max: 300 });
    const place = fc.integer({ min: -300, max: 400 });
    const some = fc.record({ x: place, y: place, width: length, height: length });
    fc.assert(
      fc.property(
        some,
        fc.array(some, { maxLength: 5 }),
        fc.integer({ min: 1, max: 12 }),
        (one, others, reach) => {
          const { x, y } = snapMove(one, area, others, reach);
          for (const [{ by, at }, from, extent] of [
            [x, one.x, one.width],
            [y, one.y, one.height],
          ] as const) {
            expect(Math.abs(by)).toBeLessThan(reach);
            if (at === null) expect(by).toBe(0);
            else expect([from, from + extent / 2, from + extent].map((edge) => edge + by)).toContain(at);
          }
        },
      ),
    );
  });
});

describe('What is turned catches', () => {
  test('at every fifteen degrees of the whole, from either side', () => {
    expect(snapTurn(43, 0)).toBe(45);
    expect(snapTurn(47.5, 0)).toBe(45);
    expect(snapTurn(-91, 0)).toBe(-90);
    expect(snapTurn(2, 0)).toBe(0);
    // What was turned by seven already comes upright again.
    expect(snapTurn(-6, 7)).toBe(-7);
    expect(snapTurn(9, 7)).toBe(8);
  });

  test('nowhere between', () => {
    expect(snapTurn(40, 0)).toBe(40);
    expect(snapTurn(3, 0)).toBe(3);
    expect(snapTurn(5, 7)).toBe(5);
  });

  test('by less than three degrees, whatever it was', () => {
    const degrees = fc.integer({ min: -7200, max: 7200 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(degrees, degrees, (by, before) => {
        const caught = snapTurn(by, before);
        expect(Math.abs(caught - by)).toBeLessThan(3 + 1e-9);
        if (caught !== by) expect(Math.abs(Math.round((before + caught) * 1e6) / 1e6) % 15).toBe(0);
      }),
    );
  });
});

/** Where a transform takes a point: of several, the last is done first. */
function moved(transform: string, [x, y]: readonly [number, number]): [number, number] {
  const steps = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reverse();
  return steps.reduce<[number, number]>(
    ([px, py], [, name, numbers = '']) => {
      const [a = 0, b = 0, c = 0] = numbers.split(' ').map(Number);
      if (name === 'translate') return [px + a, py + b];
      if (name === 'scale') return [px * a, py * a];
      const angle = (a * Math.PI) / 180;
      const [dx, dy] = [px - b, py - c];
      return [
        b + dx * Math.cos(angle) - dy * Math.sin(angle),
        c + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    },
    [x, y],
  );
}

describe('What is shown while fingers move', () => {
  const design: ShirtDesign = {
    version: 3,
    garment: 'tee',
    fabric: 'navy',
    sides: { front: { technique: 'dtf', layers: [newText('l1', 'Lin', { x: 30, y: 80, size: 20 })] } },
    quantities: {},
    people: [],
  };
  const on = { side: 'front', ids: ['l1'] } as const;
  const gestures: readonly Gesture[] = [
    { kind: 'move', dx: 12, dy: -7 },
    { kind: 'scale', factor: 1.5, x: 10, y: 60 },
    { kind: 'turn', degrees: 30, x: 10, y: 60 },
    { kind: 'pinch', factor: 0.8, degrees: -40, dx: 15, dy: 9, x: 10, y: 60 },
  ];

  test.each(gestures)('is where it stays once they let go: $kind', (gesture) => {
    const after =
      gesture.kind === 'pinch'
        ? (['scale', 'turn', 'move'] as const).reduce(
            (before, kind) => reduceDesign(before, { ...gesture, kind, ...on }),
            design,
          )
        : reduceDesign(design, { ...gesture, ...on });
    const [layer] = sideOf(after, 'front').layers;
    const [x, y] = moved(gestureTransform(gesture), [30, 80]);
    expect(layer?.x).toBeCloseTo(x, 1);
    expect(layer?.y).toBeCloseTo(y, 1);
  });
});

test('a box lies around several, and around nothing there is none', () => {
  expect(boxAroundAll([])).toBeNull();
  expect(boxAroundAll([box(0, 0), box(-30, 50, 10, 5)])).toEqual({ x: -30, y: 0, width: 70, height: 55 });
});

test('directions are clockwise from the right, as layers are turned', () => {
  const from = { x: 5, y: 5 };
  expect(direction(from, { x: 9, y: 5 })).toBe(0);
  expect(direction(from, { x: 5, y: 9 })).toBe(90);
  expect(distance(from, { x: 8, y: 9 })).toBe(5);
});

describe('What fingers mean', () => {
  const scene = { area, others: [], reach: 4 };
  const drag = (more: Partial<Drag> = {}): Drag => ({
    ids: ['a'],
    box: box(40, 100),
    start: { x: 50, y: 105 },
    mode: 'move',
    angle: 0,
    gesture: null,
    parts: null,
    second: null,
    held: { at: { x: 50, y: 105 }, dx: 0, dy: 0 },
    first: { id: 1, now: { x: 50, y: 105 } },
    tapped: null,
    ...more,
  });

  test('one moves, and catches where guides are drawn', () => {
    expect(gestureOf(drag(), { x: 57, y: 112 }, scene)).toEqual({
      gesture: { kind: 'move', dx: 7, dy: 7 },
      guides: { x: null, y: null },
    });
    // The middle of the box would be 1 mm beside that of the area.
    expect(gestureOf(drag(), { x: -9, y: 112 }, scene)).toEqual({
      gesture: { kind: 'move', dx: -60, dy: 7 },
      guides: { x: 0, y: null },
    });
  });

  test('at a handle it scales by its distance from the middle and turns about it', () => {
    const corner = { start: { x: 80, y: 120 } };
    expect(gestureOf(drag({ ...corner, mode: 'scale' }), { x: 100, y: 130 }, scene)).toEqual({
      gesture: { kind: 'scale', factor: 2, x: 60, y: 110 },
      guides: null,
    });
    const turned = gestureOf(
      drag({ mode: 'turn', start: { x: 60, y: 60 } }),
      { x: 110, y: 110 },
      scene,
    ).gesture;
    expect(turned).toMatchObject({ kind: 'turn', x: 60, y: 110 });
    expect(turned.kind === 'turn' && turned.degrees).toBeCloseTo(90);
  });

  test('two scale, turn and move at once, and nothing becomes so small that it is lost', () => {
    const second = { id: 2, start: { x: 90, y: 105 }, now: { x: 140, y: 115 } };
    const first = { id: 1, now: { x: 60, y: 115 } };
    expect(gestureOf(drag({ second, first }), first.now, scene).gesture).toEqual({
      kind: 'pinch',
      factor: 2,
      degrees: 0,
      dx: 30,
      dy: 10,
      x: 60,
      y: 110,
    });
    const together = { ...second, now: { x: 60, y: 115 } };
    expect(gestureOf(drag({ second: together, first }), first.now, scene).gesture).toMatchObject({
      factor: 0.05,
    });
  });

  test('a finger takes what lies under it, the upper first, else the nearest it may have meant', () => {
    const layers = [
      { id: 'low', hidden: false },
      { id: 'high', hidden: false },
      { id: 'unseen', hidden: true },
    ];
    const boxes = new Map([
      ['low', box(0, 0)],
      ['high', box(20, 10)],
      ['unseen', box(0, 0, 200, 200)],
    ]);
    expect(layerNear({ x: 30, y: 15 }, layers, boxes, 0)).toBe('high');
    expect(layerNear({ x: 5, y: 5 }, layers, boxes, 0)).toBe('low');
    expect(layerNear({ x: -8, y: 5 }, layers, boxes, 10)).toBe('low');
    expect(layerNear({ x: -12, y: 5 }, layers, boxes, 10)).toBeUndefined();
  });
});
