import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import { type ParsedForm, parseForm, personFields } from '@/lib/forms/text-fields';

interface SubscriptionInput {
  email: string;
}

const schema = z.object({ email: personFields.email });

/** Reads the newsletter form as it was sent. */
export function parseSubscription(
  fields: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<SubscriptionInput> {
  return parseForm(schema, { email: personLimits.email.max * 4 }, fields);
}
