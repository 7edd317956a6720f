/**
 * What somebody else's version says otherwise than the form that was sent: field by field, their text.
 *
 * @param current the values of their version
 */
export function findDifferences(
  typed: Record<string, string>,
  current: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(current).filter(([name, text]) => name in typed && typed[name]?.trim() !== text),
  );
}
