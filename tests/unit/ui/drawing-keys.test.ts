import { expect, test } from 'vitest';
import { arrowOf, takesOff } from '@/components/ui/drawing-keys';

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', true>> = {}) =>
  arrowOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

test('an arrow leads to its side, and no other key anywhere', () => {
  expect(press('ArrowLeft')).toEqual([-1, 0]);
  expect(press('ArrowRight')).toEqual([1, 0]);
  expect(press('ArrowUp')).toEqual([0, -1]);
  expect(press('ArrowDown')).toEqual([0, 1]);
  for (const key of ['Enter', ' ', 'Home', 'a']) expect(press(key)).toBeNull();
});

test('the keys by which a browser goes back and forth stay its own', () => {
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }] as const)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      expect(press(key, held)).toBeNull();
});

test('Delete and Backspace take off what is chosen, and no other key does', () => {
  expect(['Delete', 'Backspace', 'Escape', 'd', 'ArrowLeft'].filter((key) => takesOff({ key }))).toEqual([
    'Delete',
    'Backspace',
  ]);
});
