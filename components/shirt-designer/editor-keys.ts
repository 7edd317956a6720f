import { arrowOf, type PressedKey, takesOff } from '@/components/ui/drawing-keys';

/** What a key does in the editor; `by` are millimetres. */
export type KeyCommand =
  | { do: 'undo' | 'redo' | 'paste' | 'selectAll' | 'copy' | 'duplicate' | 'remove' | 'letGo' }
  | { do: 'move'; dx: number; dy: number };

const withCommand: Record<string, KeyCommand> = {
  z: { do: 'undo' },
  y: { do: 'redo' },
  v: { do: 'paste' },
  a: { do: 'selectAll' },
  c: { do: 'copy' },
  d: { do: 'duplicate' },
};

const alone: Record<string, KeyCommand> = {
  Escape: { do: 'letGo' },
};

/** Millimetres that an arrow moves, and with Shift. */
const steps = { near: 1, far: 10 } as const;

/** What is meant by a key that is not typed into a field; null for one that means nothing here. */
export function readKey(pressed: PressedKey): KeyCommand | null {
  const { key, ctrlKey, metaKey, shiftKey } = pressed;
  const arrow = arrowOf(pressed);
  if (arrow) {
    const step = shiftKey ? steps.far : steps.near;
    return { do: 'move', dx: arrow[0] * step, dy: arrow[1] * step };
  }
  if (takesOff(pressed)) return { do: 'remove' };
  if (!ctrlKey && !metaKey) return alone[key] ?? null;
  const name = key.toLowerCase();
  if (name === 'z' && shiftKey) return { do: 'redo' };
  return withCommand[name] ?? alone[key] ?? null;
}

/** The picture of a paste; null where it only comes along with cells or words. A file that was copied has its name as its words. */
export function pastedPicture(pasted: {
  files: ArrayLike<File>;
  getData: (type: 'text/plain') => string;
}): File | null {
  const file = pasted.files[0];
  const words = pasted.getData('text/plain');
  return file && (words === '' || words === file.name) ? file : null;
}
