import { z } from 'zod';
import { readTextEntry } from '@/lib/forms/read-entry';
import { type ParsedForm, parseForm, textField } from '@/lib/forms/text-fields';
import { isUuid } from '@/lib/forms/uuid';
import { taskLimits } from './task';

/** A day that exists, of this century. */
const day = z.unknown().transform((raw, context) => {
  const typed = typeof raw === 'string' ? raw.trim() : '';
  if (typed === '') context.addIssue({ code: 'custom', message: 'required' });
  else if (!/^20\d\d-/.test(typed) || !z.iso.date().safeParse(typed).success)
    context.addIssue({ code: 'custom', message: 'invalidDay' });
  return typed;
});

const taskSchema = z.object({
  what: textField({ ...taskLimits.what, required: true }),
  owner: z.unknown().transform((raw) => (isUuid(raw) ? raw : null)),
  dueOn: day,
});

/** A task as it was typed; "nobody" is no owner. */
export function parseTask(
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<z.output<typeof taskSchema>> {
  return parseForm(taskSchema, { what: taskLimits.what.max * 4, owner: 40, dueOn: 12 }, sent);
}

/** What the button of a task asks for: `done:<id>`, `open:<id>` or `removed:<id>`. */
export function readTaskChange(form: FormData): { id: string; to: 'done' | 'open' | 'removed' } | null {
  const [what, id = ''] = readTextEntry(form, 'intent').split(':', 2);
  const to = (['done', 'open', 'removed'] as const).find((known) => known === what);
  return to && isUuid(id) ? { id, to } : null;
}
