/** Whether React has taken an element over, and answers for it. */
export function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
