import { consentKinds } from '@/lib/browser/stored-consent';
import { type Allowances, allowancesOf, everythingAllowed, isRecordId, nothingAllowed } from './choice';

/** Where a choice was made; the banner is the first layer, dialog and page the second, content a placeholder. */
const consentAskers = ['banner', 'dialog', 'page', 'content'] as const;

export type ConsentAsker = (typeof consentAskers)[number];

/** What a posted form decides. */
export interface ConsentDecision {
  allowances: Allowances;
  askedBy: ConsentAsker;
  /** The id that the browser's script made for it, or null. */
  id: string | null;
}

/**
 * Reads a form that decides. Its button `choice` says `all`, `none`, `save` (the boxes that are ticked, by their names)
 * or one kind, which is allowed in addition to what was so far.
 *
 * @param before what is allowed so far
 * @returns null when the form decides nothing
 */
export function readDecision(form: Pick<FormData, 'get'>, before: Allowances | null): ConsentDecision | null {
  const choice = form.get('choice');
  const allowances = readAllowances(form, choice, before ?? nothingAllowed);
  if (!allowances) return null;
  const from = form.get('from');
  const id = form.get('id');
  return {
    allowances,
    askedBy: consentAskers.find((asker) => asker === from) ?? 'banner',
    id: isRecordId(id) ? id : null,
  };
}

function readAllowances(form: Pick<FormData, 'get'>, choice: unknown, before: Allowances): Allowances | null {
  if (choice === 'all') return everythingAllowed;
  if (choice === 'none') return nothingAllowed;
  const kinds = choice === 'save' ? consentKinds : consentKinds.filter((kind) => kind === choice);
  if (kinds.length === 0) return null;
  const allowances = allowancesOf(before);
  for (const kind of kinds) allowances[kind] = choice === kind || form.get(kind) === 'on';
  return allowances;
}
