import { z } from 'zod';
import { type QuoteStatus, quoteStatuses } from '../quote-status';
import { isReference } from '../reference';
import type { QuoteChange } from '../staff-request';

/** At most so many requests at once; the database takes no more. */
const maxChanges = 500;

const version = z.number().int().min(1).max(2_000_000_000);

const undoShape = z
  .array(
    z.strictObject({
      reference: z.string().refine(isReference),
      version,
      status: z.enum(quoteStatuses).optional(),
      assignee: z.uuid().nullable().optional(),
      replyDueAt: z.iso
        .datetime()
        .transform((at) => new Date(at))
        .optional(),
    }),
  )
  .min(1)
  .max(maxChanges);

type Wanted = { kind: 'status'; to: QuoteStatus } | { kind: 'assign'; to: string | null };

export type InboxOrder =
  | { ok: true; what: Wanted | { kind: 'undo' }; changes: QuoteChange[] }
  | { ok: false; reason: 'nothingChosen' | 'noValue' | 'invalid' };

/** "482-917-635:3": a request and the version of it that was on the screen. */
function readPick(text: unknown): { reference: string; version: number } | null {
  if (typeof text !== 'string') return null;
  const [name = '', seen = ''] = text.split(':');
  const number = Number(seen);
  return isReference(name) && version.safeParse(number).success ? { reference: name, version: number } : null;
}

function readUndo(text: unknown): InboxOrder {
  try {
    const parsed = undoShape.safeParse(JSON.parse(String(text)));
    if (parsed.success) {
      const changes = parsed.data.map((change) => ({ ...change, undo: true as const }));
      return { ok: true, what: { kind: 'undo' }, changes };
    }
  } catch {
    // As below.
  }
  return { ok: false, reason: 'invalid' };
}

function readStatus(text: unknown): QuoteStatus | null {
  return quoteStatuses.find((status) => status === text) ?? null;
}

function readWanted(intent: string, form: FormData): Wanted | null {
  if (intent === 'spam') return { kind: 'status', to: 'spam' };
  if (intent === 'assign') {
    const to = form.get('assignee');
    if (to === 'none') return { kind: 'assign', to: null };
    return z.uuid().safeParse(to).success ? { kind: 'assign', to: String(to) } : null;
  }
  const status = readStatus(form.get('status'));
  return intent === 'status' && status ? { kind: 'status', to: status } : null;
}

/**
 * What a form of the inbox asks for. `intent` is the button's value: assign, status, spam and undo are for what is picked,
 * "move:won:482-917-635:3" is one card of the board.
 */
export function readInboxForm(form: FormData): InboxOrder {
  const intent = String(form.get('intent') ?? '');
  if (intent === 'undo') return readUndo(form.get('undo'));
  if (intent.startsWith('move:')) {
    const [, status, ...pick] = intent.split(':');
    const to = readStatus(status);
    const card = readPick(pick.join(':'));
    if (!to || !card) return { ok: false, reason: 'invalid' };
    return { ok: true, what: { kind: 'status', to }, changes: [{ ...card, status: to }] };
  }
  const picks = form.getAll('pick').slice(0, maxChanges).map(readPick);
  if (picks.length === 0) return { ok: false, reason: 'nothingChosen' };
  const what = readWanted(intent, form);
  if (what === null) {
    return { ok: false, reason: intent === 'assign' || intent === 'status' ? 'noValue' : 'invalid' };
  }
  const change = what.kind === 'status' ? { status: what.to } : { assignee: what.to };
  const changes = picks.flatMap((pick) => (pick ? [{ ...pick, ...change }] : []));
  return changes.length === picks.length ? { ok: true, what, changes } : { ok: false, reason: 'invalid' };
}
