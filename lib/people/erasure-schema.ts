import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import { type ParsedForm, parseForm, personFields } from '@/lib/forms/text-fields';
import { type ErasureReason, erasureReasons } from './person';

export interface ErasureInput {
  /** Whom the page shows, in lower case. */
  address: string;
  reason: ErasureReason;
}

const address = personFields.email.transform((email) => email.toLowerCase());

/** Reads the form that erases somebody: their address has to be typed once more. */
export function parseErasure(sent: Record<string, FormDataEntryValue | undefined>): ParsedForm<ErasureInput> {
  const wanted = typeof sent.address === 'string' ? sent.address.toLowerCase() : '';
  const schema = z.object({
    address,
    confirmation: address.refine((typed) => typed === wanted, { error: 'otherAddress' }),
    reason: z.enum(erasureReasons, { error: 'invalidChoice' }),
  });
  const shown = personLimits.email.max * 4;
  const parsed = parseForm(schema, { address: shown, confirmation: shown, reason: 20 }, sent);
  if (!parsed.ok) return parsed;
  const { confirmation: _confirmation, ...data } = parsed.data;
  return { ...parsed, data };
}

/** An address as a page's parameter has it, in lower case; null for what can be none. */
export function readAddress(given: unknown): string | null {
  const read = address.safeParse(given);
  return read.success ? read.data : null;
}
