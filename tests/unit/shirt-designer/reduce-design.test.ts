import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginHistory, record, redo, undo } from '@/lib/designs/history';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { fabricColourIds } from '@/lib/shirt-designer/fabric-colours';
import { garmentIds, garmentSides, sizeIds } from '@/lib/shirt-designer/garments/garment';
import { markIds } from '@/lib/shirt-designer/marks';
import {
  cleanText,
  type DesignAction,
  isLongText,
  type LayerDraft,
  reduceDesign,
  toggled,
  withGroups,
} from '@/lib/shirt-designer/reduce-design';
import { newLayer, newText, type ShirtDesign, sideOf } from '@/lib/shirt-designer/shirt-design';
import { techniqueIds } from '@/lib/shirt-designer/techniques';

const empty: ShirtDesign = {
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: {},
  quantities: { m: 10, s: 2 },
  people: [],
};

const some: ShirtDesign = {
  ...empty,
  sides: {
    front: {
      technique: 'screen',
      layers: [
        newText('l1', 'un', { x: -50, y: 20 }),
        newText('l2', 'deux', { x: 0, y: 50 }),
        newText('l3', 'trois', { x: 60, y: 90 }),
      ],
    },
  },
};

const ids = (design: ShirtDesign) => sideOf(design, 'front').layers.map(({ id }) => id);
const layerOf = (design: ShirtDesign, id: string) =>
  sideOf(design, 'front').layers.find((layer) => layer.id === id);

const wild = fc.oneof(fc.double(), fc.integer({ min: -5000, max: 5000 }));
const side = fc.constantFrom(...garmentSides);
const someIds = fc.subarray(['l1', 'l2', 'l3', 'l4', 'l5', 'l9']);
const box = fc.record({
  x: fc.integer({ min: -200, max: 200 }),
  y: fc.integer({ min: -200, max: 200 }),
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
});
const boxes = fc
  .dictionary(fc.constantFrom('l1', 'l2', 'l3', 'l4'), box)
  .map((all) => new Map(Object.entries(all)));
const draft = fc.oneof(
  fc.string().map((text): LayerDraft => newText('x', text)),
  fc.tuple(wild, wild).map(
    ([width, height]): LayerDraft => ({
      ...newLayer('x'),
      kind: 'shape',
      shape: 'star',
      width,
      height,
      colour: 'red',
    }),
  ),
  fc.constantFrom(...markIds).map(
    (mark): LayerDraft => ({
      ...newLayer('x'),
      group: 'g1',
      kind: 'mark',
      mark,
      width: 20,
      height: 20,
      colours: ['#ffffff', 'no'],
    }),
  ),
);

const action: fc.Arbitrary<DesignAction> = fc.oneof(
  fc.record({ kind: fc.constant('garment' as const), garment: fc.constantFrom(...garmentIds) }),
  fc.record({ kind: fc.constant('fabric' as const), fabric: fc.constantFrom(...fabricColourIds) }),
  fc.record({ kind: fc.constant('technique' as const), side, technique: fc.constantFrom(...techniqueIds) }),
  fc.record({ kind: fc.constant('quantity' as const), size: fc.constantFrom(...sizeIds), count: wild }),
  fc.record({
    kind: fc.constant('people' as const),
    people: fc.array(
      fc.record({
        name: fc.string({ unit: 'grapheme' }),
        number: fc.string(),
        size: fc.constantFrom(...sizeIds),
      }),
    ),
  }),
  fc.record({ kind: fc.constant('add' as const), side, layers: fc.array(draft, { maxLength: 12 }) }),
  fc.record({
    kind: fc.constant('change' as const),
    side,
    ids: someIds,
    change: fc.record(
      {
        text: fc.string({ unit: 'grapheme', maxLength: 300 }),
        size: wild,
        x: wild,
        angle: wild,
        width: wild,
        colour: fc.string(),
        locked: fc.boolean(),
        hidden: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('move' as const), side, ids: someIds, dx: wild, dy: wild }),
  fc.record({ kind: fc.constant('scale' as const), side, ids: someIds, factor: wild, x: wild, y: wild }),
  fc.record({ kind: fc.constant('turn' as const), side, ids: someIds, degrees: wild, x: wild, y: wild }),
  fc.record({
    kind: fc.constant('flip' as const),
    side,
    ids: someIds,
    axis: fc.constantFrom('x' as const, 'y' as const),
  }),
  fc.record({
    kind: fc.constant('order' as const),
    side,
    ids: someIds,
    to: fc.constantFrom('front' as const, 'forward' as const, 'backward' as const, 'back' as const),
  }),
  fc.record({
    kind: fc.constantFrom('group' as const, 'ungroup' as const, 'duplicate' as const, 'remove' as const),
    side,
    ids: someIds,
  }),
  fc.record({
    kind: fc.constant('align' as const),
    side,
    ids: someIds,
    edge: fc.constantFrom('left' as const, 'middle' as const),
    to: box,
    boxes,
  }),
  fc.record({
    kind: fc.constant('distribute' as const),
    side,
    ids: someIds,
    axis: fc.constantFrom('x' as const, 'y' as const),
    boxes,
  }),
);

describe('Any series of actions', () => {
  test('leaves a design that can be kept, with ids that name one layer each', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const design = actions.reduce(reduceDesign, some);
        expect(openShirtDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
        const all = Object.values(design.sides).flatMap((one) => one?.layers.map(({ id }) => id) ?? []);
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 300 },
    );
  });

  test('is taken back step by step, and done again', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 15 }), (actions) => {
        const steps = [some];
        let history = beginHistory(some);
        for (const one of actions) {
          const next = reduceDesign(history.present, one);
          if (next !== history.present) steps.push(next);
          history = record(history, next);
        }
        for (const before of [...steps].reverse()) {
          expect(history.present).toBe(before);
          history = undo(history);
        }
        expect(history.present).toBe(some);
        for (const _ of actions) history = redo(history);
        expect(history.present).toBe(steps.at(-1));
      }),
      { numRuns: 100 },
    );
  });
});

describe('Single actions', () => {
  test('a locked layer stays, and can be unlocked', () => {
    const locked = reduceDesign(some, {
      kind: 'change',
      side: 'front',
      ids: ['l1'],
      change: { locked: true },
    });
    expect(reduceDesign(locked, { kind: 'move', side: 'front', ids: ['l1'], dx: 5, dy: 5 })).toBe(locked);
    expect(reduceDesign(locked, { kind: 'remove', side: 'front', ids: ['l1'] })).toBe(locked);
    const open = reduceDesign(locked, {
      kind: 'change',
      side: 'front',
      ids: ['l1'],
      change: { locked: false },
    });
    expect(ids(reduceDesign(open, { kind: 'remove', side: 'front', ids: ['l1'] }))).toEqual(['l2', 'l3']);
  });

  test('order goes one step, or to the end', () => {
    const order = (to: 'front' | 'forward' | 'backward' | 'back', one: string) =>
      ids(reduceDesign(some, { kind: 'order', side: 'front', ids: [one], to }));
    expect(order('front', 'l1')).toEqual(['l2', 'l3', 'l1']);
    expect(order('forward', 'l1')).toEqual(['l2', 'l1', 'l3']);
    expect(order('backward', 'l3')).toEqual(['l1', 'l3', 'l2']);
    expect(order('back', 'l3')).toEqual(['l3', 'l1', 'l2']);
    expect(order('forward', 'l3')).toEqual(['l1', 'l2', 'l3']);
  });

  test('copies of a group are a group of their own', () => {
    const grouped = reduceDesign(some, { kind: 'group', side: 'front', ids: ['l1', 'l2'] });
    const twice = reduceDesign(grouped, { kind: 'duplicate', side: 'front', ids: ['l1', 'l2'] });
    const { layers } = sideOf(twice, 'front');
    expect(layers).toHaveLength(5);
    expect(withGroups(layers, ['l1'])).toEqual(['l1', 'l2']);
    expect(withGroups(layers, [layers[4]?.id ?? ''])).toEqual(layers.slice(3).map(({ id }) => id));
  });

  test('a layer joins what is selected and leaves it with all of its group, each once', () => {
    const { layers } = sideOf(
      reduceDesign(some, { kind: 'group', side: 'front', ids: ['l1', 'l2'] }),
      'front',
    );
    expect(toggled(layers, [], 'l3')).toEqual(['l3']);
    expect(toggled(layers, ['l3'], 'l1')).toEqual(['l3', 'l1', 'l2']);
    expect(toggled(layers, ['l3', 'l1', 'l2'], 'l2')).toEqual(['l3']);
    expect(toggled(layers, ['l3'], 'l3')).toEqual([]);
    // One of a group was picked alone from the list: the other brings it along once.
    expect(toggled(layers, ['l1'], 'l2')).toEqual(['l1', 'l2']);
  });

  test('words are too long beyond so many lines or letters of which something is seen', () => {
    expect(isLongText('a\nb\nc\nd\ne\nf')).toBe(false);
    expect(isLongText('a\nb\nc\nd\ne\nf\n \n')).toBe(false);
    expect(isLongText('a\nb\nc\nd\ne\nf\ng')).toBe(true);
    expect(isLongText('🚲'.repeat(120))).toBe(false);
    expect(isLongText('🚲'.repeat(121))).toBe(true);
    expect(isLongText(`\u200f${'é'.repeat(120)}  `)).toBe(false);
  });

  test('a turn beyond every figure is still an angle', () => {
    const turn = {
      kind: 'turn',
      side: 'front',
      ids: ['l3'],
      degrees: Number.MAX_VALUE,
      x: 0,
      y: 90,
    } as const;
    expect(openShirtDesign(reduceDesign(some, turn))).not.toBeNull();
  });

  test('a turn around a point carries the layer with it', () => {
    const after = layerOf(
      reduceDesign(some, { kind: 'turn', side: 'front', ids: ['l3'], degrees: 90, x: 0, y: 90 }),
      'l3',
    );
    expect(after).toMatchObject({ angle: 90, x: 0, y: 150 });
  });

  test('three stand at equal gaps between the outer two', () => {
    const square = (x: number) => ({ x, y: 0, width: 10, height: 10 });
    const boxes = new Map([
      ['l1', square(0)],
      ['l2', square(12)],
      ['l3', square(90)],
    ]);
    const after = reduceDesign(some, {
      kind: 'distribute',
      side: 'front',
      ids: ['l1', 'l2', 'l3'],
      axis: 'x',
      boxes,
    });
    expect(layerOf(after, 'l2')?.x).toBe(33);
    expect(layerOf(after, 'l1')?.x).toBe(-50);
  });

  test('another garment keeps what it can, and no piece is lost', () => {
    const list = reduceDesign(some, { kind: 'people', people: [{ name: 'Nadia', number: '7', size: 's' }] });
    const cap = reduceDesign(list, { kind: 'garment', garment: 'cap' });
    expect(cap.quantities).toEqual({ one: 12 });
    expect(cap.people).toEqual([{ name: 'Nadia', number: '7', size: 'one' }]);
    expect(cap.sides.front?.technique).toBe('embroidery');
    expect(ids(cap)).toEqual(['l1', 'l2', 'l3']);
    expect(reduceDesign(some, { kind: 'garment', garment: 'vest' }).fabric).toBe('hi-vis-yellow');
  });

  test('nothing is added to a side that the garment does not have', () => {
    const apron: ShirtDesign = { ...some, garment: 'apron', fabric: 'black' };
    const layers = [newText('x', 'dos')];
    expect(reduceDesign(apron, { kind: 'add', side: 'back', layers })).toBe(apron);
    expect(sideOf(reduceDesign(apron, { kind: 'add', side: 'front', layers }), 'front').layers).toHaveLength(
      4,
    );
  });

  test('what is typed keeps its lines and loses what cannot be seen', () => {
    expect(cleanText('un\r\ndeux\u0007\u202etrois')).toBe('un\ndeux trois');
    expect([...cleanText('x'.repeat(900))]).toHaveLength(120);
  });

  test('a side takes forty layers and no more', () => {
    const many = reduceDesign(empty, {
      kind: 'add',
      side: 'back',
      layers: Array.from({ length: 60 }, () => newText('x', 'a')),
    });
    expect(sideOf(many, 'back').layers).toHaveLength(40);
    expect(reduceDesign(many, { kind: 'add', side: 'back', layers: [newText('x', 'b')] })).toBe(many);
  });
});
