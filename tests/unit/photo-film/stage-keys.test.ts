import { expect, test } from 'vitest';
import { readStageKey } from '@/components/photo-film/stage-keys';

const press = (
  key: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', true>> = {},
) => readStageKey({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test('arrows move the cross, faster with Shift, and are the browser’s with any other key', () => {
  expect(press('ArrowLeft')).toEqual({ do: 'move', way: [-1, 0], isFast: false });
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ do: 'move', way: [0, 1], isFast: true });
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
  expect(press('ArrowLeft', { metaKey: true })).toBeNull();
  expect(press('ArrowRight', { ctrlKey: true })).toBeNull();
});

test('strokes are begun, dropped and taken back, and tools and sizes chosen', () => {
  expect(press(' ')).toEqual({ do: 'press' });
  expect(press('Escape')).toEqual({ do: 'drop' });
  expect(press('+')).toEqual({ do: 'nearer' });
  expect(press('-')).toEqual({ do: 'farther' });
  expect(press('P')).toEqual({ do: 'tool', tool: 'paint' });
  expect(press('n')).toEqual({ do: 'tool', tool: 'not-paint' });
  expect(press('g')).toEqual({ do: 'tool', tool: 'erase' });
  for (const held of [{ ctrlKey: true }, { metaKey: true }] as const) {
    expect(press('z', held)).toEqual({ do: 'undo' });
    expect(press('Z', { ...held, shiftKey: true })).toEqual({ do: 'redo' });
  }
});

test('what a browser does by Ctrl or Alt, it goes on doing', () => {
  for (const key of ['p', 'n', '+', '-', ' ']) {
    expect(press(key, { ctrlKey: true })).toBeNull();
    expect(press(key, { altKey: true })).toBeNull();
  }
  for (const key of ['Tab', 'Enter', 'z', 'a']) expect(press(key)).toBeNull();
});
