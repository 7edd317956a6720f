/** Milliseconds after which typed letters are forgotten (specification, section 9). */
const resetAfter = 1000;

function fold(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Type-ahead over a list of labels. Call the returned function with each typed character, the labels, the index that
 * has focus (-1 for none) and the time in milliseconds; it answers the index to focus, or null. Accents and case do
 * not matter; the same letter again goes to the next match.
 */
export function createTypeAhead() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return (character: string, labels: readonly string[], focused: number, now: number): number | null => {
    typed = now - last > resetAfter ? '' : typed;
    last = now;
    typed += fold(character) || ' ';
    const repeated = new Set(typed).size === 1;
    const wanted = repeated ? typed.charAt(0) : typed;
    const start = repeated ? focused + 1 : Math.max(focused, 0);
    for (let offset = 0; offset < labels.length; offset += 1) {
      const index = (start + offset) % labels.length;
      if (fold(labels[index] ?? '').startsWith(wanted)) return index;
    }
    return null;
  };
}
