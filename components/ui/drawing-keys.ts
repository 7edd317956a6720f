const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A key as it is pressed, with what is held. */
export interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Where an arrow leads, to the right and down. Held with Alt, Ctrl or ⌘ it is the browser's, which goes back by it: then null. */
export const arrowOf = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Omit<PressedKey, 'shiftKey'>): readonly [number, number] | null =>
  altKey || ctrlKey || metaKey ? null : (ways[key] ?? null);

/** Whether a key takes off what is chosen, as in every program of drawing. */
export const takesOff = ({ key }: Pick<PressedKey, 'key'>) => key === 'Delete' || key === 'Backspace';
