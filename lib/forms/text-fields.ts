import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { personLimits } from './person-limits';

/** Why a typed field cannot be taken; names a sentence under `errors` in the messages. */
export type TextFieldError =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'invalidChoice'
  | 'invalidText'
  /** Neither a number nor an address. */
  | 'phoneOrMail';

/** Lengths are code points after trimming. */
interface TextRule {
  max: number;
  min?: number;
  required?: boolean;
  multiline?: boolean;
  tooLong?: TextFieldError;
}

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

/** What someone typed, normalised, or why it cannot be taken. Any value, of any size, is answered quickly. */
function readText(raw: unknown, rule: TextRule): { text: string } | { error: TextFieldError } {
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

/** A typed field as a schema: NFC, trimmed, without control characters. Issues carry a `TextFieldError`. */
export function textField(rule: TextRule) {
  return z.unknown().transform((raw, context) => {
    const result = readText(raw, rule);
    if ('text' in result) return result.text;
    context.addIssue({ code: 'custom', message: result.error });
    return z.NEVER;
  });
}

/** A typed field that may be left empty, which is null. */
export function optionalTextField(rule: TextRule) {
  return textField(rule).transform((typed) => (typed === '' ? null : typed));
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

/** What people write before a number. */
const phoneWord = /^(?:t[eé]l(?:[eé]phone|efoon)?|gsm|mobiele?|mobile|phone|t|m)\b[.:\s]*/iu;

const phone = textField({ max: personLimits.phone.max, tooLong: 'invalidPhone' }).transform(
  (typed, context) => {
    if (typed === '') return null;
    // Whatever else is said with it, an extension or an hour, would be lost without a word.
    const number = parsePhoneNumberFromString(typed.replace(phoneWord, ''), {
      defaultCountry: 'BE',
      extract: false,
    });
    if (number?.isValid() && !number.ext) return number.number as string;
    context.addIssue({ code: 'custom', message: 'invalidPhone' });
    return z.NEVER;
  },
);

/** What any form asks about a person. The phone number becomes E.164, or null when it was left empty. */
export const personFields = {
  name: textField({ ...personLimits.name, required: true }),
  firstName: textField({ ...personLimits.firstName, required: true }),
  email: textField({ ...personLimits.email, required: true }).refine(isEmail, { error: 'invalidEmail' }),
  phone,
};

/** An address that may be left out, which is null. */
export const optionalEmail = z.unknown().transform((raw, context) => {
  if (raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')) return null;
  const read = personFields.email.safeParse(raw);
  if (read.success) return read.data;
  for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const checkbox = z.unknown().transform((raw) => raw === 'on' || raw === 'true');

export type ParsedForm<Input> =
  | { ok: true; data: Input; values: Record<string, string> }
  | { ok: false; fields: Record<string, TextFieldError[]>; values: Record<string, string> };

/**
 * Reads a form as it was sent: fields may be missing, files, or anything a stranger made up; those not named in
 * `shownAgain` are ignored. `values` holds what was typed, cut and without control characters, ready to be shown again;
 * when a field is wrong, `fields` says why.
 *
 * @param shownAgain how many UTF-16 units of each field are given back
 */
export function parseForm<Input>(
  schema: z.ZodType<Input>,
  shownAgain: Record<keyof Input & string, number>,
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<Input> {
  const names = Object.keys(shownAgain) as (keyof Input & string)[];
  const known = Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(sent, name) ? sent[name] : undefined]),
  );
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const typed = known[name];
      return typeof typed === 'string' ? [[name, showable(typed, shownAgain[name])] as const] : [];
    }),
  );
  const result = schema.safeParse(known);
  if (result.success) return { ok: true, data: result.data, values };
  const fields = z.flattenError(result.error).fieldErrors as Record<string, TextFieldError[]>;
  return { ok: false, fields, values };
}

function showable(typed: string, units: number): string {
  const cut = typed.slice(0, units).toWellFormed();
  return cut.replace(controls, '').replace(bidiControls, '').replace(lineBreak, '\n');
}
