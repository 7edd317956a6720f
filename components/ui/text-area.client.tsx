'use client';

import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

interface Early {
  value: string;
  start: number;
  end: number;
}

function fieldOf(id: string): HTMLTextAreaElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}

function readEarly(id: string): Early | null {
  // Where the page is drawn first, nobody has typed.
  if (typeof document === 'undefined') return null;
  const field = fieldOf(id);
  if (!field || field.value === field.defaultValue) return null;
  return { value: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/**
 * A field of several lines that keeps what was typed before its page was awake: the framework, waking, writes the text that such a field
 * began with over it. Whoever listens to the form hears of it then.
 */
export function TextArea({ id, ...props }: ComponentProps<'textarea'> & { id: string }) {
  const wakes = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [early] = useState(() => (wakes ? readEarly(id) : null));
  useEffect(() => {
    const field = early && fieldOf(id);
    if (!early || !field) return;
    if (field.value !== early.value) {
      field.value = early.value;
      if (document.activeElement === field) field.setSelectionRange(early.start, early.end);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [early, id]);
  return <textarea id={id} {...props} />;
}
