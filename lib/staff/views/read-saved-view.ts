import { z } from 'zod';
import { readTextEntry } from '@/lib/forms/read-entry';
import { type ParsedForm, parseForm, textField } from '@/lib/forms/text-fields';
import { isUuid } from '@/lib/forms/uuid';
import { savedViewLimits } from './saved-view';

const savedViewSchema = z.object({
  name: textField({ ...savedViewLimits.name, required: true }),
  shared: z.unknown().transform((raw) => raw === 'team'),
});

/** The name of a view and who sees it, as they were typed. */
export function parseSavedView(
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<z.output<typeof savedViewSchema>> {
  return parseForm(savedViewSchema, { name: savedViewLimits.name.max * 4, shared: 10 }, sent);
}

/** What the button of a view asks for; one that removes it sends the id alone. */
export function readViewChange(
  form: FormData,
): { id: string; to: 'default' | 'noDefault' | 'removed' } | null {
  const id = readTextEntry(form, 'id');
  const wanted = form.get('to') ?? 'removed';
  const to = (['default', 'noDefault', 'removed'] as const).find((known) => known === wanted);
  return to && isUuid(id) ? { id, to } : null;
}
