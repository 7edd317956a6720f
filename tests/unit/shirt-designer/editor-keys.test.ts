import { expect, test } from 'vitest';
import { pastedPicture, readKey } from '@/components/shirt-designer/editor-keys';

const press = (
  key: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', true>> = {},
) => readKey({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test('the keys of drawing programs mean here what they mean there, on a Mac too', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }] as const) {
    expect(press('z', held)).toEqual({ do: 'undo' });
    expect(press('Z', { ...held, shiftKey: true })).toEqual({ do: 'redo' });
    expect(press('y', held)).toEqual({ do: 'redo' });
    expect(press('a', held)).toEqual({ do: 'selectAll' });
    expect(press('c', held)).toEqual({ do: 'copy' });
    expect(press('v', held)).toEqual({ do: 'paste' });
    expect(press('d', held)).toEqual({ do: 'duplicate' });
  }
  expect(press('Backspace')).toEqual({ do: 'remove' });
  expect(press('Delete')).toEqual({ do: 'remove' });
  expect(press('Escape')).toEqual({ do: 'letGo' });
});

test('an arrow moves by a millimetre, with Shift by a centimetre', () => {
  expect(press('ArrowLeft')).toEqual({ do: 'move', dx: -1, dy: 0 });
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ do: 'move', dx: 0, dy: 10 });
});

test('with Alt, Ctrl or ⌘ an arrow is the browser’s, which goes back by it', () => {
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }] as const)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      expect(press(key, held)).toBeNull();
});

test('letters alone, and what the browser keeps for itself, mean nothing', () => {
  for (const key of ['z', 'a', 'Tab', 'Enter', ' ']) expect(press(key)).toBeNull();
  for (const key of ['r', 's', 'p', 'f']) expect(press(key, { ctrlKey: true })).toBeNull();
});

test('a picture is pasted, but not the one that comes with cells of a sheet', () => {
  const pasted = (words: string, ...files: File[]) => pastedPicture({ files, getData: () => words });
  const picture = new File(['…'], 'image.png', { type: 'image/png' });
  expect(pasted('', picture)).toBe(picture);
  expect(pasted('Nadia\t7\tS', picture)).toBeNull();
  // As some systems copy a file.
  expect(pasted('image.png', picture)).toBe(picture);
  expect(pasted('NORD')).toBeNull();
});
