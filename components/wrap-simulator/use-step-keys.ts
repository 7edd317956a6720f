import { useEffect, useRef } from 'react';
import { isTyping } from '@/components/ui/is-typing';

/** Steps back and forth by the keys of every program; in a field they are the field's own. */
export function useStepKeys(step: { undo: () => void; redo: () => void }): void {
  const hand = useRef(step);
  hand.current = step;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // What lies over the page has steps of its own.
      const isAbove = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (isTyping(event.target) || isAbove) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) hand.current.redo();
      else hand.current.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
