// The browser uses this too, hence no schema.

const prefix = 'design-';

/** What the button that adds a design to an offer sends as its intent. */
export const addIntent = (design: string) => `${prefix}${design}`;

/** The design whose button was pressed, or null for another button. */
export const addedDesign = (intent: string): string | null =>
  intent.startsWith(prefix) ? intent.slice(prefix.length) : null;
