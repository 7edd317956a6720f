import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger goes across before it means to turn, and how much more than up or down. */
const far = 40;
const flat = 1.6;

/**
 * What an element needs to be turned by a finger that goes across it. A touch that turned is no tap: what lies under it
 * is not clicked.
 */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const turned = useRef(false);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      turned.current = false;
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [across, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) < far || Math.abs(across) < flat * Math.abs(down)) return;
      turned.current = true;
      onTurn(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!turned.current) return;
      turned.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
