import { readTextEntry } from '@/lib/forms/read-entry';
import { type TextFieldError, textField } from '@/lib/forms/text-fields';
import { isUuid } from '@/lib/forms/uuid';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { isReference } from '@/lib/quotes/reference';
import { type CheckItem, readCheckItem } from './checklists';
import { readDay } from './due-day';
import { type JobStage, jobLimits, jobStages } from './job';

/** What the form of a job asks to change; its button says which part. */
export type WantedChange =
  | { kind: 'stage'; stage: JobStage; override?: string }
  | { kind: 'stage'; ownStage: string }
  | { kind: 'owner'; owner: string | null }
  | { kind: 'due'; dueOn: string | null }
  | { kind: 'block'; blocked: string }
  | { kind: 'unblock' }
  | { kind: 'check'; item: CheckItem; done: boolean };

type ReadChange =
  | { ok: true; version: number; wanted: WantedChange }
  /** By field, with the key of the sentence. */
  | { ok: false; fields: Record<string, string[]> }
  | 'unreadable';

const blockedText = textField({ ...jobLimits.blocked, required: true });
const overrideText = textField({ ...jobLimits.override, required: true, multiline: true });

/** Where a job is to go: a kind, or a stage of the agency's own, by id. */
type WantedPlace = { stage: JobStage } | { ownStage: string };

function readPlace(text: string | undefined): WantedPlace | null {
  const stage = jobStages.find((known) => known === text);
  if (stage) return { stage };
  return isUuid(text) ? { ownStage: text } : null;
}

/** The key of what is wrong with the first text, for a field. */
function faultOf(
  name: string,
  issues: readonly { message: string }[],
): { ok: false; fields: Record<string, string[]> } {
  const key = (issues[0]?.message ?? 'invalidText') as TextFieldError;
  return { ok: false, fields: { [name]: [key === 'tooShort' ? `${name}Short` : key] } };
}

function readOverride(
  form: FormData,
  stage: JobStage,
): WantedChange | { ok: false; fields: Record<string, string[]> } {
  const reason = overrideText.safeParse(readTextEntry(form, 'override'));
  if (!reason.success) return faultOf('override', reason.error.issues);
  return { kind: 'stage', stage, override: reason.data };
}

function readWanted(
  intent: string,
  argument: string,
  form: FormData,
  subject: RequestSubject,
): WantedChange | { ok: false; fields: Record<string, string[]> } | null {
  switch (intent) {
    case 'stage':
    case 'override': {
      const place = readPlace(argument);
      if (intent === 'stage') return place && { kind: 'stage', ...place };
      return place && 'stage' in place ? readOverride(form, place.stage) : null;
    }
    case 'owner': {
      const owner = readTextEntry(form, 'owner');
      return owner === '' || isUuid(owner) ? { kind: 'owner', owner: owner || null } : null;
    }
    case 'due': {
      const typed = readTextEntry(form, 'dueOn').trim();
      const dueOn = readDay(typed);
      if (typed !== '' && dueOn === null) return { ok: false, fields: { dueOn: ['invalidDay'] } };
      return { kind: 'due', dueOn };
    }
    case 'block': {
      const reason = blockedText.safeParse(readTextEntry(form, 'blocked'));
      return reason.success
        ? { kind: 'block', blocked: reason.data }
        : faultOf('blocked', reason.error.issues);
    }
    case 'unblock':
      return { kind: 'unblock' };
    case 'check':
    case 'uncheck': {
      const item = readCheckItem(subject, argument);
      return item && { kind: 'check', item, done: intent === 'check' };
    }
    default:
      return null;
  }
}

/**
 * Reads the form of a job: `stage:material`, `stage:` and the id of a stage of the agency's own, `override:production`, `owner`, `due`, `block`, `unblock`, `check:artwork`,
 * `uncheck:artwork`.
 */
export function readJobChange(form: FormData, subject: RequestSubject): ReadChange {
  const [intent = '', argument = ''] = readTextEntry(form, 'intent').split(':', 2);
  const version = Number(readTextEntry(form, 'version'));
  if (!Number.isSafeInteger(version) || version < 1) return 'unreadable';
  const wanted = readWanted(intent, argument, form, subject);
  if (wanted === null) return 'unreadable';
  return 'ok' in wanted ? wanted : { ok: true, version, wanted };
}

/** What a card of the board asks for: `move:material:482-917-635:3`, or null. */
export function readJobMove(form: FormData): ({ reference: string; version: number } & WantedPlace) | null {
  const [intent, to, reference = '', seen] = readTextEntry(form, 'intent').split(':', 4);
  const place = readPlace(to);
  const version = Number(seen);
  if (intent !== 'move' || !place || !isReference(reference)) return null;
  return Number.isSafeInteger(version) && version >= 1 ? { reference, version, ...place } : null;
}
