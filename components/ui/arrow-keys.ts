const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Where an arrow leads, to the right and down. Held with Alt, Ctrl or ⌘ it is the browser's, which goes back by it: then null. */
export const arrowOf = ({ key, altKey, ctrlKey, metaKey }: Key): readonly [number, number] | null =>
  altKey || ctrlKey || metaKey ? null : (ways[key] ?? null);
