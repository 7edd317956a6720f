import { useEffect, useRef } from 'react';

/** Fields whose steps back are the design's: nothing is typed into them. */
const unwritten = ['checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit', 'reset'];

/** Whether keys go to words that are being written, or to a dialog that lies over the page. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && unwritten.includes(target.type))
    return target.closest('[role="dialog"]') !== null;
  return (
    target.matches('input, textarea') ||
    target.isContentEditable ||
    target.closest('[role="dialog"]') !== null
  );
}

/** Steps back and forth by the keys of every program; in a field they are the field's own. */
export function useStepKeys(step: { undo: () => void; redo: () => void }): void {
  const hand = useRef(step);
  hand.current = step;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) hand.current.redo();
      else hand.current.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
