/** `fixed` belongs to the offer, an `option` may be added, of the `alternative`s of one group exactly one is taken. */
export const lineRoles = ['fixed', 'option', 'alternative'] as const;

interface Choosable {
  id: string;
  role: (typeof lineRoles)[number];
  group: string | null;
}

/** What is wrong with a choice: a line that cannot be chosen, a group without or with more than one of its alternatives. */
type ChoiceFault = 'unknownLine' | 'alternativeMissing' | 'alternativeDouble';

/**
 * What keeps a choice from being one, or null.
 *
 * @param ids of the options and alternatives that are ticked; fixed lines are no matter of choice
 */
export function choiceFault(lines: readonly Choosable[], ids: readonly string[]): ChoiceFault | null {
  const ticked = new Set(ids);
  const open = lines.filter(({ role }) => role !== 'fixed');
  if (ticked.size < ids.length || ids.some((id) => !open.some((line) => line.id === id)))
    return 'unknownLine';
  const groups = Map.groupBy(
    open.filter(({ role }) => role === 'alternative'),
    ({ group }) => group,
  );
  const counts = [...groups.values()].map((group) => group.filter(({ id }) => ticked.has(id)).length);
  if (counts.includes(0)) return 'alternativeMissing';
  return counts.some((count) => count > 1) ? 'alternativeDouble' : null;
}

/** What is ticked before anybody has chosen. */
export function preselectedIds(lines: readonly (Choosable & { preselected: boolean })[]): string[] {
  return lines.filter(({ role, preselected }) => role !== 'fixed' && preselected).map(({ id }) => id);
}

/** The lines that count with a choice, in their order. */
export function chosenLines<Line extends Choosable>(lines: readonly Line[], ids: readonly string[]): Line[] {
  return lines.filter(({ id, role }) => role === 'fixed' || ids.includes(id));
}

/** Groups of alternatives in the order of their first line, `A` before `B` only when it stands before it. */
export function groupsOf(lines: readonly Choosable[]): string[] {
  return [...new Set(lines.flatMap(({ group }) => (group === null ? [] : [group])))];
}
