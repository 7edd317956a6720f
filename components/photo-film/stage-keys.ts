import { arrowOf, type PressedKey } from '@/components/ui/drawing-keys';
import type { Tool } from './use-stage-hand';

/** What a key does on the photo. */
export type StageCommand =
  | { do: 'undo' | 'redo' | 'press' | 'drop' | 'nearer' | 'farther' }
  | { do: 'move'; way: readonly [number, number]; isFast: boolean }
  | { do: 'tool'; tool: Tool };

const alone: Record<string, StageCommand> = {
  ' ': { do: 'press' },
  escape: { do: 'drop' },
  '+': { do: 'nearer' },
  '-': { do: 'farther' },
  p: { do: 'tool', tool: 'paint' },
  n: { do: 'tool', tool: 'not-paint' },
  g: { do: 'tool', tool: 'erase' },
};

/** What is meant by a key on the photo; null for one that means nothing here. */
export function readStageKey(pressed: PressedKey): StageCommand | null {
  const way = arrowOf(pressed);
  if (way) return { do: 'move', way, isFast: pressed.shiftKey };
  const key = pressed.key.toLowerCase();
  const isCommand = pressed.ctrlKey || pressed.metaKey;
  if (isCommand && key === 'z') return { do: pressed.shiftKey ? 'redo' : 'undo' };
  return isCommand || pressed.altKey ? null : (alone[key] ?? null);
}
