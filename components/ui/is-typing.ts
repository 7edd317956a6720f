/** Fields that nothing is written into. */
const unwritten = ['checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit', 'reset'];

/** Whether keys and pastes belong to words that are being written, or to a list that is chosen from. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !unwritten.includes(target.type);
  return target.matches('textarea, select') || target.isContentEditable;
}
