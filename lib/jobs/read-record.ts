import { z } from 'zod';
import { readTextEntry } from '@/lib/forms/read-entry';
import { type ParsedForm, parseForm, textField } from '@/lib/forms/text-fields';
import { isUuid } from '@/lib/staff/row';
import { materialUnits, readMinutes, readQuantity, workLimits } from './job-work';

const day = z.unknown().transform((raw, context) => {
  const typed = typeof raw === 'string' ? raw.trim() : '';
  if (typed === '') context.addIssue({ code: 'custom', message: 'required' });
  else if (!/^20\d\d-/.test(typed) || !z.iso.date().safeParse(typed).success)
    context.addIssue({ code: 'custom', message: 'invalidDay' });
  return typed;
});

/** A typed field that `read` makes a number of, or not. */
const measured = (read: (typed: string) => number | null, fault: string) =>
  z.unknown().transform((raw, context) => {
    const typed = typeof raw === 'string' ? raw.trim() : '';
    const value = read(typed);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: typed === '' ? 'required' : fault });
    return z.NEVER;
  });

const what = textField({ ...workLimits.what, required: true });

const timeSchema = z.object({
  what,
  minutes: measured(readMinutes, 'minutes'),
  worker: z.unknown().refine(isUuid, { error: 'required' }),
  doneOn: day,
});

const materialSchema = z.object({
  what,
  quantity: measured(readQuantity, 'quantity'),
  unit: z.enum(materialUnits, { error: 'required' }),
  doneOn: day,
});

type Sent = Record<string, FormDataEntryValue | undefined>;

const shownWhat = workLimits.what.max * 4;

/** Who worked how long, on what, on which day, as it was typed. */
export const parseTime = (sent: Sent): ParsedForm<z.output<typeof timeSchema>> =>
  parseForm(timeSchema, { what: shownWhat, minutes: 40, worker: 40, doneOn: 12 }, sent);

/** How much of which material went into it, as it was typed. */
export const parseMaterial = (sent: Sent): ParsedForm<z.output<typeof materialSchema>> =>
  parseForm(materialSchema, { what: shownWhat, quantity: 40, unit: 10, doneOn: 12 }, sent);

/** What is to be removed: `photo:<id>` or `record:<id>`. */
export function readRemoval(form: FormData): { part: 'photo' | 'record'; id: string } | null {
  const [what, id] = readTextEntry(form, 'id').split(':', 2);
  const part = (['photo', 'record'] as const).find((known) => known === what);
  return part && isUuid(id) ? { part, id } : null;
}
