import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { quoteLimits } from './limits';
import { type ProjectType, projectTypes } from './project-types';

export type QuoteFieldErrorKey =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'invalidChoice'
  | 'invalidText';

/** A quote request after normalisation: NFC, trimmed, no control characters, lengths within `quoteLimits`. */
export interface QuoteRequestInput {
  name: string;
  firstName: string;
  email: string;
  /** E.164, "+3227200000". */
  phone: string | null;
  company: string | null;
  subject: ProjectType;
  /** Lines end with LF. */
  message: string;
  newsletter: boolean;
}

export type ParsedQuoteRequest =
  | { ok: true; data: QuoteRequestInput }
  | { ok: false; fields: Record<string, QuoteFieldErrorKey[]>; values: Record<string, string> };

// Overrides and isolates turn the reading direction of what follows them; in a mail or a list they can hide text.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu;
// C0 and C1 but tab, LF and CR.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;
// What bad UTF-8 has become by the time it arrives here.
const replacementCharacter = '\ufffd';
const lineBreak = /\r\n?|[\n\u2028\u2029]/gu;
// UAX #15, section 13: no language needs more than 30 marks on a letter, and normalising thousands of them is slow.
const markPile = /\p{M}{31}/u;
const invisible = /[\p{Z}\p{C}]/gu;

interface TextRule {
  max: number;
  min?: number;
  required?: boolean;
  multiline?: boolean;
  tooLong?: QuoteFieldErrorKey;
}

/** What someone typed, normalised, or why it cannot be taken. Any value, of any size, is answered quickly. */
function readText(raw: unknown, rule: TextRule): { text: string } | { error: QuoteFieldErrorKey } {
  const { max, min = 0, required = false, multiline = false, tooLong = 'tooLong' } = rule;
  if (raw !== undefined && raw !== null && typeof raw !== 'string') return { error: 'invalidText' };
  const typed = raw ?? '';
  // NFC makes at most eight UTF-16 units into one code point; the rest is room for spaces that will be trimmed.
  if (typed.length > max * 8 + 1024) return { error: tooLong };
  if (!typed.isWellFormed() || typed.includes(replacementCharacter)) return { error: 'invalidText' };

  let text = typed.replace(bidiControls, '');
  if (text.search(controls) !== -1 || markPile.test(text)) return { error: 'invalidText' };
  if (multiline) {
    text = text.replace(lineBreak, '\n');
  } else {
    if (text.search(lineBreak) !== -1) return { error: 'invalidText' };
    text = text.replace(/\s+/gu, ' ');
  }
  text = text.normalize('NFC').trim();

  if (text.replace(invisible, '') === '') return required ? { error: 'required' } : { text: '' };
  const length = [...text].length;
  if (length > max) return { error: tooLong };
  if (length < min) return { error: 'tooShort' };
  return { text };
}

function text(rule: TextRule) {
  return z.unknown().transform((raw, context) => {
    const result = readText(raw, rule);
    if ('text' in result) return result.text;
    context.addIssue({ code: 'custom', message: result.error });
    return z.NEVER;
  });
}

function isEmail(address: string): boolean {
  const local = address.slice(0, address.lastIndexOf('@'));
  const domain = address.slice(address.lastIndexOf('@') + 1);
  // The browser's own rule, and what it leaves out: a domain with a dot, and the dots and length of RFC 5321.
  return (
    z.regexes.html5Email.test(address) &&
    /\.[a-z][a-z0-9-]*[a-z0-9]$/iu.test(domain) &&
    local.length <= 64 &&
    !/^\.|\.\.|\.$/u.test(local)
  );
}

const email = text({ max: quoteLimits.email.max, required: true }).refine(isEmail, { error: 'invalidEmail' });

const phone = text({ max: quoteLimits.phone.max, tooLong: 'invalidPhone' }).transform((typed, context) => {
  if (typed === '') return null;
  const number = parsePhoneNumberFromString(typed, 'BE');
  if (number?.isValid()) return number.number as string;
  context.addIssue({ code: 'custom', message: 'invalidPhone' });
  return z.NEVER;
});

const subject = text({ max: 40, required: true, tooLong: 'invalidChoice' }).pipe(
  z.enum(projectTypes, { error: 'invalidChoice' }),
);

/** Every field of the quote form, from anything; issues carry a `QuoteFieldErrorKey` as their message. */
export const quoteRequestSchema = z.object({
  name: text({ ...quoteLimits.name, required: true }),
  firstName: text({ ...quoteLimits.firstName, required: true }),
  email,
  phone,
  company: text(quoteLimits.company).transform((typed) => (typed === '' ? null : typed)),
  subject,
  message: text({ ...quoteLimits.message, required: true, multiline: true }),
  newsletter: z.unknown().transform((raw) => raw === 'on' || raw === 'true'),
}) satisfies z.ZodType<QuoteRequestInput>;

/** How many UTF-16 units of each field are given back to be shown again, four times what would be accepted. */
const shownAgain: Record<keyof QuoteRequestInput, number> = {
  name: quoteLimits.name.max * 4,
  firstName: quoteLimits.firstName.max * 4,
  email: quoteLimits.email.max * 4,
  phone: quoteLimits.phone.max * 4,
  company: quoteLimits.company.max * 4,
  subject: 40,
  message: quoteLimits.message.max * 4,
  newsletter: 4,
};

/**
 * Reads the form as it was sent: fields may be missing, files, or anything a stranger made up; those we do not know are
 * ignored. When a field is wrong, `fields` says why and `values` holds what was typed, cut and without control
 * characters, ready to be shown again.
 */
export function parseQuoteRequest(
  fields: Record<string, FormDataEntryValue | undefined>,
): ParsedQuoteRequest {
  const names = Object.keys(shownAgain) as (keyof QuoteRequestInput)[];
  const known = Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(fields, name) ? fields[name] : undefined]),
  );
  const result = quoteRequestSchema.safeParse(known);
  if (result.success) return { ok: true, data: result.data };
  const errors = z.flattenError(result.error).fieldErrors as Record<string, QuoteFieldErrorKey[]>;
  const values = names.flatMap((name) => {
    const typed = known[name];
    return typeof typed === 'string' ? [[name, showable(typed, shownAgain[name])] as const] : [];
  });
  return { ok: false, fields: errors, values: Object.fromEntries(values) };
}

function showable(typed: string, units: number): string {
  const cut = typed.slice(0, units).toWellFormed();
  return cut.replace(controls, '').replace(bidiControls, '').replace(lineBreak, '\n');
}
