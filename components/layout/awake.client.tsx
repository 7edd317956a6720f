'use client';

import { useEffect } from 'react';
import { awakeEvent } from '@/lib/browser/events';

/** Stands last in the document, so that its effect runs after all others: says that every control is alive. */
export function Awake() {
  useEffect(() => {
    document.dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
}
