import { z } from 'zod';
import {
  checkbox,
  optionalTextField,
  type ParsedForm,
  parseForm,
  personFields,
  textField,
} from '@/lib/forms/text-fields';
import { applicationLimits } from './limits';
import type { Position } from './positions';

/** A job application after normalisation: NFC, trimmed, lengths within `applicationLimits`. */
export interface ApplicationInput {
  /** The id of a job offer, or `spontaneous`. */
  position: string;
  name: string;
  firstName: string;
  email: string;
  /** E.164, "+3227200000". */
  phone: string | null;
  /** Lines end with LF. */
  message: string | null;
  /** Agrees that the file is kept longer than it would be. */
  keepLonger: boolean;
}

/** How many UTF-16 units of each field are given back to be shown again. */
const shownAgain: Record<keyof ApplicationInput, number> = {
  position: 60,
  name: applicationLimits.name.max * 4,
  firstName: applicationLimits.firstName.max * 4,
  email: applicationLimits.email.max * 4,
  phone: applicationLimits.phone.max * 4,
  message: applicationLimits.message.max * 4,
  keepLonger: 4,
};

/** What the id of a position looks like. */
const positionId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Every field of the application form but the CV, from anything. */
const applicationSchema = (positions: readonly Position[] | null) =>
  z.object({
    ...personFields,
    position: textField({ max: 60, required: true, tooLong: 'invalidChoice' }).refine(
      // Which jobs are open cannot be known while the database is away, and an application must not be lost for that.
      (typed) => (positions ? positions.some(({ id }) => id === typed) : positionId.test(typed)),
      { error: 'invalidChoice' },
    ),
    message: optionalTextField({ ...applicationLimits.message, multiline: true }),
    keepLonger: checkbox,
  }) satisfies z.ZodType<ApplicationInput>;

/**
 * Reads the application form as it was sent.
 *
 * @param positions what one may apply for; null while that is not known
 */
export function parseApplication(
  fields: Record<string, FormDataEntryValue | undefined>,
  positions: readonly Position[] | null,
): ParsedForm<ApplicationInput> {
  return parseForm(applicationSchema(positions), shownAgain, fields);
}
